"""What a card still does when the table has changed under it, and when support, Health or a target is gone."""

from typing import Any

import pytest

from clauses import clause
from games.spies.scenario import Table

NET_3 = "LRTB - LRTB - LRTB"
SPY = "2/5/2 1-9"

# Targets --------------------------------------------------------------------------------------------------------------


@clause("spies.ruling.r40", "spies.lair.one-card-per-square")
def test_a_square_that_is_taken_meanwhile() -> None:
    table = Table(start="main", lair={1: "igor", 2: "bertha"}, eg=["other-lever", "porter"], sm=["arrows", "gym"])
    table.eg("epiphany", "other-lever")
    table.eg("square", 1)
    table.eg("square", 5)
    table.sm("intelligence", "arrows")
    table.sm("square", 2)
    table.sm("square", 5)
    table.resolve()
    assert table.lair() == {1: "igor", 5: "bertha"}
    assert table.discards("eg") == ["other-lever"]


@clause("spies.ruling.r40")
def test_a_minion_that_is_busy_meanwhile() -> None:
    table = Table(start="main", lair={1: "igor"}, eg=["other-lever", "porter"], sm=["false-alarm", "gym"])
    table.eg("epiphany", "other-lever")
    table.eg("square", 5)
    table.sm("intelligence", "false-alarm")
    table.resolve()
    assert table.lair() == {1: "igor busy"}


@clause("spies.ruling.r40")
def test_a_busy_minion_that_is_free_meanwhile() -> None:
    """Look Alive! for two, played on top of Look Alive! for the same two: the older finds nobody Busy any more."""
    table = Table(start="main", lair={1: "igor busy", 2: "bertha busy"}, eg=["all-hands", "all-hands"], sm=[])
    for _ in range(2):
        table.eg("epiphany", "all-hands")
        table.eg("square", 1)
        table.eg("square", 2)
    table.resolve()
    assert [said.place for said in table.said("free")] == [0, 1]


@clause("spies.ruling.r40", "spies.ruling.r57")
def test_a_link_that_is_cut_meanwhile() -> None:
    table = Table(start="main", networks=[NET_3], eg=["snip", "snip"], sm=[])
    for _ in range(2):
        table.eg("epiphany", "snip")
        table.eg("link", "LRTB", "right")
    table.resolve()
    assert table.sizes() == [2, 1]
    assert len(table.said("cut")) == 1


@clause("spies.ruling.r40")
def test_a_node_that_is_gone_meanwhile() -> None:
    table = Table(start="main", networks=["gym - LRTB"], eg=["power-cut", "hostile-takeover"], sm=[])
    table.eg("epiphany", "power-cut")
    table.eg("node", "gym")
    table.eg("epiphany", "hostile-takeover")
    table.eg("node", "gym")
    table.resolve()
    assert table.hand("sm") == ["gym"]
    assert table.said("given-dark") == []


@clause("spies.ruling.r40")
def test_cards_without_a_target_cannot_be_played() -> None:
    full = dict.fromkeys(range(1, 9), "igor")
    crowded = Table(start="main", lair=full, eg=["other-lever", "bookcase", "all-hands", "hostile-takeover", "snip"])
    assert crowded.options("epiphany") == ["epiphany bookcase"]
    alone = Table(start="main", lair={1: "igor"}, eg=["other-lever", "bookcase", "power-cut", "freeze-ray"])
    assert alone.options("epiphany") == ["epiphany other-lever"]
    for card in ("bookcase", "power-cut", "freeze-ray"):
        assert alone.refuses("eg", "epiphany", card) == "spies.ruling.r40"


@clause("spies.plan.completion-effect")
def test_a_plan_without_a_target_does_nothing() -> None:
    table = Table(start="plan", lair={1: "cost 2", 2: "igor", 3: "igor"}, plan="death-ray", stage="advanced")
    assert table.asked() == "eg SelectPlan"
    assert table.scores() == (3, 0)


