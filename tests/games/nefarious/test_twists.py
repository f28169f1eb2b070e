"""The Twists: how two of them work together with the rules, and what each of the 36 does by itself."""

from itertools import permutations, product

import pytest

from clauses import clause
from games.nefarious.scenario import SPECTATOR, Lab, in_short, twist, worth
from games.nefarious.test_setup import TWISTS, fresh, understood
from villainy.engine.box import Settings
from villainy.games.nefarious.deckfile import house_deck, read_deck
from villainy.games.nefarious.rules import Lines, rules_of
from villainy.games.nefarious.twists import CATALOGUE

EFFECTS = {
    # What each Twist changes, in the words of this file: the test that shows it.
    slug: f"test_{slug.replace('-', '_')}"
    for slug in TWISTS
}


CHANGE_EFFECTS = (
    "forgotten-epiphanies",
    "lingering-evil",
    "quantum-relativity",
    "recycling",
    "security-measures",
    "stolen-parts",
    "think-tank",
)


def test_every_twist_has_a_test() -> None:
    assert sorted(EFFECTS.values()) == sorted(name for name in globals() if name in set(EFFECTS.values()))


# The framework -------------------------------------------------------------------------------------------------------


@clause("nefarious.twist.two", "nefarious.twist.override")
def test_both_twists_are_in_force_all_game() -> None:
    lab = Lab("ann bo cy", twists="minimum-wage blood-sweat-and-mice", money=0)
    assert lab.view(SPECTATOR)["twists"] == [twist("minimum-wage"), twist("blood-sweat-and-mice")]
    for number in range(1, 6):
        lab.reveal()
        assert lab.each(lab.money) == [8 * number + 2] * 3  # and the wage of the next round


@clause("nefarious.twist.override")
@pytest.mark.parametrize(
    ("settings", "money", "cards"),
    [
        ({"firstTwist": "none"}, 10, 3),
        ({"firstTwist": "private-funding"}, 20, 3),
        ({"firstTwist": "think-tank"}, 10, 10),
        ({"firstTwist": "private-funding", "secondTwist": "think-tank"}, 20, 10),
    ],
)
def test_a_twist_may_change_the_set_up(settings: Settings, money: int, cards: int) -> None:
    game = understood(fresh(3, settings={"secondTwist": "none", **settings}))
    for shown in game.view(0)["seats"]:
        assert (shown["money"], shown["hand"]["count"]) == (money, cards)


@clause("nefarious.twist.order", "nefarious.ruling.r27")
@pytest.mark.parametrize(
    ("twists", "money"), [("embezzling-minions minimum-wage", 12), ("minimum-wage embezzling-minions", 15)]
)
def test_t38_the_twist_turned_over_first_acts_first(twists: str, money: int) -> None:
    lab = Lab("ann bo cy", twists=twists, money=14)
    assert lab.each(lab.money) == [money] * 3
    acted = [said.amount for said in lab.said("twist-acts")]
    assert acted == [twist(slug) for slug in twists.split()]
    assert lab.asked() == "ann bo cy: action"


@clause("nefarious.twist.counts-invested")
def test_twists_count_invested_minions_only() -> None:
    """Five in reserve are no Minions for Working Alone, Unpaid Interns, Rigged Investments and Unions."""
    lab = Lab("ann bo cy", twists="working-alone rigged-investments", minions={"bo": "work 1"})
    assert lab.each(lab.score) == [3, 0, 3]
    assert lab.view(SPECTATOR)["snapshot"] == [0, 0, 0, 1]
    lab.reveal(ann="speculate", cy="speculate")
    lab.speculate(ann="work", cy="research")
    assert (lab.money("ann"), lab.money("cy")) == (10 - 1 + 1, 10 - 1 + 0)
    lab = Lab(
        "ann bo cy", twists="unions unpaid-interns", hands={"ann": "buttered-cat-array"}, minions={"bo": "invent 1"}
    )
    lab.reveal(ann="invent")
    assert lab.income() == {}  # bo: one Minion, no Invention
    lab.invent(ann="buttered-cat-array")
    assert (lab.built("ann"), lab.minions("ann")) == ("", "speculate 1")


