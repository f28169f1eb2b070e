"""Phase IV: points are counted, somebody wins or everybody plays on."""

import pytest

from clauses import clause
from games.nefarious.scenario import NAMES, SPECTATOR, Lab, worth


def standing(*points: int, **given: object) -> Lab:
    """A table where everybody has built so much."""
    names = NAMES[: len(points)]
    built = {name: worth(count) for name, count in zip(names, points, strict=True)}
    return Lab(" ".join(names), built=built, **given)  # type: ignore[arg-type]  # passed on as it was given


@clause("nefarious.end.winner", "nefarious.end.count", "nefarious.object.win")
def test_v21_twenty_points_and_more_than_anybody() -> None:
    lab = standing(20, 19, 12)
    lab.reveal()
    assert lab.asked() == "ann wins"
    scores = [(said.who, said.where, said.amount) for said in lab.said("score")]
    assert scores == [("ann", "", 20), ("bo", "", 19), ("cy", "", 12)]
    assert {said.clause for said in lab.said("score")} == {"nefarious.end.count"}
    (won,) = lab.said("won")
    assert (won.who, won.where, won.amount, won.clause) == ("ann", "", 20, "nefarious.end.winner")
    for name in lab.everyone:
        view = lab.view(name)
        assert (view["over"], view["winners"], view["phase"], view["goal"]) == (True, [0], "over", 20)
        assert view["asked"] == []
    assert lab.refuses("bo", "action", "work") == "GameOver"


@clause("nefarious.end.tie-continue", "nefarious.ruling.r22", "nefarious.object.win")
def test_v22_a_tie_at_the_top_stops_everybody() -> None:
    lab = standing(23, 23, 21)
    lab.reveal()
    assert lab.asked() == "ann bo cy: action"
    assert lab.view(SPECTATOR)["winners"] == []
    (tied,) = lab.said("tied")
    assert (tied.amount, tied.clause) == (23, "nefarious.end.tie-continue")


@clause("nefarious.end.below", "nefarious.object.win")
def test_v23_nobody_has_enough() -> None:
    lab = standing(19, 18)
    lab.reveal()
    assert lab.asked() == "ann bo: action"
    assert lab.said("won", "tied") == []


@clause("nefarious.end.tie-continue", "nefarious.round.repeat", "nefarious.ruling.r22")
def test_t19_the_tie_is_broken_a_round_later() -> None:
    hands = {"ann": "buttered-cat-array", "bo": "addictive-computer-game"}
    lab = standing(20, 20, hands=hands)
    lab.reveal()
    assert lab.asked() == "ann bo: action"
    lab.reveal(ann="invent", bo="invent")
    lab.invent(ann="buttered-cat-array", bo="addictive-computer-game")
    assert lab.each(lab.score) == [22, 21]
    assert lab.asked() == "ann wins"


@clause("nefarious.end.winner", "nefarious.ruling.r22")
def test_t20_a_tie_below_the_leader_is_nothing() -> None:
    lab = standing(25, 25, 24, 30)
    lab.reveal()
    assert lab.asked() == "di wins"


@clause("nefarious.ruling.r22", "nefarious.end.tie-continue")
@pytest.mark.parametrize(
    ("points", "winner"),
    [
        ((20, 20), ""),
        ((21, 20), "ann wins"),
        ((20, 21), "bo wins"),
        ((19, 19), ""),
        ((20, 19), "ann wins"),
        ((20, 20, 20, 20, 20, 20), ""),
        ((20, 20, 22, 20, 20, 20), "cy wins"),
        ((24, 3, 24, 21, 22, 23), ""),
    ],
)
def test_only_a_sole_leader_wins(points: tuple[int, ...], winner: str) -> None:
    lab = standing(*points)
    lab.reveal()
    assert lab.asked() == winner if winner else lab.asked().endswith("action")
    assert lab.game.over == bool(winner)


@clause("nefarious.end.count", "nefarious.object.win", "nefarious.resolve.order")
def test_points_are_counted_at_the_end_of_the_round_only() -> None:
    """ann has 20 before her round is over, but bo still gets past her in the same round."""
    lab = standing(12, 17, 0, money=30, hands={"ann": "space-elevator", "bo": "killer-swarm"})
    lab.reveal(ann="invent", bo="invent", cy="research")
    lab.invent(ann="space-elevator", bo="killer-swarm")
    assert lab.each(lab.score) == [20, 21, 0]
    assert lab.asked() == "bo wins"


@clause("nefarious.object.win")
def test_enough_points_do_not_win_before_the_check() -> None:
    lab = standing(20, 0, 0, hands={"bo": "hypnotic-ray android"})
    lab.reveal(bo="invent")
    assert (lab.game.over, lab.asked()) == (False, "bo: invent")
    lab.invent(bo="hypnotic-ray")
    assert (lab.game.over, lab.asked()) == (False, "bo: place")
    lab.place(bo="work")
    assert lab.asked() == "ann wins"


