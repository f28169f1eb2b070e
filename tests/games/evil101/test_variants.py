"""The choices about the rules that a table makes, and that everything else stays as it is."""

import pytest

from clauses import clause
from games.evil101.scenario import SPECTATOR, Table
from villainy.engine.box import BadSetting, Settings
from villainy.games.evil101 import BOX
from villainy.games.evil101.game import Evil101

NO_COIN = "mask:1 ray:1 gear:1"


def caught(pocket: str, bo: list[str] | None = None) -> Table:
    """Bo's Plot, worth 6, is foiled; bo may run with a car, ann has the submarine to stop it."""
    table = Table(
        "ann bo cy",
        row=["bomb:3 mask:1 fang:1"],
        plots={"bo": ["bomb mask; 2"]},
        chases={"ann": ["submarine"], "bo": ["car"] if bo is None else bo},
        settings={"pocket": pocket},
    )
    table.place("bo", "bomb mask; 2", "A")
    table.place("cy", "coin; 1", "B")
    table.guard("bomb", "A")
    table.guard("bomb", "B")
    return table


@clause("evil101.variant.pocket", "evil101.lang.pocket", "evil101.ruling.a18")
@pytest.mark.parametrize("takes", [True, False])
def test_t18_the_handler_may_pocket(takes: bool) -> None:
    table = caught("may")
    table.drive("bo", "car")
    table.drive("ann", "submarine")
    assert table.asked() == "ann may pocket"
    assert table.options() == ["pocket", "leave"]
    if takes:
        table.pocket()
    else:
        table.leave()
    (told,) = table.said("pocketed", "left")
    assert (told.kind, told.who, told.where, told.clause) == (
        "pocketed" if takes else "left",
        "ann",
        "A",
        "evil101.variant.pocket",
    )
    assert told.amount == (6 if takes else 0)
    assert table.points() == {"ann": 6 if takes else 0, "bo": 0, "cy": 2}
    assert table.asked() == "cy shops"


@clause("evil101.variant.korupsjon", "evil101.lang.pocket", "evil101.ruling.a18")
def test_the_handler_must_pocket_and_is_not_asked() -> None:
    table = caught("must")
    table.drive("bo", "car")
    table.drive("ann", "submarine")
    (told,) = table.said("pocketed")
    assert (told.who, told.where, told.amount, told.clause) == ("ann", "A", 6, "evil101.variant.korupsjon")
    assert table.points() == {"ann": 6, "bo": 0, "cy": 2}
    assert table.asked() == "cy shops"


@clause("evil101.ruling.a18")
@pytest.mark.parametrize("pocket", ["may", "must"])
def test_t19_an_uncontested_foil_gives_nothing(pocket: str) -> None:
    for bo in (["car"], []):
        table = caught(pocket, bo)
        if bo:
            table.accept("bo")
        assert table.said("pocketed", "left") == []
        assert table.points() == {"ann": 0, "bo": 0, "cy": 2}
        assert table.asked() == "cy shops"


@clause("evil101.ruling.a18", "evil101.variant.korupsjon", "evil101.variant.pocket")
@pytest.mark.parametrize("pocket", ["may", "must"])
def test_an_escape_gives_the_handler_nothing(pocket: str) -> None:
    table = caught(pocket)
    table.drive("bo", "car")
    table.let_go("ann")
    assert table.said("pocketed", "left") == []
    assert table.points() == {"ann": 0, "bo": 6, "cy": 2}
    assert table.asked() == "cy shops"


@clause("evil101.lang.pocket", "evil101.chase.handler-last")
def test_usually_nobody_pockets() -> None:
    table = caught("off")
    table.drive("bo", "car")
    table.drive("ann", "submarine")
    assert table.said("pocketed", "left") == []
    assert table.points() == {"ann": 0, "bo": 0, "cy": 2}
    assert BOX.read_settings({})["pocket"] == "off"
    assert table.asked() == "cy shops"


