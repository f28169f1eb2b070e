"""Standing orders: who gave them is asked no more than they want, and nobody else can tell."""

import asyncio
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import create_engine, text

from serving import REQUEST, Site, Watch, address, ask_always, house_on, site_on, table_of, ticked
from spytable import NAMES, liked, move, spies_at
from toys import duel
from villainy.engine.box import Box
from villainy.engine.chance import seeded
from villainy.engine.orders import ANSWERING, Occasion, Orders, in_window, way_to_pass
from villainy.games import SHELF, box
from villainy.games.spies.phase import GENIUS, MASTER, OCCASIONS
from villainy.table.api import _seen
from villainy.table.door import Visitor
from villainy.table.live import SPECTATOR, House, Live
from villainy.table.render import Pages
from villainy.table.storage import OVER, PERSON, Person, SeatRow, TableRow
from villainy.table.web.streams import changes
from villainy.words import LANGUAGES, words_of

pytestmark = pytest.mark.anyio

PAGES = Pages()
SPIES = box("spies")
NOBODY = Orders(())
LONG = 3600.0


def occasion(live: Live) -> str:
    return "".join(SPIES.occasion(live.game, live.game.seat))


def everything(live: Live, seat: int = GENIUS) -> Orders:
    return ask_always(box(live.row.header.game), live.row.header.settings, seat)


async def play_until(
    house: House, live: Live, stop: Callable[[], bool], seed: str = "orders", most: int = 800
) -> list[tuple[int, str]]:
    """Let people answer whatever they are asked, until something is so: who was asked, on which occasion."""
    chance = seeded(seed)
    told: list[tuple[int, str]] = []
    for _ in range(most):
        while live.row.status != OVER and not any(live.asks(seat) for seat in (GENIUS, MASTER)):
            await live.changed.wait()
        if live.row.status == OVER or stop():
            return told
        seat = live.game.to_answer()[0]
        told.append((seat, occasion(live)))
        await move(house, live, seat, liked(live, seat, chance))
    raise AssertionError("it never came to that")


def entries(live: Live) -> list[Any]:
    assert live.play is not None
    return live.play.entries


# What a game says of its windows --------------------------------------------------------------------------------------


def test_games_without_windows_have_no_orders() -> None:
    for name in SHELF:
        settings = box(name).read_settings({})
        assert bool(box(name).occasions(settings, 1)) == (name in {"spies", "alone"})
    assert duel.BOX.occasions({}, 0) == () and duel.BOX.house_orders({}, 0) == NOBODY


def test_occasions_of_spies_hang_on_the_settings() -> None:
    for value, more in (("none", set()), ("between-exchanges", {"between-exchanges"})):
        settings = SPIES.read_settings({"combatWindows": value})
        found = SPIES.occasions(settings, GENIUS)
        assert found == SPIES.occasions(settings, MASTER)
        names = [one.name for one in found]
        assert set(names) == {ANSWERING, *OCCASIONS} - {"card-played", "between-exchanges"} | more
        assert [one.name for one in found if not one.asked] == ["after-action"]
        usual = tuple(name for name in names if name != "after-action")
        assert SPIES.house_orders(settings, GENIUS).ask == usual
        assert SPIES.house_orders(settings, GENIUS, among_bots=True).ask == usual
    for language in LANGUAGES:
        words = words_of(language, "villainy.games.spies")
        assert len({words.say(f"order-{name}") for name in names}) == len(names)


def test_every_window_has_an_occasion_of_the_list() -> None:
    for value in ("none", "between-exchanges"):
        found: Counter[str] = Counter()
        for seed in range(4):
            game = SPIES.new(2, seed=f"{value} {seed}", settings={"combatWindows": value}, ask_forced=True)
            chance = seeded(f"occasions {seed}")
            while not game.over and sum(found.values()) < 1500 * (seed + 1):
                if in_window(game, game.seat):
                    (name,) = SPIES.occasion(game, game.seat)
                    found[name] += 1
                    assert way_to_pass(game, game.seat) in game.choices and way_to_pass(game, 1 - game.seat) == -1
                else:
                    assert SPIES.occasion(game, game.seat) == () and way_to_pass(game, game.seat) == -1
                game.take(chance.pick(game.choices))
        listed = {one.name for one in SPIES.occasions(SPIES.read_settings({"combatWindows": value}), GENIUS)}
        assert set(found) <= listed and {ANSWERING, "after-action", "before-move", "spy-enters"} <= set(found)


