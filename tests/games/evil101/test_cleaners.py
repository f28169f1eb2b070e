"""The Cleaners phase: the role goes on, hands are refilled, the shop opens, the table is cleared."""

import pytest

from clauses import clause
from games.evil101.scenario import SPECTATOR, Table


def to_cleaners(table: Table) -> None:
    """Everybody plays the first card that fits, up to the first question after Hoarding."""
    now = table.game.round
    while table.game.round == now and table.view(SPECTATOR)["phase"] != "cleaners":
        table.game.take(table.game.choices[0])
        table.game.check()


@clause("evil101.clean.buy", "evil101.ruling.a21")
def test_t20_what_one_can_pay_for() -> None:
    table = Table("ann bo cy", points={"ann": 1, "bo": 3, "cy": 0}, settings={"goal": 40})
    to_cleaners(table)
    assert table.points() == {"ann": 1, "bo": 5, "cy": 2}
    table.buy("cy", 0)
    assert table.asked() == "bo shops"  # ann has 1 point and is not asked
    assert table.options() == ["buy 0", "buy 1", "buy 2"]
    assert table.refuses("bo", "buy", "3") == "evil101.ruling.a21"
    assert table.refuses("bo", "place", "coin; 1", "A") == ""
    table.buy("bo", 2)
    assert table.points()["bo"] == 1
    assert len(table.chases("bo")) == 2
    assert table.asked() == "cy plots"


@clause("evil101.clean.handover", "evil101.lang.buy-when", "evil101.clean.next-round")
def test_t21_order_of_events() -> None:
    table = Table("ann bo", points={"bo": 2})
    table.place("bo", "coin; 1", "A")
    table.guard("bomb", "A")
    start = len(table.said()) - len([said for said in table.said() if said.kind == "handler"])
    table.dump("bomb")
    table.keep()
    assert table.asked() == "bo shops"
    assert table.said("target") == []
    assert table.game.laid[0] >= 0 and table.game.guards[0] >= 0  # the round's cards still lie there
    assert table.game.plot_discards == table.game.target_discards == []
    assert [len(hand) for hand in table.game.plots] == [5, 4]
    assert len(table.agents()) == 7
    table.buy("bo", 1)
    kinds = [said.kind for said in table.said()[start:]]
    assert kinds == ["handler", "dumped", "drew-agents", "drew-plots", "bought", "drew-chase", "target", "round"]
    assert table.game.laid == table.game.guards == [-1, -1]
    begun = table.said("round")[-1]
    assert (begun.clause, begun.who, begun.amount) == ("evil101.clean.next-round", "bo", 2)
    assert table.asked() == "ann plots"


@clause("evil101.clean.handover", "evil101.clean.replenish")
def test_t26_agents_go_left_and_are_remembered() -> None:
    table = Table(
        "ann bo cy di ed",
        row=["bomb:1 coin:1 mask:1 ray:1 gear:1 fang:1"] * 5,
        agents=["bomb", "bomb", "bomb", "bomb", "ray", "gear", "fang"],
        agent_pile=["mask"] * 10,
    )
    for name, where in zip(["bo", "cy", "di", "ed"], "ABCD", strict=True):
        table.place(name, "coin; 1", where)
    for where in "ABCD":
        table.guard("bomb", where)
    (handed,) = table.said("handler")
    assert (handed.who, handed.amount, handed.clause) == ("bo", 3, "evil101.clean.handover")
    (drawn,) = table.said("drew-agents")
    assert (drawn.who, drawn.amount, drawn.clause) == ("bo", 4, "evil101.clean.replenish")
    assert table.agents() == ["fang", "gear", "mask", "mask", "mask", "mask", "ray"]
    for name in table.everyone:
        shown = table.view(name)["agents"]
        assert shown["count"] == 7
        assert len(shown["known"]) == {"ann": 3, "bo": 7}.get(name, 0)
    assert table.known(table.view("ann")["agents"]) == ["fang", "gear", "ray"]
    assert table.asked() == "cy shops"


