"""Combat: what is given for one fight, windows between exchanges, and who is dead when."""

import pytest

from clauses import clause
from games.spies.scenario import Table

NET_3 = "LRTB - LRTB - LRTB"
VIRTUAL = "virtual-env - LRTB - LRTB"


def strikes_first(table: Table) -> list[int]:
    """Where the infiltrator has struck a Minion before the first exchange."""
    return [said.place for said in table.said("minion-hurt") if said.clause == "spies.combat.initiative"]


@clause("spies.spy.assassin", "spies.ruling.r3")
def test_the_assassin_needs_a_minion_that_notices_nothing_at_all() -> None:
    table = Table(lair={1: "0/3/1", 2: "0/3/0", 3: "cost 1"}, networks=[NET_3], spies=["assassin @1"])
    table.sm("infiltrate", "assassin")
    table.sm("attack")
    assert strikes_first(table) == []
    table.sm("attack")
    assert strikes_first(table) == [1]


@clause("spies.node.virtual-environment", "spies.combat.initiative")
def test_initiative_for_one_combat_is_over_with_it() -> None:
    table = Table(lair={1: "0/1/9", 2: "0/1/9", 3: "cost 1"}, networks=[VIRTUAL], spies=["2/5/0 3-3 @1"])
    table.sm("infiltrate", "2/5/0 3-3")
    table.sm("use")
    assert table.at() == 3
    assert table.lair() == {3: "cost 1"}
    assert strikes_first(table) == [0]


@clause("spies.node.virtual-environment", "spies.ruling.r42")
def test_initiative_for_a_combat_that_does_not_happen_is_lost() -> None:
    table = Table(
        lair={1: "0/1/9", 2: "0/1/9", 3: "cost 1"}, networks=[VIRTUAL], spies=["2/5/0 3-3 @1"], sm=["pen", "gym"]
    )
    table.sm("infiltrate", "2/5/0 3-3")
    while table.asked() != "sm UseBonus":
        table.sm("pass")
    table.sm("use")
    assert table.asked() == "sm before-combat"
    table.sm("intelligence", "pen")
    table.sm("square", 1)
    assert table.at() == 3
    assert strikes_first(table) == []


@clause("spies.node.virtual-environment", "spies.ruling.r31")
def test_initiative_does_not_outlive_the_infiltration() -> None:
    table = Table(lair={1: "9/9/9"}, networks=[VIRTUAL], spies=["2/5/0 3-3 @1"], sm=["extraction", "gym"])
    table.sm("infiltrate", "2/5/0 3-3")
    while table.asked() != "sm UseBonus":
        table.sm("pass")
    table.sm("use")
    assert table.view("eg")["lasting"] != []
    table.sm("intelligence", "extraction")
    assert table.view("eg")["lasting"] == []


@clause("spies.ruling.r50", "spies.node.virtual-environment")
def test_a_network_gives_initiative_to_its_own_spies_only() -> None:
    table = Table(lair={1: "0/1/9", 2: "cost 1"}, networks=[NET_3, VIRTUAL], spies=["2/5/0 3-3 @1"])
    table.sm("infiltrate", "2/5/0 3-3")
    assert table.at() == 2  # it was not asked


@clause("spies.ruling.r37", "spies.combat.initiative")
def test_a_window_after_a_first_strike() -> None:
    table = Table(
        lair={1: "1/9/9+holster"},
        networks=[NET_3],
        spies=["1/2/0 3-3 @1"],
        eg=["espresso"],
        settings={"combatWindows": "between-exchanges"},
    )
    table.sm("infiltrate", "1/2/0 3-3")
    for _ in range(3):
        table.eg("pass")
    assert table.asked() == "eg between-exchanges"
    assert [said.clause for said in table.said("spy-hurt")] == ["spies.combat.initiative"]
    assert table.said("exchange") == []


@clause("spies.ruling.r37", "spies.ruling.r42")
def test_a_minion_that_dies_between_exchanges_ends_the_combat() -> None:
    table = Table(
        lair={1: "0/3/9", 2: "1/5/9"},
        networks=[VIRTUAL],
        spies=["0/5/0 3-3 @1"],
        sm=["pen", "pen", "extraction"],
        settings={"combatWindows": "between-exchanges"},
    )
    table.sm("infiltrate", "0/5/0 3-3")
    while table.asked() != "sm between-exchanges":
        table.do("sm", "use" if table.asked() == "sm UseBonus" else "pass")
    for _ in range(2):
        table.sm("intelligence", "pen")
        table.sm("square", 1)
        table.resolve()
    assert table.lair() == {2: "1/5/9"}
    table.sm("pass")
    assert table.asked() == "sm before-move"
    assert table.view("sm")["infiltrator"]["fighting"] is False
    assert table.view("sm")["lasting"] == []
    assert table.said("regained") == []


@clause("spies.ruling.r54")
def test_who_is_dead_already_is_not_let_out_by_a_trap() -> None:
    """The diplomat slips out of what a Contraption does; but here it dies by the blow, together with the Minion."""
    table = Table(lair={1: "9/0/9+dead-mans-switch"}, networks=[NET_3], spies=["diplomat @1"])
    table.sm("infiltrate", "diplomat")
    assert table.spies() == []
    assert table.lair() == {}
    assert [said.clause for said in table.said("spy-died")] == ["spies.combat.exceeds-health"]


@clause("spies.contraption.text")
def test_the_first_to_die_is_the_first_whoever_else_saves_it() -> None:
    """The Vat and the robot save the same Minion; the next one to die this turn is not the first any more."""
    table = Table(
        lair={1: "0/1/9", 2: "0/0/9", 3: "cost 1", 8: "cloning-vat"},
        networks=[NET_3],
        spies=["9/9/0 3-3 @1"],
        eg=["body-double"],
    )
    table.sm("infiltrate", "9/9/0 3-3")
    table.eg("epiphany", "body-double")
    table.eg("square", 1)
    assert table.hand("eg") == ["0/1/9"]
    assert table.discards("eg") == ["0/0/9", "body-double"]


@clause("spies.ruling.r1")
def test_equal_damage_kills_spies_too_where_the_table_says_so() -> None:
    for lethal, spies in (("exceeds", ["1/2/0 3-3 @3"]), ("meets", [])):
        table = Table(lair={1: "laser-grid"}, networks=[NET_3], spies=["1/2/0 3-3 @1"], settings={"lethal": lethal})
        table.sm("infiltrate", "1/2/0 3-3")
        assert table.spies() == spies


@clause("spies.ruling.r1")
@pytest.mark.parametrize("lethal", ["exceeds", "meets"])
def test_nobody_dies_without_damage_even_with_no_health_at_all(lethal: str) -> None:
    spy = "0/0/0 3-3"
    table = Table(lair={1: "0/0/9"}, networks=[NET_3], spies=[f"{spy} @1"], settings={"lethal": lethal})
    table.sm("infiltrate", spy)
    assert [said.kind for said in table.said("withdrew", "minion-died", "spy-died")] == ["withdrew"]
    hit = Table(lair={1: "1/0/9"}, networks=[NET_3], spies=[f"{spy} @1"], settings={"lethal": lethal})
    hit.sm("infiltrate", spy)
    assert [said.kind for said in hit.said("withdrew", "minion-died", "spy-died")] == ["spy-died"]
