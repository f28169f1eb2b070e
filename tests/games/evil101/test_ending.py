"""The end of the game: when it is over, who has won, and how a shared lead is played off."""

import pytest

from clauses import clause
from games.evil101.scenario import SPECTATOR, Table
from villainy.engine.chance import seeded
from villainy.engine.playout import play_out
from villainy.games.evil101 import BOX
from villainy.games.evil101.ending import MOST_PLAYOFFS, MOST_ROUNDS
from villainy.games.evil101.game import Evil101

AFTER_A_ROUND = ("handler", "drew-agents", "drew-plots", "bought", "target")


def score_all(table: Table) -> None:
    """Everybody who plots lays a quiet Plot, worth 2, on the next Target, and the Handler misses it."""
    plotters = [table.names[seat] for seat in table.game.evil]
    for name, where in zip(plotters, "ABCDEF", strict=False):
        table.place(name, "coin; 1", where)
    for where in "ABCDEF"[: len(plotters)]:
        table.guard("bomb", where)


def foil_all(table: Table) -> None:
    """The same, but the Handler, who has the Agents for it, foils them all."""
    plotters = [table.names[seat] for seat in table.game.evil]
    for name, where in zip(plotters, "ABCDEF", strict=False):
        table.place(name, "coin; 1", where)
    for where in "ABCDEF"[: len(plotters)]:
        table.guard("coin", where)


@clause("evil101.end.twenty", "evil101.ruling.a19", "evil101.end.most-points")
def test_t22_over_at_once() -> None:
    table = Table("ann bo cy", points={"ann": 9, "bo": 19, "cy": 12}, agents=["bomb", "coin"])
    table.place("bo", "coin; 1", "A")
    table.place("cy", "coin; 1", "B")
    table.guard("bomb", "A")
    table.guard("coin", "B")
    assert table.points() == {"ann": 9, "bo": 21, "cy": 12}
    assert table.said(*AFTER_A_ROUND) == []
    (won,) = table.said("won")
    assert (won.who, won.amount, won.clause) == ("bo", 21, "evil101.end.most-points")
    assert table.game.over
    for name in table.everyone:
        assert (table.view(name)["over"], table.view(name)["winners"]) == (True, [1])
    assert table.refuses("cy", "buy", "1") == "GameOver"
    assert table.asked() == "bo wins"


@clause("evil101.end.most-points", "evil101.ruling.a19")
def test_t23_being_first_does_not_matter() -> None:
    table = Table(
        "ann bo cy", points={"bo": 17, "cy": 18}, plots={"bo": ["coin; 3"], "cy": ["coin; 4"]}, agents=["bomb"] * 7
    )
    table.place("bo", "coin; 3", "A")
    table.place("cy", "coin; 4", "B")
    table.guard("bomb", "A")
    table.guard("bomb", "B")
    assert [(said.who, said.amount) for said in table.said("scored")] == [("bo", 4), ("cy", 5)]
    assert table.points() == {"ann": 0, "bo": 21, "cy": 23}
    assert table.asked() == "cy wins"


@clause("evil101.end.tie-playoff", "evil101.ruling.a23")
def test_t24_play_off() -> None:
    table = Table("ann bo cy", handler="cy", points={"ann": 19, "bo": 19, "cy": 14}, chases={"cy": ["car"]})
    score_all(table)
    assert table.points() == {"ann": 21, "bo": 21, "cy": 14}
    (told,) = table.said("play-off")
    assert (told.amount, told.clause) == (2, "evil101.end.tie-playoff")
    assert table.said("handler", "bought") == []  # same Handler, no shop
    assert table.handler == "cy"
    assert len(table.row()) == 3 and "" not in table.row()
    assert len(table.game.target_discards) == 2
    assert [len(table.hand(name)) for name in table.names] == [5, 5, 5]
    assert len(table.agents()) == 7
    assert table.game.round == 2
    for name in table.everyone:
        assert table.view(name)["contenders"] == [0, 1]
    assert table.asked() == "ann plots"
    table.place("ann", "coin; 1", "A")
    table.place("bo", "coin; 1", "C")
    assert table.asked() == "cy guards"


@clause("evil101.end.tie-playoff")
def test_others_sit_the_play_off_out() -> None:
    table = Table("ann bo cy di ed", points={"bo": 19, "cy": 5, "di": 19, "ed": 7})
    score_all(table)
    assert table.asked() == "bo plots"
    table.place("bo", "coin; 1", "A")
    assert table.asked() == "di plots"
    for name in ("cy", "ed"):
        assert table.refuses(name, "place", "coin; 1", "B") == "OutOfTurn"
    table.place("di", "coin; 1", "B")
    assert table.options() == ["lay bomb on A", "lay bomb on B"]
    assert table.asked() == "ann guards"