@clause("evil101.clean.two-player-discard")
def test_t28_dumped_and_drawn() -> None:
    table = Table("ann bo", agents=["bomb", "bomb", "bomb", "mask", "ray", "ray", "gear"], agent_pile=["fang"] * 9)
    table.place("bo", "coin; 1", "A")
    table.guard("bomb", "A")
    assert table.options() == ["dump bomb", "dump gear", "dump mask", "dump ray", "keep"]
    for agent in ("bomb", "ray", "mask"):
        table.dump(agent)
    assert table.options() == ["dump bomb", "dump gear", "dump ray", "keep"]
    assert table.refuses("bo", "dump", "mask") == "evil101.clean.two-player-discard"
    table.keep()
    dumped = table.said("dumped")
    assert [said.card for said in dumped] == ["bomb", "ray", "mask"]
    assert {(said.clause, said.seen_by, said.heard_by) for said in dumped} == {
        ("evil101.clean.two-player-discard", ("bo",), table.everyone)
    }
    assert [(said.who, said.amount) for said in table.said("drew-agents")] == [("bo", 4)]
    assert table.agents() == ["bomb", "fang", "fang", "fang", "fang", "gear", "ray"]
    assert table.view("ann")["discards"]["agent"]["count"] == 3
    assert table.asked() == "bo shops"


@clause("evil101.clean.targets-out", "evil101.clean.targets-stay", "evil101.clean.targets-refill")
def test_t29_the_unused_target_stays() -> None:
    used = ["bomb:1 coin:1 ray:1", "bomb:1 coin:1 gear:1", "bomb:1 coin:1 fang:1"]
    table = Table("ann bo cy di", row=[used[0], used[1], "bomb:1 coin:1 mask:9", used[2]], agents=["bomb"] * 7)
    for name, where in (("bo", "A"), ("cy", "B"), ("di", "D")):
        table.place(name, "coin; 1", where)
    for where in "ABD":
        table.guard("bomb", where)
    table.go_on("cy plots")
    assert table.row() == [
        "bomb:1 coin:1 mask:1",
        "bomb:1 coin:1 mask:1",
        "bomb:1 coin:1 mask:9",
        "bomb:1 coin:1 mask:1",
    ]
    assert table.texts(table.game.target_discards) == sorted(used)
    turned = table.said("target")
    assert [said.where for said in turned] == ["A", "B", "D"]
    assert {(said.clause, said.seen_by) for said in turned} == {("evil101.clean.targets-refill", table.everyone)}
    assert table.asked() == "cy plots"


@clause("evil101.clean.chase-outside-limit")
def test_t33_chase_cards_are_outside_the_limit() -> None:
    table = Table("ann bo cy", chases={"bo": ["car"] * 7, "cy": ["car"] * 6}, points={"bo": 4}, settings={"goal": 40})
    to_cleaners(table)
    table.buy("cy", 1)
    assert table.hand("cy") == ["coin; 1"] * 5
    assert len(table.chases("cy")) == 7
    assert table.handler == "bo"
    assert len(table.agents()) == 7
    table.buy("bo", 3)
    assert len(table.chases("bo")) == 10
    assert len(table.agents()) == 7
    assert table.asked() == "cy plots"


@clause("evil101.ruling.a34", "evil101.clean.targets-refill")
def test_t35_the_target_deck_runs_out() -> None:
    table = Table(
        "ann bo cy di ed flo",
        rounds_played=6,
        target_pile=[],
        target_discards=["bomb:1 coin:1 ray:1"] * 30,
        row=["bomb:1 coin:1 gear:1"] * 5 + ["bomb:1 coin:1 fang:1"],
    )
    for name, where in zip(["bo", "cy", "di", "ed", "flo"], "ABCDE", strict=True):
        table.place(name, "coin; 1", where)
    table.go_on("cy plots")
    assert table.game.round == 8
    assert len(table.row()) == 6
    assert table.row()[5] == "bomb:1 coin:1 fang:1"
    assert len(table.game.target_pile) == 30
    assert table.game.target_discards == []
    assert {*table.texts([*table.game.target_pile, *table.game.row[:5]])} == {
        "bomb:1 coin:1 ray:1",
        "bomb:1 coin:1 gear:1",
    }
    assert all(table.game.seen[card] == 0 for card in table.game.target_pile)
    assert table.asked() == "cy plots"


@clause("evil101.ruling.a34", "evil101.clean.two-player-discard")
def test_t36_the_agent_deck_runs_out() -> None:
    table = Table("ann bo", agents=["bomb"] * 7, agent_pile=[], agent_discards=["ray"] * 47)
    table.place("bo", "coin; 1", "A")
    table.guard("bomb", "A")
    for _ in range(4):
        table.dump("bomb")
    assert len(table.game.agent_discards) == 51
    table.keep()
    assert len(table.agents()) == 7
    assert len(table.game.agent_pile) == 46
    assert table.game.agent_discards == []
    assert [said.amount for said in table.said("drew-agents")] == [5]
    assert table.asked() == "bo shops"


