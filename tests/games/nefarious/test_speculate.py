"""Step 1 of phase III: a Minion goes to work for its price."""

import pytest

from clauses import clause
from games.nefarious.scenario import AREAS, SPECTATOR, Lab

PRICES = {"speculate": 0, "invent": 2, "research": 1, "work": 1}


@clause(
    "nefarious.speculate.cost-speculate",
    "nefarious.speculate.cost-research-work",
    "nefarious.speculate.cost-invent",
    "nefarious.ruling.r01",
)
def test_v05_only_what_one_can_pay() -> None:
    lab = Lab("ann bo cy", money={"ann": 1})
    lab.reveal(ann="speculate")
    assert lab.may("ann") == "speculate research work"
    assert lab.refuses("ann", "area", "invent") == "nefarious.speculate.cost-invent"
    lab = Lab("ann bo cy", money={"ann": 0})
    lab.reveal(ann="speculate", bo="speculate")
    assert lab.asked() == "bo: area"  # everybody sees that ann has no choice
    lab.speculate(bo="work")
    assert lab.told("placed") == ["ann placed speculate", "bo placed work 1"]


@clause(
    "nefarious.speculate.place",
    "nefarious.speculate.cost-speculate",
    "nefarious.speculate.cost-research-work",
    "nefarious.speculate.cost-invent",
    "nefarious.speculate.one",
    "nefarious.ruling.r51",
)
@pytest.mark.parametrize("area", AREAS)
def test_one_minion_for_the_price_of_its_area(area: str) -> None:
    lab = Lab("ann bo cy")
    assert lab.view(SPECTATOR)["prices"] == [0, 2, 1, 1]
    lab.reveal(ann="speculate")
    lab.speculate(ann=area)
    assert (lab.minions("ann"), lab.reserve("ann")) == (f"{area} 1", 4)
    assert lab.money("ann") == 10 - PRICES[area]
    (told,) = lab.said("placed")
    assert (told.who, told.where, told.amount) == ("ann", area, PRICES[area])
    assert told.clause == "nefarious.speculate.place"


@clause("nefarious.speculate.one", "nefarious.speculate.stacking", "nefarious.speculate.reserve-only")
def test_one_minion_each_time_up_to_five_in_one_area() -> None:
    lab = Lab("ann bo cy")
    for count in range(1, 6):
        lab.reveal(ann="speculate", bo="research", cy="research")
        lab.speculate(ann="speculate")
        assert (lab.minions("ann"), lab.reserve("ann")) == (f"speculate {count}", 5 - count)
    lab.reveal(ann="speculate", bo="research", cy="research")
    assert lab.asked() == "ann bo cy: action"
    assert (lab.minions("ann"), lab.reserve("ann")) == ("speculate 5", 0)


@clause("nefarious.speculate.no-move", "nefarious.speculate.reserve-only")
def test_a_minion_that_is_invested_stays_where_it_is() -> None:
    lab = Lab("ann bo cy", minions={"ann": "speculate 1, invent 2"})
    lab.reveal(ann="speculate")
    assert lab.refuses("ann", "remove", "invent") == "nefarious.speculate.no-move"
    lab.speculate(ann="work")
    assert (lab.minions("ann"), lab.reserve("ann")) == ("speculate 1, invent 2, work 1", 1)
    lab = Lab("ann bo cy", minions={"ann": "speculate 1, invent 4"})
    lab.reveal(ann="speculate")  # nothing in reserve: nothing moves
    assert lab.asked() == "ann bo cy: action"
    assert lab.minions("ann") == "speculate 1, invent 4"


@clause("nefarious.ruling.r01", "nefarious.speculate.place")
def test_placing_is_not_optional() -> None:
    lab = Lab("ann bo cy", money=0)
    lab.reveal(ann="speculate")  # without money there is still the area that is free, and no way to pass
    assert (lab.minions("ann"), lab.reserve("ann"), lab.money("ann")) == ("speculate 1", 4, 0)
    lab = Lab("ann bo cy", money=2)
    lab.reveal(ann="speculate")
    assert (lab.asked(), lab.may("ann")) == ("ann: area", "speculate invent research work")


