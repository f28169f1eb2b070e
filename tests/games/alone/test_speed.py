"""The Speed deck, card by card: what each half does (5.6 of the ledger)."""

from clauses import clause
from games.alone.scenario import Scene
from villainy.games.alone.lasting import LAST_MUTE, total
from villainy.games.alone.terms import EXCLAIM, HIT, MISS


@clause("alone.deck.speed")
def test_long_stride_moves_a_creature_up_to_three() -> None:
    scene = Scene(hero="A22", creatures=["spore A04", "worm A44"], hands=["SP01"])
    scene.window("end", triggers="move").does("react SP01", "creature spore", "step north", "step north", "step north")
    assert scene.where("spore") == "A01" and scene.where("worm") == "A44"


def test_long_stride_when_dangerous_moves_another_one() -> None:
    scene = Scene(hero="A22", danger="A22", creatures=["spore A04", "worm A44", "hybrid A00"], hands=["SP01"])
    scene.window("end", triggers="move", stamped="move").does("react SP01", "creature spore", "stay")
    assert scene.offers() == ["creature worm", "creature hybrid"]
    scene.does("creature worm", "step north")
    assert scene.rests() and scene.where("worm") == "A43"


@clause("alone.ruling.r06")
def test_slipstream_does_not_count_and_lies_upright() -> None:
    scene = Scene(hero="A22", creatures=["spore A04"], hands=["SP02 SP02 SP01 SP03"])
    scene.window("resolved", "move").does("react SP02", "step north")
    assert scene.where("spore") == "A03" and scene.game.counted == 0
    assert scene.offers() == ["pass", "react SP02"]
    scene.does("pass").window("end").does("hide SP01", "standard 0", "stay")
    assert scene.track() == ["SP02|1", "?|1"]


def test_slipstream_when_dangerous_moves_it_again() -> None:
    scene = Scene(hero="A22", danger="A22", creatures=["spore A04", "worm A44"], hands=["SP02"])
    scene.window("resolved", "move").does("react SP02", "creature spore", "step north", "step north")
    assert scene.rests() and scene.where("spore") == "A02"


def test_swarm_run_moves_a_parasite_up_to_three() -> None:
    scene = Scene(hero="A22", creatures=["parasite A04", "worm A44"], hands=["SP03"])
    scene.window("end", triggers="move").does("react SP03", "step east", "step east", "step east")
    assert scene.where("parasite") == "A34"


def test_swarm_run_when_dangerous_moves_another_parasite() -> None:
    scene = Scene(hero="A22", danger="A22", creatures=["parasite A04", "parasite A00", "worm A44"], hands=["SP03"])
    scene.window("end", triggers="move", stamped="move").does("react SP03", "creature parasite", "stay")
    scene.does("step east", "step east")
    assert scene.where("parasite:2") == "A20" and scene.where("parasite") == "A04"


@clause("alone.ruling.r61")
def test_already_gone_slips_out_of_what_is_about_to_be_revealed_without_noise() -> None:
    scene = Scene(hero="A22", creatures=["worm A21", "spore A04"], hands=["SP04"])
    scene.game.about = scene.bits("A21 A20")
    scene.window("prereveal", "explore").does("react SP04", "step north", "step east")
    assert scene.where("worm") == "A30" and scene.noises() == []
    assert scene.rests() and scene.hand(1) == [] and total(scene.game, LAST_MUTE) == 0


@clause("alone.leader.draw-split")
def test_already_gone_when_dangerous_draws_a_card() -> None:
    scene = Scene(hero="A22", danger="A22", creatures=["worm A21"], hands=["", "SP04"], evil=2, leader=1)
    scene.game.about = scene.bits("A21")
    scene.window("prereveal", "explore").does("react SP04", seat=2)  # whose deck is Speed
    scene.does("approve 2", "step north", "stay")
    assert scene.offers() == ["give 1", "give 2"]
    scene.does("give 1")
    assert len(scene.hand(1)) == 1 and scene.hand(2) == []


@clause("alone.door.card-blocks")
def test_wall_runner_goes_through_blocked_and_welded_doors_without_losing_a_step() -> None:
    scene = Scene(hero="A22", welded="A01|A11", blocked="A11|A21", creatures=["hybrid A01"], hands=["SP05"])
    scene.window("end", triggers="explore").does("react SP05")
    scene.does("step east")
    assert scene.where("hybrid") == "A01" and scene.game.welded == 0
    scene.does("step east", "step east", "step east", "step south")
    assert scene.rests() and scene.where("hybrid") == "A22" and scene.game.blocked == 0


