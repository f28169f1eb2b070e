"""The Traps deck, card by card: what each half does (5.6 of the ledger)."""

from typing import Any

from clauses import clause
from games.alone.scenario import Scene
from villainy.games.alone.lasting import LAST_DANGEROUS_DICE, LAST_DICE, LAST_NO_DISARM, end_action, end_turn, total
from villainy.games.alone.terms import HIT, MISS

DECKS = "terror-traps"


def traps(hand: str, **given: Any) -> Scene:
    """A table with one Traps card in hand."""
    return Scene(decks=DECKS, hands=[hand], **given)


def danger(scene: Scene) -> str:
    """Where Danger tokens lie."""
    return scene.sector_names(scene.game.danger)


@clause("alone.deck.traps", "alone.ruling.r29")
def test_loose_grating_lies_in_an_unrevealed_sector_near_the_hero() -> None:
    scene = traps("TR01", revealed="A21").window("end", triggers="move").does("react TR01")
    # Within 2 of A22, not A21 (Revealed), not A22 itself.
    assert scene.offers() == [f"danger {name}" for name in ("A20", "A11", "A32", "A42", "A13", "A23", "A33")]
    scene.does("danger A32")
    assert scene.rests() and danger(scene) == "A32"


def test_loose_grating_when_dangerous_shifts_a_token() -> None:
    scene = traps("TR01", danger="A22 A40").window("end", triggers="move", stamped="move")
    scene.does("react TR01", "danger A32")
    assert scene.offers() == ["undanger A40", "undanger A22", "undanger A32", "done"]
    scene.does("undanger A40")
    assert "danger A20" in scene.offers() and "danger A42" in scene.offers() and "danger A22" not in scene.offers()
    scene.does("danger A20")
    assert scene.rests() and danger(scene) == "A20 A22 A32"


def test_loose_grating_need_not_shift() -> None:
    scene = traps("TR01", danger="A22").window("end", triggers="move", stamped="move")
    scene.does("react TR01", "danger A32", "done")
    assert scene.rests() and danger(scene) == "A22 A32"


def test_spring_the_plate_lies_in_the_sector_just_left_even_in_sight() -> None:
    scene = traps("TR02", revealed="A21")
    scene.game.left = scene.sectors["A21"]
    scene.window("resolved", "move").does("react TR02")
    assert danger(scene) == "A21" and scene.game.life == 12


def test_spring_the_plate_when_dangerous_costs_a_life() -> None:
    scene = traps("TR02", danger="A22")
    scene.game.left = scene.sectors["A21"]
    scene.window("resolved", "move").does("react TR02")
    assert danger(scene) == "A21 A22" and scene.game.life == 11


def test_spring_the_plate_does_nothing_if_the_hero_has_left_no_sector() -> None:
    scene = traps("TR02").window("resolved", "move").does("react TR02")
    assert scene.rests() and danger(scene) == ""


def test_egg_layer_leaves_danger_where_the_parasite_stops() -> None:
    scene = traps("TR03", revealed="A21", creatures=["parasite A20"])
    scene.window("end", triggers="move").does("react TR03", "step south", "stay")
    assert danger(scene) == "A21"  # in LoS: the card names the place
    assert total(scene.game, LAST_DICE, scene.names["parasite"]) == 0


def test_egg_layer_spares_the_heros_sector() -> None:
    scene = traps("TR03", revealed="A21", creatures=["parasite A21"])
    scene.window("end", triggers="move").does("react TR03", "step south", "stay")
    assert scene.where("parasite") == "A22" and danger(scene) == ""


def test_egg_layer_when_dangerous_gives_it_a_die() -> None:
    scene = traps("TR03", danger="A22", creatures=["parasite A00"])
    scene.window("end", triggers="move", stamped="move").does("react TR03", "stay")
    assert danger(scene) == "A00 A22" and total(scene.game, LAST_DICE, scene.names["parasite"]) == 1


def test_dead_mans_switch_keeps_this_explore_from_disarming() -> None:
    scene = traps("TR04").window("declare", "explore").does("react TR04")
    assert total(scene.game, LAST_NO_DISARM) == 1 and scene.game.life == 12
    end_action(scene.game)
    assert total(scene.game, LAST_NO_DISARM) == 0


