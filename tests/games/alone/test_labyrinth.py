"""The Labyrinth: laying tiles and running out of them, Level changes, the end of a Round, places that are forgotten."""

from typing import Any

import pytest

from clauses import clause
from games.alone.scenario import Scene
from villainy.games.alone.labyrinth import (
    ENTERED,
    EXPLORED,
    LightCheck,
    Reveal,
    RevealHere,
    RevealLine,
    clean_up,
    enter,
    far_end,
    hide,
    leave_level,
    start_at,
    to_take,
)
from villainy.games.alone.sight import BY_COLOUR, has_place, spot
from villainy.games.alone.terms import IN_ACTION, NONE, SIDES
from villainy.games.alone.told import tell_located, tell_noise


def shown(scene: Scene) -> str:
    return scene.sector_names(scene.game.revealed)


def tiles(scene: Scene) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = scene.game.view(0)["labyrinth"]
    return found


@clause("alone.info.revealed", "alone.info.unrevealed", "alone.info.element", "alone.door.reveal-with-sector")
def test_a_sector_is_revealed_with_all_that_is_in_it() -> None:
    scene = Scene(hero="A22", danger="A21", creatures=["worm* A21"], blocked="A11|A21", lit="A21")
    assert len(tiles(scene)) == 1
    scene.run(Reveal(scene.sectors["A21"], EXPLORED))
    (tile,) = [tile for tile in tiles(scene) if not tile["hero"]]
    assert (tile["x"], tile["y"], tile["other"]) == (0, -1, False)
    assert (tile["shape"], tile["sides"], tile["doors"]) == ("tee", ["north", "south", "west"], {"west": "blocked"})
    assert tile["danger"] and tile["lit"] and tile["creatures"] == [{"kind": 4, "wounded": True}]
    assert scene.game.newly == 1
    assert [event.amount for event in scene.told("appears")] == [9]


@clause("alone.map.evil-updates")
def test_a_revealed_room_tells_its_name() -> None:
    scene = Scene(hero="A01")
    scene.run(Reveal(scene.sectors["A11"], EXPLORED))
    (tile,) = [tile for tile in tiles(scene) if not tile["hero"]]
    assert tile["room"] == scene.game.room[scene.sectors["A11"]] and tile["shape"] == "room"
    assert [event.amount for event in scene.told("room")] == [tile["room"]]


def test_revealing_twice_is_revealing_once() -> None:
    scene = Scene(hero="A22", revealed="A21")
    before = len(scene.game.events)
    scene.run(Reveal(scene.sectors["A21"], ENTERED), RevealHere())
    assert len(scene.game.events) == before and scene.game.placed == 0


@clause("alone.action.explore.contents", "alone.ruling.r33")
def test_a_line_leaves_what_is_new() -> None:
    scene = Scene(hero="A22", revealed="A21")
    scene.run(RevealLine(SIDES.index("north"), 2))
    assert shown(scene) == "A20 A21 A22"
    assert scene.sector_names(scene.game.explored) == "A20"


@clause("alone.light.reveal-on-los", "alone.ruling.r15")
def test_tv_014_unblocking_lets_light_be_seen() -> None:
    scene = Scene(hero="A14", lit="A24", blocked="A14|A24")
    scene.run(LightCheck())
    assert shown(scene) == "A14"
    scene.game.blocked = 0
    scene.run(LightCheck())
    assert shown(scene) == "A14 A24"


@clause("alone.ruling.r15")
def test_in_an_action_evil_may_react_before_light_reveals() -> None:
    scene = Scene(hero="A00", lit="A10 A20", hands=["SP04"])
    scene.game.phase = IN_ACTION
    scene.game.action = 1
    scene.run(LightCheck())
    assert scene.asked() == "React" and shown(scene) == "A00"
    assert scene.sector_names(scene.game.about) == "A10 A20"
    scene.does("pass")
    assert shown(scene) == "A00 A10 A20" and scene.game.about == 0


# Tiles run short ------------------------------------------------------------------------------------------------------


SEVEN = "B10 B20 B40 B01 B22 B33 B52"


@clause("alone.tile.shortage", "alone.ruling.r26", "alone.ruling.r25")
def test_tv_126_the_farthest_tile_of_the_shape_is_taken() -> None:
    scene = Scene(hero="B02", revealed=SEVEN, creatures=["worm B52"])
    scene.run(RevealLine(SIDES.index("south"), 1))
    assert shown(scene) == "B01 B02 B03 B10 B20 B22 B33 B40"
    assert not any(tile["creatures"] for tile in tiles(scene))
    assert len(scene.told("removed")) == 1


