"""Evil Plans: selecting, stages, costs, the sacrifice, and the end of the game."""

import pytest

from clauses import clause
from games.spies.scenario import Table
from villainy.games.spies import BOX
from villainy.games.spies.completion import can_end_minimal


@clause("spies.plan.cost", "spies.contraption.counts-by-cost", "spies.plan.cost-gate")
def test_w2_a_contraption_counts_by_its_cost() -> None:
    for built, options in (("cost 2", ["activate", "wait"]), ("cost 1", ["wait"])):
        table = Table(start="main", lair={1: built, 2: "igor"}, plan="plan 1/2/1")
        table.eg("done")
        assert table.asked() == "eg Activate"
        assert table.options() == options
    assert table.refuses("eg", "activate") == "spies.plan.cost-gate"


@clause("spies.plan.death-ray", "spies.plan.sacrifice", "spies.plan.complete", "spies.ruling.r55", "spies.ruling.r15")
def test_w5_death_ray() -> None:
    table = Table(
        start="plan",
        lair={1: "cost 2", 2: "igor", 3: "bertha", 4: "porter"},
        networks=["LRTB"],
        spies=["rookie @1", "assassin"],
        plan="death-ray",
        stage="advanced",
    )
    assert table.asked() == "eg PayMinions"  # only one Contraption can be paid with
    assert table.options() == ["sacrifice 2", "sacrifice 3", "sacrifice 4"]
    table.eg("sacrifice", 2)
    table.eg("sacrifice", 4)
    assert table.asked() == "eg Aim"
    assert table.options() == ["spy rookie", "spy assassin"]
    table.eg("spy", "assassin")
    assert table.lair() == {3: "bertha"}
    assert table.spies() == ["rookie @1"]
    assert table.scores() == (3, 0)
    assert table.asked() == "eg SelectPlan"
    kinds = [said.kind for said in table.said("sacrificed", "spy-died", "scored", "offered")]
    assert kinds == ["sacrificed"] * 3 + ["spy-died", "scored"] + ["offered"] * 3
    assert table.said("minion-died", "destroyed") == []


@clause("spies.plan.activate-when", "spies.plan.activate-two-turns", "spies.plan.advance", "spies.plan.complete")
def test_w19_timeline() -> None:
    table = Table(start="main", lair={1: "cost 1", 2: "igor"}, plan="decaf", eg=[], sm=[])
    table.eg("done")
    table.eg("activate")
    assert table.plan() == "decaf activated"
    master_turns = 0
    while not table.scores()[0]:
        asked = table.asked()
        if asked == "sm MasterActions":
            master_turns += 1
        if asked == "eg Advance":
            assert master_turns == 1
            table.eg("advance")
        elif asked == "eg PayMinions":
            table.eg("sacrifice", 2)
        else:
            table.do(asked.split()[0], "keep" if "Cycle" in asked else "done")
    assert master_turns == 2


@clause("spies.ruling.r11", "spies.plan.sacrifice")
def test_t23_minimal_payment() -> None:
    lair = {1: "cost 1", 2: "cost 1", 3: "cost 3", 4: "igor", 5: "bertha", 6: "porter"}
    table = Table(start="plan", lair=lair, plan="plan 1/2/2", stage="advanced")
    assert table.options() == ["sacrifice 1", "sacrifice 2", "sacrifice 3"]
    table.eg("sacrifice", 1)
    assert table.refuses("eg", "sacrifice", 3) == "spies.ruling.r11"
    # The other Contraption of cost 1 is the only one that can still go with it.
    assert table.asked() == "eg PayMinions"
    table.eg("sacrifice", 4)
    table.eg("sacrifice", 5)
    assert table.lair() == {3: "cost 3", 6: "porter"}


@pytest.mark.parametrize(
    ("paid", "least", "price", "rest", "possible"),
    [
        (3, 3, 2, [1, 1], True),
        (1, 1, 2, [3], False),
        (1, 1, 2, [1, 3], True),
        (2, 2, 4, [1, 3], True),
        (1, 1, 4, [4], False),
        (2, 2, 4, [1, 1], True),
        (2, 2, 5, [2, 2], True),
        (0, 9, 0, [], True),
    ],
)
def test_minimal_sets(paid: int, least: int, price: int, rest: list[int], possible: bool) -> None:
    assert can_end_minimal(paid, least, price, rest) is possible


