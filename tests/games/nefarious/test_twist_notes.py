"""The rulebook's notes on Twists, one by one."""

import pytest

from clauses import clause
from games.nefarious.scenario import SPECTATOR, Lab
from games.nefarious.test_setup import fresh, understood

# Age of Boredom ------------------------------------------------------------------------------------------------------


@clause("nefarious.twist.age-of-boredom.effect", "nefarious.ruling.r31")
def test_v27_not_the_action_of_last_round() -> None:
    lab = Lab("ann bo cy", twists="age-of-boredom", last={"ann": "work"})
    assert lab.may("ann") == "speculate invent research"
    assert lab.refuses("ann", "action", "work") == "nefarious.twist.age-of-boredom.effect"
    lab.reveal(ann="research")
    assert lab.may("ann") == "speculate invent work"


@clause("nefarious.twist.age-of-boredom.card-stays", "nefarious.end.retrieve")
def test_the_old_card_stays_out_and_earns_nobody_anything() -> None:
    lab = Lab("ann bo cy", twists="age-of-boredom", minions={"bo": "invent 2, research 1"}, last={"ann": "invent"})
    for name in lab.everyone:
        assert lab.view(name)["seats"][0]["barred"] == [1]
    lab.reveal(ann="research")
    assert lab.income() == {"bo": 1}  # Research only: the Invent card of last round is picked up
    for name in lab.everyone:
        assert lab.view(name)["seats"][0]["barred"] == [2]
    lab.reveal(ann="invent", bo="research", cy="research")
    assert lab.income() == {"bo": 3}


# Alien Contact -------------------------------------------------------------------------------------------------------


@clause(
    "nefarious.twist.alien-contact.effect",
    "nefarious.twist.alien-contact.after-effects",
    "nefarious.twist.alien-contact.same-number",
    "nefarious.ruling.r32",
)
def test_v28_after_all_effects_hands_are_exchanged() -> None:
    hands = {"ann": "particle-accelerator beast-man nanobots panacea", "bo": "slime-ray", "cy": "android teleporter"}
    lab = Lab("ann bo cy", twists="alien-contact", hands=hands)
    lab.reveal(ann="invent", bo="invent")
    lab.invent(ann="particle-accelerator", bo="slime-ray")
    assert (lab.asked(), lab.cards("ann")) == ("ann cy: discard", 4)  # her own card is drawn
    lab.discard(ann="beast-man")
    lab.discard(cy="android")
    assert lab.each(lab.hand) == [" ".join(["killer-swarm"] * 3), "", "teleporter"]
    assert lab.discards() == "beast-man android nanobots killer-swarm panacea"


@clause("nefarious.twist.alien-contact.after-effects", "nefarious.ruling.r32")
def test_a_card_researched_in_the_same_round_is_exchanged_too() -> None:
    lab = Lab(
        "ann bo cy",
        twists="perpetual-motion alien-contact",
        hands={"ann": "buttered-cat-array"},
        pile="android panacea nanobots",
    )
    lab.reveal(ann="invent research", bo="work invent", cy="work invent")
    lab.invent(ann="buttered-cat-array")
    assert (lab.hand("ann"), lab.discards(), lab.pile()) == ("panacea", "android", 1)


@clause("nefarious.twist.alien-contact.effect", "nefarious.ruling.r32")
def test_who_built_in_an_earlier_round_exchanges_nothing() -> None:
    hands = {"ann": "panacea android", "bo": "buttered-cat-array nanobots death-ray"}
    lab = Lab("ann bo cy", twists="alien-contact", hands=hands, built={"ann": "beast-man", "bo": "beast-man"})
    lab.reveal(bo="invent")
    lab.invent(bo="buttered-cat-array")
    assert (lab.hand("ann"), lab.discards()) == ("panacea android", "nanobots death-ray")
    lab.reveal()
    assert (lab.hand("ann"), lab.discards()) == ("panacea android", "nanobots death-ray")


@clause("nefarious.ruling.r32", "nefarious.twist.alien-contact.same-number")
def test_all_exchange_in_one_batch() -> None:
    """Everybody discards first, and what was discarded may come back to somebody else."""
    hands = {"ann": "buttered-cat-array android", "bo": "addictive-computer-game panacea"}
    lab = Lab("ann bo cy", twists="alien-contact", hands=hands, pile="")
    lab.reveal(ann="invent", bo="invent")
    lab.invent(ann="buttered-cat-array", bo="addictive-computer-game")
    assert lab.each(lab.cards) == [1, 1, 0]
    assert {lab.hand("ann"), lab.hand("bo")} == {"android", "panacea"}
    assert [said.amount for said in lab.said("reshuffled")] == [2]
    assert lab.view(SPECTATOR)["locked"] is False


# Animal Rights Activists ---------------------------------------------------------------------------------------------


