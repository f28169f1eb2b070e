"""The Plot phase: who lays what where, and what a player does who is stuck."""

import pytest

from clauses import clause
from games.evil101.scenario import SPECTATOR, Table
from villainy.engine.chance import seeded
from villainy.games.evil101 import BOX
from villainy.games.evil101.deck import TARGET, Cards
from villainy.games.evil101.deckfile import house_deck
from villainy.games.evil101.game import Evil101
from villainy.games.evil101.variant import Variant

FIVE_COINS = ["coin; 1"] * 5
NO_COIN = "mask:1 ray:1 gear:1"


@clause("evil101.plot.play-one", "evil101.plot.match-all", "evil101.plot.owner-marker")
def test_w1_placement() -> None:
    table = Table("ann bo cy", row=["bomb:3 mask:1 fang:1"], plots={"bo": ["bomb mask; 2", *FIVE_COINS[1:]]})
    table.place("bo", "bomb mask; 2", "A")
    for name in ("ann", "cy", SPECTATOR):
        place = table.view(name)["row"][0]
        assert table.words[place["target"]["face"]] == "bomb:3 mask:1 fang:1"
        assert place["owner"] == table.seat("bo")
        assert place["plot"] is None
    own = table.view("bo")["row"][0]["plot"]
    assert table.words[own["face"]] == "bomb mask; 2"
    (said,) = table.said("placed")
    assert (said.clause, said.who, said.where) == ("evil101.plot.play-one", "bo", "A")
    assert said.seen_by == ("bo",)
    assert said.heard_by == table.everyone
    assert table.asked() == "cy plots"


@clause("evil101.plot.match-all")
def test_t1_a_missing_symbol() -> None:
    table = Table("ann bo", row=["bomb:3 mask:1 fang:1"], plots={"bo": ["bomb coin; 1", "mask; 1"]})
    assert table.refuses("bo", "place", "bomb coin; 1", "A") == "evil101.plot.match-all"
    assert table.options() == ["place bomb coin; 1 on B", "place mask; 1 on A", "place mask; 1 on B"]
    assert table.asked() == "bo plots"


@clause("evil101.plot.one-per-target")
def test_t3_a_closed_target() -> None:
    table = Table("ann bo cy")
    table.place("bo", "coin; 1", "B")
    assert table.refuses("cy", "place", "coin; 1", "B") == "evil101.plot.one-per-target"
    assert table.options() == ["place coin; 1 on A", "place coin; 1 on C"]
    assert table.asked() == "cy plots"


@clause("evil101.plot.no-voluntary-redraw")
def test_t4_no_exchange_while_something_fits() -> None:
    table = Table("ann bo", row=[NO_COIN, NO_COIN], plots={"bo": ["ray; 1", *FIVE_COINS[1:]]})
    for plot in ("coin; 1", "ray; 1"):
        assert table.refuses("bo", "swap-plot", plot) == "evil101.plot.no-voluntary-redraw"
    assert table.refuses("bo", "skip") == "evil101.plot.no-voluntary-redraw"
    assert table.options() == ["place ray; 1 on A", "place ray; 1 on B"]
    assert table.asked() == "bo plots"


