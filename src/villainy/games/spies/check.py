"""What holds at every decision of every game of Evil Genius VS Spies."""

from itertools import pairwise
from typing import TYPE_CHECKING

from villainy.games.spies.deck import (
    BACKS,
    CONTRAPTION_CARD,
    GENIUS_DECK,
    MASTER_DECK,
    MINION_CARD,
    NODE_CARD,
    PLAN_DECK,
    SPY_CARD,
    SQUARES,
)
from villainy.games.spies.phase import ACTIVATED, GENIUS, MASTER, NO_PLAN, SENDING
from villainy.games.spies.stats import minion_is_dead, network_adds, spy_is_dead, supports
from villainy.games.spies.vocabulary import NET_SIZE, RANGE

if TYPE_CHECKING:
    from villainy.games.spies.game import Spies


def zones(game: "Spies", back: int) -> list[list[int]]:
    """Every place where a card with that back can be."""
    owner = MASTER if back == MASTER_DECK else GENIUS
    mine = [card for card in [*game.stack, game.resolving] if card >= 0 and game.owner(card) == owner]
    if back == GENIUS_DECK:
        return [game.genius_pile, game.genius_discards, game.hands[GENIUS], game.lair, game.attached, mine]
    if back == PLAN_DECK:
        return [game.plan_pile, game.offers, [game.plan], game.completed, game.thwarted]
    return [game.master_pile, game.master_discards, game.hands[MASTER], game.nodes, game.spies, mine]


def check(game: "Spies") -> None:
    """Raise AssertionError unless the rules allow this world."""
    _check_cards(game)
    _check_lair(game)
    _check_networks(game)
    _check_spies(game)
    for hand in game.hands:
        assert all([game.face[a] <= game.face[b] for a, b in pairwise(hand)]), hand
    assert (game.stage == NO_PLAN) == (game.plan < 0)
    if game.plan >= 0:
        assert (game.seen[game.plan] >> GENIUS) & 1
        if game.stage >= ACTIVATED:
            assert game.seen[game.plan] == game.everyone
    assert game.work >= 0 and game.plays >= 0 and game.actions >= 0
    assert len(game.stack) == len(game.picks)
    evilness = game.cards.evilness
    assert game.scores == [
        sum([evilness[game.face[card]] for card in scored]) for scored in (game.completed, game.thwarted)
    ]
    if game.over:
        assert game.winners and not game.agenda and game.seat < 0
        return
    waiting = [step.parts()[0] for step in game.agenda if type(step).__name__ == "Resolve"]
    assert waiting == game.stack
    assert max(game.scores) < 10
    assert game.choices == game.asking.offered(game, game.seat)
    assert game.choices


def _check_cards(game: "Spies") -> None:
    """Every card is in one place, with one of the faces of its back; what lies open has been seen by all."""
    cards, face = game.cards, game.face
    for back in range(len(BACKS)):
        everywhere = sorted([card for zone in zones(game, back) for card in zone if card >= 0])
        assert everywhere == cards.pile(back), BACKS[back]
        assert sorted([face[card] for card in everywhere]) == [cards.faces[card] for card in everywhere], BACKS[back]
    open_to_all = [
        *game.genius_discards,
        *game.master_discards,
        *game.completed,
        *game.thwarted,
        *game.lair,
        *game.attached,
        *game.nodes,
        *game.spies,
        *game.stack,
        game.resolving,
    ]
    assert all([game.seen[card] == game.everyone for card in open_to_all if card >= 0])
    for seat in (GENIUS, MASTER):
        assert all([(game.seen[card] >> seat) & 1 for card in game.hands[seat]])
    assert not any([game.seen[card] for card in [*game.genius_pile, *game.master_pile, *game.plan_pile]])


def _check_lair(game: "Spies") -> None:
    """One thing in a square; only Minions are Busy, hurt or carry something, and none is dead on its feet."""
    cards, face = game.cards, game.face
    for square in range(SQUARES):
        card, attachment = game.lair[square], game.attached[square]
        kind = cards.kind[face[card]] if card >= 0 else -1
        assert kind in {-1, MINION_CARD, CONTRAPTION_CARD}
        if kind == CONTRAPTION_CARD:
            assert not cards.attachable[face[card]]
        if kind != MINION_CARD:
            assert attachment < 0 and not game.busy[square] and not game.hurt[square], square
        elif attachment >= 0:
            assert cards.attachable[face[attachment]]
        if kind == MINION_CARD:
            assert game.hurt[square] >= 0
            assert game.fighting or not minion_is_dead(game, square), square


def _check_networks(game: "Spies") -> None:
    """Links meet edge to edge on the grid; a network is what hangs together, and goes by its oldest Node."""
    count = len(game.nodes)
    for things in (game.net, game.size, game.column, game.row, game.age, game.extra, game.stretch):
        assert len(things) == count
    assert len(game.links) == 4 * count
    assert not count or game.nodes[-1] >= 0
    steps = ((-1, 0), (0, -1), (1, 0), (0, 1))
    for slot in range(count):
        if game.nodes[slot] < 0:
            assert game.net[slot] < 0 and game.size[slot] == 0
            assert game.links[slot * 4 : slot * 4 + 4] == [-1] * 4
            continue
        assert game.cards.kind[game.face[game.nodes[slot]]] == NODE_CARD
        for edge in range(4):
            other = game.links[slot * 4 + edge]
            if other >= 0:
                assert (game.cards.connectors[game.face[game.nodes[slot]]] >> edge) & 1
                assert game.links[other * 4 + (edge ^ 2)] == slot
                assert game.net[other] == game.net[slot]
                assert game.column[other] == game.column[slot] + steps[edge][0]
                assert game.row[other] == game.row[slot] + steps[edge][1]
    for network in {name for name in game.net if name >= 0}:
        members = [slot for slot in range(count) if game.net[slot] == network]
        assert game.size[network] == len(members)
        assert network == min(members, key=game.age.__getitem__)
        assert len({(game.column[slot], game.row[slot]) for slot in members}) == len(members)
        reached = [network]
        for slot in reached:
            reached += [other for other in game.links[slot * 4 : slot * 4 + 4] if other >= 0 and other not in reached]
        assert sorted(reached) == members
        assert game.extra[network] == network_adds(game, network, NET_SIZE)
        assert game.stretch[network] == network_adds(game, network, RANGE)
    named = [slot for slot in range(count) if game.net[slot] == slot]
    assert all([game.size[slot] == 0 for slot in range(count) if slot not in named])


def _check_spies(game: "Spies") -> None:
    """Spies are supported by the network to which they are Assigned; one at most is inside, Assigned and alive."""
    count = len(game.spies)
    for things in (game.assigned, game.wounds, game.been, game.noisy, game.barred):
        assert len(things) == count
    assert not count or game.spies[-1] >= 0
    for slot in range(count):
        if game.spies[slot] < 0:
            assert game.assigned[slot] < 0 and not game.been[slot]
            continue
        assert game.cards.kind[game.face[game.spies[slot]]] == SPY_CARD
        network = game.assigned[slot]
        if network >= 0:
            assert game.net[network] == network
            assert supports(game, network, slot), slot
    inside = game.infiltrator
    if inside < 0:
        assert game.at < 0 and not (game.skip or game.spent or game.sneaks or game.fighting or game.used_here)
    elif not game.over:
        assert game.spies[inside] >= 0 and game.assigned[inside] >= 0 and game.been[inside]
        assert -1 <= game.at < SQUARES and game.phase == SENDING
        assert not spy_is_dead(game, inside)
