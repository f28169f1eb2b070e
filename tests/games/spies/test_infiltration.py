"""Infiltration: square by square, what must be dealt with, and how a Spy leaves the lair."""

import pytest

from clauses import clause
from games.spies.scenario import Table

NET_2 = "LRTB - LRTB"
NET_3 = "LRTB - LRTB - LRTB"


# Squares --------------------------------------------------------------------------------------------------------------


@clause("spies.contraption.steel-door", "spies.ruling.r33")
@pytest.mark.parametrize(("network", "lives"), [(NET_2, False), (NET_3, True)])
def test_w3_steel_door(network: str, lives: bool) -> None:
    table = Table(lair={1: "steel-door"}, networks=[network], spies=["3/5/0 2-4 @1"])
    table.sm("infiltrate", "3/5/0 2-4")
    if lives:
        assert table.asked() == "sm Face"
        assert table.options() == ["destroy", "ignore"]
        table.sm("destroy")
        assert 1 not in table.lair()
    else:
        assert table.spies() == []
        assert table.lair() == {1: "steel-door"}
        (died,) = table.said("spy-died")
        assert (died.place, died.clause) == (0, "spies.contraption.text")


@clause("spies.ruling.r33")
def test_the_door_is_checked_again_when_the_choice_resolves() -> None:
    table = Table(lair={1: "steel-door"}, networks=[NET_3], spies=["3/5/0 2-4 @1"], eg=["snip"])
    table.sm("infiltrate", "3/5/0 2-4")
    table.eg("pass")  # before the move
    table.eg("pass")  # as the Spy has entered
    table.sm("ignore")
    assert table.asked() == "eg choice-made"
    table.eg("epiphany", "snip")
    table.eg("link", "LRTB", "right")
    assert table.spies() == []
    assert table.lair() == {1: "steel-door"}


def test_when_the_spy_is_gone_nobody_is_asked_about_its_next_step() -> None:
    table = Table(lair={1: "laser-grid", 2: "igor"}, networks=[NET_3], spies=["1/1/0 3-3 @1"], eg=["espresso"])
    table.sm("infiltrate", "1/1/0 3-3")
    table.eg("pass")
    assert table.spies() == []
    assert table.asked() == "sm Infiltrate"


@clause("spies.inf.empty-regain", "spies.inf.sequential", "spies.inf.three-steps", "spies.lair.entry")
def test_w11_an_empty_square_gives_health() -> None:
    table = Table(lair={5: "cost 1"}, networks=[NET_3], spies=["assassin @1"])
    table.sm("infiltrate", "assassin")
    assert table.at() == 5
    assert [(said.place, said.clause) for said in table.said("steps")] == [
        (square, "spies.inf.sequential") for square in range(5)
    ]
    assert [said.amount for said in table.said("regained")] == [1] * 4
    assert table.spy("assassin") == (3, 6, 1)  # no cap: 2 and one for each of four squares


@clause("spies.ruling.r5")
def test_regained_health_capped_at_the_own_value() -> None:
    table = Table(
        lair={2: "laser-grid", 5: "cost 1"}, networks=[NET_3], spies=["assassin @1"], settings={"regainCap": "printed"}
    )
    table.sm("infiltrate", "assassin")
    assert table.spy("assassin") == (3, 0, 1)  # nothing gained in Square 1
    table.sm("ignore")
    assert table.spy("assassin") == (3, 2, 1)


@clause("spies.inf.occupied-must-act", "spies.inf.minion-choice")
def test_w12_attack_or_sneak_and_nothing_else() -> None:
    table = Table(lair={5: "1/1/1"}, networks=[NET_3], spies=["assassin @1"], settings={"withdraw": "allowed"})
    table.sm("infiltrate", "assassin")
    while table.asked() == "sm before-move":
        table.sm("pass")
    assert table.asked() == "sm Face"
    assert table.options() == ["attack", "sneak"]
    for kind in ("pass", "done", "withdraw"):
        assert table.refuses("sm", kind) == "spies.inf.occupied-must-act"
    assert table.refuses("sm", "destroy") == "spies.inf.minion-choice"


