"""What holds at every decision of every game of Evil:101."""

from itertools import pairwise
from typing import TYPE_CHECKING

from villainy.games.evil101.deck import AGENT, BACKS, CHASE, PLOT, TARGET
from villainy.games.evil101.phase import DIC, PLOTTING

if TYPE_CHECKING:
    from villainy.games.evil101.game import Evil101


def zones(game: "Evil101", back: int) -> list[list[int]]:
    """Every place where a card with that back can be."""
    if back == PLOT:
        return [game.plot_pile, game.plot_discards, game.laid, *_swapped(game, PLOT), *game.plots]
    if back == TARGET:
        return [game.target_pile, game.target_discards, game.row]
    if back == AGENT:
        return [game.agent_pile, game.agent_discards, game.agents, game.guards, *_swapped(game, AGENT)]
    return [game.chase_pile, game.chase_discards, game.road, *game.chases]


def _swapped(game: "Evil101", back: int) -> list[list[int]]:
    """What was put away in this exchange, if it has that back: Plots in the Plot phase, else Agents."""
    return [game.swapped] if game.swapped and game.cards.back[game.face[game.swapped[0]]] == back else []


def check(game: "Evil101") -> None:
    """Raise AssertionError unless the rules allow this world."""
    cards = game.cards
    symbols = cards.symbols
    face = game.face
    for back in (PLOT, TARGET, AGENT, CHASE):
        everywhere = sorted([card for zone in zones(game, back) for card in zone if card >= 0])
        assert everywhere == cards.pile(back), BACKS[back]
        assert sorted([face[card] for card in everywhere]) == [cards.faces[card] for card in everywhere], BACKS[back]
    assert min(game.points) >= 0
    assert sum(game.row[place] >= 0 for place in range(game.players)) == game.players
    for place in range(game.players):
        plot, guard = game.laid[place], game.guards[place]
        if plot >= 0:
            needs = symbols[face[plot]]
            assert needs & symbols[face[game.row[place]]] == needs, place
            assert game.placed.count(place) == 1, place
        if guard >= 0:
            assert plot >= 0 and symbols[face[guard]] & symbols[face[game.row[place]]], place
        if game.foiled[place]:
            assert guard >= 0 and symbols[face[guard]] & symbols[face[plot]], place
        assert game.free[place] == (symbols[face[game.row[place]]] if plot < 0 else 0), place
        assert game.bare[place] == (symbols[face[game.row[place]]] if guard < 0 <= plot else 0), place
    for hand in [*game.plots, *game.chases, game.agents]:
        assert all([face[a] <= face[b] for a, b in pairwise(hand)]), hand
    if game.over:
        assert game.winners and not game.agenda and game.seat < 0
        return
    assert game.choices == game.asking.offered(game, game.seat)
    assert game.choices
    if game.phase == PLOTTING:
        _check_asked(game, game.plots[game.seat], game.free)
    elif game.phase == DIC:
        _check_asked(game, game.agents, game.to_guard())


def _check_asked(game: "Evil101", hand: list[int], open_to: list[int]) -> None:
    """Who is asked to play has something that fits; who exchanges has nothing, and put nothing away that does."""
    symbols = game.cards.symbols
    fit = [any([symbols[game.face[card]] & at == symbols[game.face[card]] for at in open_to]) for card in hand]
    misfit = [
        not any([symbols[game.face[card]] & at == symbols[game.face[card]] for at in open_to]) for card in game.swapped
    ]
    assert all(misfit)
    if game.stuck:
        assert not any(fit)
    elif game.swapped:
        assert fit.count(True) == 1
    else:
        assert any(fit)
