"""The occasions on which Evil may react, as standing orders name them."""

from collections.abc import Mapping
from typing import Final

from villainy.engine.game import Game
from villainy.engine.orders import Occasion
from villainy.games.alone.game import Alone
from villainy.games.alone.reactions import React
from villainy.games.alone.terms import HERO

BY_WINDOW: Final = ("declare", "reveal", "reveal", "roll", "loss", "loss", "resolved", "end", "end")
"""The occasion of each of `terms.WINDOWS`; all of them are public."""
NOTHING_FITS: Final = "nothing-fits"
"""The seat holds no card that could be played. Nobody else can see that."""


def occasions(_settings: Mapping[str, str | int], seat: int) -> tuple[Occasion, ...]:
    """Those of an Evil player; the Hero never reacts."""
    if seat == HERO:
        return ()
    return (*(Occasion(name, asked=True) for name in dict.fromkeys(BY_WINDOW)), Occasion(NOTHING_FITS, True, True))


def occasion(game: Game, seat: int) -> tuple[str, ...]:
    """The occasion of the window that is open; and whether the seat could do anything but pass."""
    asking = game.asking
    if not isinstance(game, Alone) or not isinstance(asking, React):
        return ()
    name = BY_WINDOW[asking.window]
    return (name, NOTHING_FITS) if len(asking.options(game, seat)) == 1 else (name,)
