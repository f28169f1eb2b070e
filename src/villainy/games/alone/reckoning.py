"""What everybody can count: how many Creatures, Danger tokens and Blocked Doors there can be on the Map.

Cards are played in the open, and their texts say what they can do at most; what they did out of sight only Evil knows.
So these are limits, the same for all who have watched, and nothing that is hidden changes them.
"""

from typing import Final

from villainy.games.alone.game import Alone
from villainy.games.alone.vocabulary import MOST_BLOCKED, MOST_PLACED, MOST_REMOVED, MOST_SPAWNED, Effect, at_most

MOST_CREATURES: Final = 8
"""alone.creature.limit-level: four on each Level."""
MOST_DANGER: Final = 16
"""alone.danger.eight-per-level: eight on each."""
ONE_LEVEL: Final = 8
"""With fewer Danger tokens than this no Level is full, and none is moved to make room."""


def count_text(game: Alone, effects: list[Effect]) -> None:
    """All have read a text that takes effect now."""
    count(game, at_most(effects))


def count(game: Alone, most: list[int]) -> None:
    """Something takes effect that can do so much (`at_most`)."""
    if most[MOST_SPAWNED]:
        count_spawns(game, most[MOST_SPAWNED])
    if most[MOST_PLACED] or most[MOST_REMOVED]:
        count_danger(game, -most[MOST_REMOVED], most[MOST_PLACED])
    if most[MOST_BLOCKED]:
        count_blocked(game, most[MOST_BLOCKED])


def count_spawns(game: Alone, spawns: int) -> None:
    """So many Creatures may be Spawned now."""
    game.creatures_most = min(MOST_CREATURES, game.creatures_most + spawns)


def count_death(game: Alone) -> None:
    """All have seen a Creature die that is no Boss."""
    game.creatures_most = max(0, game.creatures_most - 1)


def count_danger(game: Alone, least: int, most: int) -> None:
    """There are so many more Danger tokens on the Map, at least and at most."""
    game.danger_most = min(MOST_DANGER, max(0, game.danger_most + most))
    game.danger_least = min(game.danger_most, max(0, game.danger_least + least))


def count_blocked(game: Alone, doors: int) -> None:
    """So many more Doors may be Blocked."""
    game.blocked_most = max(0, game.blocked_most + doors)
