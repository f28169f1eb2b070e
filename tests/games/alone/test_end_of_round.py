"""The end of a Round, step by step (1.10 and 2.5)."""

import pytest

from clauses import clause
from games.alone.scenario import Scene
from villainy.games.alone.end_of_round import EndOfRound, Marker, RoundEffects
from villainy.games.alone.hero import adrenaline_most
from villainy.games.alone.lasting import LAST_LIE, LAST_NO_BULLET, last, total
from villainy.games.alone.terms import AT_ROUND_END, NONE, ROUND_CAP
from villainy.games.alone.vocabulary import FOR_NEXT_TURN, FOR_ROUND

FULL = "FU01 FU02 FU03 FU04 FU05 FU06 FU07 FU08 FU09 FU10"


def ends(scene: Scene) -> Scene:
    """The Round ends; nobody discards anything."""
    scene.run(EndOfRound())
    while scene.asked() == "DiscardUnwanted":
        scene.does("done")
    return scene


@clause("alone.eor.when")
def test_it_begins_after_turn_eight_and_the_reactions_to_it() -> None:
    scene = Scene(hands=[FULL], creatures=["worm A00"]).turn(8)
    scene.does("seek lcu" if "seek lcu" in scene.offers() else "scavenge 0")
    while scene.asked() not in {"React", "DiscardUnwanted"}:
        scene.game.take(scene.game.choices[-1])
    assert scene.asked() == "React" and scene.game.phase != AT_ROUND_END
    scene.passes()
    assert scene.asked() == "DiscardUnwanted" and scene.game.phase == AT_ROUND_END


@clause("alone.eor.1-count-danger", "alone.eor.1-clear-track", "alone.cards.discard-apart")
def test_symbols_are_counted_before_the_track_is_cleared() -> None:
    scene = ends(Scene(hands=[FULL], covered=8))  # 2 + 1 tokens
    assert scene.game.track == [] and len(scene.game.discards[0]) == 8
    assert [event.amount for event in scene.told("danger-counted")] == [3]
    scene.does("danger A00", "danger A10", "danger A20")
    assert scene.rests()


@clause("alone.ruling.r43")
def test_face_down_cards_are_discarded_unseen() -> None:
    scene = Scene(hands=["FU12 " + FULL], creatures=["worm A00"]).window("end")  # TV-145
    scene.does("hide FU12", "standard 0", "stay", "pass")
    card = scene.game.track[0]
    ends(scene)
    assert scene.game.seen[card] == 0 and card in scene.game.discards[0]


@clause("alone.eor.2-labyrinth", "alone.ruling.r27")
@pytest.mark.parametrize(
    ("hero", "revealed", "lit", "blocked", "kept"),
    [
        ("A22", "A21 A20 A23 A32 A42 A41", "A41", "", "A21 A22 A23 A32"),  # TV-104
        ("A44", "A43 A42 A41 A40", "A41", "", "A41 A43 A44"),  # TV-105
        ("A20", "A10 A00 B24", "", "", "A10 A20 B24"),  # TV-106
        ("A21", "A11 A20", "", "A11|A21", "A20 A21"),  # TV-107
    ],
)
def test_most_tiles_are_taken_away(hero: str, revealed: str, lit: str, blocked: str, kept: str) -> None:
    scene = ends(Scene(hero=hero, revealed=revealed, lit=lit, blocked=blocked, hands=[FULL]))
    assert scene.revealed() == kept and scene.sector_names(scene.game.lit) == lit


@clause("alone.eor.3-adrenaline", "alone.adrenaline.lowest-track", "alone.ruling.r55")
def test_adrenaline_is_set_by_the_lower_track() -> None:
    scene = ends(Scene(life=9, self_control=5, adrenaline=1, hands=[FULL]))  # WE-20
    assert scene.game.adrenaline == 5
    scene = ends(Scene(adrenaline=6, hands=[FULL]))
    assert scene.game.adrenaline == 3


@clause("alone.adrenaline.lowest-track")
@pytest.mark.parametrize(("points", "most"), [(12, 3), (10, 3), (9, 4), (7, 4), (6, 5), (4, 5), (3, 6), (1, 6), (0, 6)])
def test_the_adrenaline_track(points: int, most: int) -> None:
    assert adrenaline_most(Scene(self_control=points).game) == most
    assert adrenaline_most(Scene(life=points).game) == most


