"""Standing orders for Reactions: Evil is asked no more than it wants, and the Hero learns nothing by it."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from serving import Watch, ask_always, house_on, site_on, table_of, ticked
from villainy.engine.chance import seeded
from villainy.engine.orders import Orders, in_window, way_to_pass
from villainy.games import box
from villainy.games.alone.orders import BY_WINDOW, NOTHING_FITS
from villainy.games.alone.terms import HERO
from villainy.table.live import SPECTATOR, House, Live
from villainy.table.render import Pages
from villainy.table.secret import new_token
from villainy.table.storage import OVER
from villainy.words import LANGUAGES, words_of

pytestmark = pytest.mark.anyio

PAGES = Pages()
ALONE = box("alone")
NOBODY = Orders(())
LONG = 3600.0


def occasions(live: Live, seat: int) -> tuple[str, ...]:
    return ALONE.occasion(live.game, seat)


def everything(live: Live, seat: int) -> Orders:
    return ask_always(ALONE, live.row.header.settings, seat)


async def play_until(
    house: House, live: Live, stop: Callable[[], bool], seed: str = "reacting", most: int = 900
) -> list[tuple[int, tuple[str, ...]]]:
    """Let people answer whatever they are asked, until something is so: who was asked, on which occasions."""
    chance = seeded(seed)
    told: list[tuple[int, tuple[str, ...]]] = []
    for _ in range(most):
        while live.row.status != OVER and not any(live.asks(seat) for seat in live.game.to_answer()):
            await live.changed.wait()
        if live.row.status == OVER or stop():
            return told
        seat = next(seat for seat in live.game.to_answer() if live.asks(seat))
        told.append((seat, occasions(live, seat)))
        option = chance.pick(live.game.options(seat))
        await house.move(live, seat, option, house.ticket(live, seat), new_token()[:40])
    raise AssertionError("it never came to that")


def entries(live: Live) -> list[Any]:
    assert live.play is not None
    return live.play.entries


def seen(house: House, live: Live, *viewers: int) -> list[bytes]:
    """All that pages for these viewers are made of."""
    return [msgspec.json.encode(PAGES.model(house, live, viewer, None, "en")) for viewer in viewers]


# What the game says of its windows ------------------------------------------------------------------------------------


def test_only_evil_has_occasions() -> None:
    settings = ALONE.read_settings({})
    assert ALONE.occasions(settings, HERO) == () and ALONE.house_orders(settings, HERO) == NOBODY
    names = [one.name for one in ALONE.occasions(settings, 1)]
    assert names == [*dict.fromkeys(BY_WINDOW), NOTHING_FITS]
    assert ALONE.house_orders(settings, 1).ask == tuple(names)
    assert ALONE.house_orders(settings, 1, among_bots=True).ask == tuple(names[:-1])
    for language in LANGUAGES:
        words = words_of(language, "villainy.games.alone")
        assert len({words.say(f"order-{name}") for name in names}) == len(names)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_window_has_an_occasion_of_the_list(players: int) -> None:
    found: Counter[str] = Counter()
    for seed in range(3):
        game = ALONE.new(players, seed=f"occasions {players} {seed}", settings={"character": "random"}, ask_forced=True)
        chance = seeded(f"occasions {players} {seed}")
        while not game.over:
            for seat in game.to_answer():
                names = ALONE.occasion(game, seat)
                assert in_window(game, seat) == bool(names) == (type(game.asking).__name__ == "React")
                if names:
                    options = game.options(seat)
                    assert way_to_pass(game, seat) == options[0] and way_to_pass(game, HERO) == -1
                    assert (NOTHING_FITS in names) == (len(options) == 1)
                    assert game.fallback(seat) == options[0]
                    found.update(names)
            game.take(chance.pick(game.choices))
    listed = {one.name for one in ALONE.occasions(ALONE.read_settings({}), 1)}
    assert set(found) <= listed and {"end", "resolved", "loss", NOTHING_FITS} <= set(found)


# Who is asked ---------------------------------------------------------------------------------------------------------


async def test_against_a_bot_nobody_is_asked_who_could_only_pass(db: Path) -> None:
    async with house_on(db) as house:
        live = await table_of(house, "bot", "Bob", game="alone", seed="a bot waits", character="random")
        house._seat(live, 1, orders=None)
        told = await play_until(house, live, lambda: live.game.number > 150)
        names = {name for _, asked in told for name in asked}
        assert "end" in names and NOTHING_FITS not in names
        assert any(entry[1] == 1 and entry[2] == live.game.cards.passing for entry in entries(live))  # type: ignore[attr-defined]


async def test_before_a_persons_eyes_everybody_is_asked_who_has_given_no_orders(db: Path) -> None:
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "Bob", game="alone", seed="a person waits", character="random")
        house._seat(live, 1, orders=None)
        told = await play_until(house, live, lambda: live.game.number > 150)
        assert NOTHING_FITS in {name for _, asked in told for name in asked}
        assert len(told) == len(entries(live))


async def test_orders_name_the_occasions(db: Path) -> None:
    """Ask me at the end of the Turn; and if I can play something as an Action is done. In no other window."""
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "Bob", "Cy", game="alone", seed="named", character="random")
        await house.give_orders(live, 1, Orders(("end", NOTHING_FITS)))
        await house.give_orders(live, 2, Orders(("resolved", "end")))
        told = await play_until(house, live, lambda: live.game.number > 250)
        for seat, asked in told:
            if seat == 1 and asked:
                assert set(asked) <= {"end", NOTHING_FITS}
            if seat == 2 and asked:
                assert asked in {("resolved",), ("end",)}
        assert {seat for seat, asked in told if "end" in asked} == {1, 2}


async def test_passing_until_something_else_is_asked(db: Path) -> None:
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "Bob", game="alone", seed="until", character="random")
        await play_until(house, live, lambda: live.asks(1) and bool(occasions(live, 1)))
        await house.give_orders(live, 1, Orders(("end",), until_move=True))
        told = await play_until(house, live, lambda: live.asks(1))
        assert {seat for seat, _ in told} <= {0}
        assert occasions(live, 1) == () and live.orders(1) == Orders(("end",))


# What others can tell -------------------------------------------------------------------------------------------------


async def test_an_open_window_looks_the_same_whatever_was_ordered(db: Path) -> None:
    """To the Hero, to the partner and to spectators; only the owner sees it."""
    checked = 0
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "Bob", "Cy", game="alone", seed="alike", character="random")
        for _ in range(6):
            later = live.game.number + 9
            await play_until(house, live, lambda: live.game.number > later)  # noqa: B023  (called here only)
            await play_until(house, live, lambda: live.asks(1) and bool(occasions(live, 1)))
            if live.row.status == OVER:
                break
            house.pace = LONG
            others, mine = [], []
            for orders in (everything(live, 1), NOBODY, Orders(("end",)), Orders((), until_move=True)):
                await house.give_orders(live, 1, orders)
                others.append(seen(house, live, HERO, 2, SPECTATOR))
                mine.append(seen(house, live, 1))
            assert others[1:] == others[:1] * 3
            assert len({str(one) for one in mine}) == 4
            await house.give_orders(live, 1, everything(live, 1))
            house.pace = 0
            checked += 1
    assert checked >= 3


async def test_a_pass_that_was_ordered_is_a_pass_like_any_other(db: Path) -> None:
    """The same entry and the same pages afterwards; and who could only pass again has nothing to take back."""
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "Bob", "Cy", game="alone", seed="entry", character="random")
        await play_until(house, live, lambda: live.game.to_answer() == [1, 2] and "end" in occasions(live, 1))
        before, passing = len(entries(live)), way_to_pass(live.game, 1)
        await house.give_orders(live, 1, NOBODY)
        while len(entries(live)) == before:
            await live.changed.wait()
        assert entries(live)[before:] == [["move", 1, passing]] and live.game.to_answer() == [2]
        assert PAGES.model(house, live, 1, None, "en")["table"]["withdraw"] == ""
        await house.give_orders(live, 1, everything(live, 1))
        assert PAGES.model(house, live, 1, None, "en")["table"]["withdraw"]
        twin = Live(live.row, [*entries(live)[:before], ["move", 1, passing]], live.requests.copy(), [])
        assert seen(house, twin, HERO, 1, 2, SPECTATOR) == seen(house, live, HERO, 1, 2, SPECTATOR)


async def test_who_answers_in_secret_does_so_at_the_same_time(db: Path) -> None:
    """Three bots take no longer than one, and no less than the pace."""
    watch = Watch()
    async with house_on(db, start=False) as house:
        with watch.worn():
            live = await table_of(house, "Ann", "bot", "bot", "bot", game="alone", seed="at once", character="random")
            while type(live.game.asking).__name__ != "React" or len(live.game.to_answer()) < 3:
                await live.changed.wait() if live.game.to_answer() != [HERO] else await house.move(
                    live, HERO, live.game.options(HERO)[0], house.ticket(live, HERO), new_token()[:40]
                )
            house.pace, begun = 0.5, watch.now
            while type(live.game.asking).__name__ == "React" and live.game.to_answer() and live.clock.asked_at == begun:
                await live.changed.wait()
            assert watch.now - begun == house.pace


# Pages and programs ---------------------------------------------------------------------------------------------------


async def test_the_panel_is_evils_alone(db: Path) -> None:
    async with site_on(db) as site:
        ann, bob = await site.guest("Ann"), await site.guest("Bob")
        table = await ann.open("me", "open", game="alone")
        assert (await bob.send(f"/t/{table}/sit/1")).status_code == 303
        await ann.get(f"/t/{table}")
        assert ticked(ann.page) == {} and 'id="orders"' not in ann.page and "<kbd>O</kbd>" not in ann.page
        await bob.get(f"/t/{table}")
        assert set(ticked(bob.page)) == {*BY_WINDOW, NOTHING_FITS} and all(ticked(bob.page).values())
        assert (await bob.send(f"/t/{table}/orders", seat=1, **{"ask-end": "on"})).status_code == 303
        await bob.get(f"/t/{table}")
        assert [name for name, on in ticked(bob.page).items() if on] == ["end"]


async def test_orders_by_program(db: Path) -> None:
    async with site_on(db) as site:
        ann = await site.program("Ann")
        opened = (await ann.post("/api/tables", json={"game": "alone", "seats": ["me", "me"]})).json()
        where = f"/api/tables/{opened['table']['table']}"
        hero = (await ann.get(f"{where}/orders?seat=0")).json()
        assert hero == {"seat": 0, "occasions": [], "ask": [], "until_move": False}
        evil = (await ann.post(f"{where}/orders", json={"seat": 1, "ask": ["end"]})).json()
        assert evil["ask"] == ["end"] and NOTHING_FITS in evil["occasions"]
        assert (await ann.post(f"{where}/orders", json={"seat": 0, "ask": ["end"]})).status_code == 400
