"""The Evil Genius' turn: Minions, Contraptions and Work."""

import pytest

from clauses import clause
from games.spies.scenario import Table
from villainy.games.spies.minions import may_work


@clause("spies.minion.igor", "spies.minion.work-makes-busy", "spies.minion.busy-perception-zero")
@clause("spies.minion.busy-still-fights", "spies.minion.attack", "spies.minion.perception")
def test_w1_igor() -> None:
    table = Table(start="main", lair={3: "igor"})
    assert table.minion(3) == (1, 3, 2)
    table.eg("work", 3)
    assert table.game.work == 2
    assert table.lair() == {3: "igor busy"}
    assert table.minion(3) == (1, 3, 0)
    (worked,) = table.said("worked")
    assert (worked.place, worked.amount, worked.clause) == (2, 2, "spies.minion.work-one")


@clause("spies.minion.work-makes-busy")
def test_who_is_busy_does_not_work_again() -> None:
    table = Table(start="main", lair={3: "igor"})
    assert may_work(table.game, 2)
    table.eg("work", 3)
    assert not may_work(table.game, 2)
    assert table.refuses("eg", "work", 3) == "spies.minion.work-makes-busy"


@clause("spies.eg.build", "spies.contraption.cost")
def test_a_contraption_takes_as_much_work_as_it_costs() -> None:
    table = Table(start="main", lair={1: "igor", 2: "igor"}, eg=["cost 3", "cost 2", "cost 1"])
    table.eg("work", 1)
    table.eg("work", 2)
    table.eg("build", "cost 3", 3)
    assert table.game.work == 1
    assert table.refuses("eg", "build", "cost 2", 4) == "spies.contraption.cost"


@clause("spies.minion.work-one", "spies.contraption.cost", "spies.ruling.r8")
def test_t26_work_that_is_left_lasts_for_the_turn() -> None:
    table = Table(start="main", lair={1: "igor"}, eg=["cost 1", "cost 2"])
    assert table.refuses("eg", "build", "cost 1", 2) == "spies.contraption.cost"
    table.eg("work", 1)
    table.eg("build", "cost 1", 2)
    assert table.game.work == 1
    assert table.lair() == {1: "igor busy", 2: "cost 1"}
    assert table.refuses("eg", "build", "cost 2", 3) == "spies.contraption.cost"
    table.eg("done")
    table.eg("wait")
    assert table.game.work == 0
    assert table.asked() == "sm MasterActions"


@clause("spies.contraption.attach-no-work", "spies.minion.ability-kinds")
def test_t27_with_something_attached_nobody_works_but_the_understudy() -> None:
    table = Table(start="main", lair={1: "henchperson+cape", 2: "understudy+cape"})
    assert table.refuses("eg", "work", 1) == "spies.contraption.attach-no-work"
    table.eg("work", 2)
    assert table.game.work == 1


@clause("spies.eg.swap", "spies.ruling.r9", "spies.eg.busy-cannot-move")
def test_t40_swapping_takes_two_free_minions() -> None:
    table = Table(start="main", lair={1: "igor", 2: "bertha busy", 3: "porter", 4: "klaxon"})
    assert table.refuses("eg", "swap", 1, 2) == "spies.ruling.r9"
    assert table.refuses("eg", "swap", 1, 4) == "spies.ruling.r9"
    assert table.refuses("eg", "move", 2, 5) == "spies.eg.busy-cannot-move"
    table.eg("swap", 1, 3)
    assert table.lair() == {1: "porter", 2: "bertha busy", 3: "igor", 4: "klaxon"}
    (swapped,) = table.said("swapped")
    assert (swapped.place, swapped.amount, swapped.card) == (2, 0, "igor")


@clause("spies.eg.play-two", "spies.ruling.r7", "spies.lair.one-card-per-square", "spies.lair.squares")
def test_two_minions_a_turn_each_into_an_unoccupied_square() -> None:
    table = Table(start="main", lair={1: "klaxon", 2: "porter"}, eg=["igor", "bertha", "squid"])
    for square in (1, 2):
        assert table.refuses("eg", "minion", "igor", square) == "spies.lair.one-card-per-square"
    table.eg("minion", "igor", 8)
    table.eg("work", 8)  # it need not wait for a turn
    table.eg("minion", "bertha", 3)
    table.eg("move", 3, 4)
    assert table.refuses("eg", "minion", "squid", 5) == "spies.eg.play-two"
    assert table.lair() == {1: "klaxon", 2: "porter", 4: "bertha", 8: "igor busy"}
    assert table.hand("eg") == ["squid"]


@clause("spies.eg.step3-any-order", "spies.eg.move-free", "spies.eg.build")
def test_the_main_step_in_any_order() -> None:
    table = Table(start="main", lair={1: "igor", 2: "bertha"}, eg=["klaxon", "porter"])
    table.eg("work", 2)
    table.eg("minion", "porter", 5)
    table.eg("build", "klaxon", 3)
    table.eg("move", 1, 4)
    table.eg("move", 5, 1)
    assert table.lair() == {1: "porter", 2: "bertha busy", 3: "klaxon", 4: "igor"}
    assert table.refuses("eg", "move", 3, 6) == "spies.eg.move-free"  # a static Contraption never moves


