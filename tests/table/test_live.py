"""Tables in memory: what is refused leaves no trace, what is accepted is stored first, and a restart costs nothing."""

import asyncio
import gc
from pathlib import Path
from typing import Any

import pytest
from litestar.response.sse import ServerSentEventMessage
from markupsafe import escape

from serving import Watch, address, house_on, site_on, state, step, steps, table_of, until_over
from villainy.bots import LEVELS
from villainy.engine.errors import GameOver, NotOffered, OutOfTurn, Refusal, StaleQuestion
from villainy.engine.game import Game
from villainy.engine.record import Entry, Header
from villainy.table.bots import Bots
from villainy.table.live import GRACE, REST, SPECTATOR, House, Live, NoTable, SeatTaken
from villainy.table.render import Pages
from villainy.table.storage import OVER, PLAYING, WAITING, Store, TableRow
from villainy.table.web.streams import changes

pytestmark = pytest.mark.anyio


async def stored(house: House, live: Live) -> list[Entry]:
    return (await house.store.entries(live.row.id))[0]


class Faulty(Store):
    """A disk that can be full."""

    broken = False
    also_reading = False

    async def add_entries(self, table: str, n: int, entries: list[Entry], request: str | None, **values: Any) -> None:
        if self.broken:
            await asyncio.sleep(0.01)
            raise OSError
        await super().add_entries(table, n, entries, request, **values)

    async def entries(self, table: str) -> tuple[list[Entry], dict[str, int]]:
        if self.broken and self.also_reading:
            raise OSError
        return await super().entries(table)


# What is refused --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("moves", [0, 7, 30])
async def test_only_offered_options_from_the_seat_that_is_asked_at_that_question(db: Path, moves: int) -> None:
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "Bob", "Cyd")
        await steps(house, live, moves)
        before = state(house, live)
        seat = live.game.to_answer()[0]
        offered = live.game.options(seat)
        ticket = house.ticket(live, seat)
        for option in {*range(live.game.deck.space.size), 1 << 40} - set(offered):
            with pytest.raises(NotOffered):
                await house.move(live, seat, option, ticket, f"option {option}")
        for other in set(range(3)) - {seat}:
            for option in (offered[0], 0):
                with pytest.raises(OutOfTurn):
                    await house.move(live, other, option, house.ticket(live, other), f"seat {other}")
                with pytest.raises(StaleQuestion):
                    await house.move(live, other, option, ticket, f"seat {other}")
        for wrong in ("", "nonsense", house.ticket(live, SPECTATOR), house.seal.mark("question", "x", seat, 1, 0)):
            with pytest.raises(StaleQuestion):
                await house.move(live, seat, offered[0], wrong, f"ticket {wrong}")
        with pytest.raises(Refusal):
            await house.withdraw(live, seat, ticket, "nothing is sealed")
        assert state(house, live) == before
        assert len(await stored(house, live)) == moves


async def test_an_answer_to_an_older_question_is_refused(db: Path) -> None:
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "Bob")
        seen: list[tuple[int, int, str]] = []
        for _ in range(25):
            seat = live.game.to_answer()[0]
            seen.append((seat, live.game.options(seat)[0], house.ticket(live, seat)))
            await step(house, live)
        before = state(house, live)
        for seat, option, ticket in seen:
            with pytest.raises(StaleQuestion):
                await house.move(live, seat, option, ticket, "late")
        assert state(house, live) == before
        assert len({ticket for _, _, ticket in seen}) == len(seen)


async def test_an_answer_from_before_a_take_back_is_refused(db: Path) -> None:
    """The question has the same number in the game, but it is another."""
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "Bob", "Cyd")
        tried = 0
        while live.row.status == PLAYING and tried < 3:
            mover, option = await step(house, live)
            asked = live.game.to_answer()
            if live.play is None or not live.play.can_take_back(mover) or not asked or asked[0] == mover:
                continue
            late = (asked[0], live.game.options(asked[0])[0], house.ticket(live, asked[0]))
            await house.take_back(live, mover, f"back {tried}")
            again = live.game.options(mover)
            await house.move(live, mover, again[again.index(option) - 1], house.ticket(live, mover), f"other {tried}")
            with pytest.raises(StaleQuestion):
                await house.move(live, *late, f"late {tried}")
            tried += 1
        assert tried


