"""What everybody can count: how many Creatures, Danger tokens and Blocked Doors there can be on the Map.

Cards are played in the open, and their texts say what they can do at most; what they did out of sight only Evil knows.
So these are limits, the same for all who have watched, and nothing that is hidden changes them.
"""

from typing import Final

from villainy.games.alone.game import Alone
from villainy.games.alone.vocabulary import (
    ALL,
    DANGER_PLACE,
    DANGER_REMOVE,
    DANGER_SHIFT,
    DO_DANGER,
    DO_DOOR,
    DO_SPAWN,
    DOOR_BLOCK,
    DOOR_WELD,
    NOTHING,
    Effect,
)

MOST_CREATURES: Final = 8
"""alone.creature.limit-level: four on each Level."""
MOST_DANGER: Final = 16
"""alone.danger.eight-per-level: eight on each."""
ONE_LEVEL: Final = 8
"""With fewer Danger tokens than this no Level is full, and none is moved to make room."""


def at_most(effects: list[Effect], op: int, what: int = NOTHING) -> int:
    """How many times a text can do something: of branches, only one is taken."""
    found = 0
    for effect in effects:
        if effect.op == op and what in (NOTHING, effect.what):
            found += MOST_DANGER if effect.has(ALL) else effect.count
        most = 0
        for branch in effect.branches:
            most = max(most, at_most(branch, op, what))
        found += most
    return found


def count_text(game: Alone, effects: list[Effect]) -> None:
    """All have read a text that takes effect now."""
    spawns = at_most(effects, DO_SPAWN)
    if spawns:
        count_spawns(game, spawns)
    count_danger(game, -at_most(effects, DO_DANGER, DANGER_REMOVE), at_most(effects, DO_DANGER, DANGER_PLACE))
    count_blocked(game, at_most(effects, DO_DOOR, DOOR_BLOCK) + at_most(effects, DO_DOOR, DOOR_WELD))


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


def shifts_danger(effects: list[Effect]) -> bool:
    """Whether a token that appears may be one that lay elsewhere."""
    return at_most(effects, DO_DANGER, DANGER_SHIFT) > 0
