"""Every card of the Evil Genius with a text: what it does, and what it does not."""

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


# Minions --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("minion", "numbers"),
    [
        ("henchperson", (3, 3, 3)),
        ("porter", (2, 3, 4)),
        ("bertha", (4, 4, 2)),
        ("vacuum", (3, 5, 1)),
        ("bodyguard", (4, 4, 3)),
    ],
)
def test_minions_without_a_text(minion: str, numbers: tuple[int, int, int]) -> None:
    table = Table(start="main", lair={1: minion})
    assert table.minion(1) == numbers
    assert table.options("work", "busy") == ["work 1"]


@clause("spies.minion.ability-kinds", "spies.minion.role")
def test_intern() -> None:
    table = Table(start="main", lair={1: "intern"}, eg=["porter", "bertha"])
    table.eg("busy", 1)
    assert table.asked() == "eg DiscardChoice"
    assert table.options() == ["discard bertha", "discard porter"]
    table.eg("discard", "porter")
    assert table.hand("eg") == ["bertha", "henchperson"]
    assert table.discards("eg") == ["porter"]
    assert table.lair() == {1: "intern busy"}


def test_shark() -> None:
    table = Table(
        start="main", lair={1: "shark"}, networks=["LRTB"], spies=["rookie @1"], eg=["cost 9"] * 7, sm=["gym"] * 7
    )
    table.eg("busy", 1)
    table.eg("done")
    table.eg("wait")
    table.sm("keep")
    for _ in range(2):
        table.sm("done")
    table.sm("infiltrate", "rookie")
    assert table.spies() == []
    (hurt,) = table.said("spy-hurt")
    assert hurt.amount == 2
    table.sm("done")
    assert table.game.lasting == []  # the Genius's next turn has started


@pytest.mark.parametrize("minion", ["poodle", "squid"])
def test_those_who_never_work(minion: str) -> None:
    table = Table(start="main", lair={1: minion})
    assert table.options("work", "busy") == []
    assert table.refuses("eg", "work", 1) == "spies.minion.ability-kinds"


def test_bookkeeper() -> None:
    table = Table(start="main", lair={1: "bookkeeper"})
    table.eg("busy", 1)
    assert table.hand("eg") == ["cost 9", "henchperson"]


def test_hypnotist() -> None:
    table = Table(start="main", lair={1: "hypnotist"}, networks=[NET_3])
    table.eg("busy", 1)
    assert table.options() == ["link LRTB right", "link LRTB right"]
    table.eg("link", "LRTB:2", "right")
    assert table.sizes() == [2, 1]
    idle = Table(start="main", lair={1: "hypnotist"}, networks=["LRTB"])
    assert idle.refuses("eg", "busy", 1) == "spies.minion.ability-kinds"


def test_sergeant() -> None:
    table = Table(start="main", lair={1: "1/1/1", 2: "sergeant", 3: "1/1/1", 4: "1/1/1"})
    table.eg("busy", 2)
    assert [table.minion(square)[0] for square in (1, 2, 3, 4)] == [2, 3, 2, 1]
    table.eg("move", 3, 5)  # those who are there now keep it
    assert table.minion(5)[0] == 2


def test_cctv() -> None:
    table = Table(start="main", lair={1: "1/1/1", 2: "cctv", 3: "1/1/1 busy"})
    table.eg("busy", 2)
    assert [table.minion(square)[2] for square in (1, 2, 3)] == [2, 0, 0]


def test_gantry() -> None:
    table = Table(start="main", lair={1: "gantry"})
    table.eg("busy", 1)
    assert table.view("sm")["lair"][0]["keywords"] == ["initiative"]
    assert [said.kind for said in table.said("given-initiative")] == ["given-initiative"]


def test_clone() -> None:
    table = Table(start="main", lair={1: "clone"}, eg_discards=["igor", "bertha", "cape"])
    table.eg("busy", 1)
    assert table.hand("eg") == ["bertha", "cost 9"]
    assert table.discards("eg") == ["cape", "igor"]
    assert Table(start="main", lair={1: "clone"}).options("busy") == []


def test_janitor() -> None:
    table = Table(start="main", lair={1: "janitor", 2: "henchperson"})
    table.eg("work", 1)
    table.eg("work", 2)
    assert table.minion(1)[2] == 3
    assert table.minion(2)[2] == 0


