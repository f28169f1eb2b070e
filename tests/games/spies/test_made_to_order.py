"""Lines that the vocabulary allows and no card of the house deck has: other decks may."""

from typing import Any

import pytest

from clauses import clause
from games.spies.scenario import Table

NET_3 = "LRTB - LRTB - LRTB"


def line(when: str, target: str, *do: str | int, until: str = "now", **more: Any) -> dict[str, Any]:
    """One line of a card."""
    return {"when": when, "target": target, "do": list(do), "for": until, **more}


def event(*lines: dict[str, Any], window: str = "any") -> dict[str, Any]:
    """What is printed on an Epiphany or an Intelligence card."""
    return {"window": window, "abilities": list(lines)}


# Discarding -----------------------------------------------------------------------------------------------------------


@clause("spies.epiphany.any-time")
def test_two_cards_of_ones_own_choice() -> None:
    table = Table(
        start="main",
        eg=["tidy", "igor", "bertha", "porter"],
        cards={"tidy": ("epiphany", event(line("played", "owner", "discard", 2, "choice")))},
    )
    table.eg("epiphany", "tidy")
    assert table.asked() == "eg DiscardChoice"
    table.eg("discard", "igor")
    table.eg("discard", "porter")
    assert table.hand("eg") == ["bertha"]


@clause("spies.epiphany.any-time")
def test_the_side_that_discards_picks() -> None:
    """Even if all its cards are alike it is asked: the others cannot see that."""
    table = Table(
        start="main",
        eg=["toll", "igor"],
        sm=["rookie", "rookie"],
        cards={"toll": ("epiphany", event(line("played", "opponent", "discard", 1, "choice")))},
    )
    table.eg("epiphany", "toll")
    assert table.asked() == "sm DiscardChoice"
    table.sm("discard", "rookie")
    assert table.hand("sm") == ["rookie"]


@clause("spies.epiphany.any-time")
def test_who_takes_intelligence_has_seen_the_hand() -> None:
    table = Table(
        start="main",
        eg=["bug", "igor"],
        sm=["rookie", "smoke", "pen"],
        cards={"bug": ("epiphany", event(line("played", "opponent", "discard", 2, "intel")))},
    )
    table.eg("epiphany", "bug")
    assert table.known(table.view("eg")["hands"][1]) == ["rookie", "pen", "smoke"]
    table.eg("discard", "pen")
    assert table.asked() == "eg TakeIntelligence"  # asked, although there is only one left: others cannot see that
    table.eg("discard", "smoke")
    assert table.hand("sm") == ["rookie"]


@clause("spies.intel.any-time")
def test_at_random_means_any_card() -> None:
    lost = set()
    for seed in range(8):
        table = Table(start="actions", sm=["leak", "gym"], eg=["igor", "bertha", "porter"], seed=f"random {seed}")
        table.sm("intelligence", "leak")
        lost |= set(table.discards("eg"))
    assert len(lost) > 1


# Deaths ---------------------------------------------------------------------------------------------------------------


@clause("spies.contraption.text", "spies.ruling.r54")
@pytest.mark.parametrize(
    ("do", "spies", "hands"),
    [
        (("spy", "kill"), [], (1, 1)),
        (("spy", "eject"), ["9/9/0 3-3"], (1, 1)),
        (("owner", "draw", 2), ["9/9/0 3-3 @3"], (3, 1)),
        (("opponent", "draw", 2), ["9/9/0 3-3 @3"], (1, 3)),
    ],
)
def test_what_may_follow_from_a_minions_death(do: tuple[Any, ...], spies: list[str], hands: tuple[int, int]) -> None:
    martyr = {"attack": 0, "health": 0, "perception": 9, "abilities": [line("dies", do[0], *do[1:])]}
    table = Table(
        lair={1: "martyr", 2: "cost 1"},
        networks=[NET_3],
        spies=["9/9/0 3-3 @1"],
        cards={"martyr": ("minion", martyr)},
    )
    table.sm("infiltrate", "9/9/0 3-3")
    assert table.lair() == {2: "cost 1"}
    assert table.spies() == spies
    assert (len(table.hand("eg")), len(table.hand("sm"))) == hands