async def test_nothing_can_be_played_before_the_beginning_or_after_the_end(db: Path) -> None:
    async with house_on(db) as house:
        waiting = await table_of(house, "Ann", "-")
        for act in (
            house.move(waiting, 0, 0, "", "r"),
            house.withdraw(waiting, 0, "", "r"),
            house.take_back(waiting, 0, "r"),
            house.propose_take_back(waiting, 0),
            house.agree(waiting, 0, yes=True),
        ):
            with pytest.raises(Refusal):
                await act
        live = await table_of(house, "Ann", "Bob")
        await steps(house, live, 10_000)
        assert live.row.status == OVER
        before = state(house, live)
        with pytest.raises(GameOver):
            await house.move(live, 0, 0, house.ticket(live, 0), "r")
        with pytest.raises(Refusal):
            await house.take_back(live, 0, "r")
        with pytest.raises(Refusal):
            await house.propose_take_back(live, 0)
        assert state(house, live) == before


async def test_there_is_no_table_that_nobody_opened(db: Path) -> None:
    async with house_on(db) as house:
        for name in ("", "nonsense", "\0", "'; drop table entries; --"):
            with pytest.raises(NoTable):
                await house.table(name)


# Once ---------------------------------------------------------------------------------------------------------------


async def test_the_same_request_twice_is_played_once(db: Path) -> None:
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "Bob")
        await steps(house, live, 5)
        seat = live.game.to_answer()[0]
        move = (live, seat, live.game.options(seat)[0], house.ticket(live, seat), "once")
        await house.move(*move)
        before = state(house, live)
        await house.move(*move)
        assert state(house, live) == before
        assert len(await stored(house, live)) == 6
        await steps(house, live, 3)
        await house.move(*move)
        assert len(await stored(house, live)) == 9


async def test_the_same_request_many_times_at_once_is_played_once(db: Path) -> None:
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "Bob")
        for n in range(12):
            seat = live.game.to_answer()[0]
            move = (live, seat, live.game.options(seat)[0], house.ticket(live, seat), f"request {n}")
            await asyncio.gather(*(house.move(*move) for _ in range(8)))
            assert len(await stored(house, live)) == n + 1


async def test_two_answers_at_once_are_one_answer(db: Path) -> None:
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "Bob")
        seat = live.game.to_answer()[0]
        ticket, options = house.ticket(live, seat), live.game.options(seat)[:4]
        answers = await asyncio.gather(
            *(house.move(live, seat, option, ticket, f"with {option}") for option in options), return_exceptions=True
        )
        assert [type(answer) for answer in answers].count(type(None)) == 1
        assert all(answer is None or isinstance(answer, StaleQuestion) for answer in answers)
        assert len(await stored(house, live)) == 1


async def test_a_repeated_request_is_known_after_a_restart(db: Path) -> None:
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "Bob")
        seat = live.game.to_answer()[0]
        move = (seat, live.game.options(seat)[0], house.ticket(live, seat), "before the crash")
        await house.move(live, *move)
        table = live.row.id
    async with house_on(db) as house:
        live = await house.table(table)
        await house.move(live, *move)
        assert len(await stored(house, live)) == 1


# Stored before shown ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("also_reading", [False, True])
async def test_a_move_that_is_not_stored_is_seen_by_nobody(db: Path, also_reading: bool) -> None:
    store = Faulty(address(db))
    async with house_on(db, store) as house:
        live = await table_of(house, "Ann", "Bob")
        await steps(house, live, 4)
        before = state(house, live)
        pages = Pages()
        marks = [pages.table(house, live, seat, None, "en", "").mark for seat in (0, 1, SPECTATOR)]
        seat = live.game.to_answer()[0]
        move = (live, seat, live.game.options(seat)[0], house.ticket(live, seat))
        store.broken, store.also_reading = True, also_reading

        async def looks() -> list[str]:
            """Somebody who comes in while the move is under way."""
            table = await house.table(live.row.id)
            async with table.lock:
                return [pages.table(house, table, at, None, "en", "").mark for at in (0, 1, SPECTATOR)]

        first, second, *seen = await asyncio.gather(
            house.move(*move, "lost"),
            house.move(*move, "lost too"),
            *(looks() for _ in range(3)),
            return_exceptions=True,
        )
        assert isinstance(first, OSError) and isinstance(second, OSError)
        assert seen == [marks] * 3
        assert state(house, await house.table(live.row.id)) == before
        store.broken = False
        await house.move(*move, "lost")
        assert len(await stored(house, live)) == 5
        again = await house.table(live.row.id)
        await steps(house, again, 10_000)
        assert again.row.status == OVER
        assert len(await stored(house, again)) == len(again.play.entries if again.play else [])


