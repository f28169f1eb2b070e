"""Setting up: decks, row, hands, the first Handler; and the role going round."""

import pytest

from clauses import clause
from games.evil101.scenario import SPECTATOR, Table
from villainy.engine.box import BadSetting, Settings
from villainy.games.evil101 import BOX
from villainy.games.evil101.deck import AGENT, BACKS, CHASE, PLOT, TARGET
from villainy.games.evil101.game import Evil101

PLAYERS = range(2, 7)


def fresh(players: int, seed: str = "fresh", settings: Settings | None = None) -> Evil101:
    """A game of the house deck at its first question."""
    game = BOX.new(players, seed=seed, settings=settings, ask_forced=True, listening=True)
    assert isinstance(game, Evil101)
    game.check()
    return game


@clause("evil101.components.decks")
@pytest.mark.parametrize("players", PLAYERS)
def test_four_decks_apart_and_face_down(players: int) -> None:
    game = fresh(players)
    piles = [game.plot_pile, game.target_pile, game.agent_pile, game.chase_pile]
    for back, pile in enumerate(piles):
        assert pile
        assert {game.cards.back[game.face[card]] for card in pile} == {back}
        assert all(game.seen[card] == 0 for card in pile)
    for seat in range(players + 1):
        shown = game.view(seat)["piles"]
        assert shown == {kind: len(pile) for kind, pile in zip(BACKS, piles, strict=True)}


@clause("evil101.setup.1")
def test_each_deck_is_shuffled_on_its_own() -> None:
    games = [fresh(4, seed=f"shuffle {number}") for number in range(3)]
    for back in (PLOT, TARGET, AGENT, CHASE):
        cards = games[0].cards.pile(back)
        orders = [tuple(game.face[card] for card in cards) for game in games]
        orders.append(tuple(games[0].cards.faces[card] for card in cards))
        assert len(set(orders)) == 4, BACKS[back]
        assert len({tuple(sorted(order)) for order in orders}) == 1, BACKS[back]