@clause("evil101.plot.redraw-when-stuck", "evil101.plot.redraw-stops", "evil101.ruling.a4")
def test_t5_three_exchanges() -> None:
    table = Table(
        "ann bo cy",
        row=[NO_COIN] * 3,
        plots={"bo": FIVE_COINS},
        plot_pile=["coin; 2", "bomb; 1", "ray; 1", "mask; 1", *FIVE_COINS],
    )
    assert table.options() == ["swap-plot coin; 1"]
    assert table.refuses("bo", "skip") == "evil101.lang.redraw-plot"
    table.swap_plot("bo", "coin; 1")
    assert table.asked() == "bo exchanges a Plot"
    assert table.options() == ["swap-plot coin; 1", "swap-plot coin; 2"]
    assert table.refuses("bo", "swap-plot", "ray; 1") == "evil101.plot.redraw-when-stuck"
    table.swap_plot("bo", "coin; 2")
    assert table.asked() == "bo exchanges a Plot"
    table.swap_plot("bo", "coin; 1")
    for name in ("ann", "cy", SPECTATOR):
        assert table.view(name)["swapped"] == {"count": 3, "known": []}
    assert table.options() == ["place ray; 1 on A", "place ray; 1 on B", "place ray; 1 on C"]
    assert table.refuses("bo", "swap-plot", "coin; 1") == "evil101.plot.no-voluntary-redraw"
    table.place("bo", "ray; 1", "C")

    thrown = table.said("swapped-plot")
    assert [said.card for said in thrown] == ["coin; 1", "coin; 2", "coin; 1"]
    drawn = table.said("drew-plot")
    assert [said.card for said in drawn] == ["coin; 2", "bomb; 1", "ray; 1"]
    assert {said.clause for said in thrown + drawn} == {"evil101.plot.redraw-when-stuck"}
    assert {said.seen_by for said in thrown + drawn} == {("bo",)}
    assert {said.heard_by for said in thrown} == {table.everyone}
    assert {said.heard_by for said in drawn} == {("bo",)}
    assert table.hand("bo") == ["bomb; 1", "coin; 1", "coin; 1", "coin; 1"]
    assert table.texts(table.game.plot_discards) == ["coin; 1", "coin; 1", "coin; 2"]
    for name in ("ann", "cy", SPECTATOR):
        assert table.view(name)["discards"]["plot"] == {"count": 3, "known": []}
    assert len(table.said("placed")) == 1
    assert table.asked() == "cy exchanges a Plot"


@clause("evil101.ruling.a7")
def test_t7_the_third_of_three_sees_two_free_targets() -> None:
    table = Table("ann bo cy di")
    table.place("bo", "coin; 1", "A")
    table.place("cy", "coin; 1", "D")
    assert table.options() == ["place coin; 1 on B", "place coin; 1 on C"]
    assert table.asked() == "di plots"


@clause("evil101.plot.turn-order")
def test_clockwise_from_the_handlers_left() -> None:
    table = Table("ann bo cy di", handler="cy")
    for name, where in (("di", "A"), ("ann", "B"), ("bo", "C")):
        assert table.asked() == f"{name} plots"
        for other in {"ann", "bo", "cy", "di"} - {name}:
            assert table.refuses(other, "place", "coin; 1", "D") == "OutOfTurn"
        table.place(name, "coin; 1", where)
    assert table.asked() == "cy guards"


@clause("evil101.plot.play-one")
def test_exactly_one_plot_of_ones_own() -> None:
    table = Table("ann bo cy", plots={"bo": ["coin; 1", "mask; 1"], "cy": ["bomb; 1"]})
    assert table.refuses("bo", "place", "bomb; 1", "A") == "evil101.plot.play-one"
    assert table.refuses("bo", "place", "coin; 1", "D") == "evil101.plot.play-one"
    table.place("bo", "mask; 1", "A")
    assert table.hand("bo") == ["coin; 1"]
    assert table.refuses("bo", "place", "coin; 1", "B") == "OutOfTurn"
    table.place("cy", "bomb; 1", "B")
    assert [said.who for said in table.said("placed")] == ["bo", "cy"]
    assert table.asked() == "ann guards"


@clause("evil101.plot.play-one", "evil101.ruling.a30")
def test_nothing_tells_what_lies_there() -> None:
    """One symbol or three, cheap or dear: the others see the same table, and hear the same of it."""
    tables = []
    for plot in ("bomb; 1", "bomb coin mask; 9"):
        table = Table("ann bo cy", plots={"bo": ["bomb; 1", "bomb coin mask; 9", "mask; 1"]})
        table.place("bo", plot, "B")
        tables.append(table)
    for name in ("ann", "cy", SPECTATOR):
        assert tables[0].view(name) == tables[1].view(name)
        assert heard_by(name, tables[0]) == heard_by(name, tables[1])
    assert tables[0].view("bo") != tables[1].view("bo")
    assert [table.asked() for table in tables] == ["cy plots"] * 2


def heard_by(who: str, table: Table) -> list[tuple[str, str, int, int, int, int]]:
    """The events as somebody is shown them."""
    shown = [event.shown_to(table.seat(who)) for event in table.game.events if event.heard_by(table.seat(who))]
    return [(event.kind, event.clause, event.seat, event.place, event.amount, event.face) for event in shown]


