"""What each seat may know: every hidden thing on the table, from every seat and from outside."""

from collections.abc import Iterator

import pytest

from clauses import clause
from games.evil101.scenario import SPECTATOR, Table
from villainy.engine.chance import seeded
from villainy.engine.record import Play
from villainy.games.evil101 import BOX
from villainy.games.evil101.deck import CHASE
from villainy.games.evil101.game import Evil101


def seats(table: Table, who: str, zone: str) -> dict[str, tuple[int, list[str]]]:
    """What somebody knows of everybody's cards: how many, and which."""
    shown = table.view(who)["seats"]
    return {name: (shown[at][zone]["count"], table.known(shown[at][zone])) for at, name in enumerate(table.names)}


@clause("evil101.setup.3", "evil101.clean.new-handler-sets-aside")
def test_plots_in_hand_and_set_aside() -> None:
    hands = {"ann": ["bomb; 1", "coin; 1"], "bo": ["coin; 2"], "cy": ["coin; 1", "mask; 1", "mask; 2"]}
    table = Table("ann bo cy", plots=hands)
    for name in table.everyone:
        assert seats(table, name, "plots") == {
            other: (len(hand), hand if other == name else []) for other, hand in hands.items()
        }
    assert table.asked() == "bo plots"


@clause("evil101.handler.keeps-chase", "evil101.clean.buy")
def test_chase_cards_in_hand() -> None:
    hands = {"ann": ["car"], "bo": ["car", "submarine"], "cy": []}
    table = Table("ann bo cy", chases=hands)
    for name in table.everyone:
        assert seats(table, name, "chases") == {
            other: (len(hand), hand if other == name else []) for other, hand in hands.items()
        }
    assert table.asked() == "bo plots"


@clause("evil101.setup.5")
def test_agents_in_hand() -> None:
    table = Table("ann bo cy", agents=["bomb", "coin", "fang"])
    for name in table.everyone:
        shown = table.view(name)["agents"]
        assert (shown["count"], table.known(shown)) == (3, ["bomb", "coin", "fang"] if name == "ann" else [])
    assert table.asked() == "bo plots"


def numbers(part: object) -> Iterator[tuple[str, int]]:
    """All numbers anywhere in a view, with the word they stand under."""
    if isinstance(part, dict):
        for key, value in part.items():
            if isinstance(value, int):
                yield key, value
            else:
                yield from numbers(value)
    elif isinstance(part, list):
        for value in part:
            yield from numbers(value)


@clause("evil101.plot.play-one", "evil101.ruling.a30")
def test_t32_a_face_down_plot_tells_owner_and_target_only() -> None:
    table = Table("cy ann bo", plots={"ann": ["bomb coin mask; 9", "coin; 1"], "bo": ["mask; 1"]})
    plot = table.game.plots[table.seat("ann")][0]
    table.place("ann", "bomb coin mask; 9", "B")
    face = table.game.face[plot]
    for name in ("bo", "cy", SPECTATOR):
        view = table.view(name)
        place = view["row"][1]
        target = {"card": table.game.row[1], "face": table.game.face[table.game.row[1]]}
        assert place == {"target": target, "owner": table.seat("ann"), "plot": None, "agent": None, "foiled": False}
        told = set(numbers(view))
        assert ("card", plot) not in told  # turned over later, it cannot be matched with this
        assert ("face", face) not in told
    table.place("bo", "mask; 1", "A")
    table.guard("bomb", "A")
    table.guard("bomb", "B")
    assert table.asked() == "bo shops"
    for name in table.everyone:  # after the reveal everybody sees it
        assert table.view(name)["row"][1]["plot"] == {"card": plot, "face": face}


@clause("evil101.components.decks")
def test_the_order_of_the_piles_is_in_no_view() -> None:
    """Another order of all four piles, and nobody sees a difference."""
    piles = (["coin; 1", "coin; 2"], ["coin:1", "coin:2", "coin:3"], ["bomb", "ray"], ["car", "submarine"])
    views = []
    for turned in (False, True):
        order = [pile[::-1] if turned else pile for pile in piles]
        table = Table(
            "ann bo cy",
            plot_pile=order[0],
            target_pile=order[1],
            agent_pile=order[2],
            chase_pile=order[3],
        )
        views.append([table.view(name) for name in table.everyone])
        assert table.asked() == "bo plots"
    assert views[0] == views[1]


