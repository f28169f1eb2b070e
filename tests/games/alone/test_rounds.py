"""Turns and Rounds played through: what belongs to one Action, one Turn or one Round, and what comes before what."""

from typing import Any

import pytest

from clauses import clause
from games.alone.scenario import REACTIONS, ROOM_IDS, Scene, calm
from villainy.games.alone.damage import lose
from villainy.games.alone.deckfile import house_deck, read_deck
from villainy.games.alone.end_of_round import EndOfRound, RoundEffects
from villainy.games.alone.hands import draw
from villainy.games.alone.missions import Trigger
from villainy.games.alone.terms import BY_AOO, BY_ATTACK, BY_SCARE, DONE, IN_ACTION, LIFE, LOCKED, SELF_CONTROL
from villainy.games.alone.turn import ROUND


def until(scene: Scene, *questions: str) -> Scene:
    """Evil passes and the Hero takes what comes last, until one of these is asked."""
    while scene.asked() not in questions:
        scene.game.take(scene.game.cards.passing if scene.asked() == "React" else scene.game.choices[-1])
    return scene


def located(scene: Scene) -> Scene:
    """The Hero Locates something, and the Turn comes to its end."""
    return scene.does("locate", "seek lcu", "seek lcu")


# What belongs to one Turn ---------------------------------------------------------------------------------------------


@clause("alone.reaction.allowed", "alone.turn.one-action")
def test_a_trigger_is_of_its_own_turn() -> None:
    scene = calm(hands=["FU01"], creatures=["worm B00"]).turn()
    until(scene.does("move south"), "Declare")
    assert scene.game.turn == 2
    located(scene)
    assert scene.offers() == ["pass", "hide FU01"]
    assert scene.refuses("react FU01") == "alone.reaction.allowed"


@clause("alone.dangerous.by-action", "alone.ruling.r07")
def test_a_stamp_is_of_its_own_turn() -> None:
    scene = calm(hands=["FU08"], danger="A22", character="captain").stack("IT13 IT14").turn()
    until(scene.does("scavenge 0"), "Declare")
    scene.game.danger = 0
    scene.does("scavenge 0")
    until(scene, "React").does("react FU08", "spawn worm B54")
    assert not scene.told("dangerous")


@clause("alone.light.must-have-moved")
def test_who_moved_last_turn_puts_no_light_out() -> None:
    scene = calm(hands=["FU12"], creatures=["hybrid A32"], revealed="A32").turn()
    located(scene).does("hide FU12", "standard 0", "stay")
    assert scene.game.turn == 2
    scene.game.lit = scene.bits("A32")
    until(located(scene), "Declare")
    assert scene.game.turn == 3 and scene.sector_names(scene.game.lit) == "A32"


@clause("alone.attack.automatic")
def test_creatures_attack_at_the_end_of_every_turn() -> None:
    scene = calm(creatures=["cultist A22"]).turn()
    for turn in (2, 3):
        scene.rolls("HM")
        until(located(scene), "Declare")
        assert (scene.game.turn, scene.game.life) == (turn, 13 - turn)


@clause("alone.bullet.cost", "alone.ruling.r48")
def test_bullet_time_can_be_bought_again_next_turn() -> None:
    scene = calm(adrenaline=2).turn()
    located(located(scene.does("bullet")))
    assert scene.game.turn == 2 and "bullet" in scene.offers()
    located(scene)
    assert scene.game.turn == 3  # one Action: nothing is left of it


@clause("alone.reaction.max-two")
def test_what_a_card_grants_is_for_this_turn() -> None:
    scene = Scene(hands=["SP12 FU01 FU03 FU05"], creatures=["worm A00"])
    scene.window("life", "life").does("react SP12")
    assert (scene.game.allowance, scene.game.granted) == (3, 1)
    scene.new_turn()
    assert (scene.game.allowance, scene.game.granted) == (2, 0)
    scene.window("end").does("hide FU01", "standard 0", "stay", "hide FU03", "standard 0", "stay")
    assert scene.rests()


# What belongs to one Action -------------------------------------------------------------------------------------------


@clause("alone.action.explore.range")
def test_what_a_card_takes_off_an_explore_it_takes_off_this_one() -> None:
    scene = calm("A42", hands=["TE04"], decks="terror-traps").turn().does("bullet", "explore west", "react TE04")
    until(scene, "Declare")
    assert scene.revealed() == "A32 A42"
    scene.does("explore north")
    assert until(scene, "Declare").revealed() == "A32 A40 A41 A42"


@clause("alone.ruling.r33")
def test_what_an_earlier_explore_has_shown_cannot_be_disarmed() -> None:
    scene = calm("A42", danger="A41").turn().does("explore north", "none")
    scene.does("explore south")
    assert scene.asked() == "Declare" and scene.game.turn == 3
    assert scene.sector_names(scene.game.danger) == "A41"