def test_t47_poisoner() -> None:
    table = Table(
        start="main", lair={1: "poisoner"}, networks=["LRTB"], spies=["rookie @1", "veteran"], eg=["cost 9"] * 7
    )
    table.eg("busy", 1)
    assert table.options() == ["spy rookie", "spy veteran"]
    table.eg("spy", "rookie")
    assert table.spy("rookie")[1] == 0
    table.eg("done")
    table.eg("wait")
    for _ in range(2):
        table.sm("done")
    table.sm("infiltrate", "rookie")
    assert table.spies() == ["veteran"]  # it lived, until Square 1 with the poisoner's own Attack
    assert [said.place for said in table.said("spy-died")] == [0]


def test_foreman() -> None:
    table = Table(start="main", lair={1: "foreman", 2: "igor busy", 3: "bertha busy", 4: "porter"})
    table.eg("busy", 1)
    assert table.options() == ["square 2", "square 3"]
    table.eg("square", 2)
    assert table.lair() == {1: "foreman busy", 2: "igor", 3: "bertha busy", 4: "porter"}


def test_chemist() -> None:
    table = Table(start="main", lair={1: "chemist", 2: "1/1/1"})
    table.eg("busy", 1)
    table.eg("square", 2)
    assert table.minion(2)[0] == 3


def test_unionrep() -> None:
    table = Table(start="main", lair={1: "1/1/1", 2: "unionrep", 4: "1/1/1"})
    table.eg("busy", 2)
    assert [table.minion(square)[1] for square in (1, 2, 4)] == [2, 4, 1]


# Static Contraptions --------------------------------------------------------------------------------------------------


@clause("spies.contraption.text", "spies.contraption.purpose")
@pytest.mark.parametrize(("spy", "out"), [("2/5/1 1-9", True), ("2/5/2 1-9", False)])
def test_trapdoor(spy: str, out: bool) -> None:
    table = inside({1: "trapdoor", 2: "cost 1"}, spy=spy)
    table.sm("ignore")
    assert (table.at() == 2) is not out
    assert table.spies() == [spy if out else f"{spy} @3"]
    assert table.lair() == {1: "trapdoor", 2: "cost 1"}


@pytest.mark.parametrize(("trap", "damage"), [("laser-grid", 2), ("piranha-pool", 3)])
def test_traps_that_hurt(trap: str, damage: int) -> None:
    table = inside({1: trap})
    assert table.spy(SPY)[1] == 5 - damage
    table.sm("ignore")
    assert [said.amount for said in table.said("spy-hurt")] == [damage]


def test_klaxon() -> None:
    table = Table(start="main", lair={1: "klaxon", 3: "1/1/1", 8: "1/1/1 busy"})
    assert [table.minion(square)[2] for square in (3, 8)] == [2, 0]


def test_self_destruct() -> None:
    table = inside({2: "9/9/0 busy", 3: "self-destruct", 4: "9/9/0", 5: "9/9/0"})
    table.sm("sneak")
    table.sm("destroy")
    assert table.spies() == []
    assert table.lair() == {5: "9/9/0"}
    assert len(table.said("minion-died")) == 2


def test_t46_cloning_vat() -> None:
    table = inside({1: "1/1/9", 2: "bertha", 3: "cost 1", 4: "cloning-vat"}, spy="9/9/0 1-9")
    assert table.hand("eg") == ["1/1/9", "cost 9"]
    assert table.discards("eg") == ["bertha"]


def test_floorboards() -> None:
    table = inside({1: "floorboards"})
    assert table.spy(SPY)[2] == 0


@clause("spies.inf.empty-regain")
def test_t32_elevator_music() -> None:
    table = inside({4: "cost 1", 8: "elevator-music"})
    assert table.said("regained") == []
    assert table.spy(SPY)[1] == 5


def test_elevator_music_is_heard_inside_only() -> None:
    table = Table(
        lair={1: "cost 1", 8: "elevator-music"}, networks=[NET_3], spies=["1/1/0 1-9 @1", "2/1/0 1-9 @1", "3/1/0 1-9"]
    )
    table.sm("infiltrate", "2/1/0 1-9")
    assert [spy["keywords"] for spy in table.view("sm")["spies"]] == [[], ["noRegain"], []]


def test_doomsday_clock() -> None:
    table = Table(start="main", lair={1: "igor", 2: "doomsday-clock", 3: "igor", 4: "igor"})
    assert table.view("sm")["plan"]["minions"] == 5


def test_mood_lava() -> None:
    table = Table(start="main", lair={1: "1/1/1", 2: "mood-lava", 3: "1/1/1", 4: "1/1/1"})
    assert [table.minion(square)[0] for square in (1, 3, 4)] == [2, 2, 1]


def test_blackmail() -> None:
    table = inside({1: "blackmail", 2: "cost 1"})
    assert table.spy(SPY)[0] == 1
    table.sm("destroy")
    assert table.hand("sm") == ["veteran", "veteran"]
    assert table.spy(SPY)[0] == 1  # for the rest of the infiltration


