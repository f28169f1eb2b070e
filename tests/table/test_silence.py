"""Silence tells nothing: whatever others decide in secret, a viewer is sent the same, and nothing more often."""

import asyncio
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
import pytest

from serving import REQUEST, house_on, step, table_of
from table.test_clock import Day
from table.test_fog import PAGES, thinkable, visitor_of
from villainy.engine.chance import seeded
from villainy.games import SHELF
from villainy.games.alone.terms import HERO
from villainy.table import live as table_live
from villainy.table.api import _seen
from villainy.table.live import SPECTATOR, House, Live
from villainy.table.storage import OVER

pytestmark = pytest.mark.anyio

TABLES = [("evil101", 3, 60), ("nefarious", 4, 60), ("spies", 2, 120), ("alone", 2, 120), ("alone", 4, 120)]
"""Games, players, and how many decisions are looked at."""
QUIET = {"alone": 30}
"""At least so often nothing happens for somebody, where people decide in secret."""
ALIKE = {"evil101": 20, "nefarious": 20, "spies": 2, "alone": 20}
"""At least so often somebody cannot tell what another has chosen."""


def known(live: Live, viewer: int) -> bytes:
    """All that a viewer may know by the rules: what they see, what they may do, who is asked, what they have heard."""
    game = live.game
    shown = [event.shown_to(viewer) for event in live.events if event.heard_by(viewer)]
    heard = [(one.kind, one.clause, one.seat, one.place, one.amount, one.face) for one in shown]
    told = [game.view(viewer), game.options(viewer), game.seems_asked(viewer), heard, live.row.status]
    return msgspec.json.encode(told, order="deterministic")


def sent(house: House, live: Live, seat: int) -> dict[str, Any]:
    """What the server would send this viewer now, to pages and to programs."""
    fragment = PAGES.table(house, live, seat, None, "en", "csrf")
    return {
        "mark": fragment.mark,
        "html": REQUEST.sub("", fragment.html),
        "json": msgspec.json.encode(_seen(house, live, visitor_of(live, seat, "en"), seat)),
    }


def test_every_game_on_the_shelf_is_looked_at() -> None:
    assert {game for game, _, _ in TABLES} == set(SHELF)


@pytest.mark.parametrize(("game", "players", "moves"), TABLES)
async def test_nothing_is_sent_when_nothing_has_happened_for_a_viewer(
    db: Path, monkeypatch: pytest.MonkeyPatch, game: str, players: int, moves: int
) -> None:
    day = Day()
    monkeypatch.setattr(table_live, "time", day)
    async with house_on(db, start=False) as house:
        live = await table_of(house, *(f"seat {at}" for at in range(players)), game=game, seed="silence", clock=600)
        quiet = 0
        for _ in range(moves):
            if live.row.status == OVER:
                break
            viewers = [*range(players), SPECTATOR]
            before = {seat: (known(live, live.viewer(seat)), sent(house, live, seat)) for seat in viewers}
            question, began = type(live.game.asking).__name__, day.now
            day.now += 5  # how long somebody thinks is nothing that they are sent either
            mover, _ = await step(house, live)
            for seat in viewers:
                knew, was_sent = before[seat]
                if seat != mover and known(live, live.viewer(seat)) == knew:
                    quiet += 1
                    now, day.now = day.now, began  # a page that is drawn later shows a clock that has gone on
                    assert sent(house, live, seat) == was_sent, (seat, question)
                    day.now = now
        assert quiet >= QUIET.get(game, 0)


@pytest.mark.parametrize(("game", "players", "moves"), TABLES)
async def test_two_choices_of_another_from_which_a_viewer_learns_the_same_are_sent_as_one(
    db: Path, game: str, players: int, moves: int
) -> None:
    """Whoever knows the same after either is sent the same to the last byte: pages, answers to programs, why nots."""
    chance = seeded("alike")
    async with house_on(db, start=False) as house:
        live = await table_of(house, *(f"seat {at}" for at in range(players)), game=game, seed="alike")
        compared = 0
        for _ in range(moves):
            if live.row.status == OVER or compared >= 40:
                break
            compared += _compare(house, live, chance.pick(live.game.to_answer()))
            await step(house, live)
        assert compared >= ALIKE[game]


def _compare(house: House, live: Live, seat: int) -> int:
    """Two choices of a seat; how many viewers, who know the same after either, were sent the same."""
    play, game = live.play, live.game
    assert play is not None
    options = game.options(seat)
    if len(options) < 2:
        return 0
    alike = (two for two in combinations(options, 2) if len({game.asking.learned(game, one) for one in two}) == 1)
    pair = next(alike, (options[0], options[-1]))
    twins = [Live(live.row, [*play.entries, ["move", seat, option]], {}, []) for option in pair]
    compared = 0
    for other in {*range(game.players), SPECTATOR} - {seat}:
        if known(twins[0], live.viewer(other)) == known(twins[1], live.viewer(other)):
            one, two = (sent(house, twin, other) for twin in twins)
            assert one == two, (other, type(game.asking).__name__)
            why = [[PAGES.why_not(twin, other, option) for option in thinkable(twin, other)] for twin in twins]
            assert why[0] == why[1]
            if other != SPECTATOR:
                why = [[twin.game.obstacle(other, option) for option in thinkable(twin, other)] for twin in twins]
                assert why[0] == why[1]
            compared += 1
    return compared


async def test_evil_is_not_counted_by_the_watch(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many questions bots answer in secret, the Hero waits as long as for one."""
    day = Day()

    async def wait(seconds: float) -> None:
        day.now += seconds

    monkeypatch.setattr(table_live, "time", day)
    async with house_on(db, start=False) as house:
        monkeypatch.setattr(house, "_drive", lambda _: None)
        live = await table_of(house, "Ann", "bot", "bot", game="alone", seed="watch", map="seeded")
        house.pace = 1.0
        longest = answered = 0
        seen = day.now
        monkeypatch.setattr(asyncio, "sleep", wait)
        for _ in range(200):
            if live.row.status == OVER or live.play is None:
                break
            knew, seat = known(live, HERO), live.game.to_answer()[0]
            if seat == HERO:
                await step(house, live)
            else:
                option = await house._choice(live, seat)
                async with live.lock:
                    await house._commit(live, [live.play.decide(seat, option, live.game.number)], None)
                answered += 1
            if known(live, HERO) != knew:
                assert day.now - seen <= house.pace, answered
                longest, answered, seen = max(longest, answered), 0, day.now
        assert longest >= 4
