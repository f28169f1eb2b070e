"""Assigning Spies to networks."""

from mypy_extensions import i64

from villainy.games.spies.game import Spies, changed
from villainy.games.spies.phase import MASTER
from villainy.games.spies.stats import support_range, supports


def add_homes(game: Spies, options: list[int], spies: list[int]) -> None:
    """Add the networks to which these Spies may be Assigned now, as options."""
    net, assigned = game.net, game.assigned
    size, extra, stretch = game.size, game.extra, game.stretch
    networks = [slot for slot in range(len(net)) if net[slot] == slot]
    if game.variant.one_spy_each:
        networks = [slot for slot in networks if slot not in assigned]
    for spy in spies:
        base: i64 = game.cards.assign + spy * game.cards.most_nodes
        now = assigned[spy]
        low, high = support_range(game, spy)
        for network in networks:
            wider: i64 = stretch[network]
            counted: i64 = size[network] + extra[network]
            if low - wider <= counted <= high + wider and network != now:
                options.append(base + network)


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