@clause("spies.ruling.r11", "spies.ruling.r12")
def test_attachments_count_and_go_with_their_minion() -> None:
    lair = {1: "igor+cape busy", 2: "bertha+goggles", 3: "cost 1"}
    table = Table(start="plan", lair=lair, plan="plan 1/1/2", stage="advanced")
    assert table.options() == ["sacrifice 1 attached", "sacrifice 2 attached", "sacrifice 3"]
    table.eg("sacrifice", 3)
    assert table.lair() == {}
    assert sorted(said.card for said in table.said("sacrificed")) == ["bertha", "cape", "cost 1", "goggles", "igor"]


@clause("spies.ruling.r21", "spies.plan.activate-when")
def test_t25_activation_on_the_first_turn() -> None:
    table = Table(
        start="main", round_number=1, lair={1: "igor", 2: "bertha"}, eg=["cost 2"], plan="death-ray", networks=["LRTB"]
    )
    table.eg("work", 1)
    table.eg("build", "cost 2", 3)
    table.eg("done")
    table.eg("activate")
    assert table.plan() == "death-ray activated"
    assert table.view("sm")["plan"]["stage"] == "activated"
    assert table.words[table.view("spectator")["plan"]["card"]["face"]] == "death-ray"


@clause("spies.plan.activate-optional", "spies.plan.advance", "spies.eg.step4")
def test_activating_and_advancing_may_be_put_off() -> None:
    table = Table(start="main", lair={1: "cost 1", 2: "igor"}, plan="decaf")
    table.eg("done")
    table.eg("wait")
    assert table.plan() == "decaf in-progress"
    table = Table(start="plan", lair={1: "cost 1", 2: "igor"}, plan="decaf", stage="activated")
    table.eg("leave")
    assert table.plan() == "decaf activated"


@clause("spies.plan.delay", "spies.ruling.r14")
@pytest.mark.parametrize("stage", ["activated", "advanced"])
def test_a_plan_whose_cost_is_not_met_waits_where_it_is(stage: str) -> None:
    table = Table(start="plan", lair={1: "igor"}, plan="decaf", stage=stage)
    assert table.asked() == "eg GeniusMain"
    assert table.plan() == f"decaf {stage}"
    (delayed,) = table.said("delayed")
    assert delayed.clause == "spies.plan.delay"


@clause("spies.ruling.r13")
def test_completing_is_forced_unless_the_table_says_otherwise() -> None:
    lair = {1: "cost 1", 2: "igor"}
    forced = Table(start="plan", lair=lair, plan="decaf", stage="advanced")
    assert forced.scores() == (1, 0)
    may = Table(start="plan", lair=lair, plan="decaf", stage="advanced", settings={"complete": "may"})
    assert may.options() == ["leave", "complete"]
    may.eg("leave")
    assert may.plan() == "decaf advanced"
    assert may.scores() == (0, 0)


@clause("spies.plan.select", "spies.plan.always-one", "spies.eg.step1", "spies.ruling.r56")
def test_selecting_a_plan() -> None:
    table = Table(start="plan", plan="", plan_pile=["decaf", "cat", "moon-tow", "karaoke", "volcano"])
    assert table.asked() == "eg SelectPlan"
    assert table.options() == ["plan cat", "plan decaf", "plan moon-tow"]
    assert table.known(table.view("eg")["offers"]) == ["cat", "decaf", "moon-tow"]  # not in the order of the draw
    for other in ("sm", "spectator"):
        assert table.view(other)["offers"] == {"count": 3, "known": []}
    assert [(said.seen_by, said.heard_by) for said in table.said("offered")] == [(("eg",), ("eg",))] * 3
    assert len({table.game.asking.learned(table.game, option) for option in table.game.choices}) == 1  # all look alike
    assert table.refuses("eg", "plan", "karaoke") == "spies.plan.select"
    table.eg("plan", "cat")
    assert table.plan() == "cat in-progress"
    assert table.view("sm")["plan"]["card"] is None
    assert table.view("sm")["piles"]["plan"] == 4
    (selected,) = table.said("selected")
    assert selected.seen_by == ("eg",)


@clause("spies.ruling.r16")
def test_a_short_plan_deck() -> None:
    table = Table(start="plan", plan="", plan_pile=["decaf", "cat"])
    assert table.options() == ["plan cat", "plan decaf"]
    end = Table(start="plan", lair={1: "igor"}, plan="plan 2/0/1", stage="advanced", plan_pile=[])
    assert end.asked() == "eg wins"
    (won,) = end.said("won")
    assert won.clause == "spies.ruling.r16"