def test_canteen() -> None:
    table = Table(start="main", lair={1: "1/1/1", 2: "canteen", 3: "1/1/1", 4: "1/1/1"})
    assert [table.minion(square)[1] for square in (1, 3, 4)] == [2, 2, 1]


@clause("spies.minion.dies-when-exceeded")
def test_without_the_canteen_a_wound_may_be_too_much() -> None:
    table = Table(start="main", lair={1: "igor", 2: "canteen", 3: "1/1/1"}, sm=["pen", "blueprints", "rookie"])
    table.eg("work", 1)
    table.sm("intelligence", "pen")
    table.sm("square", 3)
    table.resolve()
    assert table.minion(3)[1] == 0
    table.sm("intelligence", "blueprints")
    table.resolve()
    assert table.lair() == {1: "igor busy"}


def test_decoy_plan() -> None:
    table = inside({1: "decoy-plan"})
    table.sm("destroy")
    assert table.spies() == [SPY]
    assert [said.clause for said in table.said("ejected")] == ["spies.contraption.text"]
    assert table.lair() == {}


def test_reactor() -> None:
    table = Table(start="main", lair={1: "igor", 2: "reactor", 3: "bertha"})
    table.eg("work", 1)
    table.eg("work", 3)
    assert table.game.work == 3 + 2
    other = inside({1: "reactor", 2: "9/9/9", 3: "9/9/9"})
    other.sm("destroy")
    assert other.lair() == {3: "9/9/9"}


def test_searchlight() -> None:
    table = Table(start="main", lair={1: "1/1/1 busy", 2: "searchlight", 4: "1/1/1 busy"})
    assert [table.minion(square)[2] for square in (1, 4)] == [1, 0]


# Attachable Contraptions ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("thing", "numbers"), [("exo-suit", (3, 1, 1)), ("cape", (1, 3, 1)), ("goggles", (1, 1, 3)), ("holster", (1, 1, 1))]
)
def test_things_to_wear(thing: str, numbers: tuple[int, int, int]) -> None:
    table = Table(start="main", lair={1: f"1/1/1+{thing}"})
    assert table.minion(1) == numbers


def test_goggles_keep_watch() -> None:
    assert Table(start="main", lair={1: "1/1/1+goggles busy"}).minion(1)[2] == 3


def test_holster() -> None:
    table = inside({1: "3/1/9+holster"}, spy="9/2/0 1-9")
    assert [said.clause for said in table.said("spy-hurt")] == ["spies.combat.initiative"]
    assert table.lair() == {1: "3/1/9+holster"}


@clause("spies.contraption.attach-dies")
def test_dead_mans_switch() -> None:
    table = inside({1: "0/1/9+dead-mans-switch", 2: "cost 1"}, spy="9/4/0 1-9")
    assert [said.amount for said in table.said("spy-hurt")] == [3]
    assert table.spy("9/4/0 1-9")[1] == 1
    assert table.discards("eg") == ["0/1/9", "dead-mans-switch"]
    other = Table(
        lair={1: "0/1/9+dead-mans-switch", 2: "cost 1"}, networks=[NET_3], spies=["9/4/0 1-9 @1"], sm=["pen", "rookie"]
    )
    other.sm("infiltrate", "9/4/0 1-9")
    other.sm("intelligence", "pen")
    assert other.said("spy-hurt") == []  # it did not die in combat


def test_two_hat() -> None:
    assert Table(start="main", lair={1: "igor+two-hat"}).view("sm")["plan"]["minions"] == 2


def test_jetpack() -> None:
    table = inside({1: "0/1/9+jetpack", 2: "cost 1"}, spy="9/4/0 1-9")
    assert table.hand("eg") == ["0/1/9", "cost 9"]
    assert table.discards("eg") == ["jetpack"]
    assert "0/1/9" in table.known(table.view("sm")["hands"][0])  # all saw it go there


# Epiphanies -----------------------------------------------------------------------------------------------------------


def test_monologue() -> None:
    table = inside({2: "cost 1"}, eg=["monologue"])
    table.eg("epiphany", "monologue")
    assert table.spy(SPY)[2] == 0


def test_other_lever() -> None:
    table = Table(start="main", lair={1: "igor", 2: "bertha busy"}, eg=["other-lever"])
    table.eg("epiphany", "other-lever")
    table.eg("square", 5)
    assert table.lair() == {2: "bertha busy", 5: "igor"}