@clause("nefarious.twist.animal-rights.effect", "nefarious.twist.animal-rights.income")
def test_v29_minions_on_research_still_earn() -> None:
    lab = Lab("ann bo cy", twists="animal-rights-activists", minions={"ann": "research 1"})
    lab.reveal(ann="research", bo="research", cy="work")
    assert lab.income() == {"ann": 1}
    assert (lab.money("ann"), lab.cards("ann")) == (11, 1)


# Bigger and Better ---------------------------------------------------------------------------------------------------


@clause(
    "nefarious.twist.bigger-better.first", "nefarious.twist.bigger-better.tie", "nefarious.twist.bigger-better.effect"
)
@pytest.mark.parametrize(
    ("built", "card", "money", "left"),
    [
        ("", "buttered-cat-array", 0, 2),
        ("killer-swarm", "infected-locusts", 8, 0),
        ("killer-swarm", "tsunami-generator", 12, 2),
        ("killer-swarm panacea", "tsunami-generator", 12, 2),
        ("tsunami-generator panacea", "killer-swarm", 8, 0),  # more than the last one, not more than each
    ],
)
def test_v30_more_than_each_earlier_one(built: str, card: str, money: int, left: int) -> None:
    lab = Lab("ann bo cy", twists="bigger-and-better", money={"ann": money}, hands={"ann": card}, built={"ann": built})
    lab.reveal(ann="invent")
    lab.invent(ann=card)
    assert lab.money("ann") == left


@clause("nefarious.twist.bigger-better.secret-lair", "nefarious.ruling.r33", "nefarious.ruling.r24")
@pytest.mark.parametrize(
    ("built", "card", "money", "left"),
    [
        ("buttered-cat-array particle-accelerator", "secret-lair", 12, 2),
        ("secret-lair buttered-cat-array particle-accelerator", "killer-swarm", 8, 0),
        ("secret-lair buttered-cat-array particle-accelerator", "tsunami-generator", 12, 2),
        ("cloaking-device buttered-cat-array", "secret-lair", 12, 0),  # 3 against 3
        ("secret-lair", "buttered-cat-array", 0, 0),  # the Lair counts the new one: 2 against 2
    ],
)
def test_v31_secret_lair_counts_the_new_one(built: str, card: str, money: int, left: int) -> None:
    lab = Lab("ann bo cy", twists="bigger-and-better", money={"ann": money}, hands={"ann": card}, built={"ann": built})
    lab.reveal(ann="invent")
    lab.invent(ann=card)
    assert lab.money("ann") == left


@clause("nefarious.ruling.r33")
def test_the_prize_comes_before_effects() -> None:
    """ann's 2 money are there when bo's Freeze Ray takes 3, or she would have lost 0."""
    hands = {"ann": "buttered-cat-array", "bo": "freeze-ray"}
    lab = Lab("ann bo cy", twists="bigger-and-better", money={"ann": 0, "bo": 10}, hands=hands)
    lab.reveal(ann="invent", bo="invent")
    lab.invent(ann="buttered-cat-array", bo="freeze-ray")
    assert lab.each(lab.money) == [0, 2, 11]
    assert lab.told("lost") == ["ann lost 2", "cy lost 3"]


# Cheap Fusion Power --------------------------------------------------------------------------------------------------


@clause("nefarious.twist.cheap-fusion.effect")
@pytest.mark.parametrize(
    ("card", "price"),
    [
        ("anti-gravity-suit", 5),
        ("buttered-cat-array", 0),
        ("hypnotic-ray", 1),
        ("space-elevator", 12),
        ("moon-base", 7),
    ],
)
def test_v32_half_the_cost_rounded_up(card: str, price: int) -> None:
    lab = Lab("ann bo cy", twists="cheap-fusion-power", money={"ann": price}, hands={"ann": card})
    lab.reveal(ann="invent")
    lab.invent(ann=card)
    (paid,) = lab.said("paid")
    assert (paid.amount, paid.card) == (price, card)


# Embezzling Minions --------------------------------------------------------------------------------------------------


@clause("nefarious.twist.embezzling.effect", "nefarious.twist.embezzling.threshold", "nefarious.ruling.r34")
def test_v33_rounded_down_to_fives() -> None:
    money = {"ann": 14, "bo": 15, "cy": 4, "di": 5, "ed": 19}
    lab = Lab("ann bo cy di ed", twists="embezzling-minions", money=money)
    assert lab.each(lab.money) == [10, 15, 4, 5, 15]
    lab.reveal(ann="invent", bo="work", cy="work", di="work", ed="work")
    assert lab.each(lab.money) == [10, 15, 5, 5, 15]  # 19, 8, 9 and 19 at the start of the next round


# Focused Research ----------------------------------------------------------------------------------------------------


