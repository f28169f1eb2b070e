"""Whole games by lot: they end, nothing breaks on the way, and what only skill brings about is helped along."""

import pytest

from clauses import clause
from games.alone.reference import heard_from, places_of, reached, shown_by_light, sight, world_of
from villainy.engine.chance import seeded
from villainy.games.alone import BOX
from villainy.games.alone.actions import Declare
from villainy.games.alone.game import Alone
from villainy.games.alone.ongoing import SLOTS, is_open, mission_in, room_sector
from villainy.games.alone.reactions import React
from villainy.games.alone.routes import FAR, distances, first_ways
from villainy.games.alone.sight import in_sight, light_reveals
from villainy.games.alone.terms import ARM, CONDUIT, HERO, RED, WAYS

SETTINGS: list[dict[str, str | int]] = [
    {},
    {"map": "seeded", "difficulty": "easy"},
    {"map": "sheets", "difficulty": "impossible", "character": "random"},
    {"tiles": "unlimited", "memory": "kept", "dice": "3-1-2", "focus": "off"},
]


def see_as_the_reference_does(game: Alone) -> None:
    """Sight, Light, distances, and from where the Creatures that there are would be heard, once more and plainly."""
    world = world_of(game)
    assert places_of(game, in_sight(game)) == sight(world)
    assert places_of(game, sum(1 << sector for sector in light_reveals(game))) == shown_by_light(world)
    steps, true = distances(game, game.hero), reached(world, world.hero, doors_stop=True)
    for sector in range(game.map.sectors):
        (place,) = places_of(game, 1 << sector)
        assert steps[sector] == true.get(place, FAR)
        if game.creatures_in(sector):
            assert {WAYS[way] for way in first_ways(game, sector)} == heard_from(world, place)


@clause("alone.role.one-vs-many", "alone.los.def", "alone.noise.shortest-route", "alone.light.reveal-on-los")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_games_by_lot_come_to_an_end(players: int, number: int) -> None:
    game = BOX.new(players, seed=f"{players} {number}", settings=SETTINGS[number], listening=True, ask_forced=True)
    assert isinstance(game, Alone)
    chance = seeded(f"{players} {number}")
    for count in range(20_000):
        if game.over:
            break
        game.take(chance.pick(game.choices))
        if count % 50 == 0:
            game.check()
            if game.hero >= 0:
                see_as_the_reference_does(game)
    assert game.over
    assert game.winners in ([HERO], list(range(1, players)))


def goals(game: Alone) -> list[int]:
    """Where there is work to do: tokens of the Final Mission first, then Rooms of open Missions."""
    for token in (ARM, CONDUIT):
        if game.condition[token] and game.progress[RED] < 2:
            return [sector for sector in range(game.map.sectors) if (game.condition[token] >> sector) & 1]
    slots = [RED] if is_open(game, RED) else [slot for slot in SLOTS if is_open(game, slot)]
    return [room_sector(game, mission_in(game, slot).rooms[0]) for slot in slots]


def driven(game: Alone, pick: int) -> int:
    """What a Hero who knows the Map does: work where there is work, else go where it is."""
    offered = {game.meaning(option): option for option in game.choices}
    if ("device", ()) in offered:
        return offered["device", ()]
    if (game.condition[CONDUIT] >> game.hero) & 1 and game.progress[RED] < 2:
        return next(option for (kind, _), option in offered.items() if kind == "repair")
    _, side = min(
        (game.map.distance(beside, goal), side)
        for goal in goals(game)
        for side, beside in enumerate(game.map.beside[5 * game.hero : 5 * game.hero + 5])
        if beside >= 0
    )
    return offered.get(("move", (side,)), pick)


@clause("alone.win.hero-final")
@pytest.mark.parametrize("final", ["scuttle", "burn", "mayday"])
def test_a_hero_who_knows_the_way_wins_while_evil_looks_on(final: str) -> None:
    for number in range(4):
        game = BOX.new(2, seed=f"{final} {number}", settings={"red": final, "difficulty": "easy"})
        assert isinstance(game, Alone)
        chance = seeded(f"{final} {number}")
        while not game.over:
            pick = chance.pick(game.choices)
            if isinstance(game.asking, Declare):
                pick = driven(game, pick)
            elif isinstance(game.asking, React):
                pick = game.cards.passing
            game.take(pick)
        assert game.winners == [HERO]