@clause("evil101.end.tie-repeat")
def test_play_offs_go_on_until_one_leads() -> None:
    table = Table("ann bo cy", points={"bo": 19, "cy": 19}, agents=["bomb"] * 6 + ["coin"])
    score_all(table)
    score_all(table)
    assert table.points() == {"ann": 0, "bo": 23, "cy": 23}
    assert [said.amount for said in table.said("play-off")] == [2, 2]
    assert (table.handler, table.asked()) == ("ann", "bo plots")
    table.place("bo", "coin; 1", "A")
    table.place("cy", "coin; 1", "B")
    table.guard("coin", "A")
    table.guard("bomb", "B")
    assert table.points() == {"ann": 0, "bo": 23, "cy": 25}
    assert table.asked() == "cy wins"


@clause("evil101.end.tie-repeat")
def test_who_falls_behind_in_a_play_off_is_out_of_it() -> None:
    table = Table("ann bo cy di", points={"bo": 18, "cy": 18, "di": 18}, agents=["bomb"] * 6 + ["coin"])
    score_all(table)
    for name, where in (("bo", "A"), ("cy", "B"), ("di", "C")):
        table.place(name, "coin; 1", where)
    table.guard("bomb", "A")
    table.guard("coin", "B")
    table.guard("bomb", "C")
    assert table.points() == {"ann": 0, "bo": 22, "cy": 20, "di": 22}
    assert [said.amount for said in table.said("play-off")] == [3, 2]
    table.place("bo", "coin; 1", "A")
    assert table.asked() == "di plots"


@clause("evil101.ruling.a24", "evil101.variant.korupsjon")
def test_t34_a_tie_with_the_handler() -> None:
    table = Table(
        "ann bo cy",
        handler="cy",
        points={"ann": 19, "cy": 19},
        agents=["bomb", "coin", "fang", "gear"],
        agent_pile=["bomb"] * 12,
        chases={"bo": ["car"], "cy": ["submarine"]},
        plots={"cy": ["coin; 1", "mask; 7"], "bo": ["coin; 1"] * 4},
        settings={"pocket": "must"},
    )
    table.place("ann", "coin; 1", "A")
    table.place("bo", "coin; 1", "B")
    table.guard("bomb", "A")
    table.guard("coin", "B")
    table.drive("bo", "car")
    table.drive("cy", "submarine")
    assert table.points() == {"ann": 21, "bo": 0, "cy": 21}
    # The third player becomes Handler; the hand-over is an ordinary one.
    assert table.handler == "bo"
    (handed,) = table.said("handler")
    assert (handed.who, handed.amount, handed.clause) == ("bo", 2, "evil101.clean.handover")
    assert table.known(table.view("cy")["agents"]) == ["fang", "gear"]
    assert len(table.agents()) == 7
    assert table.hand("cy") == ["coin; 1"] * 4 + ["mask; 7"]  # taken back and filled up
    assert table.hand("bo") == ["coin; 1"] * 3  # set aside
    assert table.said("bought") == []
    assert table.asked() == "cy plots"
    table.place("cy", "mask; 7", "A")
    assert table.asked() == "ann plots"


@clause("evil101.ruling.a24")
def test_the_next_untied_player_on_the_left_takes_over() -> None:
    """Ann the Handler and bo on her left are tied: the role goes to cy."""
    table = Table(
        "ann bo cy di",
        points={"ann": 21, "bo": 19},
        rounds_played=3,
        settings={"endTiming": "full-rotation"},
    )
    score_all(table)
    assert table.points() == {"ann": 21, "bo": 21, "cy": 2, "di": 2}
    assert table.handler == "cy"
    assert table.asked() == "ann plots"
    table.place("ann", "coin; 1", "A")
    assert table.asked() == "bo plots"


@clause("evil101.ruling.a24")
def test_when_all_are_tied_the_role_goes_round_before_scores_are_compared() -> None:
    table = Table(
        "ann bo cy",
        points={"ann": 21, "bo": 19, "cy": 19},
        rounds_played=2,
        plots={"bo": ["coin; 1", "coin; 4"]},
        settings={"endTiming": "full-rotation"},
    )
    score_all(table)
    assert table.points() == {"ann": 21, "bo": 21, "cy": 21}
    assert [said.amount for said in table.said("play-off")] == [3]
    handlers = [table.handler]
    score_all(table)  # cy and ann are ahead now, but bo has had no chance
    assert table.points() == {"ann": 23, "bo": 21, "cy": 23}
    assert not table.game.over
    handlers.append(table.handler)
    table.place("ann", "coin; 1", "A")
    table.place("bo", "coin; 4", "B")
    table.guard("bomb", "A")
    table.guard("bomb", "B")
    assert table.points() == {"ann": 25, "bo": 26, "cy": 23}
    handlers.append(table.handler)
    assert handlers == ["bo", "cy", "ann"]
    assert table.said("bought") == []
    assert table.asked() == "bo plots"
    score_all(table)
    assert table.points() == {"ann": 25, "bo": 28, "cy": 25}
    assert table.asked() == "bo wins"


