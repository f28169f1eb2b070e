"""The Hoarding phase: who scores, and how much."""

import pytest

from clauses import clause
from games.evil101.scenario import Table
from villainy.engine.chance import seeded
from villainy.engine.playout import play_out
from villainy.games.evil101 import BOX


def scores(target: str, plot: str, agent: str) -> int:
    """What a Plot brings that is not foiled."""
    table = Table("ann bo", row=[target], plots={"bo": [plot]}, agents=[agent] * 7)
    table.place("bo", plot, "A")
    table.guard(agent, "A")
    (scored,) = table.said("scored")
    assert (scored.who, scored.where, scored.clause) == ("bo", "A", "evil101.score.formula")
    assert table.points() == {"ann": 0, "bo": scored.amount}
    assert table.asked() == "bo may dump"
    return scored.amount


@clause("evil101.score.formula")
def test_w4_score() -> None:
    assert scores("bomb:3 mask:1 fang:1", "bomb mask; 2", "fang") == 6


@clause("evil101.score.formula", "evil101.lang.score-example")
def test_w4_nn_misprint() -> None:
    assert scores("bomb:3 mask:1 fang:1", "bomb mask; 1", "fang") == 5


@clause("evil101.score.formula", "evil101.plot.superset-ok")
def test_t2_other_symbols_give_nothing() -> None:
    assert scores("bomb:1 coin:1 mask:1 gear:1 fang:3", "fang; 1", "gear") == 4


@clause("evil101.score.formula")
@pytest.mark.parametrize(
    ("target", "plot", "agent", "amount"),
    [
        ("coin:9 bomb:5", "coin; 0", "bomb", 9),
        ("coin:0 bomb:5", "coin; 7", "bomb", 7),
        ("bomb:1 coin:2 mask:3 ray:9", "bomb coin mask; 4", "ray", 10),
        ("bomb:9 fang:2", "fang; 1", "bomb", 3),
    ],
)
def test_own_points_and_those_of_each_symbol(target: str, plot: str, agent: str, amount: int) -> None:
    assert scores(target, plot, agent) == amount


@clause("evil101.score.who")
def test_who_was_not_foiled_or_got_away_scores() -> None:
    table = Table("ann bo cy di", agents=["coin", "coin", "bomb"], plots={"di": ["mask; 1"]}, chases={"cy": ["car"]})
    table.place("bo", "coin; 1", "A")
    table.place("cy", "coin; 1", "B")
    table.place("di", "mask; 1", "C")
    table.guard("coin", "A")
    table.guard("coin", "B")
    table.guard("bomb", "C")
    table.drive("cy", "car")
    assert [(said.who, said.amount) for said in table.said("scored")] == [("cy", 2), ("di", 2)]
    assert table.points() == {"ann": 0, "bo": 0, "cy": 2, "di": 2}
    assert table.asked() == "cy shops"


@clause("evil101.score.track")
def test_scores_add_up_in_the_open() -> None:
    table = Table("ann bo cy", points={"bo": 5, "cy": 0})
    table.place("bo", "coin; 1", "A")
    table.place("cy", "coin; 1", "B")
    table.guard("bomb", "A")
    table.guard("bomb", "B")
    for name in table.everyone:
        assert [seat["points"] for seat in table.view(name)["seats"]] == [0, 7, 2]
    assert {said.heard_by for said in table.said("scored")} == {table.everyone}
    assert table.asked() == "cy shops"


@clause("evil101.goal.points")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_richest_wins(players: int) -> None:
    for number in range(8):
        game = BOX.new(players, seed=f"goal {number}")
        play_out(game, seeded(f"lots {number}"))
        points = game.standing()
        assert game.winners == [seat for seat in range(players) if points[seat] == max(points)]
        assert max(points) >= 20
