"""Rulings that no other file holds: what the table does for a player who does not answer, and other house rules."""

import pytest

from clauses import clause
from games.nefarious.scenario import SPECTATOR, Lab
from games.nefarious.test_setup import fresh
from villainy.engine.chance import seeded

# Time-outs -----------------------------------------------------------------------------------------------------------


@clause("nefarious.ruling.r52", "nefarious.setup.twists-understood")
def test_twists_count_as_understood() -> None:
    game = fresh(3)
    for seat in range(3):
        assert game.meaning(game.fallback(seat)) == ("understood", ())
    game.decide(1, game.fallback(1), game.number)
    assert game.fallback(1) == -1  # not asked


@clause("nefarious.ruling.r52")
def test_no_default_for_those_who_are_not_asked() -> None:
    lab = Lab("ann bo cy", hands={"ann": "beast-man android"})
    lab.reveal(ann="invent")
    assert [lab.game.fallback(seat) >= 0 for seat in range(3)] == [True, False, False]


@clause("nefarious.ruling.r52")
@pytest.mark.parametrize(
    ("hand", "card"),
    [
        ("death-ray beast-man android", "beast-man"),
        ("killer-swarm infected-locusts panacea", "killer-swarm"),  # both cost 8: the upper row
        ("secret-lair tsunami-generator doomsday-machine", "secret-lair"),
    ],
)
def test_the_cheapest_card_is_planned(hand: str, card: str) -> None:
    lab = Lab("ann bo", twists="long-term-plans", hands={"ann": hand})
    assert lab.fall_back("ann") == card


@clause("nefarious.ruling.r52")
@pytest.mark.parametrize(
    ("hand", "card"),
    [
        ("death-ray beast-man android", "android"),
        ("hypnotic-ray infected-locusts killer-swarm", "killer-swarm"),
        ("blizzard-machine death-ray ozone-depleter", "blizzard-machine"),
    ],
)
def test_the_dearest_card_is_discarded_at_the_round_start(hand: str, card: str) -> None:
    lab = Lab("ann bo", twists="overpopulation", hands={"ann": hand})
    assert lab.fall_back("ann") == card


@clause("nefarious.ruling.r52")
@pytest.mark.parametrize(
    ("twists", "last", "chosen"),
    [
        ("", "", "work"),
        ("age-of-boredom", "work", "research"),
        ("age-of-boredom", "research", "work"),
        ("perpetual-motion", "", "work research"),
    ],
)
def test_work_is_chosen_else_research(twists: str, last: str, chosen: str) -> None:
    lab = Lab("ann bo", twists=twists, last={"ann": last})
    assert lab.fall_back("ann") == chosen


@clause("nefarious.ruling.r52")
def test_else_the_lowest_number_that_is_left() -> None:
    lab = Lab("ann bo", twists="perpetual-motion")
    lab.give("ann", "action", "work")
    assert lab.fall_back("ann") == "research"
    lab = Lab("ann bo", twists="perpetual-motion")
    lab.give("ann", "action", "research")
    assert lab.fall_back("ann") == "work"


@clause("nefarious.ruling.r52")
def test_a_minion_speculates_where_it_costs_nothing() -> None:
    lab = Lab("ann bo", money=9)
    lab.reveal(ann="speculate")
    assert lab.fall_back("ann") == "speculate"
    assert lab.money("ann") == 9


@clause("nefarious.ruling.r52")
@pytest.mark.parametrize(
    ("money", "hand", "built", "card"),
    [
        (16, "android death-ray beast-man", "", "death-ray"),  # 19 is too dear; 6 points are more than 4
        (3, "android death-ray beast-man", "", "beast-man"),  # nothing can be paid: the cheapest
        (12, "tsunami-generator weather-controller killer-swarm", "", "weather-controller"),  # the upper row
        (12, "secret-lair cloaking-device", "android beast-man nanobots", "secret-lair"),  # it would be worth 4
        (12, "secret-lair cloaking-device", "android", "cloaking-device"),  # it would be worth 2
        (12, "secret-lair cloaking-device", "android beast-man", "cloaking-device"),  # 3 each: the upper row
        (7, "android killer-swarm infected-locusts", "", "killer-swarm"),
    ],
)
def test_the_best_card_that_can_be_paid_is_built(money: int, hand: str, built: str, card: str) -> None:
    lab = Lab("ann bo", money={"ann": money}, hands={"ann": hand}, built={"ann": built})
    lab.reveal(ann="invent")
    assert lab.fall_back("ann") == card


@clause("nefarious.ruling.r52", "nefarious.twist.cheap-fusion.effect")
def test_what_can_be_paid_is_judged_with_twists() -> None:
    lab = Lab("ann bo", twists="cheap-fusion-power", money={"ann": 10}, hands={"ann": "android killer-swarm"})
    lab.reveal(ann="invent")
    assert lab.fall_back("ann") == "android"


