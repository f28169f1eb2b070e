"""What the Hero is told: Noises, answers to Locate, directions. Kept for the Round, with where the Hero stood then."""

from typing import TYPE_CHECKING, Final

from villainy.games.alone.map import Map
from villainy.games.alone.notes import note_answer
from villainy.games.alone.routes import FAR
from villainy.games.alone.terms import (
    COLOURS,
    CONDITIONS,
    CREATURES,
    NONE,
    ROOMS,
    SHAPES,
    TOKENS,
)

if TYPE_CHECKING:
    from villainy.games.alone.game import Alone

SORTS: Final = ("noise", "located", "way", "departed", "shown")
NOISE: Final = 0
LOCATED: Final = 1
WAY: Final = 2
DEPARTED: Final = 3
SHOWN: Final = 4

# What can be Located (alone.ruling.r19): Rooms by name, then sorts of things, of which the nearest one is meant.
SEEK_SHAPE: Final = ROOMS
SEEK_DOOR: Final = SEEK_SHAPE + len(SHAPES)
SEEK_BLOCKED: Final = SEEK_DOOR + 1
SEEK_STAIRS: Final = SEEK_BLOCKED + 1
SEEK_LCU: Final = SEEK_STAIRS + len(COLOURS)
SEEK_DANGER: Final = SEEK_LCU + 1
SEEK_CONDITION: Final = SEEK_DANGER + 1
SEEK_KIND: Final = SEEK_CONDITION + len(CONDITIONS)
SEEK_CREATURE: Final = SEEK_KIND + len(CREATURES)
SEEKS: Final = SEEK_CREATURE + 1


def sought(game: "Alone", target: int) -> int:
    """The Sectors where such a thing lies; a Door lies on both of its sides."""
    if target < SEEK_BLOCKED or SEEK_STAIRS <= target < SEEK_DANGER:
        return lying(game.map, game.room, target)
    if target == SEEK_BLOCKED:
        return _beside_doors(game.map, game.blocked)
    if target == SEEK_DANGER:
        return game.danger
    if target < SEEK_KIND:
        return game.condition[target - SEEK_CONDITION]
    found = 0
    for creature in range(TOKENS):
        if game.kind[creature] >= 0 and target in (SEEK_CREATURE, SEEK_KIND + game.kind[creature]):
            found |= 1 << game.at[creature]
    return found


def lying(table: Map, room: list[int], target: int) -> int:
    """The Sectors of the Map where something lies that never moves."""
    found = 0
    if target < SEEK_SHAPE:
        for sector in table.rooms:
            if room[sector] == target:
                found = 1 << sector
    elif target < SEEK_DOOR:
        shape = target - SEEK_SHAPE
        for sector in range(table.sectors):
            if table.shape[sector] == shape:
                found |= 1 << sector
    elif target == SEEK_DOOR:
        found = _beside_doors(table, (1 << table.doors) - 1)
    elif target == SEEK_LCU:
        found = table.lcu
    else:
        for sector in table.stairs[target - SEEK_STAIRS :: 2]:
            if sector >= 0:
                found |= 1 << sector
    return found


def stays_put(target: int) -> bool:
    """Whether such a thing lies where it lies for the whole game."""
    return target < SEEK_BLOCKED or SEEK_STAIRS <= target < SEEK_DANGER


def _beside_doors(table: Map, doors: int) -> int:
    found = 0
    for door in range(table.doors):
        if (doors >> door) & 1:
            found |= (1 << table.ends[2 * door]) | (1 << table.ends[2 * door + 1])
    return found


def nearest(game: "Alone", target: int) -> tuple[int, int]:
    """How far the nearest such thing is from the Hero as Locate measures, and in which Sectors; or FAR."""
    return nearest_of(game.map, game.hero, sought(game, target))


def nearest_of(table: Map, sector: int, places: int) -> tuple[int, int]:
    """Which of these Sectors are nearest to one, and how far."""
    steps = table.steps_from(sector)
    least = FAR
    found = 0
    for place in range(table.sectors):
        if (places >> place) & 1:
            far = steps[place]
            if far < least:
                least = far
                found = 0
            if far == least:
                found |= 1 << place
    return least, found


# Telling. `doubtful` is 1 while a card lets Evil lie: everybody has seen that card ------------------------------------


def _tell(game: "Alone", sort: int, about: int, distance: int, other: int, way: int, doubtful: int = 0) -> None:
    game.told = [*game.told, sort, about, distance, other, way, doubtful, game.hero]
    if sort in (LOCATED, WAY) and not doubtful:
        note_answer(game, about, distance, other, way)
    game.disclose()


def tell_noise(game: "Alone", way: int, distance: int = NONE, doubtful: int = 0) -> None:
    """A Noise is Communicated: from where it reaches the Hero, and how far it is where a text says so."""
    _tell(game, NOISE, NONE, distance, NONE, way, doubtful)
    game.tell("noise", "alone.noise.communicate", amount=way)
    if distance >= 0:
        game.tell("noise-distance", "alone.noise.communicate", amount=distance)


def tell_located(game: "Alone", target: int, distance: int, other: int, doubtful: int = 0) -> None:
    """The answer to a Locate: how far, and whether on the other Level; NONE: there is none on the Map."""
    if distance < 0:
        _tell(game, LOCATED, target, NONE, NONE, NONE, doubtful)
        game.tell("absent", "alone.ruling.r19", place=target)
        return
    _tell(game, LOCATED, target, distance, other, NONE, doubtful)
    game.tell("located", "alone.action.locate.two-targets", place=target, amount=2 * distance + other)


def tell_way(game: "Alone", target: int, way: int, other: int = NONE, doubtful: int = 0) -> None:
    """The first direction of the route to something that was Located, or (with its Level) of a Mission's Room."""
    _tell(game, WAY, target, NONE, other, way, doubtful)
    game.tell("way", "alone.comm.when", place=target, amount=way)


def tell_departure(game: "Alone", kind: int, way: int) -> None:
    """The direction in which a Creature went out of the Labyrinth (alone.move.leave-revealed)."""
    _tell(game, DEPARTED, kind, NONE, NONE, way)
    game.tell("departed", "alone.move.leave-revealed", place=kind, amount=way)


def tell_shown(game: "Alone", kind: int, distance: int, other: int, way: int) -> None:
    """Kind, distance and first direction of a Creature that is not Revealed by it."""
    _tell(game, SHOWN, kind, distance, other, way)
    game.tell("shown", "alone.comm.when", place=kind, amount=(2 * distance + other) * 8 + way)
