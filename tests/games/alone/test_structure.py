"""Rounds, Turns, Bullet Time, winning and losing (1.1 of the ledger)."""

from typing import Any

import pytest

from clauses import clause
from games.alone.scenario import MISSIONS, Scene, calm
from villainy.games.alone import BOX
from villainy.games.alone.damage import lose
from villainy.games.alone.deeds import gain_rounds
from villainy.games.alone.end_of_round import EndOfRound
from villainy.games.alone.ending import after_last_round, hero_wins
from villainy.games.alone.game import Alone
from villainy.games.alone.lasting import LAST_FORBIDDEN, LAST_NO_BULLET, last
from villainy.games.alone.missions import complete
from villainy.games.alone.terms import (
    BLUE,
    BY_CARD,
    DONE,
    EXPLORE,
    FIGHT,
    GREEN,
    HERO,
    INTERACT,
    LIFE,
    LOCATE,
    MOVE,
    NONE,
    OPEN,
    RED,
    SCAVENGE,
    SELF_CONTROL,
    TURNS,
)
from villainy.games.alone.vocabulary import FOR_TURN

LOOK = ("locate", "seek lcu", "seek lcu")
"""An Action that changes nothing."""

# Who plays ------------------------------------------------------------------------------------------------------------


@clause("alone.role.one-vs-many")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_hero_against_one_to_three(players: int) -> None:
    game = BOX.new(players, seed="seats")
    assert isinstance(game, Alone)
    assert 1 <= game.leader < players
    scene = Scene(evil=players - 1, life=0, self_control=1)
    scene.calls(lambda game: lose(game, SELF_CONTROL, 1, BY_CARD))
    assert scene.game.winners == list(range(1, players))


@clause("alone.role.evil-no-turn")
def test_every_turn_is_the_heros() -> None:
    scene = calm(evil=3).turn()
    for number in range(1, TURNS + 1):
        assert (scene.game.turn, scene.game.seat) == (number, 0)
        scene.does(*LOOK).passes()


@clause("alone.role.evil-no-turn")
def test_evil_only_answers_what_the_hero_has_done() -> None:
    """With cards for every moment in every hand, Evil is asked nothing before the Hero has acted in that Turn."""
    scene = calm(evil=3, hands=["FU01 FU12", "FU03 SP02", "SP01 SP08"], creatures=["worm B00"])
    scene.game.ask_forced = True
    scene.turn()
    for number in range(1, TURNS + 1):
        assert (scene.game.turn, scene.asked(), scene.game.to_answer()) == (number, "Declare", [HERO])
        for seat in (1, 2, 3):
            assert scene.refuses(f"react {scene.hand(seat)[0]}", seat=seat) == "OutOfTurn"
        scene.does(*LOOK)
        assert (scene.asked(), scene.game.to_answer()) == ("React", [1, 2, 3])  # now they may answer
        scene.passes()


# Rounds ---------------------------------------------------------------------------------------------------------------


@clause("alone.round.eight-turns", "alone.eor.when", "alone.turn.end")
def test_a_round_is_eight_turns() -> None:
    scene = calm().turn()
    for number in range(1, TURNS + 1):
        assert scene.game.turn == number
        assert not scene.told("danger-counted")
        scene.does(*LOOK)
    assert scene.told("danger-counted")
    assert scene.game.turn == 0


@clause("alone.round.gain")
def test_a_granted_round_moves_the_marker_right() -> None:
    scene = calm(rounds_left=3).calls(lambda game: gain_rounds(game, 1))
    assert scene.game.rounds_left == 4


@clause("alone.ruling.r03")
def test_tv_122_the_marker_never_stands_further_right_than_five() -> None:
    scene = calm(rounds_left=5).calls(lambda game: gain_rounds(game, 1))
    assert scene.game.rounds_left == 5


@clause("alone.ruling.r03")
@pytest.mark.parametrize("rounds", [3, 4, 5])
def test_the_length_of_the_round_track_is_a_setting(rounds: int) -> None:
    game = BOX.new(2, seed="rounds", settings={"rounds": rounds})
    assert isinstance(game, Alone)
    assert game.rounds_left == rounds


@clause("alone.ruling.r03")
@pytest.mark.parametrize(
    ("difficulty", "rounds", "left"),
    [("easy", 3, 4), ("easy", 4, 5), ("easy", 5, 5), ("nightmare", 3, 2), ("impossible", 3, 1), ("impossible", 5, 3)],
)
def test_the_round_track_is_longer_or_shorter_by_difficulty(difficulty: str, rounds: int, left: int) -> None:
    game = BOX.new(2, seed="rounds", settings={"rounds": rounds, "difficulty": difficulty})
    assert isinstance(game, Alone)
    assert game.rounds_left == left


@clause("alone.nightmare.irreversible", "alone.nightmare.not-an-end")
def test_tv_121_a_gained_round_does_not_end_nightmare() -> None:
    scene = calm(nightmare=True, rounds_left=0).calls(lambda game: gain_rounds(game, 1))
    scene.run(EndOfRound())
    while not scene.rests():
        scene.does(scene.offers()[-1])
    assert scene.game.nightmare == 1
    assert not scene.game.over


