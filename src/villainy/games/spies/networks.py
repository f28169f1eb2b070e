"""Nodes and networks: a graph that can be drawn on a grid, its sizes, and what becomes of Spies when it changes."""

from typing import Final

from mypy_extensions import i64

from villainy.games.spies.deck import ACROSS, BOTTOM, LEFT, RIGHT, TOP
from villainy.games.spies.game import NONE, Spies, changed
from villainy.games.spies.phase import MASTER
from villainy.games.spies.spies import unassign
from villainy.games.spies.stats import supports
from villainy.games.spies.vocabulary import NET_SIZE, RANGE

SIDES: Final = 4
ACROSS_COLUMN: Final = [-1, 0, 1, 0]
ACROSS_ROW: Final = [0, -1, 0, 1]
"""Which way a Node's neighbour lies, by edge: left, top, right, bottom. Lists: compiled, a tuple would be made anew."""


# Nodes come and go ----------------------------------------------------------------------------------------------------


def add_node(game: Spies, card: int) -> int:
    """A Node comes into play in the first free slot: a network of size 1."""
    slot = len(game.nodes)
    for free in range(len(game.nodes)):
        if game.nodes[free] < 0:
            slot = free
            break
    age = game.births
    game.births = age + 1
    widens = game.cards.widens[game.face[card]]
    if slot < len(game.nodes):
        game.nodes = changed(game.nodes, slot, card)
        game.net = changed(game.net, slot, slot)
        game.size = changed(game.size, slot, 1)
        game.age = changed(game.age, slot, age)
        if widens:
            tally(game, slot)
        return slot
    game.nodes = [*game.nodes, card]
    game.links = [*game.links, NONE, NONE, NONE, NONE]
    game.net = [*game.net, slot]
    game.size = [*game.size, 1]
    game.column = [*game.column, 0]
    game.row = [*game.row, 0]
    game.age = [*game.age, age]
    game.extra = [*game.extra, 0]
    game.stretch = [*game.stretch, 0]
    if widens:
        tally(game, slot)
    return slot


def remove_node(game: Spies, slot: int) -> int:
    """A Node leaves play and its links with it; the card, for the caller to put somewhere."""
    card = game.nodes[slot]
    network = game.net[slot]
    links = game.links.copy()
    for edge in range(SIDES):
        other = links[slot * SIDES + edge]
        if other >= 0:
            links[other * SIDES + (edge ^ ACROSS)] = NONE
            links[slot * SIDES + edge] = NONE
    game.links = links
    game.nodes = changed(game.nodes, slot, NONE)
    game.net = changed(game.net, slot, NONE)
    game.size = changed(game.size, slot, 0)
    game.forget(card)
    _regroup(game, network)
    _cut_off_empty_slots(game)
    return card


def _cut_off_empty_slots(game: Spies) -> None:
    count = len(game.nodes)
    while count and game.nodes[count - 1] < 0:
        count -= 1
    if count < len(game.nodes):
        game.nodes = game.nodes[:count]
        game.links = game.links[: count * SIDES]
        game.net = game.net[:count]
        game.size = game.size[:count]
        game.column = game.column[:count]
        game.row = game.row[:count]
        game.age = game.age[:count]
        game.extra = game.extra[:count]
        game.stretch = game.stretch[:count]


# Links ----------------------------------------------------------------------------------------------------------------


def has_free_connector(game: Spies, slot: int, edge: int) -> bool:
    """spies.ruling.r24: each connector holds one link."""
    connectors = game.cards.connectors[game.face[game.nodes[slot]]]
    return (connectors >> edge) & 1 == 1 and game.links[slot * SIDES + edge] < 0


def beside(game: Spies, slot: i64, edge: i64) -> int:
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


def takers(game: Spies, edges: list[int], edge: i64) -> i64:
    """Nodes with a free connector at an edge and room for others there, as bits: there are 40 Nodes at most."""
    links, net, size = game.links, game.net, game.size
    found: i64 = 0
    bit: i64 = 1
    slot: i64
    for slot in range(len(edges)):
        if (edges[slot] >> edge) & 1 and (
            size[net[slot]] == 1 or (links[slot * SIDES + edge] < 0 and beside(game, slot, edge) < 0)
        ):
            found |= bit
        bit += bit
    return found


