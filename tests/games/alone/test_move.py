"""Move: steps, Doors, what is met on the way, Level changes (1.9, 2.3 of the ledger)."""

import pytest

from clauses import clause
from games.alone.scenario import X2, Scene, calm


def shown(scene: Scene) -> list[str]:
    """The Creatures that the Hero sees."""
    game = scene.game
    return sorted(text for text in scene.on_map() if (game.revealed >> scene.sectors[text.split()[1]]) & 1)


@clause("alone.action.move")
def test_a_move_goes_to_one_adjacent_sector() -> None:
    scene = calm().turn()
    assert [offer for offer in scene.offers() if offer.startswith("move")] == ["move north", "move east", "move south"]
    assert scene.refuses("move west") == "alone.action.move"
    scene.does("move east")
    assert scene.at() == "A32"
    assert scene.game.turn == 2


@clause("alone.action.move.reveal", "alone.door.reveal-with-sector")
def test_an_unrevealed_destination_is_revealed_with_all_in_it() -> None:
    scene = calm(creatures=["cultist A21"], danger="A21", blocked="A11|A21").turn().does("move north")
    assert scene.revealed() == "A21 A22"
    assert shown(scene) == ["cultist A21"]
    tile = next(tile for tile in scene.game.view(0)["labyrinth"] if tile["hero"])
    assert tile["danger"] and tile["doors"] == {"west": "blocked"}


@clause("alone.action.move.lit-neighbours", "alone.light.reveal-on-los")
def test_we_01_a_step_reveals_lit_sectors_that_come_into_sight() -> None:
    scene = calm("A03", lit="A14 A24").turn().does("move south")
    assert scene.revealed() == "A03 A04 A14"


@clause("alone.scare.hero-enters", "alone.damage.life-vs-self")
def test_we_16_the_hero_meets_a_worm() -> None:
    scene = calm("B02", revealed="B12", creatures=["worm B22"]).turn()
    scene.does("bullet", "move east", "block south", "move east")
    assert scene.game.is_blocked(scene.door("B12|B13"))
    assert "B22" in scene.revealed() and shown(scene) == ["worm B22"]
    assert scene.game.self_control == 10


@clause("alone.trigger.self-control")
def test_we_16_the_trigger_set_is_move_and_self_control() -> None:
    scene = calm("B12", creatures=["worm B22"], hands=["TE01"], decks="terror-traps").turn()
    scene.does("move east")
    assert scene.asked() == "React"
    assert scene.triggers() == ["move", "self-control"]


@clause("alone.scare.hero-enters")
def test_tv_054_a_revealed_creature_does_not_scare() -> None:
    scene = calm(revealed="A21", creatures=["worm A21"], lit="A21").turn().does("move north", "none")
    assert scene.game.self_control == 12


@clause("alone.ruling.r23", "alone.scare.amount")
def test_each_creature_scares_for_itself() -> None:
    scene = calm(creatures=["worm A32", "hybrid A32", "cultist A32"], lit="A32", companion="captain").turn()
    scene.does("move east")
    assert scene.asked() == "Redirect"
    scene.does("redirect 0")
    assert scene.game.self_control == 10
    scene.does("redirect 1")
    assert scene.game.self_control == 10 and scene.game.companion_charges == 4


@clause("alone.aoo.before-cleanup", "alone.action.move.level-change")
def test_we_17_tiles_of_the_old_level_go_after_the_blow() -> None:
    scene = calm("B24", revealed="B14 B34", lit="B24", creatures=["cultist B24"]).turn().does("move stairs")
    assert scene.at() == "A20"
    assert [event.amount for event in scene.told("opportunity")] == [0]
    assert scene.revealed() == "A20 B24"


@clause("alone.aoo.before-cleanup")
def test_the_blow_comes_while_the_old_level_is_still_there() -> None:
    scene = calm("B24", revealed="B14 B34", creatures=["cultist B24"], companion="captain")
    scene.rolls("H")
    scene.turn().does("move stairs")
    assert scene.asked() == "Redirect"
    assert scene.at() == "B24" and scene.revealed() == "B14 B24 B34"


# Doors ----------------------------------------------------------------------------------------------------------------


@clause("alone.door.hero-blocks", "alone.ruling.r31")
def test_tv_139_one_door_may_be_blocked_after_a_step_also_the_one_just_used() -> None:
    scene = calm("A01").turn().does("move east")
    assert scene.offers() == ["block east", "block west", "none"]
    assert scene.refuses("block north") == "alone.ruling.r31"
    scene.does("block west")
    assert scene.game.turn == 2
    assert scene.game.is_blocked(scene.door("A01|A11"))