@clause("nefarious.twist.two", "nefarious.twist.override")
def test_the_rules_of_one_table_are_never_taken_for_those_of_another() -> None:
    """Rules are made once for each number of players, scope and pair of Twists in order, and then shared."""
    deck = read_deck(house_deck().source, "another")
    for players, others_only, pair in product((2, 3), (False, True), permutations(range(36), 2)):
        rules = rules_of(deck, players, list(pair), CATALOGUE, others_only)
        assert (tuple(one.number for one in rules.twists), len(rules.zeros)) == (pair, players)
    for others_only, slugs in product((False, True), permutations(CHANGE_EFFECTS, 2)):
        numbers = [twist(slug) for slug in slugs]
        rules = rules_of(deck, 3, numbers, CATALOGUE, others_only)
        fresh_lines = Lines(deck, [CATALOGUE[number] for number in numbers], others_only)
        own, others, fresh_own, fresh_others = [
            [[(line.amount, line.thing, line.per) for line in face] for face in side]
            for made in (rules, fresh_lines)
            for side in (made.own, made.others)
        ]
        assert (own, others) == (fresh_own, fresh_others)


@clause("nefarious.twist.override", "nefarious.twist.order")
@pytest.mark.parametrize(
    ("slug", "who", "clause_id", "then"),
    [
        ("academic-grants", "", "academic-grants.effect", "ann gained 2"),
        ("alien-contact", "ann", "alien-contact.effect", "ann discarded android"),
        ("bigger-and-better", "ann", "bigger-better.effect", "ann gained 2"),
        ("embezzling-minions", "", "embezzling.effect", "ann lost 2"),
        ("hyperinflation", "ann", "hyperinflation.effect", "ann lost 8"),
        ("long-term-plans", "", "long-term.commit", "ann planned"),
        ("mad-broker", "", "mad-broker.add", "ann removed speculate"),
        ("minimum-wage", "", "minimum-wage.effect", "ann gained 2"),
        ("mob-influence", "ann", "mob-influence.effect", "ann lost 1"),
        ("overpopulation", "", "overpopulation.effect", "ann discarded android"),
        ("philanthropy", "bo", "philanthropy.effect", "bo gained 2"),
        ("rigged-investments", "cy", "rigged.effect", "cy gained 1"),
        ("unions", "", "unions.effect", "ann removed speculate"),
    ],
)
def test_a_twist_says_that_it_acts_before_it_does(slug: str, who: str, clause_id: str, then: str) -> None:
    """One round in which every one of them has something to do."""
    lab = Lab(
        "ann bo cy",
        twists=slug,
        money={"ann": 7, "bo": 0, "cy": 1},
        minions={"ann": "speculate 1"},
        hands={"ann": "buttered-cat-array android", "cy": "panacea"},
    )
    if slug == "long-term-plans":
        lab.plan(ann="buttered-cat-array")
    if slug == "overpopulation":
        lab.discard(ann="android")
    lab.reveal(ann="invent", bo="invent", cy="speculate")
    lab.speculate(cy="speculate")
    lab.invent(ann="buttered-cat-array")
    told = lab.said()
    at = [said.kind for said in told].index("twist-acts")
    first = told[at]
    assert (first.who, first.amount, first.clause) == (who, twist(slug), f"nefarious.twist.{clause_id}")
    assert first.heard_by == lab.everyone
    assert in_short(told[at + 1]) == then


@clause("nefarious.twist.unions.no-minion")
def test_unions_says_that_it_refuses() -> None:
    lab = Lab("ann bo", twists="unions", hands={"bo": "android"})
    lab.reveal(bo="invent")
    (acts,) = lab.said("twist-acts")
    assert (acts.who, acts.amount, acts.clause) == ("bo", twist("unions"), "nefarious.twist.unions.no-minion")
    (placed,) = lab.said("placed")
    assert (placed.who, placed.where, placed.amount, placed.clause) == ("bo", "speculate", 0, acts.clause)


# Each Twist by itself ------------------------------------------------------------------------------------------------


