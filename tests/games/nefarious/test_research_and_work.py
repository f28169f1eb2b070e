"""Steps 3 and 4 of phase III, and the order of all four."""

import pytest

from clauses import clause
from games.nefarious.scenario import NAMES, SPECTATOR, Lab


@clause("nefarious.research.money", "nefarious.research.card")
def test_research_gives_two_money_and_a_card() -> None:
    lab = Lab("ann bo cy", pile="panacea android beast-man")
    lab.reveal(ann="research", bo="work", cy="research")
    assert lab.each(lab.money) == [12, 14, 12]
    assert lab.each(lab.hand) == ["panacea", "", "android"]
    assert lab.pile() == 1
    assert [(said.who, said.amount, said.clause) for said in lab.said("gained") if said.amount == 2] == [
        ("ann", 2, "nefarious.research.money"),
        ("cy", 2, "nefarious.research.money"),
    ]
    assert [(said.who, said.amount, said.clause) for said in lab.said("drew")] == [
        ("ann", 1, "nefarious.research.card"),
        ("cy", 1, "nefarious.research.card"),
    ]


@clause("nefarious.research.card", "nefarious.info.hand-private", "nefarious.info.hand-size")
def test_a_researched_card_is_its_owners_secret() -> None:
    lab = Lab("ann bo cy", pile="panacea android")
    lab.reveal(ann="research")
    for name in ("bo", "cy", SPECTATOR):
        assert lab.view(name)["seats"][0]["hand"] == {"count": 1, "known": []}
    (told,) = lab.said("drew-card")
    assert (told.who, told.card, told.heard_by) == ("ann", "panacea", ("ann",))


@clause("nefarious.work.money", "nefarious.money.from-supply")
@pytest.mark.parametrize("players", range(2, 7))
def test_work_gives_four_money(players: int) -> None:
    lab = Lab(" ".join(NAMES[:players]))
    lab.reveal()
    assert lab.each(lab.money) == [14] * players
    assert {(said.amount, said.clause) for said in lab.said("gained")} == {(4, "nefarious.work.money")}


@clause("nefarious.resolve.order", "nefarious.round.phases")
def test_actions_by_number() -> None:
    """The last seat speculates, the first one works: the order is that of the numbers."""
    lab = Lab("ann bo cy di", money=20, hands={"cy": "death-ray android"}, minions={"bo": "invent 1"})
    lab.reveal(ann="work", bo="research", cy="invent", di="speculate")
    assert lab.asked() == "di: area"
    lab.speculate(di="work")
    assert lab.asked() == "cy: invent"
    lab.invent(cy="death-ray")
    order = [f"{said.who} {said.kind}" for said in lab.said("revealed", "income", "placed", "paid", "gained", "score")]
    assert order == [
        "ann revealed",
        "bo revealed",
        "cy revealed",
        "di revealed",
        "bo income",
        "di placed",
        "cy paid",
        "bo gained",
        "ann gained",
        "ann score",
        "bo score",
        "cy score",
        "di score",
    ]


@clause("nefarious.round.phases")
def test_the_phases_are_named_in_their_order() -> None:
    lab = Lab("ann bo cy", twists="focused-research", money=20, hands={"bo": "hypnotic-ray", "cy": "panacea"})
    seen = [lab.view(SPECTATOR)["phase"]]
    lab.reveal(ann="speculate", bo="invent", cy="research")
    seen.append(lab.view(SPECTATOR)["phase"])
    lab.speculate(ann="work")
    seen.append(lab.view(SPECTATOR)["phase"])
    lab.invent(bo="hypnotic-ray")
    seen.append(lab.view(SPECTATOR)["phase"])
    lab.place(bo="work")
    seen.append(lab.view(SPECTATOR)["phase"])
    lab.discard(cy="panacea")
    seen.append(lab.view(SPECTATOR)["phase"])
    assert seen == ["select", "speculate", "invent", "invent", "research", "select"]


@clause("nefarious.resolve.simultaneous")
def test_all_who_play_an_action_do_so_at_once() -> None:
    """Answers may come in any order and give the same table."""
    hands = {"ann": "hypnotic-ray beast-man", "bo": "slime-ray android", "cy": "panacea nanobots"}
    tables = []
    for order in (("ann", "bo", "cy"), ("cy", "bo", "ann")):
        lab = Lab("ann bo cy", money=20, hands=hands)
        lab.reveal(ann="invent", bo="invent", cy="invent")
        assert lab.asked() == "ann bo cy: invent"
        for name in order:
            lab.invent(**{name: hands[name].split()[0]})
        while not lab.asked().endswith("action"):
            who = next(name for name in order if lab.seat(name) in lab.game.to_answer())
            lab.fall_back(who)
        tables.append([lab.view(name) for name in lab.everyone])
    assert tables[0] == tables[1]
