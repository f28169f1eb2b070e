"""Assigning Spies to networks."""

from mypy_extensions import i64

from villainy.games.spies.game import Spies, changed
from villainy.games.spies.phase import MASTER
from villainy.games.spies.stats import support_range, supports


def add_homes(game: Spies, options: list[int], spies: i64) -> None:
    """Add the networks to which these Spies, as bits by slot, may be Assigned now, as options."""
    numbers, assigned = game.cards.numbers, game.assigned
    size, extra, stretch = game.size, game.extra, game.stretch
    first: i64 = game.cards.assign
    most: i64 = game.cards.most_nodes
    taken: i64 = occupied(game) if game.variant.one_spy_each else 0
    spy: i64
    network: i64
    for spy in range(len(assigned)):
        if not (spies >> spy) & 1:
            continue
        option: i64 = first + spy * most
        now: i64 = assigned[spy]
        low, high = support_range(game, spy)
        for network in range(len(size)):
            counted: i64 = size[network]
            if counted and network != now:
                counted += extra[network]
                wider: i64 = stretch[network]
                if low - wider <= counted <= high + wider and not (taken >> network) & 1:
                    options.append(numbers[option + network])


def occupied(game: Spies) -> i64:
    """The networks to which some Spy is Assigned, as bits."""
    bit: i64 = 1
    found: i64 = 0
    network: i64
    for network in game.assigned:
        if network >= 0:
            found |= bit << network
    return found


def assign(game: Spies, option: int, clause: str) -> None:
    """A Spy is Assigned to a network."""
    which = option - game.cards.assign
    slot = which // game.cards.most_nodes
    network = which % game.cards.most_nodes
    game.assigned = changed(game.assigned, slot, network)
    game.moves += 1
    game.tell("assigned", clause, seat=MASTER, place=slot, amount=network, card=game.spies[slot])


def why_not_assign(game: Spies, slot: int, network: int) -> str:
    """The clause that forbids it."""
    if slot >= len(game.spies) or game.spies[slot] < 0:
        return "spies.sm.step3-assign"
    if network >= len(game.nodes) or game.nodes[network] < 0 or game.net[network] != network:
        return "spies.ruling.r23"
    if game.barred[slot]:
        return "spies.sm.step3-assign"
    if not supports(game, network, slot):
        return "spies.spy.support-range"
    if game.variant.one_spy_each and network in game.assigned:
        return "spies.ruling.r26"
    return "spies.sm.step3-assign"
