"""Every card of the Spy Master with a text: what it does, and what it does not."""

from typing import Any

import pytest

from clauses import clause
from games.spies.scenario import Table

NET_3 = "LRTB - LRTB - LRTB"
SPY = "2/5/2 1-9"


def inside(lair: dict[int, str], network: str = NET_3, spy: str = SPY, **given: Any) -> Table:
    """The Spy has gone in."""
    table = Table(lair=lair, networks=[network], spies=[f"{spy} @1"], **given)
    table.sm("infiltrate", spy)
    return table


# Spies ----------------------------------------------------------------------------------------------------------------


@clause("spies.spy.role", "spies.spy.support-range")
@pytest.mark.parametrize(
    ("spy", "numbers", "sizes"),
    [
        ("rookie", (1, 1, 0), {1, 2}),
        ("cat-burglar", (1, 1, 3), {2, 3}),
        ("blunt", (2, 3, 0), {2, 3, 4}),
        ("double-agent", (2, 1, 2), {2, 3}),
        ("legend", (4, 3, 1), {4}),
        ("veteran", (2, 2, 0), {2, 3, 4}),
    ],
)
def test_spies_without_a_text(spy: str, numbers: tuple[int, int, int], sizes: set[int]) -> None:
    networks = ["LRTB", "LR - LRTB", "LRB - LRTB - LRTB", "LRT - LRTB - LRTB - LRTB"]
    table = Table(start="assign", networks=networks, spies=[spy])
    assert table.spy(spy) == numbers
    first = {"LRTB": 1, "LR": 2, "LRB": 3, "LRT": 4}
    assert {first[option.split(" ")[2]] for option in table.options("assign")} == sizes


@clause("spies.spy.ability")
def test_moustaches() -> None:
    table = inside({1: "9/9/2", 2: "9/9/2", 3: "9/9/2"}, spy="moustaches")
    table.sm("sneak")
    assert table.spy("moustaches")[2] == 2
    table.sm("sneak")
    assert [said.amount for said in table.said("sneaked")] == [0, 2]


def test_long_distance() -> None:
    table = inside({1: "9/1/9", 2: "cost 1"}, spy="long-distance")
    assert table.said("spy-hurt") == []
    assert table.lair() == {2: "cost 1"}


@pytest.mark.parametrize(
    ("square", "out"),
    [("steel-door", True), ("piranha-pool", True), ("9/9/9", False), ("0/0/9+dead-mans-switch", True)],
)
def test_diplomat(square: str, out: bool) -> None:
    table = inside({1: square}, spy="diplomat", network="LRTB - LRTB")
    assert table.spies() == (["diplomat"] if out else [])


def test_gadgeteer() -> None:
    table = inside({1: "cost 1"}, spy="gadgeteer")
    assert table.hand("sm") == ["veteran", "veteran"]


def test_stunt() -> None:
    table = inside({2: "cost 1"}, spy="stunt")
    assert [said.amount for said in table.said("regained")] == [2]


def test_sofa_hacker() -> None:
    table = Table(lair={1: "laser-grid", 3: "piranha-pool", 4: "igor"}, networks=[NET_3], spies=["sofa-hacker @1"])
    table.sm("infiltrate", "sofa-hacker")
    assert table.options() == ["square 1", "square 3"]
    table.sm("square", 1)
    assert table.said("spy-hurt") == []
    assert table.view("eg")["lair"][0]["dark"] is True
    table.sm("ignore")
    assert table.spies() == []  # the other one was not switched off
    assert table.view("eg")["lair"][0]["dark"] is False  # the infiltration has ended


def test_charmer() -> None:
    table = Table(lair={1: "9/9/1", 2: "9/9/9", 3: "igor busy"}, networks=[NET_3], spies=["charmer @1"])
    table.sm("infiltrate", "charmer")
    assert table.options() == ["square 1", "square 2"]
    table.sm("square", 2)
    assert table.lair()[2] == "9/9/9 busy"


def test_twins() -> None:
    table = inside({1: "9/9/9"}, spy="twins")
    assert table.hand("sm") == ["twins", "veteran"]
    outside = Table(
        start="plan", lair={1: "cost 2", 2: "igor", 3: "igor"}, spies=["twins"], plan="death-ray", stage="advanced"
    )
    assert outside.discards("sm") == ["twins"]