@clause("nefarious.twist.focused-research.effect", "nefarious.twist.focused-research.order")
@pytest.mark.parametrize("thrown", ["panacea", "beast-man", "death-ray"])
def test_v34_both_cards_are_drawn_before_the_discard(thrown: str) -> None:
    lab = Lab("ann bo cy", twists="focused-research", hands={"ann": "panacea"}, pile="beast-man death-ray nanobots")
    lab.reveal(ann="research")
    assert set(lab.may("ann").split()) == {"panacea", "beast-man", "death-ray"}
    lab.discard(ann=thrown)
    assert (lab.cards("ann"), lab.money("ann"), lab.discards()) == (2, 12, thrown)
    (told,) = lab.said("discarded")
    assert told.clause == "nefarious.twist.focused-research.effect"


# Hyperinflation ------------------------------------------------------------------------------------------------------


@clause(
    "nefarious.twist.hyperinflation.effect",
    "nefarious.twist.hyperinflation.before-effects",
    "nefarious.twist.hyperinflation.zero-cost",
    "nefarious.ruling.r35",
)
@pytest.mark.parametrize(
    ("card", "left", "built"),
    [
        ("beast-man", 0, "beast-man"),
        ("addictive-computer-game", 4, "addictive-computer-game"),
        ("space-elevator", 20, ""),
    ],
)
def test_v35_what_is_left_is_lost_before_effects(card: str, left: int, built: str) -> None:
    lab = Lab("ann bo cy", twists="hyperinflation", money=20, hands={"ann": card})
    lab.reveal(ann="invent")
    lab.invent(ann=card)
    assert (lab.money("ann"), lab.built("ann")) == (left, built)


@clause("nefarious.twist.hyperinflation.effect")
def test_money_that_comes_later_is_kept() -> None:
    lab = Lab("ann bo cy", twists="hyperinflation perpetual-motion", money=20, hands={"ann": "death-ray"})
    lab.reveal(ann="invent work", bo="invent work", cy="invent work")
    lab.invent(ann="death-ray")
    assert lab.each(lab.money) == [4, 24, 24]


# Lingering Evil ------------------------------------------------------------------------------------------------------


@clause("nefarious.twist.lingering-evil.effect", "nefarious.ruling.r36")
def test_v36_the_effects_of_the_one_before() -> None:
    lab = Lab(
        "ann bo cy",
        twists="lingering-evil",
        money={"ann": 16, "bo": 3, "cy": 3},
        hands={"ann": "death-ray"},
        built={"ann": "panacea poisonous-flowers"},
    )
    lab.reveal(ann="invent", bo="invent", cy="invent")
    lab.invent(ann="death-ray")
    assert lab.each(lab.money) == [4, 1, 1]


@clause("nefarious.twist.lingering-evil.no-chain", "nefarious.ruling.r36")
@pytest.mark.parametrize("built", ["", "poisonous-flowers buttered-cat-array", "poisonous-flowers secret-lair"])
def test_v36_two_in_a_row_without_effects(built: str) -> None:
    lab = Lab("ann bo cy", twists="lingering-evil", money=16, hands={"ann": "death-ray"}, built={"ann": built})
    lab.reveal(ann="invent", bo="invent", cy="invent")
    lab.invent(ann="death-ray")
    assert lab.each(lab.money) == [0, 16, 16]


@clause("nefarious.twist.lingering-evil.added-effects", "nefarious.twist.recycling.adds-effect")
def test_v36_with_recycling_no_invention_is_without_effects() -> None:
    lab = Lab(
        "ann bo cy",
        twists="lingering-evil recycling",
        money=16,
        hands={"ann": "death-ray"},
        built={"ann": "poisonous-flowers"},
    )
    lab.reveal(ann="invent", bo="invent", cy="invent")
    lab.invent(ann="death-ray")
    assert lab.each(lab.money) == [0, 16, 16]
    assert lab.each(lab.cards) == [1, 0, 0]


@clause("nefarious.ruling.r36", "nefarious.twist.lingering-evil.no-chain")
def test_borrowed_effects_are_not_handed_on() -> None:
    lab = Lab(
        "ann bo cy",
        twists="lingering-evil",
        money=0,
        hands={"ann": "buttered-cat-array buttered-cat-array"},
        built={"ann": "addictive-computer-game"},
    )
    for left in (4, 4):
        lab.reveal(ann="invent", bo="invent", cy="invent")
        lab.invent(ann="buttered-cat-array")
        assert lab.money("ann") == left


@clause("nefarious.ruling.r36")
def test_an_invention_with_effects_borrows_nothing() -> None:
    lab = Lab(
        "ann bo cy", twists="lingering-evil", money=10, hands={"ann": "freeze-ray"}, built={"ann": "poisonous-flowers"}
    )
    lab.reveal(ann="invent", bo="invent", cy="invent")
    lab.invent(ann="freeze-ray")
    assert lab.each(lab.money) == [0, 7, 7]


