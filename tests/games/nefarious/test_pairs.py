"""Two Twists at once: every pair whose result the rulings fix, in both orders of turning them over.

The marks are those of the rulings' matrix: O, the order changes the result; i, it changes only what a chooser sees; X,
one of the two is switched off; L, both meet in one rule and the result is the same either way.
"""

import pytest

from clauses import clause
from games.nefarious.scenario import SPECTATOR, Lab, twist, worth
from games.nefarious.test_setup import fresh, understood

in_both_orders = pytest.mark.parametrize("order", [1, -1], ids=["as named", "the other way"])


def pair(first: str, second: str, order: int) -> str:
    return " ".join([first, second][::order])


# O: the order changes the result -------------------------------------------------------------------------------------


@clause("nefarious.twist.order", "nefarious.twist.academic-grants.effect", "nefarious.twist.embezzling.effect")
@pytest.mark.parametrize(
    ("twists", "money"), [("academic-grants embezzling-minions", 15), ("embezzling-minions academic-grants", 12)]
)
def test_academic_grants_and_embezzling_minions(twists: str, money: int) -> None:
    lab = Lab("ann bo", twists=twists, money=14, built={"bo": "android"})
    assert lab.each(lab.money) == [money, 10]


@clause("nefarious.twist.order", "nefarious.twist.embezzling.effect", "nefarious.twist.minimum-wage.effect")
@pytest.mark.parametrize(
    ("twists", "money"), [("embezzling-minions minimum-wage", 12), ("minimum-wage embezzling-minions", 15)]
)
def test_embezzling_minions_and_minimum_wage(twists: str, money: int) -> None:
    lab = Lab("ann bo", twists=twists, money=14)
    assert lab.each(lab.money) == [money, money]


@clause("nefarious.twist.order", "nefarious.ruling.r43", "nefarious.twist.alien-contact.effect")
@pytest.mark.parametrize(
    ("twists", "hand", "discards"),
    [("alien-contact philanthropy", "android", ""), ("philanthropy alien-contact", "panacea", "android")],
)
def test_alien_contact_and_philanthropy(twists: str, hand: str, discards: str) -> None:
    """ann builds her last card: Philanthropy's draw comes after the exchange, or is exchanged itself."""
    lab = Lab("ann bo", twists=twists, hands={"ann": "buttered-cat-array", "bo": "nanobots"}, pile="android panacea")
    lab.reveal(ann="invent")
    assert (lab.hand("ann"), lab.discards(), lab.hand("bo")) == (hand, discards, "nanobots")


@clause(
    "nefarious.twist.order", "nefarious.twist.forgotten-epiphanies.adds-effect", "nefarious.twist.recycling.adds-effect"
)
@pytest.mark.parametrize("first", ["recycling", "forgotten-epiphanies"])
def test_t39_recycling_and_forgotten_epiphanies(first: str) -> None:
    second = {"recycling": "forgotten-epiphanies", "forgotten-epiphanies": "recycling"}[first]
    lab = Lab(
        "ann bo", twists=f"{first} {second}", money=16, hands={"ann": "death-ray panacea"}, pile="android beast-man"
    )
    lab.reveal(ann="invent")
    lab.invent(ann="death-ray")
    if first == "recycling":
        assert lab.may("ann") == "panacea android"  # draw, then discard one of two
        lab.discard(ann="android")
        assert (lab.hand("ann"), lab.discards()) == ("panacea", "android")
    else:  # the old card goes, then one is drawn
        assert (lab.hand("ann"), lab.discards()) == ("android", "panacea")


@clause("nefarious.twist.order", "nefarious.twist.long-term.commit", "nefarious.twist.overpopulation.effect")
def test_long_term_plans_and_overpopulation() -> None:
    hands = {"ann": "beast-man android panacea"}
    lab = Lab("ann bo", twists="long-term-plans overpopulation", hands=hands)
    assert lab.asked() == "ann: plan"
    lab.plan(ann="android")
    assert (lab.asked(), lab.may("ann")) == ("ann: discard", "beast-man panacea")
    assert lab.refuses("ann", "discard", "android") == "nefarious.twist.long-term.no-discard"
    lab = Lab("ann bo", twists="overpopulation long-term-plans", hands=hands)
    assert (lab.asked(), lab.may("ann")) == ("ann: discard", "beast-man panacea android")
    lab.discard(ann="android")
    assert (lab.asked(), lab.may("ann")) == ("ann: plan", "beast-man panacea")


@clause("nefarious.twist.overpopulation.last-card", "nefarious.twist.long-term.only-card", "nefarious.ruling.r37")
def test_a_plan_counts_as_a_card_for_overpopulation() -> None:
    """Two cards, one of them the plan: the other one goes."""
    lab = Lab("ann bo", twists="long-term-plans overpopulation", hands={"ann": "beast-man android"})
    lab.plan(ann="android")
    assert (lab.hand("ann"), lab.discards()) == ("android", "beast-man")
    lab.reveal()
    assert lab.hand("ann") == "android"


@clause("nefarious.twist.order", "nefarious.ruling.r43", "nefarious.ruling.r39")
@pytest.mark.parametrize(("twists", "money"), [("mob-influence philanthropy", 2), ("philanthropy mob-influence", 0)])
def test_t37_mob_influence_and_philanthropy(twists: str, money: int) -> None:
    lab = Lab("ann bo cy", twists=twists, money={"ann": 1}, hands={"ann": "android", "bo": "panacea", "cy": "nanobots"})
    lab.reveal(ann="speculate", bo="speculate", cy="speculate")
    lab.speculate(ann="speculate", bo="speculate", cy="speculate")
    assert lab.each(lab.money) == [money, 8, 8]


# i: the order changes what a chooser sees ----------------------------------------------------------------------------


