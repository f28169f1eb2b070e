"""Turns: what comes before the first one, who may interrupt after what, and what a turn leaves behind."""

import pytest

from clauses import clause
from games.spies.scenario import Table
from villainy.games.spies import BOX
from villainy.games.spies.game import Spies

NET_3 = "LRTB - LRTB - LRTB"


def to_the_next_turn(table: Table) -> None:
    """From step 4 of the Master's turn to step 2 of the next one; nobody does anything in between."""
    table.sm("done")
    table.eg("done")
    table.eg("wait")
    assert table.asked() == "sm MasterActions"


# Setup and the first draw ---------------------------------------------------------------------------------------------


@clause("spies.setup.decks")
def test_the_three_decks_are_shuffled() -> None:
    orders: list[list[list[int]]] = []
    for seed in ("one", "two"):
        game = BOX.new(2, seed=seed)
        assert isinstance(game, Spies)
        piles = [game.genius_pile, game.plan_pile, game.master_pile]
        orders.append([[game.face[card] for card in pile] for pile in piles])
    for one, two in zip(*orders, strict=True):
        assert one not in (two, sorted(one), sorted(one, reverse=True))
        assert two != sorted(two)


@clause("spies.ruling.r39")
@pytest.mark.parametrize(
    ("pile", "options"),
    [
        (["rookie"] * 7, ["keep", "redraw"]),
        (["gym"] * 7, ["keep", "redraw"]),
        (["pen"] * 7, ["keep", "redraw"]),
        (["rookie", *["gym"] * 6], ["keep"]),
    ],
)
def test_the_master_begins_with_a_spy_and_a_node(pile: list[str], options: list[str]) -> None:
    table = Table(start="turn", drawn=["eg"], sm=[], sm_pile=[*pile, *["smoke"] * 20])
    assert table.asked() == "sm Mulligan"
    assert table.options() == options


@clause("spies.ruling.r39")
@pytest.mark.parametrize(("pile", "options"), [("cost 1", ["keep", "redraw"]), ("igor", ["keep"])])
def test_the_genius_begins_with_a_minion(pile: str, options: list[str]) -> None:
    table = Table(start="plan", drawn=[], eg=[], eg_pile=[pile] * 7)
    assert table.asked() == "eg Mulligan"
    assert table.options() == options


@clause("spies.ruling.r39")
def test_the_masters_hand_is_shown_shuffled_back_and_drawn_anew_once() -> None:
    hands: set[tuple[str, ...]] = set()
    for seed in range(4):
        table = Table(
            start="turn", drawn=["eg"], sm=[], sm_pile=[*["pen"] * 7, *["smoke"] * 20, "rookie"], seed=f"anew {seed}"
        )
        table.sm("redraw")
        assert [said.card for said in table.said("shown")] == ["pen"] * 7
        assert {said.seen_by for said in table.said("shown")} == {("eg", "sm", "spectator")}
        assert table.asked() == "sm MasterActions"
        assert table.view("eg")["hands"][1] == {"count": 7, "known": []}
        hands.add(tuple(table.hand("sm")))
    assert len(hands) > 1


@clause("spies.ruling.r39", "spies.setup.no-opening-hand")
def test_each_side_has_a_first_draw_of_its_own() -> None:
    table = Table(start="plan", drawn=[], eg=[], sm=[])
    assert table.asked() == "eg Mulligan"
    table.eg("keep")
    table.eg("done")
    table.eg("wait")
    assert table.asked() == "sm Mulligan"
    table.sm("keep")
    for _ in range(3):
        table.sm("done")
    assert table.asked() == "eg Cycle"  # no second first draw


# Who may interrupt after what -----------------------------------------------------------------------------------------


@clause("spies.intel.any-time")
def test_after_each_action_of_the_genius_the_master_may_interrupt() -> None:
    table = Table(
        start="main",
        lair={1: "igor", 2: "bertha", 3: "bookkeeper"},
        eg=["porter", "klaxon", "espresso"],
        eg_pile=["cost 9"] * 9,
        sm=["pen", "rookie"],
    )
    for kind, *words in (
        ("work", 1),
        ("build", "klaxon", 5),
        ("minion", "porter", 4),
        ("move", 4, 6),
        ("swap", 2, 6),
        ("busy", 3),
    ):
        table.eg(str(kind), *words)
        assert table.asked() == "sm after-action", kind
        table.sm("pass")
        assert table.asked() == "eg GeniusMain", kind
    table.eg("epiphany", "espresso")
    table.eg("square", 1)
    assert table.asked() == "sm card-played"
    table.sm("pass")
    assert table.asked() == "sm after-action"
    table.sm("pass")
    assert table.asked() == "eg GeniusMain"