@clause("spies.spy.ability")
@pytest.mark.parametrize(("target", "hands"), [("owner", (1, 2)), ("opponent", (2, 1))])
def test_what_may_follow_from_a_spys_death(target: str, hands: tuple[int, int]) -> None:
    martyr = {"attack": 0, "health": 0, "sneak": 0, "min": 3, "max": 3, "abilities": [line("dies", target, "draw", 1)]}
    table = Table(lair={1: "9/9/9"}, networks=[NET_3], spies=["martyr @1"], cards={"martyr": ("spy", martyr)})
    table.sm("infiltrate", "martyr")
    assert table.spies() == []
    assert (len(table.hand("eg")), len(table.hand("sm"))) == hands


@clause("spies.spy.ability")
def test_a_spy_that_always_gets_out() -> None:
    eel: dict[str, Any] = {"attack": 0, "health": 0, "sneak": 0, "min": 3, "max": 3}
    eel["abilities"] = [line("static", "self", "give", "lastGasp", until="inPlay")]
    table = Table(lair={1: "9/9/9"}, networks=[NET_3], spies=["eel @1"], cards={"eel": ("spy", eel)})
    table.sm("infiltrate", "eel")
    assert table.spies() == ["eel"]


# For a while ----------------------------------------------------------------------------------------------------------


@clause("spies.ruling.r28", "spies.spy.support-range")
@pytest.mark.parametrize(("stat", "amount"), [("range", 1), ("netSize", -1)])
def test_support_that_is_stretched_for_a_round_ends_with_the_owners_next_turn(stat: str, amount: int) -> None:
    """The Master's card lasts through the Genius' turn and ends as the Master's begins."""
    card = event(line("played", "anySpy", "mod", stat, amount, until="round"), window="own")
    table = Table(
        start="actions",
        networks=[NET_3],
        spies=["rookie"],
        sm=["cover", "gym"],
        cards={"cover": ("intelligence", card)},
    )
    table.sm("intelligence", "cover")
    table.sm("done")
    assert table.options("assign") == ["assign rookie LRTB"]
    table.sm("assign", "rookie", "LRTB")
    shown = table.view("eg")["spies"][0]
    assert (shown["min"], shown["max"], shown["size"]) == ((0, 3, 3) if stat == "range" else (1, 2, 2))
    for _ in range(2):
        table.sm("done")
    assert table.asked() == "eg GeniusMain"
    assert table.spies() == ["rookie @3"]
    table.eg("done")
    table.eg("wait")
    assert table.spies() == ["rookie"]


@clause("spies.ruling.r28")
def test_what_the_genius_gives_for_a_round_ends_as_the_genius_turn_begins() -> None:
    table = Table(
        start="actions",
        networks=["LRTB - LRTB"],
        spies=["1/1/1 1-1"],
        eg=["gift", "cost 9"],
        sm=["gym"],
        cards={"gift": ("epiphany", event(line("played", "anySpy", "mod", "range", 1, until="round")))},
    )
    table.sm("found", "gym")
    table.eg("epiphany", "gift")
    table.sm("done")
    table.sm("assign", "1/1/1 1-1", "LRTB")
    assert table.spies() == ["1/1/1 1-1 @2"]
    for _ in range(2):
        table.sm("done")
    assert table.asked() == "eg GeniusMain"
    assert table.spies() == ["1/1/1 1-1"]


@clause("spies.minion.dies-when-exceeded")
def test_health_for_an_infiltration_is_gone_after_it() -> None:
    brace = event(line("played", "minion", "mod", "health", 2, until="infiltration"), window="infiltration")
    table = Table(
        lair={1: "9/9/9", 4: "1/1/1"},
        networks=[NET_3],
        spies=["2/5/0 3-3 @1"],
        eg=["brace"],
        sm=["pen", "gym"],
        cards={"brace": ("epiphany", brace)},
    )
    table.sm("infiltrate", "2/5/0 3-3")
    table.sm("pass")
    table.eg("epiphany", "brace")
    table.eg("square", 4)
    table.resolve()
    table.sm("intelligence", "pen")
    table.sm("square", 4)
    table.resolve()
    assert table.spies() == []  # it has died in combat, and so the infiltration is over
    assert table.lair() == {1: "9/9/9"}  # 2 damage, and 1 Health again
    assert [said.clause for said in table.said("minion-died")] == ["spies.minion.dies-when-exceeded"]  # not by the pen


