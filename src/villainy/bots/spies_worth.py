"""What things are worth in Evil Genius VS Spies, in Actions' worth, as a henchman sees it."""

from typing import Final

from villainy.games.spies.deck import EPIPHANY_CARD, INTELLIGENCE_CARD, MINION_CARD, SQUARES, Cards
from villainy.games.spies.game import Spies
from villainy.games.spies.grid import SIDES
from villainy.games.spies.phase import GENIUS, MASTER
from villainy.games.spies.vocabulary import ATTACK, HEALTH, PERCEPTION, SNEAK

# Guesses that hold up in matches of henchmen against each other.
POINT: Final = 3.0
"""A point of Evilness."""
VICTORY: Final = 100.0
A_CARD: Final = 0.2
"""Any card in hand."""
AN_EVENT: Final = 0.4
"""An Epiphany or Intelligence card in hand."""
A_NODE: Final = 0.7
A_LINK: Final = 0.8
STAGES: Final = [0.0, 0.15, 0.35, 0.6]
"""How much of a Plan counts as won, by stage."""


def minion_worth(cards: Cards, face: int) -> float:
    """A Minion by what is printed on it; one of the middling sort counts 1."""
    own = cards.own
    return 0.14 * own[ATTACK][face] + 0.1 * own[HEALTH][face] + 0.1 * own[PERCEPTION][face]


def spy_worth(cards: Cards, face: int) -> float:
    """A Spy by what is printed on it."""
    own = cards.own
    return 0.4 + 0.15 * own[ATTACK][face] + 0.12 * own[HEALTH][face] + 0.15 * own[SNEAK][face]


def contraption_worth(cards: Cards, face: int) -> float:
    """A Contraption by the Work that it takes."""
    return 0.25 + 0.35 * cards.cost[face]


def square_worth(world: Spies, square: int) -> float:
    """What stands in a square, and what is attached to it."""
    cards, face = world.cards, world.face
    printed = face[world.lair[square]]
    if cards.kind[printed] != MINION_CARD:
        return contraption_worth(cards, printed)
    attachment = world.attached[square]
    worth = minion_worth(cards, printed)
    return worth if attachment < 0 else worth + contraption_worth(cards, face[attachment])


def standing(world: Spies) -> float:
    """How the Genius stands, in Actions' worth; what is good for the Master counts against it."""
    if world.over:
        if len(world.winners) == 2:
            return 0.0
        return VICTORY if GENIUS in world.winners else -VICTORY
    cards, face = world.cards, world.face
    total = POINT * (worth_of_score(world.scores[GENIUS]) - worth_of_score(world.scores[MASTER]))
    if world.plan >= 0:
        total += POINT * STAGES[world.stage] * cards.evilness[face[world.plan]]
    for square in range(SQUARES):
        card = world.lair[square]
        if card >= 0:
            total += square_worth(world, square)
    for card in world.spies:
        if card >= 0:
            total -= spy_worth(cards, face[card])
    links = 0
    for slot in range(len(world.nodes)):
        if world.nodes[slot] >= 0:
            total -= A_NODE
            for edge in range(SIDES):
                if world.links[slot * SIDES + edge] >= 0:
                    links += 1
    total -= A_LINK * links / 2.0
    return total + hand_worth(world, GENIUS) - hand_worth(world, MASTER)


def worth_of_score(score: int) -> float:
    """Points count a little more the nearer the goal is."""
    return score + 0.03 * score * score


def hand_worth(world: Spies, seat: int) -> float:
    """The cards that a side holds."""
    first = world.cards.first_face[EPIPHANY_CARD if seat == GENIUS else INTELLIGENCE_CARD]
    total = 0.0
    for card in world.hands[seat]:
        total += A_CARD if world.face[card] < first else AN_EVENT
    return total