async def test_another_writer_is_noticed(db: Path) -> None:
    """Two servers on one file: who is behind refuses, and sees what the other has stored."""
    async with house_on(db) as one, house_on(db) as two:
        here = await table_of(one, "Ann", "Bob")
        there = await two.table(here.row.id)
        seat, option = await step(one, here, "one")
        with pytest.raises(StaleQuestion):
            await two.move(there, seat, option, two.ticket(there, seat), "two")
        assert state(two, there) == state(one, here)
        await step(two, there, "on")
        await one.move(here, seat, option, "", "one")
        assert len(await stored(one, here)) == 2


async def test_bots_go_on_when_the_disk_is_well_again(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sleep = asyncio.sleep
    monkeypatch.setattr("villainy.table.live.asyncio.sleep", lambda seconds: sleep(min(seconds, 0.005)))
    store = Faulty(address(db))
    async with house_on(db, store) as house:
        store.broken = True
        live = await table_of(house, "bot", "bot")
        await sleep(0.05)
        async with live.lock:
            assert await stored(house, live) == [] and live.play is not None and live.play.entries == []
        store.broken = False
        await until_over(house, live)


# Restart ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("moves", [0, 1, 13, 40, 10_000])
async def test_a_restart_at_any_point_changes_nothing(db: Path, moves: int) -> None:
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "Bob", "Cyd", seed=f"restart {moves}")
        await steps(house, live, moves)
        await house.say(live, "Ann", "hello")
        before, table = state(house, live), live.row.id
        pages = Pages()
        marks = [pages.table(house, live, seat, None, "nn", "").mark for seat in (0, 1, 2, SPECTATOR)]
    async with house_on(db) as house:
        live = await house.table(table)
        assert state(house, live) == before
        assert [pages.table(house, live, seat, None, "nn", "").mark for seat in (0, 1, 2, SPECTATOR)] == marks
        await steps(house, live, 10_000)
        assert live.row.status == OVER


async def test_a_restart_after_take_backs_changes_nothing(db: Path) -> None:
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "Bob")
        for n in range(60):
            seat, _ = await step(house, live)
            if live.row.status == OVER:
                break
            if live.play is not None and live.play.can_take_back(seat) and n % 2:
                await house.take_back(live, seat, f"back {n}")
            elif n % 10 == 9:
                await house.propose_take_back(live, seat)
                await house.agree(live, 1 - seat, yes=True)
        kinds = {entry[0] for entry in await stored(house, live)}
        assert kinds == {"move", "take-back", "reseed"}
        before, table = state(house, live), live.row.id
    async with house_on(db) as house:
        assert state(house, await house.table(table)) == before


async def test_a_table_that_nobody_comes_to_is_forgotten_and_found_again(db: Path) -> None:
    async with house_on(db, start=False) as house:
        watch = Watch()
        with watch.worn():
            live = await table_of(house, "Ann", "Bob")
            await steps(house, live, 10)
            table, before = live.row.id, state(house, live)
            watch.now += REST - 1
            house.forget()
            assert await house.table(table) is live
            watch.now += REST - 1
            house.forget()
            assert await house.table(table) is live, "somebody has come since"
            watch.now += REST + 1
            house.forget()
            assert not house._kept and await house.table(table) is live, "whoever still has it shares it"
            watch.now += REST + 1
            house.forget()
            del live
            gc.collect()
            assert house.figures()["tables_in_memory"] == 0
            live = await house.table(table)
            assert state(house, live) == before
            await steps(house, live, 10_000)
            assert live.row.status == OVER


async def test_a_table_where_somebody_has_second_thoughts_is_not_forgotten(db: Path) -> None:
    async with house_on(db, start=False) as house:
        watch = Watch()
        with watch.worn():
            asking = await table_of(house, "Cyd", "Dee", seed="other")
            await steps(house, asking, 10)
            await house.propose_take_back(asking, 0)
            watch.now += REST + 1
            house.forget()
            assert set(house._kept) == {asking.row.id}
            await house.agree(asking, 1, yes=False)
            house.forget()
            assert not house._kept


