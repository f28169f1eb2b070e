"""Ways through the Map: who is adjacent, how far something is, and from which side it is heard."""

from typing import TYPE_CHECKING, Final

from villainy.games.alone.map import ALL_SIDES, Map, read_sheet
from villainy.games.alone.terms import HERE, MOST_SECTORS, NONE, OTHER_LEVEL

if TYPE_CHECKING:
    from villainy.games.alone.game import Alone

FAR: Final = 99
"""The distance of what no open route leads to: far enough for anything (alone.ruling.r18)."""


def through(game: "Alone", sector: int, side: int) -> int:
    """The adjacent Sector on that side; NONE for a wall or a Blocked Door (alone.door.not-adjacent)."""
    at = ALL_SIDES * sector + side
    door = game.map.door[at]
    if door >= 0 and (game.blocked >> door) & 1:
        return NONE
    return game.map.beside[at]


def adjacent(game: "Alone", sector: int) -> int:
    """The Sectors adjacent to this one, through Stairs too (alone.stairs.adjacent)."""
    found = 0
    for side in range(ALL_SIDES):
        other = through(game, sector, side)
        if other >= 0:
            found |= 1 << other
    return found


class Measured:
    """How far everything was from a Sector when these Doors were Blocked."""

    def __init__(self, table: Map, blocked: int, steps: list[int]) -> None:
        self.table = table
        self.blocked = blocked
        self.steps = steps


_LATELY: Final = [Measured(read_sheet([]), 0, [])] * MOST_SECTORS
"""For each Sector what was measured last: Doors change rarely, and Spawns, Noises and Danger all ask again."""


def distances(game: "Alone", sector: int) -> list[int]:
    """How far each Sector is over open routes: Blocked Doors are walls, Stairs one step (alone.ruling.r18).

    The list is shared: nobody changes it.
    """
    if game.blocked == 0:  # then this is what Locate measures, and the Map knows that
        return game.map.steps_from(sector)
    known = _LATELY[sector]
    if known.table is not game.map or known.blocked != game.blocked:
        known = Measured(game.map, game.blocked, _measured(game.map, game.blocked, sector))
        _LATELY[sector] = known
    return known.steps


def _measured(table: Map, blocked: int, sector: int) -> list[int]:
    steps = [FAR] * table.sectors
    steps[sector] = 0
    reached = [sector]
    for here in reached:
        further = steps[here] + 1
        exits = table.exits[here]
        for at in range(0, len(exits), 2):
            other = exits[at]
            if steps[other] == FAR and (exits[at + 1] < 0 or (blocked >> exits[at + 1]) & 1 == 0):
                steps[other] = further
                reached.append(other)
    return steps


def first_ways(game: "Alone", source: int) -> list[int]:
    """From where a Noise may be said to reach the Hero: the sides where a shortest open route begins.

    The other Level is all that is told of one there (alone.noise.other-level); HERE stands for the Hero's own Sector
    (alone.ruling.r22); without an open route nothing is told (alone.ruling.r20).
    """
    hero = game.hero
    if source == hero:
        return [HERE]
    steps = distances(game, source)
    if steps[hero] == FAR:
        return []
    if game.map.level[source] != game.map.level[hero]:
        return [OTHER_LEVEL]
    return _nearer(game, hero, steps)


def ways_to(game: "Alone", target: int) -> list[int]:
    """The sides where a shortest route from the Hero begins, as Locate measures: Blocked Doors are ignored."""
    hero = game.hero
    if target == hero:
        return [HERE]
    steps = game.map.steps_from(target)
    beside = game.map.beside
    ways: list[int] = []
    for side in range(ALL_SIDES):
        other = beside[ALL_SIDES * hero + side]
        if other >= 0 and steps[other] < steps[hero]:
            ways.append(side)
    return ways


def ways_toward(game: "Alone", sector: int, goal: int) -> list[int]:
    """The sides of a Sector through which the open route to another gets shorter; none if there is no route."""
    return _nearer(game, sector, distances(game, goal))


def _nearer(game: "Alone", sector: int, steps: list[int]) -> list[int]:
    """The sides of a Sector through which fewer steps are left."""
    found: list[int] = []
    left = steps[sector]
    for side in range(ALL_SIDES):
        other = through(game, sector, side)
        if other >= 0 and steps[other] < left:
            found.append(side)
    return found