@clause("nefarious.ruling.r27", "nefarious.twist.order")
@pytest.mark.parametrize("asks", ["long-term-plans", "overpopulation"])
@pytest.mark.parametrize(
    ("pays", "before", "after"), [("academic-grants", 7, 9), ("embezzling-minions", 7, 5), ("minimum-wage", 7, 9)]
)
def test_money_of_a_round_start_is_seen_or_not_while_choosing(asks: str, pays: str, before: int, after: int) -> None:
    ends = []
    for twists, seen in ((f"{asks} {pays}", before), (f"{pays} {asks}", after)):
        lab = Lab("ann bo", twists=twists, money=7, hands={"ann": "beast-man android"})
        assert (lab.asked().split()[0], lab.money("ann")) == ("ann:", seen)
        lab.give("ann", "plan" if asks == "long-term-plans" else "discard", "android")
        ends.append((lab.each(lab.money), lab.hand("ann"), lab.discards()))
    assert ends[0] == ends[1]
    assert ends[0][0] == [after, after]


@clause("nefarious.ruling.r27", "nefarious.ruling.r33", "nefarious.ruling.r49")
@pytest.mark.parametrize(("twists", "seen"), [("bigger-and-better unions", 2), ("unions bigger-and-better", 0)])
def test_bigger_and_better_and_unions(twists: str, seen: int) -> None:
    lab = Lab(
        "ann bo", twists=twists, money={"ann": 16}, minions={"ann": "speculate 1, invent 1"}, hands={"ann": "death-ray"}
    )
    lab.reveal(ann="invent")
    lab.invent(ann="death-ray")
    assert (lab.asked(), lab.money("ann")) == ("ann: remove", seen)
    lab.remove(ann="invent")
    assert (lab.money("ann"), lab.minions("ann")) == (2, "speculate 1")


# X: one of them is switched off --------------------------------------------------------------------------------------


@clause("nefarious.twist.lingering-evil.added-effects")
@in_both_orders
@pytest.mark.parametrize(
    ("adds", "money", "cards"), [("forgotten-epiphanies", 10, 0), ("recycling", 10, 2), ("stolen-parts", 8, 1)]
)
def test_lingering_evil_and_an_added_effect(adds: str, money: int, cards: int, order: int) -> None:
    """ann's Flowers are not repeated; only the added line acts."""
    lab = Lab(
        "ann bo",
        twists=pair("lingering-evil", adds, order),
        money={"ann": 16, "bo": 10},
        hands={"ann": "death-ray panacea"},
        built={"ann": "poisonous-flowers"},
    )
    lab.reveal(ann="invent", bo="invent")
    lab.invent(ann="death-ray")
    assert lab.each(lab.money) == [0, money]
    assert lab.cards("ann") == cards


@clause("nefarious.twist.security.added", "nefarious.twist.forgotten-epiphanies.adds-effect")
@in_both_orders
def test_security_measures_and_forgotten_epiphanies(order: int) -> None:
    lab = Lab(
        "ann bo",
        twists=pair("security-measures", "forgotten-epiphanies", order),
        money=16,
        hands={"ann": "death-ray panacea android"},
    )
    lab.reveal(ann="invent", bo="research")
    lab.invent(ann="death-ray")
    assert (lab.hand("ann"), lab.cards("bo")) == ("panacea android", 2)  # the extra Research card stays


@clause("nefarious.twist.security.effect", "nefarious.ruling.r46")
@in_both_orders
@pytest.mark.parametrize("other", ["lingering-evil", "quantum-relativity", "recycling", "stolen-parts", "think-tank"])
@pytest.mark.parametrize("card", ["death-ray", "poisonous-flowers", "x-ray-specs"])
def test_t44_security_measures_leaves_nothing_to_do(other: str, card: str, order: int) -> None:
    lab = Lab(
        "ann bo",
        twists=pair("security-measures", other, order),
        money={"ann": 16, "bo": 10},
        hands={"ann": f"{card} panacea"},
        built={"ann": "poisonous-flowers"},
    )
    lab.reveal(ann="invent", bo="invent")
    lab.invent(ann=card)
    cost = {"death-ray": 16, "poisonous-flowers": 9, "x-ray-specs": 7}[card]
    assert lab.each(lab.money) == [16 - cost, 10]
    assert (lab.hand("ann"), lab.cards("bo")) == ("panacea", 0)


# L: the same result either way ---------------------------------------------------------------------------------------


@clause("nefarious.twist.academic-grants.effect", "nefarious.twist.minimum-wage.effect")
@in_both_orders
def test_academic_grants_and_minimum_wage(order: int) -> None:
    lab = Lab("ann bo", twists=pair("academic-grants", "minimum-wage", order), money=0, built={"bo": "android"})
    assert lab.each(lab.money) == [4, 2]


@clause("nefarious.twist.age-of-boredom.effect", "nefarious.twist.perpetual-motion.effect", "nefarious.ruling.r31")
@in_both_orders
def test_t55_age_of_boredom_and_perpetual_motion(order: int) -> None:
    """Of four cards two are barred and two must be chosen: they alternate, and nobody has to be asked."""
    lab = Lab("ann bo", twists=pair("age-of-boredom", "perpetual-motion", order), last={"ann": "speculate invent"})
    assert lab.asked() == "bo: action"
    lab.give("bo", "action", "speculate work")
    assert lab.told("revealed")[:4] == [
        "ann revealed research",
        "ann revealed work",
        "bo revealed speculate",
        "bo revealed work",
    ]
    lab.speculate(bo="work")
    revealed = [(said.who, said.where) for said in lab.said("revealed")][4:8]
    assert revealed == [("ann", "speculate"), ("ann", "invent"), ("bo", "invent"), ("bo", "research")]


@clause("nefarious.twist.alien-contact.effect", "nefarious.twist.mob-influence.effect")
@in_both_orders
def test_alien_contact_and_mob_influence(order: int) -> None:
    lab = Lab(
        "ann bo",
        twists=pair("alien-contact", "mob-influence", order),
        hands={"ann": "buttered-cat-array panacea"},
        pile="android nanobots",
    )
    lab.reveal(ann="invent", bo="invent")
    lab.invent(ann="buttered-cat-array")
    assert (lab.hand("ann"), lab.discards(), lab.each(lab.money)) == ("android", "panacea", [9, 9])


@clause("nefarious.twist.animal-rights.effect", "nefarious.twist.focused-research.effect")
@in_both_orders
def test_animal_rights_activists_and_focused_research(order: int) -> None:
    lab = Lab(
        "ann bo", twists=pair("animal-rights-activists", "focused-research", order), pile="android panacea nanobots"
    )
    lab.reveal(ann="research")
    assert lab.cards("ann") == 2
    lab.discard(ann="android")
    assert (lab.hand("ann"), lab.money("ann")) == ("panacea", 10)