def test_courier() -> None:
    table = inside({1: "piranha-pool", 2: "laser-grid", 4: "cost 1"}, spy="courier")
    assert table.asked() == "sm before-move"
    assert table.options() == ["pass", "trick 0"]
    table.sm("trick", 0)
    # Once per infiltration: the second trap is not jumped over.
    assert [said.place for said in table.said("steps")] == [1]
    assert table.spies() == []


def test_mole() -> None:
    table = inside({1: "9/9/9", 2: "cost 1"}, spy="mole", network="LRTB")
    assert table.at() == 2
    assert [said.place for said in table.said("steps")] == [1]


def test_commander() -> None:
    table = Table(
        lair={1: "cost 1"},
        networks=["LRTB - LRTB - LRTB - LRTB", "LRTB"],
        spies=["commander @1", f"{SPY} @1", "rookie @2"],
    )
    table.sm("infiltrate", "commander")
    assert [table.spy(name)[0] for name in ("commander", SPY, "rookie")] == [2, 3, 1]


def test_analyst() -> None:
    table = Table(lair={1: "cost 1"}, networks=["LRTB"], spies=["analyst @1"], plan="moon-tow")
    assert table.view("sm")["plan"]["card"] is None
    table.sm("infiltrate", "analyst")
    assert table.words[table.view("sm")["plan"]["card"]["face"]] == "moon-tow"
    assert table.view("spectator")["plan"]["card"] is None
    (looked,) = table.said("looked-at-plan")
    assert looked.seen_by == ("eg", "sm")


# Nodes ----------------------------------------------------------------------------------------------------------------


@clause("spies.node.bonus-kinds", "spies.node.bonus-threshold")
@pytest.mark.parametrize(
    ("network", "numbers"),
    [
        ("safe-house", (2, 5, 2)),
        ("safe-house - LRTB", (2, 6, 2)),
        ("LRTB - dead-drop", (2, 5, 2)),
        ("LRTB - LRTB - dead-drop", (2, 5, 3)),
        ("tailor - LRTB - LRTB", (2, 6, 2)),
        ("tailor - LRTB - LRTB - LRTB", (2, 6, 3)),
        ("LRTB - LRTB - armoury", (4, 5, 2)),
        ("laundry-van - LRTB - LRTB", (2, 5, 3)),
        ("laundry-van - LRTB - LRTB - LRTB", (2, 5, 4)),
        ("LRTB - LRTB - range", (3, 5, 2)),
        ("canal-boat - LRTB - LRTB", (2, 6, 2)),
        ("canal-boat - LRTB - LRTB - LRTB", (2, 6, 3)),
        ("switchboard - LRTB - LRTB", (2, 5, 2)),
    ],
)
def test_nodes_that_make_spies_stronger(network: str, numbers: tuple[int, int, int]) -> None:
    table = Table(networks=[network], spies=[f"{SPY} @1"])
    assert table.spy(SPY) == numbers


def test_radio_mast() -> None:
    table = Table(lair={1: "9/9/9"}, networks=["radio-mast - LRTB"], spies=["rookie @1", "veteran @1"], sm=["gym"])
    table.sm("infiltrate", "rookie")
    assert table.options() == ["use", "spare"]
    table.sm("spare")
    table.sm("infiltrate", "veteran")
    table.sm("use")
    assert table.hand("sm") == ["gym", "veteran"]


def test_field_hospital() -> None:
    table = inside({1: "laser-grid", 2: "laser-grid"}, network="LRTB - LRTB - field-hospital")
    assert table.options() == ["pass", "bonus field-hospital"]
    table.sm("pass")
    assert table.asked() == "sm spy-enters"
    table.sm("bonus", "field-hospital")
    assert table.spy(SPY)[1] == 5
    table.sm("ignore")
    assert table.asked() == "sm Face"  # once per turn
    assert table.spy(SPY)[1] == 3


def test_uplink() -> None:
    table = inside({1: "cost 1"}, network="uplink | LRTB", plan="moon-tow")
    table.sm("bonus", "uplink")
    assert table.words[table.view("sm")["plan"]["card"]["face"]] == "moon-tow"


def test_quartermaster() -> None:
    table = inside({1: "laser-grid", 2: "piranha-pool"}, network="quartermaster - LRTB - LRTB")
    table.sm("bonus", "quartermaster")
    table.sm("square", 2)
    table.sm("ignore")
    assert table.at() == 2
    assert [said.amount for said in table.said("spy-hurt")] == [2]


