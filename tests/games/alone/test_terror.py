"""The Terror deck, card by card: what each half does (5.6 of the ledger)."""

from typing import Any

from clauses import clause
from games.alone.scenario import Scene
from villainy.games.alone.lasting import (
    LAST_FORBIDDEN,
    LAST_HERO_DICE,
    LAST_LIE,
    LAST_MUTE,
    LAST_NO_BULLET,
    LAST_RANGE,
    LAST_SCARE,
    end_action,
    end_round,
    end_turn,
    total,
)
from villainy.games.alone.terms import FIGHT, INTERACT, SCAVENGE

DECKS = "terror-traps"


def terror(hand: str, **given: Any) -> Scene:
    """A table with one Terror card in hand."""
    return Scene(decks=DECKS, hands=[hand], **given)


@clause("alone.deck.terror")
def test_shape_in_the_doorway_scares_for_one_more() -> None:
    scene = terror("TE01", revealed="A21", creatures=["parasite A32", "worm A21"])
    scene.window("end", triggers="move").does("react TE01")  # the Worm is Revealed: only the Parasite will do
    assert scene.offers() == ["step east", "step west", "stay"]
    scene.does("step west", "stay")
    assert scene.where("parasite") == "A22" and scene.game.self_control == 10
    assert total(scene.game, LAST_SCARE, scene.names["parasite"]) == 1


def test_shape_in_the_doorway_picks_among_unrevealed_ones() -> None:
    scene = terror("TE01", creatures=["parasite A32", "worm A00"])
    scene.window("end", triggers="move").does("react TE01")
    assert scene.offers() == ["creature parasite", "creature worm"]


def test_shape_in_the_doorway_when_dangerous_costs_self_control() -> None:
    scene = terror("TE01", danger="A22", creatures=["parasite A04"])
    scene.window("end", triggers="move", stamped="move").does("react TE01", "stay")
    assert scene.game.self_control == 11


def test_cold_breath_chills_in_the_dark_only() -> None:
    scene = terror("TE02").window("postreveal", "move").does("react TE02")
    assert scene.game.self_control == 11 and total(scene.game, LAST_NO_BULLET) == 0
    scene = terror("TE02", lit="A22").window("postreveal", "move").does("react TE02")
    assert scene.game.self_control == 12


def test_cold_breath_when_dangerous_forbids_bullet_time_next_turn() -> None:
    scene = terror("TE02", danger="A22").window("postreveal", "move").does("react TE02")
    assert total(scene.game, LAST_NO_BULLET) == 0
    end_turn(scene.game)
    assert total(scene.game, LAST_NO_BULLET) == 1
    end_turn(scene.game)
    assert total(scene.game, LAST_NO_BULLET) == 0


def test_skitter_brings_a_parasite_silently_and_scarier() -> None:
    scene = terror("TE03", creatures=["parasite A32", "worm A00"])
    scene.window("end", triggers="move").does("react TE03", "step west", "stay")
    assert scene.game.self_control == 10 and scene.noises() == []


def test_skitter_keeps_its_silence_across_cards_that_answer_the_scare() -> None:
    scene = terror("TE03 TE13", creatures=["parasite A32"])
    scene.window("end", triggers="move").does("react TE03", "step west")
    assert scene.offers() == ["pass", "react TE13"]
    scene.does("react TE13", "stay")
    assert scene.rests() and scene.noises() == [] and scene.game.self_control == 9


def test_skitter_without_a_parasite_does_nothing_but_its_dangerous_half_does() -> None:
    scene = terror("TE03", danger="A22", creatures=["worm A00"])
    scene.window("end", triggers="move", stamped="move").does("react TE03")
    assert scene.rests() and scene.where("worm") == "A00" and scene.game.self_control == 11
    assert total(scene.game, LAST_MUTE) == 0


def test_blink_of_the_lamp_shortens_this_explore() -> None:
    scene = terror("TE04").window("prereveal", "explore").does("react TE04")
    assert total(scene.game, LAST_RANGE) == -1 and scene.game.self_control == 12
    end_action(scene.game)
    assert total(scene.game, LAST_RANGE) == 0


def test_blink_of_the_lamp_when_dangerous_costs_self_control() -> None:
    scene = terror("TE04", danger="A22").window("prereveal", "explore").does("react TE04")
    assert total(scene.game, LAST_RANGE) == -1 and scene.game.self_control == 11


def test_familiar_face_scares_from_sight() -> None:
    scene = terror("TE05", revealed="A21", creatures=["hybrid A21", "hybrid A00"])
    scene.window("end", triggers="explore").does("react TE05")
    assert scene.rests() and scene.game.self_control == 11
    assert [event.amount for event in scene.told("scared")] == [1]


def test_familiar_face_moves_a_hybrid_if_none_is_in_sight() -> None:
    scene = terror("TE05", revealed="A21 A11", creatures=["hybrid A11"])  # Revealed, but out of LoS
    scene.window("end", triggers="explore").does("react TE05", "step east")
    assert scene.where("hybrid") == "A21" and scene.game.self_control == 12


def test_familiar_face_when_dangerous_moves_a_hybrid_up_to_two() -> None:
    scene = terror("TE05", danger="A22", revealed="A21", creatures=["hybrid A21"])
    scene.window("end", triggers="explore", stamped="explore").does("react TE05", "step north", "step east")
    assert scene.game.self_control == 11 and scene.where("hybrid") == "A30"