@clause("nefarious.ruling.r52")
@pytest.mark.parametrize(
    ("minions", "area"),
    [
        ("speculate 1, research 3", "research"),
        ("invent 2, research 2", "invent"),
        ("speculate 1, invent 1, research 1, work 1", "speculate"),
        ("speculate 1, work 2", "work"),
    ],
)
def test_a_minion_leaves_the_fullest_area(minions: str, area: str) -> None:
    lab = Lab("ann bo", minions={"ann": minions}, hands={"ann": "beast-man"})
    lab.reveal(ann="invent", bo="invent")
    assert lab.fall_back("ann") == area
    lab = Lab("ann bo", twists="unions", minions={"ann": minions}, hands={"ann": "cloaking-device"})
    lab.reveal(ann="invent", bo="invent")
    assert lab.fall_back("ann") == area


@clause("nefarious.ruling.r52")
def test_the_dearest_cards_are_discarded_for_an_effect() -> None:
    hand = "nanobots hypnotic-ray android killer-swarm infected-locusts"
    lab = Lab("ann bo", hands={"ann": hand, "bo": "panacea"}, locked=True)
    lab.reveal(ann="invent")
    lab.invent(ann="nanobots")
    assert lab.fall_back("ann") == "android killer-swarm"
    assert lab.hand("ann") == "hypnotic-ray infected-locusts"


@clause("nefarious.ruling.r52")
def test_the_dearest_card_is_discarded_after_research() -> None:
    lab = Lab("ann bo", twists="focused-research", hands={"ann": "death-ray"}, pile="android nanobots")
    lab.reveal(ann="research")
    assert lab.fall_back("ann") == "android"


@clause("nefarious.ruling.r52")
def test_free_minions_go_to_work() -> None:
    lab = Lab("ann bo", money=12, hands={"ann": "robot-doubles"}, built={"ann": "android"})
    lab.reveal(ann="invent")
    assert lab.fall_back("ann") == "work work"
    assert lab.minions("ann") == "work 2"


@clause("nefarious.ruling.r52")
def test_the_planned_card_is_never_the_default_discard() -> None:
    hands = {"ann": "android beast-man hypnotic-ray", "bo": "slime-ray"}
    lab = Lab("ann bo", twists="long-term-plans", hands=hands)
    lab.plan(ann="android")
    lab.reveal(bo="invent")
    assert lab.fall_back("ann") == "beast-man"


@clause("nefarious.ruling.r52", "nefarious.ruling.r30")
@pytest.mark.parametrize("players", range(2, 7))
def test_a_table_that_answers_only_by_default_comes_to_an_end(players: int) -> None:
    for number in range(3):
        game = fresh(players, seed=f"default {number}")
        while not game.over:
            seat = game.to_answer()[-1]
            option = game.fallback(seat)
            assert option in game.options(seat)
            game.decide(seat, option, game.number)
        assert game.winners and game.view(0)["round"] <= 60


@clause("nefarious.ruling.r52", "nefarious.effect.minus-minion", "nefarious.partial.as-much")
@pytest.mark.parametrize(
    ("minions", "asked", "removed", "left"),
    [
        ("speculate 3, work 2", True, "speculate speculate", "speculate 1, work 2"),  # 3 and 2, then 2 and 2
        ("speculate 1, research 2", True, "research speculate", "research 1"),  # 1 and 2, then 1 and 1
        ("invent 4", False, "invent invent", "invent 2"),  # one area: no choice
        ("speculate 3", False, "speculate speculate", "speculate 1"),
        ("invent 1, work 1", False, "invent work", ""),  # all of them: no choice
        ("work 1", False, "work", ""),
    ],
)
def test_two_minions_leave_the_fullest_areas(minions: str, asked: bool, removed: str, left: str) -> None:
    """A line that takes two at once, as a deck of one's own may print it."""
    own = {"strike": {"cost": 0, "points": 1, "self": ["-2m"]}}
    lab = Lab("ann bo", own=own, minions={"ann": minions}, hands={"ann": "strike"})
    lab.reveal(ann="invent", bo="research")
    assert lab.asked() == ("ann: remove" if asked else "ann bo: action")
    if asked:
        assert lab.fall_back("ann") == removed
    assert lab.told("removed") == [f"ann removed {area}" for area in removed.split()]
    assert lab.minions("ann") == left


