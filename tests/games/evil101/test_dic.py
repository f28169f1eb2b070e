"""The DIC phase: Agents on Plots, what fits, what foils, and what a stuck Handler does."""

import pytest

from clauses import clause
from games.evil101.scenario import SPECTATOR, Table

NO_BOMB = "ray:1 gear:1 fang:1"


def two_plots(**given: list[str]) -> Table:
    """Bo's Plot lies on A, cy's on B, and ann is to guard them."""
    row = given.get("row", ["bomb:1 coin:1 mask:1", "coin:1 ray:1 gear:1"])
    table = Table(
        "ann bo cy",
        row=row,
        agents=given["agents"],
        agent_pile=given.get("agent_pile", ["bomb"] * 7),
        agent_discards=given.get("agent_discards", []),
    )
    table.place("bo", "coin; 1", "A")
    table.place("cy", "coin; 1", "B")
    return table


@clause("evil101.dic.foil-any", "evil101.dic.foiled-no-points")
def test_w2_foil() -> None:
    table = Table("ann bo cy", row=["bomb:3 mask:1 fang:1"], plots={"bo": ["bomb mask; 2"]}, agents=["bomb"] * 7)
    table.place("bo", "bomb mask; 2", "A")
    table.place("cy", "coin; 1", "B")
    table.guard("bomb", "A")
    table.guard("bomb", "B")
    (foiled,) = table.said("foiled")
    assert (foiled.clause, foiled.who, foiled.where, foiled.card) == ("evil101.dic.foil-any", "bo", "A", "bomb")
    assert table.points() == {"ann": 0, "bo": 0, "cy": 2}
    assert [said.who for said in table.said("scored")] == ["cy"]
    assert table.asked() == "cy shops"


@clause("evil101.dic.mandatory")
def test_t9_no_stopping_while_an_agent_fits() -> None:
    table = Table("ann bo", row=["bomb:1 mask:3 ray:1"], plots={"bo": ["mask; 1"]}, agents=["bomb", "coin"])
    table.place("bo", "mask; 1", "A")
    assert table.refuses("ann", "stop") == "evil101.dic.mandatory"
    assert table.refuses("ann", "swap-agent", "coin") == "evil101.dic.redraw-when-stuck"
    assert table.options() == ["lay bomb on A"]
    assert table.asked() == "ann guards"


@clause("evil101.dic.mandatory")
def test_having_guarded_one_plot_excuses_nobody_from_the_next() -> None:
    table = two_plots(agents=["bomb", "coin"])
    table.guard("bomb", "A")
    assert table.options() == ["lay coin on B"]
    assert table.refuses("ann", "stop") == "evil101.dic.mandatory"


@clause("evil101.dic.mandatory")
def test_a_plot_that_no_agent_fits_excuses_nobody_from_guarding_the_other() -> None:
    table = two_plots(agents=["gear", "mask"], row=["bomb:1 coin:1 fang:1", "coin:1 ray:1 gear:1"])
    assert table.options() == ["lay gear on B"]
    assert table.refuses("ann", "stop") == "evil101.dic.mandatory"


@clause("evil101.dic.mandatory")
def test_an_agent_that_fits_after_an_exchange_must_be_laid() -> None:
    table = two_plots(agents=["bomb", "mask"], agent_pile=["coin"] * 7)
    table.guard("bomb", "A")
    table.swap_agent("mask")
    assert table.options() == ["lay coin on B"]
    assert table.refuses("ann", "stop") == "evil101.dic.mandatory"


@clause("evil101.dic.unguarded")
def test_t11_an_unguarded_plot_scores() -> None:
    table = two_plots(agents=["bomb", "mask"])
    table.guard("bomb", "A")
    assert table.asked() == "ann exchanges an Agent"
    table.stop()
    (stopped,) = table.said("unguarded")
    assert (stopped.who, stopped.clause) == ("ann", "evil101.dic.unguarded")
    assert table.said("foiled") == []
    assert [(said.who, said.where, said.amount) for said in table.said("scored")] == [("bo", "A", 2), ("cy", "B", 2)]
    assert table.asked() == "cy shops"