@clause("spies.inf.contraption-choice", "spies.inf.destroy", "spies.inf.destroy-noisy", "spies.ruling.r53")
def test_w13_destroying_is_noisy() -> None:
    table = Table(lair={1: "cost 1", 2: "9/9/0"}, networks=[NET_3], spies=["assassin @1"])
    table.sm("infiltrate", "assassin")
    assert table.refuses("sm", "sneak") == "spies.inf.contraption-choice"
    assert table.refuses("sm", "attack") == "spies.inf.contraption-choice"
    table.sm("destroy")
    assert table.lair() == {2: "9/9/0"}
    assert "cost 1" in table.discards("eg")
    assert table.said("regained") == []
    assert [said.amount for said in table.said("chose")][1:] == [table.deck.attack]  # nothing else was left to choose


@clause("spies.inf.ignore", "spies.ruling.r32")
def test_w14_ignoring_leaves_it_standing() -> None:
    table = Table(lair={2: "cost 1", 3: "cost 1"}, networks=[NET_3], spies=["assassin @1"])
    table.sm("infiltrate", "assassin")
    table.sm("ignore")
    assert table.lair() == {2: "cost 1", 3: "cost 1"}
    assert table.at() == 3
    (ignored,) = table.said("ignored")
    assert (ignored.card, ignored.clause) == ("cost 1", "spies.inf.ignore")


@clause("spies.inf.any-assigned", "spies.spy.starts-unassigned", "spies.inf.one-at-a-time", "spies.sm.step4-infiltrate")
def test_assigned_spies_one_after_another() -> None:
    spies = ["1/1/0 3-3 @1", "2/1/0 3-3 @1", "3/1/0 3-3"]
    table = Table(lair={1: "9/9/9"}, networks=[NET_3], spies=spies)
    assert table.options() == ["done", "infiltrate 1/1/0 3-3", "infiltrate 2/1/0 3-3"]
    assert table.refuses("sm", "infiltrate", "3/1/0 3-3") == "spies.inf.any-assigned"
    table.sm("infiltrate", "2/1/0 3-3")
    assert table.options() == ["done", "infiltrate 1/1/0 3-3"]
    table.sm("done")
    assert table.asked() == "eg GeniusMain"


@clause("spies.sm.first-turn", "spies.ruling.r20", "spies.sm.step3-assign")
def test_t43_first_turn() -> None:
    table = Table(start="assign", round_number=1, networks=["LRTB"], spies=["rookie"])
    table.sm("assign", "rookie", "LRTB")
    assert table.spies() == ["rookie @1"]
    table.sm("done")
    assert table.refuses("sm", "infiltrate", "rookie") == "spies.sm.first-turn"


@clause("spies.inf.no-reentry", "spies.ruling.r31")
def test_nobody_enters_twice_in_a_turn() -> None:
    table = Table(networks=[NET_3], spies=["assassin @1"], sm=["extraction", "rookie"])
    table.sm("infiltrate", "assassin")
    table.sm("intelligence", "extraction")
    assert table.spies() == ["assassin @3"]
    assert table.refuses("sm", "infiltrate", "assassin") == "spies.inf.no-reentry"


@clause("spies.ruling.r30", "spies.inf.no-backwards")
def test_withdrawing_is_a_variant() -> None:
    table = Table(lair={3: "9/9/9"}, networks=[NET_3], spies=["assassin @1"], settings={"withdraw": "allowed"})
    table.sm("infiltrate", "assassin")
    table.sm("pass")
    assert table.at() == 1
    table.sm("withdraw")
    assert table.asked() == "sm Infiltrate"
    assert table.spies() == ["assassin @3"]
    strict = Table(lair={3: "9/9/9"}, networks=[NET_3], spies=["assassin @1"], sm=["smoke"])
    strict.sm("infiltrate", "assassin")
    assert strict.refuses("sm", "withdraw") == "spies.ruling.r30"