@clause("spies.minion.attack", "spies.plan.cost")
def test_no_stat_goes_below_zero() -> None:
    weights: dict[str, Any] = {"type": "attach", "cost": 1}
    weights["abilities"] = [
        line("static", "host", "mod", stat, -5, until="inPlay")
        for stat in ("attack", "health", "perception", "work", "planMinion")
    ]
    table = Table(
        start="main",
        lair={1: "understudy+weights", 2: "igor"},
        networks=[NET_3],
        cards={"weights": ("contraption", weights)},
    )
    assert table.minion(1) == (0, 0, 0)
    assert table.view("sm")["plan"]["minions"] == 1
    table.eg("work", 2)
    table.eg("work", 1)
    assert table.game.work == 2


@clause("spies.spy.sneak-needs-one", "spies.ruling.r2")
def test_what_is_below_zero_is_added_up_before_it_is_cut() -> None:
    """Sneak 1, two less by the floorboards: -1, which is 0 to everybody; two more make it 1."""
    table = Table(lair={1: "floorboards", 2: "cost 1"}, networks=[NET_3], spies=["0/9/1 3-3 @1"], sm=["smoke", "gym"])
    table.sm("infiltrate", "0/9/1 3-3")
    table.sm("pass")
    assert table.view("eg")["spies"][0]["sneak"] == 0
    table.sm("intelligence", "smoke")
    assert table.view("eg")["spies"][0]["sneak"] == 1


# Others ---------------------------------------------------------------------------------------------------------------


@clause("spies.minion.ability-kinds")
def test_a_busy_ability_takes_all_that_it_points_at() -> None:
    both: dict[str, Any] = {"attack": 1, "health": 1, "perception": 1}
    both["abilities"] = [line("busy", "owner", "draw", 1), line("busy", "link", "cut")]
    idle = Table(start="main", lair={1: "both"}, networks=["LRTB"], cards={"both": ("minion", both)})
    assert idle.refuses("eg", "busy", 1) == "spies.minion.ability-kinds"
    table = Table(start="main", lair={1: "both"}, networks=["LRTB - LRTB"], cards={"both": ("minion", both)})
    table.eg("busy", 1)
    assert [said.kind for said in table.said("drew", "cut")] == ["drew", "cut"]  # line by line


@clause("spies.sm.step3-assign")
def test_who_comes_after_a_dead_spy_is_not_barred() -> None:
    table = Table(
        start="plan",
        lair={1: "cost 2", 2: "igor"},
        networks=["LRTB"],
        spies=["rookie @1", "mole @1"],
        plan="biscuits",
        stage="advanced",
        eg=["ray", *["cost 9"] * 6],
        sm=["veteran", "analyst"],
        cards={"ray": ("epiphany", event(line("played", "anySpy", "kill")))},
    )
    table.eg("spy", "rookie")
    table.eg("plan", "cat")
    table.eg("keep")
    table.eg("epiphany", "ray")
    table.eg("spy", "rookie")
    table.eg("done")
    table.eg("wait")
    table.sm("recruit", "analyst")
    table.sm("done")
    assert "assign analyst LRTB" in table.options()


@clause("spies.node.bonus-kinds", "spies.epiphany.any-time")
def test_an_embassy_is_no_shield_against_the_own_side() -> None:
    table = Table(lair={2: "cost 1"}, networks=["embassy - LRTB"], spies=["2/5/2 1-9 @1"], sm=["smoke", "gym"])
    table.sm("infiltrate", "2/5/2 1-9")
    table.sm("intelligence", "smoke")
    assert table.spy("2/5/2 1-9")[2] == 4


@clause("spies.node.bonus-threshold", "spies.spy.support-range")
@pytest.mark.parametrize(("stat", "more"), [("netSize", []), ("range", ["assign 2/1/0 1-1 LRTB"])])
def test_what_a_node_adds_to_support_begins_at_its_size(stat: str, more: list[str]) -> None:
    bonus = {**line("static", "network", "mod", stat, 1, until="inPlay"), "size": 2}
    table = Table(
        start="assign",
        networks=["hub", "LRTB - hub"],
        spies=["1/1/0 3-3", "2/1/0 1-1"],
        cards={"hub": ("node", {"connectors": ["left"], "abilities": [bonus]})},
    )
    assert table.options("assign") == ["assign 1/1/0 3-3 LRTB", "assign 2/1/0 1-1 hub", *more]


