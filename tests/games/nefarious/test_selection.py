"""Phase I: everybody picks an Action in secret, and all are turned over together."""

import pytest

from clauses import clause
from games.nefarious.scenario import AREAS, SPECTATOR, Lab


@clause("nefarious.select.one-of-four", "nefarious.components.action-cards", "nefarious.setup.actions")
def test_one_of_the_same_four_each() -> None:
    lab = Lab("ann bo cy")
    assert lab.asked() == "ann bo cy: action"
    for name in lab.names:
        assert lab.may(name) == "speculate invent research work"
    lab.give("ann", "action", "research")
    assert lab.asked() == "bo cy: action"
    assert lab.refuses("ann", "action", "work") == "OutOfTurn"  # one card, not two
    lab.give("bo", "action", "work")
    lab.give("cy", "action", "work")
    assert lab.told("revealed") == ["ann revealed research", "bo revealed work", "cy revealed work"]


@clause("nefarious.components.action-cards")
@pytest.mark.parametrize("players", ["ann bo", "ann bo cy di ed fay"])
def test_each_number_is_the_action_that_the_rulebook_gives_it(players: str) -> None:
    """Number 1 sends a Minion out, 2 builds, 3 draws a card and 2 bags of money, 4 earns 4 bags."""
    for who in players.split():
        for number, (asked, cards, money, built) in enumerate(
            [
                (f"{who}: area", 1, 10, ""),
                (f"{players}: action", 0, 10, "buttered-cat-array"),
                (f"{players}: action", 2, 12, ""),
                (f"{players}: action", 1, 14, ""),
            ]
        ):
            lab = Lab(players, hands={who: "buttered-cat-array"}, money=10)
            for other in lab.names:
                seat = lab.seat(other)
                lab.game.decide(seat, lab.game.options(seat)[number if other == who else 3], lab.game.number)
            assert (lab.asked(), lab.cards(who), lab.money(who), lab.built(who)) == (asked, cards, money, built)


@clause("nefarious.select.secret", "nefarious.select.one-of-four")
@pytest.mark.parametrize("action", AREAS)
def test_a_pick_is_secret_until_all_have_picked(action: str) -> None:
    """Whatever ann picks, nobody else sees a difference; only that she has picked."""
    lab, other = Lab("ann bo cy"), Lab("ann bo cy")
    lab.give("ann", "action", action)
    other.give("ann", "action", "work")
    for name in ("bo", "cy", SPECTATOR):
        assert lab.view(name) == other.view(name)
        assert lab.view(name)["seats"][0]["done"]
        assert lab.view(name)["seats"][0]["actions"] == []
        assert lab.view(name)["picks"] == []
    assert lab.view("ann")["picks"] == [lab.option("action", action)]
    assert lab.said("revealed") == []


@clause("nefarious.select.secret")
def test_a_pick_may_be_changed_while_others_think() -> None:
    lab = Lab("ann bo cy")
    lab.give("ann", "action", "invent")
    lab.withdraw("ann")
    assert lab.asked() == "ann bo cy: action"
    lab.give("bo", "action", "work")
    lab.give("cy", "action", "work")
    lab.give("ann", "action", "research")
    assert lab.told("revealed") == ["ann revealed research", "bo revealed work", "cy revealed work"]


@clause("nefarious.select.reveal")
def test_the_last_pick_turns_all_of_them_over() -> None:
    lab = Lab("ann bo cy", hands={"cy": "death-ray"})
    lab.give("cy", "action", "invent")
    lab.give("ann", "action", "work")
    assert lab.said("revealed") == []
    lab.give("bo", "action", "research")
    told = lab.said("revealed")
    assert [(said.who, said.where) for said in told] == [("ann", "work"), ("bo", "research"), ("cy", "invent")]
    assert {said.clause for said in told} == {"nefarious.select.reveal"}
    assert {said.heard_by for said in told} == {("ann", "bo", "cy", SPECTATOR)}


@clause("nefarious.select.stays-visible", "nefarious.end.retrieve")
def test_revealed_actions_stay_in_sight_until_the_round_is_over() -> None:
    lab = Lab("ann bo cy", money=30, hands={"ann": "hypnotic-ray panacea", "bo": "slime-ray android"})
    lab.reveal(ann="invent", bo="invent", cy="speculate")

    def all_see_them() -> None:
        for name in lab.everyone:
            assert [seat["actions"] for seat in lab.view(name)["seats"]] == [[1], [1], [0]]

    all_see_them()
    lab.speculate(cy="research")
    all_see_them()
    lab.invent(ann="hypnotic-ray", bo="slime-ray")
    all_see_them()
    assert lab.asked() == "ann: place"
    lab.place(ann="work")
    lab.discard(ann="panacea")
    assert lab.asked() == "ann bo cy: action"
    for name in lab.everyone:
        assert [seat["actions"] for seat in lab.view(name)["seats"]] == [[], [], []]
    for name in lab.names:  # all four are back in hand
        assert lab.may(name) == "speculate invent research work"


@clause("nefarious.select.may-be-useless", "nefarious.ruling.r02")
def test_speculate_without_a_minion_in_reserve() -> None:
    lab = Lab("ann bo cy", minions={"ann": "speculate 5"})
    assert lab.may("ann") == "speculate invent research work"
    lab.reveal(ann="speculate")
    assert lab.asked() == "ann bo cy: action"  # the next round: nobody was asked for an area
    assert (lab.minions("ann"), lab.reserve("ann"), lab.money("ann")) == ("speculate 5", 0, 10)


@clause("nefarious.select.may-be-useless", "nefarious.invent.no-cards")
def test_invent_without_a_card_or_without_money() -> None:
    lab = Lab("ann bo cy", money=0, hands={"bo": "death-ray android"})
    assert lab.may("ann") == lab.may("bo") == "speculate invent research work"
    lab.reveal(ann="invent", bo="invent")
    assert lab.asked() == "bo: invent"
    lab.invent(bo="death-ray")
    assert (lab.hand("ann"), lab.hand("bo")) == ("", "death-ray android")
    assert (lab.money("ann"), lab.money("bo"), lab.built("bo")) == (0, 0, "")
