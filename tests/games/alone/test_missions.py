"""The Missions, one by one: steps, nuisances, rewards, Final Missions (5.9 of the ledger)."""

from typing import Any

from clauses import clause
from games.alone.scenario import MISSIONS, X2, Scene
from villainy.games.alone.deckfile import house_deck
from villainy.games.alone.lasting import LAST_DISTANCE, total
from villainy.games.alone.missions import BossCheck, Trigger, complete, round_effects, set_out
from villainy.games.alone.terms import (
    ARM,
    ARMED,
    AT_ROUND_END,
    BLUE,
    CONDUIT,
    DONE,
    GREEN,
    LOCKED,
    MISSION_TOKEN,
    OPEN,
    RED,
)
from villainy.games.alone.turn import ROUND


def green(name: str, **given: Any) -> Scene:
    """A table with this green Mission; the middle of the game is still to come."""
    return Scene(**{"missions": f"{name} silence matriarch", "character": "captain", **given})


def blue(name: str, **given: Any) -> Scene:
    """A table with this blue Mission."""
    return Scene(**{"missions": f"rations {name} matriarch", "character": "captain", **given})


def red(name: str, **given: Any) -> Scene:
    """A table where this Final Mission has just come into play; the Missions before it are done."""
    starting = {"prophet": "rations haze", "burn": "rations silence"}.get(name, "rations brownout")
    scene = Scene(**{"missions": f"{starting} {name}", "character": "captain", **given})
    scene.game.state = [DONE, DONE, LOCKED]
    return scene.run(Trigger())


def finishes(scene: Scene) -> Scene:
    """The reward of the middle of the game is taken, and the Leader does what there is to do."""
    scene.does("gain self")
    while scene.asked() == "PlaceBoss":
        scene.does(scene.offers()[0])
    return scene


def lies(scene: Scene, token: int) -> str:
    return scene.sector_names(scene.game.condition[token])


# In general -----------------------------------------------------------------------------------------------------------


@clause("alone.action.interact.two-uses", "alone.action.interact.mission")
def test_a_device_is_used_in_its_room_only() -> None:
    assert green("rations", hero="A24").turn().offers().count("device") == 1
    assert green("rations", hero="A34").turn().refuses("device") == "alone.action.interact.mission"
    scene = green("rations", hero="A24")
    scene.game.state = [DONE, OPEN, LOCKED]
    assert scene.turn().refuses("device") == "alone.action.interact.mission"


@clause("alone.difficulty.easy", "alone.difficulty.when")
def test_easy_gives_a_round_and_both() -> None:
    scene = green("rations", hero="A24", difficulty="easy", life=3, self_control=3, rounds_left=3).turn().does("device")
    while scene.asked() == "PlaceBoss":
        scene.does(scene.offers()[0])
    assert (scene.game.life, scene.game.self_control, scene.game.rounds_left) == (9, 9, 4)


@clause("alone.difficulty.normal", "alone.ruling.r38")
def test_tv_125_normal_gives_a_round_and_a_choice_after_the_own_reward() -> None:
    scene = green("rations", hero="A24", life=3, self_control=3, rounds_left=3).turn().does("device")
    assert (scene.game.life, scene.game.self_control, scene.game.rounds_left) == (6, 6, 4)
    assert scene.game.state[RED] == LOCKED
    assert scene.offers() == ["gain life", "gain self"]
    scene.does("gain life")
    assert (scene.game.life, scene.game.self_control) == (9, 6)
    assert scene.game.state[RED] == OPEN


@clause("alone.difficulty.nightmare")
def test_nightmare_gives_a_choice_and_no_round() -> None:
    scene = (
        green("rations", hero="A24", difficulty="nightmare", life=3, rounds_left=3).turn().does("device", "gain life")
    )
    assert (scene.game.life, scene.game.rounds_left) == (9, 3)


@clause("alone.difficulty.impossible")
def test_impossible_gives_nothing() -> None:
    scene = green("rations", hero="A24", difficulty="impossible", life=3, rounds_left=3).turn().does("device")
    assert (scene.game.life, scene.game.rounds_left) == (6, 3)
    assert scene.game.state[RED] == OPEN