@clause("nefarious.twist.animal-rights.effect", "nefarious.twist.forgotten-epiphanies.adds-effect")
@in_both_orders
def test_animal_rights_activists_and_forgotten_epiphanies(order: int) -> None:
    lab = Lab("ann bo", twists=pair("animal-rights-activists", "forgotten-epiphanies", order))
    lab.reveal(ann="research")
    assert (lab.cards("ann"), lab.money("ann")) == (2, 10)


@clause("nefarious.twist.animal-rights.income", "nefarious.twist.game-theory.effect")
@in_both_orders
def test_animal_rights_activists_and_game_theory(order: int) -> None:
    lab = Lab("ann bo", twists=pair("animal-rights-activists", "game-theory", order), minions={"ann": "work 2"})
    lab.reveal(ann="research", bo="work")
    assert (lab.income(), lab.money("ann")) == ({"ann": 8}, 18)


@clause("nefarious.twist.animal-rights.effect", "nefarious.twist.parallel.research")
@in_both_orders
def test_animal_rights_activists_and_parallel_universe(order: int) -> None:
    lab = Lab("ann bo", twists=pair("animal-rights-activists", "parallel-universe", order))
    lab.reveal(ann="research")
    assert (lab.cards("ann"), lab.money("ann")) == (2, 10)


@clause("nefarious.ruling.r33", "nefarious.ruling.r35", "nefarious.twist.hyperinflation.before-effects")
@in_both_orders
def test_t54_bigger_and_better_and_hyperinflation(order: int) -> None:
    lab = Lab("ann bo", twists=pair("bigger-and-better", "hyperinflation", order), money=20, hands={"ann": "death-ray"})
    lab.reveal(ann="invent")
    lab.invent(ann="death-ray")
    assert lab.money("ann") == 2


@clause("nefarious.twist.bigger-better.effect", "nefarious.twist.public-acclaim.effect", "nefarious.ruling.r33")
@in_both_orders
@pytest.mark.parametrize(
    ("built", "card", "money", "left"),
    [
        ("killer-swarm", "infected-locusts", 8, 0),
        ("killer-swarm", "tsunami-generator", 12, 2),
        ("secret-lair hypnotic-ray", "cloaking-device", 4, 0),  # the Lair counts 3, and 1 more like every other
        ("cloaking-device buttered-cat-array", "secret-lair", 12, 0),
    ],
)
def test_bigger_and_better_and_public_acclaim(built: str, card: str, money: int, left: int, order: int) -> None:
    twists = pair("bigger-and-better", "public-acclaim", order)
    lab = Lab("ann bo", twists=twists, money={"ann": money}, hands={"ann": card}, built={"ann": built})
    lab.reveal(ann="invent")
    lab.invent(ann=card)
    assert lab.money("ann") == left


@clause("nefarious.twist.focused-research.effect", "nefarious.twist.forgotten-epiphanies.adds-effect")
@in_both_orders
def test_focused_research_and_forgotten_epiphanies(order: int) -> None:
    twists = pair("focused-research", "forgotten-epiphanies", order)
    lab = Lab("ann bo", twists=twists, pile="android panacea nanobots slime-ray")
    lab.reveal(ann="research")
    assert lab.cards("ann") == 3
    lab.discard(ann="android")
    assert (lab.cards("ann"), lab.money("ann"), lab.discards()) == (2, 12, "android")
    assert lab.asked() == "ann bo: action"


@clause("nefarious.twist.focused-research.effect", "nefarious.twist.parallel.doubles-modified", "nefarious.ruling.r41")
@in_both_orders
def test_t26_focused_research_and_parallel_universe(order: int) -> None:
    twists = pair("focused-research", "parallel-universe", order)
    lab = Lab("ann bo", twists=twists, pile="android panacea nanobots slime-ray death-ray")
    lab.reveal(ann="research")
    assert (lab.hand("ann"), lab.money("ann")) == ("panacea android", 12)
    lab.discard(ann="android")
    assert (lab.cards("ann"), lab.money("ann")) == (3, 14)
    lab.discard(ann="panacea")
    assert (lab.hand("ann"), lab.money("ann")) == ("nanobots slime-ray", 14)


@clause("nefarious.twist.focused-research.effect", "nefarious.twist.long-term.no-discard")
@in_both_orders
def test_focused_research_and_long_term_plans(order: int) -> None:
    twists = pair("focused-research", "long-term-plans", order)
    lab = Lab("ann bo", twists=twists, hands={"ann": "panacea"}, pile="android nanobots")
    lab.plan(ann="panacea")
    lab.reveal(ann="research")
    assert lab.may("ann") == "nanobots android"
    assert lab.refuses("ann", "discard", "panacea") == "nefarious.twist.long-term.no-discard"
    assert lab.refuses("ann", "action", "work") == ""  # no rule speaks of that: it is not what was asked
    lab.discard(ann="nanobots")
    assert lab.hand("ann") == "panacea android"
    hands = {"ann": "panacea android", "bo": "death-ray"}
    lab = Lab("ann bo", twists=twists, hands=hands, locked=True)
    lab.plan(ann="panacea")
    lab.reveal(ann="research")
    assert lab.asked() == "ann bo: action"  # one card beside the plan: there is nothing to choose
    assert (lab.hand("ann"), lab.discards()) == ("panacea", "android")


@clause("nefarious.twist.forgotten-epiphanies.adds-effect", "nefarious.twist.parallel.doubles-modified")
@in_both_orders
def test_forgotten_epiphanies_and_parallel_universe(order: int) -> None:
    lab = Lab("ann bo", twists=pair("forgotten-epiphanies", "parallel-universe", order))
    lab.reveal(ann="research")
    assert (lab.cards("ann"), lab.money("ann")) == (4, 14)


