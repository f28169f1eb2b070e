"""Dice, attacks, Attacks of Opportunity, Wounds, Experience (1.2 and 1.8 of the ledger)."""

from collections import Counter
from typing import Any

import pytest

from clauses import clause
from games.alone.scenario import Scene, calm
from villainy.games.alone.attacks import Attacks, dice_of
from villainy.games.alone.deckfile import house_deck
from villainy.games.alone.dice import fall, hits, roll
from villainy.games.alone.kills import kill, strike
from villainy.games.alone.lasting import LAST_DANGEROUS_DICE, LAST_DICE, LAST_TOUGH, last, total
from villainy.games.alone.terms import CREATURES, CULTIST, HYBRID, MATRIARCH, PARASITE, PROPHET, SPORE, WORM
from villainy.games.alone.vocabulary import FOR_TURN

CARDS = house_deck()


def attacked(faces: str, **given: Any) -> Scene:
    """The Creatures in the Hero's Sector have attacked at the end of a Turn and rolled these faces."""
    scene = calm(**given)
    scene.rolls(faces)
    return scene.run(Attacks())


def fought(faces: str, *choices: str, focus: str = "none", **given: Any) -> Scene:
    """The Hero has fought with bare hands, or as the choices say, and rolled these faces."""
    scene = calm(**{"character": "doctor", **given})
    scene.rolls(faces)
    scene.turn().does(*(choices or ("fight",)))
    if scene.asked() == "Focus":
        scene.does(focus)
    return scene


def kinds(scene: Scene, event: str) -> list[str]:
    return [CREATURES[told.amount] for told in scene.told(event)]


# The table of Creatures -----------------------------------------------------------------------------------------------


@clause("alone.creature.spore")
def test_spores_die_of_anything_are_slow_appear_close_and_hit_hard() -> None:
    assert CARDS.first_wound[0][SPORE] == CARDS.second_wound[0][SPORE] == 1
    assert CARDS.distance[0][SPORE] == min(CARDS.distance[0][:5]) == 3
    assert CARDS.dice_dark[0][SPORE] == max(CARDS.dice_dark[0][:5])


@clause("alone.creature.parasite")
def test_parasites_bite_little_and_are_not_hard_to_kill() -> None:
    assert CARDS.dice_dark[0][PARASITE] == min(CARDS.dice_dark[0][:5]) == 2
    assert CARDS.first_wound[0][PARASITE] + CARDS.second_wound[0][PARASITE] == 3


@clause("alone.creature.cultist")
@pytest.mark.parametrize("mode", [0, 1])
def test_cultists_are_human_and_do_not_mind_the_light(mode: int) -> None:
    assert CARDS.scares[mode][CULTIST] == 0
    assert CARDS.dice_dark[mode][CULTIST] == CARDS.dice_lit[mode][CULTIST]
    assert CARDS.distance[0][CULTIST] == 4


@clause("alone.creature.hybrid", "alone.creature.worm")
def test_hybrids_are_lesser_worms() -> None:
    assert CARDS.scares[0][HYBRID] == CARDS.scares[0][WORM] == 2
    assert CARDS.dice_dark[0][WORM] - CARDS.dice_lit[0][WORM] > CARDS.dice_dark[0][HYBRID] - CARDS.dice_lit[0][HYBRID]
    assert CARDS.dice_lit[0][WORM] == 0
    assert CARDS.distance[0][WORM] == max(CARDS.distance[0][:5])
    assert (
        CARDS.first_wound[0][HYBRID] + CARDS.second_wound[0][HYBRID]
        < CARDS.first_wound[0][WORM] + CARDS.second_wound[0][WORM]
    )


@clause("alone.creature.boss")
def test_bosses_have_numbers_of_their_own() -> None:
    assert (CARDS.dice_dark[0][MATRIARCH], CARDS.dice_lit[0][MATRIARCH]) == (5, 2)
    assert (CARDS.first_wound[0][PROPHET], CARDS.second_wound[0][PROPHET]) == (3, 3)
    assert CARDS.counts_as[MATRIARCH] == WORM and CARDS.counts_as[PROPHET] == CULTIST