@clause("spies.ruling.r50")
def test_expenses() -> None:
    table = inside({1: "9/9/9", 2: "9/9/9"}, network="expenses - LRTB - LRTB")
    assert table.options() == ["pass", "bonus expenses"]
    table.sm("bonus", "expenses")
    assert table.lair() == {1: "9/9/9 busy", 2: "9/9/9"}
    table.sm("sneak")
    assert table.spies() == []  # the second was not bribed, and noticed


@clause("spies.ruling.r50")
def test_nobody_is_bribed_where_nobody_stands() -> None:
    table = inside({2: "cost 1", 3: "9/9/9"}, network="expenses - LRTB - LRTB", sm=["smoke"])
    for square in range(2):  # next come an unoccupied square and one with a Contraption
        assert table.at() == square
        assert table.options() == ["pass", "intelligence smoke"]
        assert table.refuses("sm", "bonus", "expenses") == "spies.ruling.r50"
        table.sm("pass")


def test_shell_company() -> None:
    table = Table(
        start="assign", lair={1: "steel-door"}, networks=["shell-company | LRTB"], spies=["assassin", "rookie"]
    )
    assert table.options("assign") == [
        "assign assassin shell-company"
    ]  # it counts as 3: enough for one, too many for one
    table.sm("assign", "assassin", "shell-company")
    table.sm("done")
    table.sm("infiltrate", "assassin")
    assert table.asked() == "sm Face"
    assert table.sizes() == [2]


@clause("spies.ruling.r50")
def test_t49_emergency_exit() -> None:
    table = Table(lair={1: "9/9/9"}, networks=["emergency-exit - LRTB"], spies=["rookie @1", "veteran @1"])
    table.sm("infiltrate", "rookie")
    assert table.spies() == ["rookie", "veteran @2"]
    table.sm("infiltrate", "veteran")
    assert table.spies() == ["rookie"]
    assert len(table.said("way-out")) == 1


def test_cover_story() -> None:
    table = Table(start="assign", networks=["LRTB - LRTB - cover-story"], spies=["rookie", "legend"])
    assert table.options("assign") == ["assign rookie LRTB", "assign legend LRTB"]


def test_rumour_mill() -> None:
    table = inside({1: "9/9/3"}, network="rumour-mill - LRTB - LRTB")
    assert table.minion(1)[2] == 2
    table.sm("sneak")
    assert [said.amount for said in table.said("sneaked")] == [2]


def test_a_rumour_mill_helps_the_spies_of_its_network() -> None:
    table = Table(lair={1: "9/9/3"}, networks=[NET_3, "rumour-mill - LRTB - LRTB"], spies=[f"{SPY} @1"])
    table.sm("infiltrate", SPY)
    assert table.said("sneaked") == []
    assert [said.place for said in table.said("combat")] == [0]  # 2 is not enough for 3


# Intelligence ---------------------------------------------------------------------------------------------------------


def test_blueprints() -> None:
    table = Table(
        start="actions", lair={1: "piranha-pool", 2: "reactor", 3: "igor", 4: "cost 2"}, sm=["blueprints", "gym"]
    )
    table.sm("intelligence", "blueprints")
    assert table.lair() == {1: "piranha-pool", 2: "reactor", 3: "igor"}
    assert table.discards("eg") == ["cost 2"]


def test_smoke_and_adrenaline() -> None:
    table = inside({2: "cost 1"}, sm=["smoke", "adrenaline", "gym"])
    table.sm("intelligence", "smoke")
    table.sm("intelligence", "adrenaline")
    table.passes()
    assert table.spy(SPY) == (4, 6, 4)


def test_pen() -> None:
    table = Table(start="actions", lair={1: "1/2/1", 2: "1/1/1"}, sm=["pen", "gym"])
    table.sm("intelligence", "pen")
    table.sm("square", 1)
    assert table.minion(1)[1] == 0
    for _ in range(3):
        table.sm("done")
    assert table.minion(1)[1] == 2  # until the end of the turn