def test_body_double() -> None:
    table = inside({1: "0/1/9", 2: "cost 1"}, spy="9/4/0 1-9", eg=["body-double"])
    table.eg("epiphany", "body-double")
    assert table.hand("eg") == ["0/1/9"]


def test_power_cut() -> None:
    table = inside({2: "cost 1"}, network="virtual-env - LRTB - LRTB", eg=["power-cut"])
    assert table.spy(SPY)[0] == 3
    table.eg("epiphany", "power-cut")
    table.eg("node", "virtual-env")
    assert table.spy(SPY)[0] == 2
    assert table.sizes() == [3]


def test_wiretap() -> None:
    table = Table(start="main", lair={1: "igor"}, eg=["wiretap", "porter"], sm=["rookie", "pen", "smoke"])
    assert table.view("eg")["hands"][1] == {"count": 3, "known": []}
    table.eg("epiphany", "wiretap")
    table.resolve()
    assert table.asked() == "eg TakeIntelligence"
    assert table.known(table.view("eg")["hands"][1]) == ["rookie", "pen", "smoke"]
    assert table.view("spectator")["hands"][1] == {"count": 3, "known": []}
    assert table.options() == ["discard pen", "discard smoke"]
    table.eg("discard", "smoke")
    assert table.hand("sm") == ["pen", "rookie"]
    assert {said.heard_by for said in table.said("saw")} == {("eg",)}


def test_snip_and_hostile_takeover() -> None:
    table = Table(start="main", networks=[NET_3], eg=["snip", "hostile-takeover", "porter"], sm=[])
    table.eg("epiphany", "snip")
    table.eg("link", "LRTB", "right")
    table.resolve()
    assert table.sizes() == [2, 1]
    table.eg("epiphany", "hostile-takeover")
    table.eg("node", "LRTB:3")
    assert table.sizes() == [1, 1]
    assert table.hand("sm") == ["LRTB"]


def test_goats() -> None:
    table = inside({2: "cost 1"}, eg=["goats"])
    table.eg("epiphany", "goats")
    assert [said.amount for said in table.said("spy-hurt")] == [2]


def test_all_hands() -> None:
    table = Table(
        start="main", lair={1: "igor busy", 2: "bertha busy", 3: "porter busy", 4: "squid"}, eg=["all-hands", "cost 9"]
    )
    table.eg("epiphany", "all-hands")
    assert table.options() == ["square 1", "square 2", "square 3"]
    table.eg("square", 1)
    assert table.options() == ["done", "square 2", "square 3"]
    table.eg("square", 3)
    assert table.lair() == {1: "igor", 2: "bertha busy", 3: "porter", 4: "squid"}
    one = Table(start="main", lair={1: "igor busy", 2: "bertha busy"}, eg=["all-hands", "cost 9"])
    one.eg("epiphany", "all-hands")
    one.eg("square", 2)
    one.eg("done")
    assert one.lair() == {1: "igor busy", 2: "bertha"}


def test_overtime() -> None:
    table = Table(start="main", eg=["overtime", "cost 2"])
    table.eg("epiphany", "overtime")
    table.eg("build", "cost 2", 1)
    assert table.game.work == 0


def test_temp_agency() -> None:
    table = Table(start="main", eg=["temp-agency", "igor", "bertha", "porter"])
    table.eg("epiphany", "temp-agency")
    for square, name in enumerate(("igor", "bertha", "porter"), 1):
        table.eg("minion", name, square)
    assert len(table.lair()) == 3


def test_eureka() -> None:
    table = Table(start="main", eg=["eureka"])
    table.eg("epiphany", "eureka")
    assert table.hand("eg") == ["henchperson"] * 2


def test_bookcase() -> None:
    table = Table(start="main", lair={1: "igor busy", 2: "bertha+cape", 3: "porter"}, eg=["bookcase", "cost 9"])
    table.eg("epiphany", "bookcase")
    table.eg("square", 1)
    assert table.options() == ["square 2", "square 3"]
    table.eg("square", 2)
    assert table.lair() == {1: "bertha+cape", 2: "igor busy", 3: "porter"}


def test_espresso_and_second_wind() -> None:
    table = Table(start="main", lair={1: "1/1/1"}, eg=["espresso", "second-wind", "cost 9"])
    table.eg("epiphany", "espresso")
    table.resolve()
    table.eg("epiphany", "second-wind")
    table.resolve()
    assert table.minion(1) == (3, 3, 1)
    table.eg("done")
    table.eg("wait")
    assert table.minion(1) == (1, 1, 1)