@clause("spies.ruling.r52")
def test_the_one_being_faced_cannot_be_swapped_or_returned() -> None:
    table = Table(
        lair={1: "9/9/9", 3: "igor", 4: "bertha"},
        networks=[NET_3],
        spies=["assassin @1"],
        eg=["bookcase", "espresso"],
        sm=["poach", "rookie"],
    )
    table.sm("infiltrate", "assassin")
    for _ in range(2):
        table.do(table.asked().split()[0], "pass")
    assert table.asked() == "sm spy-enters"
    table.sm("intelligence", "poach")
    assert table.options() == ["square 3", "square 4"]
    assert table.refuses("sm", "square", 1) == "spies.ruling.r52"
    table.sm("square", 3)
    table.resolve()
    assert table.asked() == "eg spy-enters"
    assert table.refuses("eg", "epiphany", "bookcase") == "spies.ruling.r40"  # there is only one who can be swapped


@clause("spies.inf.no-reentry")
def test_a_passport_is_for_one_more_infiltration_of_one_who_has_left() -> None:
    table = Table(
        lair={2: "decoy-plan", 3: "decoy-plan", 4: "9/9/9"},
        networks=[NET_3, "LRTB"],
        spies=[f"{SPY} @1"],
        sm=["passport", "smoke", "gym"],
        eg=["espresso", "porter"],
    )
    table.sm("infiltrate", SPY)
    assert table.options() == ["pass", "intelligence smoke"]  # the infiltrator itself has no use for it
    table.passes()
    table.sm("destroy")
    table.passes()
    assert table.spies() == [SPY]
    table.sm("intelligence", "passport")
    table.passes()
    table.sm("assign", SPY, "LRTB")
    assert table.asked() == "eg after-action"
    table.eg("pass")
    assert table.options("assign") == []  # Assigned again once, not as one likes
    table.sm("infiltrate", SPY)
    table.passes()
    assert table.at() == 3
    table.sm("destroy")
    table.passes()
    assert table.refuses("sm", "assign", SPY, "LRTB") == "spies.sm.step3-assign"
    assert table.options() == ["done"]


# Jumping --------------------------------------------------------------------------------------------------------------


@clause("spies.ruling.r35")
def test_jumps_add_up() -> None:
    table = Table(
        lair={1: "9/9/9", 2: "9/9/9", 3: "9/9/9", 4: "cost 1"},
        networks=["LRTB"],
        spies=["mole @1"],
        sm=["rocket-shoes", "rocket-shoes", "gym"],
    )
    table.sm("infiltrate", "mole")
    for _ in range(2):
        table.sm("intelligence", "rocket-shoes")
        table.resolve()
    assert table.at() == 4


@clause("spies.ruling.r35")
def test_there_is_nothing_to_jump_over_behind_square_8() -> None:
    table = Table(lair={8: "cost 1"}, networks=[NET_3], spies=["assassin @1"], sm=["rocket-shoes", "rocket-shoes"])
    table.sm("infiltrate", "assassin")
    for _ in range(7):
        table.sm("pass")
    assert table.at() == 7
    table.sm("intelligence", "rocket-shoes")
    table.resolve()
    assert table.scores() == (0, 1)  # the second one could not be played any more
    assert table.hand("sm") == ["rocket-shoes"]


@clause("spies.ruling.r35", "spies.inf.sequential")
def test_a_jump_is_for_the_spy_that_made_it() -> None:
    table = Table(
        lair={1: "cost 1"}, networks=[NET_3], spies=["assassin @1", f"{SPY} @1"], sm=["rocket-shoes", "extraction"]
    )
    table.sm("infiltrate", "assassin")
    table.sm("intelligence", "rocket-shoes")
    table.resolve()
    assert table.view("sm")["infiltrator"]["next"] == 1
    table.sm("intelligence", "extraction")
    assert table.asked() == "sm Infiltrate"
    table.sm("infiltrate", SPY)
    assert table.at() == 1