@clause(
    "nefarious.speculate.variant.commit",
    "nefarious.speculate.variant.reveal",
    "nefarious.speculate.variant.restore",
    "nefarious.ruling.r03",
    "nefarious.resolve.simultaneous",
)
def test_v24_areas_are_chosen_in_secret() -> None:
    lab = Lab("ann bo cy")
    lab.reveal(ann="speculate", bo="speculate", cy="work")
    assert lab.asked() == "ann bo: area"
    before = [lab.view(name)["seats"][0] for name in lab.everyone]
    lab.give("ann", "area", "invent")
    for at, name in enumerate(lab.everyone):  # nothing moves, and only that she has chosen shows
        assert lab.view(name)["seats"][0] == {**before[at], "done": True}
    for name in ("bo", "cy", SPECTATOR):
        assert lab.view(name)["picks"] == []
    assert lab.said("placed") == []
    lab.give("bo", "area", "work")
    assert lab.told("placed") == ["ann placed invent 2", "bo placed work 1"]
    assert (lab.money("ann"), lab.money("bo")) == (8, 9)
    assert (lab.minions("ann"), lab.minions("bo")) == ("invent 1", "work 1")


@clause("nefarious.speculate.variant.restore")
def test_the_action_of_the_round_stays_speculate() -> None:
    lab = Lab("ann bo cy", hands={"cy": "death-ray android"}, minions={"ann": "speculate 1"})
    lab.reveal(ann="speculate", bo="speculate", cy="invent")
    lab.speculate(ann="invent", bo="work")
    assert lab.asked() == "cy: invent"
    assert [lab.public(name)["actions"] for name in lab.names] == [[0], [0], [1]]
    lab.invent(cy="death-ray")
    assert lab.told("income") == ["ann income 1"]
    assert lab.may("ann") == lab.may("bo") == "speculate invent research work"


@clause("nefarious.speculate.variant.commit", "nefarious.ruling.r03")
@pytest.mark.parametrize("area", AREAS)
def test_nobody_else_can_tell_which_area_was_chosen(area: str) -> None:
    lab, other = Lab("ann bo cy"), Lab("ann bo cy")
    for one, chosen in ((lab, area), (other, "speculate")):
        one.reveal(ann="speculate", bo="speculate")
        one.speculate(ann=chosen)
    for name in ("bo", "cy", SPECTATOR):
        assert lab.view(name) == other.view(name)


@clause("nefarious.ruling.r03")
def test_open_table_shows_areas_as_they_are_chosen() -> None:
    lab = Lab("ann bo cy", settings={"speculateReveal": "open"})
    lab.reveal(ann="speculate", bo="speculate", cy="work")
    lab.give("ann", "area", "invent")
    other = Lab("ann bo cy", settings={"speculateReveal": "open"})
    other.reveal(ann="speculate", bo="speculate", cy="work")
    other.give("ann", "area", "work")
    for name in ("bo", "cy", SPECTATOR):
        assert lab.view(name) != other.view(name)
    lab.give("bo", "area", "work")
    assert lab.asked() == "ann bo cy: action"
    assert (lab.minions("ann"), lab.minions("bo")) == ("invent 1", "work 1")
    assert (lab.money("ann"), lab.money("bo")) == (8, 9)


@clause("nefarious.ruling.r03")
def test_open_and_secret_come_to_the_same() -> None:
    ends = []
    for how in ("secret", "open"):
        lab = Lab("ann bo cy", settings={"speculateReveal": how})
        lab.reveal(ann="speculate", bo="speculate", cy="speculate")
        lab.speculate(bo="work", cy="invent", ann="research")
        ends.append([lab.each(lab.minions), lab.each(lab.money), lab.told("placed")])
    assert ends[0] == ends[1]