@clause("spies.spy.support-range", "spies.node.bonus-threshold")
def test_what_a_node_added_to_support_goes_with_it() -> None:
    """The shell company is linked and then returned; whatever Node comes in its place is a network of size 1."""
    recall = event(line("played", "node", "return"), window="own")
    table = Table(
        start="actions",
        networks=["LRTB", "shell-company", "R"],
        spies=["1/1/0 1-1"],
        sm=["recall", "gym"],
        cards={"recall": ("intelligence", recall)},
    )
    table.sm("connect", "LRTB", "bottom", "shell-company")
    table.sm("intelligence", "recall")
    table.sm("node", "shell-company")
    table.sm("found", "gym")
    table.sm("done")
    assert table.options("assign") == [f"assign 1/1/0 1-1 {node}" for node in ("LRTB", "gym", "R")]


@clause("spies.lair.squares", "spies.minion.ability-kinds")
@pytest.mark.parametrize(("one", "other"), [(1, 2), (2, 1), (4, 5), (7, 8), (8, 7)])
def test_next_to_each_other_are_neighbouring_squares(one: int, other: int) -> None:
    drum: dict[str, Any] = {"attack": 1, "health": 1, "perception": 1}
    drum["abilities"] = [line("static", "adjacent", "mod", "attack", 3, until="inPlay")]
    lair = dict.fromkeys(range(1, 9), "1/1/1") | {one: "drummer"}
    table = Table(start="main", lair=lair, cards={"drummer": ("minion", drum)})
    attacks = {square: table.minion(square)[0] for square in range(1, 9)}
    assert attacks[other] == 4
    assert [square for square, attack in attacks.items() if attack == 4] == [
        square for square in (one - 1, one + 1) if 1 <= square <= 8
    ]


@clause("spies.minion.ability-kinds")
def test_what_a_minion_adds_to_others_it_does_not_add_to_itself() -> None:
    boss: dict[str, Any] = {"attack": 1, "health": 1, "perception": 1}
    boss["abilities"] = [line("static", "otherMinions", "mod", "attack", 2, until="inPlay")]
    table = Table(start="main", lair={1: "1/1/1", 3: "boss", 8: "1/1/1"}, cards={"boss": ("minion", boss)})
    assert [table.minion(square)[0] for square in (1, 3, 8)] == [3, 1, 3]


@clause("spies.ruling.r38", "spies.inf.destroy")
def test_a_contraption_that_is_destroyed_is_not_drawn_by_its_own_effect() -> None:
    """It does what it says and then goes to the discard pile: a deck that runs out meanwhile is made without it."""
    trap = {"type": "static", "cost": 1, "abilities": [line("spyDestroys", "owner", "draw", 9)]}
    table = Table(
        lair={1: "trap", 2: "cost 1"},
        networks=[NET_3],
        spies=["1/1/0 3-3 @1"],
        eg_pile=["igor"],
        eg_discards=["bertha"],
        cards={"trap": ("contraption", trap)},
    )
    table.sm("infiltrate", "1/1/0 3-3")
    table.sm("destroy")
    assert {"igor", "bertha"} <= set(table.hand("eg"))
    assert "trap" not in table.hand("eg")
    assert table.discards("eg") == ["trap"]


@clause("spies.ruling.r40")
def test_nobody_is_asked_for_what_cannot_happen() -> None:
    """A Minion that is to move needs somewhere to go."""
    trap = {"type": "static", "cost": 1, "abilities": [line("spyEnters", "minion", "move")]}
    for full in (False, True):
        lair = {1: "trap", **dict.fromkeys(range(2, 9 if full else 8), "9/9/9")}
        table = Table(lair=lair, networks=[NET_3], spies=["1/1/0 3-3 @1"], cards={"trap": ("contraption", trap)})
        table.sm("infiltrate", "1/1/0 3-3")
        assert table.asked() == ("sm Face" if full else "eg Aim")


@clause("spies.ruling.r2")
def test_no_stat_of_a_spy_goes_below_zero() -> None:
    gloom = event(
        *[line("played", "allSpies", "mod", stat, -5, until="turn") for stat in ("attack", "health", "sneak")]
    )
    table = Table(start="main", spies=["1/2/3 3-3"], eg=["gloom", "cost 9"], cards={"gloom": ("epiphany", gloom)})
    table.eg("epiphany", "gloom")
    assert table.spy("1/2/3 3-3") == (0, 0, 0)