def test_plan_b() -> None:
    table = Table(start="main", plan="moon-tow", eg=["plan-b", "cost 9"])
    table.eg("epiphany", "plan-b")
    assert table.asked() == "eg SelectPlan"
    assert len(table.game.plan_pile) == 2
    table.eg("plan", table.options()[0].split(" ")[1])
    assert table.plan().endswith("in-progress")
    late = Table(start="main", plan="moon-tow", stage="activated", eg=["plan-b", "cost 9"])
    assert late.refuses("eg", "epiphany", "plan-b") == "spies.ruling.r40"


# Evil Plans -----------------------------------------------------------------------------------------------------------


def completed(plan: str, **given: Any) -> Table:
    """A Plan that is about to be completed, with enough of everything."""
    lair = {1: "cost 4", 2: "1/1/1+two-hat", 3: "1/1/1+two-hat"}
    return Table(start="plan", lair=lair, plan=plan, stage="advanced", **given)


def pay(table: Table) -> None:
    """The first things that can be paid with, and the first Plan after it."""
    while "Pay" in table.asked():
        table.game.take(table.game.choices[0])


@clause("spies.plan.completion-effect", "spies.plan.scaling")
@pytest.mark.parametrize(("plan", "left"), [("decaf", 4), ("karaoke", 3), ("sun-dimmer", 0)])
def test_plans_that_make_the_master_discard(plan: str, left: int) -> None:
    table = completed(plan, sm=["rookie"] * 5, networks=[NET_3, "LRTB - LRTB"])
    pay(table)
    assert len(table.hand("sm")) == left
    assert table.sizes() == ([1] * 5 if plan == "sun-dimmer" else [3, 2])


def test_queueing() -> None:
    table = completed("queueing", eg=["cost 9"] * 7)
    pay(table)
    assert table.game.actions_owed == -1
    table.eg("plan", table.options()[0].split(" ")[1])
    table.eg("keep")
    table.eg("done")
    table.eg("wait")
    assert table.game.actions == 2


def test_cat() -> None:
    table = completed("cat", networks=[NET_3])
    pay(table)
    table.eg("link", "LRTB", "right")
    assert table.sizes() == [2, 1]


def test_biscuits() -> None:
    table = completed("biscuits", networks=["LRTB"], spies=["rookie @1", "mole @1"], eg=["cost 9"] * 7, sm=["gym"] * 7)
    pay(table)
    table.eg("spy", "rookie")
    assert table.spies() == ["mole @1", "rookie"]
    table.eg("plan", table.options()[0].split(" ")[1])
    table.eg("keep")
    table.eg("done")
    table.eg("wait")
    table.sm("keep")
    table.sm("done")
    assert table.refuses("sm", "assign", "rookie", "LRTB") == "spies.sm.step3-assign"
    table.sm("done")
    assert table.game.barred == [0, 0]


def test_satnav() -> None:
    table = completed("satnav", networks=["gym - LRTB"], sm=[])
    pay(table)
    table.eg("node", "gym")
    assert table.hand("sm") == ["gym"]


@pytest.mark.parametrize(("plan", "left"), [("volcano", [1, 1]), ("satellite", [1])])
def test_plans_that_destroy_nodes(plan: str, left: list[int]) -> None:
    table = completed(plan, networks=[NET_3])
    pay(table)
    table.eg("node", "LRTB:2")
    if plan == "satellite":
        table.eg("node", "LRTB")
    assert table.sizes() == left
    assert table.discards("sm") == ["LRTB"] * (3 - len(left))


def test_sideways_rain() -> None:
    table = completed("sideways-rain", networks=[NET_3, "LRTB - LRTB", "LRTB"])
    pay(table)
    assert table.options() == ["network LRTB", "network LRTB"]
    table.eg("network", "LRTB:4")
    assert table.sizes() == [3, 1, 1, 1]


def test_shrink_city() -> None:
    table = completed("shrink-city", networks=[NET_3, "LRTB - LRTB"], spies=["rookie", "mole"])
    pay(table)
    table.eg("spy", "mole")
    table.eg("network", "LRTB")
    assert table.spies() == ["rookie"]
    assert table.sizes() == [2, 1, 1, 1]


def test_mirror_army() -> None:
    table = completed("mirror-army", networks=["LRTB"], spies=["rookie @1", "mole @1"], sm=["gym"] * 3)
    pay(table)
    assert table.spies() == ["mole", "rookie"]
    assert table.game.barred == [1, 1]
    assert len(table.hand("sm")) == 1


def test_moon_tow() -> None:
    table = completed("moon-tow", networks=["LRTB"], spies=["rookie @1", "mole @1", "veteran"])
    pay(table)
    assert table.spies() == []
    assert table.discards("sm") == ["mole", "rookie", "veteran"]