# Turns and Bullet Time ------------------------------------------------------------------------------------------------


@clause("alone.turn.one-action", "alone.action.six", "alone.ruling.r56")
def test_one_action_a_turn_of_six_sorts() -> None:
    scene = calm("A11", creatures=["spore A11"], items="IT13").turn()
    kinds = {offer.split()[0] for offer in scene.offers()}
    assert kinds == {"bullet", "move", "explore", "fight", "locate", "scavenge", "device", "use"}
    scene = calm().turn().does("explore north")
    assert scene.game.turn == 2


@clause("alone.reaction.window-open")
@pytest.mark.parametrize(
    ("choices", "action", "side"),
    [
        (("move east",), MOVE, 1),
        (("explore south",), EXPLORE, 2),
        (("repair east",), INTERACT, 1),
        (("locate", "seek lcu", "seek door"), LOCATE, NONE),
        (("scavenge 0",), SCAVENGE, NONE),
    ],
)
def test_an_action_is_declared_with_its_direction(choices: tuple[str, ...], action: int, side: int) -> None:
    scene = calm().turn().does(*choices)
    assert [(event.place, event.amount) for event in scene.told("declared")][:1] == [(action, side)]


@clause("alone.bullet.cost", "alone.bullet.two-actions", "alone.ruling.r48")
def test_bullet_time_costs_an_adrenaline_and_gives_two_actions() -> None:
    scene = calm(adrenaline=2).turn().does("bullet")
    assert scene.game.adrenaline == 1
    assert scene.refuses("bullet") == "alone.ruling.r48"
    scene.does("move south")
    assert scene.game.turn == 1
    assert scene.refuses("bullet") == "alone.ruling.r48"
    scene.does("move east")
    assert scene.game.turn == 2
    assert scene.at() == "A33"


@clause("alone.bullet.cost")
def test_no_bullet_time_without_adrenaline() -> None:
    assert calm(adrenaline=0).turn().refuses("bullet") == "alone.bullet.cost"


@clause("alone.ruling.r59")
def test_a_card_may_forbid_bullet_time() -> None:
    scene = calm()
    last(scene.game, LAST_NO_BULLET, -1, 1, FOR_TURN, -1)
    assert scene.turn().refuses("bullet") == "alone.ruling.r59"
    scene.does(*LOOK)
    assert "bullet" in scene.offers()


@clause("alone.bullet.end-cards-wait", "alone.reaction.window-open")
def test_tv_089_cards_of_the_end_wait_for_the_second_action() -> None:
    scene = calm(hands=["FU01 FU02"], creatures=["worm A44"]).turn()
    scene.does("bullet", "move south")
    assert scene.offers() == ["pass", "react FU02"]
    assert scene.refuses("react FU01") == "alone.bullet.end-cards-wait"
    scene.does("pass", "move east", "pass")
    assert "react FU01" in scene.offers()


@clause("alone.reaction.multi-action-union")
def test_tv_082_triggers_of_both_actions_add_up() -> None:
    scene = calm(hands=["FU01 FU08"], creatures=["worm A44"], decks="fury-traps").turn()
    scene.does("bullet", "move south").passes().does("scavenge 0")
    assert scene.triggers() == ["move", "scavenge"]
    assert {"react FU01", "react FU08", "hide FU01", "hide FU08", "pass"} == set(scene.offers())


@clause("alone.ruling.r49")
@pytest.mark.parametrize("action", range(6))
def test_no_restriction_leaves_the_hero_without_an_action(action: int) -> None:
    scene = calm("A52", blocked="A42|A52")
    last(scene.game, LAST_FORBIDDEN, action, 1, FOR_TURN, -1)
    last(scene.game, LAST_FORBIDDEN, FIGHT, 1, FOR_TURN, -1)
    scene.turn()
    words = ("move", "explore", "fight", "scavenge", "repair", "locate")
    assert words[action] not in {offer.split()[0] for offer in scene.offers()}
    assert {"locate", "explore", "scavenge"} & {offer.split()[0] for offer in scene.offers()}
    assert "none" not in scene.offers() and "pass" not in scene.offers()


@clause("alone.ruling.r59")
def test_a_forbidden_action_is_refused_with_a_reason_also_by_way_of_an_item() -> None:
    scene = calm(items="IT04 IT19")
    last(scene.game, LAST_FORBIDDEN, MOVE, 1, FOR_TURN, -1)
    scene.turn()
    assert scene.refuses("move north") == "alone.ruling.r59"
    assert scene.refuses("use IT04") == "alone.ruling.r59"
    assert "use IT19" in scene.offers()
    scene = calm(items="IT19")
    last(scene.game, LAST_FORBIDDEN, SCAVENGE, 1, FOR_TURN, -1)
    assert scene.turn().refuses("use IT19") == "alone.ruling.r59"


# The end --------------------------------------------------------------------------------------------------------------


