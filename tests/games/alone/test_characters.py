"""Abilities, and the Characters as Hero and as Companion (3.2 and 5.8 of the ledger)."""

from typing import Any

import pytest

from clauses import clause
from games.alone.scenario import CHARACTERS, Scene, calm
from villainy.games.alone.damage import lose
from villainy.games.alone.deeds import meet_companion
from villainy.games.alone.lasting import LAST_LIE, last
from villainy.games.alone.missions import round_effects
from villainy.games.alone.terms import BY_AOO, BY_ATTACK, BY_SCARE, IN_ACTION, LIFE, SELF_CONTROL
from villainy.games.alone.vocabulary import FOR_ROUND

SPORE_LORE = [2, 0, 0, 0, 0]
PARASITE_LORE = [0, 2, 0, 0, 0]
CULTIST_LORE = [0, 0, 2, 0, 0]
HYBRID_LORE = [0, 0, 0, 2, 0]
WORM_LORE = [0, 0, 0, 0, 2]


def hero(who: str, at: str = "A22", **given: Any) -> Scene:
    """A Hero who is this Character."""
    return calm(at, character=who, **given)


def with_companion(who: str, at: str = "A22", **given: Any) -> Scene:
    """A Doctor with this Companion."""
    return calm(at, **{"character": "doctor" if who != "doctor" else "pilot", "companion": who, **given})


def dice_rolled(scene: Scene) -> int:
    amount = scene.told("rolled")[-1].amount
    return amount // 10_000 + amount // 100 % 100 + amount % 100


def loses(scene: Scene, track: int, amount: int, by: int) -> Scene:
    scene.game.phase = IN_ACTION
    return scene.calls(lambda game: lose(game, track, amount, by))


# Abilities ------------------------------------------------------------------------------------------------------------


@clause("alone.xp.unlock")
def test_filtered_breath_removes_danger_here_for_an_adrenaline() -> None:
    scene = calm(danger="A22 A21", revealed="A21", experience=SPORE_LORE, adrenaline=2).turn().does("breath")
    assert scene.sector_names(scene.game.danger) == "A21"
    assert scene.game.adrenaline == 1 and scene.game.turn == 1
    assert scene.refuses("breath") == "alone.xp.unlock"


@clause("alone.xp.unlock")
@pytest.mark.parametrize(
    "given",
    [
        {"experience": [1, 2, 2, 2, 2], "danger": "A22"},
        {"experience": SPORE_LORE},
        {"experience": SPORE_LORE, "danger": "A22", "adrenaline": 0},
    ],
)
def test_filtered_breath_needs_lore_danger_and_adrenaline(given: dict[str, Any]) -> None:
    assert calm(**given).turn().refuses("breath") == "alone.xp.unlock"


@clause("alone.ruling.r11")
def test_tv_064_light_feet_save_a_life_from_a_blow() -> None:
    scene = calm(creatures=["worm A22", "spore A22"], lit="A22", experience=PARASITE_LORE)
    scene.rolls("H")
    scene.turn().does("move south")
    assert [event.amount for event in scene.told("opportunity")] == [1]
    assert scene.game.life == 12 and scene.told("prevented")


def test_light_feet_do_not_help_against_attacks() -> None:
    assert loses(calm(experience=PARASITE_LORE), LIFE, 2, BY_ATTACK).game.life == 10


def test_read_the_signs_gives_a_direction() -> None:
    scene = calm("A33", experience=CULTIST_LORE).turn().does("locate", "seek infirmary", "seek worm")
    assert scene.answers() == ["infirmary 4 here", "worm absent", "infirmary west"]  # one target only is there


def test_iron_nerve_makes_scares_milder() -> None:
    assert loses(calm(experience=HYBRID_LORE), SELF_CONTROL, 2, BY_SCARE).game.self_control == 11
    assert loses(calm(experience=HYBRID_LORE), SELF_CONTROL, 1, BY_SCARE).triggers() == []


@pytest.mark.parametrize(("choice", "dice", "adrenaline"), [("none", 3, 1), ("pay 1", 4, 0)])
def test_hunters_eye_gives_a_die_or_two_for_an_adrenaline(choice: str, dice: int, adrenaline: int) -> None:
    scene = calm(creatures=["worm A22"], lit="A22", experience=WORM_LORE, adrenaline=1, character="doctor", focus="off")
    scene.rolls("M" * dice)
    scene.turn().does("fight")
    assert scene.offers() == ["pay 1", "none"]
    scene.does(choice)
    assert dice_rolled(scene) == dice and scene.game.adrenaline == adrenaline


