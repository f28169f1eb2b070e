"""What is decided for a player whose time has run out (nefarious.ruling.r52)."""

from villainy.games.nefarious.deck import AREAS
from villainy.games.nefarious.game import Nefarious


def cheapest(game: Nefarious, options: list[int], base: int) -> int:
    """The card that costs least; of equal ones the first in the deck."""
    best = options[0]
    for option in options:
        if game.rules.cost[option - base] < game.rules.cost[best - base]:
            best = option
    return best


def dearest(game: Nefarious, options: list[int], base: int) -> int:
    """The card that costs most; of equal ones the first in the deck."""
    best = options[0]
    for option in options:
        if game.rules.cost[option - base] > game.rules.cost[best - base]:
            best = option
    return best


def best_affordable(game: Nefarious, seat: int, options: list[int], base: int) -> int:
    """The card worth most of those that the seat can pay for, else the cheapest."""
    best = -1
    most = -1
    count = len(game.built[seat]) + 1
    for option in options:
        points = game.points_of(option - base, count)
        if game.rules.cost[option - base] <= game.money[seat] and points > most:
            best = option
            most = points
    return best if best >= 0 else cheapest(game, options, base)


def fullest(game: Nefarious, seat: int, options: list[int]) -> int:
    """Of the areas to take a Minion from, the one with most Minions left; of equal ones the first."""
    base = game.cards.remove
    picked = game.sealed[seat]
    best = options[0]
    most = -1
    for option in options:
        minions = game.areas[seat * AREAS + option - base] - picked.count(option)
        if minions > most:
            best = option
            most = minions
    return best