@clause("evil101.setup.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_one_target_for_each_player_face_up(players: int) -> None:
    game = fresh(players)
    assert len(game.row) == len(set(game.row)) == players
    assert len(game.evil) == players - 1
    for seat in range(players + 1):
        assert [place["target"]["face"] for place in game.view(seat)["row"]] == [game.face[card] for card in game.row]
    told = [event for event in game.events if event.kind == "target"]
    assert [event.place for event in told] == list(range(players))
    assert {event.clause for event in told} == {"evil101.setup.2"}
    assert all(event.shown_to(players).face == game.face[game.row[event.place]] for event in told)


@clause("evil101.setup.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_five_plots_each_and_no_points(players: int) -> None:
    game = fresh(players)
    assert game.points == [0] * players
    assert [len(hand) for hand in game.plots] == [5] * players
    for seat in range(players + 1):
        for other, shown in enumerate(game.view(seat)["seats"]):
            assert shown["plots"]["count"] == 5
            faces = [card["face"] for card in shown["plots"]["known"]]
            assert faces == ([game.face[card] for card in game.plots[other]] if other == seat else [])
    dealt = [event for event in game.events if event.clause == "evil101.setup.3"]
    assert [(event.kind, event.seat, event.amount) for event in dealt] == [
        ("drew-plots", seat, 5) for seat in range(players)
    ]


@clause("evil101.setup.4", "evil101.components.trackers")
@pytest.mark.parametrize("players", PLAYERS)
def test_one_handler_all_others_are_evil(players: int) -> None:
    game = fresh(players)
    told = [event for event in game.events if event.kind == "handler"]
    assert [(event.seat, event.clause) for event in told] == [(game.handler, "evil101.setup.4")]
    assert sorted([*game.evil, game.handler]) == list(range(players))
    for seat in range(players + 1):
        assert game.view(seat)["handler"] == game.handler
        assert [shown["points"] for shown in game.view(seat)["seats"]] == [0] * players


@clause("evil101.setup.5")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_handler_lays_plots_aside_and_draws_seven_agents(players: int) -> None:
    game = fresh(players)
    assert len(game.agents) == 7
    assert len(game.plots[game.handler]) == 5
    assert game.handler not in game.evil
    for seat in range(players + 1):
        shown = game.view(seat)["agents"]
        assert shown["count"] == 7
        assert len(shown["known"]) == (7 if seat == game.handler else 0)
    drawn = [event for event in game.events if event.kind == "drew-agents"]
    assert [(event.seat, event.amount, event.clause) for event in drawn] == [(game.handler, 7, "evil101.setup.5")]
    while game.view(0)["phase"] == "plot":
        assert game.seat != game.handler
        game.take(game.choices[0])


@clause("evil101.players.count", "evil101.ruling.a1")
def test_two_to_six_can_play() -> None:
    for players in PLAYERS:
        assert fresh(players).players == players
    for players in (0, 1, 7, 8):
        with pytest.raises(BadSetting) as refused:
            BOX.new(players)
        assert (refused.value.name, refused.value.allowed) == ("players", "2-6")


@clause("evil101.ruling.a1")
def test_the_house_deck_serves_six() -> None:
    """Hands of six players and the row leave cards in every pile, and every Evil Player has a Target to spare."""
    game = fresh(6)
    assert all([game.plot_pile, game.target_pile, game.agent_pile, game.chase_pile])
    assert len(game.row) == len(game.evil) + 1


@clause("evil101.ruling.a2")
def test_the_first_handler_is_drawn_by_lot() -> None:
    for players in PLAYERS:
        handlers = {fresh(players, seed=f"lot {number}").handler for number in range(60)}
        assert handlers == set(range(players))


@clause("evil101.ruling.a2")
@pytest.mark.parametrize("first", range(4))
def test_the_host_may_choose_the_first_handler(first: int) -> None:
    for number in range(5):
        game = fresh(4, seed=f"host {number}", settings={"firstHandler": first})
        assert game.handler == game.first_handler == first
        assert game.seat == (first + 1) % 4


@clause("evil101.setup.no-chase-at-start")
@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_has_chase_cards_in_the_first_round(players: int) -> None:
    game = fresh(players)
    assert game.chases == [[] for _ in range(players)]
    while game.round == 1 and game.view(0)["phase"] != "cleaners":
        assert game.view(0)["question"] not in {"OpenChase", "AnswerChase", "Buy"}
        assert game.chases == [[] for _ in range(players)]
        game.take(game.choices[0])


@clause("evil101.setup.no-chase-at-start", "evil101.chase.needs-card")
def test_without_a_chase_card_a_foil_stands_unasked() -> None:
    table = Table("ann bo cy", agents=["coin"] * 7)
    table.place("bo", "coin; 1", "A")
    table.place("cy", "coin; 1", "B")
    table.guard("coin", "A")
    table.guard("coin", "B")
    assert [said.who for said in table.said("accepted")] == ["bo", "cy"]
    assert table.points() == {"ann": 0, "bo": 0, "cy": 0}
    assert table.asked() == "cy plots"


@clause("evil101.handler.rotation")
@pytest.mark.parametrize("names", ["ann bo", "ann bo cy", "ann bo cy di ed flo"])
def test_the_role_goes_round_clockwise(names: str) -> None:
    table = Table(names, handler=names.rsplit(maxsplit=1)[-1], settings={"goal": 40})
    seats = names.split()
    for at, handler in enumerate([*seats, *seats]):
        table.play_round()
        assert table.handler == handler
        assert table.asked() == f"{seats[(at + 1) % len(seats)]} plots"
    handed = table.said("handler")
    assert [said.who for said in handed] == [*seats, *seats]
    assert {said.clause for said in handed} == {"evil101.clean.handover"}


@clause("evil101.handler.keeps-chase", "evil101.ruling.a3")
def test_a_new_handler_keeps_chase_cards_unasked_and_answers_with_them() -> None:
    table = Table("ann bo cy", chases={"bo": ["submarine", "car"], "cy": ["car"]}, agent_pile=["coin"] * 14)
    table.place("bo", "coin; 1", "A")
    table.place("cy", "coin; 1", "B")
    table.guard("bomb", "A")
    table.guard("bomb", "B")
    assert table.handler == "bo"
    assert table.chases("bo") == ["car", "submarine"]
    table.buy("cy", 0)
    table.buy("bo", 0)
    table.place("cy", "coin; 1", "A")
    table.place("ann", "coin; 1", "B")
    table.guard("coin", "A")
    table.guard("bomb", "B")
    table.drive("cy", "car")
    assert table.options() == ["drive submarine", "let-go"]
    table.drive("bo", "submarine")
    assert table.chases("bo") == ["car"]
    assert table.points() == {"ann": 2, "bo": 2, "cy": 2}
    assert table.asked() == "ann shops"


@clause("evil101.chase.stays-with-owner")
def test_chase_cards_do_not_travel_with_the_role() -> None:
    table = Table("ann bo cy", chases={"ann": ["car", "car"], "bo": ["helicopter"], "cy": ["submarine"]})
    held = {name: table.chases(name) for name in table.names}
    for handler in ("bo", "cy", "ann"):
        table.play_round()
        assert table.handler == handler
        assert {name: table.chases(name) for name in table.names} == held
    assert table.asked() == "bo plots"


@clause("evil101.components.trackers")
def test_every_score_and_the_one_id_card_are_public() -> None:
    table = Table("ann bo cy", points={"ann": 3, "bo": 7})
    for name in (*table.names, SPECTATOR):
        view = table.view(name)
        assert [seat["points"] for seat in view["seats"]] == [3, 7, 0]
        assert view["handler"] == 0
    assert table.asked() == "bo plots"
