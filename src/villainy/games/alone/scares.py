"""Scares: what it costs the Hero that a Creature is first seen from so near."""

from villainy.games.alone.damage import lose
from villainy.games.alone.game import Alone
from villainy.games.alone.lasting import LAST_SCARE, total
from villainy.games.alone.terms import BY_SCARE, SELF_CONTROL


def scare(game: Alone, creature: int) -> None:
    """alone.scare.amount: the Hero loses what the Creature Stats say of its kind, changed by cards."""
    kind = game.kind[creature]
    amount = game.cards.scares[game.nightmare][kind] + total(game, LAST_SCARE, creature)
    if amount > 0:
        game.tell("scared", "alone.scare.amount", place=kind, amount=amount)
        lose(game, SELF_CONTROL, amount, BY_SCARE, kind)
