"""The Map: the ledger's own, what follows from its lines, and distances."""

import pytest

from clauses import clause
from games.alone.drawings import M1_DOORS, M1_SECTORS
from games.alone.reference import any_map, places_of, reached, scatter, world_of
from games.alone.scenario import X2, Scene
from villainy.engine.chance import seeded
from villainy.games.alone.map import Map, read_sheet
from villainy.games.alone.mapmaker import compose, seeded_sheet
from villainy.games.alone.terms import COLOURS, NONE, SHAPES, STAIRS

INITIALS = "NESW"


def described(table: Map, sector: int) -> str:
    sides = "".join(name for at, name in enumerate(INITIALS) if table.sides[sector] >> at & 1)
    special = "lcu" if table.lcu >> sector & 1 else "-"
    if table.colour[sector] >= 0:
        special = COLOURS[table.colour[sector]]
    return f"{table.name(sector)} {SHAPES[table.shape[sector]]} {sides} {special}"


@clause("alone.stairs.two-sets")
def test_the_first_two_sheets_are_the_map_of_the_ledger() -> None:
    table = Scene().game.map
    assert [described(table, sector) for sector in range(table.sectors)] == M1_SECTORS.strip().split("\n")
    shapes = [table.shape.count(shape) for shape in range(len(SHAPES))]
    assert dict(zip(SHAPES, shapes, strict=True)) == {"straight": 20, "curve": 6, "tee": 15, "cross": 1, "room": 8}


@clause("alone.ruling.r57", "alone.door.room-clue")
def test_doors_stand_exactly_on_the_sides_of_rooms() -> None:
    scene = Scene()
    table = scene.game.map
    names = {frozenset(scene.door_name(door).split("|")) for door in range(table.doors)}
    assert names == {frozenset(name.split("|")) for name in M1_DOORS.split()}
    assert table.doors == 13
    for sector in range(table.sectors):
        for side in range(4):
            other = table.beside[5 * sector + side]
            is_door = table.door[5 * sector + side] >= 0
            assert is_door == (other >= 0 and (sector in table.rooms or other in table.rooms))


@clause("alone.stairs.adjacent")
def test_stairs_of_one_colour_lie_beside_each_other() -> None:
    scene = Scene()
    table, sectors = scene.game.map, scene.sectors
    for one, other in (("A20", "B24"), ("A34", "B30")):
        assert table.beside[5 * sectors[one] + STAIRS] == sectors[other]
        assert table.beside[5 * sectors[other] + STAIRS] == sectors[one]
        assert table.distance(sectors[one], sectors[other]) == 1


@pytest.mark.parametrize(
    ("one", "other", "steps"),
    [("A21", "A13", 3), ("A21", "A23", 2), ("A21", "A03", 4), ("A21", "A44", 5), ("A42", "A04", 6), ("B02", "B52", 7)],
)
def test_distances_of_the_ledger(one: str, other: str, steps: int) -> None:
    scene = Scene()
    assert scene.game.map.distance(scene.sectors[one], scene.sectors[other]) == steps


def test_the_longest_distance_on_the_map_is_11() -> None:
    table = Scene().game.map
    assert max(max(table.steps_from(sector)) for sector in range(table.sectors)) == 11


def test_a_dead_end_is_a_straight_with_a_wall() -> None:
    table = read_sheet(X2)
    assert [described(table, sector) for sector in range(table.sectors)] == [
        "A01 straight E -",
        "A10 room S -",
        "A11 tee NEW -",
        "A21 room SW -",
        "A22 straight NS -",
        "A23 straight N -",
    ]
    assert table.stairs == [NONE] * 4


def test_reading_a_sheet_twice_gives_the_same_map() -> None:
    sheet = seeded_sheet(seeded("twice"), False)
    assert read_sheet(sheet) is read_sheet(sheet.copy())
    assert read_sheet(sheet) is not read_sheet(seeded_sheet(seeded("other"), False))


@clause("alone.action.locate.shortest")
@pytest.mark.parametrize("seed", range(12))
def test_locate_measures_as_the_reference_does_and_ignores_blocked_doors(seed: int) -> None:
    chance = seeded(f"distance {seed}")
    game = (Scene() if seed < 2 else any_map(chance)).game
    for _ in range(8):
        scatter(game, chance)
        world = world_of(game)
        steps = game.map.steps_from(game.hero)
        for sector in range(game.map.sectors):
            (place,) = places_of(game, 1 << sector)
            assert steps[sector] == reached(world, world.hero, doors_stop=False)[place]


def test_two_levels_are_joined_north_to_south() -> None:
    cards = Scene().game.cards
    for swap in (False, True):
        table = read_sheet(compose(cards.sheets[0], cards.sheets[1], swap))
        red = [table.name(sector) for sector in table.stairs[int(swap) :: 2]]
        assert red == ["A20", "B24"]