def add_connections(game: Spies, options: list[int]) -> None:
    """Add all links that may be made now, as options: the Node, its right or lower edge, the Node there.

    Where a Node of the same network lies beside a connector, no other fits. Where none does, a lone Node fits, and only
    two networks have to be laid against each other.
    """
    cards, nodes, links, net, size = game.cards, game.nodes, game.links, game.net, game.size
    edges = [cards.connectors[game.face[node]] if node >= 0 else 0 for node in nodes]
    left = takers(game, edges, LEFT)
    above = takers(game, edges, TOP)
    first: i64 = cards.connect
    most: i64 = cards.most_nodes
    one: i64
    edge: i64
    two: i64
    for one in range(len(nodes)):
        for edge in range(RIGHT, BOTTOM + 1):
            if not (edges[one] >> edge) & 1 or links[one * SIDES + edge] >= 0:
                continue
            mine: i64 = net[one]
            alone = size[mine] == 1
            option: i64 = first + (one * 2 + edge - RIGHT) * most
            other: i64 = NONE if alone else beside(game, one, edge)
            if other >= 0:
                if has_free_connector(game, other, edge ^ ACROSS):
                    options.append(option + other)
                continue
            taking = left if edge == RIGHT else above
            for two in range(len(nodes)):
                if (
                    taking & 1
                    and net[two] != mine
                    and (alone or size[net[two]] == 1 or not collide(game, one, edge, two))
                ):
                    options.append(option + two)
                taking >>= 1


def add_links(game: Spies, options: list[int], base: int) -> None:
    """Add all links that there are, as options: the Node and its right or lower edge."""
    links = game.links
    option: i64 = base
    at: i64
    for at in range(RIGHT, len(links), SIDES):
        if links[at] >= 0:
            options.append(option)
        if links[at + BOTTOM - RIGHT] >= 0:
            options.append(option + 1)
        option += 2


def connect(game: Spies, one: int, edge: int, two: int) -> None:
    """Two Nodes are linked; their networks become one, and Spies for whom it is too large now lose it."""
    links = game.links.copy()
    links[one * SIDES + edge] = two
    links[two * SIDES + (edge ^ ACROSS)] = one
    game.links = links
    mine, yours = game.net[one], game.net[two]
    game.tell("connected", "spies.sm.action-connect", seat=MASTER, place=one, amount=two * 2 + edge - RIGHT)
    if mine == yours:
        return
    net, column, row = game.net.copy(), game.column.copy(), game.row.copy()
    across = column[one] + ACROSS_COLUMN[edge] - column[two]
    down = row[one] + ACROSS_ROW[edge] - row[two]
    name = mine if game.age[mine] < game.age[yours] else yours
    for slot in range(len(net)):
        if net[slot] == yours:
            column[slot] = column[slot] + across
            row[slot] = row[slot] + down
            net[slot] = name
        elif net[slot] == mine:
            net[slot] = name
    size = game.size.copy()
    both = size[mine] + size[yours]
    size[mine] = 0
    size[yours] = 0
    size[name] = both
    game.net, game.column, game.row, game.size = net, column, row, size
    tally(game, mine)
    tally(game, yours)
    assigned = game.assigned.copy()
    for spy in range(len(assigned)):
        if assigned[spy] in (mine, yours):
            assigned[spy] = name
    game.assigned = assigned
    recheck(game)


def cut(game: Spies, one: int, edge: int, clause: str) -> None:
    """A link is gone; both Nodes stay."""
    links = game.links.copy()
    two = links[one * SIDES + edge]
    links[one * SIDES + edge] = NONE
    links[two * SIDES + (edge ^ ACROSS)] = NONE
    game.links = links
    game.tell("cut", clause, seat=MASTER, place=one, amount=two * 2 + edge - RIGHT)
    _regroup(game, game.net[one])