@clause("evil101.lang.redraw-plot", "evil101.ruling.a4", "evil101.ruling.a27")
def test_t6_a_stuck_player_may_pass() -> None:
    row = [NO_COIN, "ray:1 fang:1", "bomb:1 gear:1"]
    table = Table(
        "ann bo cy",
        row=row,
        plots={"cy": ["gear; 1"], "bo": ["coin; 1"] * 5},
        chases={"bo": ["car"]},
        points={"bo": 1},
        settings={"plotRedraw": "may"},
    )
    assert table.options() == ["swap-plot coin; 1", "skip"]
    table.skip("bo")
    (passed,) = table.said("no-plot")
    assert (passed.who, passed.clause, passed.heard_by) == ("bo", "evil101.lang.redraw-plot", table.everyone)
    assert table.hand("bo") == ["coin; 1"] * 5
    table.place("cy", "gear; 1", "C")
    assert table.options() == ["lay bomb on C"]
    table.guard("bomb", "C")
    assert table.said("revealed")[0].who == "cy"
    assert [said.who for said in table.said("scored")] == ["cy"]
    assert table.points() == {"ann": 0, "bo": 1, "cy": 2}
    assert table.asked() == "cy shops"
    table.buy("cy", 0)
    assert table.row()[:2] == row[:2]
    assert table.asked() == "cy plots"


@clause("evil101.lang.redraw-plot")
def test_passing_is_still_open_after_an_exchange_and_never_while_something_fits() -> None:
    table = Table(
        "ann bo cy",
        row=[NO_COIN] * 3,
        plot_pile=["coin; 2", "ray; 1", "coin; 3"],
        plots={"cy": ["ray; 1"]},
        settings={"plotRedraw": "may"},
    )
    table.swap_plot("bo", "coin; 1")
    assert table.options() == ["swap-plot coin; 1", "swap-plot coin; 2", "skip"]
    table.skip("bo")
    assert table.texts(table.game.plot_discards) == ["coin; 1"]
    assert table.hand("bo") == ["coin; 1"] * 4 + ["coin; 2"]
    assert table.refuses("cy", "skip") == "evil101.plot.no-voluntary-redraw"
    assert table.asked() == "cy plots"


@clause("evil101.lang.redraw-plot", "evil101.ruling.a4")
def test_usually_a_stuck_player_has_to_exchange() -> None:
    table = Table("ann bo cy", row=[NO_COIN] * 3)
    assert table.options() == ["swap-plot coin; 1"]
    assert table.refuses("bo", "skip") == "evil101.lang.redraw-plot"
    assert BOX.read_settings({})["plotRedraw"] == "must"
    assert table.asked() == "bo exchanges a Plot"


@clause("evil101.ruling.a6")
@pytest.mark.parametrize("redraw", ["may", "must"])
def test_with_nothing_to_draw_passing_is_not_asked(redraw: str) -> None:
    """All can see that there is nothing to choose."""
    table = Table(
        "ann bo cy", row=[NO_COIN] * 3, plot_pile=[], plots={"cy": ["ray; 1"]}, settings={"plotRedraw": redraw}
    )
    assert [said.who for said in table.said("no-plot")] == ["bo"]
    assert table.asked() == "cy plots"


@clause("evil101.ruling.a9")
def test_one_by_one_in_turn_order() -> None:
    table = Table(
        "ann bo cy di",
        handler="bo",
        agents=["coin", "bomb", "bomb"],
        chases={"cy": ["car"], "bo": ["submarine"]},
        settings={"reveal": "one-by-one"},
    )
    for name, where in (("cy", "C"), ("di", "B"), ("ann", "A")):
        table.place(name, "coin; 1", where)
    assert table.options() == ["lay bomb on C", "lay coin on C"]
    assert table.refuses("bo", "lay", "coin", "A") == "evil101.ruling.a9"
    table.guard("coin", "C")
    # Guarded, turned, chased: before the next one is guarded.
    assert table.asked() == "cy may run"
    for name in table.everyone:
        shown = [place["plot"] is not None for place in table.view(name)["row"]]
        assert shown == [name == "ann", name == "di", True, False]
    table.drive("cy", "car")
    table.let_go("bo")
    assert table.said("scored") == []
    assert table.options() == ["lay bomb on B"]
    table.guard("bomb", "B")
    assert [said.who for said in table.said("revealed")] == ["cy", "di"]
    assert [said.who for said in table.said("missed")] == ["di"]
    assert table.options() == ["lay bomb on A"]
    table.guard("bomb", "A")
    assert [said.who for said in table.said("revealed")] == ["cy", "di", "ann"]
    assert [said.who for said in table.said("scored")] == ["cy", "di", "ann"]
    assert table.asked() == "di shops"


@clause("evil101.ruling.a9", "evil101.dic.unguarded")
def test_one_by_one_a_handler_may_be_stuck_for_one_plot_only() -> None:
    table = Table(
        "ann bo cy",
        row=["ray:1 coin:1", "bomb:1 coin:1"],
        agents=["bomb", "bomb"],
        settings={"reveal": "one-by-one"},
    )
    table.place("bo", "coin; 1", "A")
    table.place("cy", "coin; 1", "B")
    assert table.asked() == "ann exchanges an Agent"  # bomb would fit cy's Plot, but it is bo's turn to be guarded
    table.stop()
    assert [said.who for said in table.said("revealed")] == ["bo"]
    assert table.options() == ["lay bomb on B"]
    assert table.asked() == "ann guards"


