"""What each seat may know: every hidden thing on the table, from every seat and from outside."""

from collections.abc import Iterator

import pytest

from clauses import clause
from games.nefarious.scenario import AREAS, SPECTATOR, Lab
from games.nefarious.test_setup import fresh


def cards(part: object) -> Iterator[tuple[int, int]]:
    """All cards anywhere in a view: back and face."""
    if isinstance(part, dict):
        if "card" in part:
            yield part["card"], part["face"]
        for value in part.values():
            yield from cards(value)
    elif isinstance(part, list):
        for value in part:
            yield from cards(value)


@clause("nefarious.info.hand-private", "nefarious.info.hand-size", "nefarious.setup.deal")
def test_hands_are_private_and_their_size_is_not() -> None:
    hands = {"ann": "beast-man android", "bo": "death-ray", "cy": "nanobots panacea slime-ray"}
    lab = Lab("ann bo cy", hands=hands)
    for name in lab.everyone:
        for other, hand in hands.items():
            shown = lab.view(name)["seats"][lab.seat(other)]["hand"]
            assert shown["count"] == len(hand.split())
            known = lab.known(shown["known"]).split()
            assert sorted(known) == (sorted(hand.split()) if name == other else [])
    assert lab.asked() == "ann bo cy: action"


@clause("nefarious.info.hand-private", "nefarious.setup.draw-pile")
def test_no_card_of_others_and_of_the_pile_is_anywhere_in_a_view() -> None:
    lab = Lab(
        "ann bo cy",
        hands={"ann": "beast-man android", "bo": "death-ray panacea"},
        built={"cy": "slime-ray"},
        discards="nanobots",
        pile="teleporter flying-car",
    )
    everywhere = {"slime-ray", "nanobots"}
    seen = {"ann": {"beast-man", "android"}, "bo": {"death-ray", "panacea"}, "cy": set(), SPECTATOR: set()}
    for name in lab.everyone:
        assert {lab.slugs[face] for _, face in cards(lab.view(name))} == everywhere | seen[name]
        assert all(lab.game.face[back] == face for back, face in cards(lab.view(name)))
    assert lab.asked() == "ann bo cy: action"


@clause("nefarious.info.money", "nefarious.info.hand-size", "nefarious.components.minions")
def test_money_minions_and_inventions_are_public() -> None:
    lab = Lab(
        "ann bo cy",
        money={"ann": 3, "bo": 0, "cy": 17},
        minions={"ann": "speculate 2, work 1"},
        hands={"bo": "android"},
        built={"cy": "beast-man death-ray"},
    )
    for name in lab.everyone:
        shown = lab.view(name)["seats"]
        assert [seat["money"] for seat in shown] == [3, 0, 17]
        assert [seat["areas"] for seat in shown] == [[2, 0, 0, 1], [0, 0, 0, 0], [0, 0, 0, 0]]
        assert [seat["reserve"] for seat in shown] == [2, 5, 5]
        assert [seat["hand"]["count"] for seat in shown] == [0, 1, 0]
        assert [lab.known(seat["built"], sort=False) for seat in shown] == ["", "", "beast-man death-ray"]
        assert [seat["score"] for seat in shown] == [0, 0, 10]
    assert lab.asked() == "ann bo cy: action"


@clause("nefarious.setup.draw-pile", "nefarious.setup.shuffle", "nefarious.ruling.r19")
def test_the_order_of_the_pile_is_in_no_view() -> None:
    views = []
    for pile in ("android nanobots panacea", "panacea nanobots android"):
        lab = Lab("ann bo cy", pile=pile, hands={"ann": "beast-man"})
        views.append([lab.view(name) for name in lab.everyone])
        assert lab.asked() == "ann bo cy: action"
    assert views[0] == views[1]


@clause("nefarious.select.secret", "nefarious.info.hand-private", "nefarious.ruling.r18")
def test_t60_only_that_somebody_has_answered_shows() -> None:
    """An Action, an area, an Invention, a Minion to remove, one to place, a discard: sealed until all are in."""
    hands = {
        "ann": "patchwork-monster computer-virus beast-man panacea",
        "bo": "patchwork-monster computer-virus beast-man nanobots",
    }
    minions = {"ann": "speculate 1, research 1", "bo": "speculate 1, research 1"}

    def tables() -> tuple[Lab, Lab]:
        return tuple(Lab("ann bo cy", money=50, hands=hands, minions=minions) for _ in range(2))  # type: ignore[return-value]  # two

    def same_to_others(one: Lab, other: Lab) -> None:
        for name in ("bo", "cy", SPECTATOR):
            assert one.view(name) == other.view(name)
            assert one.view(name)["seats"][0]["done"]
            assert one.view(name)["asked"] == [1]
        assert one.view("ann") != other.view("ann")

    one, other = tables()
    for lab, action in ((one, "work"), (other, "invent")):
        lab.give("cy", "action", "work")
        lab.give("ann", "action", action)
    same_to_others(one, other)

    one, other = tables()
    for lab, area in ((one, "work"), (other, "invent")):
        lab.reveal(ann="speculate", bo="speculate")
        lab.speculate(ann=area)
    same_to_others(one, other)

    one, other = tables()
    for lab, card in ((one, "beast-man"), (other, "panacea")):
        lab.reveal(ann="invent", bo="invent")
        lab.invent(ann=card)
    same_to_others(one, other)

    for card, kind, answers in (
        ("beast-man", "remove", ("speculate", "research")),
        ("computer-virus", "place", ("invent", "work")),
        ("patchwork-monster", "discard", ("panacea", "beast-man")),
    ):
        one, other = tables()
        for lab, answer in ((one, answers[0]), (other, answers[1])):
            lab.reveal(ann="invent", bo="invent")
            lab.invent(ann=card, bo=card)
            assert lab.asked() == f"ann bo: {kind}"
            lab.give("ann", kind, answer)
        same_to_others(one, other)


