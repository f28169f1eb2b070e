"""The Spy Master's turn: Nodes, networks, support, Actions."""

import pytest

from clauses import clause
from games.spies.scenario import Table
from villainy.games.spies.grid import free_connectors


@clause("spies.node.bonus-threshold", "spies.node.bonus-cumulative", "spies.node.role", "spies.ruling.r45")
@pytest.mark.parametrize(
    ("network", "attack"), [("gym - LRTB", 1), ("gym - LRTB - LRTB", 2), ("gym - LRTB - LRTB - LRTB", 3)]
)
def test_w8_bonuses_add_up(network: str, attack: int) -> None:
    table = Table(networks=[network], spies=["1/1/0 1-9 @1"])
    assert table.spy("1/1/0 1-9")[0] == attack


@clause("spies.node.bonus-cumulative", "spies.ruling.r45")
def test_the_same_bonus_twice_counts_twice() -> None:
    table = Table(networks=["virtual-env - virtual-env"], spies=["1/1/0 1-9 @1"])
    assert table.spy("1/1/0 1-9")[0] == 3


@clause("spies.node.opposite-connectors", "spies.node.no-rotation", "spies.sm.action-connect")
def test_w9_connectors() -> None:
    table = Table(start="actions", networks=["L", "R", "T"])
    assert table.options("connect") == ["connect R right L"]
    assert table.refuses("sm", "connect", "L", "right", "R") == "spies.node.opposite-connectors"
    assert table.refuses("sm", "connect", "R", "right", "T") == "spies.node.opposite-connectors"
    table.sm("connect", "R", "right", "L")
    cells = {
        table.words[node["face"]]: (node["column"], node["row"])
        for network in table.view("sm")["networks"]
        for node in network["nodes"]
    }
    assert cells["R"] == (0, 0)
    assert cells["L"] == (1, 0)


@clause("spies.node.opposite-connectors", "spies.node.virtual-environment")
def test_t33_vertical_only() -> None:
    table = Table(start="actions", networks=["shell-company", "virtual-env"])
    assert table.options("connect") == []
    for edge in ("right", "bottom"):
        for one, two in (("shell-company", "virtual-env"), ("virtual-env", "shell-company")):
            assert table.refuses("sm", "connect", one, edge, two) == "spies.node.opposite-connectors"


@clause("spies.ruling.r24")
def test_t35_connector_used() -> None:
    table = Table(start="actions", networks=["LRTB - dead-drop", "R"])
    assert table.refuses("sm", "connect", "R", "right", "dead-drop") == "spies.ruling.r24"


@clause("spies.ruling.r24", "spies.node.opposite-connectors")
def test_a_connector_is_free_until_it_holds_a_link() -> None:
    """Sets of Nodes as bits, by edge: left, top, right, bottom."""
    table = Table(start="actions", networks=["LRTB - LRB | LT"])
    assert free_connectors(table.game) == (0b101, 0b001, 0b010, 0b001)


@clause("spies.sm.action-connect", "spies.spy.support-always")
@pytest.mark.parametrize("home", [1, 2])
def test_networks_that_become_one_keep_their_spies(home: int) -> None:
    table = Table(start="actions", networks=["LRTB", "LRTB - LRTB"], spies=[f"1/1/0 1-9 @{home}", f"2/1/0 1-2 @{home}"])
    table.sm("connect", "LRTB", "right", "LRTB:2")
    assert table.spies() == ["1/1/0 1-9 @3", "2/1/0 1-2"]  # it is too large for one of them


@clause("spies.ruling.r24")
def test_a_loop_may_be_closed() -> None:
    """Four Nodes in a square: the fourth lies below the first and so to the left of the third."""
    table = Table(start="actions", networks=["LRTB - LRTB | LRTB", "LRTB"])
    table.sm("connect", "LRTB", "bottom", "LRTB:4")
    assert table.sizes() == [4]
    table.sm("connect", "LRTB:4", "right", "LRTB:3")
    assert table.sizes() == [4]
    table.sm("disconnect", "LRTB", "right")
    assert table.sizes() == [4]  # it still hangs together the other way round


@clause("spies.ruling.r24")
def test_two_nodes_never_lie_on_one_cell() -> None:
    """Two equal networks: a Node, one to its right, one below that, one to its right."""
    shape = "LRTB - LRTB | LRTB - LRTB"
    table = Table(start="actions", networks=[shape, shape])
    # Hung below the first Node, the other network's second Node would lie on this one's third.
    assert table.refuses("sm", "connect", "LRTB", "bottom", "LRTB:5") == "spies.ruling.r24"
    table.sm("connect", "LRTB:2", "right", "LRTB:5")
    assert table.sizes() == [8]
    # The ends of the long network are far apart.
    assert table.refuses("sm", "connect", "LRTB:8", "right", "LRTB") == "spies.ruling.r24"