@clause("evil101.plot.redraw-when-stuck", "evil101.ruling.a8")
def test_exchanged_plots() -> None:
    table = Table("ann bo cy", row=["mask:1 ray:1 gear:1"] * 3, plot_pile=["bomb; 1", "ray; 1", "coin; 1"])
    table.swap_plot("bo", "coin; 1")
    for name in table.everyone:
        shown = table.view(name)["swapped"]
        assert (shown["count"], table.known(shown)) == (1, ["coin; 1"] if name == "bo" else [])
        assert seats(table, name, "plots")["bo"] == (5, ["bomb; 1", *["coin; 1"] * 4] if name == "bo" else [])
    table.swap_plot("bo", "coin; 1")
    table.place("bo", "ray; 1", "A")
    for name in table.everyone:
        shown = table.view(name)["discards"]["plot"]
        assert (shown["count"], table.known(shown)) == (2, ["coin; 1"] * 2 if name == "bo" else [])
    assert table.asked() == "cy exchanges a Plot"


@clause("evil101.clean.handover", "evil101.dic.redraw-when-stuck")
def test_the_old_handler_remembers_until_an_agent_leaves_unseen() -> None:
    table = Table(
        "ann bo cy",
        agents=["bomb", "bomb", "fang", "gear"],
        agent_pile=["fang", "fang", "fang", "fang", "fang", "ray", "gear"],
        target_pile=["coin:1 ray:1"] * 9,
    )
    table.play_round()
    remembered = ["fang", "gear"]
    assert table.known(table.view("ann")["agents"]) == remembered
    table.place("cy", "coin; 1", "A")
    table.place("ann", "coin; 1", "B")
    assert table.handler == "bo"
    assert table.asked() == "bo exchanges an Agent"
    assert table.known(table.view("ann")["agents"]) == remembered
    table.swap_agent("gear")
    # Which one left? Ann cannot tell, so she knows nothing of that hand any more; nor where gear went.
    assert table.known(table.view("ann")["agents"]) == []
    assert table.known(table.view("ann")["swapped"]) == []
    assert table.said("swapped-agent")[0].seen_by == ("bo",)
    assert len(table.known(table.view("bo")["agents"])) == 7
    assert table.asked() == "bo guards"


@clause("evil101.clean.handover")
def test_an_agent_that_is_laid_leaves_in_the_open() -> None:
    table = Table("ann bo cy", agents=["bomb", "bomb", "bomb", "fang"], agent_pile=["bomb"] * 9)
    table.play_round()
    assert table.known(table.view("ann")["agents"]) == ["bomb", "fang"]
    table.place("cy", "coin; 1", "A")
    table.place("ann", "coin; 1", "B")
    table.guard("bomb", "A")
    # Ann cannot know that there was another bomb: it was drawn later, and cards look alike.
    assert table.known(table.view("ann")["agents"]) == ["fang"]
    assert table.asked() == "bo guards"


@clause("evil101.clean.handover")
def test_every_handler_so_far_remembers_what_went_through_their_hands() -> None:
    table = Table(
        "ann bo cy", agents=["bomb", "bomb", "fang"], agent_pile=["bomb", "bomb", "gear", "gear", *["bomb"] * 9]
    )
    table.play_round()
    table.play_round()
    assert table.handler == "cy"
    assert table.known(table.view("ann")["agents"]) == ["fang"]
    assert table.known(table.view("bo")["agents"]) == ["bomb", "bomb", "fang", "gear", "gear"]
    assert table.known(table.view(SPECTATOR)["agents"]) == []
    assert table.asked() == "ann plots"


@clause("evil101.clean.two-player-discard", "evil101.ruling.a12", "evil101.ruling.a8")
def test_a_dump_hides_the_hand_again() -> None:
    table = Table("ann bo", agents=["bomb", "bomb", "fang", "gear", "mask"], agent_pile=["ray"] * 9)
    table.place("bo", "coin; 1", "A")
    table.guard("bomb", "A")
    assert table.known(table.view("ann")["agents"]) == ["bomb", "fang", "gear", "mask"]
    table.dump("mask")
    assert table.view("ann")["agents"] == {"count": 3, "known": []}
    assert table.view("ann")["discards"]["agent"] == {"count": 1, "known": []}
    assert table.known(table.view("bo")["agents"]) == ["bomb", "fang", "gear"]
    assert table.known(table.view("bo")["discards"]["agent"]) == ["mask"]
    table.keep()
    assert table.view("ann")["agents"] == {"count": 7, "known": []}
    assert table.asked() == "bo shops"


