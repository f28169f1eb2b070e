"""Line of Sight, the lines of an Explore, what Light shows, and how Sectors are named to the Hero."""

import pytest

from clauses import clause
from games.alone.reference import any_map, places_of, scatter, shown_by_light, sight, straight_ahead, world_of
from games.alone.scenario import Scene
from villainy.engine.chance import seeded
from villainy.games.alone.map import ALL_SIDES
from villainy.games.alone.sight import BY_COLOUR, ahead, in_sight, light_reveals, line, sector_of, spot
from villainy.games.alone.terms import NONE, SIDES, SPOTS, STAIRS


def seen(hero: str, revealed: str = "A* B*", blocked: str = "") -> str:
    scene = Scene(hero=hero, revealed=revealed, blocked=blocked)
    return scene.sector_names(in_sight(scene.game))


def lit_up(hero: str, lit: str, revealed: str = "", blocked: str = "") -> list[str]:
    scene = Scene(hero=hero, lit=lit, revealed=revealed, blocked=blocked)
    return [scene.game.map.name(sector) for sector in light_reveals(scene.game)]


@clause("alone.los.def", "alone.los.hero-sector", "alone.los.revealed-may-be-out")
def test_tv_001_sight_goes_straight_out_on_each_side() -> None:
    assert seen("A42") == "A22 A32 A40 A41 A42 A43 A44 A52"
    assert seen("A42", revealed="") == "A42"


@clause("alone.los.wall")
def test_tv_002_walls_end_sight() -> None:
    assert seen("A41") == "A40 A41 A42 A43 A44"
    assert "A52" not in seen("A41")


@clause("alone.los.adjacent-door", "alone.los.door-not-adjacent")
def test_tv_004_a_door_of_the_own_sector_lets_sight_through_another_does_not() -> None:
    assert seen("A21") == "A11 A20 A21 A22 A23"


@clause("alone.los.adjacent-door")
def test_tv_005_both_doors_of_a_room_are_its_own() -> None:
    assert seen("A11") == "A01 A11 A21"


@clause("alone.los.stairs")
def test_tv_006_the_other_end_of_stairs_is_out_of_sight() -> None:
    assert "B24" not in seen("A20")


@clause("alone.ruling.r16")
def test_tv_007_a_blocked_door_ends_sight() -> None:
    assert seen("A21", blocked="A11|A21") == "A20 A21 A22 A23"


@clause("alone.los.wall")
def test_tv_009_the_closed_side_of_a_tee_ends_sight() -> None:
    assert "A23" in seen("A22") and "A24" not in seen("A22")


@clause("alone.los.unrevealed")
def test_an_unrevealed_sector_ends_sight_and_is_not_in_it() -> None:
    assert seen("A42", revealed="A22 A40 A43") == "A42 A43"


# Light ----------------------------------------------------------------------------------------------------------------


@clause("alone.ruling.r15", "alone.light.revealed-vs-lit")
def test_tv_010_a_dark_sector_hides_the_light_behind_it() -> None:
    assert lit_up("A00", lit="A20") == []


@clause("alone.ruling.r15")
def test_tv_011_a_chain_of_lit_sectors_is_shown_from_near_to_far() -> None:
    assert lit_up("A00", lit="A10 A20 A30") == ["A10", "A20", "A30"]


@clause("alone.ruling.r15", "alone.light.hidden-behind-door")
def test_tv_012_a_door_that_is_not_the_heros_ends_the_chain() -> None:
    assert lit_up("A00", lit="A10 A20 A30 A40 A50") == ["A10", "A20", "A30", "A40"]


@clause("alone.ruling.r15")
def test_tv_015_a_revealed_dark_sector_is_looked_across() -> None:
    assert lit_up("A00", lit="A20", revealed="A10") == ["A20"]


@clause("alone.ruling.r16")
def test_light_behind_a_blocked_door_stays_hidden() -> None:
    assert lit_up("A14", lit="A24", blocked="A14|A24") == []
    assert lit_up("A14", lit="A24") == ["A24"]


# Explore --------------------------------------------------------------------------------------------------------------


def explored(hero: str, side: str, reach: int = 2, blocked: str = "") -> list[str]:
    scene = Scene(hero=hero, blocked=blocked)
    return [scene.game.map.name(sector) for sector in line(scene.game, SIDES.index(side), reach)]


