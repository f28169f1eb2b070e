"""Dice: Hit, "!" and Miss, rolled in the open (1.8 of the ledger)."""

from villainy.games.alone.game import Alone
from villainy.games.alone.terms import EXCLAIM, HIT, MISS


def fall(game: Alone) -> int:
    """One die falls (alone.dice.faces)."""
    variant = game.variant
    side = game.dice.below(variant.hits + variant.exclaims + variant.misses)
    if side < variant.hits:
        return HIT
    return EXCLAIM if side < variant.hits + variant.exclaims else MISS


def roll(game: Alone, by: int, count: int) -> None:
    """So many dice are rolled where all can see them (alone.dice.public). Equal faces lie together."""
    faces = [fall(game) for _ in range(count)]
    faces.sort()
    game.roll = faces
    game.rolled_by = by
    tell_roll(game, "rolled", "alone.dice.public")


def roll_again(game: Alone, picked: list[int]) -> None:
    """So many dice of each face are rolled again; the others lie as they fell."""
    kept: list[int] = []
    again = 0
    left = picked.copy()
    for face in game.roll:
        if left[face] > 0:
            left[face] -= 1
            again += 1
        else:
            kept.append(face)
    faces = [*kept, *[fall(game) for _ in range(again)]]
    faces.sort()
    game.roll = faces


def showing(game: Alone, face: int) -> int:
    """How many dice of the last roll show this face."""
    return game.roll.count(face)


def hits(game: Alone, exclaim: bool) -> int:
    """alone.dice.normal: Hits, and "!" where they count."""
    return showing(game, HIT) + (showing(game, EXCLAIM) if exclaim else 0)


def tell_roll(game: Alone, kind: str, clause: str) -> None:
    """Everybody sees the dice: `amount` has two digits each for Hits, "!" and Misses."""
    if game.listening:
        faces = showing(game, HIT) * 10_000 + showing(game, EXCLAIM) * 100 + showing(game, MISS)
        game.tell(kind, clause, game.rolled_by, amount=faces)
