"""Nobody is waited for without end, and the clock tells nothing that should stay hidden."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from serving import house_on, site_on, step, steps, table_of
from toys.sealed_bids import Bid
from toytable import GAME, ToyPages, toy_on_the_shelf
from villainy.engine.errors import Refusal
from villainy.engine.event import NO_CARD, Event
from villainy.table import live as table_live
from villainy.table.live import GRACE, PATIENCE, SPECTATOR, House, Live
from villainy.table.render import Pages

pytestmark = pytest.mark.anyio

PAGES = Pages()


class Day:
    """A day whose hours pass when the test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def time(self) -> float:
        return self.now

    monotonic = time


@pytest.fixture
def day(monkeypatch: pytest.MonkeyPatch) -> Day:
    made = Day()
    monkeypatch.setattr(table_live, "time", made)
    return made


def shown(house: House, live: Live, seat: int, pages: Pages = PAGES) -> dict[str, Any]:
    """What a viewer is sent of the table itself."""
    model = pages.model(house, live, seat, None, "en")
    found: dict[str, Any] = model["table"]
    return found


async def until_bids(house: House, live: Live) -> None:
    """Play on until all are asked for a sealed bid."""
    while not isinstance(live.game.asking, Bid):
        await step(house, live)


async def test_everybody_sees_until_when_a_person_has_time(db: Path, day: Day) -> None:
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "Bob", clock=60)
        for _ in range(12):
            asked = live.game.to_answer()[0]
            for seat in (0, 1, SPECTATOR):
                clock = shown(house, live, seat)["clock"]
                assert clock["until"] == day.now + 60 and clock["mine"] == (seat == asked)
                html = PAGES.table(house, live, seat, None, "en", "").html
                assert f'data-until="{clock["until"]}"' in html and "60 seconds left when this page was drawn" in html
            day.now += 7
            await step(house, live)


async def test_there_is_no_clock_where_nobody_is_in_a_hurry(db: Path) -> None:
    async with house_on(db, start=False) as house:
        free = await table_of(house, "Ann", "Bob")
        assert shown(house, free, 0)["clock"] is None
        timed = await table_of(house, "Ann", "Bob", clock=60)
        await house.stand_in(timed, timed.game.to_answer()[0], on=True)
        assert shown(house, timed, SPECTATOR)["clock"] is None


async def test_a_clock_counts_no_question_that_a_viewer_cannot_see(db: Path, day: Day) -> None:
    """Whoever sees nothing happen sees no clock start anew: it would count decisions that are hidden from them."""
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "Bob", "Cyd", clock=60)
        asked = live.game.to_answer()[0]
        others = {0, 1, 2, SPECTATOR} - {asked}
        until = day.now + 60
        day.now += 10
        live.game.number += 1  # the same seat is asked again, and nobody heard of anything
        live.wind([])
        assert shown(house, live, asked)["clock"]["until"] == day.now + 60
        assert {shown(house, live, seat)["clock"]["until"] for seat in others} == {until}
        day.now += 10
        live.game.number += 1
        one = min(others - {SPECTATOR})
        live.wind([Event("told", "", asked, -1, 0, NO_CARD, 0, 1 << one)])
        assert shown(house, live, one)["clock"]["until"] == day.now + 60
        assert {shown(house, live, seat)["clock"]["until"] for seat in others - {one}} == {until}


async def test_an_answer_of_another_adds_no_time(db: Path, day: Day) -> None:
    async with house_on(db) as house:
        with toy_on_the_shelf():
            live = await table_of(house, "Ann", "Bob", "Cyd", game=GAME, clock=60)
            pages = ToyPages()
            until = shown(house, live, 0, pages)["clock"]["until"]
            number = live.game.number
            day.now += 20
            await step(house, live)
            assert live.game.number == number
            for seat in (0, 1, 2, SPECTATOR):
                assert shown(house, live, seat, pages)["clock"]["until"] == until
            seat = next(seat for seat in range(3) if live.game.sealed[seat])
            await house.withdraw(live, seat, house.ticket(live, seat), "again")
            assert shown(house, live, seat, pages)["clock"]["until"] == until