# Long-term Plans -----------------------------------------------------------------------------------------------------


@clause("nefarious.twist.long-term.no-discard")
def test_v37_the_plan_cannot_be_discarded() -> None:
    hands = {"ann": "beast-man android", "bo": "slime-ray", "cy": "nanobots panacea death-ray"}
    lab = Lab("ann bo cy", twists="long-term-plans", hands=hands)
    lab.plan(ann="beast-man", bo="slime-ray", cy="nanobots")
    lab.reveal(bo="invent")
    lab.invent(bo="slime-ray")
    assert (lab.asked(), lab.may("cy")) == ("cy: discard", "panacea death-ray")
    assert lab.refuses("cy", "discard", "nanobots") == "nefarious.twist.long-term.no-discard"
    lab.discard(cy="panacea")
    assert lab.each(lab.hand) == ["beast-man", "", "nanobots death-ray"]
    assert lab.discards() == "android panacea"


@clause("nefarious.twist.long-term.only-card")
def test_v37_the_only_card_is_kept() -> None:
    lab = Lab("ann bo cy", twists="long-term-plans", hands={"ann": "beast-man", "bo": "slime-ray"})
    lab.plan(ann="beast-man", bo="slime-ray")
    lab.reveal(bo="invent")
    lab.invent(bo="slime-ray")
    assert lab.asked() == "ann bo cy: action"
    assert (lab.hand("ann"), lab.discards()) == ("beast-man", "")


@clause("nefarious.twist.long-term.must-build", "nefarious.ruling.r07")
def test_v37_the_plan_must_be_built() -> None:
    lab = Lab("ann bo cy", twists="long-term-plans", money=10, hands={"ann": "death-ray cloaking-device"})
    lab.plan(ann="death-ray")
    lab.reveal(ann="invent")
    assert lab.told("invention", "failed") == ["ann invention death-ray", "ann failed death-ray"]
    # There was no choice. At 16 it is too dear, so it stays the plan.
    assert (lab.hand("ann"), lab.money("ann")) == ("cloaking-device death-ray", 10)
    assert lab.asked() == "ann bo cy: action"
    lab.reveal()
    lab.reveal(ann="work")
    lab.reveal(ann="invent")
    lab.invent(ann="death-ray")
    assert lab.built("ann") == "death-ray"
    lab.plan(ann="cloaking-device")  # the last card: a new plan at the next round start


@clause("nefarious.twist.long-term.commit", "nefarious.ruling.r37")
def test_a_plan_is_made_by_everybody_who_has_a_card_and_no_plan() -> None:
    lab = Lab(
        "ann bo cy", twists="long-term-plans", hands={"ann": "beast-man panacea", "cy": "nanobots"}, pile="android"
    )
    assert lab.asked() == "ann: plan"  # cy has one card only, and everybody sees that
    lab.plan(ann="beast-man", cy="nanobots")
    assert [lab.public(name)["plan"] for name in lab.names] == [{}, None, {}]
    lab.reveal(bo="research")
    lab.plan(bo="android")
    assert lab.asked() == "ann bo cy: action"
    assert [lab.public(name)["plan"] for name in lab.names] == [{}, {}, {}]


@clause("nefarious.twist.long-term.no-discard", "nefarious.ruling.r37")
def test_once_built_it_is_no_plan_any_more() -> None:
    lab = Lab("ann bo cy", twists="long-term-plans", hands={"ann": "nanobots android"}, pile="death-ray panacea")
    lab.plan(ann="nanobots")
    lab.reveal(ann="invent")
    lab.invent(ann="nanobots")
    assert set(lab.may("ann").split()) == {"android", "death-ray", "panacea"}
    assert lab.view("ann")["seats"][0]["plan"] is None


# Mad Broker ----------------------------------------------------------------------------------------------------------


@clause("nefarious.twist.mad-broker.add", "nefarious.twist.mad-broker.remove", "nefarious.ruling.r05")
@pytest.mark.parametrize(
    ("action", "minions", "income"), [("research", "research 4", 8), ("invent", "invent 1", 0), ("work", "work 1", 0)]
)
def test_v38_minions_follow_the_action(action: str, minions: str, income: int) -> None:
    lab = Lab("ann bo cy", twists="mad-broker", minions={"ann": "research 3"}, hands={"cy": "nanobots"})
    lab.reveal(ann=action, bo="research", cy="research")
    assert lab.minions("ann") == minions
    assert lab.income().get("ann", 0) == income  # the new Minion is there before income


@clause("nefarious.ruling.r38")
def test_with_all_five_at_work_none_can_be_added() -> None:
    lab = Lab("ann bo cy", twists="mad-broker", minions={"ann": "research 5"})
    lab.reveal(ann="research")
    assert (lab.minions("ann"), lab.reserve("ann"), lab.money("ann")) == ("research 5", 0, 12)


