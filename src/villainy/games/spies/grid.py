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


def free_connectors(game: Spies) -> tuple[i64, i64, i64, i64]:
    """The Nodes with a free connector: on the left, at the top, on the right, at the bottom."""
    connectors, face, nodes, links = game.cards.connectors, game.face, game.nodes, game.links
    left: i64 = 0
    top: i64 = 0
    right: i64 = 0
    bottom: i64 = 0
    bit: i64 = 1
    slot: i64
    for slot in range(len(nodes)):
        node: i64 = nodes[slot]
        if node >= 0:
            edges: i64 = connectors[face[node]]
            at: i64 = slot * SIDES
            if (edges >> LEFT) & 1 and links[at + LEFT] < 0:
                left |= bit
            if (edges >> TOP) & 1 and links[at + TOP] < 0:
                top |= bit
            if (edges >> RIGHT) & 1 and links[at + RIGHT] < 0:
                right |= bit
            if (edges >> BOTTOM) & 1 and links[at + BOTTOM] < 0:
                bottom |= bit
        bit += bit
    return left, top, right, bottom


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


def with_room(game: Spies, some: i64, edge: i64, lone: i64) -> i64:
    """Those of some Nodes that have no other of their network beside that edge; a lone one has none anywhere."""
    found: i64 = some & lone
    rest: i64 = some & ~lone
    bit: i64 = 1
    slot: i64 = 0
    while rest:
        if rest & 1 and beside(game, slot, edge) < 0:
            found |= bit << slot
        rest >>= 1
        slot += 1
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
    mine: i64 = net[one]
    found: i64 = taking & lone
    rest: i64 = taking & ~lone
    two: i64 = 0
    while rest:
        if rest & 1 and net[two] != mine and not collide(game, one, edge, two):
            found |= bit << two
        rest >>= 1
        two += 1
    return found


def add_connections(game: Spies, options: list[int]) -> None:
    """Add all links that may be made now, as options: the Node, its right or lower edge, the Node there."""
    most: i64 = game.cards.most_nodes
    first: i64 = game.cards.connect
    left, top, right, bottom = free_connectors(game)
    lone = unlinked(game)
    left = with_room(game, left, LEFT, lone)
    top = with_room(game, top, TOP, lone)
    one: i64
    for one in range(len(game.nodes)):
        if (right >> one) & 1:
            _add_each(game, options, first, partners(game, one, RIGHT, lone, left))
        first += most
        if (bottom >> one) & 1:
            _add_each(game, options, first, partners(game, one, BOTTOM, lone, top))
        first += most


def _add_each(game: Spies, options: list[int], first: i64, some: i64) -> None:
    """Add the options that name some Nodes, counted from the one for the first slot."""
    numbers = game.cards.numbers
    while some:
        if some & 1:
            options.append(numbers[first])
        some >>= 1
        first += 1


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