@clause("evil101.ruling.a34")
def test_a_dumped_agent_may_come_back() -> None:
    table = Table("ann bo", agents=["bomb"] * 6 + ["fang"], agent_pile=[])
    table.place("bo", "coin; 1", "A")
    table.guard("bomb", "A")
    table.dump("fang")
    table.keep()
    assert table.agents() == ["bomb"] * 5 + ["fang"]  # six in all: the hand stays short
    assert [said.amount for said in table.said("drew-agents")] == [1]
    assert table.asked() == "bo shops"


@clause("evil101.ruling.a34")
def test_the_plot_deck_runs_out() -> None:
    table = Table("ann bo cy", plot_pile=["coin; 2"], plot_discards=["coin; 3"])
    to_cleaners(table)
    # Cy draws the last card; ann has five already.
    assert [(said.who, said.amount) for said in table.said("drew-plots")] == [("cy", 1), ("ann", 0)]
    assert table.hand("cy") == ["coin; 1"] * 4 + ["coin; 2"]
    table.go_on("cy plots")
    table.place("cy", "coin; 2", "A")
    table.go_on("ann shops")
    # Now ann and bo draw: from the discards made anew, until they are gone too.
    drawn = [(said.who, said.amount) for said in table.said("drew-plots")[2:]]
    assert drawn == [("ann", 1), ("bo", 1)]
    assert table.game.plot_discards == []
    assert len(table.game.plot_pile) == 1
    table.play_round()
    assert table.asked() == "ann plots"


@clause("evil101.ruling.a34")
def test_with_nothing_left_to_draw_hands_stay_short() -> None:
    table = Table("ann bo cy", plot_pile=[], agent_pile=[], agents=["bomb"] * 3)
    to_cleaners(table)
    assert [len(table.hand(name)) for name in table.names] == [5, 4, 4]
    assert table.agents() == ["bomb"]
    assert {(said.kind, said.amount) for said in table.said("drew-agents", "drew-plots")} == {
        ("drew-agents", 0),
        ("drew-plots", 0),
    }
    assert table.asked() == "cy shops"


@clause("evil101.clean.handover", "evil101.lang.handover-id")
@pytest.mark.parametrize("handler", ["ann", "bo", "cy"])
def test_role_id_and_agents_go_left_together(handler: str) -> None:
    table = Table("ann bo cy", handler=handler, agents=["bomb", "bomb", "fang", "gear"], agent_pile=["mask"] * 9)
    to_cleaners(table)
    left = table.names[(table.names.index(handler) + 1) % 3]
    other = ({*table.names} - {handler, left}).pop()
    assert table.handler == left
    assert {table.view(name)["handler"] for name in table.everyone} == {table.seat(left)}
    assert table.agents() == ["fang", "gear", *["mask"] * 5]
    assert table.known(table.view(left)["agents"]) == ["fang", "gear", *["mask"] * 5]
    assert table.known(table.view(handler)["agents"]) == ["fang", "gear"]
    assert table.known(table.view(other)["agents"]) == []
    assert table.known(table.view(SPECTATOR)["agents"]) == []
    table.play_round()
    assert table.asked() == f"{other} plots"


@clause("evil101.clean.chase-not-passed")
def test_the_old_handler_keeps_chase_cards() -> None:
    table = Table("ann bo cy", chases={"ann": ["car", "submarine"]})
    to_cleaners(table)
    assert table.handler == "bo"
    assert table.chases("ann") == ["car", "submarine"]
    assert table.chases("bo") == []
    assert table.asked() == "cy shops"


@clause(
    "evil101.clean.new-handler-sets-aside",
    "evil101.clean.old-handler-resumes",
    "evil101.clean.keep-hand",
    "evil101.clean.replenish",
    "evil101.ruling.a28",
)
def test_plots_lie_aside_and_come_back() -> None:
    table = Table(
        "ann bo cy",
        plots={"ann": ["mask; 1", "mask; 2"], "bo": ["coin; 1", "coin; 5", "coin; 6"], "cy": ["coin; 1"] * 5},
        plot_pile=["coin; 9"] * 20,
    )
    table.place("bo", "coin; 1", "A")
    table.place("cy", "coin; 1", "B")
    table.guard("bomb", "A")
    table.guard("bomb", "B")
    assert table.hand("bo") == ["coin; 5", "coin; 6"]  # the new Handler's: kept, set aside, not filled up
    assert table.hand("cy") == ["coin; 1"] * 4 + ["coin; 9"]
    assert table.hand("ann") == ["coin; 9"] * 3 + ["mask; 1", "mask; 2"]  # Evil again: taken back, filled up
    assert [(said.who, said.amount) for said in table.said("drew-plots")] == [("cy", 1), ("ann", 3)]
    assert {said.clause for said in table.said("drew-plots", "drew-agents")} == {"evil101.clean.replenish"}
    table.go_on("cy plots")
    assert table.refuses("bo", "place", "coin; 5", "A") == "OutOfTurn"
    table.place("cy", "coin; 9", "A")
    table.place("ann", "mask; 2", "B")
    table.guard("bomb", "A")
    table.guard("bomb", "B")
    assert table.handler == "cy"
    assert table.hand("bo") == ["coin; 5", "coin; 6", *["coin; 9"] * 3]
    assert table.hand("cy") == ["coin; 1"] * 4
    assert table.asked() == "ann shops"