async def test_a_table_with_a_clock_leaves_memory_and_comes_back_when_time_is_up(db: Path) -> None:
    """Nobody gains time by it, and nobody is waited for without end."""
    async with house_on(db, start=False) as house:
        watch = Watch()
        with watch.worn():
            live = await table_of(house, "Ann", "Bob", clock=3 * int(REST))
            table, asked = live.row.id, live.game.to_answer()[0]
            until = [live.until(viewer) for viewer in range(3)]
            watch.now += REST + 1
            house.forget()
            del live
            gc.collect()
            assert house.figures()["tables_in_memory"] == 0
            await house._recall_late()
            assert house.figures()["tables_in_memory"] == 0, "there is time left"
            live = await house.table(table)
            assert [live.until(viewer) for viewer in range(3)] == until
            watch.now += REST + 1
            house.forget()
            del live
            gc.collect()
            watch.now += REST
            await house._recall_late()
            assert house.figures()["tables_in_memory"] == 1, "time is up"
            live = house._live[table]
            assert live.clock.late >= 0
            watch.now += GRACE
            await house._check_clock(live)
            assert live.plays_itself(asked)


@pytest.mark.parametrize("end", ["played", "left"])
async def test_a_table_with_a_clock_that_is_over_or_gone_leaves_nothing_in_memory(db: Path, end: str) -> None:
    async with house_on(db, start=False) as house:
        live = await table_of(house, "Ann", "Bob", clock=60)
        table = live.row.id
        if end == "played":
            await steps(house, live, 10_000)
            assert live.row.status == OVER
            live.used_at -= REST + 1
            house.forget()
        else:
            for seat in (0, 1):
                await house.leave(table, live.row.seats[seat].person or 0)
        del live
        gc.collect()
        assert not house._clocks and not house._kept and house.figures()["tables_in_memory"] == 0


async def test_who_watches_a_forgotten_table_sees_what_others_do_there(db: Path) -> None:
    async with site_on(db) as site:
        house = site.house
        live = await table_of(house, "Ann", "Bob")
        table = live.row.id
        visitor = type("Visitor", (), {"person": None, "language": "en", "csrf": "", "token": ""})()
        stream = changes(house, Pages(), table, SPECTATOR, visitor, "")
        first = await anext(stream)
        live.used_at -= REST + 1
        house.forget()
        assert table not in house._kept
        del live
        gc.collect()
        waiting = asyncio.ensure_future(anext(stream))
        await asyncio.sleep(0)
        await steps(house, await house.table(table), 10)
        assert (await asyncio.wait_for(waiting, 5)).id != first.id
        await stream.aclose()  # type: ignore[attr-defined]


async def test_bots_go_on_after_a_restart(db: Path) -> None:
    async with house_on(db) as house:
        house.pace = 60
        live = await table_of(house, "bot", "bot", "bot")
        table = live.row.id
        await asyncio.sleep(0)
        assert live.row.status == PLAYING
    async with house_on(db) as house:
        await until_over(house, await house.table(table))


# Sitting down -------------------------------------------------------------------------------------------------------


async def test_a_table_begins_when_its_last_seat_is_taken(db: Path) -> None:
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "-", "-")
        assert live.row.status == WAITING and live.play is None
        bob = await house.store.new_person(b"bob", "Bob", "en")
        await house.sit(live, 1, bob.id, "Bob")
        with pytest.raises(SeatTaken):
            await house.sit(live, 1, bob.id, "Bob")
        with pytest.raises(SeatTaken):
            await house.fill(live, 0, LEVELS[0], "bot")
        assert live.row.status == WAITING
        await house.fill(live, 2, LEVELS[0], "bot")
        assert live.names == ("Ann", "Bob", "bot") and live.game.to_answer()
        assert tuple(live.row.header.seats) == live.names


async def test_of_many_who_want_a_seat_one_gets_it(db: Path) -> None:
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "-")
        people = [await house.store.new_person(b"%d" % n, f"guest {n}", "en") for n in range(6)]
        answers = await asyncio.gather(
            *(house.sit(live, 1, person.id, person.nickname) for person in people), return_exceptions=True
        )
        assert sorted(type(answer).__name__ for answer in answers) == ["NoneType"] + ["SeatTaken"] * 5
        winner = people[answers.index(None)]
        assert live.row.seats[1].person == winner.id and live.names[1] == winner.nickname