def test_shaking_hands_take_a_die_of_this_attack() -> None:
    scene = terror("TE06", creatures=["worm A22"]).window("declare", "fight").does("react TE06")
    assert total(scene.game, LAST_HERO_DICE) == -1
    end_action(scene.game)
    assert total(scene.game, LAST_HERO_DICE) == 0


def test_shaking_hands_when_dangerous_take_two() -> None:
    scene = terror("TE06", danger="A22", creatures=["worm A22"]).window("declare", "fight").does("react TE06")
    assert total(scene.game, LAST_HERO_DICE) == -2


def test_the_maw_opens_where_the_hero_is() -> None:
    scene = terror("TE07", creatures=["worm A22", "worm A00"]).window("end", triggers="fight").does("react TE07")
    assert scene.rests() and scene.game.self_control == 11
    scene = terror("TE07", creatures=["worm A21"]).window("end", triggers="fight").does("react TE07")
    assert scene.rests() and scene.game.self_control == 12


def test_the_matriarch_opens_her_maw_too() -> None:
    scene = terror("TE07", creatures=["matriarch A22"]).window("end", triggers="fight").does("react TE07")
    assert scene.game.self_control == 11


def test_the_maw_when_dangerous_forbids_fighting_next_turn() -> None:
    scene = terror("TE07", danger="A22").window("end", triggers="fight", stamped="fight").does("react TE07")
    assert total(scene.game, LAST_FORBIDDEN, FIGHT) == 0
    end_turn(scene.game)
    assert total(scene.game, LAST_FORBIDDEN, FIGHT) == 1


def test_wrong_smell_forbids_bullet_time_next_turn() -> None:
    scene = terror("TE08").window("end", triggers="scavenge").does("react TE08")
    end_turn(scene.game)
    assert total(scene.game, LAST_NO_BULLET) == 1 and scene.game.self_control == 12


def test_wrong_smell_when_dangerous_costs_self_control() -> None:
    scene = terror("TE08", danger="A22").window("end", triggers="scavenge", stamped="scavenge").does("react TE08")
    assert scene.game.self_control == 11


def test_whispering_bloom_spawns_a_spore_without_noise() -> None:
    scene = terror("TE09").window("end", triggers="scavenge").does("react TE09", "spawn spore A00")
    assert scene.rests() and scene.on_map() == ["spore A00"] and scene.noises() == []


def test_whispering_bloom_when_dangerous_moves_it_without_noise() -> None:
    scene = terror("TE09", danger="A22").window("end", triggers="scavenge", stamped="scavenge")
    scene.does("react TE09", "spawn spore A00", "step east")
    assert scene.rests() and scene.on_map() == ["spore A10"] and scene.noises() == []


@clause("alone.comm.truth")
def test_false_echo_lets_the_next_communication_lie() -> None:
    scene = terror("TE10").window("resolved", "interact").does("react TE10")
    assert total(scene.game, LAST_LIE) == 1
    end_turn(scene.game)
    assert total(scene.game, LAST_LIE) == 1
    end_round(scene.game)
    assert total(scene.game, LAST_LIE) == 0


def test_false_echo_when_dangerous_covers_two() -> None:
    scene = terror("TE10", danger="A22").window("resolved", "interact").does("react TE10")
    assert total(scene.game, LAST_LIE) == 2


def test_droning_chant_makes_cultists_scare() -> None:
    scene = terror("TE11", creatures=["cultist A32", "cultist A00"])
    scene.window("end", triggers="interact").does("react TE11", "creature cultist", "step west", "stay")
    assert scene.game.self_control == 11
    assert total(scene.game, LAST_SCARE, scene.names["cultist:2"]) == 1
    end_turn(scene.game)
    assert total(scene.game, LAST_SCARE, scene.names["cultist:2"]) == 0


def test_droning_chant_when_dangerous_hurts_if_a_cultist_is_in_sight() -> None:
    scene = terror("TE11", danger="A22", revealed="A21", creatures=["cultist A20"])
    scene.window("end", triggers="interact", stamped="interact").does("react TE11", "step south", "stay")
    assert scene.game.self_control == 11  # seen in A21 first, it did not scare
    scene = terror("TE11", danger="A22", revealed="A21", creatures=["cultist A20"])
    scene.window("end", triggers="interact", stamped="interact").does("react TE11", "stay")
    assert scene.game.self_control == 12


def test_seized_up_forbids_the_action_performed_last() -> None:
    scene = terror("TE12")
    scene.game.last_action = SCAVENGE
    scene.window("life", "life").does("react TE12")
    assert scene.game.adrenaline == 3
    end_turn(scene.game)
    assert [total(scene.game, LAST_FORBIDDEN, action) for action in (FIGHT, SCAVENGE, INTERACT)] == [0, 1, 0]


def test_seized_up_when_dangerous_drains_adrenaline() -> None:
    scene = terror("TE12", danger="A22").window("life", "life").does("react TE12")
    assert scene.game.adrenaline == 2
    scene = terror("TE12", danger="A22", adrenaline=0).window("life", "life").does("react TE12")
    assert scene.game.adrenaline == 0


def test_spiral_costs_one_more() -> None:
    scene = terror("TE13").window("self", "self").does("react TE13")
    assert scene.game.self_control == 11 and scene.game.adrenaline == 3


def test_spiral_when_dangerous_drains_adrenaline() -> None:
    scene = terror("TE13", danger="A22").window("self", "self").does("react TE13")
    assert scene.game.self_control == 11 and scene.game.adrenaline == 2
