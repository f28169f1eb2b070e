"""Adjacency, open distances, and the sides from which things are heard or found."""

import pytest

from clauses import clause
from games.alone.reference import any_map, heard_from, places_of, reached, scatter, world_of
from games.alone.scenario import Scene
from villainy.engine.chance import seeded
from villainy.games.alone.routes import FAR, adjacent, distances, first_ways, through, ways_to, ways_toward
from villainy.games.alone.terms import HERE, NONE, OTHER_LEVEL, SIDES, STAIRS, WAYS


def far(hero: str, other: str, blocked: str = "") -> int:
    scene = Scene(hero=hero, blocked=blocked)
    return distances(scene.game, scene.sectors[hero])[scene.sectors[other]]


@clause("alone.stairs.adjacent", "alone.door.not-adjacent")
def test_who_is_adjacent() -> None:
    scene = Scene(hero="A20", blocked="A01|A11")
    assert scene.sector_names(adjacent(scene.game, scene.sectors["A20"])) == "A10 A21 A30 B24"
    assert scene.sector_names(adjacent(scene.game, scene.sectors["A11"])) == "A21"
    assert through(scene.game, scene.sectors["A11"], SIDES.index("west")) == NONE
    assert through(scene.game, scene.sectors["A20"], STAIRS) == scene.sectors["B24"]


@clause("alone.ruling.r18")
@pytest.mark.parametrize(
    ("hero", "other", "blocked", "steps"),
    [
        ("A21", "A13", "", 3),
        ("A21", "A44", "", 5),
        ("A42", "A52", "A42|A52", FAR),  # TV-041
        ("A21", "A11", "A11|A21", 5),  # TV-042
        ("A20", "B24", "", 1),
        ("A20", "B34", "", 2),
    ],
)
def test_open_routes(hero: str, other: str, blocked: str, steps: int) -> None:
    assert far(hero, other, blocked) == steps


@clause("alone.ruling.r18", "alone.noise.shortest-route", "alone.noise.equal-routes", "alone.noise.other-level")
@clause("alone.noise.blocked-door", "alone.ruling.r20", "alone.ruling.r22")
@pytest.mark.parametrize("seed", range(24))
def test_distances_and_noises_are_what_the_reference_says(seed: int) -> None:
    chance = seeded(f"routes {seed}")
    game = (Scene() if seed < 6 else any_map(chance)).game
    for _ in range(4):
        scatter(game, chance)
        world = world_of(game)
        steps = distances(game, game.hero)
        true = reached(world, world.hero, doors_stop=True)
        for sector in range(game.map.sectors):
            (place,) = places_of(game, 1 << sector)
            assert steps[sector] == true.get(place, FAR)
            ways = first_ways(game, sector)
            assert ways == sorted(set(ways))
            assert {WAYS[way] for way in ways} == heard_from(world, place)


def test_a_noise_is_heard_from_a_side_or_from_one_place() -> None:
    scene = Scene(hero="A20")
    assert first_ways(scene.game, scene.sectors["A20"]) == [HERE]
    assert first_ways(scene.game, scene.sectors["B24"]) == [OTHER_LEVEL]


@clause("alone.ruling.r19", "alone.action.locate.shortest")
@pytest.mark.parametrize("seed", range(8))
def test_directions_of_a_locate_ignore_blocked_doors(seed: int) -> None:
    chance = seeded(f"ways {seed}")
    game = any_map(chance).game
    for _ in range(4):
        scatter(game, chance)
        world = world_of(game)
        for sector in range(game.map.sectors):
            (place,) = places_of(game, 1 << sector)
            steps = reached(world, place, doors_stop=False)
            ways = {
                side
                for side, other in world.ways(world.hero, doors_stop=False).items()
                if steps[other] == steps[world.hero] - 1
            }
            assert {WAYS[way] for way in ways_to(game, sector)} == (ways or {"here"})


def test_ways_toward_a_place_shorten_the_open_route() -> None:
    scene = Scene(hero="A22", blocked="A01|A11")
    game, sectors = scene.game, scene.sectors
    assert [SIDES[side] for side in ways_toward(game, sectors["A01"], sectors["A22"])] == ["north", "south"]
    assert ways_toward(game, sectors["A22"], sectors["A22"]) == []
    scene = Scene(hero="A22", blocked="A42|A52")
    assert ways_toward(scene.game, scene.sectors["A52"], scene.sectors["A22"]) == []