def test_silence_in_a_window_is_a_pass() -> None:
    game = duel.BOX.new(2, seed="silence", ask_forced=True)
    assert game.fallback(game.seat) == -1
    game.take(duel.STEP)
    assert in_window(game, game.seat)
    assert game.fallback(game.seat) == way_to_pass(game, game.seat) == duel.PASS


# Who is asked ---------------------------------------------------------------------------------------------------------


async def fresh(house: House, seed: str, orders: Orders | None = None) -> Live:
    """A table at which both have given these orders, or none."""
    live = await spies_at(house, seed)
    for seat in (GENIUS, MASTER):
        house._seat(live, seat, orders=orders)
    return live


async def test_who_gives_no_orders_is_not_asked_after_plain_actions(db: Path) -> None:
    async with house_on(db) as house:
        live = await fresh(house, "as usual")
        told = await play_until(house, live, lambda: len(entries(live)) > 200 and occasion(live) == "spy-enters")
        asked = {name for _, name in told}
        assert {"", ANSWERING, "before-move"} <= asked and "after-action" not in asked
        assert len(entries(live)) - len(told) > 40


@pytest.mark.parametrize("wanted", ["spy-enters", "before-combat"])
async def test_orders_name_the_occasions(db: Path, wanted: str) -> None:
    """Ask me when a Spy enters; ask me before a fight: and in no other window."""
    async with house_on(db) as house:
        live = await fresh(house, f"named {wanted}", Orders((wanted,)))
        told = await play_until(house, live, lambda: len(entries(live)) > 400)
        assert {name for _, name in told} == {"", wanted}


async def test_always_pass_and_always_ask(db: Path) -> None:
    async with house_on(db) as house:
        live = await fresh(house, "both")
        await house.give_orders(live, GENIUS, NOBODY)
        await house.give_orders(live, MASTER, everything(live))
        told = await play_until(house, live, lambda: len(entries(live)) > 300)
        assert {name for seat, name in told if seat == GENIUS} == {""}
        assert {"after-action", "before-move"} <= {name for seat, name in told if seat == MASTER}


async def test_passing_until_the_next_move(db: Path) -> None:
    """It covers every window, and ends by itself with the next question that is none."""
    async with house_on(db) as house:
        live = await fresh(house, "until", Orders(("before-move",)))

        def at(name: str, seat: int) -> bool:
            return occasion(live) == name and live.asks(seat)

        await play_until(house, live, lambda: at("before-move", GENIUS))
        await house.give_orders(live, GENIUS, Orders(("before-move",), until_move=True))
        told = await play_until(house, live, lambda: live.asks(GENIUS))
        assert told and {seat for seat, _ in told} == {MASTER}
        assert occasion(live) == "" and live.orders(GENIUS) == Orders(("before-move",))
        await play_until(house, live, lambda: at("before-move", GENIUS))


async def test_who_is_to_move_has_nothing_to_pass_until_then(db: Path) -> None:
    async with house_on(db) as house:
        live = await fresh(house, "moving")
        await play_until(house, live, lambda: live.asks(GENIUS) and occasion(live) == "")
        await house.give_orders(live, GENIUS, Orders(("before-move",), until_move=True))
        assert live.orders(GENIUS) == Orders(("before-move",))


async def test_second_thoughts_in_time(db: Path) -> None:
    """Who takes the order back before the pass is seen, is asked after all."""
    async with house_on(db) as house:
        live = await spies_at(house, "second")
        await play_until(house, live, lambda: occasion(live) == "before-move")
        house.pace = LONG
        seat, before = live.game.seat, len(entries(live))
        await house.give_orders(live, seat, NOBODY)
        assert not live.asks(seat) and live.game.to_answer() == [seat]
        await asyncio.sleep(0)
        await house.give_orders(live, seat, everything(live))
        assert live.asks(seat) and len(entries(live)) == before


async def test_bots_take_no_orders(db: Path) -> None:
    async with house_on(db) as house:
        live = await table_of(house, "bot", "Bob", game="spies", seed="bots")
        house._seat(live, GENIUS, orders=NOBODY)
        await play_until(house, live, lambda: len(entries(live)) > 60)
        assert not live.passes(GENIUS)


