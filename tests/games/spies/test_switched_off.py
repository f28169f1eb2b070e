"""Cards that are switched off: their abilities are gone for a while; they still count for size, cost and occupancy."""

from typing import Any

import pytest

from clauses import clause
from games.spies.scenario import Table

NET_3 = "LRTB - LRTB - LRTB"
SPY = "2/5/2 1-9"


def hacked(square: int, lair: dict[int, str], **given: Any) -> Table:
    """The Sofa Hacker has gone in and switched off what stands in the square."""
    table = Table(lair=lair, networks=given.pop("networks", [NET_3]), spies=["sofa-hacker @1"], **given)
    table.sm("infiltrate", "sofa-hacker")
    if table.asked() == "sm Aim":
        table.sm("square", square)
    assert table.view("eg")["lair"][square - 1]["dark"] is True
    return table


@clause("spies.contraption.text")
@pytest.mark.parametrize("beside", [2, 4])
def test_what_helps_those_beside_it(beside: int) -> None:
    """On either side: Attack, Health, and Perception that is kept while Busy."""
    for thing, at, was, now in (("mood-lava", 0, 2, 1), ("canteen", 1, 2, 1), ("searchlight", 2, 1, 0)):
        minion = "1/1/1 busy" if thing == "searchlight" else "1/1/1"
        lair = {1: "cost 1", 3: thing, beside: minion}
        lit = Table(lair=lair, networks=[NET_3], spies=["sofa-hacker @1"])
        assert lit.minion(beside)[at] == was, thing
        dark = hacked(3, lair)
        assert dark.minion(beside)[at] == now, thing


@clause("spies.contraption.text")
def test_what_helps_all() -> None:
    lair = {1: "cost 1", 5: "klaxon", 8: "1/1/1"}
    assert Table(lair=lair).minion(8)[2] == 2
    assert hacked(5, lair).minion(8)[2] == 1


@clause("spies.contraption.text", "spies.inf.empty-regain")
def test_music_that_has_stopped() -> None:
    table = hacked(8, {4: "cost 1", 8: "elevator-music"})
    assert [said.amount for said in table.said("regained")] == [1] * 3


@clause("spies.contraption.text")
def test_a_vat_that_is_off_saves_nobody() -> None:
    table = hacked(8, {1: "0/0/9", 2: "cost 1", 8: "cloning-vat"})
    assert table.lair() == {2: "cost 1", 8: "cloning-vat"}
    assert table.discards("eg") == ["0/0/9"]


@clause("spies.contraption.text", "spies.inf.destroy")
@pytest.mark.parametrize("thing", ["self-destruct", "decoy-plan", "blackmail"])
def test_what_is_off_does_nothing_when_it_is_destroyed(thing: str) -> None:
    table = hacked(1, {1: thing, 2: "cost 1"})
    table.sm("destroy")
    assert table.at() == 2
    assert table.lair() == {2: "cost 1"}
    assert table.hand("sm") == ["veteran"]
    assert table.discards("eg") == [thing]


@clause("spies.contraption.text", "spies.ruling.r33")
def test_a_door_that_is_off_lets_anybody_pass() -> None:
    table = hacked(1, {1: "steel-door", 2: "cost 1"}, networks=["LRTB - cover-story"])
    table.sm("ignore")
    assert table.at() == 2


@clause("spies.node.bonus-kinds")
def test_a_node_that_is_off_gives_no_ability() -> None:
    """Field hospital, rumour mill, embassy, way out: with the power cut none of them works."""
    hospital = cut("field-hospital", {1: "laser-grid"}, "LRTB - LRTB - field-hospital")
    assert hospital.asked() == "sm Face"
    mill = cut("rumour-mill", {1: "9/9/3"}, "rumour-mill - LRTB - LRTB", spy="0/0/2 1-9")
    assert [said.amount for said in mill.said("chose")] == [mill.deck.attack]  # 2 is not enough for 3
    way = cut("emergency-exit", {1: "9/9/9"}, "emergency-exit - LRTB", spy="0/0/0 1-9")
    assert way.spies() == []
    assert way.said("way-out") == []


def cut(node: str, lair: dict[int, str], network: str, spy: str = SPY) -> Table:
    """The power of a Node is cut before the Spy's first move."""
    table = Table(lair=lair, networks=[network], spies=[f"{spy} @1"], eg=["power-cut"], sm=[])
    table.sm("infiltrate", spy)
    while table.asked() == "sm before-move":
        table.sm("pass")
    table.eg("epiphany", "power-cut")
    table.eg("node", node)
    table.resolve()
    return table


@clause("spies.node.bonus-kinds")
def test_an_embassy_that_is_off_protects_nobody() -> None:
    table = Table(
        lair={2: "cost 1"},
        networks=["embassy - LRTB"],
        spies=[f"{SPY} @1"],
        eg=["power-cut", "freeze-ray", "porter"],
    )
    table.sm("infiltrate", SPY)
    assert table.options() == ["pass", "epiphany power-cut"]
    table.eg("epiphany", "power-cut")
    table.eg("node", "embassy")
    assert table.options() == ["pass", "epiphany freeze-ray"]


@clause("spies.node.bonus-kinds", "spies.spy.support-always", "spies.ruling.r28")
def test_support_that_hangs_on_a_node_goes_with_its_power_and_comes_back() -> None:
    """Cover Stories keep a Rookie on a network of 3, and the Shell Company makes 3 of 2."""
    table = Table(
        start="actions",
        networks=["LRTB - LRTB - cover-story", "shell-company | LRTB"],
        spies=["rookie @1", "assassin @2"],
        eg=["power-cut", "power-cut", "porter"],
        sm=["gym", "false-alarm"],
    )
    table.sm("found", "gym")
    for node in ("cover-story", "shell-company"):
        table.eg("epiphany", "power-cut")
        table.eg("node", node)
        table.resolve()
    assert table.spies() == ["assassin", "rookie"]
    assert table.sizes() == [3, 2, 1]
    table.sm("done")
    assert table.options("assign") == [
        "assign rookie shell-company",
        "assign rookie gym",
        "assign assassin LRTB",
    ]
    table.sm("assign", "rookie", "shell-company")
    for _ in range(2):
        table.sm("done")
    assert table.spies() == ["assassin", "rookie"]  # the power is back, and the network counts as 3 again


@clause("spies.node.bonus-kinds")
def test_what_stuck_to_a_node_is_gone_when_it_leaves() -> None:
    """Switched off, then returned to the hand and put into play again in the same turn: it works."""
    table = Table(
        start="actions",
        networks=["virtual-env - LRTB"],
        spies=[f"{SPY} @1"],
        eg=["power-cut", "hostile-takeover", "porter"],
        sm=["gym"],
    )
    table.sm("found", "gym")
    table.eg("epiphany", "power-cut")
    table.eg("node", "virtual-env")
    table.resolve()
    assert table.spy(SPY)[0] == 2
    table.eg("epiphany", "hostile-takeover")
    table.eg("node", "virtual-env")
    table.resolve()
    assert table.game.lasting == []
    table.sm("found", "virtual-env")
    table.sm("connect", "virtual-env", "right", "LRTB")
    assert table.spy(SPY)[0] == 3