@clause("nefarious.ruling.r38", "nefarious.ruling.r26")
def test_mad_broker_acts_in_the_first_round_and_costs_nothing() -> None:
    game = understood(fresh(3, settings={"firstTwist": "mad-broker", "secondTwist": "none"}))
    for _ in range(3):
        game.decide(game.seat, game.deck.space.option("action", (3,)), game.number)
    shown = game.view(0)["seats"]
    assert [seat["areas"] for seat in shown] == [[0, 0, 0, 1]] * 3
    assert [seat["money"] for seat in shown] == [10 + 2 + 4] * 3


# Mob Influence -------------------------------------------------------------------------------------------------------


@clause("nefarious.twist.mob-influence.effect", "nefarious.twist.mob-influence.everyone", "nefarious.ruling.r39")
def test_v39_players_across_the_table_count() -> None:
    lab = Lab("ann bo cy di", twists="mob-influence")
    lab.reveal(ann="work", bo="work", cy="work", di="research")
    assert lab.each(lab.money) == [12, 12, 12, 12]
    assert lab.cards("di") == 1


# Overpopulation ------------------------------------------------------------------------------------------------------


@clause(
    "nefarious.twist.overpopulation.effect",
    "nefarious.twist.overpopulation.first-round",
    "nefarious.twist.overpopulation.last-card",
    "nefarious.ruling.r26",
    "nefarious.ruling.r40",
)
def test_v40_a_card_each_round_but_never_the_last() -> None:
    game = understood(fresh(3, settings={"firstTwist": "overpopulation", "secondTwist": "none"}))
    view = game.view(0)
    assert (view["round"], view["question"], view["phase"]) == (1, "Thin", "round-start")
    for _ in range(3):
        game.take(game.choices[0])
    assert [seat["hand"]["count"] for seat in game.view(0)["seats"]] == [2, 2, 2]
    assert game.view(0)["question"] == "ChooseAction"
    lab = Lab("ann bo cy", twists="overpopulation", hands={"ann": "android", "bo": "panacea beast-man"})
    assert lab.asked() == "bo: discard"
    lab.discard(bo="panacea")
    lab.reveal()
    assert lab.asked() == "ann bo cy: action"
    assert lab.each(lab.hand) == ["android", "beast-man", ""]
    (told,) = lab.said("discarded")
    assert told.clause == "nefarious.twist.overpopulation.effect"
    assert len(lab.said("twist-acts")) == 1  # with one card each it does nothing, and says nothing


# Parallel Universe ---------------------------------------------------------------------------------------------------


@clause("nefarious.twist.parallel.speculate", "nefarious.twist.parallel.effect", "nefarious.ruling.r41")
def test_v41_two_minions_each_paid() -> None:
    lab = Lab("ann bo cy", twists="parallel-universe", money=3)
    lab.reveal(ann="speculate")
    lab.speculate(ann="invent")
    assert (lab.money("ann"), lab.minions("ann"), lab.may("ann")) == (1, "invent 1", "speculate research work")
    lab.speculate(ann="work")
    assert (lab.money("ann"), lab.minions("ann")) == (0, "invent 1, work 1")


@clause("nefarious.twist.parallel.research", "nefarious.twist.parallel.work", "nefarious.ruling.r41")
def test_v41_research_and_work_twice() -> None:
    lab = Lab("ann bo cy", twists="parallel-universe", money=3)
    lab.reveal(ann="research", bo="work", cy="invent")
    assert lab.each(lab.money) == [7, 11, 3]
    assert lab.each(lab.cards) == [2, 0, 0]
    assert lab.told("gained") == ["ann gained 2", "ann gained 2", "bo gained 4", "bo gained 4"]


@clause("nefarious.twist.parallel.partial-ok", "nefarious.twist.parallel.invent")
def test_v41_one_card_or_one_minion_is_enough_to_choose() -> None:
    lab = Lab(
        "ann bo cy",
        twists="parallel-universe",
        minions={"bo": "invent 4"},
        hands={"ann": "buttered-cat-array"},
    )
    assert lab.may("ann") == lab.may("bo") == "speculate invent research work"
    lab.reveal(ann="invent", bo="speculate")
    lab.speculate(bo="work")
    lab.invent(ann="buttered-cat-array")
    assert lab.asked() == "ann bo cy: action"
    assert (lab.built("ann"), lab.minions("bo")) == ("buttered-cat-array", "invent 4, work 1")