@clause("alone.tile.shortage", "alone.ruling.r26")
def test_tv_127_among_equals_the_leader_chooses() -> None:
    scene = Scene(hero="A42", revealed="A10 A30 A41 A32 A13 A14 B24", evil=2, leader=2)
    scene.run(Reveal(scene.sectors["A43"], EXPLORED))
    assert scene.asked() == "TakeTile" and scene.game.to_answer() == [2]
    assert scene.offers() == ["tile A10", "tile A14", "tile B24"]
    assert scene.refuses("tile A41") == "alone.ruling.r26"
    scene.does("tile A14")
    assert shown(scene) == "A10 A13 A30 A32 A41 A42 A43 B24"


@clause("alone.ruling.r26")
def test_tiles_laid_in_this_action_and_the_heros_own_are_not_taken() -> None:
    scene = Scene(hero="B20", revealed="B10 B40 B01 B22 B33 B52")
    scene.game.placed = scene.bits("B52 B33")
    assert [scene.game.map.name(sector) for sector in to_take(scene.game, scene.sectors["B53"])] == ["B22"]
    scene.game.placed = scene.bits("B10 B40 B01 B22 B33 B52")
    scene.run(Reveal(scene.sectors["B53"], EXPLORED))  # a spare one is used
    assert shown(scene) == "B01 B10 B20 B22 B33 B40 B52 B53"


@clause("alone.ruling.r26")
def test_a_lit_tile_that_would_be_shown_again_is_not_taken() -> None:
    scene = Scene(hero="B00", revealed=SEVEN, lit="B10 B20")
    scene.game.placed = scene.bits("B52 B33 B40 B22 B01")
    assert to_take(scene.game, scene.sectors["B53"]) == []
    scene.game.lit = scene.bits("B10")
    assert [scene.game.map.name(sector) for sector in to_take(scene.game, scene.sectors["B53"])] == ["B20"]


def test_unlimited_tiles_never_run_short() -> None:
    scene = Scene(hero="B02", revealed=SEVEN, tiles="unlimited")
    scene.run(RevealLine(SIDES.index("south"), 1))
    assert shown(scene) == "B01 B02 B03 B10 B20 B22 B33 B40 B52"


def test_every_room_has_its_own_tile() -> None:
    scene = Scene(hero="A22", revealed="A* B00 B41 B13")
    scene.run(Reveal(scene.sectors["B54"], EXPLORED))
    assert "B54" in shown(scene) and scene.told("removed") == []


# Levels ---------------------------------------------------------------------------------------------------------------


@clause("alone.action.move.level-change")
def test_we_17_only_the_stairs_of_the_old_level_stay() -> None:
    scene = Scene(hero="B24", revealed="B14 B34")
    enter(scene.game, scene.sectors["A20"])
    scene.run(RevealHere())
    assert shown(scene) == "A20 B14 B24 B34"
    leave_level(scene.game)
    assert shown(scene) == "A20 B24"
    assert scene.game.map.name(far_end(scene.game)) == "B24"
    away = [tile for tile in tiles(scene) if tile["other"]]
    assert [tile["spot"] for tile in away] == [BY_COLOUR] and away[0]["stairs"] == "red"


@clause("alone.info.hero-limited")
def test_on_another_level_places_are_counted_from_where_the_hero_came_in() -> None:
    scene = Scene(hero="A20", revealed="A10")
    enter(scene.game, scene.sectors["B24"])
    scene.run(RevealHere(), RevealLine(SIDES.index("east"), 1))
    leave_level(scene.game)
    assert [(tile["x"], tile["y"]) for tile in tiles(scene) if not tile["other"]] == [(0, 0), (1, 0)]
    enter(scene.game, scene.sectors["A20"])
    leave_level(scene.game)
    assert [(tile["x"], tile["y"], tile["hero"]) for tile in tiles(scene) if not tile["other"]] == [(0, 0, True)]


@clause("alone.info.hero-limited", "alone.los.stairs")
def test_stairs_left_behind_are_adrift_until_a_tile_beside_them_lies() -> None:
    scene = Scene(hero="A20", tiles="unlimited")
    for there in ("B24", "B34", "B33", "B32", "B31", "B30", "A34"):
        enter(scene.game, scene.sectors[there])
        scene.run(RevealHere())
        if there in {"B24", "A34"}:
            leave_level(scene.game)
    assert shown(scene) == "A20 A34 B30"
    (tile,) = [tile for tile in tiles(scene) if tile["stairs"] == "red"]
    assert (tile["x"], tile["y"], tile["other"], tile["spot"]) == (None, None, False, BY_COLOUR)
    for there in ("A33", "A23", "A22"):
        enter(scene.game, scene.sectors[there])
        scene.run(RevealHere())
        assert not has_place(scene.game, scene.sectors["A20"])
    scene.run(RevealLine(SIDES.index("north"), 1))
    assert scene.game.adrift == 0
    assert spot(scene.game, scene.sectors["A20"]) < BY_COLOUR