def test_dead_mans_switch_when_dangerous_costs_a_life() -> None:
    scene = traps("TR04", danger="A22").window("declare", "explore").does("react TR04")
    assert scene.game.life == 11


def test_bait_teleports_a_hybrid_to_unrevealed_danger() -> None:
    scene = traps("TR05", revealed="A21", danger="A21 A00 B44", creatures=["hybrid A41", "worm A40"])
    scene.window("end", triggers="explore").does("react TR05")
    assert scene.offers() == ["sector A00", "sector B44"]
    scene.does("sector B44")
    assert scene.where("hybrid") == "B44" and scene.noises() == []


def test_bait_when_dangerous_gives_it_a_die_this_turn_and_next() -> None:
    scene = traps("TR05", danger="A22 A00", creatures=["hybrid A41"])
    scene.window("end", triggers="explore", stamped="explore").does("react TR05")
    hybrid = scene.names["hybrid"]
    assert scene.where("hybrid") == "A00" and total(scene.game, LAST_DICE, hybrid) == 1
    end_turn(scene.game)
    assert total(scene.game, LAST_DICE, hybrid) == 1
    end_turn(scene.game)
    assert total(scene.game, LAST_DICE, hybrid) == 0


def test_bait_without_a_place_does_nothing() -> None:
    scene = traps("TR05", danger="A22", creatures=["hybrid A41"])
    scene.window("end", triggers="explore", stamped="explore").does("react TR05")
    assert scene.rests() and scene.where("hybrid") == "A41"
    assert total(scene.game, LAST_DICE, scene.names["hybrid"]) == 0


def test_ricochet_hits_back_if_a_die_missed() -> None:
    scene = traps("TR06", creatures=["worm A22"])
    scene.game.roll, scene.game.rolled_by = [HIT, MISS], 0
    scene.window("roll", "fight").does("react TR06")
    assert scene.game.life == 11 and scene.game.roll == [HIT, MISS]
    scene = traps("TR06", creatures=["worm A22"])
    scene.game.roll, scene.game.rolled_by = [HIT, HIT], 0
    scene.window("roll", "fight").does("react TR06")
    assert scene.game.life == 12


def test_ricochet_when_dangerous_hits_twice_if_two_missed() -> None:
    scene = traps("TR06", danger="A22", creatures=["worm A22"])
    scene.game.roll, scene.game.rolled_by = [MISS, MISS], 0
    scene.window("roll", "fight").does("react TR06")
    assert scene.game.life == 10
    scene = traps("TR06", danger="A22", creatures=["worm A22"])
    scene.game.roll, scene.game.rolled_by = [HIT, MISS], 0
    scene.window("roll", "fight").does("react TR06")
    assert scene.game.life == 11


@clause("alone.dangerous.other-ways")
def test_cave_in_makes_exclamations_hits_if_a_worm_is_here() -> None:
    scene = traps("TR07", creatures=["worm A22"]).window("end", triggers="fight").does("react TR07")
    assert total(scene.game, LAST_DANGEROUS_DICE) == 1
    assert total(scene.game, LAST_DICE, scene.names["worm"]) == 0
    scene = traps("TR07", creatures=["worm A21"]).window("end", triggers="fight").does("react TR07")
    assert total(scene.game, LAST_DANGEROUS_DICE) == 0


def test_cave_in_when_dangerous_gives_that_worm_a_die() -> None:
    scene = traps("TR07", danger="A22", creatures=["worm A22"])
    scene.window("end", triggers="fight", stamped="fight").does("react TR07")
    assert total(scene.game, LAST_DICE, scene.names["worm"]) == 1


def test_booby_trap_lies_under_the_hero() -> None:
    scene = traps("TR08").window("end", triggers="scavenge").does("react TR08")
    assert danger(scene) == "A22" and scene.game.life == 12


def test_booby_trap_when_dangerous_costs_a_life() -> None:
    scene = traps("TR08", danger="A22").window("end", triggers="scavenge", stamped="scavenge").does("react TR08")
    assert danger(scene) == "A22" and scene.game.life == 11