@clause("nefarious.twist.forgotten-epiphanies.adds-effect", "nefarious.twist.quantum.effect")
@in_both_orders
def test_forgotten_epiphanies_and_quantum_relativity(order: int) -> None:
    twists = pair("forgotten-epiphanies", "quantum-relativity", order)
    lab = Lab("ann bo", twists=twists, money=16, hands={"ann": "death-ray panacea android nanobots"})
    lab.reveal(ann="invent")
    lab.invent(ann="death-ray")
    lab.discard(ann="android")
    lab.discard(ann="panacea")
    assert (lab.hand("ann"), lab.discards()) == ("nanobots", "android panacea")


@clause("nefarious.twist.forgotten-epiphanies.adds-effect", "nefarious.twist.stolen-parts.adds-effect")
@in_both_orders
def test_forgotten_epiphanies_and_stolen_parts(order: int) -> None:
    twists = pair("forgotten-epiphanies", "stolen-parts", order)
    lab = Lab("ann bo", twists=twists, money={"ann": 16}, hands={"ann": "death-ray panacea"})
    lab.reveal(ann="invent", bo="invent")
    lab.invent(ann="death-ray")
    assert (lab.cards("ann"), lab.each(lab.money)) == (0, [0, 8])


@clause("nefarious.twist.think-tank.slash", "nefarious.twist.forgotten-epiphanies.adds-effect", "nefarious.ruling.r48")
@in_both_orders
@pytest.mark.parametrize(
    ("adds", "cards", "bos"), [("forgotten-epiphanies", 3, 10), ("recycling", 5, 10), ("stolen-parts", 4, 8)]
)
def test_think_tank_leaves_added_lines_alone(adds: str, cards: int, bos: int, order: int) -> None:
    """Added lines have no slash, so what one has built does not multiply them."""
    lab = Lab(
        "ann bo",
        twists=pair("think-tank", adds, order),
        money={"ann": 16},
        hands={"ann": "death-ray panacea android nanobots slime-ray"},
        built={"ann": "panacea android beast-man"},
    )
    lab.reveal(ann="invent", bo="invent")
    lab.invent(ann="death-ray")
    if adds == "forgotten-epiphanies":
        lab.discard(ann="android")
    assert (lab.cards("ann"), lab.money("bo")) == (cards, bos)


@clause("nefarious.twist.game-theory.effect", "nefarious.twist.insider-trading.effect", "nefarious.ruling.r50")
@in_both_orders
def test_t35_game_theory_and_insider_trading(order: int) -> None:
    lab = Lab("ann bo", twists=pair("game-theory", "insider-trading", order), minions={"ann": "research 2"}, money=0)
    lab.reveal(ann="research", bo="research")
    assert (lab.income(), lab.money("ann")) == ({"ann": 12}, 14)


@clause("nefarious.twist.game-theory.effect", "nefarious.twist.unpaid-interns.effect", "nefarious.ruling.r50")
@in_both_orders
@pytest.mark.parametrize(("built", "income"), [("", 0), ("android panacea", 8)])
def test_game_theory_and_unpaid_interns(built: str, income: int, order: int) -> None:
    twists = pair("game-theory", "unpaid-interns", order)
    lab = Lab("ann bo", twists=twists, minions={"ann": "work 2"}, built={"ann": built})
    lab.reveal(ann="research", bo="work")
    assert lab.income().get("ann", 0) == income


@clause("nefarious.twist.insider-trading.effect", "nefarious.twist.unpaid-interns.effect", "nefarious.ruling.r50")
@in_both_orders
@pytest.mark.parametrize(("built", "income"), [("", 0), ("android", 0), ("android panacea", 6)])
def test_insider_trading_and_unpaid_interns(built: str, income: int, order: int) -> None:
    twists = pair("insider-trading", "unpaid-interns", order)
    lab = Lab("ann bo", twists=twists, minions={"ann": "work 2"}, built={"ann": built})
    lab.reveal(ann="work", bo="work")
    assert lab.income().get("ann", 0) == income


@clause("nefarious.twist.grand-ambitions.effect", "nefarious.twist.public-acclaim.effect")
@in_both_orders
@pytest.mark.parametrize(
    ("other", "built", "rest"),
    [
        ("public-acclaim", worth(26), {}),  # 8 8 8 2, and 4 more
        ("subliminal-advertising", worth(28), {"money": {"ann": 10, "bo": 0}}),
        ("things-man-was-not-meant-to-know", worth(25), {"hands": {"ann": " ".join(["panacea"] * 5)}}),
        ("working-alone", worth(27), {"minions": {"bo": "speculate 1"}}),
    ],
)
def test_grand_ambitions_and_other_points(other: str, built: str, rest: dict[str, object], order: int) -> None:
    lab = Lab("ann bo", twists=pair("grand-ambitions", other, order), built={"ann": built}, **rest)  # type: ignore[arg-type]  # as given
    assert (lab.view(SPECTATOR)["goal"], lab.score("ann")) == (30, 30)
    lab.reveal()
    assert lab.asked() == "ann wins"
    fewer = " ".join(built.split()[:-1])
    lab = Lab("ann bo", twists=pair("grand-ambitions", other, order), built={"ann": fewer}, **rest)  # type: ignore[arg-type]  # as given
    lab.reveal()
    assert lab.asked() == "ann bo: action"


@clause("nefarious.twist.unions.no-triggers", "nefarious.twist.hyperinflation.effect")
@in_both_orders
def test_hyperinflation_and_unions(order: int) -> None:
    twists = pair("hyperinflation", "unions", order)
    lab = Lab("ann bo", twists=twists, money=20, hands={"ann": "death-ray"})
    lab.reveal(ann="invent")
    lab.invent(ann="death-ray")
    assert (lab.money("ann"), lab.built("ann")) == (20, "")
    lab.reveal(ann="invent", bo="invent")
    lab.invent(ann="death-ray")
    assert (lab.money("ann"), lab.built("ann"), lab.minions("ann")) == (0, "death-ray", "")


@clause("nefarious.twist.lingering-evil.effect", "nefarious.twist.quantum.effect", "nefarious.ruling.r44")
@in_both_orders
def test_t45_lingering_evil_and_quantum_relativity(order: int) -> None:
    lab = Lab(
        "ann bo cy",
        twists=pair("lingering-evil", "quantum-relativity", order),
        money={"ann": 16, "bo": 5, "cy": 3},
        hands={"ann": "death-ray"},
        built={"ann": "poisonous-flowers"},
    )
    lab.reveal(ann="invent", bo="invent", cy="invent")
    lab.invent(ann="death-ray")
    assert lab.each(lab.money) == [8, 1, 0]