@clause("spies.ruling.r58", "spies.lair.one-card-per-square")
def test_what_a_minion_carries_cannot_be_destroyed_or_ignored() -> None:
    table = Table(lair={1: "9/9/1+cape"}, networks=[NET_3], spies=["assassin @1"])
    table.sm("infiltrate", "assassin")
    assert table.options() == ["attack", "sneak"]
    for kind in ("destroy", "ignore"):
        assert table.refuses("sm", kind) == "spies.inf.minion-choice"


# Combat ---------------------------------------------------------------------------------------------------------------


@clause("spies.spy.damage-persists", "spies.combat.spy-keeps-damage")
def test_w6_damage_persists() -> None:
    table = Table(lair={1: "2/1/9", 2: "cost 1"}, networks=[NET_3], spies=["2/4/0 3-3 @1"])
    table.sm("infiltrate", "2/4/0 3-3")
    assert table.lair() == {2: "cost 1"}
    assert table.spy("2/4/0 3-3") == (2, 2, 0)


@clause("spies.spy.attack")
@pytest.mark.parametrize("attack", [1, 2, 3])
def test_a_spy_deals_its_attack_in_every_exchange(attack: int) -> None:
    spy = f"{attack}/9/0 3-3"
    table = Table(lair={1: "1/5/9", 2: "cost 1"}, networks=[NET_3], spies=[f"{spy} @1"])
    table.sm("infiltrate", spy)
    exchanges = 5 // attack + 1  # it dies when the damage is more than 5
    assert [said.amount for said in table.said("minion-hurt")] == [attack] * exchanges
    assert table.lair() == {2: "cost 1"}


@clause("spies.spy.assassin", "spies.ruling.r3", "spies.combat.initiative")
def test_w10_assassin() -> None:
    table = Table(lair={1: "5/2/4 busy", 2: "cost 1"}, networks=[NET_3], spies=["assassin @1"])
    table.sm("infiltrate", "assassin")
    table.sm("attack")
    (blow,) = table.said("minion-hurt")
    assert (blow.amount, blow.clause) == (3, "spies.combat.initiative")
    assert table.spy("assassin")[1] == 2


@clause("spies.combat.simultaneous", "spies.combat.exceeds-health", "spies.ruling.r4")
def test_w15_fight() -> None:
    table = Table(lair={2: "2/3/9", 3: "cost 1"}, networks=["virtual-env - LRTB - LRTB"], spies=["assassin @1"])
    table.sm("infiltrate", "assassin")
    assert table.spy("assassin") == (4, 3, 1)
    assert table.asked() == "sm UseBonus"  # the attack was the only choice
    table.sm("spare")
    assert table.lair() == {3: "cost 1"}
    assert table.spy("assassin") == (4, 1, 1)
    assert [(said.kind, said.amount) for said in table.said("exchange", "spy-hurt", "minion-hurt")] == [
        ("exchange", 0),
        ("spy-hurt", 2),
        ("minion-hurt", 4),
    ]


@clause("spies.ruling.r1", "spies.combat.repeat", "spies.spy.dies-when-exceeded", "spies.minion.dies-when-exceeded")
def test_t1_equal_damage_does_not_kill() -> None:
    table = Table(lair={1: "igor", 2: "cost 1"}, networks=[NET_3], spies=["assassin @1"])
    table.sm("infiltrate", "assassin")
    assert table.lair() == {2: "cost 1"}
    assert table.spy("assassin") == (3, 0, 1)
    assert len(table.said("exchange")) == 2


@clause("spies.ruling.r1")
def test_t2_equal_damage_kills() -> None:
    table = Table(lair={1: "igor", 2: "cost 1"}, networks=[NET_3], spies=["assassin @1"], settings={"lethal": "meets"})
    table.sm("infiltrate", "assassin")
    assert table.lair() == {2: "cost 1"}
    assert table.spy("assassin") == (3, 1, 1)
    assert len(table.said("exchange")) == 1