@clause("evil101.clean.replenish", "evil101.clean.keep-hand")
@pytest.mark.parametrize("players", range(2, 7))
def test_seven_agents_and_five_plots(players: int) -> None:
    names = ["ann", "bo", "cy", "di", "ed", "flo"][:players]
    table = Table(" ".join(names), agents=["bomb"] * 6 + ["fang"])
    table.play_round()
    assert table.handler == "bo"
    assert len(table.agents()) == 7
    assert "fang" in table.agents()
    assert [len(hand) for hand in table.game.plots] == [5, 4, *[5] * (players - 2)]
    assert table.asked() == f"{names[2 % players]} plots"


@clause("evil101.clean.two-player-discard", "evil101.ruling.a12")
def test_two_players_may_dump_all_or_nothing_but_not_at_setup() -> None:
    table = Table("ann bo", agent_pile=["fang"] * 14)
    assert table.asked() == "bo plots"  # not at setup
    table.place("bo", "coin; 1", "A")
    table.guard("bomb", "A")
    assert table.handler == "bo"  # the new one dumps, before drawing
    assert table.game.agents and table.said("drew-agents") == []
    for left in range(6, 0, -1):
        assert len(table.agents()) == left
        table.dump("bomb")
    assert [(said.who, said.amount) for said in table.said("drew-agents")] == [("bo", 7)]  # nothing left to ask about
    assert table.agents() == ["fang"] * 7
    assert table.asked() == "bo shops"

    kept = Table("ann bo", agent_pile=["fang"] * 14)
    kept.place("bo", "coin; 1", "A")
    kept.guard("bomb", "A")
    kept.keep()
    assert kept.said("dumped") == []
    assert kept.agents() == ["bomb"] * 6 + ["fang"]
    assert kept.asked() == "bo shops"


@clause("evil101.clean.two-player-discard")
@pytest.mark.parametrize("players", range(3, 7))
def test_more_players_do_not_dump(players: int) -> None:
    table = Table(" ".join(["ann", "bo", "cy", "di", "ed", "flo"][:players]))
    to_cleaners(table)
    assert table.asked() == "cy shops"


@clause("evil101.clean.buy", "evil101.ruling.a22")
def test_shopping_goes_clockwise_and_the_new_handler_is_last() -> None:
    table = Table(
        "ann bo cy di",
        handler="bo",
        points=dict.fromkeys(["ann", "bo", "cy", "di"], 6),
        chase_pile=["car", "submarine", "helicopter", "car", "submarine"],
    )
    to_cleaners(table)
    assert table.handler == "cy"
    assert table.asked() == "di shops"
    table.buy("di", 2)
    (bought,) = table.said("bought")
    assert (bought.who, bought.amount, bought.clause, bought.heard_by) == (
        "di",
        2,
        "evil101.clean.buy",
        table.everyone,
    )
    drawn = table.said("drew-chase")
    assert [said.card for said in drawn] == ["car", "submarine"]
    assert {(said.clause, said.seen_by, said.heard_by) for said in drawn} == {("evil101.clean.buy", ("di",), ("di",))}
    assert table.points()["di"] == 4  # 6, 2 more for the Plot, and 4 less
    for name in ("ann", "bo", "cy", SPECTATOR):
        assert table.view(name)["seats"][3]["chases"] == {"count": 2, "known": []}
        assert table.view(name)["seats"][3]["points"] == 4
    assert table.asked() == "ann shops"
    table.buy("ann", 1)
    assert table.asked() == "bo shops"
    table.buy("bo", 0)
    assert table.asked() == "cy shops"  # the Handler too
    assert table.options() == ["buy 0", "buy 1", "buy 2"]  # could pay for four, but two are left
    assert table.refuses("cy", "buy", "3") == "evil101.ruling.a22"
    table.buy("cy", 2)
    assert table.points() == {"ann": 6, "bo": 6, "cy": 4, "di": 4}
    assert table.asked() == "di plots"