@clause("alone.action.explore.range", "alone.action.explore.interrupt")
@pytest.mark.parametrize(
    ("hero", "side", "found"),
    [
        ("A34", "east", ["A44"]),
        ("A44", "north", ["A43", "A42"]),
        ("A22", "north", ["A21", "A20"]),
        ("A01", "east", ["A11"]),
        ("A11", "east", ["A21"]),
        ("A52", "east", []),
    ],
)
def test_lines_of_an_explore(hero: str, side: str, found: list[str]) -> None:
    assert explored(hero, side) == found


@clause("alone.action.explore.stairs")
def test_tv_025_through_stairs_only_their_other_end() -> None:
    assert explored("A20", "stairs") == ["B24"]
    assert explored("A21", "stairs") == []


@clause("alone.ruling.r16", "alone.ruling.r34")
def test_tv_024_a_blocked_door_stops_an_explore() -> None:
    assert explored("A14", "east", blocked="A14|A24") == []


@pytest.mark.parametrize("reach", range(5))
def test_no_line_is_longer_than_it_reaches(reach: int) -> None:
    assert explored("A44", "north", reach) == ["A43", "A42", "A41", "A40"][:reach]
    assert len(explored("A20", "stairs", reach)) == min(reach, 1)


# Against the reference ------------------------------------------------------------------------------------------------


@clause("alone.los.def", "alone.ruling.r15", "alone.action.explore.interrupt")
@pytest.mark.parametrize("seed", range(24))
def test_sight_light_and_lines_are_what_the_reference_says(seed: int) -> None:
    chance = seeded(f"sight {seed}")
    game = (Scene() if seed < 6 else any_map(chance)).game
    for _ in range(10):
        scatter(game, chance)
        world = world_of(game)
        assert places_of(game, in_sight(game)) == sight(world)
        found = light_reveals(game)
        assert len(set(found)) == len(found)
        assert places_of(game, sum(1 << sector for sector in found)) == shown_by_light(world)
        for side in range(STAIRS):
            ahead_of = [next(iter(places_of(game, 1 << sector))) for sector in line(game, side, 99)]
            assert ahead_of == straight_ahead(world, SIDES[side])


def test_what_is_ahead_is_beside_or_nothing() -> None:
    game = Scene(hero="A21").game
    for sector in range(game.map.sectors):
        for side in range(STAIRS):
            assert ahead(game, sector, side) in {NONE, game.map.beside[ALL_SIDES * sector + side]}


# Spots ----------------------------------------------------------------------------------------------------------------


@clause("alone.info.hero-limited")
def test_sectors_are_named_by_where_they_lie_from_the_hero() -> None:
    here, there = Scene(hero="A22", revealed="A21 A32"), Scene(hero="B12", revealed="B22")
    centre = spot(here.game, here.sectors["A22"])
    assert centre == spot(there.game, there.sectors["B12"])
    assert spot(here.game, here.sectors["A32"]) == centre + 1 == spot(there.game, there.sectors["B22"])
    assert sector_of(here.game, centre + 1) == here.sectors["A32"]


def test_what_is_not_revealed_has_no_name() -> None:
    scene = Scene(hero="A22", revealed="A21")
    assert sector_of(scene.game, spot(scene.game, scene.sectors["A32"])) == NONE
    assert sector_of(scene.game, spot(scene.game, scene.sectors["A22"])) == scene.sectors["A22"]


@clause("alone.los.stairs")
def test_the_other_level_is_named_by_its_stairs() -> None:
    scene = Scene(hero="A20", revealed="B24 A10")
    assert spot(scene.game, scene.sectors["B24"]) == BY_COLOUR
    assert sector_of(scene.game, BY_COLOUR) == scene.sectors["B24"]
    assert sector_of(scene.game, BY_COLOUR + 1) == NONE


@pytest.mark.parametrize("seed", range(6))
def test_every_name_means_one_sector(seed: int) -> None:
    chance = seeded(f"spots {seed}")
    game = any_map(chance).game
    for _ in range(6):
        scatter(game, chance)
        level = game.map.on_level[game.map.level[game.hero]]
        for sector in range(game.map.sectors):
            named = spot(game, sector)
            if level >> sector & 1:
                assert 0 <= named < SPOTS
                assert sector_of(game, named) == (sector if game.revealed >> sector & 1 else NONE)