@clause("spies.ruling.r1")
def test_t3_at_zero() -> None:
    table = Table(lair={1: "igor", 3: "laser-grid"}, networks=[NET_3], spies=["assassin @1"])
    table.sm("infiltrate", "assassin")
    assert [said.amount for said in table.said("regained")] == [1]
    assert table.spies() == []
    (died,) = table.said("spy-died")
    assert died.place == 2


@clause("spies.combat.initiative")
def test_t5_initiative_kills() -> None:
    table = Table(lair={1: "igor busy", 2: "cost 1"}, networks=["virtual-env - LRTB - LRTB"], spies=["assassin @1"])
    table.sm("infiltrate", "assassin")
    table.sm("attack")
    table.sm("spare")
    assert table.lair() == {2: "cost 1"}
    assert table.said("spy-hurt") == []


@clause("spies.combat.initiative-cancels")
def test_t7_initiative_cancels() -> None:
    table = Table(lair={1: "2/2/9+holster"}, networks=[NET_3], spies=["long-distance @1"])
    table.sm("infiltrate", "long-distance")
    assert len(table.said("exchange")) == 1
    assert {said.clause for said in table.said("spy-hurt", "minion-hurt")} == {"spies.combat.simultaneous"}
    assert table.spies() == []
    assert table.lair() == {1: "2/2/9+holster"}


@clause("spies.combat.minion-heals")
def test_a_minion_that_survives_is_whole_again() -> None:
    table = Table(lair={1: "9/9/9"}, networks=[NET_3], spies=["assassin @1"])
    table.sm("infiltrate", "assassin")
    assert table.minion(1) == (9, 9, 9)
    assert [said.clause for said in table.said("minion-heals")] == ["spies.combat.minion-heals"]


@clause("spies.epiphany.freeze-ray", "spies.ruling.r2")
def test_t30_freeze_to_zero() -> None:
    table = Table(lair={1: "1/1/9"}, networks=[NET_3], spies=["1/3/0 3-3 @1"], eg=["freeze-ray"])
    table.sm("infiltrate", "1/3/0 3-3")
    table.eg("epiphany", "freeze-ray")  # there is one Spy to point at
    assert table.spies() == []
    assert len(table.said("exchange")) == 4
    assert table.said("minion-hurt") == []


@clause("spies.ruling.r36")
def test_t31_stalemate() -> None:
    table = Table(lair={1: "0/2/9"}, networks=[NET_3], spies=["0/3/0 3-3 @1"])
    table.sm("infiltrate", "0/3/0 3-3")
    assert table.spies() == ["0/3/0 3-3 @3"]
    assert table.asked() == "sm Infiltrate"
    (left,) = table.said("withdrew")
    assert left.clause == "spies.ruling.r36"
    assert table.minion(1) == (0, 2, 9)


@clause("spies.ruling.r37")
def test_windows_between_exchanges_are_a_variant() -> None:
    for windows, asked in (("none", "sm Infiltrate"), ("between-exchanges", "eg between-exchanges")):
        table = Table(
            lair={1: "1/9/9"},
            networks=[NET_3],
            spies=["1/2/0 3-3 @1"],
            eg=["espresso"],
            settings={"combatWindows": windows},
        )
        table.sm("infiltrate", "1/2/0 3-3")
        for _ in range(3):
            table.eg("pass")
        assert table.asked() == asked
    table.eg("epiphany", "espresso")  # there is one Minion to point at
    assert [said.amount for said in table.said("spy-hurt")] == [1, 3]
    assert table.spies() == []