@clause("evil101.ruling.a8")
def test_open_discards_show_what_is_thrown_away() -> None:
    table = Table(
        "ann bo",
        row=[NO_COIN] * 2,
        plot_pile=["ray; 1"],
        agent_pile=["ray", "fang"],
        settings={"discards": "open"},
    )
    table.swap_plot("bo", "coin; 1")
    assert table.said("swapped-plot")[0].seen_by == table.everyone
    assert table.said("drew-plot")[0].seen_by == ("bo",)
    for name in table.everyone:
        assert table.known(table.view(name)["swapped"]) == ["coin; 1"]
    table.place("bo", "ray; 1", "A")
    for name in table.everyone:
        assert table.known(table.view(name)["discards"]["plot"]) == ["coin; 1"]
    table.swap_agent("bomb")
    assert table.said("swapped-agent")[0].seen_by == table.everyone
    table.guard("ray", "A")
    table.dump("bomb")
    assert table.said("dumped")[0].seen_by == table.everyone
    for name in table.everyone:
        assert table.known(table.view(name)["discards"]["agent"]) == ["bomb", "bomb"]
    assert table.asked() == "bo may dump"


@clause("evil101.ruling.a8")
def test_usually_what_is_thrown_away_lies_face_down() -> None:
    table = Table("ann bo", row=[NO_COIN] * 2, plot_pile=["ray; 1"], agent_pile=["ray", "fang"])
    table.swap_plot("bo", "coin; 1")
    table.place("bo", "ray; 1", "A")
    table.swap_agent("bomb")
    table.guard("ray", "A")
    table.dump("bomb")
    for name in ("ann", SPECTATOR):
        assert table.view(name)["discards"]["plot"] == {"count": 1, "known": []}
    for name in ("bo", SPECTATOR):
        assert len(table.view(name)["discards"]["agent"]["known"]) == (name == "bo")
    assert table.view("bo")["discards"]["agent"]["count"] == 2
    assert [said.seen_by for said in table.said("swapped-plot", "swapped-agent", "dumped")] == [
        ("bo",),
        ("ann",),
        ("bo",),
    ]
    assert table.asked() == "bo may dump"


def test_settings_and_their_defaults() -> None:
    assert BOX.read_settings({}) == {
        "pocket": "off",
        "plotRedraw": "must",
        "reveal": "together",
        "discards": "hidden",
        "endTiming": "rulebook",
        "goal": 20,
        "firstHandler": "random",
    }
    assert {setting.name: set(setting.values) for setting in BOX.settings} == {
        "pocket": {"off", "may", "must"},
        "plotRedraw": {"must", "may"},
        "reveal": {"together", "one-by-one"},
        "discards": {"hidden", "open"},
        "endTiming": {"rulebook", "full-rotation"},
        "goal": set(range(10, 41)),
        "firstHandler": {"random", *range(6)},
    }


@pytest.mark.parametrize(
    "settings",
    [
        {"goal": 9},
        {"goal": 41},
        {"goal": "many"},
        {"pocket": "yes"},
        {"reveal": "twice"},
        {"firstHandler": 6},
        {"x": 1},
    ],
)
def test_other_settings_are_refused(settings: Settings) -> None:
    with pytest.raises(BadSetting) as refused:
        BOX.new(3, settings=settings)
    assert refused.value.name in settings
    assert refused.value.allowed


@pytest.mark.parametrize("players", BOX.seats)
def test_nobody_is_handler_first_who_does_not_play(players: int) -> None:
    last = BOX.new(players, seed="last", settings={"firstHandler": players - 1}, ask_forced=True)
    assert isinstance(last, Evil101) and last.handler == players - 1
    for absent in range(players, 6):
        with pytest.raises(BadSetting) as refused:
            BOX.new(players, settings={"firstHandler": absent})
        assert refused.value.allowed == ", ".join(["random", *map(str, range(players))])


def test_a_setting_may_be_given_as_text() -> None:
    assert BOX.read_settings({"goal": "15", "firstHandler": "2"}) | {
        "goal": 15,
        "firstHandler": 2,
    } == BOX.read_settings({"goal": 15, "firstHandler": 2})
