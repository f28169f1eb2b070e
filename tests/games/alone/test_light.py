"""Lights: the reach of an LCU, switching on and off, and what the Hero sees of it."""

import pytest

from clauses import clause
from games.alone.scenario import Scene
from villainy.games.alone.light import lcu_line, light, lights_off
from villainy.games.alone.sight import spot
from villainy.games.alone.terms import IN_ACTION, SIDES


def lit_by(lcu: str, side: str, reach: int = 2, blocked: str = "") -> str:
    scene = Scene(hero=lcu, blocked=blocked)
    return scene.sector_names(lcu_line(scene.game, scene.sectors[lcu], SIDES.index(side), reach))


@clause("alone.light.on-lcu", "alone.light.lcu-direction", "alone.light.lcu-sector-always", "alone.ruling.r17")
@pytest.mark.parametrize(
    ("lcu", "side", "lit"),
    [
        ("A01", "north", "A00 A01"),
        ("A01", "south", "A01 A02 A03"),
        ("A01", "east", "A01 A11 A21"),
        ("A44", "west", "A24 A34 A44"),  # TV-017
        ("A22", "south", "A22 A23"),  # TV-019
        ("A22", "west", "A22"),
    ],
)
def test_an_lcu_lights_a_line_through_doors_up_to_walls(lcu: str, side: str, lit: str) -> None:
    assert lit_by(lcu, side) == lit


@clause("alone.ruling.r16", "alone.ruling.r17")
def test_a_blocked_door_ends_the_line() -> None:
    assert lit_by("A44", "west", blocked="A24|A34") == "A34 A44"
    assert lit_by("A01", "east", blocked="A01|A11") == "A01"


@pytest.mark.parametrize(("reach", "lit"), [(0, "A01"), (1, "A01 A02"), (2, "A01 A02 A03")])
def test_a_line_is_as_long_as_it_reaches(reach: int, lit: str) -> None:
    assert lit_by("A01", "south", reach) == lit


@clause("alone.light.start-dark", "alone.map.light-token", "alone.light.flip-tile")
def test_lights_are_on_the_map_and_revealed_ones_on_the_labyrinth() -> None:
    scene = Scene(hero="A22", revealed="A21")
    assert scene.game.lit == 0
    light(scene.game, scene.bits("A21 A20"), True)
    assert scene.sector_names(scene.game.lit) == "A20 A21"
    shown = {tile["spot"]: tile["lit"] for tile in scene.game.view(0)["labyrinth"]}
    assert shown == {spot(scene.game, scene.sectors["A21"]): True, spot(scene.game, scene.sectors["A22"]): False}
    assert [event.place for event in scene.told("lit")] == [spot(scene.game, scene.sectors["A21"])]
    assert [event.place for event in scene.told("lit", seat=1)] == [scene.sectors["A20"], scene.sectors["A21"]]
    light(scene.game, scene.bits("A21 A20"), False)
    assert scene.game.lit == 0 and len(scene.told("dark")) == 1


def test_what_an_action_has_lit_is_noted_once() -> None:
    scene = Scene(hero="A22", lit="A21")
    light(scene.game, scene.bits("A21 A20"), True)
    assert scene.game.lit_now == 0
    scene.game.phase = IN_ACTION
    light(scene.game, scene.bits("A21 A23"), True)
    assert scene.sector_names(scene.game.lit_now) == "A23"
    light(scene.game, scene.bits("A23"), False)
    assert scene.game.lit_now == 0


def test_a_light_that_nobody_sees_tells_nothing() -> None:
    scene = Scene(hero="A22")
    before = scene.game.disclosed
    light(scene.game, scene.bits("A20 B24"), True)
    assert scene.game.disclosed == before and scene.told("lit") == []
    light(scene.game, scene.bits("A22"), True)
    assert scene.game.disclosed == before + 1


# The end of a Turn ----------------------------------------------------------------------------------------------------


def dark_after(moved: str, creatures: list[str], lit: str, hero: str = "A22") -> str:
    scene = Scene(hero=hero, creatures=creatures, lit=lit, revealed="A32")
    for name in moved.split():
        scene.game.moved |= 1 << scene.names[name]
    lights_off(scene.game)
    return scene.sector_names(scene.bits(lit) & ~scene.game.lit)


@clause("alone.light.creature-switches-off", "alone.ruling.r14")
def test_we_11_a_creature_that_has_moved_in_switches_lights_off() -> None:
    assert dark_after("hybrid", ["hybrid A32"], "A32 A22") == "A32"


@clause("alone.light.not-hero-sector")
def test_tv_101_never_those_of_the_hero() -> None:
    assert dark_after("hybrid", ["hybrid A22"], "A32 A22") == ""


@clause("alone.light.must-have-moved")
def test_tv_096_one_that_stood_there_does_not() -> None:
    assert dark_after("", ["hybrid A32"], "A32") == ""
    assert dark_after("worm", ["hybrid A32", "worm A44"], "A32 A44") == "A44"


@clause("alone.light.flip-tile", "alone.light.revealed-vs-lit")
def test_tv_102_the_tile_turns_dark_and_stays() -> None:
    scene = Scene(hero="A21", revealed="A32", lit="A32", creatures=["hybrid A32"])
    scene.game.moved = 1
    lights_off(scene.game)
    assert scene.game.lit == 0 and scene.sector_names(scene.game.revealed) == "A21 A32"
    assert len(scene.told("dark")) == 1