@clause("nefarious.twist.lingering-evil.effect", "nefarious.twist.think-tank.slash")
@in_both_orders
def test_lingering_evil_and_think_tank(order: int) -> None:
    """The borrowed X-Ray Specs count built Inventions, of which there is one more now."""
    lab = Lab(
        "ann bo",
        twists=pair("lingering-evil", "think-tank", order),
        money={"ann": 16},
        hands={"ann": "death-ray panacea"},
        built={"ann": "android x-ray-specs"},
    )
    lab.reveal(ann="invent")
    lab.invent(ann="death-ray")
    assert lab.money("ann") == 3


@clause("nefarious.twist.rigged.any-source", "nefarious.twist.mad-broker.add", "nefarious.ruling.r45")
@in_both_orders
def test_t30_rigged_investments_and_mad_broker(order: int) -> None:
    lab = Lab(
        "ann bo cy",
        twists=pair("rigged-investments", "mad-broker", order),
        minions={"ann": "work 1", "bo": "work 3"},
    )
    lab.reveal(ann="work", bo="research", cy="invent")
    assert lab.told("gained")[0] == "ann gained 4"
    assert lab.minions("ann") == "work 2"
    assert lab.each(lab.money) == [10 + 4 + 4, 10 + 0 + 2, 10]
    assert lab.income() == {}


@clause("nefarious.twist.parallel.effect", "nefarious.twist.perpetual-motion.effect", "nefarious.ruling.r42")
@in_both_orders
def test_t27_parallel_universe_and_perpetual_motion(order: int) -> None:
    lab = Lab("ann bo", twists=pair("parallel-universe", "perpetual-motion", order), money=0)
    lab.reveal(ann="speculate work", bo="invent work")
    assert (lab.minions("ann"), lab.money("ann")) == ("speculate 2", 8)


@clause("nefarious.twist.public-acclaim.effect", "nefarious.ruling.r47", "nefarious.ruling.r23")
@in_both_orders
@pytest.mark.parametrize(
    ("first", "second", "score"),
    [
        ("public-acclaim", "subliminal-advertising", 10 + 2 + 2),
        ("public-acclaim", "things-man-was-not-meant-to-know", 10 + 2 + 5),
        ("public-acclaim", "working-alone", 10 + 2 + 3),
        ("subliminal-advertising", "things-man-was-not-meant-to-know", 10 + 2 + 5),
        ("subliminal-advertising", "working-alone", 10 + 2 + 3),
        ("things-man-was-not-meant-to-know", "working-alone", 10 + 5 + 3),
    ],
)
def test_points_of_two_twists_are_summed(first: str, second: str, score: int, order: int) -> None:
    lab = Lab(
        "ann bo",
        twists=pair(first, second, order),
        money={"ann": 14},
        hands={"ann": " ".join(["panacea"] * 5)},
        built={"ann": worth(10)},
    )
    assert lab.score("ann") == score


@clause("nefarious.twist.quantum.effect", "nefarious.twist.recycling.adds-effect")
@in_both_orders
def test_quantum_relativity_and_recycling(order: int) -> None:
    lab = Lab("ann bo", twists=pair("quantum-relativity", "recycling", order), money=16, hands={"ann": "death-ray"})
    lab.reveal(ann="invent")
    lab.invent(ann="death-ray")
    assert lab.cards("ann") == 2


@clause("nefarious.twist.quantum.effect", "nefarious.twist.stolen-parts.adds-effect", "nefarious.partial.money")
@in_both_orders
def test_quantum_relativity_and_stolen_parts(order: int) -> None:
    lab = Lab(
        "ann bo cy",
        twists=pair("quantum-relativity", "stolen-parts", order),
        money={"ann": 16, "bo": 3, "cy": 9},
        hands={"ann": "death-ray"},
    )
    lab.reveal(ann="invent", bo="invent", cy="invent")
    lab.invent(ann="death-ray")
    assert lab.each(lab.money) == [0, 0, 5]
    assert [said.amount for said in lab.said("lost") if said.who == "bo"] == [2, 1]


@clause("nefarious.twist.quantum.effect", "nefarious.twist.think-tank.slash")
@in_both_orders
def test_quantum_relativity_and_think_tank(order: int) -> None:
    lab = Lab(
        "ann bo",
        twists=pair("quantum-relativity", "think-tank", order),
        money={"ann": 7},
        hands={"ann": "x-ray-specs panacea"},
        built={"ann": "android beast-man"},
    )
    lab.reveal(ann="invent")
    lab.invent(ann="x-ray-specs")
    assert lab.money("ann") == 6


@clause("nefarious.twist.recycling.adds-effect", "nefarious.twist.stolen-parts.adds-effect")
@in_both_orders
def test_recycling_and_stolen_parts(order: int) -> None:
    twists = pair("recycling", "stolen-parts", order)
    lab = Lab("ann bo", twists=twists, money={"ann": 16}, hands={"ann": "death-ray"})
    lab.reveal(ann="invent", bo="invent")
    lab.invent(ann="death-ray")
    assert (lab.cards("ann"), lab.each(lab.money)) == (1, [0, 8])


# Other pairs that meet -----------------------------------------------------------------------------------------------


@clause("nefarious.twist.perpetual-motion.order", "nefarious.ruling.r04")
def test_t03_speculate_comes_before_invent() -> None:
    lab = Lab("ann bo cy", twists="perpetual-motion", hands={"ann": "anti-gravity-suit"})
    lab.reveal(ann="speculate invent", bo="invent work", cy="invent work")
    lab.speculate(ann="invent")
    assert (lab.built("ann"), lab.hand("ann"), lab.money("ann")) == ("", "anti-gravity-suit", 8)


@clause("nefarious.twist.mob-influence.effect", "nefarious.ruling.r28")
def test_t06_mob_influence_with_two_players() -> None:
    lab = Lab("ann bo", twists="mob-influence")
    lab.reveal()
    assert lab.each(lab.money) == [13, 13]