@clause("evil101.ruling.a12")
def test_without_a_dump_the_hand_stays_known() -> None:
    table = Table("ann bo", agents=["bomb", "bomb", "fang", "gear", "mask"], agent_pile=["ray"] * 9)
    table.place("bo", "coin; 1", "A")
    table.guard("bomb", "A")
    table.keep()
    assert table.view("ann")["agents"]["count"] == 7
    assert table.known(table.view("ann")["agents"]) == ["bomb", "fang", "gear", "mask"]
    assert table.asked() == "bo shops"


@clause("evil101.ruling.a8", "evil101.clean.handover")
def test_with_open_discards_the_rest_of_the_hand_is_still_known() -> None:
    """A card that leaves in the open tells nothing wrong about those that stay."""
    table = Table(
        "ann bo",
        agents=["bomb", "bomb", "fang", "gear", "mask"],
        agent_pile=["ray", "ray", "gear", "gear", "mask", "mask"],
        target_pile=["coin:1 bomb:1"] * 9,
        settings={"discards": "open"},
    )
    table.place("bo", "coin; 1", "A")
    table.guard("bomb", "A")
    table.dump("mask")
    assert table.known(table.view("ann")["agents"]) == ["bomb", "fang", "gear"]
    assert table.known(table.view("ann")["discards"]["agent"]) == ["mask"]
    assert table.known(table.view(SPECTATOR)["agents"]) == []
    table.dump("bomb")
    table.go_on("ann plots")
    table.place("ann", "coin; 1", "A")
    table.swap_agent("gear")
    assert table.known(table.view("ann")["agents"]) == ["fang"]
    assert table.known(table.view("ann")["swapped"]) == ["gear"]
    assert table.asked() == "bo exchanges an Agent"


@clause("evil101.ruling.a34", "evil101.components.decks")
def test_a_shuffle_makes_everybody_forget() -> None:
    """Cards that all have seen go into a new pile: from then on nobody knows where they are."""
    table = Table("ann bo", agent_pile=[], agent_discards=["fang"] * 9)
    table.place("bo", "coin; 1", "A")
    table.guard("bomb", "A")
    table.keep()
    assert table.game.agent_discards == []
    assert all(table.game.seen[card] == 0 for card in table.game.agent_pile)
    for name in ("ann", SPECTATOR):
        assert "fang" not in table.known(table.view(name)["agents"])
    assert "fang" in table.known(table.view("bo")["agents"])
    assert table.asked() == "bo shops"


@clause("evil101.clean.cards-out", "evil101.score.track", "evil101.chase.face-up")
def test_what_lies_open_is_open_to_all() -> None:
    table = Table("ann bo cy", chases={"bo": ["car"]}, agents=["coin", "bomb", "ray"])
    table.place("bo", "coin; 1", "A")
    table.place("cy", "coin; 1", "B")
    table.guard("coin", "A")
    table.guard("bomb", "B")
    table.drive("bo", "car")
    table.play_round()
    mine = ("seat", "seats", "agents", "swapped")
    seen_from_outside = {key: value for key, value in table.view(SPECTATOR).items() if key not in mine}
    for name in table.names:
        assert {key: value for key, value in table.view(name).items() if key not in mine} == seen_from_outside
    discards = seen_from_outside["discards"]
    assert [table.known(discards[kind]) for kind in ("plot", "agent", "chase")] == [
        ["coin; 1", "coin; 1"],
        ["bomb", "coin"],
        ["car"],
    ]
    assert table.asked() == "cy plots"


@clause("evil101.clean.buy")
def test_bought_cards_are_the_buyers_secret() -> None:
    views = []
    for first in ("car", "submarine"):
        table = Table("ann bo cy", points={"cy": 4}, chase_pile=[first, *({"car", "submarine"} - {first}), "car"])
        table.go_on("cy shops")
        table.buy("cy", 1)
        assert table.chases("cy") == [first]
        views.append([table.view(name) for name in ("ann", "bo", SPECTATOR)])
        assert table.asked() == "bo shops"
    assert views[0] == views[1]


