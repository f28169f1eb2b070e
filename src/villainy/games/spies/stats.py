"""What everything is worth now: the stats of Minions and Spies with all that is added, support, and costs."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from villainy.games.spies.deck import CONTRAPTION_CARD, MINION_CARD, SQUARES
from villainy.games.spies.vocabulary import (
    ATTACK,
    HEALTH,
    KEEN,
    NET_SIZE,
    PERCEPTION,
    PLAN_MINION,
    RANGE,
    SNEAK,
    WORK,
)

if TYPE_CHECKING:
    from villainy.games.spies.game import Spies

# The lair -------------------------------------------------------------------------------------------------------------


def is_minion(game: "Spies", square: i64) -> bool:
    """Whether a Minion stands in the square."""
    card: i64 = game.lair[square]
    if card < 0:
        return False
    face: i64 = game.face[card]
    return game.cards.kind[face] == MINION_CARD


def is_contraption(game: "Spies", square: i64) -> bool:
    """Whether a static Contraption stands in the square."""
    card: i64 = game.lair[square]
    if card < 0:
        return False
    face: i64 = game.face[card]
    return game.cards.kind[face] == CONTRAPTION_CARD


def next_square(game: "Spies") -> int:
    """The square that the infiltrator will enter next; SQUARES: it will reach the Plan."""
    return min(game.at + 1 + game.skip, SQUARES)


def minion_next_to(game: "Spies", square: i64, step: i64) -> int:
    """The square beside this one if a Minion stands there, else -1."""
    beside = square + step
    return beside if 0 <= beside < SQUARES and is_minion(game, beside) else -1


# Minions --------------------------------------------------------------------------------------------------------------


def minion_stat(game: "Spies", square: i64, stat: i64) -> int:
    """A Minion's value with all that is added; it may be below 0 until it is read."""
    cards, face, lair = game.cards, game.face, game.lair
    card: i64 = lair[square]
    printed: i64 = face[card]
    value: i64 = cards.own[stat][printed]
    attachment: i64 = game.attached[square]
    if attachment >= 0:
        printed = face[attachment]
        value += cards.host[stat][printed]
    if square > 0:
        value += _lent(game, lair[square - 1], stat)
    if square < SQUARES - 1:
        value += _lent(game, lair[square + 1], stat)
    if cards.reaches[stat]:
        around, others = cards.around[stat], cards.others[stat]
        at: i64
        for at in range(SQUARES):
            other: i64 = lair[at]
            if other >= 0:
                printed = face[other]
                adds: i64 = around[printed]
                if at != square:
                    adds += others[printed]
                if adds and not game.dark(other):
                    value += adds
    if game.lasting:
        value += game.added(card, stat)
    return value


def _lent(game: "Spies", neighbour: i64, stat: i64) -> i64:
    """What the card in the next square, if there is one, adds to the Minion beside it."""
    if neighbour < 0:
        return 0
    face: i64 = game.face[neighbour]
    adds: i64 = game.cards.beside[stat][face]
    return 0 if adds and game.dark(neighbour) else adds


def minion_keys(game: "Spies", square: i64) -> int:
    """The keywords that a Minion has, as bits."""
    cards, face, lair = game.cards, game.face, game.lair
    card = lair[square]
    keys = cards.own_keys[face[card]]
    attachment = game.attached[square]
    if attachment >= 0:
        keys |= cards.host_keys[face[attachment]]
    for at in range(SQUARES):
        other = lair[at]
        if other < 0:
            continue
        printed = face[other]
        adds = cards.around_keys[printed]
        if at != square:
            adds |= cards.others_keys[printed]
            if at in (square - 1, square + 1):
                adds |= cards.beside_keys[printed]
        if adds and not game.dark(other):
            keys |= adds
    return keys | game.keys_given(card) if game.lasting else keys