async def test_one_person_has_several_seats(db: Path) -> None:
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "Ann", "Bob")
        ann = live.row.seats[0].person
        assert live.seats_of(ann) == [0, 1] and live.seats_of(None) == []
        model = Pages().model(house, live, 0, ann, "en")
        assert model["table"]["seats_of_mine"] == [0, 1]
        await steps(house, live, 10_000)
        assert live.row.status == OVER


# Bots and absence ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 6])
async def test_bots_play_to_the_end(db: Path, players: int) -> None:
    async with house_on(db) as house:
        live = await table_of(house, *["bot"] * players, seed=f"bots {players}")
        await until_over(house, live)
        assert live.row.hash and live.game.winners


async def test_a_person_and_bots_play_to_the_end(db: Path) -> None:
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "bot", "bot")
        async with asyncio.timeout(60):
            while live.row.status != OVER:
                changed = live.changed
                if live.game.to_answer() == [0]:
                    await step(house, live)
                else:
                    await changed.wait()


async def test_bots_think_in_processes_of_their_own(db: Path) -> None:
    """One question for the real pool, so that the way there and back is known to work."""
    bots = Bots(1)
    bots.start()
    try:
        async with house_on(db) as house:
            live = await table_of(house, "Ann", "Bob")
            seat = live.game.to_answer()[0]
            for level in LEVELS:
                assert await bots.choose(live.row.header, live.game, seat, level) in live.game.options(seat)
    finally:
        bots.stop()


async def test_a_slow_bot_delays_no_other_table(db: Path) -> None:
    async with house_on(db) as house:
        choose, slow = house.bots.choose, asyncio.Event()

        async def sometimes(header: Header, game: Game, seat: int, level: str) -> int:
            if header.seed == "slow":
                await slow.wait()
            return await choose(header, game, seat, level)

        house.bots.choose = sometimes  # type: ignore[method-assign]
        waits = await table_of(house, "bot", "bot", seed="slow")
        await until_over(house, await table_of(house, "bot", "bot", seed="quick"))
        assert waits.play is not None and not waits.play.entries
        slow.set()
        await until_over(house, waits)


async def test_after_clock_and_grace_a_bot_stands_in_until_the_person_is_back(db: Path) -> None:
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "Bob", clock=60)
        seat = live.game.to_answer()[0]
        await house._check_clock(live)
        live.clock.asked_at -= 60 + GRACE - 5
        await house._check_clock(live)
        assert not live.plays_itself(seat)
        live.clock.asked_at -= 5
        await house._check_clock(live)
        assert live.plays_itself(seat) and not live.plays_itself(1 - seat)
        row = await house.store.table(live.row.id)
        assert isinstance(row, TableRow) and row.seats[seat].stand_in
        async with asyncio.timeout(30):
            while seat in live.game.to_answer():
                changed = live.changed
                await changed.wait()
        assert Pages().model(house, live, seat, None, "en")["table"]["stand_ins"][seat]
        await house.stand_in(live, seat, on=False)
        assert not live.plays_itself(seat)
        while live.game.to_answer() != [seat]:
            await step(house, live)
        assert live.game.options(seat)


async def test_without_a_clock_nobody_stands_in(db: Path) -> None:
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "Bob")
        live.clock.asked_at -= 1_000_000
        await asyncio.sleep(0)
        assert not any(at.stand_in for at in live.row.seats)


# Taking back --------------------------------------------------------------------------------------------------------


async def reach(house: House, live: Live, *, free: bool) -> int:
    """Play on until the last move can, or cannot, be taken back by who made it; who that is."""
    while True:
        seat, _ = await step(house, live)
        assert live.row.status == PLAYING and live.play is not None
        if live.play.can_take_back(seat) == free:
            return seat


