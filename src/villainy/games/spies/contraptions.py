"""Contraptions: where they may be built, and how they go."""

from villainy.games.spies.deck import CONTRAPTION_CARD, SQUARES
from villainy.games.spies.game import Spies, changed
from villainy.games.spies.minions import is_minion
from villainy.games.spies.phase import GENIUS


def is_contraption(game: Spies, square: int) -> bool:
    """Whether a static Contraption stands in the square."""
    card = game.lair[square]
    return card >= 0 and game.cards.kind[game.face[card]] == CONTRAPTION_CARD


def may_stand(game: Spies, face: int, square: int) -> bool:
    """A static Contraption needs an unoccupied square, an attachable one a Minion without another."""
    if game.cards.attachable[face]:
        return is_minion(game, square) and game.attached[square] < 0
    return game.lair[square] < 0


def build(game: Spies, face: int, square: int) -> None:
    """spies.eg.build: the Work is spent and the Contraption stands, or hangs on its Minion."""
    card = game.part_with(GENIUS, face)
    game.work -= game.cards.cost[face]
    if game.cards.attachable[face]:
        game.attached = changed(game.attached, square, card)
        game.tell("attached", "spies.contraption.attach", seat=GENIUS, place=square, card=card)
    else:
        game.occupy(square, card)
        game.tell("built", "spies.eg.build", seat=GENIUS, place=square, card=card)


def destroy_contraption(game: Spies, square: int, clause: str) -> None:
    """A static Contraption is removed from play."""
    card = game.lair[square]
    game.vacate(square)
    game.put_away(card)
    game.tell("destroyed", clause, seat=GENIUS, place=square, card=card)


def next_square(game: Spies) -> int:
    """The square that the infiltrator will enter next; SQUARES: it will reach the Plan."""
    return min(game.at + 1 + game.skip, SQUARES)