def minion_has(game: "Spies", square: i64, keyword: i64) -> bool:
    """Whether a Minion has a keyword. Asked often: what no card in the deck can give is not looked for."""
    cards, face = game.cards, game.face
    card: i64 = game.lair[square]
    printed: i64 = face[card]
    keys: i64 = cards.own_keys[printed]
    attachment: i64 = game.attached[square]
    if attachment >= 0:
        printed = face[attachment]
        keys |= cards.host_keys[printed]
    if (keys >> keyword) & 1:
        return True
    far: i64 = cards.far_keys
    if (far >> keyword) & 1:
        return (minion_keys(game, square) >> keyword) & 1 == 1
    lent: i64 = cards.lent_keys
    return (lent >> keyword) & 1 == 1 and game.given(card, keyword)


def minion_attack(game: "Spies", square: i64) -> int:
    """The damage that a Minion deals in each exchange."""
    return max(0, minion_stat(game, square, ATTACK))


def minion_health(game: "Spies", square: i64) -> int:
    """What a Minion can take."""
    return max(0, minion_stat(game, square, HEALTH))


def counts_as(game: "Spies", square: i64) -> int:
    """How many Minions it counts as for an Evil Plan."""
    return max(0, minion_stat(game, square, PLAN_MINION))


def gives_work(game: "Spies", square: i64) -> int:
    """The Work that a Minion does when it is set Busy for it."""
    return max(0, minion_stat(game, square, WORK))


def perception(game: "Spies", square: i64) -> int:
    """spies.minion.busy-perception-zero: Busy Minions notice nothing, unless they keep their Perception."""
    if game.busy[square] and not minion_has(game, square, KEEN):
        return 0
    return max(0, minion_stat(game, square, PERCEPTION) + _met(game))


def _met(game: "Spies") -> int:
    """What the infiltrator's network takes from the Perception of those it meets."""
    slot = game.infiltrator
    if slot < 0 or game.assigned[slot] < 0:
        return 0
    network = game.assigned[slot]
    size = game.size[network]
    total = 0
    for at in range(len(game.nodes)):
        if game.net[at] == network and game.nodes[at] >= 0:
            adds = game.cards.met[game.face[game.nodes[at]]][size]
            if adds and not game.dark(game.nodes[at]):
                total += adds
    return total


def minion_is_dead(game: "Spies", square: i64) -> bool:
    """spies.minion.dies-when-exceeded: damage greater than Health kills; with `meets`, equal damage too."""
    hurt = game.hurt[square]
    if hurt <= 0:
        return False
    left = minion_health(game, square) - hurt
    return left < 0 or (left == 0 and game.variant.meets)


# Spies ----------------------------------------------------------------------------------------------------------------


def spy_stat(game: "Spies", slot: i64, stat: i64) -> int:
    """A Spy's value with all that is added; it may be below 0 until it is read."""
    card = game.spies[slot]
    value = game.cards.own[stat][game.face[card]]
    network = game.assigned[slot]
    if network >= 0:
        value += network_adds(game, network, stat)
    if game.lasting:
        value += game.added(card, stat)
    return value


def network_adds(game: "Spies", network: i64, stat: i64) -> int:
    """spies.node.bonus-cumulative: what the Nodes of a network add, each bonus from its own size on."""
    table = game.cards.net[stat]
    nodes, net, face = game.nodes, game.net, game.face
    size: i64 = game.size[network]
    total: i64 = 0
    slot: i64
    for slot in range(len(nodes)):
        if net[slot] == network:
            node: i64 = nodes[slot]
            printed: i64 = face[node]
            adds: i64 = table[printed][size]
            if adds and not game.dark(node):
                total += adds
    return total


def spy_attack(game: "Spies", slot: i64) -> int:
    """The damage that a Spy deals in each exchange."""
    return max(0, spy_stat(game, slot, ATTACK))


def spy_health(game: "Spies", slot: i64) -> int:
    """What a Spy can take."""
    return max(0, spy_stat(game, slot, HEALTH))


def spy_sneak(game: "Spies", slot: i64) -> int:
    """Current Sneak: what was spent in this infiltration is gone."""
    value = spy_stat(game, slot, SNEAK)
    if slot == game.infiltrator:
        value -= game.spent
    return max(0, value)


def remaining(game: "Spies", slot: i64) -> int:
    """What is left of a Spy's Health."""
    return spy_health(game, slot) - game.wounds[slot]