@clause("evil101.ruling.a22")
def test_sold_out() -> None:
    table = Table("ann bo cy", points={"ann": 9, "bo": 9, "cy": 9}, chase_pile=["car"], chases={"ann": ["car"]})
    to_cleaners(table)
    table.buy("cy", 1)
    assert table.said("bought")[0].who == "cy"
    assert table.asked() == "cy plots"  # nobody else is asked


@clause("evil101.ruling.a22", "evil101.ruling.a14")
def test_an_empty_shop_is_restocked_from_the_discards() -> None:
    table = Table("ann bo cy", points={"cy": 6}, chase_pile=["car"], chase_discards=["submarine"] * 2)
    to_cleaners(table)
    assert table.options() == ["buy 0", "buy 1", "buy 2", "buy 3"]  # could pay for four
    table.buy("cy", 3)
    assert table.chases("cy") == ["car", "submarine", "submarine"]
    assert table.game.chase_discards == []
    assert table.asked() == "cy plots"


@clause("evil101.ruling.a21")
@pytest.mark.parametrize(("points", "most"), [(0, 0), (1, 0), (2, 1), (3, 1), (5, 2), (10, 5)])
def test_nobody_buys_on_credit(points: int, most: int) -> None:
    table = Table("ann bo cy", agents=["coin"] * 7, points={"ann": points})
    to_cleaners(table)
    if most:
        assert table.options() == [f"buy {count}" for count in range(most + 1)]
        assert table.refuses("ann", "buy", str(most + 1)) == "evil101.ruling.a21"
        table.buy("ann", most)
        assert table.points()["ann"] == points - 2 * most
    assert table.asked() == "cy plots"


@clause("evil101.clean.cards-out", "evil101.clean.targets-out")
def test_what_was_laid_goes_out_face_up() -> None:
    table = Table(
        "ann bo cy",
        row=["coin:1 ray:1 gear:1", "mask:1 bomb:1", "fang:1"],
        plots={"bo": ["ray; 1"], "cy": ["mask; 1"]},
        agents=["ray", "bomb"],
    )
    table.place("bo", "ray; 1", "A")
    table.place("cy", "mask; 1", "B")
    table.guard("ray", "A")
    table.guard("bomb", "B")
    table.buy("cy", 0)
    assert table.points() == {"ann": 0, "bo": 0, "cy": 2}  # one foiled, one not: both Targets are used up
    for name in table.everyone:
        discards = table.view(name)["discards"]
        assert table.known(discards["plot"]) == ["mask; 1", "ray; 1"]
        assert table.known(discards["agent"]) == ["bomb", "ray"]
        assert table.known(discards["target"]) == ["coin:1 ray:1 gear:1", "mask:1 bomb:1"]
    assert table.game.laid == table.game.guards == table.game.placed == [-1] * 3
    assert table.row()[2] == "fang:1"
    assert table.asked() == "cy plots"


@clause("evil101.lang.buy-when")
def test_the_shop_opens_between_refilled_hands_and_new_targets() -> None:
    table = Table("ann bo cy", plots={"ann": ["coin; 1"], "bo": ["coin; 1"], "cy": ["coin; 1"]})
    row = table.game.row
    to_cleaners(table)
    assert table.asked() == "cy shops"
    assert [len(hand) for hand in table.game.plots] == [5, 0, 5]
    assert table.game.row == row
    table.play_round()
    assert table.game.row != row
    assert table.asked() == "cy plots"


@clause("evil101.ruling.a27", "evil101.clean.targets-stay")
def test_a_target_nobody_used_is_unused() -> None:
    """Who passed used no Target, has nothing to guard and nothing to chase for."""
    table = Table(
        "ann bo cy",
        row=["bomb:1 coin:1", "bomb:1 mask:1", "bomb:1 ray:1"],
        plots={"bo": ["fang; 1"], "cy": ["coin; 1"]},
        chases={"bo": ["car"]},
        settings={"plotRedraw": "may"},
    )
    table.skip("bo")
    table.place("cy", "coin; 1", "A")
    assert table.options() == ["lay bomb on A"]
    table.guard("bomb", "A")
    assert table.said("accepted", "drove", "foiled") == []
    assert table.points() == {"ann": 0, "bo": 0, "cy": 2}
    table.buy("cy", 0)
    assert table.row()[1:] == ["bomb:1 mask:1", "bomb:1 ray:1"]
    assert table.texts(table.game.target_discards) == ["bomb:1 coin:1"]
    assert table.asked() == "cy plots"