def test_hunters_eye_without_adrenaline_asks_nothing() -> None:
    scene = calm(creatures=["worm A22"], lit="A22", experience=WORM_LORE, adrenaline=0, character="doctor")
    scene.rolls("MMM")
    assert dice_rolled(scene.turn().does("fight")) == 3


# The Captain ----------------------------------------------------------------------------------------------------------


@clause("alone.companion.dual")
def test_captain_as_hero_rolls_one_more_die() -> None:
    scene = hero("captain", creatures=["worm A22"], lit="A22", adrenaline=0)
    scene.rolls("MMM")
    assert dice_rolled(scene.turn().does("fight")) == 3


@clause("alone.companion.sacrifice", "alone.xp.kill")
def test_captains_sacrifice_kills_but_no_boss() -> None:
    creatures = ["worm A22", "spore A22", "matriarch A22"]
    scene = with_companion("captain", creatures=creatures, lit="A22").turn().does("sacrifice")
    assert scene.offers() == ["target A22 spore 0", "target A22 worm 0"]
    scene.does("target A22 worm 0")
    assert scene.where("worm") == "" and scene.game.experience == [0, 0, 0, 0, 1]
    assert scene.game.companion == -1
    assert scene.asked() == "Declare" and scene.game.turn == 1  # the start of the Turn goes on
    assert scene.refuses("sacrifice") == "alone.companion.sacrifice"


def test_captains_sacrifice_needs_somebody_to_kill() -> None:
    scene = with_companion("captain", creatures=["matriarch A22", "worm A21"], revealed="A21").turn()
    assert scene.refuses("sacrifice") == "alone.companion.sacrifice"


@clause("alone.companion.ability")
def test_captain_as_companion_gives_a_die_for_a_charge() -> None:
    scene = with_companion("captain", creatures=["worm A22"], lit="A22", adrenaline=0)
    scene.rolls("MMM")
    scene.turn().does("fight")
    assert scene.offers() == ["pay 0", "none"]
    scene.does("pay 0")
    assert dice_rolled(scene) == 3 and scene.game.companion_charges == 5


@clause("alone.companion.last-charge")
def test_tv_131_the_last_charge_takes_the_companion_away() -> None:
    scene = with_companion("captain:1", creatures=["worm A22"], lit="A22", adrenaline=0)
    scene.rolls("MMM")
    scene.turn().does("fight", "pay 0")
    assert dice_rolled(scene) == 3 and scene.game.companion == -1


# The Doctor -----------------------------------------------------------------------------------------------------------


@clause("alone.eor.6-effects", "alone.ruling.r55")
def test_tv_117_doctor_as_hero_heals_both_at_the_end_of_a_round() -> None:
    scene = hero("doctor", life=11, self_control=12).calls(round_effects).does("done")
    assert (scene.game.life, scene.game.self_control) == (12, 12)


@clause("alone.companion.sacrifice")
def test_doctors_sacrifice_heals_four_points_split_freely() -> None:
    scene = with_companion("doctor", life=6, self_control=10).turn().does("sacrifice")
    scene.does("gain self", "gain self")
    assert (scene.game.life, scene.game.self_control) == (8, 12)  # the rest could go nowhere else


@clause("alone.companion.ability")
def test_doctor_as_companion_heals_after_a_heavy_loss() -> None:
    scene = loses(with_companion("doctor"), LIFE, 2, BY_ATTACK).does("redirect 0")
    assert scene.offers() == ["pay 0", "none"]
    scene.does("pay 0")
    assert scene.game.life == 11 and scene.game.companion_charges == 5


@clause("alone.companion.ability")
def test_doctor_heals_after_the_window_of_the_loss_and_not_after_a_light_one() -> None:
    scene = loses(with_companion("doctor", hands=["FU13"]), SELF_CONTROL, 2, BY_SCARE).does("redirect 0")
    assert scene.asked() == "React"
    scene.does("pass")
    assert scene.asked() == "Reply"
    scene = loses(with_companion("doctor"), LIFE, 1, BY_ATTACK).does("redirect 0")
    assert scene.rests()


# The Engineer ---------------------------------------------------------------------------------------------------------