def spy_keys(game: "Spies", slot: i64) -> int:
    """The keywords that a Spy has, as bits."""
    cards, face = game.cards, game.face
    card = game.spies[slot]
    keys = cards.own_keys[face[card]]
    network = game.assigned[slot]
    if network >= 0:
        size = game.size[network]
        for at in range(len(game.nodes)):
            if game.net[at] == network and game.nodes[at] >= 0:
                adds = cards.net_keys[face[game.nodes[at]]][size]
                if adds and not game.dark(game.nodes[at]):
                    keys |= adds
    if slot == game.infiltrator:
        for square in range(SQUARES):
            thing = game.lair[square]
            if thing >= 0 and cards.intruder_keys[face[thing]] and not game.dark(thing):
                keys |= cards.intruder_keys[face[thing]]
    return keys | game.keys_given(card) if game.lasting else keys


def spy_has(game: "Spies", slot: i64, keyword: i64) -> bool:
    """Whether a Spy has a keyword."""
    return (spy_keys(game, slot) >> keyword) & 1 == 1


# Support --------------------------------------------------------------------------------------------------------------


def seen_size(game: "Spies", slot: i64, network: i64) -> int:
    """The size of a network as this Spy counts it."""
    size = game.size[network] + game.extra[network]
    return size + game.added(game.spies[slot], NET_SIZE) if game.lasting else size


def stretch(game: "Spies", slot: i64, network: i64) -> int:
    """How far a Spy's Min and Max are moved apart on a network."""
    wider = game.stretch[network]
    return wider + game.added(game.spies[slot], RANGE) if game.lasting else wider


def support_range(game: "Spies", slot: i64) -> tuple[i64, i64]:
    """A Spy's Min and Max, with what is added to them for a while."""
    card: i64 = game.spies[slot]
    face: i64 = game.face[card]
    low: i64 = game.cards.low[face]
    high: i64 = game.cards.high[face]
    if game.lasting:
        more: i64 = game.added(card, NET_SIZE)
        wider: i64 = game.added(card, RANGE)
        return low - wider - more, high + wider - more
    return low, high


def supports(game: "Spies", network: i64, slot: i64) -> bool:
    """spies.spy.support-range: a network supports a Spy when its size lies within the Spy's Min and Max."""
    low, high = support_range(game, slot)
    wider: i64 = game.stretch[network]
    return low - wider <= game.size[network] + game.extra[network] <= high + wider


def infiltrator_net(game: "Spies") -> int:
    """The network size of the Spy in the lair, as it counts it."""
    return seen_size(game, game.infiltrator, game.assigned[game.infiltrator])


def spy_is_dead(game: "Spies", slot: i64) -> bool:
    """spies.spy.dies-when-exceeded: damage greater than Health kills; with `meets`, equal damage too."""
    wounds = game.wounds[slot]
    if wounds <= 0:
        return False
    left = spy_health(game, slot) - wounds
    return left < 0 or (left == 0 and game.variant.meets)


# Costs ----------------------------------------------------------------------------------------------------------------


def contraption_value(game: "Spies") -> int:
    """spies.contraption.counts-by-cost: the costs of all Contraptions in the lair, attached ones too."""
    cards, face = game.cards, game.face
    total = 0
    for square in range(SQUARES):
        card = game.lair[square]
        if card >= 0 and cards.kind[face[card]] == CONTRAPTION_CARD:
            total += cards.cost[face[card]]
        attachment = game.attached[square]
        if attachment >= 0:
            total += cards.cost[face[attachment]]
    return total


def minion_count(game: "Spies") -> int:
    """How many Minions are in the lair, as Evil Plans count them."""
    total = 0
    for square in range(SQUARES):
        if is_minion(game, square):
            total += counts_as(game, square)
    return total


def cost_met(game: "Spies") -> bool:
    """spies.plan.cost-gate: both costs are met or exceeded at this moment."""
    face = game.face[game.plan]
    cards = game.cards
    return minion_count(game) >= cards.minion_cost[face] and contraption_value(game) >= cards.contraption_cost[face]