@clause("nefarious.twist.parallel.invent", "nefarious.twist.hyperinflation.effect")
@in_both_orders
def test_t23_parallel_universe_and_hyperinflation(order: int) -> None:
    twists = pair("parallel-universe", "hyperinflation", order)
    lab = Lab("ann bo", twists=twists, money=20, hands={"ann": "beast-man particle-accelerator"})
    lab.reveal(ann="invent")
    lab.invent(ann="beast-man")
    lab.invent(ann="particle-accelerator")
    assert (lab.built("ann"), lab.hand("ann"), lab.money("ann")) == ("beast-man", "particle-accelerator", 0)


@clause("nefarious.ruling.r32", "nefarious.ruling.r41")
@in_both_orders
def test_t24_parallel_universe_and_alien_contact(order: int) -> None:
    lab = Lab(
        "ann bo",
        twists=pair("parallel-universe", "alien-contact", order),
        money={"ann": 0},
        hands={"ann": "buttered-cat-array robotic-pet death-ray"},
        pile="panacea android nanobots beast-man",
    )
    lab.reveal(ann="invent")
    lab.invent(ann="buttered-cat-array")
    lab.invent(ann="robotic-pet")
    assert (lab.hand("ann"), lab.money("ann"), lab.pile()) == ("nanobots android", 2, 1)
    assert set(lab.discards().split()) == {"death-ray", "panacea"}


@clause("nefarious.twist.long-term.must-build", "nefarious.ruling.r37", "nefarious.ruling.r41")
@in_both_orders
def test_t25_parallel_universe_and_long_term_plans(order: int) -> None:
    hands = {"ann": "buttered-cat-array cloaking-device killer-swarm panacea"}
    lab = Lab("ann bo", twists=pair("parallel-universe", "long-term-plans", order), hands=hands)
    lab.plan(ann="buttered-cat-array")
    lab.reveal(ann="invent")
    assert lab.told("invention") == ["ann invention buttered-cat-array"]  # no choice
    assert (lab.asked(), lab.may("ann")) == ("ann: invent", "cloaking-device killer-swarm panacea")
    lab.invent(ann="cloaking-device")
    assert (lab.asked(), lab.may("ann")) == ("ann: plan", "killer-swarm panacea")


@clause("nefarious.twist.parallel.invent", "nefarious.twist.lingering-evil.effect", "nefarious.ruling.r36")
@in_both_orders
def test_t28_parallel_universe_and_lingering_evil(order: int) -> None:
    lab = Lab(
        "ann bo",
        twists=pair("parallel-universe", "lingering-evil", order),
        money={"ann": 9},
        hands={"ann": "poisonous-flowers buttered-cat-array"},
    )
    lab.reveal(ann="invent", bo="invent")
    lab.invent(ann="poisonous-flowers")
    lab.invent(ann="buttered-cat-array")
    assert lab.each(lab.money) == [8, 6]


@clause("nefarious.twist.rigged.any-source", "nefarious.twist.unions.no-minion")
@in_both_orders
def test_t31_rigged_investments_and_unions(order: int) -> None:
    twists = pair("rigged-investments", "unions", order)
    lab = Lab("ann bo", twists=twists, minions={"bo": "speculate 3"}, hands={"ann": "death-ray"})
    lab.reveal(ann="invent")
    lab.invent(ann="death-ray")
    assert (lab.built("ann"), lab.minions("ann"), lab.money("ann")) == ("", "speculate 1", 13)


@clause("nefarious.twist.mad-broker.add", "nefarious.twist.insider-trading.effect")
@in_both_orders
def test_t32_mad_broker_and_insider_trading(order: int) -> None:
    twists = pair("mad-broker", "insider-trading", order)
    lab = Lab("ann bo cy", twists=twists, minions={"ann": "research 3"}, money=0)
    lab.reveal(ann="research", bo="research", cy="work")
    assert (lab.minions("ann"), lab.income()["ann"], lab.money("ann")) == ("research 4", 8, 10)


@clause("nefarious.twist.mad-broker.add", "nefarious.twist.unions.effect")
@in_both_orders
def test_t34_mad_broker_and_unions(order: int) -> None:
    twists = pair("mad-broker", "unions", order)
    lab = Lab("ann bo cy", twists=twists, money={"ann": 16}, hands={"ann": "death-ray"})
    lab.reveal(ann="invent")
    lab.invent(ann="death-ray")
    assert (lab.built("ann"), lab.minions("ann"), lab.reserve("ann")) == ("death-ray", "", 5)


@clause("nefarious.twist.quantum.effect", "nefarious.card.moon-base")
def test_t41_quantum_relativity_and_moon_base() -> None:
    hands = {"ann": "moon-base panacea android nanobots"}
    lab = Lab("ann bo", twists="quantum-relativity", money={"ann": 13}, hands=hands)
    lab.reveal(ann="invent")
    lab.invent(ann="moon-base")
    assert (lab.money("ann"), lab.cards("ann"), len(lab.discards().split())) == (9, 0, 3)


@clause("nefarious.twist.quantum.effect", "nefarious.card.sentient-ai", "nefarious.ruling.r17")
def test_t42_quantum_relativity_and_sentient_ai() -> None:
    lab = Lab("ann bo", twists="quantum-relativity", hands={"ann": "sentient-ai panacea android"})
    lab.reveal(ann="invent")
    lab.invent(ann="sentient-ai")
    assert lab.cards("ann") == 8


@clause("nefarious.twist.think-tank.slash", "nefarious.card.moon-base")
def test_t46_think_tank_and_moon_base() -> None:
    lab = Lab(
        "ann bo",
        twists="think-tank",
        money={"ann": 13},
        hands={"ann": "moon-base panacea android nanobots"},
        built={"ann": "death-ray"},
    )
    lab.reveal(ann="invent")
    lab.invent(ann="moon-base")
    lab.discard(ann="android panacea")
    assert (lab.money("ann"), lab.hand("ann")) == (6, "nanobots")