@clause("spies.end.eg", "spies.ruling.r19", "spies.about.goal", "spies.plan.index")
def test_t38_the_genius_wins_before_a_new_plan() -> None:
    table = Table(
        start="plan",
        lair={1: "cost 2", 2: "igor", 3: "bertha"},
        spies=["rookie"],
        plan="death-ray",
        stage="advanced",
        scores=(["moon-tow", "volcano"], []),
    )
    assert table.asked() == "eg wins"
    assert table.spies() == []
    assert table.scores() == (11, 0)
    assert table.said("offered") == []


@clause("spies.about.goal", "spies.end.eg", "spies.end.sm")
def test_nine_are_not_enough() -> None:
    table = Table(start="plan", plan="plan 3/0/0", stage="advanced", scores=(["moon-tow", "decaf"], []))
    assert table.scores() == (9, 0)
    assert table.asked() == "eg SelectPlan"
    table = Table(networks=["LRTB"], spies=["rookie @1"], plan="plan 3/0/0", scores=([], ["moon-tow", "decaf"]))
    table.sm("infiltrate", "rookie")
    assert table.scores() == (0, 9)
    assert table.asked() == "sm Infiltrate"


@clause("spies.end.sm", "spies.about.sides", "spies.about.sm-aim")
def test_t39_the_master_wins_in_the_middle_of_the_turn() -> None:
    table = Table(
        networks=["LRTB - LRTB"],
        spies=["veteran @1", "blunt @1"],
        plan="volcano",
        scores=([], ["satellite", "volcano"]),
    )
    table.sm("infiltrate", "veteran")
    assert table.asked() == "sm wins"
    assert table.scores() == (0, 10)
    assert table.spies() == ["blunt @2", "veteran @2"]  # nothing more has happened


@clause("spies.ruling.r49")
@pytest.mark.parametrize(
    ("scores", "won"), [((["cat"], ["decaf"]), "eg wins"), (([], ["cat"]), "sm wins"), (([], []), "eg and sm win")]
)
def test_after_the_last_round_the_higher_score_wins(scores: tuple[list[str], list[str]], won: str) -> None:
    table = Table(start="infiltrate", round_number=20, scores=scores, settings={"roundCap": 20})
    table.sm("done")
    assert table.asked() == won


@clause("spies.plan.activate-optional")
def test_t44_whether_a_plan_could_be_activated_is_not_told() -> None:
    """With the cost met and without, the Master sees the same, question for question."""
    seen: list[list[str]] = []
    for plan in ("plan 1/1/1", "plan 1/9/9"):
        table = Table(start="main", lair={1: "cost 1", 2: "igor"}, plan=plan, patient=True)
        views: list[str] = []
        table.eg("done")
        assert table.asked() == "eg Activate"
        views.append(repr(table.view("sm")))
        table.eg("wait")
        views.append(repr(table.view("sm")))
        seen.append([text.replace(plan, "") for text in views])
        assert [said for said in table.said() if "sm" in said.heard_by and said.kind == "waited"] == []
    assert seen[0] == seen[1]


@clause("spies.turn.eg-first", "spies.setup.no-opening-hand", "spies.setup.decks")
def test_the_setup() -> None:
    game = BOX.new(2, seed="setup", ask_forced=True, listening=True)
    assert game.view(2)["question"] == "SelectPlan"
    assert game.to_answer() == [0]
    assert [hand["count"] for hand in game.view(2)["hands"]] == [0, 0]
    assert game.view(2)["piles"] == {"genius": 97, "plan": 16, "master": 77}
    game.take(game.choices[0])
    assert game.view(2)["hands"][0]["count"] == 7


@clause("spies.ruling.r39")
def test_a_hand_that_cannot_begin_may_be_drawn_anew_once() -> None:
    redrawn = 0
    for seed in range(200):
        game = BOX.new(2, seed=f"mulligan {seed}", ask_forced=True, listening=True)
        game.take(game.choices[0])
        assert type(game.asking).__name__ == "Mulligan"
        if len(game.choices) == 1:
            continue
        redrawn += 1
        game.take(game.choices[1])
        shown = [event for event in game.events if event.kind == "shown"]
        assert len(shown) == 7
        assert all(event.shown_to(seat).face == event.face for event in shown for seat in range(3))
        assert type(game.asking).__name__ == "GeniusMain"
        assert game.view(1)["hands"][0] == {"count": 7, "known": []}
        game.check()
    assert redrawn
    plain = BOX.new(2, seed="mulligan", settings={"mulligan": "off"}, ask_forced=True)
    plain.take(plain.choices[0])
    assert type(plain.asking).__name__ == "GeniusMain"
