"""Standing orders: in which windows a seat wants to be asked. In all others it passes without being asked.

Orders are no part of a game and stand in no record: nobody but their owner may know of them, and a pass that they give
is a pass like any other. A game says on which occasions its windows open; whoever runs the table keeps the orders.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from villainy.engine.game import Game

ANSWERING: Final = "answering"
"""The occasion of every window in which a card waits and may be answered."""


@dataclass(frozen=True)
class Occasion:
    """When windows open; `asked` is whether a seat is asked then that has given no orders."""

    name: str
    asked: bool
    secret: bool = False
    """Whether only the seat itself can tell that it has come: who passes unasked then passes sooner than at other
    times, and a pause tells that it has not. So everybody is asked who has given no orders, unless only bots wait."""


@dataclass(frozen=True)
class Orders:
    """What one seat wants."""

    ask: tuple[str, ...]
    """The occasions on which it is asked."""
    until_move: bool = False
    """Whether it passes in every window until anything else is asked of it."""

    def passes(self, occasions: Sequence[str]) -> bool:
        """Whether the seat is not asked in a window of these occasions: it must want to be asked on all of them."""
        return self.until_move or any(name not in self.ask for name in occasions)


def in_window(game: Game, seat: int) -> bool:
    """Whether the seat is asked in a window now."""
    return way_to_pass(game, seat) >= 0


def way_to_pass(game: Game, seat: int) -> int:
    """The option by which the seat passes in the window that is open to it; -1 if none is."""
    return game.asking.way_to_pass(game, seat) if seat in game.to_answer() else -1