@clause("nefarious.ruling.r23", "nefarious.ruling.r47", "nefarious.twist.subliminal.effect")
def test_t21_points_may_be_lost_again() -> None:
    lab = standing(19, 18, twists="subliminal-advertising", money={"ann": 5, "bo": 10})
    lab.reveal(ann="speculate", bo="speculate")
    lab.speculate(ann="speculate", bo="speculate")
    assert [said.amount for said in lab.said("score")] == [20, 20]
    assert lab.asked() == "ann bo: action"
    lab.reveal(ann="invent", bo="speculate")
    lab.speculate(bo="invent")  # bo spends 2 of his 10
    assert [said.amount for said in lab.said("score")] == [20, 20, 20, 19]
    assert lab.asked() == "ann wins"


@clause("nefarious.end.retrieve", "nefarious.end.next-round", "nefarious.round.repeat", "nefarious.end.below")
def test_action_cards_come_back_and_a_new_round_begins() -> None:
    lab = Lab("ann bo cy")
    for number in range(1, 8):
        assert lab.view(SPECTATOR)["round"] == number
        assert lab.each(lab.may) == ["speculate invent research work"] * 3  # the card of last round is back
        assert [lab.public(name)["actions"] for name in lab.names] == [[], [], []]
        lab.reveal(ann="research", bo="work", cy="research")
    assert [said.amount for said in lab.said("round")] == list(range(1, 9))
    assert {said.clause for said in lab.said("round")[1:]} == {"nefarious.end.next-round"}


@clause("nefarious.ruling.r30", "nefarious.round.repeat")
def test_after_sixty_rounds_the_best_wins() -> None:
    lab = standing(5, 9, 3, rounds_played=58)
    lab.reveal()
    assert lab.asked() == "ann bo cy: action"  # round 59 is over, 60 begins
    lab.reveal()
    assert lab.asked() == "bo wins"
    (ended,) = lab.said("ended")
    assert (ended.amount, ended.clause) == (1, "nefarious.ruling.r30")


@clause("nefarious.ruling.r30")
def test_after_sixty_rounds_the_best_share_the_win() -> None:
    lab = standing(9, 5, 9, rounds_played=59)
    lab.reveal()
    assert lab.asked() == "ann and cy win"
    assert [(said.who, said.amount, said.clause) for said in lab.said("won")] == [
        ("ann", 9, "nefarious.ruling.r30"),
        ("cy", 9, "nefarious.ruling.r30"),
    ]
    assert lab.view(SPECTATOR)["winners"] == [0, 2]


@clause("nefarious.ruling.r30")
def test_a_tie_above_twenty_is_shared_at_the_cap_too() -> None:
    lab = standing(23, 23, 21, rounds_played=59)
    lab.reveal()
    assert lab.asked() == "ann and bo win"


@clause("nefarious.ruling.r30")
def test_no_cards_and_no_draws_end_the_game() -> None:
    lab = standing(8, 9, 3, locked=True)
    lab.reveal()
    assert lab.asked() == "bo wins"
    (ended,) = lab.said("ended")
    assert (ended.amount, ended.clause) == (0, "nefarious.ruling.r30")


@clause("nefarious.ruling.r30")
@pytest.mark.parametrize("hand", ["android", ""])
@pytest.mark.parametrize("locked", [True, False])
def test_a_card_in_any_hand_or_in_reach_keeps_the_game_going(hand: str, locked: bool) -> None:
    lab = standing(8, 9, 3, hands={"cy": hand}, locked=locked)
    lab.reveal()
    assert lab.game.over == (locked and not hand)


@clause("nefarious.ruling.r30")
@pytest.mark.parametrize("twist", ["subliminal-advertising", "working-alone", "things-man-was-not-meant-to-know"])
def test_no_deadlock_while_a_twist_scores_something_else(twist: str) -> None:
    lab = standing(8, 9, 3, twists=f"minimum-wage {twist}", locked=True)
    lab.reveal()
    assert lab.asked() == "ann bo cy: action"


@clause("nefarious.ruling.r30")
@pytest.mark.parametrize("twist", ["public-acclaim", "grand-ambitions", "minimum-wage"])
def test_other_twists_do_not_save_a_dead_game(twist: str) -> None:
    lab = standing(8, 9, 3, twists=twist, locked=True)
    lab.reveal()
    assert lab.asked() == "bo wins"


@clause("nefarious.ruling.r30", "nefarious.ruling.r22")
def test_a_deadlock_with_a_shared_lead_is_shared() -> None:
    lab = standing(8, 8, 3, locked=True)
    lab.reveal()
    assert lab.asked() == "ann and bo win"


@clause("nefarious.ruling.r30", "nefarious.end.winner")
def test_the_check_comes_before_the_deadlock() -> None:
    lab = standing(22, 21, 3, locked=True)
    lab.reveal()
    assert lab.asked() == "ann wins"
    assert lab.said("ended") == []