@clause("evil101.dic.miss")
def test_t12_a_wrong_guess() -> None:
    table = Table("ann bo", row=["mask:1 ray:1 gear:3 fang:1"], plots={"bo": ["gear; 2"]}, agents=["mask"] * 7)
    table.place("bo", "gear; 2", "A")
    table.guard("mask", "A")
    (missed,) = table.said("missed")
    assert (missed.clause, missed.who, missed.where, missed.card) == ("evil101.dic.miss", "bo", "A", "mask")
    assert table.said("foiled") == []
    assert table.points()["bo"] == 5
    assert table.asked() == "bo may dump"


@clause("evil101.dic.foil-any", "evil101.ruling.a33")
@pytest.mark.parametrize("agent", ["bomb", "mask", "fang"])
def test_t13_all_symbols_of_the_target(agent: str) -> None:
    plot = "bomb mask fang; 3"
    table = Table("ann bo", row=["bomb:3 mask:1 fang:1"], plots={"bo": [plot]}, agents=["bomb", "mask", "fang", "coin"])
    table.place("bo", plot, "A")
    assert table.refuses("ann", "lay", "coin", "A") == "evil101.dic.match-target"
    table.guard(agent, "A")
    assert [(said.who, said.card) for said in table.said("foiled")] == [("bo", agent)]
    assert table.points()["bo"] == 0
    assert table.asked() == "bo may dump"


@clause("evil101.dic.after-all-placed")
def test_the_handler_waits_for_every_plot() -> None:
    table = Table("ann bo cy di")
    for name, where in (("bo", "A"), ("cy", "B"), ("di", "C")):
        assert table.refuses("ann", "lay", "bomb", "A") == "OutOfTurn"
        table.place(name, "coin; 1", where)
    assert table.asked() == "ann guards"


@clause("evil101.dic.one-agent-per-plot", "evil101.ruling.a10")
def test_one_agent_on_each_plot_in_any_order() -> None:
    table = two_plots(agents=["coin", "coin", "coin"])
    assert table.options() == ["lay coin on A", "lay coin on B"]
    table.guard("coin", "B")
    for where in "BCD":  # guarded already; no Plot there; no such place
        assert table.refuses("ann", "lay", "coin", where) == "evil101.dic.one-agent-per-plot"
    assert table.refuses("ann", "lay", "bomb", "A") == "evil101.dic.one-agent-per-plot"  # not in hand
    assert table.options() == ["lay coin on A"]
    for name in table.everyone:
        agent = table.view(name)["row"][1]["agent"]
        assert table.words[agent["face"]] == "coin"
    table.guard("coin", "A")
    laid = table.said("guarded")
    assert [(said.who, said.where, said.card) for said in laid] == [("ann", "B", "coin"), ("ann", "A", "coin")]
    assert {(said.clause, said.seen_by) for said in laid} == {("evil101.dic.one-agent-per-plot", table.everyone)}
    assert table.agents()[:1] == ["bomb"]  # refilled: both went, one stayed
    assert table.agents().count("coin") == 1
    assert table.asked() == "cy plots"


@clause("evil101.ruling.a10", "evil101.dic.redraw-when-stuck")
def test_an_agent_once_laid_stays() -> None:
    """Coin fits both Plots, bomb only one: used badly, the hand has nothing for the last Plot."""
    table = two_plots(agents=["bomb", "coin"])
    table.guard("coin", "A")
    assert table.asked() == "ann exchanges an Agent"
    assert table.refuses("ann", "lay", "coin", "B") == "evil101.dic.match-target"
    assert table.refuses("ann", "lay", "bomb", "A") == "evil101.dic.match-target"
    assert table.options() == ["swap-agent bomb", "stop"]
    well = two_plots(agents=["bomb", "coin"])
    well.guard("bomb", "A")
    well.guard("coin", "B")
    assert well.said("unguarded") == []
    assert well.asked() == "bo shops"