@clause("nefarious.twist.parallel.invent", "nefarious.twist.parallel.effect")
def test_two_inventions_in_step_with_the_other_inventors() -> None:
    hands = {"ann": "buttered-cat-array cloaking-device nanobots", "bo": "killer-swarm love-potion android"}
    lab = Lab("ann bo cy", twists="parallel-universe", money=20, hands=hands)
    lab.reveal(ann="invent", bo="invent")
    lab.invent(ann="buttered-cat-array", bo="love-potion")
    assert lab.asked() == "ann bo: invent"
    assert (lab.built("ann"), lab.built("bo"), lab.money("bo")) == ("buttered-cat-array", "love-potion", 21)
    assert [lab.public(name)["built_now"] for name in lab.names] == [1, 1, 0]
    lab.invent(ann="cloaking-device", bo="killer-swarm")
    assert (lab.built("ann"), lab.built("bo")) == ("buttered-cat-array cloaking-device", "love-potion killer-swarm")


@clause("nefarious.twist.parallel.doubles-modified", "nefarious.twist.blood-sweat.effect")
@pytest.mark.parametrize("order", [1, -1])
def test_v42_the_changed_action_is_doubled(order: int) -> None:
    lab = Lab("ann bo", twists=" ".join(["parallel-universe", "blood-sweat-and-mice"][::order]), money=0)
    lab.reveal()
    assert lab.each(lab.money) == [12, 12]


@clause("nefarious.twist.parallel.interrupted")
def test_v43_the_second_card_may_be_lost() -> None:
    hands = {"ann": "buttered-cat-array android", "bo": "slime-ray"}
    lab = Lab("ann bo cy", twists="parallel-universe", hands=hands)
    lab.reveal(ann="invent", bo="invent")
    lab.invent(ann="buttered-cat-array", bo="slime-ray")
    lab.discard(ann="android")
    assert lab.asked() == "ann bo cy: action"
    assert lab.built("ann") == "buttered-cat-array"


@clause("nefarious.twist.parallel.income-once", "nefarious.ruling.r41")
def test_v44_income_comes_once() -> None:
    lab = Lab("ann bo cy", twists="parallel-universe", minions={"ann": "work 2"})
    lab.reveal(ann="invent", bo="work", cy="research")
    assert lab.income() == {"ann": 2}


@clause("nefarious.ruling.r41", "nefarious.ruling.r07")
def test_a_card_that_failed_may_be_tried_again() -> None:
    hands = {"ann": "slime-ray addictive-computer-game", "bo": "reanimator"}
    lab = Lab("ann bo cy", twists="parallel-universe", money={"ann": 8, "bo": 19}, hands=hands)
    lab.reveal(ann="invent", bo="invent")
    lab.invent(ann="slime-ray", bo="reanimator")
    assert (lab.hand("ann"), lab.money("ann")) == ("addictive-computer-game slime-ray", 10)
    lab.invent(ann="slime-ray")
    assert (lab.built("ann"), lab.money("ann")) == ("slime-ray", 0)


# Perpetual Motion ----------------------------------------------------------------------------------------------------


@clause("nefarious.twist.perpetual-motion.order", "nefarious.twist.perpetual-motion.effect", "nefarious.ruling.r42")
@pytest.mark.parametrize("picks", ["work invent", "invent work"])
def test_v45_the_order_of_numbers_stays(picks: str) -> None:
    lab = Lab("ann bo cy", twists="perpetual-motion", money=5, hands={"ann": "killer-swarm android"})
    lab.reveal(ann=picks, bo="research work", cy="research work")
    assert lab.public("ann")["actions"] == [1, 3]
    lab.invent(ann="killer-swarm")
    assert (lab.built("ann"), lab.hand("ann"), lab.money("ann")) == ("", "killer-swarm android", 9)


@clause("nefarious.twist.perpetual-motion.effect", "nefarious.select.secret")
def test_two_picks_lie_face_down() -> None:
    lab, other = Lab("ann bo cy", twists="perpetual-motion"), Lab("ann bo cy", twists="perpetual-motion")
    lab.give("ann", "action", "work invent")
    other.give("ann", "action", "research speculate")
    for name in ("bo", "cy", SPECTATOR):
        assert lab.view(name) == other.view(name)
    assert lab.view("bo")["seats"][0]["wanted"] == 2


# Philanthropy --------------------------------------------------------------------------------------------------------


@clause("nefarious.twist.philanthropy.effect", "nefarious.twist.philanthropy.independent", "nefarious.ruling.r43")
def test_v46_either_both_or_neither() -> None:
    lab = Lab(
        "ann bo cy di",
        twists="philanthropy",
        money={"ann": 0, "bo": 0, "cy": 3, "di": 1},
        hands={"bo": "android panacea", "di": "beast-man"},
    )
    lab.reveal(ann="speculate", bo="speculate", cy="speculate", di="speculate")
    lab.speculate(cy="speculate", di="speculate")
    assert lab.each(lab.money) == [2, 2, 3, 1]
    assert lab.each(lab.cards) == [1, 2, 1, 1]
    assert [said.who for said in lab.said("twist-acts")] == ["ann", "bo", "cy"]


