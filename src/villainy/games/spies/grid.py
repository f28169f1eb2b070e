"""Nodes on a grid: which lies beside which, and which links can be made and cut."""

from typing import Final

from mypy_extensions import i64

from villainy.games.spies.deck import ACROSS, BOTTOM, LEFT, RIGHT, TOP
from villainy.games.spies.game import NONE, Spies

SIDES: Final = 4
ACROSS_COLUMN: Final = [-1, 0, 1, 0]
ACROSS_ROW: Final = [0, -1, 0, 1]
"""Which way a Node's neighbour lies, by edge: left, top, right, bottom. Lists: compiled, a tuple would be made anew."""


def has_free_connector(game: Spies, slot: i64, edge: i64) -> bool:
    """spies.ruling.r24: each connector holds one link."""
    connectors: i64 = game.cards.connectors[game.face[game.nodes[slot]]]
    return (connectors >> edge) & 1 == 1 and game.links[slot * SIDES + edge] < 0


def beside(game: Spies, slot: i64, edge: i64) -> i64:
    """The Node of the same network that lies on that side of a Node, linked to it or not; NONE: there is room."""
    net, column, row = game.net, game.column, game.row
    mine: i64 = net[slot]
    x: i64 = column[slot] + ACROSS_COLUMN[edge]
    y: i64 = row[slot] + ACROSS_ROW[edge]
    other: i64
    for other in range(len(net)):
        if net[other] == mine and column[other] == x and row[other] == y:
            return other
    return NONE


def collide(game: Spies, one: i64, edge: i64, two: i64) -> bool:
    """Whether Nodes of two networks would lie on one cell if these two Nodes were linked."""
    net, column, row = game.net, game.column, game.row
    mine: i64 = net[one]
    yours: i64 = net[two]
    across: i64 = column[one] + ACROSS_COLUMN[edge] - column[two]
    down: i64 = row[one] + ACROSS_ROW[edge] - row[two]
    other: i64
    own: i64
    for other in range(len(net)):
        if net[other] == yours:
            x: i64 = column[other] + across
            y: i64 = row[other] + down
            for own in range(len(net)):
                if net[own] == mine and column[own] == x and row[own] == y:
                    return True
    return False


def fits_on_grid(game: Spies, one: int, edge: int, two: int) -> bool:
    """spies.ruling.r24: linked Nodes lie side by side and no two Nodes on one cell."""
    if game.net[one] == game.net[two]:
        return beside(game, one, edge) == two
    return not collide(game, one, edge, two)


# All links ------------------------------------------------------------------------------------------------------------
# Sets of Nodes are bits of one number by slot: there are 40 Nodes at most.


def unlinked(game: Spies) -> i64:
    """The Nodes that are a network by themselves."""
    size = game.size
    found: i64 = 0
    bit: i64 = 1
    slot: i64
    for slot in range(len(size)):
        if size[slot] == 1:
            found |= bit
        bit += bit
    return found


def takers(game: Spies, edge: i64, lone: i64) -> i64:
    """The Nodes with a free connector at an edge and room for others there."""
    nodes = game.nodes
    found: i64 = 0
    bit: i64 = 1
    slot: i64
    for slot in range(len(nodes)):
        if nodes[slot] >= 0 and has_free_connector(game, slot, edge) and (lone & bit or beside(game, slot, edge) < 0):
            found |= bit
        bit += bit
    return found


def partners(game: Spies, one: i64, edge: i64, lone: i64, taking: i64) -> i64:
    """The Nodes that can be linked to an edge of a Node, of those that have room at the edge across.

    Where a Node of the same network lies beside the connector, no other fits. Where none does, a lone Node fits, and
    only two networks have to be laid against each other.
    """
    bit: i64 = 1
    if (lone >> one) & 1:
        return taking & ~(bit << one)
    net = game.net
    other = beside(game, one, edge)
    if other >= 0:
        return bit << other if has_free_connector(game, other, edge ^ ACROSS) else 0
    found: i64 = taking & lone
    rest: i64 = taking & ~lone
    two: i64 = 0
    while rest >> two:
        if (rest >> two) & 1 and net[two] != net[one] and not collide(game, one, edge, two):
            found |= bit << two
        two += 1
    return found


def add_connections(game: Spies, options: list[int]) -> None:
    """Add all links that may be made now, as options: the Node, its right or lower edge, the Node there."""
    cards, nodes = game.cards, game.nodes
    numbers = cards.numbers
    most: i64 = cards.most_nodes
    row: i64 = cards.connect
    lone = unlinked(game)
    left = takers(game, LEFT, lone)
    above = takers(game, TOP, lone)
    one: i64
    edge: i64
    for one in range(len(nodes)):
        for edge in range(RIGHT, BOTTOM + 1):
            if nodes[one] >= 0 and has_free_connector(game, one, edge):
                fitting = partners(game, one, edge, lone, left if edge == RIGHT else above)
                option: i64 = row
                while fitting:
                    if fitting & 1:
                        options.append(numbers[option])
                    option += 1
                    fitting >>= 1
            row += most


def add_links(game: Spies, options: list[int], base: int) -> None:
    """Add all links that there are, as options: the Node and its right or lower edge."""
    links, numbers = game.links, game.cards.numbers
    option: i64 = base
    at: i64
    for at in range(RIGHT, len(links), SIDES):
        if links[at] >= 0:
            options.append(numbers[option])
        if links[at + BOTTOM - RIGHT] >= 0:
            options.append(numbers[option + 1])
        option += 2