@clause("alone.eor.4-discard-unwanted", "alone.eor.4-refill", "alone.ruling.r41")
def test_all_discard_then_all_fill_up_then_the_old_leader_places_danger() -> None:
    scene = Scene(evil=3, leader=2, hands=["FU01", "FU02", "SP01"]).run(EndOfRound())
    assert scene.game.to_answer() == [1]
    scene.does("discard FU01")
    assert scene.game.to_answer() == [2] and scene.hand(1) == []
    scene.does("done")
    assert scene.game.to_answer() == [3]
    scene.does("done")
    assert scene.asked() == "Draw" and len(scene.hand(1)) == 4 and scene.game.to_answer() == [2]
    scene.does("draw 0", "draw 1", "draw 1")
    assert scene.asked() == "LayDanger" and scene.game.to_answer() == [2] and len(scene.hand(3)) == 4
    scene.does("done")
    assert scene.game.leader == 3


@clause("alone.leader.rotate", "alone.ruling.r41")
@pytest.mark.parametrize(("evil", "leader", "after"), [(1, 1, 1), (2, 1, 2), (2, 2, 1), (3, 3, 1)])
def test_the_leader_token_goes_to_the_left(evil: int, leader: int, after: int) -> None:
    scene = Scene(evil=evil, leader=leader).run(Marker())
    assert scene.game.leader == after and [event.seat for event in scene.told("leader")] == [after]


@clause("alone.eor.6-effects")
def test_the_doctor_heals_before_the_marker_moves() -> None:
    scene = Scene(character="doctor", life=11, hands=[FULL])  # TV-117
    ends(scene).does("done")
    assert (scene.game.life, scene.game.self_control) == (12, 12)
    kinds = [event.kind for event in scene.game.events]
    assert kinds.index("recovered-life") < kinds.index("marker")


@clause("alone.eor.6-effects")
def test_lockdown_blocks_up_to_two_doors_at_the_end_of_a_round() -> None:
    scene = Scene(hero="A21", missions="sleeper lockdown burn").run(RoundEffects())
    assert scene.asked() == "PickDoor" and "done" in scene.offers()
    assert "door A11|A21" not in scene.offers()
    scene.does("door A42|A52", "door A01|A11")
    assert scene.rests() and scene.game.blocked.bit_count() == 2


@clause("alone.eor.7-marker", "alone.round.marker-left", "alone.round.final-space", "alone.ruling.r40")
def test_the_marker_goes_left_and_may_start_nightmare() -> None:
    scene = Scene(rounds_left=2).run(Marker())
    assert scene.game.rounds_left == 1 and scene.game.nightmare == 0
    scene.run(RoundEffects(), Marker())  # TV-119
    assert scene.game.rounds_left == 0 and scene.game.nightmare == 1
    assert scene.game.self_control == 12  # no loss in the Round whose end brings it


@clause("alone.nightmare.loss", "alone.ruling.r01")
def test_every_nightmare_round_costs_two_self_control() -> None:
    scene = Scene(nightmare=True, rounds_left=0, self_control=1, life=3).run(RoundEffects(), Marker())  # TV-120
    assert (scene.game.self_control, scene.game.life) == (0, 2)
    assert scene.game.rounds_left == 0 and scene.game.nightmare == 1


@clause("alone.nightmare.loss", "alone.win.both-zero")
def test_nightmare_can_be_the_end() -> None:
    scene = Scene(nightmare=True, rounds_left=0, self_control=1, life=1).run(RoundEffects(), Marker())
    assert scene.game.over and scene.game.winners == [1]


@clause("alone.nightmare.not-an-end", "alone.nightmare.irreversible")
def test_nightmare_goes_on_round_after_round() -> None:
    scene = Scene(nightmare=True, rounds_left=0).run(Marker())
    scene.game.rounds_left = 1  # a Round has been gained
    scene.run(Marker())
    assert scene.game.nightmare == 1 and not scene.game.over


@clause("alone.ruling.r60")
def test_after_twenty_rounds_evil_wins() -> None:
    for played, over in ((ROUND_CAP - 1, False), (ROUND_CAP, True)):
        scene = Scene(nightmare=True, rounds_left=0)
        scene.game.round = played
        scene.run(Marker())
        assert scene.game.over is over
        assert scene.game.winners == ([1] if over else [])


def test_what_lasts_for_the_round_ends_what_is_for_the_next_turn_does_not() -> None:
    scene = Scene(hands=[FULL])
    last(scene.game, LAST_LIE, NONE, 1, FOR_ROUND, NONE)
    last(scene.game, LAST_NO_BULLET, NONE, 1, FOR_NEXT_TURN, NONE)
    ends(scene)
    assert total(scene.game, LAST_LIE) == 0 and len(scene.game.lasting) == 5


@clause("alone.eor.5-place-danger")
def test_danger_is_placed_by_the_sight_of_the_cleaned_labyrinth() -> None:
    scene = ends(Scene(hero="A44", revealed="A43 A42 A41 A40", lit="A41", hands=[FULL]))
    assert {"danger A41", "danger A42"} <= set(scene.offers())