@clause("nefarious.twist.academic-grants.effect", "nefarious.ruling.r25", "nefarious.ruling.r26")
def test_academic_grants() -> None:
    lab = Lab("ann bo cy", twists="academic-grants", hands={"ann": "buttered-cat-array"}, built={"bo": "android"})
    assert lab.each(lab.money) == [12, 10, 12]
    (first, second) = lab.said("gained")
    assert (first.who, first.amount, first.clause) == ("ann", 2, "nefarious.twist.academic-grants.effect")
    assert second.who == "cy"
    lab.reveal(ann="invent")
    lab.invent(ann="buttered-cat-array")
    assert lab.each(lab.money) == [12, 14, 18]  # ann has built: no grant any more
    lab.reveal(ann="work", bo="work", cy="invent")
    assert lab.each(lab.money) == [16, 18, 20]


@clause("nefarious.twist.age-of-boredom.effect", "nefarious.ruling.r31")
def test_age_of_boredom() -> None:
    lab = Lab("ann bo cy", twists="age-of-boredom")
    assert lab.each(lab.may) == ["speculate invent research work"] * 3  # nothing is barred in the first round
    lab.reveal(ann="invent", bo="research", cy="work")
    assert lab.each(lab.may) == ["speculate research work", "speculate invent work", "speculate invent research"]
    assert [lab.public(name)["barred"] for name in lab.names] == [[1], [2], [3]]
    assert lab.refuses("bo", "action", "research") == "nefarious.twist.age-of-boredom.effect"
    lab.reveal(ann="work", bo="work", cy="research")
    assert lab.each(lab.may) == ["speculate invent research", "speculate invent research", "speculate invent work"]


@clause("nefarious.twist.alien-contact.effect", "nefarious.twist.alien-contact.same-number", "nefarious.ruling.r32")
def test_alien_contact() -> None:
    hands = {"ann": "buttered-cat-array android beast-man", "bo": "death-ray panacea"}
    lab = Lab("ann bo cy", twists="alien-contact", money=0, hands=hands, pile="nanobots teleporter slime-ray")
    lab.reveal(ann="invent", bo="invent")
    lab.invent(ann="buttered-cat-array", bo="death-ray")  # bo cannot pay: no build, no exchange
    assert (lab.hand("ann"), lab.hand("bo")) == ("teleporter nanobots", "panacea death-ray")
    assert lab.discards() == "beast-man android"
    assert lab.pile() == 1
    assert {said.clause for said in lab.said("discarded", "drew")} == {
        "nefarious.twist.alien-contact.effect",
        "nefarious.twist.alien-contact.same-number",
    }


@clause("nefarious.twist.animal-rights.effect")
def test_animal_rights_activists() -> None:
    lab = Lab("ann bo cy", twists="animal-rights-activists")
    lab.reveal(ann="research")
    assert (lab.money("ann"), lab.cards("ann"), lab.money("bo")) == (10, 1, 14)


@clause("nefarious.twist.bigger-better.effect", "nefarious.ruling.r33")
def test_bigger_and_better() -> None:
    lab = Lab("ann bo cy", twists="bigger-and-better", money=16, hands={"ann": "death-ray"}, built={"ann": worth(13)})
    lab.reveal(ann="invent")
    lab.invent(ann="death-ray")  # 6 against 8 and 5
    assert lab.money("ann") == 0
    lab = Lab("ann bo cy", twists="bigger-and-better", money=16, hands={"ann": "death-ray"}, built={"ann": "panacea"})
    lab.reveal(ann="invent")
    lab.invent(ann="death-ray")
    assert lab.money("ann") == 2
    (gained,) = [said for said in lab.said("gained") if said.who == "ann"]
    assert (gained.amount, gained.clause) == (2, "nefarious.twist.bigger-better.effect")


@clause("nefarious.twist.blood-sweat.effect")
def test_blood_sweat_and_mice() -> None:
    lab = Lab("ann bo cy", twists="blood-sweat-and-mice", minions={"ann": "work 1"})
    lab.reveal(ann="research")
    assert lab.each(lab.money) == [14, 16, 16]  # ann: two neighbours and Research


@clause("nefarious.twist.cheap-fusion.effect")
@pytest.mark.parametrize(("money", "builds"), [(7, False), (8, True)])
def test_cheap_fusion_power(money: int, builds: bool) -> None:
    lab = Lab("ann bo cy", twists="cheap-fusion-power", money={"ann": money}, hands={"ann": "death-ray"})
    assert lab.view("ann")["costs"] == [[lab.slugs.index("death-ray"), 8]]
    lab.reveal(ann="invent")
    lab.invent(ann="death-ray")
    assert (lab.built("ann"), lab.money("ann")) == (("death-ray", 0) if builds else ("", 7))