@clause("spies.minion.dies-when-exceeded")
def test_who_dies_of_a_pen_dies_of_the_card() -> None:
    table = Table(start="actions", lair={1: "1/1/1"}, sm=["pen", "gym"])
    table.sm("intelligence", "pen")
    assert table.lair() == {}
    assert [said.clause for said in table.said("minion-died")] == ["spies.intel.any-time"]


def test_false_alarm() -> None:
    table = Table(start="actions", lair={1: "igor", 2: "bertha busy"}, sm=["false-alarm", "gym"])
    table.sm("intelligence", "false-alarm")
    assert table.lair() == {1: "igor busy", 2: "bertha busy"}


def test_wire_cutters() -> None:
    table = inside({1: "cost 1", 2: "9/9/1"}, sm=["wire-cutters", "gym"])
    table.sm("intelligence", "wire-cutters")
    table.sm("destroy")
    assert table.options() == ["attack", "sneak"]


def test_first_aid() -> None:
    table = inside({1: "piranha-pool"}, sm=["first-aid", "gym"])
    table.sm("pass")
    table.sm("intelligence", "first-aid")
    assert table.spy(SPY)[1] == 4


def test_extraction() -> None:
    table = inside({1: "9/9/9"}, sm=["extraction", "gym"])
    table.sm("pass")
    table.sm("intelligence", "extraction")
    assert table.spies() == [f"{SPY} @3"]
    assert table.lair() == {1: "9/9/9"}


def test_leak() -> None:
    table = Table(start="actions", sm=["leak", "gym"], eg=["igor", "bertha"], plan="moon-tow")
    table.sm("intelligence", "leak")
    assert len(table.hand("eg")) == 1
    assert table.words[table.view("sm")["plan"]["card"]["face"]] == "moon-tow"
    without = Table(start="actions", sm=["leak", "gym"], eg=["igor", "bertha"], plan="")
    without.sm("intelligence", "leak")
    assert len(without.hand("eg")) == 1


def test_rush_order() -> None:
    table = Table(start="actions", sm=["rush-order", "gym"])
    table.sm("intelligence", "rush-order")
    assert table.game.actions == 5
    late = Table(start="assign", sm=["rush-order", "gym"])
    assert late.refuses("sm", "intelligence", "rush-order") == "spies.ruling.r40"


def test_recruitment() -> None:
    table = Table(start="actions", sm=["recruitment"])
    table.sm("intelligence", "recruitment")
    assert table.hand("sm") == ["veteran"] * 2


def test_poach() -> None:
    table = Table(start="actions", lair={1: "igor+cape"}, sm=["poach", "gym"])
    table.sm("intelligence", "poach")
    assert table.lair() == {}
    assert table.hand("eg") == ["cost 9", "igor"]
    assert table.discards("eg") == ["cape"]


def test_arrows() -> None:
    table = Table(start="actions", lair={1: "igor busy"}, sm=["arrows", "gym"])
    table.sm("intelligence", "arrows")
    table.sm("square", 7)
    assert table.lair() == {7: "igor busy"}


@clause("spies.plan.delay")
def test_red_tape() -> None:
    table = Table(
        start="actions",
        lair={1: "cost 1", 2: "igor"},
        sm=["red-tape", "gym"],
        eg=["cost 9"] * 7,
        plan="decaf",
        stage="activated",
    )
    table.sm("intelligence", "red-tape")
    for _ in range(3):
        table.sm("done")
    assert [said.kind for said in table.said("stalled")] == ["stalled"]
    assert table.plan() == "decaf activated"
    assert table.game.lasting == []
    table.eg("keep")
    table.eg("done")
    table.sm("done")
    for _ in range(2):
        table.sm("done")
    assert table.asked() == "eg Advance"


@clause("spies.inf.no-reentry")
def test_passport() -> None:
    table = Table(
        lair={1: "decoy-plan", 2: "9/9/9"}, networks=[NET_3], spies=[f"{SPY} @1", "rookie"], sm=["passport", "gym"]
    )
    assert table.refuses("sm", "intelligence", "passport") == "spies.ruling.r40"
    table.sm("infiltrate", SPY)
    table.sm("destroy")
    assert table.spies() == [SPY, "rookie"]
    table.sm("intelligence", "passport")
    table.sm("assign", SPY, "LRTB")
    table.sm("infiltrate", SPY)
    assert table.spies() == ["rookie"]  # noisy as before, it had to fight
    assert len(table.said("enters")) == 2