def test_wall_runner_when_dangerous_draws_a_card() -> None:
    scene = Scene(hero="A22", danger="A22", creatures=["hybrid A01"], hands=["SP05"])
    scene.window("end", triggers="explore", stamped="explore").does("react SP05", "stay")
    assert scene.offers() == ["draw 0", "draw 1"]
    scene.does("draw 0")
    assert len(scene.hand(1)) == 1


def test_blur_makes_the_hero_roll_up_to_two_dice_again() -> None:
    scene = Scene(hero="A22", creatures=["worm A22"], hands=["SP06"])
    scene.game.roll, scene.game.rolled_by = [HIT, HIT, EXCLAIM], 0
    scene.rolls("MM")
    scene.window("roll", "fight").does("react SP06")
    assert scene.offers() == ["die 0", "die 1", "done"]
    scene.does("die 0", "die 0")
    assert scene.game.roll == [EXCLAIM, MISS, MISS]


def test_blur_may_leave_the_dice() -> None:
    scene = Scene(hero="A22", creatures=["worm A22"], hands=["SP06"])
    scene.game.roll, scene.game.rolled_by = [HIT], 0
    scene.window("roll", "fight").does("react SP06", "done")
    assert scene.rests() and scene.game.roll == [HIT]


def test_blur_when_dangerous_lets_the_target_go_but_not_one_of_many() -> None:
    scene = Scene(hero="A22", danger="A22", creatures=["worm A22", "spore A22"], hands=["SP06"])
    scene.game.roll, scene.game.rolled_by, scene.game.target = [MISS], 0, scene.names["spore"]
    scene.window("roll", "fight").does("react SP06", "done")
    assert scene.offers() == ["step north", "step east", "step south", "stay", "done"]
    scene.does("step north")
    assert scene.where("spore") == "A21"
    scene = Scene(hero="A22", danger="A22", creatures=["worm A22", "spore A22"], hands=["SP06"])
    scene.game.roll, scene.game.rolled_by = [MISS], 0
    scene.window("roll", "fight").does("react SP06", "done")
    assert scene.rests()  # an attack on all has no target


def test_burrow_moves_a_worm_up_to_two() -> None:
    scene = Scene(hero="A22", creatures=["worm A04", "spore A00"], hands=["SP07"])
    scene.window("end", triggers="fight").does("react SP07", "step east", "stay")
    assert scene.rests() and scene.where("worm") == "A14"


@clause("alone.teleport.move", "alone.teleport.free", "alone.map.track-movement")
def test_burrow_when_dangerous_may_teleport_it_to_a_dark_sector() -> None:
    scene = Scene(hero="A22", danger="A22", lit="A00", creatures=["worm A04"], hands=["SP07"])
    scene.window("end", triggers="fight", stamped="fight").does("react SP07", "step east", "stay")
    offered = scene.offers()
    assert {"sector A20", "sector B24", "done"} <= set(offered)
    assert not {"sector A22", "sector A21", "sector A32", "sector A00", "sector A14"} & set(offered)
    heard = len(scene.noises())
    scene.does("sector B24")
    assert scene.where("worm") == "B24" and len(scene.noises()) == heard
    assert (scene.game.moved >> scene.names["worm"]) & 1


def test_burrow_when_dangerous_may_stay() -> None:
    scene = Scene(hero="A22", danger="A22", creatures=["worm A04"], hands=["SP07"])
    scene.window("end", triggers="fight", stamped="fight").does("react SP07", "step east", "stay", "done")
    assert scene.rests() and scene.where("worm") == "A14"


def test_restless_dark_moves_up_to_two_creatures() -> None:
    scene = Scene(hero="A22", creatures=["worm A04", "spore A00", "hybrid A44"], hands=["SP08"])
    scene.window("end", triggers="scavenge").does("react SP08", "creature worm", "step north")
    assert scene.offers() == ["creature spore", "creature hybrid", "done"]
    scene.does("creature hybrid", "step north")
    assert scene.rests() and (scene.where("worm"), scene.where("hybrid")) == ("A03", "A43")


def test_restless_dark_may_move_one_or_none() -> None:
    scene = Scene(hero="A22", creatures=["worm A04", "spore A00"], hands=["SP08 SP08"])
    scene.window("end", triggers="scavenge").does("react SP08", "creature worm", "step north", "done")
    scene.does("react SP08", "done")
    assert scene.rests() and scene.where("spore") == "A00"