@clause("spies.spy.ability", "spies.ruling.r35")
def test_the_courier_jumps_over_contraptions_before_a_move() -> None:
    table = Table(lair={1: "9/9/9 busy", 2: "cost 1"}, networks=[NET_3], spies=["courier @1"])
    table.sm("infiltrate", "courier")
    assert table.asked() == "sm Face"  # a Minion is next, then a window inside the square
    table.sm("sneak")
    assert table.asked() == "sm before-move"
    assert table.options() == ["pass", "trick 0"]


# Health and support ---------------------------------------------------------------------------------------------------


@clause("spies.ruling.r44", "spies.spy.eject")
def test_ejection_is_checked_before_lost_health_kills() -> None:
    table = Table(
        lair={1: "laser-grid", 2: "cost 1"},
        networks=["LRTB - LRTB - safe-house"],
        spies=["1/1/0 3-3 @1"],
        eg=["hostile-takeover"],
    )
    table.sm("infiltrate", "1/1/0 3-3")
    table.eg("pass")
    table.eg("epiphany", "hostile-takeover")
    table.eg("node", "safe-house")
    assert table.spies() == ["1/1/0 3-3"]
    assert [said.clause for said in table.said("ejected")] == ["spies.spy.eject"]
    assert table.said("spy-died") == []


@clause("spies.ruling.r44")
def test_support_goes_before_health_where_one_card_takes_both() -> None:
    table = Table(
        lair={1: "laser-grid", 2: "cost 1"},
        networks=["LRTB - hideout"],
        spies=["1/1/0 3-3 @1"],
        eg=["power-cut"],
        cards={
            "hideout": (
                "node",
                {
                    "connectors": ["left"],
                    "abilities": [
                        {"when": "static", "target": "network", "do": ["mod", "range", 1], "for": "inPlay", "size": 1},
                        {"when": "static", "target": "network", "do": ["mod", "health", 1], "for": "inPlay", "size": 1},
                    ],
                },
            )
        },
    )
    table.sm("infiltrate", "1/1/0 3-3")
    table.eg("pass")
    assert table.spy("1/1/0 3-3")[1] == 0
    table.eg("epiphany", "power-cut")
    table.eg("node", "hideout")
    assert table.spies() == ["1/1/0 3-3"]


@clause("spies.ruling.r44", "spies.ruling.r50")
def test_the_way_out_is_open_to_who_dies_of_lost_health() -> None:
    table = Table(
        lair={1: "laser-grid", 2: "cost 1"},
        networks=["emergency-exit - LRTB - safe-house"],
        spies=["1/1/0 2-3 @1"],
        eg=["hostile-takeover"],
    )
    table.sm("infiltrate", "1/1/0 2-3")
    table.eg("pass")
    table.eg("epiphany", "hostile-takeover")
    table.eg("node", "safe-house")
    assert table.spies() == ["1/1/0 2-3"]
    assert len(table.said("way-out")) == 1


@clause("spies.node.bonus-threshold")
@pytest.mark.parametrize("networks", [["emergency-exit", "LRTB - LRTB"], ["LRTB - LRTB", "emergency-exit - LRTB"]])
def test_the_way_out_is_of_the_own_network_and_takes_its_size(networks: list[str]) -> None:
    table = Table(lair={1: "9/9/9"}, networks=networks, spies=["rookie @1"])
    table.sm("infiltrate", "rookie")
    assert table.spies() == []


@clause("spies.ruling.r44")
def test_damage_that_is_kept_may_be_too_much_without_the_old_network() -> None:
    """With a passport it goes in again, on a network that does not give the Health it has lived on."""
    table = Table(
        lair={1: "laser-grid", 2: "decoy-plan"},
        networks=["LRTB - safe-house", "LRTB"],
        spies=["1/1/0 1-9 @1"],
        sm=["passport", "gym"],
    )
    table.sm("infiltrate", "1/1/0 1-9")
    table.sm("ignore")
    table.sm("destroy")
    assert table.spy("1/1/0 1-9")[1] == -1
    table.sm("intelligence", "passport")
    table.sm("assign", "1/1/0 1-9", "LRTB:2")
    table.sm("infiltrate", "1/1/0 1-9")
    assert table.spies() == []
    assert [said.clause for said in table.said("spy-died")] == ["spies.ruling.r44"]


