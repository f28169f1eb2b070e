"""The Fury deck, card by card: what each half does (5.6 of the ledger)."""

from clauses import clause
from games.alone.scenario import REACTIONS, Scene
from villainy.games.alone.attacks import dice_of
from villainy.games.alone.game import LASTING
from villainy.games.alone.lasting import LAST_DICE, LAST_TOUGH, end_turn, total
from villainy.games.alone.terms import HIT, MISS


def more_dice(scene: Scene, creature: str) -> int:
    """How many dice more a Creature rolls this Turn."""
    return total(scene.game, LAST_DICE, scene.names[creature])


@clause("alone.deck.fury", "alone.dangerous.first-half", "alone.move.card-range")
def test_scent_of_blood_moves_a_creature_up_to_two() -> None:
    scene = Scene(hero="A22", revealed="A21", creatures=["worm A20", "spore A04"], hands=["FU01"])
    scene.window("end", triggers="move").does("react FU01")
    assert scene.offers() == ["creature worm", "creature spore"]
    scene.does("creature worm")
    assert scene.offers() == ["step east", "step south", "step west", "step stairs", "stay"]
    scene.does("step south", "step north")
    assert scene.rests() and scene.where("worm") == "A20"
    assert more_dice(scene, "worm") == 0


@clause("alone.dangerous.second-half", "alone.dangerous.by-action")
def test_scent_of_blood_when_dangerous_gives_it_a_die() -> None:
    scene = Scene(hero="A22", creatures=["worm A00"], hands=["FU01"], danger="A22")
    scene.window("end", triggers="move", stamped="move").does("react FU01", "stay")
    assert more_dice(scene, "worm") == 1
    assert scene.game.lasting[LASTING - 1 :: LASTING] == [REACTIONS.index("FU01")]  # where it comes from
    assert dice_of(scene.game, scene.names["worm"]) == 4
    end_turn(scene.game)
    assert more_dice(scene, "worm") == 0


def test_snap_lunge_brings_in_an_adjacent_creature() -> None:
    scene = Scene(hero="A22", revealed="A21", creatures=["cultist A21", "worm A20"], hands=["FU02"])
    scene.window("resolved", "move").does("react FU02")
    assert scene.rests() and scene.where("cultist") == "A22" and scene.where("worm") == "A20"
    assert scene.noises() == ["here"]
    assert scene.game.life == 12


@clause("alone.door.not-adjacent")
def test_snap_lunge_picks_among_adjacent_ones_and_not_through_blocked_doors() -> None:
    scene = Scene(hero="A42", blocked="A42|A52", creatures=["cultist A41", "worm A43", "spore A52"], hands=["FU02"])
    scene.window("resolved", "move").does("react FU02")
    assert scene.offers() == ["creature cultist", "creature worm"]


def test_snap_lunge_when_dangerous_lets_it_bite_with_one_die() -> None:
    scene = Scene(hero="A22", revealed="A21", danger="A22", creatures=["cultist A21"], hands=["FU02"])
    scene.rolls("!")
    scene.window("resolved", "move").does("react FU02")
    assert [event.amount for event in scene.told("attacks")] == [1]
    assert scene.game.life == 11  # "!" is a Hit: the Hero's Sector holds a Danger token


def test_gnashing_brood_moves_a_parasite_and_gives_it_a_die() -> None:
    scene = Scene(hero="A22", creatures=["parasite A04", "worm A00"], hands=["FU03"])
    scene.window("end", triggers="move").does("react FU03", "step north", "step north", "tell south")
    assert scene.where("parasite") == "A02" and scene.noises() == ["south"]
    assert (more_dice(scene, "parasite"), more_dice(scene, "worm")) == (1, 0)


def test_gnashing_brood_when_dangerous_gives_it_two() -> None:
    scene = Scene(hero="A22", creatures=["parasite A04"], hands=["FU03"], danger="A22")
    scene.window("end", triggers="move", stamped="move").does("react FU03", "stay")
    assert more_dice(scene, "parasite") == 2


def test_gnashing_brood_without_a_parasite_does_nothing() -> None:
    scene = Scene(hero="A22", creatures=["worm A04"], hands=["FU03"], danger="A22")
    scene.window("end", triggers="move", stamped="move").does("react FU03")
    assert scene.rests() and scene.where("worm") == "A04" and more_dice(scene, "worm") == 0
    assert scene.track() == ["FU03|1"]


