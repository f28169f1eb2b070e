"""Interact: Light Control Units (1.7, 1.9, R17)."""

import pytest

from clauses import clause
from games.alone.scenario import Scene, calm


@clause(
    "alone.light.on-lcu",
    "alone.light.lcu-direction",
    "alone.light.hidden-behind-door",
    "alone.light.lcu-sector-always",
    "alone.action.interact.lcu-update",
)
@pytest.mark.parametrize(
    ("side", "lit", "revealed"),
    [
        ("north", "A00 A01", "A00 A01"),
        ("south", "A01 A02 A03", "A01 A02 A03"),
        ("east", "A01 A11 A21", "A01 A11"),
    ],
)
def test_we_09_a_repair_lights_a_line(side: str, lit: str, revealed: str) -> None:
    scene = calm("A01").turn().does(f"repair {side}")
    assert scene.sector_names(scene.game.lit) == lit
    assert scene.revealed() == revealed


@clause("alone.light.reveal-on-los")
def test_we_10_what_was_lit_is_shown_when_it_comes_into_sight() -> None:
    scene = calm("A01", hands=["FU01"], creatures=["worm B00"]).turn().does("repair east").passes()
    scene.does("move east", "none")
    assert scene.asked() == "React"  # the end of the Turn, and it is Revealed already
    assert scene.revealed() == "A01 A11 A21"


@clause("alone.light.lcu-repeat")
def test_we_23_another_direction_later() -> None:
    scene = calm("A01").turn().does("repair east", "repair south")
    assert scene.sector_names(scene.game.lit) == "A01 A02 A03 A11 A21"


@clause("alone.ruling.r17")
def test_tv_017_light_passes_a_door_but_sight_does_not() -> None:
    scene = calm("A44").turn().does("repair west")
    assert scene.sector_names(scene.game.lit) == "A24 A34 A44"
    assert scene.revealed() == "A34 A44"


@clause("alone.light.on-lcu")
def test_tv_019_a_wall_ends_the_line() -> None:
    scene = calm().turn().does("repair south")
    assert scene.sector_names(scene.game.lit) == "A22 A23"


@clause("alone.ruling.r17")
def test_a_blocked_door_ends_the_line() -> None:
    scene = calm("A01", blocked="A01|A11").turn().does("repair east")
    assert scene.sector_names(scene.game.lit) == "A01"


@clause("alone.scare.direct-only")
def test_tv_021_light_reveals_without_a_scare() -> None:
    scene = calm(creatures=["hybrid A21"]).turn().does("repair north")
    assert len(scene.told("appears")) == 1
    assert scene.game.self_control == 12


@clause("alone.light.on-lcu")
def test_only_in_the_sector_of_the_lcu() -> None:
    assert calm("A21").turn().refuses("repair north") == "alone.light.on-lcu"


@clause("alone.trigger.interact")
def test_an_interact_is_a_trigger_with_its_own_windows() -> None:
    scene = calm(hands=["FU10 FU11"], creatures=["cultist B00"]).turn().does("repair north")
    assert scene.triggers() == ["interact"]
    assert scene.offers() == ["pass", "react FU10"]  # `W.resolved`


@clause("alone.light.on-lcu")
def test_brownout_leaves_one_sector_of_the_line() -> None:
    scene = Scene(hero="A01", missions="sleeper brownout burn").turn().does("repair south")
    assert scene.sector_names(scene.game.lit) == "A01 A02"


@clause("alone.tile.shortage", "alone.ruling.r26")
def test_tv_146_lit_sectors_do_not_take_each_others_tiles() -> None:
    scene = calm("B13", revealed="B12", lit="B02 B12 B13 B22").turn()
    scene.does("move north", "none", "move east", "move east", "explore north")
    assert {"B30", "B31"} <= set(scene.revealed().split())
    scene.does("explore south")
    assert scene.revealed() == "B02 B12 B13 B22 B31 B32 B33 B34"