@clause("spies.minion.dies-when-exceeded", "spies.eg.move-free")
def test_a_wounded_minion_must_not_leave_the_canteen() -> None:
    table = Table(start="main", lair={2: "canteen", 3: "1/1/1", 5: "igor"}, sm=["pen", "rookie"])
    table.eg("work", 5)
    table.sm("intelligence", "pen")
    table.sm("square", 3)
    table.resolve()
    table.eg("move", 3, 7)
    assert table.lair() == {2: "canteen", 5: "igor busy"}


@clause("spies.minion.dies-when-exceeded", "spies.inf.destroy")
def test_a_spy_destroys_the_canteen_between_two_who_needed_it() -> None:
    table = Table(
        lair={1: "1/1/0 busy", 2: "canteen", 3: "1/1/1", 4: "cost 1"},
        networks=[NET_3],
        spies=[f"{SPY} @1"],
        sm=["pen", "pen"],
    )
    for square in (1, 3):
        table.sm("intelligence", "pen")
        table.sm("square", square)
    table.sm("infiltrate", SPY)
    table.sm("sneak")
    table.sm("destroy")
    assert table.at() == 4
    assert table.lair() == {4: "cost 1"}


@clause("spies.combat.minion-heals")
def test_a_wound_without_a_combat_stays_for_the_turn() -> None:
    """Square 1 is fought over; in Square 2 the pen goes off, and the Spy is taken out before it comes to blows."""
    table = Table(
        lair={1: "0/1/9", 2: "1/5/9"},
        networks=[NET_3],
        spies=[f"{SPY} @1"],
        sm=["pen", "extraction", "gym"],
    )
    table.sm("infiltrate", SPY)
    while table.at() != 2:
        table.sm("pass")
    assert table.view("sm")["infiltrator"]["fighting"] is False
    table.sm("intelligence", "pen")
    table.resolve()
    table.sm("intelligence", "extraction")
    assert table.asked() == "sm Infiltrate"
    assert table.minion(2) == (1, 3, 9)


# Networks that come apart ---------------------------------------------------------------------------------------------


@clause("spies.ruling.r29")
def test_after_a_split_a_spy_stays_with_the_largest_part() -> None:
    table = Table(start="actions", networks=[NET_3], spies=[f"{SPY} @1"])
    table.sm("disconnect", "LRTB", "right")
    assert table.sizes() == [2, 1]
    assert table.spies() == [f"{SPY} @2"]


@clause("spies.ruling.r29")
def test_the_oldest_node_is_the_one_that_was_there_first() -> None:
    """The younger Node lies in the lower slot; after the split the Spy stays with the older one."""
    table = Table(
        start="actions",
        networks=["LRTB", "L"],
        spies=["rookie @2"],
        sm=["R", "gym"],
        eg=["hostile-takeover", "porter"],
    )
    table.sm("found", "gym")
    table.eg("epiphany", "hostile-takeover")
    table.eg("node", "LRTB")
    table.resolve()
    table.sm("found", "R")
    table.sm("connect", "R", "right", "L")
    assert table.spies() == ["rookie @2"]
    table.sm("disconnect", "R", "right")
    home = table.game.nodes[table.game.assigned[table.slot_of_spy("rookie")]]
    assert table.names([home]) == ["L"]


@clause("spies.ruling.r29", "spies.spy.support-range")
def test_after_a_split_only_a_part_that_supports_will_do() -> None:
    """The older Node alone is too small for the Spy; the Shell Company alone counts as 2."""
    table = Table(start="actions", networks=["LRTB | shell-company"], spies=["1/1/1 2-3 @1"])
    table.sm("disconnect", "LRTB", "bottom")
    assert table.spies() == ["1/1/1 2-3 @1"]
    home = table.game.nodes[table.game.assigned[0]]
    assert table.names([home]) == ["shell-company"]


