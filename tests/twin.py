"""Twin worlds: the same place under other numbers."""

from collections.abc import Callable
from dataclasses import dataclass

from villainy.engine.game import Game


@dataclass(frozen=True)
class Twin:
    """A world that some viewers cannot tell from a game's own, because only numbers that they never see differ."""

    game: Game
    viewers: tuple[int, ...]
    option: Callable[[int], int]
    """An option of the first game, in the numbers of this one."""
