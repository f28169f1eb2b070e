"""The occasions on which somebody may interrupt, as standing orders name them."""

from collections.abc import Mapping
from typing import Final

from villainy.engine.game import Game
from villainy.engine.orders import ANSWERING, Occasion
from villainy.games.spies.events import Interrupt
from villainy.games.spies.phase import AFTER_ACTION, BETWEEN_EXCHANGES, CARD_PLAYED, OCCASIONS

UNASKED: Final = frozenset({AFTER_ACTION})
"""A third of all windows open after a plain action, and hardly any is used: what fits there mostly fits later."""
NEVER_PLAIN: Final = frozenset({CARD_PLAYED})
"""Occasions of windows that are only ever there to answer a card."""


def occasions(settings: Mapping[str, str | int], _seat: int) -> tuple[Occasion, ...]:
    """Those that can come up under these settings, for either side."""
    left_out = NEVER_PLAIN if settings["combatWindows"] == "between-exchanges" else {*NEVER_PLAIN, BETWEEN_EXCHANGES}
    plain = [Occasion(name, at not in UNASKED) for at, name in enumerate(OCCASIONS) if at not in left_out]
    return (Occasion(ANSWERING, True), *plain)


def occasion(game: Game, _seat: int) -> tuple[str, ...]:
    """The occasion of the window that is open."""
    asking = game.asking
    if not isinstance(asking, Interrupt):
        return ()
    return (ANSWERING if asking.answering else OCCASIONS[asking.occasion],)
