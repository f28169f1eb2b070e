"""Assigning Spies to networks."""

from villainy.games.spies.game import Spies, changed
from villainy.games.spies.phase import MASTER
from villainy.games.spies.stats import supports


def homes(game: Spies, slot: int) -> list[int]:
    """The networks to which a Spy may be Assigned now, as options."""
    options: list[int] = []
    net = game.net
    base = game.cards.assign + slot * game.cards.most_nodes
    now = game.assigned[slot]
    for network in range(len(net)):
        if (
            net[network] == network
            and network != now
            and supports(game, network, slot)
            and not (game.variant.one_spy_each and network in game.assigned)
        ):
            options.append(base + network)
    return options


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