# What sticks to a card ------------------------------------------------------------------------------------------------


@clause("spies.ruling.r45")
def test_the_same_card_twice_counts_twice() -> None:
    table = Table(start="main", lair={1: "1/1/1"}, eg=["espresso", "espresso"], sm=[])
    for _ in range(2):
        table.eg("epiphany", "espresso")
        table.resolve()
    assert table.minion(1)[0] == 5


@clause("spies.epiphany.any-time")
def test_what_stuck_to_a_minion_is_gone_when_it_comes_again() -> None:
    table = Table(start="main", lair={1: "igor", 3: "bertha"}, eg=["espresso", "porter"], sm=["poach", "gym"])
    table.eg("epiphany", "espresso")
    table.eg("square", 1)
    table.resolve()
    assert table.minion(1)[0] == 3
    table.sm("intelligence", "poach")
    table.sm("square", 1)
    table.resolve()
    table.eg("minion", "igor", 2)
    assert table.minion(2)[0] == 1


@clause("spies.eg.move-free", "spies.contraption.attach")
def test_a_minion_takes_its_wounds_along() -> None:
    table = Table(start="main", lair={1: "igor", 3: "bertha+cape"}, sm=["pen", "gym"])
    table.eg("work", 1)
    table.sm("intelligence", "pen")
    table.sm("square", 3)
    table.resolve()
    table.eg("move", 3, 8)
    assert table.minion(8) == (4, 4, 2)
    assert table.lair() == {1: "igor busy", 8: "bertha+cape"}


@clause("spies.epiphany.freeze-ray")
def test_nothing_sticks_to_a_dead_spy() -> None:
    table = Table(lair={1: "9/9/9"}, networks=[NET_3], spies=["twins @1"], eg=["freeze-ray"])
    table.sm("infiltrate", "twins")
    table.eg("epiphany", "freeze-ray")
    assert "twins" in table.hand("sm")
    assert table.view("sm")["lasting"] == []


@clause("spies.inf.no-reentry", "spies.ruling.r2")
def test_who_enters_again_is_still_frozen() -> None:
    table = Table(
        lair={1: "decoy-plan", 2: "cost 1"},
        networks=[NET_3],
        spies=["2/5/2 3-3 @1"],
        eg=["freeze-ray"],
        sm=["passport", "gym"],
    )
    table.sm("infiltrate", "2/5/2 3-3")
    table.eg("epiphany", "freeze-ray")
    table.sm("destroy")
    table.sm("intelligence", "passport")
    table.sm("assign", "2/5/2 3-3", "LRTB")
    table.sm("infiltrate", "2/5/2 3-3")
    assert table.at() == 2
    assert table.spy("2/5/2 3-3")[0] == 0
    assert [lasting["what"] for lasting in table.view("sm")["lasting"]] == ["attack"]  # the passport is used up


@clause("spies.plan.delay", "spies.plan.select")
def test_a_plan_that_is_put_back_is_not_stalled_any_more() -> None:
    table = Table(start="main", lair={1: "igor"}, plan="cat", plan_pile=[], eg=["plan-b", "porter"], sm=["red-tape"])
    table.eg("work", 1)
    table.sm("intelligence", "red-tape")
    table.resolve()
    assert table.view("sm")["plan"]["stalled"] is True
    table.eg("epiphany", "plan-b")
    assert table.asked() == "eg SelectPlan"  # even though there is only one
    table.eg("plan", "cat")
    assert table.view("sm")["plan"]["stalled"] is False
    assert table.game.lasting == []


@clause("spies.plan.delay", "spies.ruling.r14")
def test_a_stalled_plan_is_not_completed() -> None:
    table = Table(
        start="actions",
        lair={1: "cost 1", 2: "igor"},
        sm=["red-tape", "gym"],
        plan="decaf",
        stage="advanced",
    )
    table.sm("intelligence", "red-tape")
    for _ in range(3):
        table.sm("done")
    assert table.asked() == "eg GeniusMain"
    assert table.plan() == "decaf advanced"
    assert table.scores() == (0, 0)