async def test_a_move_from_which_nobody_learned_is_taken_back_alone(db: Path) -> None:
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "Bob")
        seat = await reach(house, live, free=True)
        assert live.play is not None
        kept, told = len(live.play.line) - 1, len(live.events)
        with pytest.raises(Refusal):
            await house.take_back(live, 1 - seat, "not mine")
        await house.take_back(live, seat, "back")
        await house.take_back(live, seat, "back")
        assert len(live.play.line) == kept and live.game.to_answer() == [seat]
        assert len(live.events) <= told
        assert (await stored(house, live))[-1] == ["take-back", kept]


async def test_beyond_that_the_others_must_agree_and_chance_is_fresh(db: Path) -> None:
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "Bob", "Cyd")
        seat = await reach(house, live, free=False)
        one, two = sorted({0, 1, 2} - {seat})
        with pytest.raises(Refusal):
            await house.take_back(live, seat, "alone")
        with pytest.raises(Refusal):
            await house.agree(live, one, yes=True)
        before = state(house, live)
        await house.propose_take_back(live, seat)
        consent = [Pages().model(house, live, at, None, "en")["table"]["consent"] for at in (seat, one, SPECTATOR)]
        assert [asked["mine"] for asked in consent] == [True, False, False]
        with pytest.raises(Refusal):
            await house.agree(live, seat, yes=True)
        await house.agree(live, one, yes=True)
        assert state(house, live) == before
        await house.agree(live, two, yes=True)
        entries = await stored(house, live)
        assert [entry[0] for entry in entries[-2:]] == ["take-back", "reseed"]
        assert live.proposal is None and live.game.to_answer() == [seat]
        await steps(house, live, 10_000)
        assert live.row.status == OVER


async def test_one_no_ends_it(db: Path) -> None:
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "Bob", "Cyd")
        seat = await reach(house, live, free=False)
        before = state(house, live)
        others = sorted({0, 1, 2} - {seat})
        await house.propose_take_back(live, seat)
        await house.agree(live, others[0], yes=True)
        await house.agree(live, others[1], yes=False)
        assert live.proposal is None and state(house, live) == before
        with pytest.raises(Refusal):
            await house.agree(live, others[0], yes=True)


async def test_bots_agree_to_everything_and_wait_for_an_answer(db: Path) -> None:
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "bot")
        async with asyncio.timeout(60):
            while live.game.to_answer() != [0]:
                changed = live.changed
                await changed.wait()
        await step(house, live)
        await house.propose_take_back(live, 0)
        assert (await stored(house, live))[-1][0] in {"reseed", "move"}
        assert "reseed" in {entry[0] for entry in await stored(house, live)}


async def test_who_has_not_moved_has_nothing_to_take_back(db: Path) -> None:
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "Bob")
        for seat in (0, 1):
            with pytest.raises(Refusal):
                await house.propose_take_back(live, seat)


# Chat, play again, streams ----------------------------------------------------------------------------------------


async def test_chat_is_stored_and_shown_to_all(db: Path) -> None:
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "Bob")
        await asyncio.gather(*(house.say(live, "Ann", f"line {n}") for n in range(5)))
        shown = [Pages().model(house, live, seat, None, "en")["chat"] for seat in (0, 1, SPECTATOR)]
        assert shown[0] == shown[1] == shown[2]
        assert {said["text"] for said in shown[0]} == {f"line {n}" for n in range(5)}
        assert [said.text for said in await house.store.chat(live.row.id)] == [said["text"] for said in shown[0]]


async def test_spectators_talk_where_they_may_and_are_marked(db: Path) -> None:
    async with site_on(db) as site:
        ann, eve = await site.guest("Ann"), await site.guest("Eve")
        quiet, lively = await ann.open("me", "me"), await ann.open("me", "me", talk="yes")
        shut = (await ann.send("/open/evil101", players=2, **{"seat-0": "me", "seat-1": "me", "talk": "yes"})).headers
        for table in (quiet, shut["location"].removeprefix("/t/")):
            page = await eve.get(f"/t/{table}")
            assert "/chat" not in page.text
            refused = await eve.send(f"/t/{table}/chat", seat=-1, text="psst")
            assert refused.status_code == 403 and not (await site.house.table(table)).chat
        await eve.get(f"/t/{lively}")
        assert f"/t/{lively}/chat" in eve.page
        assert (await eve.send(f"/t/{lively}/chat", seat=-1, text="psst")).status_code == 303
        assert (await eve.send(f"/t/{lively}/chat", seat=0, text="I am Ann")).status_code == 403
        await ann.send(f"/t/{lively}/chat", seat=0, text="hush")
        live = await site.house.table(lively)
        assert [(said.name, said.watching) for said in live.chat] == [("Eve", True), ("Ann", False)]
        assert await site.house.store.chat(lively) == live.chat
        assert "Eve</b> <i>(watching)</i> psst" in (await ann.get(f"/t/{lively}?seat=0")).text
        over = await site.house.table(quiet)
        await steps(site.house, over, 10_000)
        assert (await eve.send(f"/t/{quiet}/chat", seat=-1, text="well played")).status_code == 303