@clause("alone.action.explore.contents")
def test_newly_revealed_are_those_of_this_explore() -> None:
    scene = calm("A42", hands=["FU04"], creatures=["hybrid A41"]).turn().does("explore north")
    assert scene.offers() == ["pass", "react FU04"]
    until(scene, "Declare").does("explore south", "react FU04")
    assert scene.asked() != "StepOn" and scene.where("hybrid") == "A41"


@clause("alone.action.interact.lcu-update")
def test_lit_now_is_what_this_action_has_lit() -> None:
    scene = calm(hands=["TR10"], decks="fury-traps", items="IT13", life=5).turn().does("repair north", "pass")
    until(scene, "Declare").does("use IT13", "react TR10")
    assert scene.asked() == "PlaceDanger"
    assert scene.sector_names(scene.game.lit) == "A20 A21 A22"  # nothing has gone dark
    assert not {"danger A20", "danger A21", "danger A22"} & set(scene.offers())


@clause("alone.action.explore.stairs", "alone.action.explore.range")
@pytest.mark.parametrize(("hand", "revealed"), [("", "A20 B24"), ("TE04", "A20")])
def test_an_explore_that_reaches_nowhere_does_not_reach_down_the_stairs(hand: str, revealed: str) -> None:
    scene = Scene(hero="A20", missions="sleeper haze mayday", hands=[hand], decks="terror-traps")
    scene.turn().does("explore stairs", *[f"react {name}" for name in hand.split()])
    assert scene.passes().revealed() == revealed


@clause("alone.light.on-item")
def test_a_flare_lights_only_what_it_has_revealed() -> None:
    scene = Scene(hero="A44", items="IT09*", missions="sleeper haze mayday", hands=["TE04"], decks="terror-traps")
    scene.turn().does("use IT09", "side north", "react TE04")
    assert scene.passes().revealed() == "A43 A44"
    assert scene.sector_names(scene.game.lit) == "A43"


# Order ----------------------------------------------------------------------------------------------------------------


@clause("alone.action.move", "alone.door.hero-blocks")
def test_after_a_step_come_light_then_reactions_then_the_door() -> None:
    """At `W.postreveal` what is lit has been Revealed, and no Door has been Blocked yet."""
    scene = calm("A42", hands=["TE02"], decks="terror-traps").turn().does("move east")
    assert scene.offers() == ["pass", "react TE02"]
    assert scene.at() == "A52" and scene.game.blocked == 0
    scene.does("pass")
    assert scene.offers() == ["block west", "none"]
    other = calm("A41", hands=["TE02"], decks="terror-traps", lit="A32 A22").turn().does("move south")
    assert other.offers() == ["pass", "react TE02"]
    assert other.revealed() == "A22 A32 A41 A42"


@clause("alone.action.explore.remove-danger")
def test_evil_reacts_to_what_is_revealed_before_the_hero_disarms() -> None:
    scene = calm(danger="A22", hands=["FU04"], creatures=["hybrid A21"]).turn().does("explore north")
    assert scene.asked() == "React"
    scene.does("pass")
    assert scene.asked() == "Disarm"


@clause("alone.xp.unlock")
def test_more_dice_are_bought_once_in_an_attack() -> None:
    scene = calm(creatures=["worm A22"], experience=[0, 0, 0, 0, 2], adrenaline=3, character="doctor", focus="off")
    scene.rolls("MMMM")
    scene.turn().does("fight", "pay 1")
    assert scene.asked() != "Boost" and scene.game.adrenaline == 2


@clause("alone.door.card-blocks", "alone.wound.threshold-lost")
def test_a_nail_in_a_door_is_a_hit_less() -> None:
    scene = calm("A01", items="IT08", creatures=["cultist A01"], character="doctor", adrenaline=0)
    scene.rolls("HH")
    scene.turn().does("use IT08", "block east")
    assert scene.game.wounded == 0 and scene.game.is_blocked(scene.door("A01|A11"))


@clause("alone.dice.public")
def test_evil_reacts_to_the_roll_before_the_hero_focuses() -> None:
    scene = calm(hands=["FU06"], creatures=["worm A22"], character="doctor", adrenaline=1)
    scene.rolls("HH")
    scene.turn().does("fight")
    assert scene.asked() == "React"
    scene.does("react FU06")
    assert scene.asked() == "Focus" and "reroll 1 0 1" in scene.offers()


@clause("alone.eor.6-effects", "alone.eor.5-place-danger")
def test_danger_is_placed_before_the_effects_of_the_end_of_a_round() -> None:
    scene = Scene(character="doctor", life=11, hands=["FU01 FU02 FU03 FU04 FU05 FU06 FU07 FU08 FU09 FU10"])
    scene.run(EndOfRound()).does("done")
    assert scene.asked() == "LayDanger" and scene.game.life == 11
    scene.does("done")
    assert scene.game.life == 12