async def test_a_restart_keeps_orders(db: Path) -> None:
    async with house_on(db) as house:
        live = await fresh(house, "restart")
        table = live.row.id
        await play_until(house, live, lambda: occasion(live) == "before-move" and live.asks(GENIUS))
        house.pace = LONG
        await house.give_orders(live, GENIUS, Orders(("before-combat",), until_move=True))
        await house.give_orders(live, MASTER, NOBODY)
        before = len(entries(live))
    async with house_on(db, start=False) as house:
        live = await house.table(table)
        assert live.orders(GENIUS) == Orders(("before-combat",), until_move=True)
        assert live.orders(MASTER) == NOBODY
        assert len(entries(live)) == before and live.passes(GENIUS)
        house._drive(live)
        await play_until(house, live, lambda: live.asks(GENIUS))
        assert live.orders(GENIUS) == Orders(("before-combat",))
    async with house_on(db, start=False) as house:
        assert (await house.table(table)).orders(GENIUS) == Orders(("before-combat",))


async def test_a_crash_between_the_move_and_the_note_of_it(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The question stands, but not that the passing is over: it is over all the same."""

    async def die(*_: object) -> None:
        pass

    async with house_on(db) as house:
        live = await fresh(house, "crash")
        table = live.row.id
        await play_until(house, live, lambda: occasion(live) == "before-move" and live.asks(GENIUS))
        monkeypatch.setattr(house, "_end_passing", die)
        await house.give_orders(live, GENIUS, Orders((), until_move=True))
        await play_until(house, live, lambda: live.game.to_answer() == [GENIUS] and occasion(live) == "")
        assert live.orders(GENIUS).until_move
    async with house_on(db, start=False) as house:
        assert not (await house.table(table)).orders(GENIUS).until_move


async def test_older_tables_are_read(db: Path) -> None:
    async with house_on(db) as house:
        live = await spies_at(house, "older")
        table = live.row.id
    engine = create_engine(address(db))
    with engine.begin() as connection:
        connection.execute(text("UPDATE seats SET orders = NULL"))
    engine.dispose()
    async with house_on(db) as house:
        live = await house.table(table)
        assert live.row.seats[0].orders is None and live.orders(0) == SPIES.house_orders(live.row.header.settings, 0)


# What others can tell -------------------------------------------------------------------------------------------------


async def told_to(house: House, live: Live, seat: int, language: str) -> dict[str, Any]:
    """Everything that a viewer can be sent now, but for numbers given by lot and the time of day."""
    person = live.row.seats[seat].person if seat != SPECTATOR else None
    somebody = None if person is None else Person(person, "Somebody", language)
    visitor = Visitor(token="", person=somebody, language=language, theme="", csrf="csrf")
    stream = changes(house, PAGES, live.row.id, seat, visitor, "")
    message = await anext(stream)
    await stream.aclose()  # type: ignore[attr-defined]
    return {
        "fragment": re.sub(REQUEST, "", PAGES.table(house, live, seat, person, language, "csrf").html),
        "stream": re.sub(
            r'name=\\"request\\" value=\\"[^"\\]*|"now":[0-9.]+|"drawing":"[^"]*"', "", message.encode().decode()
        ),
        "mark": message.id,
        "json": msgspec.json.encode(_seen(house, live, visitor, seat)),
        "until": live.until(live.viewer(seat)),
        "lobby": live.row.status,
    }


async def test_an_open_window_looks_the_same_whatever_was_ordered(db: Path) -> None:
    """To the rival and to spectators, byte by byte, in both languages, on every occasion; only the owner sees it."""
    seen: set[tuple[int, str]] = set()
    async with house_on(db) as house:
        live = await spies_at(house, "open", combatWindows="between-exchanges")
        for _ in range(40):
            await play_until(house, live, lambda: bool(occasion(live)) and (live.game.seat, occasion(live)) not in seen)
            if live.row.status == OVER:
                break
            house.pace = LONG
            seat = live.game.seat
            seen.add((seat, occasion(live)))
            others = [(1 - seat, "en"), (1 - seat, "nn"), (SPECTATOR, "en")]
            sent: list[list[dict[str, Any]]] = []
            mine: list[dict[str, Any]] = []
            for orders in (everything(live), NOBODY, Orders((occasion(live),)), Orders((), until_move=True)):
                await house.give_orders(live, seat, orders)
                sent.append([await told_to(house, live, *other) for other in others])
                mine.append(await told_to(house, live, seat, "en"))
            assert sent[1:] == sent[:1] * 3
            assert len({view["mark"] for view in mine}) == 4
            await house.give_orders(live, seat, everything(live))
            house.pace = 0
    assert {MASTER, GENIUS} == {seat for seat, _ in seen} and len(seen) >= 10


async def test_nothing_is_sent_when_somebody_gives_orders(db: Path) -> None:
    async with house_on(db) as house:
        live = await spies_at(house, "quiet")
        await play_until(house, live, lambda: occasion(live) == "before-move")
        house.pace = LONG
        seat = live.game.seat
        visitor = Visitor(token="", person=None, language="en", theme="", csrf="csrf")
        streams = [changes(house, PAGES, live.row.id, viewer, visitor, "") for viewer in (1 - seat, SPECTATOR)]
        for stream in streams:
            await anext(stream)
        before = await house.store.table(live.row.id)
        waiting = [asyncio.ensure_future(anext(stream)) for stream in streams]
        await house.give_orders(live, seat, NOBODY)
        await house.give_orders(live, seat, everything(live))
        done, _ = await asyncio.wait(waiting, timeout=0.2)
        assert not done
        stored = await house.store.table(live.row.id)
        assert isinstance(before, TableRow) and isinstance(stored, TableRow) and stored.changed == before.changed
        for task in waiting:
            task.cancel()


async def test_a_pass_that_was_ordered_is_a_pass_like_any_other(db: Path) -> None:
    """The same entry, the same events, the same fragments for everybody afterwards."""
    async with house_on(db) as house:
        live = await spies_at(house, "alike")
        await play_until(house, live, lambda: occasion(live) == "before-move")
        seat, option = live.game.seat, way_to_pass(live.game, live.game.seat)
        before = entries(live).copy()
        await house.give_orders(live, seat, NOBODY)
        while len(entries(live)) == len(before):
            await live.changed.wait()
        assert entries(live)[len(before)] == ["move", seat, option]
        twin = Live(live.row, [*before, ["move", seat, option]], {}, [])
        kept = Live(live.row, entries(live)[: len(before) + 1], {}, [])
        for viewer in (0, 1, SPECTATOR):
            one, two = (PAGES.model(house, it, viewer, None, "en") for it in (twin, kept))
            assert msgspec.json.encode(one) == msgspec.json.encode(two)


@pytest.mark.parametrize("ordered", [True, False], ids=["ordered", "by hand"])
async def test_nobody_passes_faster_than_the_others(db: Path, ordered: bool) -> None:
    """Whether a person is quick or an order stands, a pass is seen after the same while."""
    watch = Watch()
    async with house_on(db, start=False) as house:
        live = await spies_at(house, "pace")
        await play_until(house, live, lambda: occasion(live) == "spy-enters")
        with watch.worn():
            house.pace = 0.25
            for _ in range(3):
                seat, before = live.game.seat, len(entries(live))
                live.clock.asked_at = begun = watch.now
                if ordered:
                    await house.give_orders(live, seat, NOBODY)
                else:
                    passing = asyncio.ensure_future(move(house, live, seat, way_to_pass(live.game, seat)))
                while len(entries(live)) == before:
                    await live.changed.wait()
                assert watch.now - begun == house.pace
                if not ordered:
                    await passing
                if not occasion(live):
                    break


async def test_cards_need_not_wait(db: Path) -> None:
    async with house_on(db) as house:
        live = await spies_at(house, "cards")
        await play_until(house, live, lambda: occasion(live) != "" and len(live.game.options(live.game.seat)) > 1)
        house.pace = LONG
        seat = live.game.seat
        option = next(one for one in live.game.options(seat) if one != way_to_pass(live.game, seat))
        async with asyncio.timeout(5):
            await move(house, live, seat, option)


async def test_two_at_one_screen_do_not_see_each_others_orders(db: Path) -> None:
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "Ann", game="spies", seed="hot seats")
        person = live.row.seats[0].person
        before = PAGES.table(house, live, 1, person, "en", "csrf")
        await house.give_orders(live, 0, NOBODY)
        after = PAGES.table(house, live, 1, person, "en", "csrf")
        assert after.mark == before.mark
        assert live.orders(1) == everything(live) and live.orders(0) == NOBODY


# Pages and programs ---------------------------------------------------------------------------------------------------


async def open_spies(site: Site) -> tuple[Any, Any, Live]:
    ann, bob = await site.guest("Ann"), await site.guest("Bob")
    table = await ann.open("me", "open", game="spies")
    assert (await bob.send(f"/t/{table}/sit/1")).status_code == 303
    return ann, bob, await site.house.table(table)


async def test_orders_by_plain_forms(db: Path) -> None:
    async with site_on(db) as site:
        ann, bob, live = await open_spies(site)
        table = live.row.id
        await ann.get(f"/t/{table}")
        usual = ticked(ann.page)
        assert [name for name, on in usual.items() if not on] == ["after-action"] and len(usual) == 6
        for data, wanted in (
            ({"ask-spy-enters": "on", "ask-nonsense": "on"}, {"spy-enters"}),
            ({"what": "always"}, set(usual)),
            ({"what": "never"}, set()),
        ):
            answer = await ann.send(f"/t/{table}/orders", seat=0, **data)
            assert answer.status_code == 303 and answer.headers["location"] == f"/t/{table}?seat=0"
            await ann.get(f"/t/{table}")
            assert {name for name, on in ticked(ann.page).items() if on} == wanted
        assert (await ann.send(f"/t/{table}/orders", seat=0, what="dance")).status_code == 400
        assert (await ann.send(f"/t/{table}/orders", seat=0, what="always", script="yes")).status_code == 204
        assert (await ann.send(f"/t/{table}/orders", seat=1, what="never")).status_code == 403
        ann.csrf = "forged"
        assert (await ann.send(f"/t/{table}/orders", seat=0, what="never")).status_code == 403
        assert live.orders(0) == everything(live) and live.row.seats[1].orders is None
        await bob.get(f"/t/{table}")
        assert ticked(bob.page) == usual
        eve = await site.guest("Eve")
        await eve.get(f"/t/{table}")
        assert ticked(eve.page) == {}


async def test_passing_on_by_plain_forms(db: Path) -> None:
    async with site_on(db) as site:
        ann, bob, live = await open_spies(site)
        table = live.row.id
        asked, idle = (ann, bob) if live.asks(0) else (bob, ann)
        seat = 1 if idle is bob else 0
        await asked.get(f"/t/{table}")
        assert 'value="until-move"' not in asked.page
        await idle.get(f"/t/{table}")
        assert 'value="until-move"' in idle.page and 'id="passing-on"' not in idle.page
        assert (await idle.send(f"/t/{table}/orders", seat=seat, what="until-move")).status_code == 303
        await idle.get(f"/t/{table}")
        assert 'id="passing-on"' in idle.page and live.orders(seat).until_move
        await asked.get(f"/t/{table}")
        assert 'id="passing-on"' not in asked.page
        assert (await idle.send(f"/t/{table}/orders", seat=seat, what="stop")).status_code == 303
        assert not live.orders(seat).until_move


async def test_a_page_says_that_it_passes_as_ordered(db: Path) -> None:
    async with site_on(db) as site:
        ann, bob, live = await open_spies(site)
        people = (ann, bob)
        await play_until(site.house, live, lambda: occasion(live) == "before-move")
        seat = live.game.seat
        site.house.pace = LONG
        await people[seat].get(f"/t/{live.row.id}")
        assert 'data-turn="yes"' in people[seat].page and 'class="btn soft pass-on"' in people[seat].page
        await people[seat].get("/")
        assert 'class="turn"' in people[seat].page
        await people[seat].send(f"/t/{live.row.id}/orders", seat=seat, what="never")
        await people[seat].get(f"/t/{live.row.id}")
        assert 'data-turn="no"' in people[seat].page and "Passing for you (standing orders)." in people[seat].page
        assert "data-pass" not in people[seat].page
        await people[seat].get("/")
        assert 'class="turn"' not in people[seat].page


async def test_orders_by_program(db: Path) -> None:
    async with site_on(db) as site:
        ann, bob = await site.program("Ann"), await site.program("Bob")
        opened = (await ann.post("/api/tables", json={"game": "spies", "seats": ["me", "open"]})).json()
        where = f"/api/tables/{opened['table']['table']}"
        await bob.post(f"{where}/sit/1", json={})
        given = (await ann.get(f"{where}/orders?seat=0")).json()
        assert given["seat"] == 0 and not given["until_move"]
        assert set(given["occasions"]) - set(given["ask"]) == {"after-action"}
        orders = {"seat": 0, "ask": ["before-combat", "spy-enters"]}
        assert (await ann.post(f"{where}/orders", json=orders)).json()["ask"] == ["spy-enters", "before-combat"]
        assert (await ann.get(f"{where}/orders?seat=0")).json()["ask"] == ["spy-enters", "before-combat"]
        assert (await bob.get(f"{where}/orders?seat=1")).json() == {**given, "seat": 1}
        for program, seat, status in ((bob, 0, 403), (ann, 1, 403), (ann, -1, 403)):
            assert (await program.get(f"{where}/orders?seat={seat}")).status_code == status
            assert (await program.post(f"{where}/orders", json={"seat": seat, "ask": []})).status_code == status
        wrong = await ann.post(f"{where}/orders", json={"seat": 0, "ask": ["teatime"]})
        assert wrong.status_code == 400 and "before-combat" in wrong.json()["message"]
        nobody = await site.program("Eve")
        del nobody.headers["authorization"]
        assert (await nobody.get(f"{where}/orders?seat=0")).status_code == 401


async def test_a_program_that_passes_as_ordered_is_asked_nothing(db: Path) -> None:
    async with house_on(db) as house:
        live = await spies_at(house, "program")
        await play_until(house, live, lambda: occasion(live) == "before-move")
        house.pace = LONG
        seat = live.game.seat
        person = live.row.seats[seat].person
        assert person is not None
        visitor = Visitor(token="", person=Person(person, NAMES[seat], "en"), language="en", theme="", csrf="")
        asked = _seen(house, live, visitor, seat)
        assert asked.options and asked.question
        await house.give_orders(live, seat, NOBODY)
        unasked = _seen(house, live, visitor, seat)
        assert not unasked.options and not unasked.question and unasked.view == asked.view


async def test_orders_are_in_no_record_but_last_for_another_game(db: Path) -> None:
    async with site_on(db) as site:
        ann, _, live = await open_spies(site)
        for seat in (0, 1):
            await site.house.give_orders(live, seat, NOBODY)
        await play_until(site.house, live, lambda: False, most=4000)
        assert live.row.status == OVER
        record = (await ann.client.get(f"/t/{live.row.id}/record")).text
        assert "order" not in record.split("\n", 1)[1]
        header = msgspec.json.decode(record.split("\n", 1)[0])
        assert not [key for key in header if "order" in key]
        await site.house.give_orders(live, 0, Orders(("before-move",), until_move=True))
        again = (await ann.send(f"/t/{live.row.id}/again", seat=0)).headers["location"].removeprefix("/t/")
        assert (await site.house.table(again)).orders(0) == Orders(("before-move",))


async def test_the_core_of_the_table_knows_no_game() -> None:
    """Any box with occasions has orders: a list and a name are all that a game gives."""
    known = Box(
        **{
            **{name: getattr(duel.BOX, name) for name in Box.__dataclass_fields__},
            "occasions": lambda _, __: (Occasion("dawn", True), Occasion("dusk", False), Occasion("mist", True, True)),
            "occasion": lambda _, __: ("dusk", "eclipse"),
        }
    )
    game = known.new(2, seed="any", ask_forced=True)
    game.take(duel.STEP)
    assert in_window(game, game.seat)
    orders = known.house_orders({}, game.seat)
    assert orders == Orders(("dawn", "mist"))
    assert known.house_orders({}, game.seat, among_bots=True) == Orders(("dawn",))
    assert orders.passes(("dusk",)) and orders.passes(("dawn", "dusk")) and not orders.passes(("dawn", "mist"))
    assert known.is_passed(game, {}, game.seat, orders)
    assert not known.is_passed(game, {}, game.seat, Orders(("dusk",)))  # an eclipse is on no list
    assert SeatRow(0, PERSON, "", "", None, False).orders is None