@clause("alone.mission.unlock-final", "alone.ruling.r38", "alone.ruling.r39")
@pytest.mark.parametrize("first", [GREEN, BLUE])
def test_either_starting_mission_brings_the_final_one(first: int) -> None:
    scene = Scene(missions="rations haze mayday")
    game = scene.game
    assert game.missions[RED] == MISSIONS.index("mayday")
    assert game.state[RED] != OPEN
    scene.calls(lambda game: complete(game, first)).does("gain life")
    assert game.state[first] == DONE and game.state[RED] == OPEN
    assert game.rounds_left == 5
    scene.calls(lambda game: complete(game, BLUE if first == GREEN else GREEN))
    assert scene.rests()  # the reward of the middle of the game comes once
    assert len(scene.told("final")) == 1


@clause("alone.win.both-zero", "alone.win.evil-goal")
def test_evil_wins_when_both_tracks_are_at_zero() -> None:
    scene = calm(life=1, self_control=0).calls(lambda game: lose(game, LIFE, 1, BY_CARD))
    assert scene.game.over and scene.game.winners == [1]


@clause("alone.win.both-zero")
def test_tv_124_one_track_at_zero_is_no_defeat() -> None:
    scene = calm(life=1, self_control=4).calls(lambda game: lose(game, LIFE, 1, BY_CARD))
    assert scene.game.life == 0 and scene.rests()


@clause("alone.win.hero-final", "alone.win.hero-in-nightmare")
@pytest.mark.parametrize("nightmare", [False, True])
def test_the_final_mission_wins_at_once(nightmare: bool) -> None:
    scene = Scene(hero="B41", missions="rations haze mayday", nightmare=nightmare)
    scene.game.state = [DONE, OPEN, OPEN]
    scene.game.progress = [1, 0, 2]
    scene.turn().does("device")
    assert scene.game.over and scene.game.winners == [0]


@clause("alone.win.hero-final")
def test_nothing_happens_after_a_victory() -> None:
    scene = calm().calls(hero_wins)
    assert scene.game.over and scene.game.agenda == []


@clause("alone.ruling.r60")
def test_after_twenty_rounds_evil_wins() -> None:
    scene = calm(nightmare=True)
    scene.game.round = 19
    assert not after_last_round(scene.game)
    scene.game.round = 20
    assert after_last_round(scene.game)
    assert scene.game.winners == [1]


# The end of a Turn ----------------------------------------------------------------------------------------------------


@clause("alone.ruling.r09", "alone.light.creature-switches-off", "alone.light.not-hero-sector")
def test_reactions_then_attacks_then_late_cards_then_lights_off() -> None:
    scene = calm(lit="A32 A22", revealed="A32 A42", hands=["FU01 FU02"], creatures=["hybrid A42", "cultist A33"]).turn()
    scene.does(*LOOK, "hide FU01", "standard 0", "creature hybrid", "step west")
    scene.does("hide FU02", "standard 0", "creature hybrid", "step west")
    assert [event.place for event in scene.told("attacks")] == [3]  # it came this Turn and attacks
    assert scene.sector_names(scene.game.lit) == "A22 A32"  # it went through one lit Sector and stopped in the Hero's
    scene = calm(lit="A32 A22", revealed="A32 A42", hands=["FU01"], creatures=["hybrid A42"]).turn()
    scene.does(*LOOK, "hide FU01", "standard 0", "step west")
    assert scene.sector_names(scene.game.lit) == "A22"
    assert scene.game.turn == 2


@clause("alone.ruling.r13", "alone.ruling.r14")
def test_tv_097_a_move_of_no_sectors_switches_lights_off() -> None:
    scene = calm(lit="A32 A22", revealed="A32", hands=["FU01"], creatures=["hybrid A32"]).turn()
    scene.does(*LOOK, "hide FU01", "standard 0", "stay")
    assert scene.sector_names(scene.game.lit) == "A22"
    assert scene.noises() == ["east"]


@clause("alone.ruling.r14")
def test_tv_099_a_spawn_does_not() -> None:
    scene = calm("A00", lit="A32", hands=["FU01"]).turn().does(*LOOK, "hide FU01", "spawn spore A32")
    assert scene.game.turn == 2
    assert scene.sector_names(scene.game.lit) == "A32"


@clause("alone.ruling.r14", "alone.teleport.move")
def test_tv_100_a_teleport_does() -> None:
    given: dict[str, Any] = {
        "lit": "A44",
        "danger": "A44",
        "hands": ["TR05"],
        "decks": "terror-traps",
        "creatures": ["hybrid B00"],
    }
    scene = calm(**given).turn().does("explore north", "react TR05")
    assert scene.where("hybrid") == "A44" and scene.game.turn == 2
    assert scene.game.lit == 0


@clause("alone.ruling.r07")
@pytest.mark.parametrize(("start", "side", "dangerous"), [("A21", "south", True), ("A22", "north", False)])
def test_tv_091_tv_092_the_destination_of_a_move_counts(start: str, side: str, dangerous: bool) -> None:
    scene = calm(start, danger="A22", hands=["FU01"], creatures=["worm B00"]).turn().does(f"move {side}")
    if scene.asked() == "BlockDoor":
        scene.does("none")
    scene.does("react FU01")
    assert bool(scene.told("dangerous")) == dangerous