@clause("nefarious.twist.embezzling.effect", "nefarious.twist.embezzling.threshold", "nefarious.ruling.r34")
@pytest.mark.parametrize("money", range(23))
def test_embezzling_minions(money: int) -> None:
    lab = Lab("ann bo", twists="embezzling-minions", money={"ann": money, "bo": 0})
    assert lab.money("ann") == (money if money < 5 else money // 5 * 5)
    lost = [said for said in lab.said("lost") if said.amount]
    assert [(said.who, said.clause) for said in lost] == (
        [("ann", "nefarious.twist.embezzling.effect")] if money >= 5 and money % 5 else []
    )


@clause("nefarious.twist.focused-research.effect")
def test_focused_research() -> None:
    lab = Lab("ann bo cy", twists="focused-research", pile="android beast-man")
    lab.reveal(ann="research")
    assert (lab.asked(), lab.cards("ann"), lab.money("ann")) == ("ann: discard", 2, 12)
    lab.discard(ann="android")
    assert (lab.hand("ann"), lab.discards()) == ("beast-man", "android")


@clause("nefarious.twist.forgotten-epiphanies.adds-effect")
def test_forgotten_epiphanies() -> None:
    hands = {"ann": "death-ray beast-man nanobots"}
    lab = Lab("ann bo cy", twists="forgotten-epiphanies", money=16, hands=hands)
    lab.reveal(ann="invent", bo="research")
    lab.invent(ann="death-ray")
    assert lab.asked() == "ann: discard"
    lab.discard(ann="beast-man")
    assert (lab.hand("ann"), lab.cards("bo"), lab.money("bo")) == ("nanobots", 2, 18)


@clause("nefarious.twist.game-theory.effect", "nefarious.ruling.r50")
def test_game_theory() -> None:
    minions = {"ann": "work 2", "bo": "work 2", "cy": "research 1"}
    lab = Lab("ann bo cy", twists="game-theory", minions=minions)
    lab.reveal(ann="research", bo="work", cy="work")
    assert lab.income() == {"ann": 8, "bo": 2, "cy": 1}


@clause("nefarious.twist.grand-ambitions.effect")
@pytest.mark.parametrize(("points", "asked"), [(29, "ann bo: action"), (30, "ann wins")])
def test_grand_ambitions(points: int, asked: str) -> None:
    lab = Lab("ann bo", twists="grand-ambitions", built={"ann": worth(points), "bo": worth(8)})
    assert lab.view(SPECTATOR)["goal"] == 30
    lab.reveal()
    assert lab.asked() == asked


@clause("nefarious.twist.hyperinflation.effect")
def test_hyperinflation() -> None:
    lab = Lab("ann bo cy", twists="hyperinflation", money=20, hands={"ann": "death-ray"})
    lab.reveal(ann="invent")
    lab.invent(ann="death-ray")
    assert lab.each(lab.money) == [0, 24, 24]
    (lost,) = lab.said("lost")
    assert (lost.who, lost.amount, lost.clause) == ("ann", 4, "nefarious.twist.hyperinflation.effect")


@clause("nefarious.twist.insider-trading.effect", "nefarious.ruling.r50")
def test_insider_trading() -> None:
    lab = Lab("ann bo cy di", twists="insider-trading", minions={"ann": "research 2", "cy": "work 3"})
    lab.reveal(ann="research", bo="work", cy="work", di="research")
    assert lab.income() == {"ann": 2 + 2, "cy": 3 + 3}


@clause("nefarious.twist.lingering-evil.effect", "nefarious.ruling.r36")
def test_lingering_evil() -> None:
    lab = Lab("ann bo cy", twists="lingering-evil", money=16, hands={"ann": "death-ray"}, built={"ann": "panacea"})
    lab.reveal(ann="invent")
    lab.invent(ann="death-ray")
    assert (lab.asked(), lab.cards("ann"), lab.money("ann")) == ("ann: place", 1, 1)
    lab.place(ann="work")
    assert lab.minions("ann") == "work 1"


@clause("nefarious.twist.long-term.commit", "nefarious.ruling.r37")
def test_long_term_plans() -> None:
    hands = {"ann": "beast-man android", "cy": "death-ray nanobots"}
    lab = Lab("ann bo cy", twists="long-term-plans", hands=hands)
    assert lab.asked() == "ann cy: plan"
    assert (lab.may("ann"), lab.may("cy")) == ("beast-man android", "nanobots death-ray")
    lab.plan(ann="beast-man")
    assert lab.asked() == "cy: plan"
    lab.plan(cy="nanobots")
    assert lab.asked() == "ann bo cy: action"
    assert lab.each(lab.cards) == [2, 0, 2]  # a plan is a card in hand
    lab.reveal()
    assert lab.asked() == "ann bo cy: action"  # who has a plan makes no other


@clause("nefarious.twist.mad-broker.add", "nefarious.twist.mad-broker.remove", "nefarious.ruling.r38")
def test_mad_broker() -> None:
    lab = Lab("ann bo cy", twists="mad-broker", minions={"ann": "speculate 2, work 1", "bo": "work 5"}, money=0)
    lab.reveal(ann="research", bo="work", cy="work")
    assert lab.each(lab.minions) == ["research 1", "work 5", "work 1"]
    assert lab.each(lab.reserve) == [4, 0, 4]
    assert lab.income() == {"bo": 5, "cy": 1}
    assert {(said.amount, said.clause) for said in lab.said("placed")} == {(0, "nefarious.twist.mad-broker.add")}
    assert [(said.who, said.where) for said in lab.said("removed")] == [
        ("ann", "speculate"),
        ("ann", "speculate"),
        ("ann", "work"),
    ]
    assert {said.clause for said in lab.said("removed")} == {"nefarious.twist.mad-broker.remove"}


@clause("nefarious.twist.minimum-wage.effect", "nefarious.ruling.r25", "nefarious.ruling.r26")
def test_minimum_wage() -> None:
    lab = Lab("ann bo cy", twists="minimum-wage", money={"ann": 0, "bo": 3}, built={"ann": "android"})
    assert lab.each(lab.money) == [2, 5, 12]
    lab.reveal(ann="invent", bo="invent", cy="invent")
    assert lab.each(lab.money) == [4, 7, 14]


@clause("nefarious.twist.mob-influence.effect", "nefarious.twist.mob-influence.everyone", "nefarious.ruling.r39")
def test_mob_influence() -> None:
    lab = Lab("ann bo cy di ed fay", twists="mob-influence", money={"fay": 1})
    lab.reveal(ann="work", bo="invent", cy="work", di="work", ed="research", fay="invent")
    assert lab.each(lab.money) == [12, 9, 12, 12, 12, 0]
    assert {said.clause for said in lab.said("lost")} == {"nefarious.twist.mob-influence.effect"}


@clause("nefarious.twist.overpopulation.effect", "nefarious.ruling.r40")
def test_overpopulation() -> None:
    hands = {"ann": "beast-man android death-ray", "bo": "nanobots panacea", "cy": "slime-ray"}
    lab = Lab("ann bo cy di", twists="overpopulation", hands=hands)
    assert lab.asked() == "ann bo: discard"
    assert lab.may("ann") == "beast-man death-ray android"
    lab.discard(ann="android", bo="nanobots")
    assert lab.each(lab.hand) == ["beast-man death-ray", "panacea", "slime-ray", ""]
    assert lab.discards() == "android nanobots"
    assert lab.asked() == "ann bo cy di: action"
    assert lab.each(lab.money) == [10] * 4
    lab.reveal()
    assert lab.asked() == "ann: discard"


@clause("nefarious.twist.parallel.effect", "nefarious.twist.parallel.work", "nefarious.twist.parallel.research")
def test_parallel_universe() -> None:
    lab = Lab("ann bo cy", twists="parallel-universe")
    lab.reveal(ann="research")
    assert lab.each(lab.money) == [14, 18, 18]
    assert lab.cards("ann") == 2


@clause("nefarious.twist.perpetual-motion.effect", "nefarious.ruling.r42")
def test_perpetual_motion() -> None:
    lab = Lab("ann bo cy", twists="perpetual-motion", minions={"ann": "research 1, work 1"})
    lab.give("ann", "action", "work")
    assert lab.may("ann") == "speculate invent research"  # two different cards
    assert lab.refuses("ann", "action", "work") == "nefarious.twist.perpetual-motion.effect"
    lab.give("ann", "action", "research")
    lab.give("bo", "action", "research work")
    lab.give("cy", "action", "work invent")
    assert lab.income() == {"ann": 3}
    assert lab.each(lab.money) == [19, 16, 14]
    assert lab.each(lab.cards) == [1, 1, 0]


@clause("nefarious.twist.philanthropy.effect", "nefarious.twist.philanthropy.independent", "nefarious.ruling.r43")
def test_philanthropy() -> None:
    lab = Lab("ann bo cy", twists="philanthropy", money=0, hands={"bo": "android"})
    lab.reveal(ann="invent", bo="speculate", cy="work")
    lab.speculate(bo="speculate")
    assert lab.each(lab.money) == [2, 2, 4]
    assert lab.each(lab.cards) == [1, 1, 1]


@clause("nefarious.twist.private-funding.effect")
def test_private_funding() -> None:
    for players in range(2, 7):
        game = fresh(players, settings={"firstTwist": "private-funding", "secondTwist": "none"})
        assert [shown["money"] for shown in game.view(0)["seats"]] == [20] * players


@clause("nefarious.twist.public-acclaim.effect")
def test_public_acclaim() -> None:
    lab = Lab("ann bo", twists="public-acclaim", built={"ann": worth(17), "bo": "space-elevator"})
    assert lab.each(lab.score) == [17 + 3, 9]
    assert [one["points"] for one in lab.public("ann")["built"]] == [9, 9, 2]
    lab.reveal()
    assert lab.asked() == "ann wins"


@clause("nefarious.twist.quantum.effect", "nefarious.ruling.r44")
def test_quantum_relativity() -> None:
    lab = Lab("ann bo cy", twists="quantum-relativity", money=9, hands={"ann": "poisonous-flowers"})
    lab.reveal(ann="invent", bo="invent", cy="invent")
    lab.invent(ann="poisonous-flowers")
    assert lab.each(lab.money) == [8, 5, 5]
    assert [said.who for said in lab.said("lost")] == ["bo", "cy", "bo", "cy"]


@clause("nefarious.twist.recycling.adds-effect")
def test_recycling() -> None:
    lab = Lab("ann bo cy", twists="recycling", money=16, hands={"ann": "death-ray"})
    lab.reveal(ann="invent")
    lab.invent(ann="death-ray")
    assert lab.each(lab.cards) == [1, 0, 0]
    (drew,) = lab.said("drew")
    assert (drew.who, drew.amount) == ("ann", 1)


@clause("nefarious.twist.rigged.effect", "nefarious.ruling.r45")
def test_rigged_investments() -> None:
    minions = {"ann": "research 1", "bo": "research 2, work 1", "cy": "speculate 1"}
    lab = Lab("ann bo cy", twists="rigged-investments", minions=minions, money=0)
    assert lab.view(SPECTATOR)["snapshot"] == [1, 0, 3, 1]
    lab.reveal(ann="speculate", bo="invent", cy="invent")
    lab.speculate(ann="speculate")
    assert lab.money("ann") == 1
    (gained,) = lab.said("gained")
    assert (gained.who, gained.amount, gained.clause) == ("ann", 1, "nefarious.twist.rigged.effect")


@clause("nefarious.twist.security.effect", "nefarious.ruling.r46")
def test_security_measures() -> None:
    lab = Lab("ann bo cy", twists="security-measures", money=9, hands={"ann": "poisonous-flowers"})
    lab.reveal(ann="invent")
    lab.invent(ann="poisonous-flowers")
    assert lab.each(lab.money) == [0, 13, 13]
    assert lab.score("ann") == 3


@clause("nefarious.twist.stolen-parts.adds-effect")
def test_stolen_parts() -> None:
    lab = Lab("ann bo cy", twists="stolen-parts", money={"ann": 16, "bo": 1, "cy": 7}, hands={"ann": "death-ray"})
    lab.reveal(ann="invent", bo="invent", cy="invent")
    lab.invent(ann="death-ray")
    assert lab.each(lab.money) == [0, 0, 5]


@clause("nefarious.twist.subliminal.effect", "nefarious.ruling.r47")
@pytest.mark.parametrize(("money", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (14, 2), (15, 3), (49, 9)])
def test_subliminal_advertising(money: int, points: int) -> None:
    lab = Lab("ann bo", twists="subliminal-advertising", money={"ann": money, "bo": 0}, built={"ann": "android"})
    assert lab.score("ann") == 7 + points
    lab.reveal(ann="invent", bo="invent")
    assert [said.amount for said in lab.said("score") if said.who == "ann"] == [7 + points]


@clause("nefarious.twist.things.effect", "nefarious.ruling.r47")
@pytest.mark.parametrize(("cards", "points"), [(0, 0), (4, 0), (5, 5), (6, 5), (10, 5)])
def test_things_man_was_not_meant_to_know(cards: int, points: int) -> None:
    hands = {"ann": " ".join(["panacea"] * cards)}
    lab = Lab(
        "ann bo", twists="things-man-was-not-meant-to-know", hands=hands, built={"ann": worth(6), "bo": worth(40)}
    )
    assert lab.each(lab.score) == [6 + points, 40]  # five built ones do not count as cards


@clause("nefarious.twist.think-tank.deal", "nefarious.ruling.r48")
@pytest.mark.parametrize("players", range(2, 7))
def test_think_tank(players: int) -> None:
    game = understood(fresh(players, settings={"firstTwist": "think-tank", "secondTwist": "none"}))
    assert [shown["hand"]["count"] for shown in game.view(0)["seats"]] == [10] * players
    assert game.view(0)["pile"] == 64 - 10 * players


@clause("nefarious.twist.think-tank.slash", "nefarious.ruling.r48")
@pytest.mark.parametrize(
    ("card", "cost", "money", "cards"),
    [
        ("x-ray-specs", 7, 3, 1),  # 1 money for each of 3 built, not for 1 card
        ("sentient-ai", 10, 0, 4),  # a card for each of 3 built
        ("time-viewer", 7, 1, 1),  # per Minion: as ever
        ("delicious-by-products", 15, 3, 1),  # per built: as ever
    ],
)
def test_think_tank_counts_built_ones_for_cards_in_hand(card: str, cost: int, money: int, cards: int) -> None:
    lab = Lab(
        "ann bo cy",
        twists="think-tank",
        money={"ann": cost},
        minions={"ann": "speculate 1"},
        hands={"ann": f"{card} panacea"},
        built={"ann": "android beast-man"},
    )
    lab.reveal(ann="invent")
    lab.invent(ann=card)
    assert (lab.money("ann"), lab.cards("ann")) == (money, cards)


@clause("nefarious.twist.unions.effect", "nefarious.twist.unions.mandatory", "nefarious.ruling.r49")
def test_unions() -> None:
    lab = Lab(
        "ann bo cy", twists="unions", money=16, minions={"ann": "speculate 1, research 1"}, hands={"ann": "death-ray"}
    )
    lab.reveal(ann="invent")
    lab.invent(ann="death-ray")
    assert (lab.asked(), lab.may("ann")) == ("ann: remove", "speculate research")
    lab.remove(ann="research")
    assert (lab.minions("ann"), lab.reserve("ann"), lab.built("ann")) == ("speculate 1", 4, "death-ray")


@clause("nefarious.twist.unpaid-interns.effect", "nefarious.ruling.r50")
@pytest.mark.parametrize(
    ("minions", "built", "income"),
    [
        ("work 1", 0, 0),
        ("work 1", 1, 2),
        ("work 2", 1, 0),
        ("work 2", 2, 4),
        ("work 1, speculate 1", 1, 0),
        ("work 1", 3, 2),
    ],
)
def test_unpaid_interns(minions: str, built: int, income: int) -> None:
    lab = Lab(
        "ann bo cy",
        twists="unpaid-interns",
        minions={"ann": minions},
        built={"ann": " ".join(["hypnotic-ray"] * built)},
    )
    lab.reveal(ann="invent")
    assert lab.income() == ({"ann": income} if income else {})


@clause("nefarious.twist.working-alone.effect", "nefarious.ruling.r47")
def test_working_alone() -> None:
    lab = Lab(
        "ann bo", twists="working-alone", built={"ann": worth(17), "bo": worth(18)}, minions={"bo": "speculate 1"}
    )
    assert lab.each(lab.score) == [20, 18]
    lab.reveal()
    assert lab.asked() == "ann wins"