@clause("evil101.dic.match-target")
def test_the_agent_fits_the_target() -> None:
    table = two_plots(agents=["bomb", "ray", "fang"])
    assert table.options() == ["lay bomb on A", "lay ray on B"]
    assert table.refuses("ann", "lay", "bomb", "B") == "evil101.dic.match-target"
    assert table.refuses("ann", "lay", "ray", "A") == "evil101.dic.match-target"
    assert table.refuses("ann", "lay", "fang", "A") == "evil101.dic.match-target"
    assert table.asked() == "ann guards"


@clause("evil101.dic.guess-freely")
def test_any_symbol_of_the_target_may_be_guessed() -> None:
    table = Table("ann bo", row=["bomb:9 coin:1 mask:1"], agents=["bomb", "coin", "mask", "ray"])
    table.place("bo", "coin; 1", "A")
    assert table.options() == ["lay bomb on A", "lay coin on A", "lay mask on A"]
    table.guard("mask", "A")
    assert table.points()["bo"] == 2
    assert table.asked() == "bo may dump"


@clause("evil101.dic.redraw-when-stuck", "evil101.lang.redraw-handler")
def test_a_stuck_handler_exchanges_unseen_until_one_fits_or_stops() -> None:
    table = Table(
        "ann bo cy",
        row=[NO_BOMB] * 3,
        plots={"bo": ["ray; 1"], "cy": ["ray; 1"]},
        agent_pile=["coin", "gear", "bomb", "ray", "mask"],
    )
    table.place("bo", "ray; 1", "A")
    table.place("cy", "ray; 1", "B")
    assert table.options() == ["swap-agent bomb", "stop"]
    assert table.refuses("ann", "swap-agent", "gear") == "evil101.dic.redraw-when-stuck"
    table.swap_agent("bomb")
    assert table.asked() == "ann exchanges an Agent"
    assert table.options() == ["swap-agent bomb", "swap-agent coin", "stop"]
    table.swap_agent("coin")
    assert table.options() == ["lay gear on A", "lay gear on B"]
    for name in ("bo", "cy", SPECTATOR):
        assert table.view(name)["swapped"] == {"count": 2, "known": []}
    assert table.known(table.view("ann")["swapped"]) == ["bomb", "coin"]
    table.guard("gear", "B")
    thrown, drawn = table.said("swapped-agent"), table.said("drew-agent")
    assert [said.card for said in thrown] == ["bomb", "coin"]
    assert [said.card for said in drawn] == ["coin", "gear"]
    assert {said.clause for said in thrown + drawn} == {"evil101.dic.redraw-when-stuck"}
    assert {(said.seen_by, said.heard_by) for said in thrown} == {(("ann",), table.everyone)}
    assert {(said.seen_by, said.heard_by) for said in drawn} == {(("ann",), ("ann",))}
    assert len(table.game.agents) == 6
    for name in ("bo", "cy", SPECTATOR):
        assert table.view(name)["discards"]["agent"] == {"count": 2, "known": []}
    assert table.asked() == "ann exchanges an Agent"  # for the other Plot; it may be left unguarded
    table.stop()
    assert [said.who for said in table.said("scored")] == ["bo", "cy"]
    assert table.asked() == "cy shops"


@clause("evil101.dic.reveal", "evil101.ruling.a9")
def test_all_plots_are_turned_together_when_all_agents_are_down() -> None:
    table = Table("ann bo cy", agents=["coin"] * 7, chases={"bo": ["car"]})
    table.place("bo", "coin; 1", "A")
    table.place("cy", "coin; 1", "B")
    table.guard("coin", "A")
    for name in table.everyone:
        shown = [place["plot"] is not None for place in table.view(name)["row"]]
        assert shown == [name == "bo", name == "cy", False]
    assert table.said("revealed", "foiled") == []
    table.guard("coin", "B")
    assert table.asked() == "bo may run"
    for name in table.everyone:
        shown = [place["plot"] is not None for place in table.view(name)["row"]]
        assert shown == [True, True, False]
    turned = table.said("revealed")
    assert [(said.who, said.where, said.card) for said in turned] == [("bo", "A", "coin; 1"), ("cy", "B", "coin; 1")]
    assert {(said.clause, said.seen_by) for said in turned} == {("evil101.dic.reveal", table.everyone)}