@clause("spies.thwart.happens")
def test_a_stalled_plan_may_be_thwarted() -> None:
    table = Table(networks=[NET_3], spies=["assassin @1"], sm=["red-tape"], plan="cat")
    table.sm("intelligence", "red-tape")
    table.sm("infiltrate", "assassin")
    assert table.scores() == (0, 2)
    assert table.view("sm")["lasting"] == []


@clause("spies.plan.select")
def test_of_two_equal_plans_one_is_kept_and_the_other_goes_back() -> None:
    table = Table(start="plan", plan="", plan_pile=["decaf", "decaf", "cat", "karaoke"])
    assert table.options() == ["plan cat", "plan decaf"]
    table.eg("plan", "decaf")
    assert table.plan() == "decaf in-progress"
    assert table.names(table.game.plan_pile) == ["cat", "decaf", "karaoke"]


@clause("spies.ruling.r11", "spies.plan.cost")
def test_a_minion_that_counts_as_two_pays_for_two() -> None:
    table = Table(start="plan", lair={1: "igor+two-hat", 2: "bertha", 3: "porter"}, plan="plan 1/0/2", stage="advanced")
    assert table.options() == ["sacrifice 1", "sacrifice 2", "sacrifice 3"]
    table.eg("sacrifice", 1)
    assert table.lair() == {2: "bertha", 3: "porter"}
    other = Table(start="plan", lair={1: "igor+two-hat", 2: "bertha", 3: "porter"}, plan="plan 1/0/2", stage="advanced")
    other.eg("sacrifice", 2)
    assert other.lair() == {1: "igor+two-hat"}  # the one that counts double would be too much


# Windows --------------------------------------------------------------------------------------------------------------


@clause("spies.ruling.r57", "spies.ruling.r50")
def test_after_an_ability_the_other_side_may_answer_again() -> None:
    """Both must pass in a row: what the Master uses while a card waits counts as no pass."""
    table = Table(
        lair={2: "cost 1"},
        networks=["LRTB - LRTB - field-hospital"],
        spies=[f"{SPY} @1"],
        sm=["smoke", "gym"],
        eg=["monologue", "porter"],
    )
    table.sm("infiltrate", SPY)
    table.sm("intelligence", "smoke")
    table.eg("pass")
    assert table.options() == ["pass", "bonus field-hospital"]
    table.sm("bonus", "field-hospital")  # and now the Master can only pass
    assert table.asked() == "eg before-move"
    assert table.stack() == ["smoke"]


@clause("spies.ruling.r50", "spies.node.bonus-kinds")
@pytest.mark.parametrize(
    ("networks", "given"),
    [
        ([NET_3, "LRTB - LRTB - field-hospital"], {}),
        (["LRTB - LRTB - field-hospital"], {"settings": {"regainCap": "printed"}}),
        (["uplink | LRTB"], {"stage": "activated"}),
    ],
    ids=["another network's", "nothing to regain", "the Plan is known"],
)
def test_abilities_that_are_not_offered(networks: list[str], given: dict[str, Any]) -> None:
    table = Table(lair={1: "cost 1"}, networks=networks, spies=[f"{SPY} @1"], **given)
    table.sm("infiltrate", SPY)
    assert table.asked() == "sm Face"


@clause("spies.node.bonus-threshold")
def test_below_their_size_nodes_give_nothing() -> None:
    mill = Table(lair={1: "9/9/3"}, networks=["rumour-mill - LRTB"], spies=[f"{SPY} @1"])
    mill.sm("infiltrate", SPY)
    assert mill.said("sneaked") == []
    assert mill.spies() == []  # 2 against 3: it had to fight
    embassy = Table(lair={2: "cost 1"}, networks=["embassy"], spies=[f"{SPY} @1"], eg=["freeze-ray"])
    embassy.sm("infiltrate", SPY)
    assert embassy.options() == ["pass", "epiphany freeze-ray"]