@clause("alone.nightmare.stats", "alone.nightmare.enraged")
def test_in_nightmare_other_numbers_hold() -> None:
    calm_dice = dice_of(calm(creatures=["worm A22"]).game, 0)
    assert (calm_dice, dice_of(calm(creatures=["worm A22"], nightmare=True).game, 0)) == (3, 4)
    for kind in range(5):
        assert CARDS.dice_dark[1][kind] > CARDS.dice_dark[0][kind]
        assert CARDS.distance[1][kind] < CARDS.distance[0][kind]
        assert CARDS.scares[1][kind] > CARDS.scares[0][kind] or kind == CULTIST


@clause("alone.nightmare.stats")
def test_wounds_in_nightmare() -> None:
    scene = calm(creatures=["hybrid* A22"], nightmare=True).calls(lambda game: strike(game, 0, 1, 0, False))
    assert scene.where("hybrid") == "A22"
    scene = calm(creatures=["hybrid* A22"]).calls(lambda game: strike(game, 0, 1, 0, False))
    assert scene.where("hybrid") == ""


# Dice -----------------------------------------------------------------------------------------------------------------


@clause("alone.dice.faces")
@pytest.mark.parametrize(("profile", "parts"), [("2-2-2", (2, 2, 2)), ("3-1-2", (3, 1, 2))])
def test_a_die_has_three_faces(profile: str, parts: tuple[int, int, int]) -> None:
    scene = Scene(dice=profile)
    thrown = Counter(fall(scene.game) for _ in range(6000))
    for face, sides in enumerate(parts):
        assert abs(thrown[face] - 1000 * sides) < 200


@clause("alone.dice.normal")
def test_only_hits_are_hits() -> None:
    scene = calm()
    scene.rolls("HH!MM")
    roll(scene.game, 0, 5)
    assert hits(scene.game, False) == 2
    assert hits(scene.game, True) == 3


@clause("alone.dice.public")
def test_all_see_the_dice() -> None:
    scene = attacked("H!", creatures=["cultist A22"], evil=2)
    assert [scene.told("rolled", seat)[0].amount for seat in range(4)] == [10100] * 4


# Attacks of Creatures -------------------------------------------------------------------------------------------------


@clause("alone.attack.automatic", "alone.attack.damage", "alone.trigger.life")
def test_creatures_attack_when_the_turn_ends() -> None:
    scene = calm(creatures=["parasite A22"], hands=["FU12"])
    scene.rolls("HH")
    scene.turn().does("locate", "seek lcu", "seek lcu", "pass")
    assert scene.game.life == 10
    assert scene.offers() == ["pass", "react FU12"]
    assert scene.triggers() == ["life"]


@clause("alone.attack.dice-by-light")
def test_we_12_a_parasite_in_the_dark_rolls_two_dice() -> None:
    assert [event.amount for event in attacked("MM", creatures=["parasite A22"]).told("attacks")] == [2]


@clause("alone.attack.dice-by-light", "alone.light.ally")
def test_we_13_a_worm_in_the_light_is_harmless() -> None:
    scene = attacked("", creatures=["worm A22"], lit="A22")
    assert scene.told("harmless") and not scene.told("rolled")
    assert scene.game.life == 12


@clause("alone.fight.danger-exclaim-hits", "alone.danger.purpose")
def test_danger_makes_evils_dice_better() -> None:
    assert attacked("!M", creatures=["parasite A22"]).game.life == 12
    assert attacked("!M", creatures=["parasite A22"], danger="A22").game.life == 11


@clause("alone.fight.danger-exclaim-hits")
def test_a_card_can_stand_in_for_danger() -> None:
    scene = calm(creatures=["parasite A22"])
    scene.rolls("!M")
    last(scene.game, LAST_DANGEROUS_DICE, -1, 1, FOR_TURN, -1)
    assert scene.run(Attacks()).game.life == 11