@clause("nefarious.twist.long-term.commit", "nefarious.ruling.r37")
def test_a_plan_is_seen_to_exist_and_no_more() -> None:
    labs = []
    for card in ("beast-man", "android"):
        lab = Lab("ann bo cy", twists="long-term-plans", hands={"ann": "beast-man android", "bo": "nanobots panacea"})
        lab.plan(ann=card)
        labs.append(lab)
    for name in ("bo", "cy", SPECTATOR):
        assert labs[0].view(name) == labs[1].view(name)
        assert labs[0].view(name)["seats"][0]["plan"] is None  # not before all have planned
    for lab, card in zip(labs, ("beast-man", "android"), strict=True):
        lab.plan(bo="panacea")
        assert lab.known([lab.view("ann")["seats"][0]["plan"]]) == card
        planned = [said for said in lab.said("planned") if said.who == "ann" and "ann" in said.heard_by]
        assert [(said.card, said.heard_by) for said in planned] == [(card, ("ann",))]
        assert {said.clause for said in lab.said("planned")} == {"nefarious.twist.long-term.commit"}
    for name in ("bo", "cy", SPECTATOR):
        assert labs[0].view(name)["seats"] == labs[1].view(name)["seats"] or name == "bo"
        assert labs[0].view(name)["seats"][0]["plan"] == {}
        assert labs[0].view(name)["seats"][2]["plan"] is None
        assert labs[0].view(name)["seats"][0]["hand"] == {"count": 2, "known": []}


@clause("nefarious.ruling.r07", "nefarious.twist.long-term.must-build", "nefarious.invent.cannot-pay")
def test_a_plan_that_failed_is_known_to_all() -> None:
    lab = Lab("ann bo cy", twists="long-term-plans", money=0, hands={"ann": "death-ray android"})
    lab.plan(ann="death-ray")
    lab.reveal(ann="invent")
    for name in lab.everyone:
        assert lab.known([lab.view(name)["seats"][0]["plan"]]) == "death-ray"
    assert lab.asked() == "ann bo cy: action"


@clause("nefarious.ruling.r07", "nefarious.twist.unions.no-minion")
def test_a_refused_card_is_known_to_all_until_it_is_gone() -> None:
    lab = Lab("ann bo cy", twists="unions", money=20, hands={"ann": "death-ray android"})
    lab.reveal(ann="invent")
    lab.invent(ann="death-ray")
    for name in ("bo", "cy", SPECTATOR):
        assert lab.known(lab.view(name)["seats"][0]["hand"]["known"]) == "death-ray"
    lab.reveal(ann="invent")
    lab.invent(ann="death-ray")
    for name in ("bo", "cy", SPECTATOR):
        assert lab.view(name)["seats"][0]["hand"] == {"count": 1, "known": []}
    assert lab.built("ann") == "death-ray"


@clause("nefarious.ruling.r07", "nefarious.twist.long-term.commit")
def test_a_known_card_in_hand_may_or_may_not_be_the_plan() -> None:
    """ann's Death Ray failed as a free second build. Whether it is the plan now, nobody else can tell."""
    labs = []
    for card in ("death-ray", "android"):
        lab = Lab(
            "ann bo",
            twists="long-term-plans parallel-universe",
            money=0,
            hands={"ann": "buttered-cat-array death-ray android"},
        )
        lab.plan(ann="buttered-cat-array")
        lab.reveal(ann="invent")
        lab.invent(ann="death-ray")
        assert lab.asked() == "ann: plan"
        lab.plan(ann=card)
        labs.append(lab)
    for name in ("bo", SPECTATOR):
        assert labs[0].view(name) == labs[1].view(name)
        assert labs[0].view(name)["seats"][0]["plan"] == {}
        assert labs[0].known(labs[0].view(name)["seats"][0]["hand"]["known"]) == "death-ray"