@clause("alone.map.condition-tokens", "alone.info.element")
def test_tokens_of_missions_are_revealed_with_their_sector() -> None:
    scene = green("sleeper", hero="A21").calls(set_out)
    assert lies(scene, MISSION_TOKEN) == "A11"
    assert not scene.told("token") and scene.told("token", 1)
    scene.turn().does("move west", "none")
    tile = next(tile for tile in scene.game.view(0)["labyrinth"] if tile["hero"])
    assert tile["tokens"] == ["mission"]


# Green ----------------------------------------------------------------------------------------------------------------


@clause("alone.companion.reward", "alone.companion.six-charges")
def test_the_sleeper_takes_two_steps_and_becomes_a_companion() -> None:
    scene = green("sleeper", hero="A11").calls(set_out).turn().does("device")
    assert scene.game.progress[GREEN] == 1 and scene.game.companion == -1
    finishes(scene.does("device"))
    assert scene.game.companion >= 0 and scene.game.companion_charges == 6
    assert lies(scene, MISSION_TOKEN) == ""


@clause("alone.ruling.r30")
def test_sealed_racks_are_welded_and_give_items_and_bullets() -> None:
    scene = green("racks", hero="A42").calls(set_out)
    assert scene.game.welded == scene.game.blocked == 1 << scene.door("A42|A52")
    scene.stack("IT13 IT14 IT15").turn().does("move east", "move east", "move east", "none", "device")
    assert scene.offers() == ["keep IT13", "keep IT14", "keep IT15"]
    scene.does("keep IT15", "keep IT13")
    assert scene.held()[:2] == ["IT15:2", "IT13:2"]
    assert scene.held()[2].partition(":")[0] in {"IT01", "IT02", "IT03"}


def test_last_rations_need_an_empty_room() -> None:
    scene = green("rations", hero="A24", life=5, self_control=5, creatures=["worm A24"]).turn()
    assert scene.refuses("device") == "alone.action.interact.mission"
    scene = finishes(green("rations", hero="A24", life=5, self_control=5).turn().does("device"))
    assert (scene.game.life, scene.game.self_control) == (8, 11)


@clause("alone.light.on-mission", "alone.action.interact.mission")
def test_the_emergency_grid_lights_what_is_near() -> None:
    scene = green("grid", hero="B13", revealed="B12").turn().does("device")
    scene = finishes(scene.does("device"))
    assert scene.sector_names(scene.game.lit) == "B02 B12 B13 B22"
    assert scene.revealed() == "B12 B13"  # as the ledger's TV-146 begins


def test_the_emergency_grid_reveals_and_opens_a_window() -> None:
    scene = green("grid", hero="B13", hands=["TE04"], decks="terror-traps").turn()
    scene.game.progress = [1, 0, 0]
    scene.does("device")
    assert scene.revealed() == "B12 B13"  # lit and in sight now


# Blue -----------------------------------------------------------------------------------------------------------------


def test_grey_haze_shortens_explores_until_it_ends() -> None:
    scene = blue("haze", hero="A44").turn().does("explore north")
    assert scene.revealed() == "A43 A44"
    scene = finishes(blue("haze", hero="B00", self_control=5).turn().does("device"))
    assert scene.game.self_control == 5 + 1 + 3
    scene = blue("haze", hero="A44")
    scene.game.state = [OPEN, DONE, LOCKED]
    assert scene.turn().does("explore north").revealed() == "A42 A43 A44"


def test_dead_silence_gives_evil_a_move_after_bullet_time() -> None:
    scene = blue("silence", creatures=["worm A44"], evil=2, leader=2).turn()
    scene.does("bullet", "locate", "seek lcu", "seek lcu", "locate", "seek lcu", "seek lcu")
    assert scene.game.seat == 2  # the Leader, before any card
    scene.does("step north")
    assert scene.where("worm") == "A43" and scene.noises() == ["east"]
    assert scene.track() == [] and scene.game.counted == 0