@clause("alone.ruling.r10")
def test_attacks_are_separate_and_the_leader_orders_them() -> None:
    scene = calm(creatures=["parasite A22", "spore A22", "parasite A22"], evil=3, leader=2)
    scene.rolls("HM")
    scene.run(Attacks())
    assert scene.game.seat == 2
    assert scene.offers() == ["attack parasite", "attack spore", "attack parasite:2"]
    scene.does("attack parasite:2")
    assert scene.game.life == 11
    scene.rolls("HHMM")
    scene.does("attack spore")
    assert [event.amount for event in scene.told("lost-life")][:2] == [1, 2]
    assert len(scene.told("attacks")) == 3  # the last one needs no order


@clause("alone.ruling.r10")
def test_creatures_that_are_alike_need_no_order() -> None:
    scene = attacked("MM", creatures=["parasite A22", "parasite A22"])
    assert scene.rests() and len(scene.told("attacks")) == 2


@clause("alone.ruling.r53")
def test_a_creatures_dice_depend_on_its_own_sector() -> None:
    scene = calm(creatures=["hybrid A22", "hybrid A21"], lit="A22")
    assert [dice_of(scene.game, creature) for creature in (0, 1)] == [2, 3]


@clause("alone.creature.boss")
def test_others_roll_more_dice_beside_the_prophet() -> None:
    scene = calm(creatures=["prophet A22", "cultist A22", "cultist A21"])
    assert [dice_of(scene.game, creature) for creature in range(3)] == [3, 3, 2]


@clause("alone.attack.dice-by-light")
def test_cards_add_dice_but_never_leave_fewer_than_none() -> None:
    scene = calm(creatures=["worm A22", "parasite A22"], lit="A22")
    last(scene.game, LAST_DICE, 0, 2, FOR_TURN, -1)
    last(scene.game, LAST_DICE, 1, -4, FOR_TURN, -1)
    assert [dice_of(scene.game, creature) for creature in (0, 1)] == [2, 0]


# Attacks of Opportunity -----------------------------------------------------------------------------------------------


@clause("alone.aoo.dice", "alone.aoo.lighted", "alone.aoo.trigger")
def test_we_14_one_die_fewer_in_the_light() -> None:
    scene = calm(creatures=["worm A22", "spore A22"], lit="A22")
    scene.rolls("M")
    scene.turn().does("move south")
    assert [event.amount for event in scene.told("opportunity")] == [1]


@clause("alone.aoo.single-attack", "alone.aoo.damage", "alone.ruling.r11")
def test_tv_059_one_attack_of_three_in_danger() -> None:
    scene = calm(creatures=["worm A22", "spore A22", "spore A22"], danger="A22")
    scene.rolls("H!M")
    scene.turn().does("move south")
    assert [event.amount for event in scene.told("lost-life")] == [2]


@clause("alone.aoo.lighted")
def test_tv_060_none_against_one_in_the_light() -> None:
    scene = calm(creatures=["worm A22"], lit="A22").turn().does("move south")
    assert not scene.told("rolled") and scene.game.life == 12


@clause("alone.aoo.no-effects", "alone.ruling.r11")
def test_no_card_changes_it() -> None:
    scene = calm(creatures=["prophet A22", "cultist A22"])
    last(scene.game, LAST_DICE, 1, 3, FOR_TURN, -1)
    last(scene.game, LAST_DANGEROUS_DICE, -1, 1, FOR_TURN, -1)
    scene.rolls("!!")
    scene.turn().does("move south")
    assert [event.amount for event in scene.told("opportunity")] == [2]
    assert scene.game.life == 12


# The Hero's attack ----------------------------------------------------------------------------------------------------


@clause("alone.action.fight.own-sector", "alone.ruling.r32", "alone.trigger.fight")
def test_bare_hands_roll_two_dice_against_one_creature_here() -> None:
    scene = calm(creatures=["cultist A22", "spore A22", "worm A21"], revealed="A21", character="doctor", lit="A22")
    scene.rolls("HH")
    scene.turn().does("fight")
    assert scene.offers() == ["target A22 spore 0", "target A22 cultist 0"]
    assert scene.refuses("target A21 worm 0") == "alone.action.fight.own-sector"
    scene.does("target A22 cultist 0")
    assert [event.amount for event in scene.told("rolled")] == [20000]
    scene.does("none")
    assert kinds(scene, "wounded") == ["cultist"]
    assert scene.where("spore") == "A22"