@clause("alone.ruling.r30", "alone.door.unblock-step", "alone.door.nothing-through")
def test_tv_062_a_step_against_a_blocked_door_opens_it_without_a_blow() -> None:
    scene = calm("A21", blocked="A11|A21", creatures=["cultist A21"])
    scene.rolls("MM")
    scene.turn().does("move west")
    assert scene.at() == "A21" and not scene.told("opportunity")
    assert not scene.game.is_blocked(scene.door("A11|A21"))
    assert [event.amount for event in scene.told("attacks")] == [2]
    assert scene.game.turn == 2  # and no Door was to be Blocked


@clause("alone.ruling.r30")
def test_a_welded_door_takes_two_steps() -> None:
    scene = calm("A42", welded="A42|A52").turn().does("move east")
    assert scene.game.is_blocked(scene.door("A42|A52")) and scene.game.welded == 0
    scene.does("move east")
    assert scene.game.blocked == 0 and scene.at() == "A42"
    scene.does("move east", "none")
    assert scene.at() == "A52"


@clause("alone.ruling.r15", "alone.ruling.r16")
def test_opening_a_door_shows_what_is_lit_behind_it() -> None:
    scene = calm("A14", lit="A24", blocked="A14|A24").turn().does("move east")
    assert scene.at() == "A14" and scene.revealed() == "A14 A24"


@clause("alone.ruling.r31")
def test_a_door_has_one_token() -> None:
    scene = calm("A01", blocked="A11|A21").turn().does("move east")
    assert scene.offers() == ["block west", "none"]


# More steps -----------------------------------------------------------------------------------------------------------


@clause("alone.door.hero-blocks", "alone.action.move", "alone.item.overrides")
def test_we_08_the_jet_pack_and_two_doors() -> None:
    scene = Scene(
        hero="A01",
        sheet=X2,
        revealed="A01 A11 A21 A22",
        blocked="A21|A22",
        creatures=["worm A01", "parasite A22"],
        items="IT04",
        missions="sleeper lockdown burn",
        hands=["FU03 FU01 FU02"],
        decks="fury-traps",
    )
    scene.rolls("M")
    scene.turn().does("use IT04")
    while scene.asked() == "React":
        scene.does("pass")
    assert [event.amount for event in scene.told("opportunity")] == [1]
    scene.does("block north", "side east").passes().does("block west").passes()
    assert scene.at() == "A21"
    assert scene.game.is_blocked(scene.door("A11|A10")) and scene.game.is_blocked(scene.door("A11|A21"))


@clause("alone.ruling.r12", "alone.aoo.trigger")
def test_tv_061_two_steps_two_blows() -> None:
    scene = calm(items="IT04", revealed="A21 A20", creatures=["cultist A22", "spore A21"])
    scene.rolls("MM")
    scene.turn().does("use IT04", "side north", "none", "side north")
    assert [event.amount for event in scene.told("opportunity")] == [1, 1]
    assert scene.at() == "A20"


@clause("alone.action.move")
def test_tv_140_a_door_after_each_step_and_the_hero_may_stop() -> None:
    scene = calm("A14", items="IT04").turn().does("use IT04", "side east")
    assert scene.offers() == ["block east", "block west", "none"]
    scene.does("block west")
    assert scene.offers() == ["side east", "side west", "stop"]
    scene.does("stop")
    assert scene.at() == "A24" and scene.game.turn == 2


@clause("alone.win.both-zero", "alone.ruling.r12")
def test_tv_065_a_deadly_blow_ends_the_game_before_the_step() -> None:
    scene = calm(life=1, self_control=0, creatures=["cultist A22"])
    scene.rolls("H")
    scene.turn().does("move north")
    assert scene.game.over and scene.game.winners == [1]
    assert scene.at() == "A22" and scene.revealed() == "A22"


@clause("alone.trigger.move")
@pytest.mark.parametrize("side", ["north", "east", "south"])
def test_a_move_is_a_trigger(side: str) -> None:
    scene = calm(hands=["FU01"], creatures=["worm B00"]).turn().does(f"move {side}")
    if scene.asked() == "BlockDoor":
        scene.does("none")
    assert scene.triggers() == ["move"]