def test_dead_silence_may_be_kept() -> None:
    scene = blue("silence", creatures=["worm A44"]).turn()
    scene.does("bullet", "locate", "seek lcu", "seek lcu", "locate", "seek lcu", "seek lcu", "done")
    assert scene.where("worm") == "A44" and scene.noises() == []
    scene = blue("silence", creatures=["worm A44"]).turn().does("locate", "seek lcu", "seek lcu")
    assert scene.asked() == "Declare"


def test_the_end_of_silence_gives_distances() -> None:
    scene = finishes(blue("silence", hero="B41").turn().does("device"))
    assert total(scene.game, LAST_DISTANCE) == 2


def test_brownout_weakens_lcus_and_its_end_lights_one() -> None:
    scene = blue("brownout", hero="A01").turn().does("repair south")
    assert scene.sector_names(scene.game.lit) == "A01 A02"
    scene = blue("brownout", hero="A50", revealed="A01").turn().does("device", "side south")
    assert scene.sector_names(scene.game.lit) == "A01 A02 A03"  # not weakened any more
    scene = blue("brownout", hero="A50").turn().does("device")
    assert scene.asked() == "MidGameChoice"  # no LCU is Revealed


def test_lockdown_blocks_doors_at_the_end_of_a_round() -> None:
    scene = blue("lockdown", hero="A11", evil=2, leader=2).calls(round_effects)
    assert scene.game.seat == 2
    assert "door A01|A11" not in scene.offers() and "done" in scene.offers()
    scene.does("door A42|A52", "door A14|A24")
    assert scene.rests()
    assert scene.game.blocked.bit_count() == 2


@clause("alone.door.card-blocks")
def test_the_end_of_lockdown_opens_all_doors() -> None:
    scene = blue("lockdown", hero="B54", blocked="A42|A52 A14|A24", welded="B53|B54").turn().does("device")
    assert scene.game.blocked == scene.game.welded == 0
    finishes(scene)


# Red ------------------------------------------------------------------------------------------------------------------


def test_scuttle_and_run() -> None:
    scene = red("scuttle", hero="B13")
    assert lies(scene, ARM) == "B13"
    scene.turn().does("device")
    assert lies(scene, ARM) == "" and lies(scene, ARMED) == "B13"
    assert scene.game.fuse == 2
    assert scene.refuses("device") == "alone.action.interact.mission"
    scene = red("scuttle", hero="B54")
    assert scene.turn().refuses("device") == "alone.action.interact.mission"  # not ARMED
    scene = red("scuttle", hero="B54")
    scene.game.condition = [0, 0, 1 << scene.sectors["B13"], 0]
    scene.turn().does("device")
    assert scene.game.winners == [0]


@clause("alone.ruling.r35")
def test_the_fuse_burns_from_the_next_round_on() -> None:
    scene = red("scuttle", hero="B13", companion="pilot", hands=["FU12"])
    game = scene.game
    game.condition = [0, 0, 1 << scene.sectors["B13"], 0]
    game.fuse, game.fused, game.phase = 2, game.round, AT_ROUND_END
    fuses = []
    for _ in range(3):
        scene.calls(round_effects)
        fuses.append(game.fuse)
        game.round += 1
    assert fuses == [2, 1, 0]
    assert (game.life, game.self_control, game.companion_charges) == (8, 8, 6)
    assert lies(scene, ARM) == "B13" and lies(scene, ARMED) == ""


def test_burn_it_clean() -> None:
    scene = red("burn", hero="B00")
    assert lies(scene, CONDUIT) == "B12 B34 B51"
    assert scene.turn().refuses("device") == "alone.action.interact.mission"
    scene = red("burn", hero="B12")
    scene.turn().does("repair east")
    assert lies(scene, CONDUIT) == "B34 B51" and scene.game.progress[RED] == 1
    scene.does("repair west")
    assert scene.game.progress[RED] == 1  # its token is gone
    scene = red("burn", hero="B00")
    scene.game.progress = [1, 1, 2]
    scene.turn().does("device")
    assert scene.game.winners == [0]