@clause("alone.upgrade.matrix")
def test_engineer_as_hero_takes_any_component() -> None:
    scene = hero("engineer", items="IT01").stack("IT05").turn().does("scavenge 0")
    assert scene.held() == ["IT01:4", "IT05:5"]  # one more Charge
    assert scene.offers() == ["upgrade IT01 IT05", "upgrade IT05 IT01", "done"]


@clause("alone.companion.sacrifice")
def test_engineers_sacrifice_lights_all_lines_of_an_lcu() -> None:
    scene = with_companion("engineer", revealed="A21").turn().does("sacrifice")
    assert scene.sector_names(scene.game.lit) == "A20 A21 A22 A23 A32 A42"
    assert scene.revealed() == "A20 A21 A22 A23 A32 A42"


def test_engineers_sacrifice_needs_a_revealed_lcu() -> None:
    assert "sacrifice" not in with_companion("engineer", "A32").turn().offers()


@clause("alone.companion.ability")
def test_engineer_as_companion_lights_a_second_direction() -> None:
    scene = with_companion("engineer").turn().does("repair north")
    assert scene.offers() == ["side east", "side south", "none"]
    scene.does("side south")
    assert scene.sector_names(scene.game.lit) == "A20 A21 A22 A23"
    assert scene.game.companion_charges == 5


# The Pilot ------------------------------------------------------------------------------------------------------------


def test_pilot_as_hero_takes_two_steps_once_per_round() -> None:
    scene = hero("pilot", "A23").turn().does("move west")
    assert scene.offers() == ["side east", "side west", "stop"]
    scene.does("side west")
    assert scene.at() == "A03" and scene.game.turn == 2
    scene.does("move north")
    assert scene.at() == "A02" and scene.game.turn == 3


def test_pilot_who_stops_has_not_used_it_up() -> None:
    scene = hero("pilot", "A23").turn().does("move west", "stop", "move west")
    assert scene.asked() == "NextStep"


@clause("alone.companion.sacrifice")
def test_pilots_sacrifice_moves_four_without_blow_trigger_or_window() -> None:
    scene = with_companion("pilot", "A23", creatures=["worm A23", "hybrid A03"], hands=["TE13"], decks="terror-traps")
    scene.turn().does("sacrifice", "side west", "side west")
    assert not scene.told("opportunity")
    assert scene.game.self_control == 10  # met a Hybrid, and nobody could react
    scene.does("side north", "side north")
    assert scene.at() == "A01"
    assert scene.triggers() == []
    assert scene.offers() == ["block east", "none"]
    scene.does("none")
    assert scene.asked() == "Declare" and scene.game.turn == 1


@clause("alone.companion.ability", "alone.ruling.r11")
def test_pilot_as_companion_prevents_a_blow() -> None:
    scene = loses(with_companion("pilot"), LIFE, 3, BY_AOO).does("redirect 0", "prevent companion")
    assert scene.game.life == 12 and scene.game.companion_charges == 5


# The Xenologist -------------------------------------------------------------------------------------------------------


@clause("alone.companion.sacrifice", "alone.ruling.r61")
def test_xenologists_sacrifice_shows_the_creatures_of_the_level() -> None:
    scene = with_companion("xenologist", creatures=["worm A52", "spore A23", "parasite B00", "hybrid A04"])
    last(scene.game, LAST_LIE, -1, 1, FOR_ROUND, -1)  # it is true all the same
    scene.turn().does("sacrifice")
    assert scene.answers() == ["spore 1 south", "hybrid 4 south", "worm 3 east"]
    assert scene.revealed() == "A22"


@clause("alone.companion.ability")
def test_xenologist_as_companion_reduces_a_scare() -> None:
    scene = loses(with_companion("xenologist"), SELF_CONTROL, 3, BY_SCARE).does("redirect 0", "prevent companion")
    assert scene.game.self_control == 11 and scene.game.companion_charges == 5


# The Navigator --------------------------------------------------------------------------------------------------------


@clause("alone.action.locate.two-targets")
def test_navigator_as_hero_has_three_targets() -> None:
    scene = hero("navigator", "A33").turn().does("locate", "seek lcu", "seek infirmary", "seek worm")
    assert scene.answers() == ["lcu 2 here", "infirmary 4 here", "worm absent"]