def test_coiled_spring_moves_what_this_explore_revealed() -> None:
    scene = Scene(hero="A22", revealed="A21 A20", creatures=["hybrid A20", "worm A21"], hands=["FU04"])
    scene.game.newly = 1 << scene.names["hybrid"]
    scene.window("postreveal", "explore").does("react FU04", "step south")
    assert scene.where("hybrid") == "A21" and more_dice(scene, "hybrid") == 0
    assert scene.game.self_control == 12


def test_coiled_spring_when_dangerous_gives_it_a_die() -> None:
    scene = Scene(hero="A22", revealed="A21", danger="A22", creatures=["hybrid A21"], hands=["FU04"])
    scene.game.newly = 1 << scene.names["hybrid"]
    scene.window("postreveal", "explore").does("react FU04", "step south")
    assert scene.where("hybrid") == "A22" and more_dice(scene, "hybrid") == 1


def test_bone_plates_harden_a_hybrid_until_the_end_of_the_next_turn() -> None:
    scene = Scene(hero="A22", creatures=["hybrid A03"], hands=["FU05"])
    scene.window("end", triggers="explore").does("react FU05", "step east", "stay")
    hybrid = scene.names["hybrid"]
    assert scene.where("hybrid") == "A13" and total(scene.game, LAST_TOUGH, hybrid) == 1
    assert more_dice(scene, "hybrid") == 0
    end_turn(scene.game)
    assert total(scene.game, LAST_TOUGH, hybrid) == 1
    end_turn(scene.game)
    assert total(scene.game, LAST_TOUGH, hybrid) == 0


def test_bone_plates_when_dangerous_give_it_a_die() -> None:
    scene = Scene(hero="A22", danger="A22", creatures=["hybrid A03"], hands=["FU05"])
    scene.window("end", triggers="explore", stamped="explore").does("react FU05", "stay")
    assert more_dice(scene, "hybrid") == 1


def test_thick_hide_turns_a_hit_into_a_miss() -> None:
    scene = Scene(hero="A22", creatures=["worm A22"], hands=["FU06"])
    scene.game.roll, scene.game.rolled_by = [HIT, HIT, MISS], 0
    scene.window("roll", "fight").does("react FU06")
    assert scene.game.roll == [HIT, MISS, MISS]


def test_thick_hide_when_dangerous_turns_two() -> None:
    scene = Scene(hero="A22", creatures=["worm A22"], danger="A22", hands=["FU06"])
    scene.game.roll, scene.game.rolled_by = [HIT, HIT, HIT, MISS], 0
    scene.window("roll", "fight").does("react FU06")
    assert scene.game.roll == [HIT, MISS, MISS, MISS]


def test_thrashing_coils_give_a_worm_beside_the_hero_two_dice_also_in_light() -> None:
    scene = Scene(hero="A22", lit="A22", creatures=["worm A22", "worm A03"], hands=["FU07"])
    scene.window("end", triggers="fight").does("react FU07")
    assert (more_dice(scene, "worm"), more_dice(scene, "worm:2")) == (2, 0)
    assert dice_of(scene.game, scene.names["worm"]) == 2


def test_thrashing_coils_when_dangerous_move_a_worm() -> None:
    scene = Scene(hero="A22", danger="A22", creatures=["worm A22", "worm A03"], hands=["FU07"])
    scene.window("end", triggers="fight", stamped="fight").does("react FU07")
    assert scene.offers() == ["creature worm", "creature worm:2"]
    scene.does("creature worm:2", "step east", "step east")
    assert scene.where("worm:2") == "A23" and more_dice(scene, "worm:2") == 0


@clause("alone.spawn.min-distance")
def test_feeding_call_spawns_one_nearer_and_it_may_move() -> None:
    scene = Scene(hero="A21", hands=["FU08"])
    scene.window("end", triggers="scavenge").does("react FU08")
    assert "spawn worm A44" in scene.offers()  # 5 away, one nearer than a Worm's 6 (WE-22)
    assert "spawn worm A43" not in scene.offers()
    scene.does("spawn worm A44")
    assert scene.noises() == ["south"]
    assert scene.offers() == ["step north", "step west", "stay", "done"]
    scene.does("done")
    assert scene.rests() and scene.on_map() == ["worm A44"] and scene.noises() == ["south"]


def test_feeding_call_when_dangerous_gives_it_a_die() -> None:
    scene = Scene(hero="A21", danger="A21", hands=["FU08"])
    scene.window("end", triggers="scavenge", stamped="scavenge").does("react FU08", "spawn worm A44", "step north")
    assert scene.on_map() == ["worm A43"]
    scene.creature(scene.game.kind.index(4))
    assert more_dice(scene, "worm") == 1


