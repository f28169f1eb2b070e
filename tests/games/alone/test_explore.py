"""Explore: how far it reaches, what stops it, Danger tokens (1.9, 2.3 of the ledger)."""

from typing import Any

import pytest

from clauses import clause
from games.alone.scenario import Scene, calm


def explored(side: str, hero: str = "A22", **given: Any) -> Scene:
    """A Hero has explored in that direction and nobody has reacted."""
    return calm(hero, **given).turn().does(f"explore {side}").passes()


@clause("alone.action.explore.range")
def test_tv_022_two_sectors_straight_ahead() -> None:
    assert explored("north", "A44").revealed() == "A42 A43 A44"


@clause("alone.action.explore.interrupt")
def test_we_18_a_curve_ends_it() -> None:
    assert explored("east", "A34").revealed() == "A34 A44"


@clause("alone.action.explore.interrupt")
def test_a_door_that_is_not_the_heros_ends_it() -> None:
    assert explored("east", "A32").revealed() == "A32 A42"
    assert explored("east", "A42").revealed() == "A42 A52"


@clause("alone.ruling.r16", "alone.ruling.r34", "alone.trigger.explore")
def test_tv_024_a_blocked_door_lets_nothing_through_but_the_action_is_spent() -> None:
    scene = calm("A14", blocked="A14|A24", hands=["FU05"]).turn().does("explore east")
    assert scene.revealed() == "A14"
    assert scene.triggers() == ["explore"]


@clause("alone.action.explore.stairs")
def test_tv_025_through_stairs_only_their_other_end() -> None:
    assert explored("stairs", "A20").revealed() == "A20 B24"


@clause("alone.action.explore.contents", "alone.scare.direct-only")
def test_contents_are_revealed_and_do_not_scare() -> None:
    scene = explored("north", creatures=["worm A21", "parasite* A20"], danger="A21")
    assert [event.amount for event in scene.told("appears")] == [2 * 4, 2 * 1 + 1]
    assert scene.game.self_control == 12


@clause("alone.action.explore.interrupt")
def test_there_is_nothing_to_explore_behind_a_wall() -> None:
    assert calm().turn().refuses("explore west") == "alone.action.explore.interrupt"


@clause("alone.ruling.r15")
def test_tv_016_the_light_check_goes_on_behind_the_explore() -> None:
    assert explored("west", "A42", lit="A22").revealed() == "A22 A32 A42"
    scene = calm("A42", lit="A22", hands=["TE04"], decks="terror-traps").turn().does("explore west", "react TE04")
    assert scene.passes().revealed() == "A22 A32 A42"
    clauses = [event.clause for event in scene.told("revealed")]
    assert clauses == ["alone.action.explore.contents", "alone.light.reveal-on-los"]


# Danger ---------------------------------------------------------------------------------------------------------------


@clause("alone.ruling.r33", "alone.action.explore.remove-danger")
def test_tv_026_only_own_and_newly_explored_sectors_are_disarmed() -> None:
    scene = calm(revealed="A21", danger="A22 A21 A20").turn().does("explore north")
    assert "A20" in scene.revealed()
    assert sorted(scene.offers()) == ["disarm A20", "disarm A22", "none"]
    assert scene.refuses("disarm A21") == "alone.ruling.r33"
    scene.does("disarm A20")
    assert scene.sector_names(scene.game.danger) == "A21 A22"


@clause("alone.ruling.r33")
def test_what_only_light_has_shown_cannot_be_disarmed() -> None:
    scene = calm("A00", lit="A30", danger="A30").turn().does("explore east")
    assert scene.revealed() == "A00 A10 A20 A30"
    assert scene.game.turn == 2  # nothing to disarm, nothing asked
    assert scene.sector_names(scene.game.danger) == "A30"


@clause("alone.ruling.r34")
def test_danger_under_the_hero_goes_even_if_nothing_is_revealed() -> None:
    scene = calm("A52", revealed="A42", blocked="A42|A52", danger="A52").turn().does("explore west", "disarm A52")
    assert scene.game.danger == 0


@clause("alone.ruling.r07")
def test_tv_027_an_explore_that_clears_the_token_is_not_stamped() -> None:
    scene = calm(danger="A22", hands=["FU05"], creatures=["hybrid A00"]).turn()
    scene.does("explore north", "disarm A22")
    assert scene.asked() == "React" and scene.game.stamped == 0
    scene = calm(danger="A22", hands=["FU05"], creatures=["hybrid A00"]).turn().does("explore north", "none")
    assert scene.game.stamped == 2


@clause("alone.ruling.r07")
def test_tv_029_an_instant_before_the_removal_is_dangerous() -> None:
    scene = calm(danger="A22", hands=["TE04"], decks="terror-traps").turn().does("explore north", "react TE04")
    assert scene.game.self_control == 11


@clause("alone.ruling.r59")
def test_a_card_may_keep_the_hero_from_disarming() -> None:
    scene = calm(danger="A22", hands=["TR04"], decks="terror-traps").turn().does("explore north", "react TR04")
    assert scene.passes().asked() == "Declare"
    assert scene.game.danger != 0


# Haze -----------------------------------------------------------------------------------------------------------------


@clause("alone.action.explore.range")
@pytest.mark.parametrize(("hand", "revealed"), [("", "A42 A43"), ("TE04", "A43")])
def test_haze_takes_one_off_but_never_the_last_one_and_cards_come_on_top(hand: str, revealed: str) -> None:
    scene = Scene(hero="A43", missions="sleeper haze mayday", hands=[hand], decks="terror-traps")
    scene.turn().does("explore north")
    if hand:
        scene.does(f"react {hand}")
    assert scene.passes().revealed() == revealed