@clause("nefarious.effect.minus-minion", "nefarious.ruling.r21")
def test_a_minion_cannot_be_taken_back_twice() -> None:
    own = {"strike": {"cost": 0, "points": 1, "self": ["-2m"]}}
    lab = Lab("ann bo", own=own, minions={"ann": "speculate 1, work 2"}, hands={"ann": "strike"})
    lab.reveal(ann="invent", bo="research")
    lab.give("ann", "remove", "speculate")
    assert lab.may("ann") == "work"
    assert lab.refuses("ann", "remove", "speculate") == "nefarious.effect.minus-minion"
    lab.give("ann", "remove", "work")
    assert (lab.minions("ann"), lab.reserve("ann")) == ("work 1", 4)


# Refusals ------------------------------------------------------------------------------------------------------------


@clause(
    "nefarious.effect.minus-card",
    "nefarious.twist.unions.effect",
    "nefarious.twist.long-term.commit",
    "nefarious.twist.focused-research.effect",
)
def test_a_refusal_names_the_rule_of_what_is_asked() -> None:
    hands = {"ann": "beast-man android", "bo": "death-ray nanobots panacea"}
    lab = Lab("ann bo", twists="long-term-plans", hands=hands)
    assert lab.refuses("ann", "plan", "death-ray") == "nefarious.twist.long-term.commit"

    lab = Lab("ann bo", twists="overpopulation", hands=hands)
    assert lab.refuses("ann", "discard", "death-ray") == "nefarious.effect.minus-card"

    lab = Lab("ann bo", twists="focused-research", hands=hands)
    lab.reveal(ann="research")
    assert lab.refuses("ann", "discard", "death-ray") == "nefarious.effect.minus-card"

    lab = Lab("ann bo", twists="unions", minions={"ann": "speculate 1, work 1"}, hands={"ann": "buttered-cat-array"})
    lab.reveal(ann="invent", bo="invent")
    assert lab.refuses("ann", "remove", "research") == "nefarious.twist.unions.effect"

    lab = Lab("ann bo", money=20, hands={"ann": "slime-ray", "bo": "death-ray nanobots panacea"})
    lab.reveal(ann="invent")
    assert lab.refuses("bo", "discard", "slime-ray") == "nefarious.effect.minus-card"
    assert lab.refuses("ann", "discard", "death-ray") == "OutOfTurn"


@pytest.mark.parametrize(
    ("twists", "action", "card"),
    [
        ("long-term-plans", "", ""),
        ("overpopulation", "", ""),
        ("", "", ""),
        ("", "speculate", ""),
        ("", "invent", ""),
        ("", "invent", "patchwork-monster"),
        ("", "invent", "beast-man"),
        ("unions", "invent", "buttered-cat-array"),
        ("focused-research", "research", ""),
    ],
)
def test_of_what_is_not_asked_no_rule_speaks(twists: str, action: str, card: str) -> None:
    """Whatever is asked, an answer to another question is refused without a rule."""
    hand = f"{card} panacea android".strip()
    lab = Lab("ann bo", twists=twists, money=20, minions={"ann": "speculate 1, work 1"}, hands={"ann": hand})
    if action:
        lab.reveal(ann=action, bo="invent")
    if card:
        lab.invent(ann=card)
    asked = lab.asked().split()[-1]
    for kind, word in (
        ("plan", "panacea"),
        ("discard", "panacea"),
        ("invent", "panacea"),
        ("action", "work"),
        ("area", "work"),
        ("remove", "work"),
        ("place", "work"),
    ):
        if kind != asked and (asked, kind) != ("area", "remove"):
            assert lab.refuses("ann", kind, word) == "", kind


# The rest ------------------------------------------------------------------------------------------------------------


@clause("nefarious.ruling.r25", "nefarious.ruling.r26")
@pytest.mark.parametrize(
    ("twist", "money"),
    [("minimum-wage", 12), ("academic-grants", 12), ("embezzling-minions", 10), ("private-funding", 20)],
)
def test_a_turn_is_a_round_and_the_first_one_counts(twist: str, money: int) -> None:
    game = fresh(3, settings={"firstTwist": twist, "secondTwist": "none"})
    while game.view(0)["question"] == "Understand":
        game.take(game.choices[0])
    assert (game.view(0)["round"], [seat["money"] for seat in game.view(0)["seats"]]) == (1, [money] * 3)


@clause("nefarious.ruling.r10", "nefarious.ruling.r11", "nefarious.effect.order-clockwise")
def test_queues_by_distance_at_a_table_of_six() -> None:
    """Three builders: everybody meets them clockwise from the left. Money lost to an empty purse tells the order."""
    hands = {"ann": "flying-car", "cy": "freeze-ray", "ed": "poisonous-flowers"}
    names = "ann bo cy di ed fay"
    lab = Lab(names, money={"ann": 4, "cy": 10, "ed": 9, "bo": 0, "di": 0, "fay": 0}, hands=hands)
    lab.reveal(**dict.fromkeys(names.split(), "invent"))
    # bo:  cy -3 (0), ed -2 (0), ann +2         -> 2
    # di:  ed -2 (0), ann +2, cy -3 (2)         -> 0
    # fay: ann +2, cy -3 (2), ed -2 (0)         -> 0
    # ann: own +2; cy -3 (2), ed -2 (0)         -> 0
    # cy:  ed -2 (0), ann +2                    -> 2
    # ed:  own +4; ann +2, cy -3                -> 3
    assert dict(zip(lab.names, lab.each(lab.money), strict=True)) == {
        "ann": 0,
        "bo": 2,
        "cy": 2,
        "di": 0,
        "ed": 3,
        "fay": 0,
    }