@clause("spies.ruling.r54")
def test_when_both_die_the_minions_death_comes_first() -> None:
    table = Table(lair={1: "2/1/9+dead-mans-switch"}, networks=[NET_3], spies=["twins @1"])
    table.sm("infiltrate", "twins")
    kinds = [said.kind for said in table.said("minion-died", "spy-died", "returned")]
    assert kinds == ["minion-died", "spy-died", "returned"]
    assert table.hand("sm") == ["twins", "veteran"]


# Sneaking -------------------------------------------------------------------------------------------------------------


@clause("spies.spy.sneak-cost", "spies.sneak.result", "spies.sneak.condition", "spies.spy.sneak-compare")
def test_w7_the_price_of_sneaking() -> None:
    table = Table(lair={1: "9/9/2", 2: "9/9/2"}, networks=[NET_3], spies=["0/3/3 3-3 @1"])
    table.sm("infiltrate", "0/3/3 3-3")
    table.sm("sneak")
    (sneaked,) = table.said("sneaked")
    assert (sneaked.place, sneaked.amount) == (0, 2)
    assert [said.place for said in table.said("steps")] == [0, 1]
    assert [said.amount for said in table.said("chose")] == [
        table.deck.sneak,
        table.deck.attack,
    ]  # 1 is not enough for 2


@clause("spies.sneak.result")
def test_w16_sneak_example() -> None:
    table = Table(lair={1: "9/9/2", 2: "cost 1"}, networks=["laundry-van - LRTB - LRTB - LRTB"], spies=["assassin @1"])
    table.sm("infiltrate", "assassin")
    assert table.spy("assassin")[2] == 3
    table.sm("sneak")
    assert table.spy("assassin")[2] == 1
    assert table.at() == 2


@clause("spies.inf.destroy-noisy")
def test_w20_after_destroying_sneaking_is_forbidden() -> None:
    table = Table(
        lair={1: "cost 1", 2: "9/9/1"}, networks=["laundry-van - LRTB - LRTB - LRTB"], spies=["assassin @1"], sm=["pen"]
    )
    table.sm("infiltrate", "assassin")
    table.passes()
    table.sm("destroy")
    while table.asked() != "sm spy-enters":
        table.sm("pass")
    table.sm("pass")
    assert table.asked() == "sm before-combat"  # the attack was the only choice


@clause("spies.sneak.busy-minion")
def test_t8_free_sneaks() -> None:
    lair = {1: "9/9/9 busy", 2: "9/9/9 busy", 3: "9/9/9 busy", 4: "cost 1"}
    table = Table(lair=lair, networks=[NET_3], spies=["0/1/1 3-3 @1"])
    table.sm("infiltrate", "0/1/1 3-3")
    for _ in range(3):
        table.sm("sneak")
    assert table.spy("0/1/1 3-3")[2] == 1
    assert table.at() == 4


@clause("spies.spy.sneak-needs-one")
def test_t9_sneak_zero() -> None:
    table = Table(lair={1: "1/9/9 busy"}, networks=[NET_3], spies=["0/9/0 3-3 @1"], sm=["pen"])
    table.sm("infiltrate", "0/9/0 3-3")
    table.sm("pass")
    table.sm("pass")
    assert table.asked() == "sm before-combat"


@clause("spies.spy.sneak-needs-one")
def test_t10_sneak_spent() -> None:
    table = Table(lair={1: "9/9/2", 2: "9/9/9 busy"}, networks=[NET_3], spies=["0/1/2 3-3 @1"])
    table.sm("infiltrate", "0/1/2 3-3")
    table.sm("sneak")
    assert [said.amount for said in table.said("chose")] == [table.deck.sneak, table.deck.attack]


@clause("spies.ruling.r34")
def test_t11_noise_is_personal() -> None:
    table = Table(lair={1: "cost 1", 2: "9/9/1"}, networks=[NET_3], spies=["0/1/1 3-3 @1", "1/1/1 3-3 @1"])
    table.sm("infiltrate", "0/1/1 3-3")
    table.sm("destroy")
    assert table.spies() == ["1/1/1 3-3 @3"]
    table.sm("infiltrate", "1/1/1 3-3")
    assert table.at() == 2
    assert table.options() == ["attack", "sneak"]