# Quantum Relativity --------------------------------------------------------------------------------------------------


@clause("nefarious.twist.quantum.effect", "nefarious.twist.quantum.block-order", "nefarious.ruling.r44")
def test_v47_the_whole_list_and_then_again() -> None:
    lab = Lab("ann bo cy", twists="quantum-relativity", hands={"ann": "nanobots android"}, pile=["panacea"] * 8)
    lab.reveal(ann="invent")
    lab.invent(ann="nanobots")
    assert lab.cards("ann") == 3
    lab.discard(ann="panacea panacea")
    assert (lab.asked(), lab.cards("ann")) == ("ann: discard", 3)  # 1, and 2 drawn again
    lab.discard(ann="panacea panacea")
    assert (lab.hand("ann"), lab.pile(), len(lab.discards().split())) == ("android", 4, 4)


@clause("nefarious.ruling.r44", "nefarious.ruling.r09")
def test_the_builders_list_is_doubled_before_others_are_hit() -> None:
    lab = Lab("ann bo cy", twists="quantum-relativity", money=9, hands={"ann": "poisonous-flowers", "bo": "android"})
    lab.reveal(ann="invent", bo="invent")
    lab.invent(ann="poisonous-flowers", bo="android")
    order = [f"{said.who} {said.kind}" for said in lab.said("gained", "lost")][:6]
    assert order[:2] == ["ann gained", "ann gained"]
    assert sorted(order[2:]) == ["bo lost", "bo lost", "cy lost", "cy lost"]


# Rigged Investments --------------------------------------------------------------------------------------------------


@clause("nefarious.twist.rigged.count", "nefarious.twist.rigged.effect")
def test_v48_all_players_minions_count_and_not_the_new_one() -> None:
    lab = Lab("ann bo cy", twists="rigged-investments", minions={"ann": "invent 2", "bo": "invent 3"})
    lab.reveal(ann="work", bo="work", cy="speculate")
    lab.speculate(cy="invent")
    assert lab.money("cy") == 13


@clause("nefarious.twist.rigged.snapshot", "nefarious.ruling.r45")
def test_v49_the_same_for_all_who_place_at_once() -> None:
    lab = Lab(
        "ann bo cy di",
        twists="rigged-investments",
        money=2,
        minions={"cy": "invent 2", "di": "invent 3"},
    )
    lab.reveal(ann="speculate", bo="speculate")
    lab.speculate(ann="invent", bo="invent")
    assert lab.each(lab.money) == [5, 5, 6, 6]


@clause("nefarious.twist.rigged.any-source", "nefarious.twist.rigged.snapshot", "nefarious.ruling.r45")
def test_placements_by_effects_earn_the_same_snapshot() -> None:
    lab = Lab(
        "ann bo cy",
        twists="rigged-investments",
        money={"ann": 4, "bo": 0, "cy": 0},
        minions={"ann": "speculate 1", "bo": "speculate 2"},
        hands={"ann": "cryogenic-chamber"},
    )
    lab.reveal(ann="invent", bo="invent", cy="invent")
    lab.invent(ann="cryogenic-chamber")
    lab.place(ann="speculate")
    assert lab.money("ann") == 3
    lab.place(cy="work", bo="speculate")
    assert lab.each(lab.money) == [3, 3, 0]


@clause("nefarious.ruling.r45")
def test_what_a_placement_earns_cannot_pay_for_it() -> None:
    lab = Lab("ann bo cy", twists="rigged-investments", money=1, minions={"bo": "invent 5"})
    lab.reveal(ann="speculate", bo="research")
    assert lab.may("ann") == "speculate research work"


@clause("nefarious.twist.rigged.snapshot", "nefarious.ruling.r45")
def test_minions_taken_away_in_the_round_still_count() -> None:
    lab = Lab(
        "ann bo cy",
        twists="rigged-investments",
        money={"ann": 11, "bo": 0, "cy": 0},
        minions={"ann": "research 2"},
        hands={"ann": "time-machine"},
    )
    lab.reveal(ann="invent", bo="invent", cy="invent")
    lab.invent(ann="time-machine")
    lab.remove(ann="research")
    lab.place(ann="research")
    assert lab.money("ann") == 2


# Security Measures ---------------------------------------------------------------------------------------------------


@clause("nefarious.twist.security.added", "nefarious.twist.security.effect", "nefarious.ruling.r46")
@pytest.mark.parametrize("order", [1, -1])
def test_v50_stolen_parts_does_nothing(order: int) -> None:
    lab = Lab(
        "ann bo cy",
        twists=" ".join(["security-measures", "stolen-parts"][::order]),
        money={"ann": 9},
        hands={"ann": "poisonous-flowers"},
    )
    lab.reveal(ann="invent", bo="invent", cy="invent")
    lab.invent(ann="poisonous-flowers")
    assert lab.each(lab.money) == [0, 10, 10]
    assert lab.said("gained", "lost") == []


