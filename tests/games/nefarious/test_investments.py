"""Phase II: neighbours' Actions pay the Minions that were bet on them."""

from itertools import product

import pytest

from clauses import clause
from games.nefarious.scenario import AREAS, NAMES, Lab
from villainy.games.nefarious import BOX

TABLE = "roger charlie julie sarah"
ROGERS = {"roger": "speculate 2, work 1"}


@clause(
    "nefarious.invest.per-minion",
    "nefarious.invest.adjacent",
    "nefarious.invest.nonadjacent",
    "nefarious.invest.own-action",
    "nefarious.work.money",
)
def test_v01_roger_earns_from_both_sides() -> None:
    lab = Lab(TABLE, minions=ROGERS, money={"roger": 0})
    lab.reveal(roger="work", charlie="work", julie="work", sarah="speculate")
    assert lab.income() == {"roger": 3}
    assert lab.money("roger") == 3  # sarah has not placed her Minion yet
    assert lab.public("roger")["income"] == 3
    (told,) = lab.said("income")
    assert (told.who, told.amount, told.clause) == ("roger", 3, "nefarious.invest.per-minion")
    lab.speculate(sarah="speculate")
    assert lab.money("roger") == 7


@clause("nefarious.invest.both-neighbours", "nefarious.invest.own-action")
@pytest.mark.parametrize("julie", AREAS)
def test_v02_both_neighbours_play_the_same(julie: str) -> None:
    lab = Lab(TABLE, minions=ROGERS, money=0)
    lab.reveal(roger="speculate", charlie="speculate", julie=julie, sarah="speculate")
    assert lab.income() == {"roger": 4}


@clause("nefarious.invest.two-player-double", "nefarious.ruling.r28")
def test_v03_two_players_are_paid_double() -> None:
    lab = Lab("ann bo", minions={"ann": "work 3", "bo": "research 2, work 1"}, money=0)
    lab.reveal(ann="research", bo="work")
    assert lab.income() == {"ann": 6, "bo": 4}


@clause("nefarious.invest.first-round")
@pytest.mark.parametrize("players", range(2, 7))
def test_v04_nothing_in_the_first_round(players: int) -> None:
    for number in range(4):
        game = BOX.new(
            players, seed=f"first {number}", settings={"firstTwist": "none", "secondTwist": "none"}, listening=True
        )
        while type(game.asking).__name__ == "Understand":
            game.take(game.choices[0])
        for seat in range(players):
            game.take(game.choices[(seat + number) % 4])
        assert sum(event.kind == "revealed" for event in game.events) == players
        assert [event.amount for event in game.events if event.kind == "income" and event.amount] == []


@clause("nefarious.invest.adjacent", "nefarious.invest.nonadjacent", "nefarious.invest.both-neighbours")
@pytest.mark.parametrize("players", range(3, 7))
def test_only_the_seats_left_and_right_count(players: int) -> None:
    names = NAMES[:players]
    for at, actor in enumerate(names):
        lab = Lab(" ".join(names), minions=dict.fromkeys(names, "research 1"))
        lab.reveal(**{actor: "research"})
        left, right = names[(at + 1) % players], names[at - 1]
        assert lab.income() == {left: 1, right: 1}


@clause("nefarious.ruling.r29", "nefarious.invest.both-neighbours")
def test_three_players_are_each_others_neighbours() -> None:
    lab = Lab("ann bo cy", minions={"ann": "research 1, work 2"})
    lab.reveal(ann="invent", bo="research", cy="work")
    assert lab.income() == {"ann": 3}
    lab = Lab("ann bo cy", minions={"ann": "work 2"})
    lab.reveal(ann="invent", bo="work", cy="work")
    assert lab.income() == {"ann": 4}


@clause("nefarious.invest.per-minion", "nefarious.invest.own-action", "nefarious.invest.two-player-double")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_pick_of_every_neighbour(players: int) -> None:
    """All combinations against a sum written down anew: Minions times matching neighbours, double at two."""
    names = NAMES[:players]
    for picks in product(range(4), repeat=players):
        lab = Lab(" ".join(names), minions={"ann": "speculate 2, research 3", "bo": "invent 1, work 4"})
        lab.reveal(**{name: AREAS[pick] for name, pick in zip(names, picks, strict=True)})
        ann, bo = [2, 0, 3, 0], [0, 1, 0, 4]
        expected = {"ann": ann[picks[1]] + ann[picks[-1]], "bo": bo[picks[0]] + bo[picks[2 % players]]}
        assert lab.income() == {name: amount for name, amount in expected.items() if amount}


@clause("nefarious.invest.from-supply", "nefarious.money.from-supply")
def test_nobody_pays_for_the_income_of_others() -> None:
    lab = Lab("ann bo cy", minions={"ann": "speculate 5"}, money=0)
    lab.reveal(ann="speculate", bo="speculate", cy="speculate")
    assert lab.each(lab.money) == [10, 0, 0]


@clause("nefarious.invest.before-actions", "nefarious.ruling.r05", "nefarious.ruling.r04")
def test_a_minion_placed_now_earns_later() -> None:
    lab = Lab("ann bo cy", money=0)
    lab.reveal(ann="speculate", bo="speculate", cy="work")
    assert lab.income() == {}
    lab.speculate(ann="speculate", bo="speculate")
    assert lab.each(lab.minions) == ["speculate 1", "speculate 1", ""]
    assert lab.each(lab.money) == [0, 0, 4]
    lab.reveal(ann="work", bo="speculate", cy="work")
    assert lab.income() == {"ann": 1}


@clause("nefarious.invest.before-actions")
def test_income_may_pay_for_the_area() -> None:
    lab = Lab("ann bo cy", minions={"ann": "work 1"}, money=0)
    lab.reveal(ann="speculate", bo="work", cy="work")
    assert lab.money("ann") == 2
    assert lab.may("ann") == "speculate invent research work"


@clause("nefarious.invest.per-minion")
def test_an_action_pays_even_if_it_achieves_nothing() -> None:
    """bo Invents without a card, cy Speculates without a Minion in reserve."""
    lab = Lab("ann bo cy", minions={"ann": "speculate 1, invent 1", "cy": "work 5"}, money=0)
    lab.reveal(ann="research", bo="invent", cy="speculate")
    assert lab.income() == {"ann": 2}