@pytest.mark.parametrize("players", range(2, 7))
@clause("evil101.setup.3", "evil101.setup.5", "evil101.plot.play-one", "evil101.clean.handover")
def test_hidden_faces_through_whole_games(players: int) -> None:
    """Nobody ever knows another's Plots or Chase cards, a spectator no hidden card, and events agree with that."""
    chance = seeded("knowledge")
    game = BOX.new(players, seed="knowledge", listening=True)
    assert isinstance(game, Evil101)
    while not game.over:
        outside = game.view(players)
        assert all(not seat["plots"]["known"] and not seat["chases"]["known"] for seat in outside["seats"])
        assert outside["agents"]["known"] == []
        for seat in range(players):
            for other, shown in enumerate(game.view(seat)["seats"]):
                for zone in ("plots", "chases"):
                    assert len(shown[zone]["known"]) == (shown[zone]["count"] if other == seat else 0)
        game.take(game.choices[chance.below(len(game.choices))])
    secret = {"placed", "swapped-plot", "swapped-agent", "drew-plot", "drew-agent", "drew-chase", "dumped"}
    with_faces = [event for event in game.events if event.face >= 0]
    for event in with_faces:
        seers = [seat for seat in range(players + 1) if event.shown_to(seat).face >= 0]
        assert seers == ([event.seat] if event.kind in secret else list(range(players + 1))), event.kind


# Backs and take-backs -------------------------------------------------------------------------------------------------


def watched(players: int, seed: int) -> Evil101:
    """A game at a table, where people look at the backs of cards."""
    game = BOX.new(players, seed=f"backs {seed}", ask_forced=True)
    assert isinstance(game, Evil101)
    return game


@clause("evil101.ruling.a34")
def test_no_back_tells_whether_a_chase_card_was_bought_before_the_reshuffle() -> None:
    """All Chase cards but three lie open and are shuffled; what is held keeps its face and its owner, not its back."""
    ordered = followed = 0
    for seed in range(20):
        game = watched(3, seed)
        for seat in range(3):
            game.take_up(game.chases[seat], game.draw(CHASE, game.chase_pile, game.chase_discards), seat)
        held = [hand[0] for hand in game.chases]
        faces = [game.face[card] for card in held]
        game.chase_pile, game.chase_discards = [], game.chase_pile
        for card in game.chase_discards:
            game.show(card)
        opened = game.chase_discards.copy()
        game.chase_pile.append(game.draw(CHASE, game.chase_pile, game.chase_discards))
        now = [hand[0] for hand in game.chases]
        assert sorted([*game.chase_pile, *now]) == sorted([*opened, *held])
        assert ([game.face[card] for card in now], [game.seen[card] for card in now]) == (faces, [1, 2, 4])
        assert not any(game.seen[card] for card in game.chase_pile)
        ordered += game.chase_pile == opened
        followed += now == held
    assert (ordered, followed) == (0, 0)


@clause("evil101.clean.two-player-discard", "evil101.ruling.a12")
def test_whoever_forgets_a_hand_does_not_know_its_backs_again() -> None:
    followed = 0
    for seed in range(20):
        game = watched(2, seed)
        chance = seeded(f"dump {seed}")
        while type(game.asking).__name__ != "DumpAgents":
            game.take(chance.pick(game.choices))
        old = 1 - game.handler
        known = [card["card"] for card in game.view(old)["agents"]["known"]]
        assert known
        game.take(game.choices[0])
        assert game.view(old)["agents"]["known"] == []
        followed += game.agents + game.agent_discards[-1:] == known
        assert [game.seen[card] for card in game.agents] == [1 << game.handler] * len(game.agents)
    assert followed == 0


@clause("evil101.plot.redraw-when-stuck", "evil101.plot.play-one")
def test_a_plot_that_shows_whether_the_next_player_is_stuck_is_not_taken_back_alone() -> None:
    """Nor one after which the next player is not stuck: that tells something of a hand, too."""
    asked: set[str] = set()
    for seed in range(60):
        play = Play.begin(BOX, 3, f"probe {seed}", {}, BOX.house_deck(), [""] * 3)
        chance = seeded(f"probe {seed}")
        for _ in range(8):
            seat, laying = play.game.seat, type(play.game.asking).__name__ == "PlotTurn"
            play.decide(seat, chance.pick(play.game.choices), play.game.number)
            if laying:
                assert not play.can_take_back(seat)
                asked.add(type(play.game.asking).__name__)
    assert {"PlotTurn", "SwapPlot", "LayAgent"} <= asked