def test_t12_quiet_destroyer() -> None:
    table = Table(lair={1: "cost 1", 2: "9/9/1"}, networks=[NET_3], spies=["demolition @1"])
    table.sm("infiltrate", "demolition")
    table.sm("destroy")
    assert table.options() == ["attack", "sneak"]


# Leaving --------------------------------------------------------------------------------------------------------------


@clause("spies.intel.rocket-shoes", "spies.ruling.r35")
def test_w18_rocket_shoes() -> None:
    table = Table(lair={3: "9/9/9", 4: "cost 1"}, networks=[NET_3], spies=["assassin @1"], sm=["rocket-shoes"])
    table.sm("infiltrate", "assassin")
    table.sm("pass")
    table.sm("pass")
    assert table.at() == 2
    table.sm("intelligence", "rocket-shoes")
    assert table.at() == 4
    assert [said.place for said in table.said("steps")] == [0, 1, 3]


@clause("spies.ruling.r35", "spies.inf.sequential")
def test_after_a_jump_the_spy_goes_on_square_by_square() -> None:
    table = Table(lair={5: "cost 1"}, networks=[NET_3], spies=["assassin @1"], sm=["rocket-shoes"])
    table.sm("infiltrate", "assassin")
    table.sm("intelligence", "rocket-shoes")
    assert [said.place for said in table.said("steps")] == [1, 2, 3, 4]


@clause("spies.ruling.r35")
def test_jumping_is_for_the_window_before_a_move() -> None:
    table = Table(lair={1: "9/9/9"}, networks=[NET_3], spies=["assassin @1"], sm=["rocket-shoes", "smoke"])
    table.sm("infiltrate", "assassin")
    table.sm("pass")
    assert table.asked() == "sm spy-enters"
    assert table.refuses("sm", "intelligence", "rocket-shoes") == "spies.ruling.r35"
    assert table.options() == ["pass", "intelligence smoke"]


@clause("spies.ruling.r35", "spies.inf.reach-plan")
def test_t14_jump_onto_the_plan() -> None:
    table = Table(lair={8: "steel-door"}, networks=[NET_2], spies=["veteran @1"], sm=["rocket-shoes"])
    table.sm("infiltrate", "veteran")
    for _ in range(7):
        table.sm("pass")
    assert table.at() == 7
    table.sm("intelligence", "rocket-shoes")
    assert table.scores() == (0, 1)
    assert table.lair() == {8: "steel-door"}


@clause("spies.thwart.happens", "spies.thwart.score", "spies.thwart.disconnect", "spies.ruling.r18", "spies.ruling.r47")
def test_w17_thwart() -> None:
    table = Table(networks=[NET_3], spies=["assassin @1"], plan="death-ray", stage="advanced")
    table.sm("infiltrate", "assassin")
    assert table.scores() == (0, 3)
    assert table.sizes() == [1, 1, 1]
    assert table.spies() == ["assassin"]
    (cut,) = table.said("disconnected")
    assert cut.clause == "spies.thwart.disconnect"
    assert table.plan() == ""


@clause("spies.thwart.disconnect")
@pytest.mark.parametrize(("network", "cut"), [(NET_2, 1), ("LRTB", 0)])
def test_who_has_thwarted_is_unassigned_even_if_a_single_node_would_do(network: str, cut: int) -> None:
    table = Table(networks=[network], spies=["rookie @1"])
    table.sm("infiltrate", "rookie")
    assert table.scores() == (0, 1)
    assert table.spies() == ["rookie"]
    assert len(table.said("disconnected")) == cut  # a single Node has no link to lose


@clause("spies.thwart.disconnect", "spies.ruling.r29")
def test_t19_thwart_and_friends() -> None:
    table = Table(networks=["LRTB - LRTB - cover-story"], spies=["assassin @1", "rookie @1"])
    table.sm("infiltrate", "assassin")
    assert table.sizes() == [1, 1, 1]
    assert table.spies() == ["assassin", "rookie @1"]


