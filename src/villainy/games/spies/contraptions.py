"""Contraptions: where they may be built, and how they go."""

from villainy.games.spies.game import Spies, changed
from villainy.games.spies.phase import GENIUS
from villainy.games.spies.stats import is_minion


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
