"""Where the two rulebooks differ in words: what is played, whichever one reads."""

from clauses import clause
from games.evil101.scenario import Table
from villainy.games.evil101 import BOX


@clause("evil101.lang.redraw-plot")
def test_a_table_chooses_which_rulebook_a_stuck_player_follows() -> None:
    row = ["mask:1 ray:1"] * 3
    english = Table("ann bo cy", row=row)
    nynorsk = Table("ann bo cy", row=row, settings={"plotRedraw": "may"})
    assert english.options() == ["swap-plot coin; 1"]
    assert nynorsk.options() == ["swap-plot coin; 1", "skip"]
    assert english.asked() == nynorsk.asked() == "bo exchanges a Plot"
    (setting,) = [setting for setting in BOX.settings if setting.name == "plotRedraw"]
    assert (setting.values, setting.clause) == (("must", "may"), "evil101.lang.redraw-plot")


@clause("evil101.lang.redraw-stop")
def test_the_card_drawn_is_the_only_card_in_hand_that_fits() -> None:
    """English stops at the drawn card, Nynorsk at any card in hand: it is the same card."""
    table = Table(
        "ann bo",
        row=["mask:1 ray:1"] * 2,
        plot_pile=["coin; 2", "mask; 1", "ray; 1"],
        agents=["coin"],
        agent_pile=["coin", "bomb", "ray", "mask"],
    )
    table.swap_plot("bo", "coin; 1")
    table.swap_plot("bo", "coin; 1")
    assert table.said("drew-plot")[-1].card == "mask; 1"
    assert table.options() == ["place mask; 1 on A", "place mask; 1 on B"]
    table.place("bo", "mask; 1", "A")
    for agent in ("coin", "coin", "bomb"):
        table.swap_agent(agent)
    assert table.said("drew-agent")[-1].card == "ray"
    assert table.options() == ["lay ray on A"]
    assert table.asked() == "ann guards"


@clause("evil101.lang.redraw-handler")
def test_a_stuck_handler_need_not_exchange_whatever_the_table_chose() -> None:
    for redraw in ("must", "may"):
        table = Table("ann bo", row=["coin:1 ray:1"] * 2, settings={"plotRedraw": redraw})
        table.place("bo", "coin; 1", "A")
        assert table.asked() == "ann exchanges an Agent"
        assert table.options() == ["swap-agent bomb", "stop"]
        table.stop()
        assert table.said("swapped-agent") == []
        assert table.asked() == "bo may dump"


@clause("evil101.lang.match-identical")
def test_a_part_of_the_targets_symbols_is_enough() -> None:
    table = Table(
        "ann bo", row=["bomb:1 coin:1 mask:1", "bomb:1 coin:1"], plots={"bo": ["bomb coin; 1", "bomb coin mask; 1"]}
    )
    assert table.options() == [
        "place bomb coin mask; 1 on A",
        "place bomb coin; 1 on A",
        "place bomb coin; 1 on B",
    ]
    assert table.asked() == "bo plots"


@clause("evil101.lang.target-lock")
def test_a_used_target_is_locked_until_it_is_replaced() -> None:
    table = Table("ann bo cy di")
    table.place("bo", "coin; 1", "A")
    assert table.refuses("cy", "place", "coin; 1", "A") == "evil101.plot.one-per-target"
    table.place("cy", "coin; 1", "C")
    assert table.refuses("di", "place", "coin; 1", "A") == "evil101.plot.one-per-target"
    assert table.refuses("di", "place", "coin; 1", "C") == "evil101.plot.one-per-target"
    table.play_round()
    assert [option[-1] for option in table.options()] == ["A", "B", "C", "D"]
    assert table.asked() == "cy plots"


@clause("evil101.lang.owner-marker")
def test_the_owner_is_always_shown() -> None:
    table = Table("ann bo cy")
    table.place("bo", "coin; 1", "C")
    for name in table.everyone:
        assert [place["owner"] for place in table.view(name)["row"]] == [-1, -1, table.seat("bo")]
    assert table.asked() == "cy plots"


@clause("evil101.lang.evil-players-named")
def test_everyone_but_the_handler_is_evil() -> None:
    table = Table("ann bo cy di", handler="cy")
    for name in ("di", "ann", "bo"):
        assert table.asked() == f"{name} plots"
        table.place(name, "coin; 1", {"di": "A", "ann": "B", "bo": "C"}[name])
    assert table.asked() == "cy guards"