# The end of a Round ---------------------------------------------------------------------------------------------------


@clause("alone.eor.2-labyrinth", "alone.ruling.r27")
@pytest.mark.parametrize(
    ("hero", "revealed", "lit", "blocked", "kept"),
    [
        ("A22", "A21 A20 A23 A32 A42 A41", "A41", "", "A21 A22 A23 A32"),  # TV-104
        ("A44", "A43 A42 A41 A40", "A41", "", "A41 A43 A44"),  # TV-105
        ("A20", "A10 A00 B24", "", "", "A10 A20 B24"),  # TV-106
        ("A21", "A11 A20", "", "A11|A21", "A20 A21"),  # TV-107
    ],
)
def test_what_stays_after_a_round(hero: str, revealed: str, lit: str, blocked: str, kept: str) -> None:
    scene = Scene(hero=hero, revealed=revealed, lit=lit, blocked=blocked)
    clean_up(scene.game)
    assert shown(scene) == kept
    assert scene.sector_names(scene.game.lit) == lit


@clause("alone.ruling.r58", "alone.info.hero-limited")
def test_the_log_of_map_facts_goes_with_the_round() -> None:
    scene = Scene(hero="A22", revealed="A21 A20")
    tell_noise(scene.game, 0)
    tell_located(scene.game, 0, 4, 0)
    assert len(scene.game.view(0)["told"]) == 2
    clean_up(scene.game)
    assert scene.game.view(0)["told"] == []
    assert scene.game.view(0)["here"] == {"x": 0, "y": 0}


@clause("alone.ruling.r58")
def test_with_a_kept_memory_tiles_are_recalled() -> None:
    scene = Scene(hero="A22", revealed="A21 A20 A11", memory="kept", creatures=["worm A20"])
    tell_noise(scene.game, 0)
    clean_up(scene.game)
    view = scene.game.view(0)
    assert len(view["told"]) == 1
    assert [(tile["x"], tile["y"], tile["room"] is None) for tile in view["recalled"]] == [
        (0, -2, True),
        (-1, -1, False),
    ]
    assert all("creatures" not in tile and "lit" not in tile for tile in view["recalled"])
    scene.run(Reveal(scene.sectors["A20"], EXPLORED))
    assert scene.sector_names(scene.game.recalled) == "A11"


@clause("alone.ruling.r58")
def test_a_kept_map_goes_on_where_the_hero_knows_the_place() -> None:
    scene = Scene(hero="A21", memory="kept")
    for there in ("A20", "B24"):
        enter(scene.game, scene.sectors[there])
        scene.run(RevealHere())
    leave_level(scene.game)
    assert scene.sector_names(scene.game.recalled) == "A21"
    assert [(tile["x"], tile["y"], tile["other"]) for tile in scene.game.view(0)["recalled"]] == [(0, 0, True)]
    enter(scene.game, scene.sectors["A20"])
    assert [(tile["x"], tile["y"], tile["other"]) for tile in scene.game.view(0)["recalled"]] == [(0, 0, False)]
    assert scene.game.view(0)["here"] == {"x": 0, "y": -1}


@clause("alone.ruling.r58")
def test_a_kept_map_begins_anew_where_the_hero_does_not() -> None:
    scene = Scene(hero="A21", memory="kept")
    for there in ("A20", "B24", "B34", "B33", "B32", "B31", "B30", "A34"):
        enter(scene.game, scene.sectors[there])
        scene.run(RevealHere())
        if there in {"B24", "A34"}:
            leave_level(scene.game)
    view = scene.game.view(0)
    assert view["here"] == {"x": 0, "y": 0}
    assert all(tile["other"] for tile in view["recalled"])
    assert scene.sector_names(scene.game.recalled) == "B24 B31 B32 B33 B34"


@clause("alone.ruling.r25")
def test_what_was_told_on_a_tile_has_no_place_without_it() -> None:
    scene = Scene(hero="A22", revealed="A21")
    tell_noise(scene.game, 0)
    enter(scene.game, scene.sectors["A21"])
    assert scene.game.view(0)["told"][0]["place"] == {"x": 0, "y": 0, "other": False}
    hide(scene.game, scene.bits("A22"), "alone.tile.shortage")
    assert scene.game.view(0)["told"][0]["place"] is None
    assert scene.game.told[-1] == NONE


@clause("alone.los.hero-sector")
def test_the_hero_begins_on_one_dark_tile() -> None:
    scene = Scene(hero="A22")
    scene.game.revealed = 0
    start_at(scene.game, scene.sectors["B22"])
    assert shown(scene) == "B22" and scene.game.view(0)["here"] == {"x": 0, "y": 0}