@clause("nefarious.ruling.r46")
def test_the_other_reading_spares_the_others_only() -> None:
    lab = Lab(
        "ann bo cy",
        twists="security-measures stolen-parts",
        money={"ann": 9},
        hands={"ann": "poisonous-flowers"},
        settings={"securityMeasures": "others"},
    )
    lab.reveal(ann="invent", bo="invent", cy="invent")
    lab.invent(ann="poisonous-flowers")
    assert lab.each(lab.money) == [4, 10, 10]


# Subliminal Advertising ----------------------------------------------------------------------------------------------


@clause("nefarious.twist.subliminal.effect", "nefarious.ruling.r47")
def test_v51_fourteen_money_are_two_points() -> None:
    lab = Lab("ann bo", twists="subliminal-advertising")
    lab.reveal(ann="work", bo="invent")
    assert [said.amount for said in lab.said("score")] == [2, 2]
    assert lab.each(lab.money) == [14, 10]


# Unions --------------------------------------------------------------------------------------------------------------


@clause("nefarious.twist.unions.effect", "nefarious.twist.unions.mandatory")
def test_v52_building_costs_a_minion_of_ones_choice() -> None:
    lab = Lab(
        "ann bo cy",
        twists="unions",
        money=16,
        minions={"ann": "speculate 1, invent 1"},
        hands={"ann": "death-ray"},
    )
    lab.reveal(ann="invent")
    lab.invent(ann="death-ray")
    assert lab.may("ann") == "speculate invent"
    lab.remove(ann="speculate")
    assert (lab.minions("ann"), lab.built("ann")) == ("invent 1", "death-ray")
    (told,) = lab.said("removed")
    assert told.clause == "nefarious.twist.unions.mandatory"


@clause(
    "nefarious.twist.unions.no-minion",
    "nefarious.twist.unions.may-choose",
    "nefarious.twist.unions.income",
    "nefarious.twist.unions.no-triggers",
    "nefarious.ruling.r49",
    "nefarious.ruling.r07",
)
@pytest.mark.parametrize("order", [1, -1])
def test_v52_without_a_minion_nothing_is_built(order: int) -> None:
    lab = Lab(
        "ann bo cy",
        twists=" ".join(["unions", "hyperinflation"][::order]),
        money=20,
        minions={"bo": "invent 1"},
        hands={"ann": "death-ray"},
    )
    assert lab.may("ann") == "speculate invent research work"
    lab.reveal(ann="invent")
    assert lab.income() == {"bo": 1}
    lab.invent(ann="death-ray")
    assert (lab.hand("ann"), lab.built("ann"), lab.money("ann")) == ("death-ray", "", 20)
    assert (lab.minions("ann"), lab.reserve("ann")) == ("speculate 1", 4)
    (refused,) = lab.said("refused")
    assert (refused.who, refused.card, refused.clause) == ("ann", "death-ray", "nefarious.twist.unions.no-minion")
    assert refused.seen_by == lab.everyone


@clause("nefarious.ruling.r49")
def test_the_gate_comes_before_the_price() -> None:
    """Refused although the card could not be paid either: the Minion goes out all the same."""
    lab = Lab("ann bo cy", twists="unions", money=0, hands={"ann": "death-ray"})
    lab.reveal(ann="invent")
    lab.invent(ann="death-ray")
    assert (lab.minions("ann"), lab.said("failed")) == ("speculate 1", [])
    assert [said.who for said in lab.said("refused")] == ["ann"]


@clause("nefarious.ruling.r49", "nefarious.invent.no-cards")
def test_without_a_card_not_even_the_fallback_minion() -> None:
    lab = Lab("ann bo cy", twists="unions")
    lab.reveal(ann="invent")
    assert (lab.minions("ann"), lab.reserve("ann")) == ("", 5)


@clause("nefarious.ruling.r49")
def test_with_a_minion_but_without_money_it_stays() -> None:
    lab = Lab("ann bo cy", twists="unions", money=0, minions={"ann": "invent 1"}, hands={"ann": "death-ray"})
    lab.reveal(ann="invent")
    lab.invent(ann="death-ray")
    assert (lab.minions("ann"), lab.built("ann"), lab.hand("ann")) == ("invent 1", "", "death-ray")
    assert [said.who for said in lab.said("failed")] == ["ann"]


@clause("nefarious.ruling.r49", "nefarious.card.time-viewer")
def test_the_minion_is_given_back_before_effects() -> None:
    lab = Lab("ann bo cy", twists="unions", money={"ann": 7}, minions={"ann": "invent 3"}, hands={"ann": "time-viewer"})
    lab.reveal(ann="invent")
    lab.invent(ann="time-viewer")
    lab.remove(ann="invent")
    assert lab.money("ann") == 2