@clause("evil101.lang.foiled-final")
def test_a_foil_is_provisional_until_the_chase_is_over() -> None:
    table = Table("ann bo", agents=["coin"] * 7, chases={"bo": ["car", "helicopter"], "ann": ["submarine"]})
    table.place("bo", "coin; 1", "A")
    table.guard("coin", "A")
    assert table.view("bo")["row"][0]["foiled"]
    table.drive("bo", "car")
    table.drive("ann", "submarine")
    assert table.view("bo")["row"][0]["foiled"]
    table.drive("bo", "helicopter")
    assert not table.view("bo")["row"][0]["foiled"]
    assert table.points()["bo"] == 2
    assert table.asked() == "bo may dump"


@clause("evil101.lang.chase-last")
def test_what_counts_is_who_played_last_not_who_could_have() -> None:
    table = Table("ann bo", agents=["coin"] * 7, chases={"bo": ["car", "helicopter"], "ann": ["submarine"]})
    table.place("bo", "coin; 1", "A")
    table.guard("coin", "A")
    table.drive("bo", "car")
    table.drive("ann", "submarine")
    table.let_go("bo")  # bo could have answered with the helicopter
    assert [said.kind for said in table.said("caught", "escaped")] == ["caught"]
    assert table.points()["bo"] == 0
    assert table.asked() == "bo may dump"


@clause("evil101.lang.chase-lost")
def test_a_lost_chase_pays_nobody() -> None:
    table = Table("ann bo", agents=["coin"] * 7, chases={"bo": ["car"], "ann": ["submarine"]})
    table.place("bo", "coin; 1", "A")
    table.guard("coin", "A")
    table.drive("bo", "car")
    table.drive("ann", "submarine")
    assert table.points() == {"ann": 0, "bo": 0}
    assert table.asked() == "bo may dump"


@clause("evil101.lang.pocket")
def test_a_table_chooses_whose_variant_it_plays() -> None:
    (setting,) = [setting for setting in BOX.settings if setting.name == "pocket"]
    assert (setting.values, setting.clause) == (("off", "may", "must"), "evil101.lang.pocket")
    results = {}
    for pocket in ("off", "may", "must"):
        table = Table(
            "ann bo", agents=["coin"] * 7, chases={"bo": ["car"], "ann": ["submarine"]}, settings={"pocket": pocket}
        )
        table.place("bo", "coin; 1", "A")
        table.guard("coin", "A")
        table.drive("bo", "car")
        table.drive("ann", "submarine")
        results[pocket] = (table.asked(), table.points()["ann"])
    assert results == {"off": ("bo may dump", 0), "may": ("ann may pocket", 0), "must": ("bo may dump", 2)}


@clause("evil101.lang.score-example")
def test_the_sum_is_a_sum() -> None:
    """A Plot worth 2 makes 6, a Plot worth 1 makes 5."""
    for points, amount in ((2, 6), (1, 5)):
        plot = f"bomb mask; {points}"
        table = Table("ann bo", row=["bomb:3 mask:1 fang:1"], plots={"bo": [plot]}, agents=["fang"] * 7)
        table.place("bo", plot, "A")
        table.guard("fang", "A")
        assert table.points()["bo"] == amount
        assert table.asked() == "bo may dump"


@clause("evil101.lang.handover-id")
def test_there_is_one_id_card_and_the_handler_has_it() -> None:
    table = Table("ann bo cy", settings={"goal": 40})
    for handler in ("ann", "bo", "cy", "ann"):
        assert {table.view(name)["handler"] for name in table.everyone} == {table.seat(handler)}
        table.play_round()
    assert [said.who for said in table.said("handler")] == ["bo", "cy", "ann", "bo"]
    assert table.asked() == "cy plots"


@clause("evil101.lang.buy-when")
def test_chase_cards_are_sold_in_the_clean_up_only() -> None:
    table = Table("ann bo cy", points={"bo": 8, "cy": 8}, settings={"goal": 40})
    for name, where in (("bo", "A"), ("cy", "B")):
        table.refuses(name, "buy", "1")
        table.place(name, "coin; 1", where)
    table.refuses("ann", "buy", "1")
    table.guard("bomb", "A")
    table.guard("bomb", "B")
    assert table.view("cy")["phase"] == "cleaners"
    assert table.said("drew-agents", "drew-plots") != []
    assert table.said("target") == []
    table.buy("cy", 1)
    assert table.asked() == "bo shops"