@clause("spies.plan.complete")
def test_what_stuck_to_a_plan_is_over_when_it_is_completed() -> None:
    memo = event(line("played", "plan", "give", "keen", until="round"), window="own")
    table = Table(
        start="actions",
        lair={1: "cost 1", 2: "igor"},
        plan="decaf",
        stage="advanced",
        sm=["memo", "gym"],
        cards={"memo": ("intelligence", memo)},
    )
    table.sm("intelligence", "memo")
    for _ in range(3):
        assert table.view("sm")["lasting"] != []
        table.sm("done")
    assert table.scores() == (1, 0)
    assert table.view("sm")["lasting"] == []


@clause("spies.ruling.r40")
@pytest.mark.parametrize("do", [("anySpy", "damage", 2), ("spy", "damage", 2), ("spy", "eject")])
def test_who_gets_out_of_reach_meanwhile_is_not_reached(do: tuple[Any, ...]) -> None:
    """An Epiphany is answered by a card that shields the Spy from Epiphanies."""
    shield = event(line("played", "spy", "give", "untargetable", until="infiltration"))
    table = Table(
        lair={2: "cost 1"},
        networks=[NET_3],
        spies=["1/5/0 3-3 @1"],
        eg=["zap"],
        sm=["shield", "gym"],
        cards={
            "zap": ("epiphany", event(line("played", do[0], *do[1:]))),
            "shield": ("intelligence", shield),
        },
    )
    table.sm("infiltrate", "1/5/0 3-3")
    table.sm("pass")
    table.eg("epiphany", "zap")
    table.sm("intelligence", "shield")
    table.resolve()
    assert table.discards("eg") == ["zap"]
    assert table.said("spy-hurt", "ejected") == []


@clause("spies.minion.ability-kinds")
def test_what_a_minion_does_to_the_others_it_does_not_do_to_itself() -> None:
    waker: dict[str, Any] = {"attack": 1, "health": 1, "perception": 1}
    waker["abilities"] = [line("busy", "otherMinions", "free")]
    lair = {1: "waker", 2: "igor busy", 8: "bertha busy"}
    table = Table(start="main", lair=lair, cards={"waker": ("minion", waker)})
    table.eg("busy", 1)
    assert table.lair() == {1: "waker busy", 2: "igor", 8: "bertha"}


@clause("spies.ruling.r29")
def test_the_oldest_node_is_the_one_that_came_first_wherever_it_lies() -> None:
    """A Node that takes the place of an older one is the youngest, and its part has the oldest of the others."""
    recall = event(line("played", "node", "return"), window="own")
    table = Table(
        start="actions",
        networks=["T", "LR - RL - LRB"],
        spies=["1/1/0 2-9 @2"],
        sm=["recall", "R", "gym"],
        cards={"recall": ("intelligence", recall)},
    )
    table.sm("intelligence", "recall")
    table.sm("node", "T")
    table.sm("found", "R")
    table.sm("connect", "R", "right", "LR")
    table.sm("disconnect", "LR", "right")
    assert table.sizes() == [2, 2]
    assert table.game.assigned == [table.game.net[table.slot_of_node("LR")]]


@clause("spies.ruling.r40")
@pytest.mark.parametrize("do", [("minion", "return"), ("twoMinions", "swap")])
def test_who_does_not_fit_any_more_is_left_alone(do: tuple[str, str]) -> None:
    """A card is meant for Free Minions; the Genius answers it by setting one Busy."""
    order = event(line("played", do[0], do[1], need={"free": True}))
    table = Table(
        start="actions",
        lair={1: "igor", 2: "bertha"},
        sm=["order", "gym"],
        eg=["wake", "cost 9"],
        cards={
            "order": ("intelligence", order),
            "wake": ("epiphany", event(line("played", "minion", "busy"))),
        },
    )
    table.sm("intelligence", "order")
    table.sm("square", 1)  # of two to be swapped the other is clear
    table.eg("epiphany", "wake")
    table.eg("square", 1)
    table.resolve()
    assert table.lair() == {1: "igor busy", 2: "bertha"}


@clause("spies.ruling.r40")
def test_a_contraption_that_is_gone_is_not_switched_off() -> None:
    table = Table(
        start="actions",
        lair={1: "cost 2"},
        sm=["fuse", "gym"],
        eg=["scrap", "cost 9"],
        cards={
            "fuse": ("intelligence", event(line("played", "contraption", "give", "dark", until="turn"))),
            "scrap": ("epiphany", event(line("played", "contraption", "destroy"))),
        },
    )
    table.sm("intelligence", "fuse")
    table.eg("epiphany", "scrap")
    table.resolve()
    assert table.lair() == {}
    assert table.view("sm")["lasting"] == []