@clause("evil101.plot.owner-marker")
def test_the_marker_tells_all_whose_plot_it_is() -> None:
    table = Table("ann bo cy di", handler="bo")
    table.place("cy", "coin; 1", "C")
    table.place("di", "coin; 1", "A")
    table.place("ann", "coin; 1", "D")
    for name in table.everyone:
        view = table.view(name)
        assert [place["owner"] for place in view["row"]] == [3, -1, 2, 0]
        assert [seat["place"] for seat in view["seats"]] == [3, -1, 2, 0]
    assert table.asked() == "bo guards"


@clause("evil101.plot.superset-ok")
def test_the_target_may_have_more() -> None:
    table = Table(
        "ann bo",
        row=["bomb:1 coin:1 mask:1 gear:1 fang:3", "fang:2"],
        plots={"bo": ["fang; 1", "gear fang; 1", "bomb coin mask gear fang; 5"]},
    )
    assert table.options() == [
        "place bomb coin mask gear fang; 5 on A",
        "place fang; 1 on A",
        "place fang; 1 on B",
        "place gear fang; 1 on A",
    ]
    assert table.asked() == "bo plots"


@clause("evil101.plot.no-bluff")
def test_a_misfit_is_no_bluff() -> None:
    table = Table("ann bo cy", row=[NO_COIN] * 3, plots={"bo": FIVE_COINS})
    for where in "ABC":
        assert table.refuses("bo", "place", "coin; 1", where) == "evil101.plot.no-bluff"
    assert table.game.laid == [-1, -1, -1]
    assert table.asked() == "bo exchanges a Plot"


@clause("evil101.plot.redraw-stops", "evil101.ruling.a5")
def test_the_card_that_fits_is_played_on_a_target_of_choice() -> None:
    table = Table(
        "ann bo",
        row=["ray:1 gear:1", "ray:1 gear:1 fang:1"],
        plots={"bo": FIVE_COINS},
        plot_pile=["ray gear; 2", "fang; 1"],
    )
    table.swap_plot("bo", "coin; 1")
    assert table.options() == ["place ray gear; 2 on A", "place ray gear; 2 on B"]
    assert table.refuses("bo", "place", "coin; 1", "A") == "evil101.plot.match-all"
    assert table.refuses("bo", "swap-plot", "ray gear; 2") == "evil101.plot.no-voluntary-redraw"
    table.place("bo", "ray gear; 2", "B")
    assert len(table.said("drew-plot")) == 1
    assert table.hand("bo") == FIVE_COINS[1:]
    assert table.asked() == "ann exchanges an Agent"


@clause("evil101.ruling.a6")
def test_discards_come_back_once_without_those_of_this_exchange() -> None:
    table = Table(
        "ann bo cy",
        row=[NO_COIN] * 3,
        points={"bo": 4},
        plots={"bo": ["coin; 1", "coin; 2"], "cy": ["coin; 3"]},
        plot_pile=["bomb; 1"],
        plot_discards=["bomb; 2", "bomb; 3"],
    )
    table.swap_plot("bo", "coin; 1")
    assert table.hand("bo") == ["bomb; 1", "coin; 2"]
    table.swap_plot("bo", "coin; 2")  # the pile is empty: the discards make a new one
    assert table.game.plot_discards == []
    table.swap_plot("bo", "bomb; 1")  # the last card; nothing is left to draw, so the next question is not bo's
    drawn = [said.card for said in table.said("drew-plot")]
    assert drawn[0] == "bomb; 1"
    assert sorted(drawn[1:]) == ["bomb; 2", "bomb; 3"]
    assert table.hand("bo") == ["bomb; 2", "bomb; 3"]
    (passed,) = table.said("no-plot")
    assert (passed.who, passed.clause, passed.heard_by) == ("bo", "evil101.ruling.a6", table.everyone)
    assert table.points()["bo"] == 4
    assert table.game.placed[table.seat("bo")] == -1
    assert table.texts(table.game.plot_discards) == ["bomb; 1", "coin; 1", "coin; 2"]
    assert table.asked() == "cy exchanges a Plot"
    # Another exchange: what bo threw away may now be drawn.
    table.swap_plot("cy", "coin; 3")
    assert table.said("drew-plot")[-1].card in {"bomb; 1", "coin; 1", "coin; 2"}
    assert table.asked() == "cy exchanges a Plot"