@clause("spies.spy.eject", "spies.ruling.r28", "spies.spy.support-range")
def test_t17_too_large() -> None:
    table = Table(
        start="actions", networks=["LRTB - LRTB - LRTB - LRTB", "LRTB", "LRTB - LRTB - LRTB"], spies=["assassin @1"]
    )
    table.sm("connect", "LRTB:4", "right", "LRTB:5")
    assert table.spies() == ["assassin"]
    (lost,) = table.said("unassigned")
    assert lost.clause == "spies.ruling.r28"
    table.sm("done")
    assert table.refuses("sm", "assign", "assassin", "LRTB") == "spies.spy.support-range"
    table.sm("assign", "assassin", "LRTB:6")
    assert table.spies() == ["assassin @3"]


@clause("spies.sm.step2-three-actions", "spies.sm.disconnect-free", "spies.sm.action-play", "spies.ruling.r22")
def test_t36_actions() -> None:
    table = Table(start="actions", networks=["LRTB - LRTB"], sm=["switchboard", "rookie", "gym", "veteran"])
    table.sm("found", "switchboard")
    table.sm("recruit", "rookie")
    table.sm("connect", "LRTB:2", "right", "switchboard")
    assert table.refuses("sm", "found", "gym") == "spies.sm.step2-three-actions"
    assert table.refuses("sm", "recruit", "veteran") == "spies.sm.step2-three-actions"
    assert table.refuses("sm", "connect", "LRTB", "bottom", "switchboard") == "spies.sm.step2-three-actions"
    table.sm("disconnect", "LRTB", "right")
    table.sm("disconnect", "LRTB:2", "right")
    assert table.sizes() == [1, 1, 1]
    table.sm("done")
    assert table.refuses("sm", "disconnect", "LRTB", "right") == "spies.ruling.r25"


@clause("spies.ruling.r22")
def test_actions_may_be_left() -> None:
    table = Table(start="actions", sm=["rookie"])
    table.sm("done")
    assert table.asked() == "sm Assign"


@clause("spies.ruling.r23", "spies.ruling.r25")
def test_a_lone_node_is_a_network() -> None:
    table = Table(start="assign", networks=["LRTB", "LRTB - LRTB"], spies=["rookie"])
    assert table.options("assign") == ["assign rookie LRTB", "assign rookie LRTB"]
    assert table.sizes() == [2, 1]


@clause("spies.ruling.r23")
def test_nodes_that_hang_together_through_others_are_one_network() -> None:
    table = Table(start="actions", networks=["LRTB - LRTB - LRTB - LRTB"], spies=["1/1/1 4-4", "2/2/2 1-1"])
    assert table.sizes() == [4]
    table.sm("done")
    assert table.options("assign") == ["assign 1/1/1 4-4 LRTB"]  # of size 4, not 2 and not 3
    split = Table(start="actions", networks=["LRTB - LRTB - LRTB - LRTB"], spies=["1/1/1 4-4", "2/2/2 1-1"])
    split.sm("disconnect", "LRTB", "right")
    assert split.sizes() == [3, 1]
    split.sm("done")
    assert split.options("assign") == ["assign 2/2/2 1-1 LRTB"]


@clause("spies.ruling.r27", "spies.spy.starts-unassigned", "spies.sm.step3-assign")
def test_spies_are_assigned_anew_as_one_likes() -> None:
    table = Table(start="assign", networks=["LR", "LRTB"], spies=["rookie @1"])
    table.sm("assign", "rookie", "LRTB")
    table.sm("unassign", "rookie")
    assert table.spies() == ["rookie"]
    table.sm("assign", "rookie", "LR")
    table.sm("done")
    assert table.refuses("sm", "assign", "rookie", "LRTB") == "spies.sm.step3-assign"


@clause("spies.ruling.r26")
def test_any_number_of_spies_unless_the_table_says_one() -> None:
    table = Table(start="assign", networks=["LR"], spies=["rookie @1", "mole"])
    table.sm("assign", "mole", "LR")
    assert table.spies() == ["mole @1", "rookie @1"]
    one = Table(start="assign", networks=["LR"], spies=["rookie @1", "mole"], settings={"spiesPerNetwork": 1})
    assert one.refuses("sm", "assign", "mole", "LR") == "spies.ruling.r26"


@clause("spies.ruling.r29")
def test_after_a_split_the_part_with_the_oldest_node_wins_a_tie() -> None:
    table = Table(start="actions", networks=["LRTB - LRTB"], spies=["rookie @1"])
    table.sm("disconnect", "LRTB", "right")
    assert table.spies() == ["rookie @1"]
    assert table.game.assigned == [0]


@clause("spies.node.virtual-environment", "spies.ruling.r50", "spies.ruling.r4")
def test_t42_silent_but_deadly_once_a_turn() -> None:
    table = Table(lair={1: "1/9/9"}, networks=["virtual-env - LRTB - LRTB"], spies=["1/1/0 3-3 @1", "2/1/0 3-3 @1"])
    table.sm("infiltrate", "1/1/0 3-3")
    assert table.options() == ["use", "spare"]
    table.sm("use")
    assert [said.amount for said in table.said("minion-hurt") if said.clause == "spies.combat.initiative"] == [2]
    table.sm("infiltrate", "2/1/0 3-3")
    assert table.asked() == "sm Infiltrate"  # the second had to fight without
    assert [said.amount for said in table.said("minion-hurt") if said.clause == "spies.combat.initiative"] == [2]