@clause("nefarious.ruling.r07", "nefarious.info.hand-private")
def test_of_two_copies_the_known_one_goes() -> None:
    """Another player who saw a card fail and then sees its like discarded has seen nothing new."""
    lab = Lab("ann bo cy", money=0, hands={"ann": "killer-swarm killer-swarm", "bo": "slime-ray"})
    lab.reveal(ann="invent")
    lab.invent(ann="killer-swarm")
    assert lab.known(lab.view("bo")["seats"][0]["hand"]["known"]) == "killer-swarm"
    for _ in range(3):
        lab.reveal(ann="speculate")
    lab.reveal(ann="speculate", bo="invent")
    lab.discard(ann="killer-swarm")
    for name in ("bo", "cy", SPECTATOR):
        assert lab.view(name)["seats"][0]["hand"] == {"count": 1, "known": []}


@clause("nefarious.deck.reshuffle", "nefarious.setup.shuffle")
def test_a_reshuffled_card_is_forgotten() -> None:
    lab = Lab("ann bo cy", pile="", discards="beast-man death-ray panacea")
    lab.reveal(ann="research")
    (hand,) = [lab.view("ann")["seats"][0]["hand"]["known"]]
    assert len(hand) == 1
    for name in ("bo", "cy", SPECTATOR):
        view = lab.view(name)
        assert (list(cards(view)), view["discards"], view["pile"]) == ([], [], 2)


@clause("nefarious.info.hand-private")
def test_copies_of_one_card_give_nothing_away() -> None:
    """Who holds the same card twice has one option, but others cannot see that: so the question is asked."""
    lab = Lab("ann bo cy", twists="overpopulation", hands={"ann": "killer-swarm killer-swarm", "bo": "android panacea"})
    assert lab.asked() == "ann bo: discard"
    lab.discard(ann="killer-swarm", bo="android")
    lab = Lab("ann bo cy", hands={"ann": "killer-swarm killer-swarm", "bo": "android panacea"})
    lab.reveal(ann="invent", bo="invent")
    assert lab.asked() == "ann bo: invent"


@clause("nefarious.components.twists", "nefarious.setup.twists", "nefarious.ruling.r19")
@pytest.mark.parametrize("name", ["ann", "bo", SPECTATOR])
def test_what_everybody_sees_of_the_table(name: str) -> None:
    lab = Lab("ann bo", twists="unions recycling", pile="android", discards="panacea", minions={"bo": "work 2"})
    view = lab.view(name)
    assert (view["game"], view["players"], view["seat"], view["round"]) == ("nefarious", 2, lab.seat(name), 1)
    assert (view["goal"], view["over"], view["winners"], view["asked"]) == (20, False, [], [0, 1])
    assert (view["pile"], view["locked"], view["snapshot"], view["prices"]) == (1, False, [0, 0, 0, 2], [0, 2, 1, 1])
    assert (view["question"], view["phase"], view["resolving"]) == ("ChooseAction", "select", None)


@clause("nefarious.effect.per-hand", "nefarious.effect.others", "nefarious.invent.store")
def test_what_is_being_resolved_is_in_sight() -> None:
    hands = {"ann": "universal-solvent nanobots", "bo": "brain-swapper panacea teleporter", "cy": "android"}
    lab = Lab("ann bo cy", money=20, hands=hands, built={"bo": "android"})
    lab.reveal(ann="invent", bo="invent")
    lab.invent(ann="universal-solvent", bo="brain-swapper")
    assert lab.asked() == "bo: discard"
    own = {"seat": 1, "builder": 1, "sign": -1, "amount": 2, "thing": "card", "per": "built"}
    for name in lab.everyone:
        assert lab.view(name)["resolving"] == {"stage": 1, "lines": [own]}
    lab.discard(bo="panacea teleporter")
    assert lab.asked() == "bo: discard"
    of_ann = {"builder": 0, "sign": -1, "amount": 1, "thing": "card", "per": ""}
    for name in lab.everyone:
        assert lab.view(name)["resolving"] == {"stage": 2, "lines": [{"seat": 1, **of_ann}, {"seat": 2, **of_ann}]}


@clause("nefarious.select.secret")
@pytest.mark.parametrize("action", AREAS)
def test_no_event_tells_a_pick_before_the_reveal(action: str) -> None:
    lab = Lab("ann bo cy")
    told = len(lab.game.events)
    lab.give("ann", "action", action)
    assert len(lab.game.events) == told


@clause("nefarious.setup.shuffle", "nefarious.setup.draw-pile")
def test_the_back_of_a_card_does_not_tell_where_it_lay() -> None:
    """Otherwise who sees a card later could say how deep in the pile it was."""
    dealt = set()
    for number in range(6):
        game = fresh(2, seed=f"backs {number}", settings={"firstTwist": "none", "secondTwist": "none"})
        dealt.add(tuple(sorted(card["card"] for card in game.view(0)["seats"][0]["hand"]["known"])))
    assert len(dealt) == 6


@clause("nefarious.setup.shuffle", "nefarious.setup.twists")
def test_chance_is_in_no_view() -> None:
    """Two tables that differ in their seed only from here on look the same."""
    game, twin = fresh(3, seed="chance"), fresh(3, seed="chance")
    twin.chance = twin.chance.spawn()
    for seat in range(4):
        assert game.view(seat) == twin.view(seat)
    assert game.chance.below(60_000) != twin.chance.below(60_000)