@clause("nefarious.ruling.r48", "nefarious.deck.exhausted", "nefarious.deck.lock")
def test_t47_think_tank_with_six_players() -> None:
    game = understood(fresh(6, settings={"firstTwist": "think-tank", "secondTwist": "none"}))
    assert game.view(0)["pile"] == 4
    for seat in range(6):
        game.decide(seat, game.deck.space.option("action", (2 if seat else 3,)), game.number)
    view = game.view(0)
    assert (view["locked"], view["pile"]) == (True, 4)
    assert [seat["hand"]["count"] for seat in view["seats"]] == [10] * 6
    assert [seat["money"] for seat in view["seats"]] == [14, *[12] * 5]


@clause("nefarious.ruling.r37", "nefarious.twist.philanthropy.effect")
@in_both_orders
def test_t49_long_term_plans_and_philanthropy(order: int) -> None:
    lab = Lab("ann bo", twists=pair("long-term-plans", "philanthropy", order), hands={"ann": "android"})
    lab.plan(ann="android")
    lab.reveal()
    assert lab.each(lab.cards) == [1, 1]  # bo has drawn, ann has not
    assert lab.hand("ann") == "android"


@clause("nefarious.ruling.r47", "nefarious.ruling.r39", "nefarious.end.below")
@in_both_orders
def test_t50_subliminal_advertising_and_mob_influence(order: int) -> None:
    twists = pair("subliminal-advertising", "mob-influence", order)
    lab = Lab("ann bo cy", twists=twists, money={"ann": 7, "bo": 0, "cy": 0}, built={"ann": worth(18)})
    lab.reveal()
    assert (lab.money("ann"), lab.asked()) == (9, "ann bo cy: action")
    assert [said.amount for said in lab.said("score")] == [19, 0, 0]


@clause("nefarious.twist.things.effect", "nefarious.twist.alien-contact.same-number", "nefarious.ruling.r47")
@in_both_orders
def test_t51_things_man_was_not_meant_to_know_and_alien_contact(order: int) -> None:
    lab = Lab(
        "ann bo",
        twists=pair("things-man-was-not-meant-to-know", "alien-contact", order),
        hands={"ann": "buttered-cat-array panacea android nanobots death-ray beast-man"},
    )
    lab.reveal(ann="invent")
    lab.invent(ann="buttered-cat-array")
    assert (lab.cards("ann"), lab.score("ann")) == (5, 2 + 5)
    assert lab.hand("ann") == " ".join(["killer-swarm"] * 5)


@clause("nefarious.twist.public-acclaim.effect", "nefarious.card.secret-lair")
def test_t53_public_acclaim_and_secret_lair() -> None:
    lab = Lab("ann bo", twists="public-acclaim", built={"ann": "killer-swarm cloaking-device secret-lair"})
    assert lab.score("ann") == 13


@clause("nefarious.twist.security.effect", "nefarious.twist.unions.effect", "nefarious.twist.alien-contact.effect")
@in_both_orders
@pytest.mark.parametrize(
    ("other", "money", "minions", "hand"),
    [
        ("unions", 11, "", "panacea"),
        ("hyperinflation", 0, "speculate 1", "panacea"),
        ("alien-contact", 11, "speculate 1", "android"),
        ("bigger-and-better", 13, "speculate 1", "panacea"),
    ],
)
def test_t58_security_measures_spares_twists_that_look_at_building(
    other: str, money: int, minions: str, hand: str, order: int
) -> None:
    lab = Lab(
        "ann bo",
        twists=pair("security-measures", other, order),
        money={"ann": 20, "bo": 10},
        minions={"ann": "speculate 1"},
        hands={"ann": "poisonous-flowers panacea"},
        pile="android nanobots",
    )
    lab.reveal(ann="invent", bo="invent")
    lab.invent(ann="poisonous-flowers")
    assert (lab.each(lab.money), lab.minions("ann"), lab.hand("ann")) == ([money, 10], minions, hand)


@clause("nefarious.twist.embezzling.effect", "nefarious.twist.private-funding.effect")
@in_both_orders
def test_t59_embezzling_minions_and_private_funding(order: int) -> None:
    first, second = pair("embezzling-minions", "private-funding", order).split()
    game = understood(fresh(3, settings={"firstTwist": first, "secondTwist": second}))
    assert [seat["money"] for seat in game.view(0)["seats"]] == [20, 20, 20]


@clause("nefarious.twist.alien-contact.effect", "nefarious.twist.recycling.adds-effect")
@in_both_orders
@pytest.mark.parametrize(("other", "drawn"), [("recycling", "android"), ("forgotten-epiphanies", "")])
def test_alien_contact_exchanges_what_effects_leave(other: str, drawn: str, order: int) -> None:
    lab = Lab(
        "ann bo",
        twists=pair("alien-contact", other, order),
        hands={"ann": "buttered-cat-array panacea"},
        pile="android nanobots teleporter slime-ray",
    )
    lab.reveal(ann="invent")
    lab.invent(ann="buttered-cat-array")
    if drawn:
        assert (lab.hand("ann"), set(lab.discards().split())) == ("teleporter nanobots", {"panacea", "android"})
    else:
        assert (lab.hand("ann"), lab.discards(), lab.pile()) == ("", "panacea", 4)


@clause("nefarious.twist.alien-contact.effect", "nefarious.twist.long-term.must-build", "nefarious.ruling.r07")
@in_both_orders
@pytest.mark.parametrize(("money", "hand"), [(16, "teleporter"), (15, "panacea death-ray")])
def test_alien_contact_and_long_term_plans(money: int, hand: str, order: int) -> None:
    twists = pair("alien-contact", "long-term-plans", order)
    lab = Lab("ann bo", twists=twists, money={"ann": money}, hands={"ann": "death-ray panacea"}, pile="teleporter")
    lab.plan(ann="death-ray")
    lab.reveal(ann="invent")
    assert lab.hand("ann") == hand


@clause("nefarious.twist.mad-broker.add", "nefarious.twist.perpetual-motion.effect", "nefarious.ruling.r38")
@in_both_orders
def test_mad_broker_and_perpetual_motion(order: int) -> None:
    twists = pair("mad-broker", "perpetual-motion", order)
    lab = Lab("ann bo cy", twists=twists, minions={"ann": "speculate 2, work 2", "bo": "work 4"}, money=0)
    lab.reveal(ann="invent work", bo="invent work", cy="research work")
    assert lab.each(lab.minions) == ["invent 1, work 3", "invent 1, work 4", "research 1, work 1"]
    assert [said.where for said in lab.said("placed") if said.who == "ann"] == ["invent", "work"]
    lab = Lab("ann bo cy", twists=twists, minions={"ann": "work 5"}, money=0)
    lab.reveal(ann="invent work", bo="invent work", cy="research work")
    assert lab.minions("ann") == "work 5"  # no Minion in reserve for Invent
    lab = Lab("ann bo cy", twists=twists, minions={"ann": "work 4"}, money=0)
    lab.reveal(ann="invent work", bo="invent work", cy="research work")
    assert lab.minions("ann") == "invent 1, work 4"  # the lower number first