async def test_when_time_is_up_the_rules_decide_where_they_say_what(
    db: Path, day: Day, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Bid, "fallback", lambda _, game, seat: game.options(seat)[0])
    async with house_on(db, start=False) as house:
        with toy_on_the_shelf():
            live = await table_of(house, "Ann", "Bob", game=GAME, clock=60)
            await until_bids(house, live)
            assert shown(house, live, 0, ToyPages())["clock"]["then"] == f"option {live.game.options(0)[0]}"
            assert shown(house, live, SPECTATOR, ToyPages())["clock"]["then"] == ""
            number = live.game.number
            day.now += 59
            await house._check_clock(live)
            assert live.game.number == number and live.game.to_answer() == [0, 1]
            day.now += 1
            await house._check_clock(live)
            assert live.game.number == number + 1 and not any(at.stand_in for at in live.row.seats)
            # What comes next has no rule for it: there a bot stands in, after the grace.
            day.now += 60
            await house._check_clock(live)
            assert not any(at.stand_in for at in live.row.seats)
            day.now += GRACE
            await house._check_clock(live)
            assert all(at.stand_in for at in live.row.seats)


async def test_nobody_gains_time_by_leaving_and_coming_back_but_who_is_late(db: Path, day: Day) -> None:
    async with house_on(db, start=False) as house:
        live = await table_of(house, "Ann", "Bob", clock=60)
        asked = live.game.to_answer()[0]
        until = shown(house, live, asked)["clock"]["until"]
        day.now += 30
        await house.stand_in(live, 1 - asked, on=True)
        await house.stand_in(live, 1 - asked, on=False)
        assert shown(house, live, asked)["clock"]["until"] == until
        await house.stand_in(live, asked, on=True)
        await house.stand_in(live, asked, on=False)
        assert shown(house, live, asked)["clock"]["until"] == until
        day.now += 30
        await house.stand_in(live, asked, on=True)
        await house.stand_in(live, asked, on=False)
        assert shown(house, live, asked)["clock"]["until"] == day.now + 60


async def test_second_thoughts_that_nobody_answers_are_dropped(db: Path, day: Day) -> None:
    async with house_on(db, start=False) as house:
        live = await table_of(house, "Ann", "Bob", "Cyd")
        await steps(house, live, 9)
        seat = next(entry[1] for entry in live.play.line if entry[0] == "move") if live.play else 0
        await house.propose_take_back(live, seat)
        day.now += PATIENCE
        await house._check_clock(live)
        asked = live.proposal
        assert asked is not None
        day.now += 1
        await house._check_clock(live)
        assert live.proposal is None
        with pytest.raises(Refusal):
            await house.agree(live, (seat + 1) % 3, yes=True)


async def test_a_sealed_answer_is_taken_back_at_the_table(db: Path) -> None:
    with toy_on_the_shelf():
        async with site_on(db) as site:
            ann = await site.guest("Ann")
            token = ann.client.cookies["villainy"]
            async with httpx.AsyncClient(transport=site.transport(), base_url="http://table.test") as program:
                program.headers["authorization"] = f"Bearer {token}"
                made = await program.post("/api/tables", json={"game": GAME, "seats": ["me", "me"]})
            table = made.json()["table"]["table"]
            live = await site.house.table(table)
            await until_bids(site.house, live)
            await ann.get(f"/t/{table}?seat=0")
            assert "/withdraw" not in ann.page
            ticket, option = site.house.ticket(live, 0), live.game.options(0)[0]
            await ann.send(f"/t/{table}/move", seat=0, option=option, number=ticket, request="one")
            assert live.game.to_answer() == [1] and live.game.sealed[0]
            await ann.get(f"/t/{table}?seat=0")
            assert f'action="/t/{table}/withdraw"' in ann.page and f'value="{ticket}"' in ann.page
            other = (await ann.client.get(f"/t/{table}?seat=1")).text
            assert "/withdraw" not in other
            answer = await ann.send(f"/t/{table}/withdraw", seat=0, number=ticket, request="two")
            assert answer.status_code == 303 and live.game.to_answer() == [0, 1] and not live.game.sealed[0]
            stale = await ann.send(f"/t/{table}/withdraw", seat=0, number=ticket, request="three")
            assert stale.status_code == 409