@clause("nefarious.ruling.r13", "nefarious.ruling.r11")
def test_each_wave_draws_for_itself() -> None:
    """Stage 1 draws before stage 2: the builder's card is dealt, then the pile is too short for the others."""
    lab = Lab("ann bo", money=24, hands={"ann": "space-elevator", "bo": "panacea"}, pile="android")
    lab.reveal(ann="invent")
    assert (lab.hand("ann"), lab.hand("bo")) == ("android", "panacea")
    assert lab.view(SPECTATOR)["locked"] is True


@clause("nefarious.ruling.r17", "nefarious.effect.per-built", "nefarious.ruling.r09")
def test_slashes_count_the_affected_player_when_the_line_resolves() -> None:
    """Brain Swapper: the second line counts what is built, not what was drawn."""
    lab = Lab("ann bo", hands={"ann": "brain-swapper panacea android nanobots"}, locked=True)
    lab.reveal(ann="invent")
    lab.invent(ann="brain-swapper")
    assert (lab.asked(), lab.may("ann")) == ("ann: discard", "nanobots panacea android")
    lab.discard(ann="nanobots")
    assert lab.hand("ann") == "panacea android"


@clause("nefarious.ruling.r24", "nefarious.twist.security.effect", "nefarious.twist.lingering-evil.effect")
@pytest.mark.parametrize("twists", ["security-measures", "quantum-relativity", "lingering-evil"])
def test_secret_lairs_points_are_no_effect(twists: str) -> None:
    lab = Lab(
        "ann bo",
        twists=twists,
        money={"ann": 12},
        hands={"ann": "secret-lair"},
        built={"ann": "addictive-computer-game"},
    )
    lab.reveal(ann="invent", bo="invent")
    assert lab.score("ann") == 1 + 2
    assert lab.money("ann") == (4 if twists == "lingering-evil" else 0)  # without effects, so it repeats the game's


@clause("nefarious.ruling.r51", "nefarious.speculate.cost-research-work", "nefarious.card.x-ray-specs")
def test_the_first_edition_decides() -> None:
    """Research costs 1; X-Ray Specs count cards, not Inventions; Doomsday Machine gives, it does not take."""
    lab = Lab(
        "ann bo",
        money={"ann": 7, "bo": 1},
        hands={"ann": "x-ray-specs panacea android"},
        built={"ann": "beast-man nanobots death-ray"},
    )
    lab.reveal(ann="invent", bo="speculate")
    lab.speculate(bo="research")
    assert lab.money("bo") == 0
    lab.invent(ann="x-ray-specs")
    assert lab.money("ann") == 2


@clause("nefarious.ruling.r38", "nefarious.ruling.r05")
def test_mad_brokers_minion_earns_at_once() -> None:
    lab = Lab("ann bo cy", twists="mad-broker", money=0)
    lab.reveal(ann="work", bo="work", cy="research")
    assert lab.income() == {"ann": 1, "bo": 1}


@clause("nefarious.components.minions", "nefarious.ruling.r13", "nefarious.ruling.r22", "nefarious.money.unlimited")
@pytest.mark.parametrize("players", range(2, 7))
def test_laws_of_whole_games_with_any_twists(players: int) -> None:
    """Random games: cards and Minions are conserved, nobody owes money, only a sole leader at the goal wins."""
    for number in range(6):
        game = fresh(players, seed=f"law {players} {number}")
        chance = seeded(f"law {players} {number}")
        while not game.over:
            view = game.view(players)
            seats = view["seats"]
            held = sum(seat["hand"]["count"] + len(seat["built"]) for seat in seats)
            assert view["pile"] + len(view["discards"]) + held == 64
            assert all(seat["money"] >= 0 and seat["reserve"] + sum(seat["areas"]) == 5 for seat in seats)
            seat = chance.pick(game.to_answer())
            game.decide(seat, chance.pick(game.options(seat)), game.number)
        view = game.view(players)
        scores = [seat["score"] for seat in view["seats"]]
        assert {seat for seat in range(players) if scores[seat] == max(scores)} == set(view["winners"])
        if not any(event.kind == "ended" for event in game.events):
            assert len(view["winners"]) == 1 and max(scores) >= view["goal"]