@clause("evil101.ruling.a6", "evil101.dic.after-all-placed")
def test_who_passed_is_not_waited_for() -> None:
    table = Table("ann bo", row=[NO_COIN] * 2, plots={"bo": FIVE_COINS}, plot_pile=[], points={"bo": 3})
    assert [said.clause for said in table.said("no-plot")] == ["evil101.ruling.a6"]
    assert table.said("guarded", "unguarded", "scored") == []
    assert table.hand("bo") == FIVE_COINS
    assert table.points() == {"ann": 0, "bo": 3}
    assert table.handler == "bo"
    assert table.asked() == "bo may dump"


@clause("evil101.ruling.a7")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_last_evil_player_has_two_free_targets(players: int) -> None:
    names = ["ann", "bo", "cy", "di", "ed", "flo"][:players]
    table = Table(" ".join(names))
    for at, name in enumerate(names[1:-1]):
        table.place(name, "coin; 1", "ABCDEF"[at])
    assert len(table.options()) == 2
    assert table.asked() == f"{names[-1]} plots"


@clause("evil101.ruling.a7")
def test_with_too_few_targets_the_row_is_shorter() -> None:
    """No deck that loads has so few Targets, so these tables are made by hand."""
    house = house_deck()
    backs = [
        [(1, house.symbols[face], house.value[face], house.points[face]) for face in range(first, last)]
        for first, last in zip(house.first_face[:3], house.first_face[1:4], strict=True)
    ]
    backs[TARGET] = backs[TARGET][:2]
    chases = [(1, kind, [0] * 6, 0) for kind in range(3)]
    game = Evil101(Cards(house.source, [*backs, chases]), 4, Variant(BOX.read_settings({})), seeded("short"))
    game.listening = True
    game.start(BOX.first())
    assert [target >= 0 for target in game.row] == [True, True, False, False]
    third = game.evil[2]
    while len([event for event in game.events if event.kind == "placed"]) < 2:
        game.take(game.choices[0])
    assert (game.seat, game.view(third)["question"]) == (third, "SwapPlot")
    assert game.view(third)["row"][2]["target"] is None
    while game.view(third)["question"] == "SwapPlot":
        game.take(game.choices[0])
    assert [(event.seat, event.clause) for event in game.events if event.kind == "no-plot"] == [
        (third, "evil101.ruling.a6")
    ]
    assert game.view(third)["question"] in {"LayAgent", "SwapAgent"}


@clause("evil101.ruling.a29")
def test_a_symbol_printed_twice_counts_once() -> None:
    table = Table("ann bo", row=["bomb:2 coin:1", "coin:1 ray:1"], plots={"bo": ["bomb bomb; 1"]}, agents=["coin"] * 7)
    assert table.options() == ["place bomb bomb; 1 on A"]
    table.place("bo", "bomb bomb; 1", "A")
    table.guard("coin", "A")
    assert table.points()["bo"] == 3
    assert table.asked() == "bo may dump"


@clause("evil101.ruling.a32")
def test_a_poor_plot_may_be_played_to_save_a_better() -> None:
    table = Table("ann bo", row=["coin:0 bomb:3"], plots={"bo": ["coin; 0", "coin; 2"]})
    table.place("bo", "coin; 0", "A")
    table.guard("bomb", "A")
    (scored,) = table.said("scored")
    assert (scored.who, scored.amount) == ("bo", 0)
    assert table.hand("bo") == ["coin; 2"]
    table.keep()
    assert table.asked() == "ann plots"


@clause("evil101.ruling.a33")
def test_a_plot_that_must_be_foiled_may_be_played_and_saved() -> None:
    plot = "bomb coin mask; 3"
    unguarded = Table("ann bo", row=["bomb:1 coin:1 mask:1"], plots={"bo": [plot]}, agents=["ray"])
    unguarded.place("bo", plot, "A")
    unguarded.stop()
    assert unguarded.points()["bo"] == 6
    chased = Table("ann bo", row=["bomb:1 coin:1 mask:1"], plots={"bo": [plot]}, chases={"bo": ["car"]})
    chased.place("bo", plot, "A")
    chased.guard("bomb", "A")
    assert [said.clause for said in chased.said("foiled")] == ["evil101.dic.foil-any"]
    chased.drive("bo", "car")
    assert chased.points()["bo"] == 6
    assert chased.asked() == "bo may dump"


@clause("evil101.chase.start")
def test_no_chase_in_the_plot_phase() -> None:
    table = Table("ann bo cy", chases={"bo": ["car"]})
    assert table.refuses("bo", "drive", "car") == "evil101.chase.start"
    assert table.asked() == "bo plots"