@clause("nefarious.twist.mad-broker.add", "nefarious.twist.unpaid-interns.effect", "nefarious.ruling.r50")
@in_both_orders
def test_mad_broker_and_unpaid_interns(order: int) -> None:
    """The gate counts Minions after the shift: three went home, one is left."""
    twists = pair("mad-broker", "unpaid-interns", order)
    lab = Lab("ann bo", twists=twists, minions={"ann": "research 3"}, built={"ann": "android"}, money=0)
    lab.reveal(ann="work", bo="work")
    assert lab.income() == {"ann": 2}


@clause("nefarious.ruling.r39", "nefarious.twist.perpetual-motion.effect")
@in_both_orders
def test_mob_influence_and_perpetual_motion(order: int) -> None:
    lab = Lab("ann bo cy", twists=pair("mob-influence", "perpetual-motion", order))
    lab.reveal(ann="research work", bo="research work", cy="invent work")
    assert lab.each(lab.money) == [10 + 6 - 3, 10 + 6 - 3, 10 + 4 - 2]


@clause("nefarious.ruling.r39", "nefarious.ruling.r41")
@in_both_orders
def test_mob_influence_and_parallel_universe(order: int) -> None:
    lab = Lab("ann bo cy", twists=pair("mob-influence", "parallel-universe", order))
    lab.reveal()
    assert lab.each(lab.money) == [10 + 8 - 2] * 3


@clause("nefarious.ruling.r41", "nefarious.twist.rigged.snapshot")
@in_both_orders
def test_parallel_universe_and_rigged_investments(order: int) -> None:
    """Both placements earn the same snapshot, and the first one's money may pay for the second."""
    twists = pair("parallel-universe", "rigged-investments", order)
    lab = Lab("ann bo", twists=twists, money={"ann": 2}, minions={"bo": "invent 3"})
    lab.reveal(ann="speculate", bo="work")
    lab.speculate(ann="invent")
    assert (lab.money("ann"), lab.may("ann")) == (3, "speculate invent research work")
    lab.speculate(ann="invent")
    assert (lab.money("ann"), lab.minions("ann")) == (4, "invent 2")


@clause("nefarious.ruling.r41", "nefarious.twist.unions.no-minion")
@in_both_orders
def test_parallel_universe_and_unions(order: int) -> None:
    """A refusal in the first sub-round supplies the Minion for the second."""
    twists = pair("parallel-universe", "unions", order)
    lab = Lab("ann bo", twists=twists, money={"ann": 16}, hands={"ann": "death-ray"})
    lab.reveal(ann="invent")
    assert (lab.built("ann"), lab.minions("ann"), lab.money("ann")) == ("death-ray", "", 0)
    assert [said.kind for said in lab.said("refused", "built")] == ["refused", "built"]


@clause("nefarious.twist.age-of-boredom.effect", "nefarious.ruling.r31")
def test_age_of_boredom_and_parallel_universe() -> None:
    lab = Lab("ann bo", twists="age-of-boredom parallel-universe")
    lab.reveal()
    assert lab.may("ann") == "speculate invent research"
    lab.reveal(ann="research", bo="research")
    assert lab.may("ann") == "speculate invent work"


@clause("nefarious.twist.unions.effect", "nefarious.twist.working-alone.effect", "nefarious.twist.counts-invested")
def test_unions_and_working_alone() -> None:
    lab = Lab(
        "ann bo", twists="unions working-alone", money=16, minions={"ann": "speculate 1"}, hands={"ann": "death-ray"}
    )
    assert lab.score("ann") == 0
    lab.reveal(ann="invent")
    lab.invent(ann="death-ray")
    assert (lab.minions("ann"), lab.score("ann")) == ("", 6 + 3)


@clause("nefarious.twist.game-theory.effect", "nefarious.twist.perpetual-motion.effect")
def test_game_theory_and_perpetual_motion() -> None:
    lab = Lab("ann bo cy", twists="game-theory perpetual-motion", minions={"ann": "work 1", "bo": "work 1"})
    lab.reveal(ann="research invent", bo="work invent", cy="work invent")
    assert lab.income() == {"ann": 4, "bo": 1}


@clause("nefarious.twist.insider-trading.effect", "nefarious.twist.perpetual-motion.effect", "nefarious.ruling.r28")
def test_insider_trading_and_perpetual_motion() -> None:
    """Both own cards pay, with weight one also between two players."""
    lab = Lab("ann bo", twists="insider-trading perpetual-motion", minions={"ann": "research 1, work 2"})
    lab.reveal(ann="research work", bo="invent work")
    assert lab.income() == {"ann": 2 * 2 + 1 + 2}


@clause("nefarious.twist.bigger-better.effect", "nefarious.twist.parallel.invent")
def test_bigger_and_better_and_parallel_universe() -> None:
    hands = {"ann": "buttered-cat-array cloaking-device hypnotic-ray"}
    lab = Lab("ann bo", twists="bigger-and-better parallel-universe", money={"ann": 4}, hands=hands)
    lab.reveal(ann="invent")
    lab.invent(ann="buttered-cat-array")
    assert lab.money("ann") == 6
    lab.invent(ann="cloaking-device")
    assert lab.money("ann") == 4


@clause("nefarious.ruling.r27", "nefarious.twist.override")
def test_the_order_is_that_of_turning_over_not_that_of_the_box() -> None:
    for twists in ("working-alone academic-grants", "academic-grants working-alone"):
        lab = Lab("ann bo", twists=twists)
        assert lab.view(SPECTATOR)["twists"] == [twist(slug) for slug in twists.split()]
        assert lab.asked() == "ann bo: action"