@clause("evil101.dic.foil-any")
@pytest.mark.parametrize(
    ("plot", "foiled"),
    [("bomb; 1", True), ("bomb coin; 1", True), ("bomb coin mask; 1", True), ("coin mask; 1", False)],
)
def test_one_symbol_is_enough(plot: str, foiled: bool) -> None:
    table = Table("ann bo", plots={"bo": [plot]})
    table.place("bo", plot, "A")
    table.guard("bomb", "A")
    assert [said.kind for said in table.said("foiled", "missed")] == ["foiled" if foiled else "missed"]
    assert (table.points()["bo"] == 0) == foiled
    assert table.asked() == "bo may dump"


@clause("evil101.dic.no-points", "evil101.dic.foiled-no-points")
def test_a_foil_pays_nobody() -> None:
    table = Table("ann bo cy", agents=["coin"] * 7, points={"ann": 1, "bo": 1, "cy": 1})
    table.place("bo", "coin; 1", "A")
    table.place("cy", "coin; 1", "B")
    table.guard("coin", "A")
    table.guard("coin", "B")
    assert table.points() == {"ann": 1, "bo": 1, "cy": 1}
    accepted = table.said("accepted")
    assert [(said.who, said.where) for said in accepted] == [("bo", "A"), ("cy", "B")]
    assert {said.clause for said in accepted} == {"evil101.dic.foiled-no-points"}
    assert table.said("scored", "pocketed") == []
    assert table.asked() == "cy plots"


@clause("evil101.ruling.a11", "evil101.dic.unguarded")
def test_agents_come_back_once_without_those_of_this_exchange() -> None:
    table = Table(
        "ann bo",
        row=[NO_BOMB] * 2,
        plots={"bo": ["ray; 1"]},
        agents=["bomb"],
        agent_pile=["coin"],
        agent_discards=["mask"],
    )
    table.place("bo", "ray; 1", "A")
    table.swap_agent("bomb")
    table.swap_agent("coin")
    assert [said.card for said in table.said("drew-agent")] == ["coin", "mask"]
    (stopped,) = table.said("unguarded")  # nothing is left to draw: nobody is asked again
    assert stopped.clause == "evil101.dic.unguarded"
    assert table.agents() == ["mask"]
    assert table.texts(table.game.agent_discards) == ["bomb", "coin"]
    assert table.points()["bo"] == 2
    assert table.asked() == "bo may dump"


@clause("evil101.ruling.a11")
def test_an_empty_hand_cannot_be_exchanged() -> None:
    table = two_plots(agents=["bomb"])
    table.guard("bomb", "A")
    assert [said.kind for said in table.said("unguarded", "swapped-agent")] == ["unguarded"]
    assert [said.who for said in table.said("scored")] == ["bo", "cy"]
    assert table.agents() == ["bomb"] * 7  # drawn later, for the next round
    assert table.asked() == "cy shops"


@clause("evil101.ruling.a11")
def test_a_second_exchange_may_draw_what_the_first_threw_away() -> None:
    table = two_plots(row=["bomb:1 coin:1", "coin:1 ray:1"], agents=["fang", "fang"], agent_pile=["bomb"])
    assert table.game.agent_discards == []
    table.swap_agent("fang")
    table.guard("bomb", "A")
    assert table.texts(table.game.agent_discards) == ["fang"]
    assert table.options() == ["swap-agent fang", "stop"]
    table.swap_agent("fang")
    assert table.said("drew-agent")[-1].card == "fang"
    assert [said.kind for said in table.said("unguarded")] == ["unguarded"]
    assert table.asked() == "cy shops"


@clause("evil101.chase.handler-never-starts")
def test_no_chase_in_the_dic_phase() -> None:
    table = Table("ann bo", chases={"ann": ["car"]})
    table.place("bo", "coin; 1", "A")
    assert table.refuses("ann", "drive", "car") == "evil101.chase.handler-never-starts"
    assert table.asked() == "ann guards"