@clause("spies.epiphany.any-time")
def test_after_each_action_of_the_master_the_genius_may_interrupt() -> None:
    table = Table(
        start="actions",
        lair={1: "igor"},
        networks=["LRTB"],
        sm=["rookie", "gym", "switchboard", "false-alarm"],
        eg=["espresso", "porter"],
    )
    for kind, *words in (
        ("recruit", "rookie"),
        ("found", "switchboard"),
        ("connect", "LRTB", "right", "switchboard"),
        ("disconnect", "LRTB", "right"),
    ):
        table.sm(kind, *words)
        assert table.asked() == "eg after-action", kind
        table.eg("pass")
        assert table.asked() == "sm MasterActions", kind
    table.sm("intelligence", "false-alarm")
    assert table.asked() == "eg card-played"
    table.eg("pass")
    assert table.asked() == "eg after-action"
    table.eg("pass")
    table.sm("done")
    for kind, *words in (("assign", "rookie", "LRTB"), ("unassign", "rookie")):
        table.sm(kind, *words)
        assert table.asked() == "eg after-action", kind
        table.eg("pass")
        assert table.asked() == "sm Assign", kind


@clause("spies.epiphany.any-time")
@pytest.mark.parametrize(("start", "asked"), [("assign", "sm Assign"), ("infiltrate", "sm Infiltrate")])
def test_intelligence_in_any_step_of_the_own_turn_is_an_action(start: str, asked: str) -> None:
    table = Table(start=start, lair={1: "igor"}, sm=["false-alarm", "rookie"], eg=["espresso", "porter"])
    table.sm("intelligence", "false-alarm")
    table.eg("pass")
    assert table.asked() == "eg after-action"
    table.eg("pass")
    assert table.asked() == asked


@clause("spies.intel.any-time", "spies.plan.activate-when", "spies.plan.advance")
def test_a_plan_that_goes_on_is_an_action_and_one_that_waits_is_none() -> None:
    lair = {1: "cost 1", 2: "igor", 3: "bertha"}
    table = Table(start="main", lair=lair, plan="plan 1/1/1", sm=["pen", "rookie"])
    table.eg("done")
    table.eg("activate")
    assert table.asked() == "sm after-action"
    late = Table(start="main", lair=lair, plan="plan 1/1/1", sm=["pen", "rookie"])
    late.eg("done")
    late.eg("wait")
    assert late.asked() == "sm MasterActions"
    further = Table(start="plan", lair=lair, plan="plan 1/1/1", stage="activated", sm=["pen", "rookie"])
    further.eg("advance")
    assert further.asked() == "sm after-action"
    still = Table(start="plan", lair=lair, plan="plan 1/1/1", stage="activated", sm=["pen", "rookie"])
    still.eg("leave")
    assert still.asked() == "eg GeniusMain"


@clause("spies.intel.any-time", "spies.plan.complete")
def test_a_completed_plan_is_an_action() -> None:
    table = Table(start="plan", lair={1: "igor", 2: "bertha"}, plan="plan 1/0/1", stage="advanced", sm=["pen", "gym"])
    table.eg("sacrifice", 1)
    table.eg("plan", "cat")
    assert table.asked() == "sm after-action"


@clause("spies.ruling.r57")
def test_silence_after_an_action_tells_nothing() -> None:
    """The other side is asked whether it holds a card that fits or not."""
    for hand in (["rookie"], ["pen"]):
        table = Table(start="main", lair={1: "igor"}, sm=hand, patient=True)
        table.eg("move", 1, 2)
        assert table.asked() == "sm after-action"
        table.sm("pass")
        assert table.asked() == "eg GeniusMain"


@clause("spies.eg.play-two")
def test_a_minion_more_before_the_main_step() -> None:
    """In step 1 the Genius can only answer; what is gained then lasts for the turn."""
    table = Table(
        start="plan",
        lair={1: "igor", 2: "cost 1"},
        plan="plan 1/1/1",
        stage="activated",
        eg=["temp-agency", "porter", "bertha", "squid", *["cost 9"] * 4],
        sm=["false-alarm", "rookie"],
    )
    table.eg("advance")
    table.sm("intelligence", "false-alarm")
    table.eg("epiphany", "temp-agency")
    table.resolve()
    table.eg("keep")
    for square, name in enumerate(("porter", "bertha", "squid"), 3):
        table.eg("minion", name, square)
    assert len(table.lair()) == 5