@clause("evil101.ruling.a24")
def test_two_players_tied_take_turns_and_may_dump() -> None:
    table = Table("ann bo", points={"ann": 21, "bo": 19}, rounds_played=1, settings={"endTiming": "full-rotation"})
    score_all(table)
    assert table.points() == {"ann": 21, "bo": 21}
    assert (table.handler, table.asked()) == ("bo", "bo may dump")
    table.keep()
    score_all(table)  # ann leads, bo has not played
    assert (table.handler, table.asked()) == ("ann", "ann may dump")
    table.keep()
    score_all(table)  # level again: another turn each
    assert table.points() == {"ann": 23, "bo": 23}
    assert [said.amount for said in table.said("play-off")] == [2, 2]
    assert (table.handler, table.asked()) == ("bo", "bo may dump")


@clause("evil101.ruling.a25")
def test_twenty_play_offs_are_enough() -> None:
    table = Table("ann bo cy", points={"bo": 20, "cy": 20}, agents=["coin"] * 7, agent_pile=["coin"] * 9)
    foil_all(table)
    for played in range(MOST_PLAYOFFS):
        assert (table.game.playoffs, table.asked()) == (played, "bo plots")
        foil_all(table)
    assert table.game.round == 21
    won = table.said("won")
    assert [(said.who, said.amount) for said in won] == [("bo", 20), ("cy", 20)]
    assert {said.clause for said in won} == {"evil101.ruling.a25"}
    assert table.asked() == "bo and cy win"


@clause("evil101.ruling.a25")
def test_a_lead_in_the_twentieth_play_off_counts() -> None:
    table = Table(
        "ann bo cy", points={"bo": 20, "cy": 20}, agents=["coin"] * 7, agent_pile=["coin"] * 36 + ["bomb"] * 9
    )
    foil_all(table)
    for _ in range(MOST_PLAYOFFS - 1):
        foil_all(table)
    table.place("bo", "coin; 1", "A")
    table.place("cy", "coin; 1", "B")
    table.guard("bomb", "A")
    table.guard("coin", "B")
    assert table.game.playoffs == MOST_PLAYOFFS
    assert [said.clause for said in table.said("won")] == ["evil101.end.most-points"]
    assert table.asked() == "bo wins"


@clause("evil101.ruling.a26", "evil101.ruling.a24")
def test_t31_two_players_never_tie() -> None:
    for number in range(40):
        game = BOX.new(2, seed=f"two {number}")
        assert isinstance(game, Evil101)
        play_out(game, seeded(f"lots {number}"))
        assert game.playoffs == 0
        assert len(game.winners) == 1
        assert game.winners != [game.handler]  # the Handler scored nothing in the last round


@clause("evil101.ruling.a24")
@pytest.mark.parametrize("players", range(3, 7))
def test_in_the_ordinary_game_the_handler_is_never_tied(players: int) -> None:
    for number in range(15):
        game = BOX.new(players, seed=f"tied {number}")
        assert isinstance(game, Evil101)
        chance = seeded(f"lots {number}")
        while not game.over:
            assert not (game.contenders >> game.handler) & 1
            assert game.turns_to_compare == 0
            game.take(game.choices[chance.below(len(game.choices))])


@clause("evil101.ruling.a23")
def test_scores_go_on_and_the_shop_is_closed_between_play_offs() -> None:
    table = Table("ann bo cy", handler="ann", points={"ann": 18, "bo": 19, "cy": 19})
    score_all(table)
    score_all(table)
    score_all(table)
    assert table.points() == {"ann": 18, "bo": 25, "cy": 25}
    assert table.said("bought", "handler") == []
    assert table.game.round == 4
    assert table.asked() == "bo plots"


@clause("evil101.ruling.a23")
def test_only_the_tied_can_win_a_play_off() -> None:
    """The Handler, who was not tied, pockets enough to lead; the best of the tied wins all the same."""
    table = Table(
        "ann bo cy",
        points={"ann": 18, "bo": 19, "cy": 19},
        agents=["bomb"] * 6 + ["coin"],
        plots={"bo": ["coin; 1", "coin; 8"]},
        chases={"ann": ["submarine"], "bo": ["car"]},
        settings={"pocket": "must"},
    )
    score_all(table)
    table.place("bo", "coin; 8", "A")
    table.place("cy", "coin; 1", "B")
    table.guard("coin", "A")
    table.guard("bomb", "B")
    table.drive("bo", "car")
    table.drive("ann", "submarine")
    assert table.points() == {"ann": 27, "bo": 21, "cy": 23}
    assert table.asked() == "cy wins"