def test_restless_dark_when_dangerous_draws_a_card() -> None:
    scene = Scene(hero="A22", danger="A22", creatures=["worm A04"], hands=["SP08"])
    scene.window("end", triggers="scavenge", stamped="scavenge").does("react SP08", "done", "draw 1", "pass")
    assert scene.rests() and len(scene.hand(1)) == 1


def test_drifting_pods_move_each_spore() -> None:
    scene = Scene(hero="A22", creatures=["spore A04", "worm A04", "spore A00"], hands=["SP09"])
    scene.window("end", triggers="scavenge").does("react SP09")
    assert scene.offers() == ["creature spore", "creature spore:2"]
    scene.does("creature spore:2", "step east", "step north")
    assert scene.rests()
    assert (scene.where("spore"), scene.where("spore:2"), scene.where("worm")) == ("A03", "A10", "A04")
    assert len(scene.noises()) == 2


def test_drifting_pods_when_dangerous_spawn_a_spore() -> None:
    scene = Scene(hero="A22", danger="A22", hands=["SP09"])
    scene.window("end", triggers="scavenge", stamped="scavenge").does("react SP09", "spawn spore A00")
    assert scene.on_map() == ["spore A00"]


@clause("alone.reaction.combo-two-spaces")
def test_double_time_covers_one_space_even_sideways() -> None:
    scene = Scene(hero="A22", creatures=["spore A04"], hands=["SP10 SP10"])
    scene.window("resolved", "interact").does("react SP10", "step north", "step north")
    scene.does("react SP10", "stay")
    assert scene.track() == ["SP10|1", "SP10-1"]


def test_double_time_when_dangerous_draws_a_card() -> None:
    scene = Scene(hero="A22", danger="A22", creatures=["spore A04"], hands=["SP10"])
    scene.window("resolved", "interact").does("react SP10", "stay")
    scene.does("draw 0")
    assert len(scene.hand(1)) == 1


def test_quick_march_moves_each_cultist() -> None:
    scene = Scene(hero="A22", creatures=["cultist A04", "cultist A44", "worm A40"], hands=["SP11"])
    scene.window("end", triggers="interact").does("react SP11", "creature cultist", "step north", "step north")
    assert scene.rests() and (scene.where("cultist"), scene.where("cultist:2")) == ("A03", "A43")


def test_quick_march_when_dangerous_lets_each_move_again() -> None:
    scene = Scene(hero="A22", danger="A22", creatures=["cultist A04", "cultist A44"], hands=["SP11"])
    scene.window("end", triggers="interact", stamped="interact")
    scene.does("react SP11", "creature cultist", "step north", "step north")
    assert scene.offers() == ["creature cultist", "creature cultist:2"]
    scene.does("creature cultist:2", "step north", "done")
    assert scene.rests() and (scene.where("cultist"), scene.where("cultist:2")) == ("A03", "A42")


def test_quick_march_moves_the_prophet_too() -> None:
    scene = Scene(hero="A22", creatures=["prophet A04"], hands=["SP11"])
    scene.window("end", triggers="interact").does("react SP11", "step north")
    assert scene.where("prophet") == "A03"


def test_momentum_allows_one_more_reaction() -> None:
    scene = Scene(hero="A22", creatures=["worm A04"], hands=["SP12 SP01 SP03 SP05"])
    scene.window("life", "life").does("react SP12")
    assert scene.game.allowance == 3
    scene.window("end").does("hide SP01", "standard 0", "stay", "hide SP03", "standard 0", "stay")
    assert scene.rests() and scene.track() == ["SP12|1", "?-2", "?-2"]  # a fourth is refused: nothing is asked


def test_momentum_when_dangerous_draws_a_card() -> None:
    scene = Scene(hero="A22", danger="A22", hands=["SP12"])
    scene.window("life", "life").does("react SP12", "draw 0")
    assert len(scene.hand(1)) == 1


def test_panic_chase_moves_a_creature_without_noise() -> None:
    scene = Scene(hero="A22", creatures=["worm A04"], hands=["SP13"])
    scene.window("self", "self").does("react SP13", "step north", "step north")
    assert scene.where("worm") == "A02" and scene.noises() == []


def test_panic_chase_when_dangerous_moves_another_with_noise() -> None:
    scene = Scene(hero="A22", danger="A22", creatures=["worm A04", "spore A44"], hands=["SP13"])
    scene.window("self", "self").does("react SP13", "creature worm", "stay", "step north")
    assert scene.where("spore") == "A43" and scene.noises() == ["east"]