@clause("alone.eor.6-effects", "alone.nightmare.loss")
def test_the_doctor_heals_before_the_nightmare_takes_its_two() -> None:
    scene = Scene(character="doctor", nightmare=True, rounds_left=0).run(RoundEffects())
    assert scene.game.self_control == 10  # whole already, so nothing was healed


@clause("alone.eor.6-effects")
def test_missions_come_before_the_heros_card() -> None:
    scene = Scene(character="doctor", missions="rations haze prophet")
    scene.game.state = [DONE, DONE, LOCKED]
    scene.run(Trigger())
    scene.game.rites = 2
    scene.run(RoundEffects())
    assert scene.game.self_control == 11  # the third rite takes two, then the Doctor gives one back


@clause("alone.round.eight-turns")
def test_the_pilot_dashes_once_in_every_round() -> None:
    scene = calm("A23", character="pilot")
    scene.game.dashed = 1
    scene.run(ROUND).does("move west")
    assert scene.asked() == "NextStep"


# Cards and shields ----------------------------------------------------------------------------------------------------


@clause("alone.ruling.r06", "alone.reaction.max-two")
def test_a_free_card_may_follow_two_that_count() -> None:
    scene = Scene(hands=["FU02 FU02 SP02 FU01"], creatures=["cultist A32", "spore A21"])
    scene.window("resolved", "move").does("react FU02", "creature cultist", "react FU02")
    assert scene.offers() == ["pass", "react SP02"]
    scene.does("react SP02", "creature spore", "stay")
    assert scene.track() == ["FU02|1", "FU02-2", "SP02|1"]
    assert scene.window("end").rests()


@clause("alone.item.overrides")
@pytest.mark.parametrize(
    ("track", "by", "offered"),
    [(LIFE, BY_ATTACK, "IT20"), (LIFE, BY_AOO, "IT20"), (SELF_CONTROL, BY_SCARE, "IT21")],
)
def test_every_shield_is_for_its_own_kind_of_loss(track: int, by: int, offered: str) -> None:
    scene = calm(items="IT20 IT21")
    scene.game.phase = IN_ACTION
    scene.calls(lambda game: lose(game, track, 5, by))
    assert scene.offers() == [f"prevent {offered}", "suffer"]


# The rest -------------------------------------------------------------------------------------------------------------


@clause("alone.light.on-mission")
def test_the_emergency_grid_lights_its_own_level_only() -> None:
    """Wherever the Generator lies: from here the other Level is but two Sectors away."""
    scene = Scene(hero="A24", missions="grid silence matriarch", character="captain")
    rooms = scene.game.room.copy()
    rooms[scene.sectors["A24"]], rooms[scene.sectors["B13"]] = ROOM_IDS.index("generator"), ROOM_IDS.index("canteen")
    scene.game.room = rooms
    scene.game.progress = [1, 0, 0]
    scene.turn().does("device")
    assert scene.sector_names(scene.game.lit) == "A04 A14 A24 A33 A34 A44"


@clause("alone.door.unblock-step")
def test_a_move_that_must_end_somewhere_counts_welds() -> None:
    for steps, where in ((2, "A11"), (3, "A21")):
        scene = played(f"move(any, {steps}, to=hero)", hero="A21", welded="A11|A21", creatures=["worm A11"])
        assert scene.rests() and scene.where("worm") == where
        assert (scene.game.welded == 0) is (where == "A21")  # who cannot get there does not begin


@clause("alone.adrenaline.lowest-track")
def test_as_much_adrenaline_is_drained_as_the_card_says() -> None:
    assert played("drain(adrenaline, 2)", adrenaline=3).game.adrenaline == 1
    assert played("drain(adrenaline, 2)", adrenaline=1).game.adrenaline == 0


def played(normal: str, **given: Any) -> Scene:
    """Scent of Blood says something else and is played at the end of a Turn with a Move."""
    source = house_deck().source
    mine = {**source["reaction"][0], "normal": normal, "dangerous": "hurt(life, 1)"}
    cards = read_deck({**source, "reaction": [mine, *source["reaction"][1:]]}, "own")
    scene = Scene(cards=cards, hands=["FU01"], **given)
    return scene.window("end", triggers="move").does("react FU01")


@clause("alone.eor.4-reshuffle")
def test_a_renewed_deck_is_shuffled() -> None:
    orders: set[tuple[str, ...]] = set()
    for seed in range(4):
        scene = Scene(seed=f"renewed {seed}")
        game = scene.game
        game.discards = [game.piles[0], game.discards[1]]
        game.piles = [[], game.piles[1]]
        draw(game, 1, 0, "alone.eor.4-reshuffle")
        orders.add(tuple(REACTIONS[game.face[card]] for card in game.piles[0]))
    assert len(orders) == 4
