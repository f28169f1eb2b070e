"""The Map: two Levels of Sectors with their sides, Doors, Stairs and LCUs, as tables made from plain numbers."""

from typing import Final

from villainy.games.alone.terms import (
    ASIDE,
    COLOURS,
    CROSS,
    CURVE,
    DOWN,
    MOST_COLUMNS,
    MOST_ROWS,
    NONE,
    ROOM,
    SIDES,
    STAIRS,
    STRAIGHT,
    TEE,
)

SECTOR: Final = 5
"""Ints of one Sector in a sheet: Level, column, row, open sides as bits, and what it is as bits of the marks below."""
IS_ROOM: Final = 1
HAS_LCU: Final = 2
HAS_STAIRS: Final = 4
"""Of the first colour; shifted by one, of the second."""

LEVELS: Final = "AB"
COMPASS: Final = 4
"""So many sides that are no Stairs."""
ALL_SIDES: Final = len(SIDES)
CELLS: Final = MOST_COLUMNS * MOST_ROWS

_SHAPE: Final = (
    NONE,
    STRAIGHT,
    STRAIGHT,
    CURVE,
    STRAIGHT,
    STRAIGHT,
    CURVE,
    TEE,
    STRAIGHT,
    CURVE,
    STRAIGHT,
    TEE,
    CURVE,
    TEE,
    TEE,
    CROSS,
)
"""The shape of a corridor by its open sides; a dead end is a straight with a wall across."""


class Map:
    """The hidden truth about the place. Sectors are numbered Level A first, row by row."""

    def __init__(self, sheet: list[int]) -> None:
        count = len(sheet) // SECTOR
        self.sectors = count
        self.level = sheet[0::SECTOR]
        self.column = sheet[1::SECTOR]
        self.row = sheet[2::SECTOR]
        self.sides = sheet[3::SECTOR]
        """Open compass sides, as bits."""
        marks = sheet[4::SECTOR]
        self.shape = [ROOM if marks[at] & IS_ROOM else _SHAPE[self.sides[at]] for at in range(count)]
        self.lcu = 0
        """The Sectors that have an LCU."""
        self.rooms_bits = 0
        self.rooms: list[int] = []
        """The Sectors that are Rooms."""
        self.on_level = [0, 0]
        """The Sectors of each Level."""
        self.colour = [NONE] * count
        """The colour of the Stairs in each Sector, or NONE."""
        self.stairs = [NONE] * (2 * len(COLOURS))
        """The Sector with Stairs of each colour, Level A first: `stairs[2 * level + colour]`."""
        grid = [NONE] * (2 * CELLS)
        for at in range(count):
            mark = marks[at]
            grid[self.level[at] * CELLS + self.row[at] * MOST_COLUMNS + self.column[at]] = at
            self.on_level[self.level[at]] |= 1 << at
            if mark & IS_ROOM:
                self.rooms_bits |= 1 << at
                self.rooms.append(at)
            if mark & HAS_LCU:
                self.lcu |= 1 << at
            if mark >= HAS_STAIRS:
                self.colour[at] = mark // HAS_STAIRS - 1
                self.stairs[2 * self.level[at] + self.colour[at]] = at
        self.grid = grid
        self._connect()
        self._steps: list[list[int]] = [NOT_MEASURED] * count

    def _connect(self) -> None:
        """Who lies beside whom; a Door stands exactly on the sides of Rooms (alone.ruling.r57)."""
        count = self.sectors
        beside = [NONE] * (ALL_SIDES * count)
        door = [NONE] * (ALL_SIDES * count)
        ends: list[int] = []
        for at in range(count):
            for side in range(COMPASS):
                if (self.sides[at] >> side) & 1 == 0:
                    continue
                other = self.at(self.level[at], self.column[at] + ASIDE[side], self.row[at] + DOWN[side])
                beside[ALL_SIDES * at + side] = other
                if self.shape[at] != ROOM and self.shape[other] != ROOM:
                    continue
                if other < at:
                    door[ALL_SIDES * at + side] = door[ALL_SIDES * other + (side ^ 2)]
                else:
                    door[ALL_SIDES * at + side] = len(ends) // 2
                    ends.append(at)
                    ends.append(other)
            if self.colour[at] >= 0:
                beside[ALL_SIDES * at + STAIRS] = self.stairs[2 * (1 - self.level[at]) + self.colour[at]]
        self.exits = [_exits(beside, door, at) for at in range(count)]
        """Of each Sector those beside it, each followed by the Door between, or NONE: for who walks the whole Map."""
        self.beside = beside
        """The Sector on each side, Blocked Door or not, or NONE for a wall: `beside[5 * sector + side]`."""
        self.door = door
        """The Door on each side, or NONE."""
        self.ends = ends
        """The two Sectors of each Door."""
        self.doors = len(ends) // 2

    def at(self, level: int, column: int, row: int) -> int:
        """The Sector there, or NONE."""
        if not (0 <= column < MOST_COLUMNS and 0 <= row < MOST_ROWS):
            return NONE
        return self.grid[level * CELLS + row * MOST_COLUMNS + column]

    def name(self, sector: int) -> str:
        """What Evil calls a Sector: Level, column, row."""
        return f"{LEVELS[self.level[sector]]}{self.column[sector]}{self.row[sector]}"

    def steps_from(self, sector: int) -> list[int]:
        """How far each Sector is as Locate measures: Stairs are one step, Blocked Doors are ignored."""
        steps = self._steps[sector]
        if not steps:
            steps = self._measure(sector)
            self._steps[sector] = steps
        return steps

    def distance(self, one: int, other: int) -> int:
        """The length of the shortest way as Locate measures it (alone.action.locate.shortest)."""
        return self.steps_from(one)[other]

    def _measure(self, sector: int) -> list[int]:
        steps = [NONE] * self.sectors
        steps[sector] = 0
        reached = [sector]
        for here in reached:
            further = steps[here] + 1
            exits = self.exits[here]
            for at in range(0, len(exits), 2):
                other = exits[at]
                if steps[other] < 0:
                    steps[other] = further
                    reached.append(other)
        return steps


def _exits(beside: list[int], door: list[int], sector: int) -> list[int]:
    """Where one can go from a Sector, and through which Doors."""
    found: list[int] = []
    for at in range(ALL_SIDES * sector, ALL_SIDES * (sector + 1)):
        if beside[at] >= 0:
            found += [beside[at], door[at]]
    return found


NOT_MEASURED: Final[list[int]] = []
_READ: Final[dict[bytes, Map]] = {}
"""Maps that were read lately: a game, its clones and its saved states share one."""
_ENOUGH: Final = 64


def read_sheet(sheet: list[int]) -> Map:
    """The Map of a sheet, with all distances."""
    key = bytes(sheet)
    found = _READ.get(key)
    if found is None:
        if len(_READ) >= _ENOUGH:
            _READ.clear()
        found = Map(sheet)
        for sector in range(found.sectors):
            found.steps_from(sector)
        _READ[key] = found
    return found