@clause("alone.companion.sacrifice", "alone.ruling.r61")
def test_navigators_sacrifice_names_the_mission_rooms() -> None:
    scene = with_companion("navigator", "A33", missions="sleeper haze scuttle")
    last(scene.game, LAST_LIE, -1, 1, FOR_ROUND, -1)
    scene.turn().does("sacrifice")
    while scene.asked() == "NameWay":
        scene.does(scene.offers()[0])
    assert scene.answers()[0] == "infirmary west here"
    assert [answer.split()[0] for answer in scene.answers()] == ["infirmary", "laboratory", "escape-pods", "generator"]
    assert all(answer.endswith(" there") for answer in scene.answers()[1:])


@clause("alone.companion.ability")
def test_navigator_as_companion_gives_a_direction() -> None:
    scene = with_companion("navigator", "A33").turn().does("locate", "seek infirmary", "seek infirmary")
    assert scene.offers() == ["pay 0", "none"]
    scene.does("pay 0", "about 1")
    assert scene.answers()[-1] == "infirmary west" and scene.game.companion_charges == 5
    assert scene.asked() == "Declare"


# The Quartermaster ----------------------------------------------------------------------------------------------------


def test_quartermaster_as_hero_draws_two_and_keeps_one_in_corridors() -> None:
    scene = hero("quartermaster").stack("IT20 IT21").turn().does("scavenge 0")
    assert scene.offers() == ["keep IT20", "keep IT21"]
    scene.does("keep IT21")
    assert scene.held() == ["IT21:3"]
    scene = hero("quartermaster", "A24").stack("IT20 IT21").turn().does("scavenge 0")
    assert scene.held() == ["IT20:3"]


@clause("alone.ruling.r37")
def test_quartermaster_as_hero_holds_six() -> None:
    scene = hero("quartermaster", "A24", items="IT02 IT05 IT07 IT10 IT12").stack("IT20 IT21").turn()
    scene.does("scavenge 0", "done")
    assert len(scene.held()) == 6 and scene.asked() == "Declare"
    scene.does("scavenge 0", "done")
    assert scene.asked() == "DropExcess"


@clause("alone.companion.sacrifice", "alone.ruling.r37")
def test_quartermasters_sacrifice_draws_three_and_keeps_two() -> None:
    scene = with_companion("quartermaster", items="IT02 IT05 IT07 IT10").stack("IT20 IT21 IT13").turn()
    scene.does("sacrifice", "keep IT21", "keep IT13")
    assert scene.held() == ["IT02:3", "IT05:4", "IT07:2", "IT10:2", "IT21:3", "IT13:2"]
    assert scene.asked() == "DropExcess"


@clause("alone.companion.ability")
def test_quartermaster_as_companion_recharges_an_item() -> None:
    scene = with_companion("quartermaster", items="IT01:2 IT13").turn()
    assert [offer for offer in scene.offers() if offer.startswith("recharge")] == ["recharge IT01"]
    assert scene.refuses("recharge IT13") == "alone.companion.ability"  # it has all its Charges
    scene.does("recharge IT01")
    assert scene.held() == ["IT01:3", "IT13:2"] and scene.game.companion_charges == 5


# Companions in general ------------------------------------------------------------------------------------------------


@clause("alone.companion.reward", "alone.companion.six-charges", "alone.companion.dual")
def test_a_companion_is_somebody_else() -> None:
    met = set()
    for number in range(60):
        scene = Scene(character="captain", seed=f"companion {number}").calls(lambda game: meet_companion(game, 6))
        met.add(CHARACTERS[scene.game.companion])
        assert scene.game.companion_charges == 6
    assert met == set(CHARACTERS) - {"captain"}


@clause("alone.ruling.r35")
@pytest.mark.parametrize(("choice", "charges"), [("yes", 6), ("no", 2)])
def test_a_second_companion_replaces_the_first_if_wanted(choice: str, charges: int) -> None:
    scene = calm(companion="pilot:2").calls(lambda game: meet_companion(game, 6))
    assert scene.offers() == ["yes", "no"]
    scene.does(choice)
    assert scene.game.companion_charges == charges
    assert (CHARACTERS[scene.game.companion] == "pilot") == (choice == "no")


@clause("alone.companion.sacrifice")
def test_a_sacrifice_is_for_the_start_of_a_turn() -> None:
    scene = with_companion("doctor", life=5).turn().does("bullet", "locate", "seek lcu", "seek lcu")
    assert scene.refuses("sacrifice") == "alone.companion.sacrifice"