@clause("alone.action.fight.own-sector")
def test_nobody_here_nobody_to_fight() -> None:
    scene = calm(creatures=["worm A21"], revealed="A21").turn()
    assert scene.refuses("fight") == "alone.action.fight.own-sector"


@clause("alone.ruling.r32")
def test_bare_hands_are_a_setting() -> None:
    scene = Scene(creatures=["spore A22"], unarmed=3, character="doctor", missions="sleeper lockdown burn")
    scene.rolls("MMM")
    scene.turn().does("fight")
    assert [event.amount for event in scene.told("rolled")] == [3]


@clause("alone.fight.light-exclaim-hits")
def test_tv_070_light_helps_the_hero() -> None:
    scene = fought("H!!M", "use IT01", "charge 2", creatures=["cultist A22"], lit="A22", items="IT01")
    assert kinds(scene, "wounded") == ["cultist"]
    assert scene.where("cultist") == "A22"


@clause("alone.ruling.r53")
def test_tv_071_it_is_the_light_of_the_heros_sector() -> None:
    scene = fought("H!", "use IT01", "charge 1", creatures=["cultist A21"], revealed="A21", lit="A21", items="IT01")
    assert kinds(scene, "unhurt") == ["cultist"]


@clause("alone.fight.danger-exclaim-hits")
def test_tv_072_danger_helps_evil_only() -> None:
    scene = fought("!!", creatures=["spore A22"], danger="A22")
    assert scene.where("spore") == "A22"


@clause("alone.dice.normal")
def test_focus_rolls_any_dice_again_for_an_adrenaline() -> None:
    scene = calm(creatures=["cultist A22"], character="doctor", adrenaline=1, lit="A22")
    scene.rolls("HM")
    scene.turn().does("fight")
    assert scene.offers() == ["reroll 0 0 1", "reroll 1 0 0", "reroll 1 0 1", "none"]
    scene.rolls("H")
    scene.does("reroll 0 0 1")
    assert scene.game.adrenaline == 0
    assert [event.amount for event in scene.told("rerolled")] == [20000]
    assert kinds(scene, "wounded") == ["cultist"]


@clause("alone.dice.normal")
@pytest.mark.parametrize("given", [{"adrenaline": 0}, {"focus": "off"}])
def test_no_focus_without_adrenaline_or_by_setting(given: dict[str, Any]) -> None:
    scene = calm(creatures=["worm A22"], character="doctor", lit="A22", **given)
    scene.rolls("MM")
    scene.turn().does("fight")
    assert scene.asked() == "Declare" and not scene.told("rerolled")


# Wounds ---------------------------------------------------------------------------------------------------------------


@clause("alone.wound.threshold-lost", "alone.wound.first", "alone.wound.communicate")
def test_we_15_what_is_short_of_the_next_threshold_is_lost() -> None:
    scene = fought("HHHM", "use IT01", "charge 2", creatures=["worm A21"], revealed="A21", items="IT01")
    assert kinds(scene, "wounded") == ["worm"]
    assert scene.game.wounded == 1


@clause("alone.wound.threshold-lost")
def test_tv_066_damage_does_not_add_up() -> None:
    scene = calm(creatures=["worm A22"])
    for _ in range(2):
        scene.calls(lambda game: strike(game, 0, 1, 0, False))
    assert scene.game.wounded == 0 and scene.where("worm") == "A22"


@clause("alone.wound.direct-kill")
def test_tv_067_the_sum_of_both_kills_at_once() -> None:
    scene = calm(creatures=["worm A22"]).calls(lambda game: strike(game, 0, 5, 0, False))
    assert scene.where("worm") == ""


@clause("alone.wound.two-values", "alone.wound.second-kills")
@pytest.mark.parametrize(("damage", "where"), [(2, "A22"), (3, "")])
def test_tv_069_the_second_wound_needs_the_second_number(damage: int, where: str) -> None:
    scene = calm(creatures=["worm* A22"]).calls(lambda game: strike(game, 0, damage, 0, False))
    assert scene.where("worm") == where