def cut_all(game: Spies, network: int, clause: str) -> None:
    """Every link of a network is gone."""
    if game.size[network] < 2:
        return
    links = game.links.copy()
    for slot in range(len(game.nodes)):
        if game.net[slot] == network:
            for edge in range(SIDES):
                links[slot * SIDES + edge] = NONE
    game.links = links
    game.tell("disconnected", clause, seat=MASTER, place=network)
    _regroup(game, network)


# What a change does ---------------------------------------------------------------------------------------------------


def _regroup(game: Spies, network: int) -> None:
    """A network may have come apart: find its parts, and let each of its Spies stay with one that supports it."""
    net, size = game.net.copy(), game.size.copy()
    members = [slot for slot in range(len(net)) if net[slot] == network]
    for slot in members:
        net[slot] = NONE
        size[slot] = 0
    parts: list[int] = []
    for slot in members:
        if net[slot] < 0:
            parts.append(_gather(game, slot, net, size))
    game.net, game.size = net, size
    if network not in parts:
        tally(game, network)
    for part in parts:
        tally(game, part)
    if len(parts) == 1 and parts[0] == network and len(members) == size[network]:
        recheck(game)
        return
    assigned = game.assigned.copy()
    homeless: list[int] = []
    for spy in range(len(assigned)):
        if assigned[spy] == network:
            home = _home(game, spy, parts)
            if home < 0:
                homeless.append(spy)
            else:
                assigned[spy] = home
    game.assigned = assigned
    for spy in homeless:
        unassign(game, spy, "spies.spy.eject" if spy == game.infiltrator else "spies.ruling.r29")
    recheck(game)


def _gather(game: Spies, first: int, net: list[int], size: list[int]) -> int:
    """Find all Nodes that hang together with this one; the part goes by its oldest Node."""
    found = [first]
    net[first] = first
    at = 0
    name = first
    while at < len(found):
        slot = found[at]
        at += 1
        if game.age[slot] < game.age[name]:
            name = slot
        for edge in range(SIDES):
            other = game.links[slot * SIDES + edge]
            if other >= 0 and net[other] < 0:
                net[other] = first
                found.append(other)
    for slot in found:
        net[slot] = name
    size[name] = len(found)
    return name


def _home(game: Spies, spy: int, parts: list[int]) -> int:
    """spies.ruling.r29: the largest part that supports the Spy; of equal ones that with the oldest Node."""
    best = NONE
    for part in parts:
        if supports(game, part, spy) and (
            best < 0
            or game.size[part] > game.size[best]
            or (game.size[part] == game.size[best] and game.age[part] < game.age[best])
        ):
            best = part
    return best


def tally(game: Spies, network: int) -> None:
    """How Spies count a network: kept, because support is asked for all the time."""
    cards, nodes, net = game.cards, game.nodes, game.net
    extra = 0
    stretch = 0
    slot: i64
    for slot in range(len(net)):
        if net[slot] == network:
            node = nodes[slot]
            face = game.face[node]
            if cards.widens[face]:
                if game.dark(node):
                    game.dimmed = 1
                else:
                    extra += cards.net[NET_SIZE][face][game.size[network]]
                    stretch += cards.net[RANGE][face][game.size[network]]
    if game.extra[network] != extra:
        game.extra = changed(game.extra, network, extra)
    if game.stretch[network] != stretch:
        game.stretch = changed(game.stretch, network, stretch)


def recheck(game: Spies) -> None:
    """spies.spy.support-always: Spies whose network no longer fits become Unassigned, and are thrown out if inside."""
    if game.dimmed or (game.lasting and game.anything_dark()):
        game.dimmed = 0
        for slot in range(len(game.net)):
            if game.net[slot] == slot:
                tally(game, slot)
    for spy in range(len(game.spies)):
        network = game.assigned[spy]
        if network >= 0 and not supports(game, network, spy):
            unassign(game, spy, "spies.spy.eject" if spy == game.infiltrator else "spies.ruling.r28")