# What a turn leaves behind --------------------------------------------------------------------------------------------


@clause("spies.ruling.r31", "spies.combat.spy-keeps-damage")
@pytest.mark.parametrize(
    ("lair", "left"), [({1: "laser-grid", 2: "decoy-plan"}, 3), ({2: "decoy-plan"}, 6), ({1: "decoy-plan"}, 5)]
)
def test_damage_and_regained_health_are_gone_next_turn(lair: dict[int, str], left: int) -> None:
    table = Table(lair=lair, networks=[NET_3], spies=["2/5/2 3-3 @1"])
    table.sm("infiltrate", "2/5/2 3-3")
    if 1 in lair and 2 in lair:
        table.sm("ignore")
    table.sm("destroy")
    assert table.spies() == ["2/5/2 3-3"]
    assert table.spy("2/5/2 3-3")[1] == left
    to_the_next_turn(table)
    assert table.spy("2/5/2 3-3")[1] == 5


@clause("spies.inf.no-reentry", "spies.ruling.r34", "spies.inf.destroy-noisy")
def test_next_turn_a_spy_may_enter_and_sneak_again() -> None:
    table = Table(lair={1: "decoy-plan", 2: "9/9/1"}, networks=[NET_3], spies=["2/5/2 3-3 @1"])
    table.sm("infiltrate", "2/5/2 3-3")
    table.sm("destroy")
    to_the_next_turn(table)
    table.sm("done")
    table.sm("assign", "2/5/2 3-3", "LRTB")
    table.sm("done")
    table.sm("infiltrate", "2/5/2 3-3")
    assert table.at() == 2
    assert table.options() == ["attack", "sneak"]


@clause("spies.ruling.r50")
def test_what_works_once_a_turn_works_again_next_turn() -> None:
    table = Table(lair={1: "9/9/9"}, networks=["emergency-exit - LRTB"], spies=["rookie @1"])
    table.sm("infiltrate", "rookie")
    to_the_next_turn(table)
    table.sm("done")
    table.sm("assign", "rookie", "LRTB")
    table.sm("done")
    table.sm("infiltrate", "rookie")
    assert table.spies() == ["rookie"]
    assert len(table.said("way-out")) == 2


@clause("spies.eg.play-two", "spies.ruling.r49")
def test_minions_not_played_and_moves_are_not_carried_over() -> None:
    table = Table(start="main", lair={1: "igor"}, eg=["bertha", "porter", "squid"])
    for _ in range(20):
        table.eg("move", 1, 2)
        table.eg("move", 2, 1)
    table.eg("done")
    table.eg("wait")
    for _ in range(3):
        table.sm("done")
    table.eg("move", 1, 2)
    table.eg("minion", "bertha", 3)
    table.eg("minion", "porter", 4)
    assert table.refuses("eg", "minion", "squid", 5) == "spies.eg.play-two"


@clause("spies.ruling.r49")
def test_nobody_is_assigned_for_ever() -> None:
    table = Table(start="assign", networks=["LR"], spies=["rookie"])
    for _ in range(20):
        table.sm("assign", "rookie", "LR")
        table.sm("unassign", "rookie")
    assert table.options() == ["done"]
    assert table.refuses("sm", "assign", "rookie", "LR") == "spies.ruling.r49"


@clause("spies.sm.step2-three-actions")
def test_an_action_fewer_is_for_one_turn() -> None:
    table = Table(start="plan", lair={1: "igor", 2: "bertha"}, plan="queueing", stage="advanced")
    table.eg("plan", "cat")
    table.eg("done")
    table.eg("wait")
    assert table.view("eg")["actions"] == 2
    for _ in range(3):
        table.sm("done")
    table.eg("keep")
    table.eg("done")
    table.eg("wait")
    table.sm("keep")
    assert table.view("eg")["actions"] == 3


@clause("spies.sm.step2-three-actions", "spies.sm.step3-assign")
def test_actions_end_with_their_step() -> None:
    table = Table(start="actions", sm=["rookie", "rush-order"])
    table.sm("done")
    assert table.view("eg")["actions"] == 0
    assert table.refuses("sm", "recruit", "rookie") == "spies.sm.step2-three-actions"