@clause("alone.wound.two-values")
def test_a_thick_hide_raises_both_numbers() -> None:
    scene = calm(creatures=["spore A22"])
    last(scene.game, LAST_TOUGH, 0, 1, FOR_TURN, -1)
    scene.calls(lambda game: strike(game, 0, 3, 0, False))
    assert scene.game.wounded == 1
    scene.calls(lambda game: strike(game, 0, 2, 0, False))
    assert scene.where("spore") == ""


@clause("alone.wound.remove")
def test_a_dead_creature_leaves_nothing_behind() -> None:
    scene = calm(creatures=["worm* A22"])
    last(scene.game, LAST_DICE, 0, 2, FOR_TURN, -1)
    scene.game.moved = scene.game.newly = 1
    scene.calls(lambda game: kill(game, 0, "alone.wound.second-kills"))
    game = scene.game
    assert game.kind[0] == game.at[0] == -1
    assert game.wounded == game.moved == game.newly == 0
    assert total(game, LAST_DICE, 0) == 0
    assert scene.on_map() == []


@clause("alone.wound.communicate")
def test_the_state_of_an_unrevealed_creature_is_not_told() -> None:
    scene = calm(creatures=["worm A21"]).calls(lambda game: strike(game, 0, 2, 0, False))
    assert not scene.told("wounded") and scene.told("wounded", 1)


# Experience -----------------------------------------------------------------------------------------------------------


@clause("alone.xp.kill", "alone.xp.unlock")
def test_kills_teach_and_the_second_unlocks() -> None:
    scene = calm(creatures=["worm A22", "worm A22"])
    scene.calls(lambda game: kill(game, 0, "alone.wound.second-kills"))
    assert scene.game.experience == [0, 0, 0, 0, 1]
    assert scene.game.view(0)["abilities"] == []
    scene.calls(lambda game: kill(game, 1, "alone.wound.second-kills"))
    assert scene.game.experience == [0, 0, 0, 0, 2]
    assert [event.place for event in scene.told("unlocked")] == [WORM]


@clause("alone.xp.max-two")
def test_tv_075_a_third_kill_teaches_nothing() -> None:
    scene = calm(creatures=["parasite A22"], experience=[0, 2, 0, 0, 0])
    scene.calls(lambda game: kill(game, 0, "alone.wound.second-kills"))
    assert scene.game.experience == [0, 2, 0, 0, 0] and not scene.told("experience")


@clause("alone.xp.unrevealed-none", "alone.ruling.r54")
def test_tv_074_an_unseen_death_teaches_nothing() -> None:
    scene = calm(creatures=["spore A21"], items="IT07").turn().does("use IT07", "side north", "stop")
    assert scene.where("spore") == ""
    assert scene.game.experience == [0] * 5
    assert not scene.told("killed") and not scene.told("experience")
    assert scene.told("killed", 1)


@clause("alone.xp.boss")
def test_tv_076_a_boss_teaches_two_different_things() -> None:
    scene = calm(creatures=["matriarch A22"], experience=[0, 1, 0, 0, 2])
    scene.calls(lambda game: kill(game, 0, "alone.wound.second-kills"))
    assert scene.offers() == ["ability spore", "ability parasite", "ability cultist", "ability hybrid"]
    assert scene.refuses("ability 4") == "alone.xp.max-two"
    scene.does("ability hybrid")
    assert scene.offers() == ["ability spore", "ability parasite", "ability cultist"]  # it has room, but not twice
    scene.does("ability parasite")
    assert scene.game.experience == [0, 2, 0, 1, 2]


@clause("alone.xp.boss")
def test_tv_076_as_far_as_there_is_room() -> None:
    scene = calm(creatures=["matriarch A22"], experience=[2, 2, 2, 1, 2])
    scene.calls(lambda game: kill(game, 0, "alone.wound.second-kills"))
    assert scene.rests() and scene.game.experience == [2] * 5
