"""The Reaction track: cards upright and sideways, spaces, the limit of a Turn, Danger symbols."""

from typing import Final

from villainy.games.alone.game import LAID, Alone
from villainy.games.alone.hands import put_away
from villainy.games.alone.terms import NONE, TRACK_SPACES

FIRST_SYMBOL: Final = 7
"""alone.ruling.r04: Danger symbols are printed on the spaces from this one on."""
LIMIT: Final = 2
"""alone.reaction.max-two: so many cards in a Turn."""


def covered(game: Alone) -> int:
    """How many spaces of the track are covered; cards lie on it without gaps."""
    spaces = 0
    for at in range(2, len(game.track), LAID):
        spaces += game.track[at]
    return spaces


def is_free(game: Alone, face: int) -> bool:
    """Whether a card played face up does not count to the limit; NONE stands for a card that lies face down."""
    return face != NONE and game.cards.free[face]


def is_sideways(game: Alone, face: int) -> bool:
    """alone.ruling.r06: every counted card of a Turn but the first is a combo, which lies sideways."""
    return game.counted > 0 and not is_free(game, face)


def spaces_for(game: Alone, face: int) -> int:
    """How many spaces the card would cover (alone.track.first-vertical, alone.reaction.combo-two-spaces)."""
    if not is_sideways(game, face) or (face != NONE and game.cards.narrow[face]):
        return 1
    return 2


def has_room(game: Alone, face: int) -> bool:
    """Whether one more such card fits the limit of the Turn and the track; NONE: a card that lies face down."""
    if game.counted >= game.allowance and not is_free(game, face):
        return False
    return covered(game) + spaces_for(game, face) <= TRACK_SPACES


def no_room_clause(game: Alone, face: int) -> str:
    """The clause that keeps one more such card off the track."""
    left = TRACK_SPACES - covered(game)
    if left == 0:
        return "alone.track.full"
    if game.counted >= game.allowance and not is_free(game, face):
        return "alone.reaction.max-two"
    return "alone.track.one-left" if left == 1 else "alone.ruling.r05"


def lay(game: Alone, card: int, face: int, seat: int) -> None:
    """A card is laid on the track; `face` is NONE if it lies face down."""
    sideways = 1 if is_sideways(game, face) else 0
    game.track = [*game.track, card, 0 if face == NONE else 1, spaces_for(game, face), seat, sideways]
    if not is_free(game, face):
        game.counted += 1


def symbols(game: Alone) -> int:
    """Danger symbols in view: those that no card covers, and the one that none can cover (alone.track.auto-danger)."""
    return TRACK_SPACES - max(covered(game), FIRST_SYMBOL - 1) + 1


def clear(game: Alone) -> None:
    """alone.eor.1-clear-track: all cards go to the discard piles of their decks, face down ones unseen."""
    for at in range(0, len(game.track), LAID):
        put_away(game, game.track[at])
    game.tell("track-cleared", "alone.eor.1-clear-track", amount=len(game.track) // LAID)
    game.track = []


def new_turn(game: Alone) -> None:
    """A new Turn: no card has been played in it."""
    game.counted = 0
    game.allowance = LIMIT
    game.granted = 0