async def test_a_finished_table_starts_again_with_the_same_people_once(db: Path) -> None:
    async with site_on(db) as site:
        ann = await site.guest("Ann")
        table = await ann.open("me", "random")
        refused = await ann.send(f"/t/{table}/again", seat=0)
        assert refused.status_code == 403
        live = await site.house.table(table)
        async with asyncio.timeout(60):
            while live.row.status != OVER:
                changed = live.changed
                if 0 in live.game.to_answer():
                    await step(site.house, live)
                else:
                    await changed.wait()
        answers = await asyncio.gather(*(ann.send(f"/t/{table}/again", seat=0) for _ in range(3)))
        assert {answer.status_code for answer in answers} == {303}
        assert len({answer.headers["location"] for answer in answers}) == 1
        fresh = await site.house.table(answers[0].headers["location"].removeprefix("/t/"))
        assert fresh.names == live.names and fresh.row.status == PLAYING
        assert fresh.row.header.seed != live.row.header.seed
        assert len(await site.house.store.tables(most=100)) == 2


async def test_the_list_of_finished_games_names_who_has_won(db: Path) -> None:
    async with site_on(db) as site:
        ann = await site.guest("Ann")
        bob = await site.guest("Bob <b>")
        table = await ann.open("me", "open")
        await bob.send(f"/t/{table}/sit/1")
        live = await site.house.table(table)
        assert "won by" not in (await ann.get("/")).text
        await steps(site.house, live, 10_000)
        names = [live.names[seat] for seat in live.game.winners]
        assert live.row.winners == tuple(live.game.winners) and names
        assert f"won by {escape(', '.join(names))}" in (await ann.get("/")).text
        stored = await site.house.store.table(table)
        assert isinstance(stored, TableRow) and stored.winners == live.row.winners
        await ann.send("/language", language="nn", back="/")
        assert f"vunne av {escape(', '.join(names))}" in (await ann.get("/")).text


async def test_a_stream_sends_a_view_when_it_has_changed_and_only_then(db: Path) -> None:
    async with site_on(db) as site:
        house = site.house
        live = await table_of(house, "Ann", "Bob")
        visitor = type("Visitor", (), {"person": None, "language": "en", "csrf": "", "token": ""})()
        stream = changes(house, Pages(), live.row.id, 0, visitor, "")
        first = await anext(stream)
        assert first.event == "view" and first.id
        assert first.encode() == ServerSentEventMessage(first.data, "view", first.id).encode()
        waiting = asyncio.ensure_future(anext(stream))
        for _ in range(3):
            live.wake()
            await asyncio.sleep(0.01)
        assert not waiting.done()
        live.changed.beat()
        here = await asyncio.wait_for(waiting, 5)
        assert here.event is None and here.comment == "here"
        waiting = asyncio.ensure_future(anext(stream))
        await step(house, live)
        second = await asyncio.wait_for(waiting, 5)
        assert second.event == "view" and second.id != first.id
        resumed = changes(house, Pages(), live.row.id, 0, visitor, str(second.id))
        waiting = asyncio.ensure_future(anext(resumed))
        await asyncio.sleep(0.02)
        assert not waiting.done()
        house.ending()
        assert (await asyncio.wait_for(waiting, 5)).event == "bye"
        await stream.aclose()  # type: ignore[attr-defined]
        await resumed.aclose()  # type: ignore[attr-defined]


async def test_every_stream_says_now_and_then_that_it_is_there(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("villainy.table.live.BEAT", 2)
    async with site_on(db) as site:
        tables = [await table_of(site.house, "Ann", "Bob") for _ in range(3)]
        beats = await asyncio.wait_for(asyncio.gather(*[live.changed.wait() for live in tables]), 10)
        assert beats == [False, False, False]