@clause("spies.contraption.static", "spies.contraption.attach", "spies.ruling.r10")
def test_static_ones_stand_and_attachable_ones_hang() -> None:
    table = Table(start="main", lair={1: "igor", 2: "bertha", 4: "klaxon"}, eg=["steel-door", "cape", "goggles"])
    table.eg("work", 1)
    assert table.refuses("eg", "build", "steel-door", 2) == "spies.contraption.static"
    assert table.refuses("eg", "build", "cape", 3) == "spies.ruling.r10"
    assert table.refuses("eg", "build", "cape", 4) == "spies.ruling.r10"
    table.eg("build", "cape", 1)  # the worker that has just paid for it may carry it
    assert table.lair()[1] == "igor+cape busy"
    assert table.refuses("eg", "build", "goggles", 1) == "spies.ruling.r10"  # one each
    table.eg("build", "goggles", 2)
    table.eg("move", 2, 7)
    assert table.lair() == {1: "igor+cape busy", 4: "klaxon", 7: "bertha+goggles"}


@clause("spies.ruling.r10")
@pytest.mark.parametrize(("allowed", "refused"), [("off", "spies.ruling.r10"), ("on", "")])
def test_a_busy_ability_stands_in_for_work(allowed: str, refused: str) -> None:
    table = Table(start="main", lair={1: "bookkeeper+cape"}, settings={"attachedBusyAbility": allowed})
    if refused:
        assert table.refuses("eg", "busy", 1) == refused
    else:
        table.eg("busy", 1)
        assert table.hand("eg") == ["cost 9", "henchperson"]
    assert ("busy 1" in table.options()) is False  # now it is Busy, or may not


@clause("spies.ruling.r6")
def test_busy_minions_become_free_as_the_turn_starts() -> None:
    table = Table(start="infiltrate", lair={1: "igor busy", 2: "bertha busy"})
    assert table.lair() == {1: "igor busy", 2: "bertha busy"}
    table.sm("done")
    assert table.asked() == "eg GeniusMain"
    assert table.lair() == {1: "igor", 2: "bertha"}
    kinds = [said.kind for said in table.said("turn", "free", "drew")]
    assert kinds == ["turn", "free", "free", "drew"]


@clause("spies.eg.step2", "spies.sm.step1", "spies.ruling.r39")
@pytest.mark.parametrize("start", ["plan", "turn"])
def test_t37_draw(start: str) -> None:
    table = Table(start=start, eg=["igor"] * 5, sm=["rookie"] * 5)
    (drew,) = table.said("drew")
    assert drew.amount == 2
    assert drew.heard_by == ("eg", "sm", "spectator")
    who = "eg" if start == "plan" else "sm"
    assert {said.heard_by for said in table.said("drew-card")} == {(who,)}


@clause("spies.eg.step2", "spies.ruling.r39")
def test_t37_a_hand_of_nine_is_kept_and_may_lose_one_first() -> None:
    table = Table(start="plan", eg=["igor"] * 9)
    assert table.asked() == "eg Cycle"
    assert table.options() == ["keep", "discard igor"]
    table.eg("discard", "igor")
    assert table.hand("eg") == ["igor"] * 8
    assert table.said("drew") == []
    (lost,) = table.said("discarded")
    assert lost.seen_by == ("eg", "sm", "spectator")


@clause("spies.ruling.r39")
@pytest.mark.parametrize(("relief", "asked"), [("on", "eg Cycle"), ("off", "eg GeniusMain")])
def test_relief_for_a_full_hand(relief: str, asked: str) -> None:
    table = Table(start="plan", eg=["igor"] * 7, settings={"relief": relief})
    assert table.asked() == asked
    if relief == "on":
        table.eg("discard", "igor")
        assert table.hand("eg") == ["henchperson", *["igor"] * 6]


@clause("spies.ruling.r38")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    table = Table(start="plan", eg=["igor"] * 5, eg_pile=[], eg_discards=["bertha", "porter", "squid"])
    assert len(table.hand("eg")) == 7
    assert len(table.game.genius_pile) + len(table.game.genius_discards) == 3  # with the quiet ones of the deck


@clause("spies.ruling.r38")
def test_with_nothing_left_nothing_is_drawn() -> None:
    table = Table(start="plan", eg=["igor"] * 2, eg_pile=[])
    assert len(table.hand("eg")) == 4  # with one quiet Contraption and one Epiphany
    assert table.asked() == "eg GeniusMain"


@clause("spies.ruling.r49")
def test_nothing_is_moved_for_ever() -> None:
    table = Table(start="main", lair={1: "igor"})
    for _ in range(20):
        table.eg("move", 1, 2)
        table.eg("move", 2, 1)
    assert table.refuses("eg", "move", 1, 2) == "spies.ruling.r49"
    table.eg("work", 1)


@clause("spies.ruling.r51", "spies.about.eg-aim")
def test_nothing_is_removed_by_its_owner() -> None:
    table = Table(start="main", lair={1: "igor", 2: "klaxon"})
    assert set(table.options()) == {
        *("done", "work 1"),
        *[f"move 1 {square}" for square in range(3, 9)],
    }