@clause("spies.ruling.r46", "spies.ruling.r15")
def test_t20_second_spy_no_plan() -> None:
    table = Table(networks=[NET_3, NET_2], spies=["assassin @1", "veteran @2"], plan="death-ray")
    table.sm("infiltrate", "assassin")
    assert table.asked() == "sm Infiltrate"
    table.sm("infiltrate", "veteran")
    assert table.scores() == (0, 3)
    assert table.spies() == ["assassin", "veteran @2"]
    table.sm("done")
    assert table.asked() == "eg SelectPlan"  # in step 1 of the next turn


@clause("spies.ruling.r17", "spies.plan.stage-in-progress", "spies.thwart.prevents")
def test_t21_face_down_thwart() -> None:
    table = Table(networks=[NET_3], spies=["assassin @1"], plan="moon-tow", patient=True)
    assert table.view("sm")["plan"]["card"] is None
    table.sm("infiltrate", "assassin")
    table.passes()
    assert table.scores() == (0, 5)
    (thwarted,) = table.said("thwarted")
    assert thwarted.seen_by == ("eg", "sm", "spectator")
    assert table.names(table.game.thwarted) == ["moon-tow"]
    table.sm("done")
    assert table.asked() == "eg SelectPlan"


@clause("spies.spy.eject", "spies.ruling.r31", "spies.spy.support-always")
def test_t15_ejection() -> None:
    table = Table(lair={1: "1/1/1", 3: "9/9/9"}, networks=[NET_3], spies=["assassin @1"], eg=["snip", "porter"])
    table.sm("infiltrate", "assassin")
    table.eg("pass")
    table.eg("pass")
    table.sm("attack")
    table.eg("pass")
    assert table.lair() == {3: "9/9/9"}
    table.eg("epiphany", "snip")
    table.eg("link", "LRTB", "right")
    assert table.spies() == ["assassin"]
    assert table.lair() == {3: "9/9/9"}  # what it did stands
    (out,) = table.said("ejected")
    assert out.clause == "spies.spy.eject"
    assert table.sizes() == [2, 1]
    assert table.refuses("sm", "infiltrate", "assassin") == "spies.inf.any-assigned"


@clause("spies.ruling.r29")
def test_t16_smaller_but_enough() -> None:
    table = Table(lair={2: "cost 1"}, networks=["gym - LRTB - LRTB"], spies=["veteran @1"], eg=["snip"])
    table.sm("infiltrate", "veteran")
    assert table.spy("veteran")[0] == 3
    table.eg("epiphany", "snip")
    table.eg("link", "LRTB", "right")
    assert table.spies() == ["veteran @2"]
    assert table.spy("veteran")[0] == 2  # the gym's bonus begins at size 3
    assert table.at() == 2


@clause("spies.ruling.r44")
def test_health_that_is_lost_kills() -> None:
    table = Table(
        lair={1: "laser-grid", 2: "cost 1"},
        networks=["LRTB - LRTB - safe-house"],
        spies=["1/1/0 2-3 @1"],
        eg=["hostile-takeover"],
    )
    table.sm("infiltrate", "1/1/0 2-3")
    table.eg("pass")
    assert table.spy("1/1/0 2-3")[1] == 0
    table.eg("epiphany", "hostile-takeover")
    table.eg("node", "safe-house")
    assert table.spies() == []
    (died,) = table.said("spy-died")
    assert died.clause == "spies.ruling.r44"


@clause("spies.ruling.r48")
def test_a_dead_spys_network_is_untouched() -> None:
    table = Table(lair={1: "9/9/9"}, networks=[NET_3], spies=["assassin @1"])
    table.sm("infiltrate", "assassin")
    assert table.spies() == []
    assert table.sizes() == [3]