def test_rupture_spawns_a_spore_one_nearer() -> None:
    scene = Scene(hero="A21", creatures=["spore A44"], hands=["FU09"])
    scene.window("end", triggers="scavenge").does("react FU09")
    assert all(option.startswith("spawn spore") for option in scene.offers())
    assert "spawn spore A23" in scene.offers() and "spawn spore A22" not in scene.offers()  # 2 away, not 1
    scene.does("spawn spore A23")
    assert scene.on_map() == ["spore A23", "spore A44"] and more_dice(scene, "spore") == 0


def test_rupture_when_dangerous_gives_every_spore_a_die() -> None:
    scene = Scene(hero="A21", danger="A21", creatures=["spore A44", "worm A44"], hands=["FU09"])
    scene.window("end", triggers="scavenge", stamped="scavenge").does("react FU09", "spawn spore A23")
    scene.creature(next(at for at, kind in enumerate(scene.game.kind) if kind == 0 and scene.names["spore"] != at))
    assert [more_dice(scene, name) for name in ("spore", "spore:2", "worm")] == [1, 1, 0]


@clause("alone.light.off-card")
def test_claw_the_wires_puts_out_a_light_where_a_creature_is() -> None:
    scene = Scene(hero="A22", lit="A22 A32 A41", creatures=["worm A22", "spore A32", "hybrid A00"], hands=["FU10"])
    scene.window("resolved", "interact").does("react FU10")
    assert scene.offers() == ["sector A22", "sector A32"]  # A41 holds none, A00 is dark
    scene.does("sector A22")
    assert scene.sector_names(scene.game.lit) == "A32 A41" and more_dice(scene, "worm") == 0


def test_claw_the_wires_when_dangerous_gives_a_creature_there_a_die() -> None:
    scene = Scene(
        hero="A22", lit="A32", danger="A22", creatures=["worm A32", "spore A32", "hybrid A00"], hands=["FU10"]
    )
    scene.window("resolved", "interact").does("react FU10")
    assert scene.offers() == ["creature worm", "creature spore"]
    scene.does("creature spore")
    assert [more_dice(scene, name) for name in ("worm", "spore", "hybrid")] == [0, 1, 0]


def test_zealot_charge_moves_a_cultist_up_to_three() -> None:
    scene = Scene(hero="A22", creatures=["cultist A40"], hands=["FU11"])
    scene.window("end", triggers="interact").does("react FU11", "step west", "step west", "step south")
    assert scene.where("cultist") == "A21" and not scene.told("attacks")


def test_zealot_charge_when_dangerous_strikes_if_it_has_come_to_the_hero() -> None:
    scene = Scene(hero="A22", danger="A22", creatures=["cultist A20"], hands=["FU11"])
    scene.rolls("H")
    scene.window("end", triggers="interact", stamped="interact").does("react FU11", "step south", "step south", "stay")
    assert scene.game.life == 11 and [event.amount for event in scene.told("attacks")] == [1]
    scene = Scene(hero="A22", danger="A22", creatures=["cultist A20"], hands=["FU11"])
    scene.window("end", triggers="interact", stamped="interact").does("react FU11", "step south", "stay")
    assert scene.rests() and not scene.told("attacks")


def test_blood_frenzy_gives_all_in_the_heros_sector_a_die() -> None:
    scene = Scene(hero="A22", creatures=["worm A22", "spore A22", "hybrid A21"], hands=["FU12"])
    scene.window("life", "life").does("react FU12")
    assert [more_dice(scene, name) for name in ("worm", "spore", "hybrid")] == [1, 1, 0]
    assert scene.game.life == 12


@clause("alone.ruling.r52")
def test_blood_frenzy_when_dangerous_costs_a_life_which_lets_evil_react_again() -> None:
    scene = Scene(hero="A22", danger="A22", hands=["FU12 FU12"])
    scene.window("life", "life").does("react FU12")
    assert scene.game.life == 11 and scene.offers() == ["pass", "react FU12"]
    scene.does("react FU12")
    assert scene.rests() and scene.game.life == 10  # two cards are the limit: nothing opens any more


def test_savour_the_scream_moves_a_creature_up_to_two() -> None:
    scene = Scene(hero="A22", creatures=["worm A00"], hands=["FU13"])
    scene.window("self", "self").does("react FU13", "step east", "step east")
    assert scene.where("worm") == "A20"


def test_savour_the_scream_when_dangerous_strikes_with_two_dice() -> None:
    scene = Scene(hero="A22", revealed="A21", danger="A22", creatures=["worm A21"], hands=["FU13"])
    scene.rolls("HM")
    scene.window("self", "self").does("react FU13", "step south", "stay")
    assert [event.amount for event in scene.told("attacks")] == [2] and scene.game.life == 11