def test_mayday_lets_evil_spawn_after_the_first_two_steps() -> None:
    scene = red("mayday", hero="B41", evil=2, leader=2, hands=["FU10", ""])
    scene.turn().does("device")
    assert scene.game.seat == 2 and scene.asked() == "SpawnWhere"  # before `W.resolved`
    assert "spawn spore B51" not in scene.offers() and "done" in scene.offers()
    scene.does("spawn spore B50")
    assert scene.on_map() == ["spore B50"]
    scene.passes().does("device", "done").passes().does("device")
    assert scene.game.winners == [0]


@clause("alone.ruling.r50", "alone.creature.limit-mission")
def test_the_matriarch_is_placed_far_away_without_a_sound() -> None:
    crowd = ["spore B00", "spore B01", "parasite B02", "parasite B03"]
    scene = red("matriarch", hero="A22", creatures=crowd)
    rooms = {offer.split()[1] for offer in scene.offers()}
    assert rooms == {"A50", "B00", "B41", "B13", "B54"}  # five Sectors away; a full Level does not matter
    scene.does("sector B41")
    assert scene.noises() == [] and scene.game.self_control == 12
    assert "matriarch B41" in scene.on_map()


def test_without_a_room_far_enough_it_is_the_farthest_one() -> None:
    scene = red("matriarch", hero="A01", sheet=X2)
    assert scene.offers() == ["sector A10", "sector A21"]  # both two Sectors away


@clause("alone.xp.boss", "alone.win.hero-final")
def test_killing_the_matriarch_wins() -> None:
    scene = Scene(
        missions="rations brownout matriarch", creatures=["matriarch* A22"], items="IT05", character="captain"
    )
    scene.game.state = [DONE, DONE, OPEN]
    scene.rolls("HHHH")
    scene.turn().does("use IT05", "none", "ability worm", "ability spore")
    assert scene.game.winners == [0]


def test_another_death_is_not_the_bosss() -> None:
    scene = Scene(missions="rations brownout matriarch", creatures=["matriarch A22"])
    scene.game.state = [DONE, DONE, OPEN]
    scene.calls(BossCheck().run)
    assert scene.game.state[RED] == OPEN and scene.game.winners == []


def test_the_prophet_comes_to_the_control_room() -> None:
    scene = red("prophet", hero="A22")
    assert scene.on_map() == ["prophet A50"]
    scene = red("prophet", hero="A50")
    assert {offer.split()[1] for offer in scene.offers()} <= {"B00", "B41", "B13", "B54", "A24", "A52", "A11"}


def test_rites_hurt_from_the_third_on() -> None:
    scene = red("prophet", hero="A22")
    losses = []
    for _ in range(4):
        before = scene.game.self_control
        scene.calls(round_effects)
        losses.append(before - scene.game.self_control)
    assert losses == [0, 0, 2, 2] and scene.game.rites == 4


def test_the_prophets_room_without_him() -> None:
    scene = red("prophet", hero="A40")
    scene.game.hero = scene.sectors["A50"]
    scene.game.revealed |= 1 << scene.game.hero
    assert scene.turn().refuses("device") == "alone.action.interact.mission"
    scene = red("prophet", hero="A50")
    scene.does(scene.offers()[0]).turn().does("device", "device")
    assert scene.game.winners == [0]


# The deck -------------------------------------------------------------------------------------------------------------


@clause("alone.creature.boss")
def test_no_two_missions_of_one_colour_name_one_room() -> None:
    cards = house_deck()
    for colour in (GREEN, BLUE):
        rooms = [room for mission in cards.missions if mission.colour == colour for room in mission.rooms]
        assert len(rooms) == len(set(rooms)) == 4
    assert len(MISSIONS) == 13


def test_completing_is_told_with_its_mission() -> None:
    scene = green("rations").calls(lambda game: complete(game, GREEN))
    assert [event.place for event in scene.told("completed")] == [MISSIONS.index("rations")]


def test_a_round_after_the_other() -> None:
    scene = green("rations").run(ROUND)
    assert scene.game.round == 2 and scene.game.turn == 1
