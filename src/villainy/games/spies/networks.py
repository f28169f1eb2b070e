"""Nodes and networks: how they come, go, grow and fall apart, and what becomes of Spies then."""

from mypy_extensions import i64

from villainy.games.spies.deck import ACROSS, RIGHT
from villainy.games.spies.game import NONE, Spies, changed
from villainy.games.spies.grid import ACROSS_COLUMN, ACROSS_ROW, SIDES
from villainy.games.spies.phase import MASTER
from villainy.games.spies.spies import unassign
from villainy.games.spies.stats import supports
from villainy.games.spies.vocabulary import NET_SIZE, RANGE

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
    name, gone = (mine, yours) if game.age[mine] < game.age[yours] else (yours, mine)
    _lay_against(game, one, edge, two, name)
    size = game.size.copy()
    size[name] = size[mine] + size[yours]
    size[gone] = 0
    game.size = size
    tally(game, name)
    tally(game, gone)
    if gone in game.assigned:
        game.assigned = [name if network == gone else network for network in game.assigned]
    recheck(game)


def _lay_against(game: Spies, one: i64, edge: i64, two: i64, name: int) -> None:
    """The network of one Node is laid against an edge of another Node; together they go by a new name."""
    net, column, row = game.net.copy(), game.column.copy(), game.row.copy()
    mine: i64 = net[one]
    yours: i64 = net[two]
    across: i64 = column[one] + ACROSS_COLUMN[edge] - column[two]
    down: i64 = row[one] + ACROSS_ROW[edge] - row[two]
    slot: i64
    for slot in range(len(net)):
        network: i64 = net[slot]
        if network == yours:
            column[slot] = column[slot] + across
            row[slot] = row[slot] + down
            net[slot] = name
        elif network == mine:
            net[slot] = name
    game.net, game.column, game.row = net, column, row


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
    parts = _take_apart(game, network)
    if network not in parts:
        tally(game, network)
    for part in parts:
        tally(game, part)
    if network in game.assigned and parts != [network]:
        _rehouse(game, network, parts)
    recheck(game)


def _take_apart(game: Spies, network: i64) -> list[int]:
    """Nodes that hang together are a network: the parts of an old one, by name."""
    before, links = game.net, game.links
    net, size = before.copy(), game.size.copy()
    size[network] = 0
    parts: list[int] = []
    placed: i64 = 0
    slot: i64
    for slot in range(len(before)):
        if before[slot] == network and not (placed >> slot) & 1:
            part = _hanging_together(links, slot, 0)
            placed |= part
            parts.append(_name(game.age, part, net, size))
    game.net, game.size = net, size
    return parts


def _hanging_together(links: list[int], slot: i64, found: i64) -> i64:
    """The Nodes that hang together with this one, as bits, added to those that were found before."""
    bit: i64 = 1
    found |= bit << slot
    edge: i64
    for edge in range(SIDES):
        other: i64 = links[slot * SIDES + edge]
        if other >= 0 and not (found >> other) & 1:
            found = _hanging_together(links, other, found)
    return found


def _name(age: list[int], part: i64, net: list[int], size: list[int]) -> i64:
    """A part, given as bits, becomes a network: it goes by its oldest Node."""
    name: i64 = NONE
    count: i64 = 0
    slot: i64
    for slot in range(len(net)):
        if (part >> slot) & 1:
            count += 1
            if name < 0 or age[slot] < age[name]:
                name = slot
    for slot in range(len(net)):
        if (part >> slot) & 1:
            net[slot] = name
    size[name] = count
    return name


def _rehouse(game: Spies, network: int, parts: list[int]) -> None:
    """The Spies of a network that has come apart stay with one of its parts, or with none."""
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


def tally(game: Spies, network: i64) -> None:
    """How Spies count a network: kept, because support is asked for all the time."""
    cards, face, nodes, net = game.cards, game.face, game.nodes, game.net
    extra = 0
    stretch = 0
    slot: i64
    for slot in range(len(net)):
        if net[slot] == network:
            node: i64 = nodes[slot]
            printed: i64 = face[node]
            if cards.widens[printed]:
                if game.dark(node):
                    game.dimmed = 1
                else:
                    extra += cards.net[NET_SIZE][printed][game.size[network]]
                    stretch += cards.net[RANGE][printed][game.size[network]]
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
    assigned = game.assigned
    spy: i64
    for spy in range(len(assigned)):
        network: i64 = assigned[spy]
        if network >= 0 and not supports(game, network, spy):
            unassign(game, spy, "spies.spy.eject" if spy == game.infiltrator else "spies.ruling.r28")
