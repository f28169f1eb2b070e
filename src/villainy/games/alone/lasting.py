"""What is changed for a while: more dice, thicker hides, forbidden Actions, silence and lies (`until` of 5.5)."""

from typing import Final

from villainy.games.alone.game import FRAME, LASTING, Alone
from villainy.games.alone.terms import IN_ACTION, NONE
from villainy.games.alone.vocabulary import (
    DURATIONS,
    FOR_ACTION,
    FOR_NEXT_TURN,
    FOR_ROUND,
    FOR_TURN,
    FOR_UNTIL_NEXT,
)

LASTINGS: Final = (
    "dice",
    "hero-dice",
    "tough",
    "scare",
    "explore-range",
    "no-disarm",
    "forbidden",
    "no-bullet",
    "mute",
    "lie",
    "distance",
    "dangerous-dice",
    "dangerous-card",
)
LAST_DICE: Final = 0
"""A Creature rolls more dice; about: the Creature."""
LAST_HERO_DICE: Final = 1
LAST_TOUGH: Final = 2
"""A Creature's Wound thresholds are higher; about: the Creature."""
LAST_SCARE: Final = 3
"""A Creature's scare value is changed; about: the Creature."""
LAST_RANGE: Final = 4
"""An Explore reaches further or less far."""
LAST_NO_DISARM: Final = 5
"""An Explore removes no Danger token."""
LAST_FORBIDDEN: Final = 6
"""The Hero may not choose an Action; about: the Action."""
LAST_NO_BULLET: Final = 7
LAST_MUTE: Final = 8
"""So many Noises are not told."""
LAST_LIE: Final = 9
"""So many Communications may be false (alone.ruling.r61)."""
LAST_DISTANCE: Final = 10
"""So many Noises are told with their distance."""
LAST_DANGEROUS_DICE: Final = 11
"""Evil's "!" are Hits."""
LAST_DANGEROUS_CARD: Final = 12
"""The next card is Dangerous."""

FOR_CARD: Final = 16
"""Until a card that was played after the last Action has taken effect; the number of cards at work is added."""

CREATURE_BOUND: Final = (LAST_DICE, LAST_TOUGH, LAST_SCARE)
SECRET: Final = (LAST_MUTE, LAST_LIE)
"""What is still live of these is Evil's to know."""


def last(game: Alone, what: int, about: int, amount: int, until: int, face: int) -> None:
    """From now on, until then, this is changed; `face` is the card that changed it, or NONE."""
    if until == FOR_ACTION and game.phase != IN_ACTION:
        until = FOR_CARD + len(game.resolving) // FRAME
    game.lasting = [*game.lasting, what, about, amount, until, face]


def total(game: Alone, what: int, about: int = NONE) -> int:
    """The sum of all live changes of this sort; what is meant for the next Turn does not count yet."""
    lasting = game.lasting
    found = 0
    for at in range(0, len(lasting), LASTING):
        if lasting[at] == what and lasting[at + 1] == about and lasting[at + 3] != FOR_NEXT_TURN:
            found += lasting[at + 2]
    return found


def forbidden(game: Alone) -> int:
    """The Actions, as bits, that the Hero may not choose."""
    lasting = game.lasting
    found = 0
    for at in range(0, len(lasting), LASTING):
        if lasting[at] == LAST_FORBIDDEN and lasting[at + 3] != FOR_NEXT_TURN:
            found |= 1 << lasting[at + 1]
    return found


def until_name(until: int) -> str:
    """The word for how long something lasts; a card after the last Action is an Action to itself."""
    return DURATIONS[FOR_ACTION if until >= FOR_CARD else until]


def use_up(game: Alone, what: int) -> None:
    """One of a counted change has been used; the oldest goes first."""
    lasting = game.lasting
    for at in range(0, len(lasting), LASTING):
        if lasting[at] == what and lasting[at + 3] != FOR_NEXT_TURN:
            left = lasting[at + 2] - 1
            if left > 0:
                game.lasting = [*lasting[: at + 2], left, *lasting[at + 3 :]]
            else:
                game.lasting = [*lasting[:at], *lasting[at + LASTING :]]
            return


def end_action(game: Alone) -> None:
    """What lasts for an Action ends with it."""
    _drop(game, FOR_ACTION)


def end_card(game: Alone) -> None:
    """What lasts for an Action ends, after the last one, with the card that said so."""
    _drop(game, FOR_CARD + len(game.resolving) // FRAME)


def end_turn(game: Alone) -> None:
    """T9: what lasts for the Turn ends; what is meant for the next one begins."""
    _drop(game, FOR_ACTION)
    _drop(game, FOR_TURN)
    lasting = game.lasting.copy()
    for at in range(0, len(lasting), LASTING):
        if lasting[at + 3] in (FOR_NEXT_TURN, FOR_UNTIL_NEXT):
            lasting[at + 3] = FOR_TURN
    game.lasting = lasting


def end_round(game: Alone) -> None:
    """E1: what lasts for the Round ends."""
    _drop(game, FOR_ROUND)


def forget_creature(game: Alone, creature: int) -> None:
    """The token is off the Map: what was said of it is void."""
    lasting = game.lasting
    kept: list[int] = []
    for at in range(0, len(lasting), LASTING):
        if lasting[at] not in CREATURE_BOUND or lasting[at + 1] != creature:
            kept += lasting[at : at + LASTING]
    game.lasting = kept


def _drop(game: Alone, until: int) -> None:
    lasting = game.lasting
    for at in range(0, len(lasting), LASTING):
        if lasting[at + 3] == until:
            break
    else:
        return
    kept: list[int] = []
    for at in range(0, len(lasting), LASTING):
        if lasting[at + 3] != until:
            kept += lasting[at : at + LASTING]
    game.lasting = kept