def test_seeded_ground_spawns_a_spore_on_danger() -> None:
    scene = traps("TR09", danger="A21 A20 B44").window("end", triggers="scavenge").does("react TR09")
    assert scene.offers() == ["spawn spore A20", "spawn spore B44"]  # A20 is only 2 away, A21 is 1
    scene.does("spawn spore A20")
    assert scene.rests() and scene.on_map() == ["spore A20"] and scene.noises() == ["north"]


def test_seeded_ground_when_dangerous_lets_it_move() -> None:
    scene = traps("TR09", danger="A22 A20").window("end", triggers="scavenge", stamped="scavenge")
    scene.does("react TR09", "step east")
    assert scene.on_map() == ["spore A30"]


def test_overload_puts_out_a_light_of_this_action_and_leaves_danger() -> None:
    scene = traps("TR10", revealed="A21 A20", lit="A22 A21 A20 A00")
    scene.game.lit_now = scene.bits("A22 A21 A20")
    scene.window("resolved", "interact").does("react TR10")
    assert scene.offers() == ["sector A20", "sector A21"]
    scene.does("sector A21")
    assert danger(scene) == "A21" and scene.sector_names(scene.game.lit) == "A00 A20 A22"


def test_overload_without_such_a_light_lies_within_three() -> None:
    scene = traps("TR10", lit="A22").window("resolved", "interact").does("react TR10")
    assert "danger A52" in scene.offers() and "danger A40" not in scene.offers()  # 3 and 4 away
    scene.does("danger A52")
    assert danger(scene) == "A52"


def test_overload_when_dangerous_costs_a_life() -> None:
    scene = traps("TR10", danger="A22").window("resolved", "interact").does("react TR10", "danger A52")
    assert scene.game.life == 11


@clause("alone.door.card-blocks", "alone.door.token-both")
def test_saboteur_blocks_or_unblocks_a_door_of_its_sector() -> None:
    scene = traps("TR11", blocked="A01|A11", creatures=["cultist A01"])
    scene.window("end", triggers="interact").does("react TR11", "stay")
    assert scene.rests() and scene.game.blocked == 0  # the only Door there is Blocked: it can only be Unblocked
    scene = traps("TR11", blocked="A01|A11", creatures=["cultist A21"], revealed="A21")
    scene.window("end", triggers="interact").does("react TR11", "step west", "stay")
    assert scene.offers() == ["branch 0", "branch 1"]
    scene.does("branch 0")
    assert scene.game.blocked == (1 << scene.door("A01|A11")) | (1 << scene.door("A11|A21"))
    assert len(scene.told("blocked")) == 1


def test_saboteur_when_dangerous_leaves_danger_in_its_sector() -> None:
    scene = traps("TR11", danger="A22", creatures=["cultist A04"])
    scene.window("end", triggers="interact", stamped="interact").does("react TR11", "stay")
    assert danger(scene) == "A04 A22"


def test_chain_reaction_places_danger_and_makes_the_next_card_dangerous() -> None:
    scene = traps("TR12 TR08", revealed="A21", self_control=12)
    scene.window("life", "life").does("react TR12")
    assert "danger A22" not in scene.offers() and "danger A21" not in scene.offers()
    scene.does("danger A00").window("end", triggers="scavenge").does("react TR08")
    assert danger(scene) == "A00 A22" and scene.game.life == 11  # Booby Trap was Dangerous


def test_chain_reaction_when_dangerous_places_two_more() -> None:
    scene = traps("TR12", danger="A22").window("life", "life")
    scene.does("react TR12", "danger A00", "danger A10", "danger B00")
    assert scene.rests() and danger(scene) == "A00 A10 A22 B00"


def test_dread_ground_shifts_up_to_two_tokens_even_under_the_hero() -> None:
    scene = traps("TR13", revealed="A21", danger="A20 A40").window("self", "self").does("react TR13", "undanger A20")
    assert "danger A22" in scene.offers() and "danger A21" in scene.offers()
    scene.does("danger A22")
    assert scene.offers() == ["undanger A40", "done"]  # the same token is not shifted twice
    scene.does("undanger A40", "danger A42")
    assert scene.rests() and danger(scene) == "A22 A42"


def test_dread_ground_when_dangerous_costs_self_control() -> None:
    scene = traps("TR13", danger="A22").window("self", "self").does("react TR13", "done")
    assert scene.game.self_control == 11