@clause("evil101.ruling.a19")
def test_nineteen_is_not_enough_and_the_test_comes_before_the_shop() -> None:
    table = Table("ann bo cy", points={"bo": 17, "cy": 16})
    score_all(table)
    assert table.points() == {"ann": 0, "bo": 19, "cy": 18}
    assert table.asked() == "cy shops"
    at_twenty = Table("ann bo cy", points={"bo": 18, "cy": 16})
    score_all(at_twenty)
    assert at_twenty.said("bought", "handler") == []
    assert at_twenty.asked() == "bo wins"


@clause("evil101.end.twenty")
@pytest.mark.parametrize("goal", [10, 11, 19, 20, 21, 39, 40])
def test_the_goal_that_the_table_chose(goal: int) -> None:
    below = Table("ann bo cy", points={"bo": goal - 3}, settings={"goal": goal})
    score_all(below)
    assert below.points()["bo"] == goal - 1
    assert below.asked() == "cy shops"
    reached = Table("ann bo cy", points={"bo": goal - 2}, settings={"goal": goal})
    assert reached.view(SPECTATOR)["goal"] == goal
    score_all(reached)
    assert reached.asked() == "bo wins"


@clause("evil101.ruling.a31")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_full_rotations(players: int) -> None:
    """Somebody has enough from the first round on; the game goes on until each has been Handler once."""
    names = ["ann", "bo", "cy", "di"][:players]
    table = Table(" ".join(names), points={"ann": 30}, settings={"endTiming": "full-rotation"})
    handlers = []
    while not table.game.over:
        handlers.append(table.handler)
        table.play_round()
    assert handlers == names
    assert table.asked() == "ann wins"


@clause("evil101.ruling.a31")
def test_a_second_rotation_begins_when_nobody_has_enough() -> None:
    table = Table("ann bo cy", rounds_played=2, points={"bo": 17}, settings={"endTiming": "full-rotation"})
    score_all(table)  # the end of a rotation: 19
    table.go_on("cy plots")
    assert table.game.round == 4
    table.play_round()  # cy and ann score
    table.play_round()  # ann and bo: 21, not at the end of a rotation
    assert table.points()["bo"] == 21
    assert not table.game.over
    table.play_round()
    assert table.game.round == 6
    assert table.asked() == "bo wins"


@clause("evil101.ruling.a31")
def test_the_rulebooks_stop_in_the_middle() -> None:
    table = Table("ann bo cy", points={"bo": 19})
    score_all(table)
    assert table.game.round == 1
    assert table.asked() == "bo wins"


@clause("evil101.ruling.a20")
def test_with_full_rotations_one_can_shop_below_twenty() -> None:
    table = Table("ann bo cy", points={"ann": 0, "bo": 19}, rounds_played=1, settings={"endTiming": "full-rotation"})
    score_all(table)
    assert table.points()["bo"] == 21
    table.buy("cy", 0)
    table.buy("bo", 1)
    assert table.points()["bo"] == 19
    table.play_round()  # the end of the rotation: nobody has 20 any more
    assert table.game.round == 4
    assert table.asked() == "ann plots"


@clause("evil101.ruling.a20", "evil101.ruling.a19")
def test_in_the_ordinary_game_nobody_shops_at_twenty() -> None:
    for number in range(10):
        game = BOX.new(3, seed=f"shop {number}", listening=True)
        assert isinstance(game, Evil101)
        chance = seeded(f"lots {number}")
        while not game.over:
            assert game.view(0)["question"] != "Buy" or max(game.points) < 20
            game.take(game.choices[chance.below(len(game.choices))])


@clause("evil101.ruling.a25")
def test_a_game_without_any_points_ends_too() -> None:
    """A deck whose Plots fit nowhere: everybody passes, round after round."""
    table = Table(
        "ann bo",
        plots={"ann": ["fang; 1"], "bo": ["fang; 1"]},
        plot_pile=[],
        agents=["bomb"],
        agent_pile=[],
        rounds_played=MOST_ROUNDS - 5,
        settings={"plotRedraw": "may"},
    )
    while not table.game.over:
        table.play_round()
    assert table.game.round >= MOST_ROUNDS
    assert table.points() == {"ann": 0, "bo": 0}
    assert table.asked() == "ann and bo win"