@clause("spies.plan.select")
@pytest.mark.parametrize(("stage", "after"), [("in-progress", "eg SelectPlan"), ("activated", "sm Face")])
def test_a_plan_is_put_back_only_at_the_stage_that_the_card_names(stage: str, after: str) -> None:
    panic = {"type": "static", "cost": 1}
    table = Table(
        lair={1: "panic"},
        networks=[NET_3],
        spies=["1/1/0 3-3 @1"],
        stage=stage,
        cards={
            "panic": (
                "contraption",
                {**panic, "abilities": [line("spyEnters", "plan", "replan", need={"stage": "inProgress"})]},
            )
        },
    )
    table.sm("infiltrate", "1/1/0 3-3")
    assert table.asked() == after


@clause("spies.minion.work-one", "spies.eg.play-two")
def test_what_cards_give_is_added_to_what_there_is() -> None:
    shift = event(line("played", "owner", "gain", "work", 1), line("played", "owner", "gain", "minionPlays", 2))
    table = Table(start="main", lair={1: "igor"}, eg=["shift", "cost 9"], cards={"shift": ("epiphany", shift)})
    table.eg("work", 1)
    plays = table.game.plays
    table.eg("epiphany", "shift")
    assert (table.game.work, table.game.plays) == (3, plays + 2)


@clause("spies.sm.step2-three-actions")
def test_actions_for_the_next_turn_add_up() -> None:
    delay = event(line("played", "opponent", "gain", "actions", -1, until="nextTurn"))
    table = Table(start="main", eg=["delay", "delay", "cost 9"], cards={"delay": ("epiphany", delay)})
    for _ in range(2):
        table.eg("epiphany", "delay")
    table.eg("done")
    table.eg("wait")
    assert table.asked() == "sm MasterActions"
    assert table.game.actions == 1


@clause("spies.epiphany.any-time", "spies.ruling.r40")
def test_a_card_that_is_about_the_infiltrator_needs_one() -> None:
    both = event(line("played", "owner", "draw", 1), line("played", "spy", "damage", 1))
    table = Table(start="main", eg=["both", "cost 9"], cards={"both": ("epiphany", both)})
    assert table.options("epiphany") == []
    assert table.refuses("eg", "epiphany", "both") == "spies.ruling.r40"


@clause("spies.spy.support-always")
def test_support_that_is_stretched_for_a_turn_ends_with_it() -> None:
    cover = event(line("played", "anySpy", "mod", "range", 1, until="turn"), window="own")
    table = Table(
        start="actions",
        networks=[NET_3],
        spies=["rookie"],
        sm=["cover", "gym"],
        cards={"cover": ("intelligence", cover)},
    )
    table.sm("intelligence", "cover")
    table.sm("done")
    table.sm("assign", "rookie", "LRTB")
    table.sm("done")
    table.sm("done")
    assert table.spies() == ["rookie"]
    assert [said.kind for said in table.said("unassigned", "turn")] == ["unassigned", "turn"]


@clause("spies.spy.damage-persists")
def test_who_comes_after_a_dead_spy_is_not_wounded() -> None:
    zap = event(line("played", "anySpy", "damage", 2))
    table = Table(
        start="actions",
        spies=["1/3/0 3-3", "mole"],
        sm=["gym", "LRTB", "veteran"],
        eg=["zap", "zap", "cost 9"],
        cards={"zap": ("epiphany", zap)},
    )
    for node in ("gym", "LRTB"):
        table.sm("found", node)
        table.eg("epiphany", "zap")
        table.eg("spy", "1/3/0 3-3")
        table.resolve()
        table.passes()
    assert table.spies() == ["mole"]
    table.sm("recruit", "veteran")
    assert table.spy("veteran")[1] == 2


@clause("spies.sm.step2-three-actions")
def test_actions_are_for_step_2_only() -> None:
    bait = {"type": "static", "cost": 1, "abilities": [line("spyEnters", "opponent", "gain", "actions", 2)]}
    table = Table(lair={1: "bait"}, networks=[NET_3], spies=["1/1/0 3-3 @1"], cards={"bait": ("contraption", bait)})
    table.sm("infiltrate", "1/1/0 3-3")
    assert table.view("sm")["actions"] == 0
