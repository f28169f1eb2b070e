"""A seeded Level made anew around tiles that are known: the steps of 5.2 with shown cells and sides fixed."""

from villainy.engine.chance import Chance
from villainy.games.alone.knowledge import Known
from villainy.games.alone.map import COMPASS
from villainy.games.alone.mapmaker import (
    COLUMNS,
    COUNT,
    FULL,
    GRID,
    LCUS,
    MOST_DOORS_OF_ROOM,
    NORTH_STAIRS,
    ROOMS_OF_LEVEL,
    ROWS,
    SECTORS,
    SOUTH_STAIRS,
    STEP,
    Draft,
    is_apart,
)
from villainy.games.alone.terms import NONE


class Surroundings:
    """What is known of one Level, cell by cell of the grid. `north` is the colour of its northern Stairs."""

    def __init__(self, north: int) -> None:
        self.north = north
        self.tiles = 0
        """Cells whose tile is known."""
        self.must = 0
        """Cells that are there: tiles, what lies behind their open sides, and where the Hero stands."""
        self.rooms = 0
        """Rooms: known ones, and those behind Doors."""
        self.halls = 0
        """Cells that are no Rooms: known corridors, what lies behind open sides without a Door, and before Doors."""
        self.lcus = 0
        self.sides = [0] * GRID
        self.stairs = [NONE, NONE]
        """The cell of the northern and of the southern Stairs, where it is known."""
        self.told: list[int] = []
        """How far Stairs were said to be: from which cell, 1 for the southern ones, distance."""
        self.possible = True

    def stairs_of(self, colour: int, column: int) -> int:
        """One of the two cells where Stairs of that colour can be."""
        return (SOUTH_STAIRS if colour ^ self.north else NORTH_STAIRS)[column]

    def put(self, anchor: int, known: Known, at: int) -> None:
        """One of the known Sectors lies where it lies from that cell."""
        column = anchor % COLUMNS + known.aside[at]
        row = anchor // COLUMNS + known.down[at]
        if not (0 <= column < COLUMNS and 0 <= row < ROWS):
            self.possible = False
            return
        cell = row * COLUMNS + column
        self.must |= 1 << cell
        colour = known.colour[at]
        if colour >= 0:
            south = colour ^ self.north
            if cell not in (SOUTH_STAIRS if south else NORTH_STAIRS) or self.stairs[south] not in (NONE, cell):
                self.possible = False
            self.stairs[south] = cell
        if not known.tile[at]:
            return
        self.tiles |= 1 << cell
        self.sides[cell] = known.sides[at]
        if known.room[at]:
            self.rooms |= 1 << cell
        else:
            self.halls |= 1 << cell
        if known.lcu[at]:
            self.lcus |= 1 << cell
        for side in range(COMPASS):
            if (known.sides[at] >> side) & 1:
                self._look_through(cell, side, (known.doors[at] >> side) & 1 == 1 and not known.room[at])

    def _look_through(self, cell: int, side: int, is_room: bool) -> None:
        """Behind an open side something lies: a Room behind a corridor's Door, otherwise a corridor."""
        other = next_to(cell, side)
        if other < 0:
            self.possible = False
            return
        self.must |= 1 << other
        if is_room:
            self.rooms |= 1 << other
        else:
            self.halls |= 1 << other

    def is_possible(self) -> bool:
        """Whether nothing that is known contradicts the rest of it or the grid."""
        if not self.possible or self.rooms & self.halls:
            return False
        for cell in range(GRID):
            if (self.tiles >> cell) & 1:
                for side in range(COMPASS):
                    other = next_to(cell, side)
                    mine = (self.sides[cell] >> side) & 1
                    if other >= 0 and (self.tiles >> other) & 1 and (self.sides[other] >> (side ^ 2)) & 1 != mine:
                        return False
        return bool(self._stairs_left(0)) and bool(self._stairs_left(1))

    def _stairs_left(self, south: int) -> list[int]:
        """Where those Stairs can be: in no known tile without them, two steps from every known Room, as far as told."""
        if self.stairs[south] >= 0:
            return [self.stairs[south]]
        return [
            cell
            for cell in (SOUTH_STAIRS if south else NORTH_STAIRS)
            if (self.tiles >> cell) & 1 == 0 and is_apart(cell, self.rooms) and self._is_as_told(cell, south)
        ]

    def _is_as_told(self, cell: int, south: int) -> bool:
        """Whether Stairs there can be as far as was said: ways on a grid are no shorter, and odd or even."""
        for at in range(0, len(self.told), 3):
            if self.told[at + 1] == south:
                other, distance = self.told[at], self.told[at + 2]
                least = abs(cell % COLUMNS - other % COLUMNS) + abs(cell // COLUMNS - other // COLUMNS)
                if least > distance or (distance - least) % 2 == 1:
                    return False
        return True

    def make(self, chance: Chance, strict: bool) -> list[int]:
        """One attempt at a Level around the tiles; empty if it is rejected. Unless `strict`, any Level will do."""
        draft = Draft()
        draft.put_stairs(chance.pick(self._stairs_left(0)))
        draft.put_stairs(chance.pick(self._stairs_left(1)))
        for cell in range(GRID):
            if (self.rooms >> cell) & 1:
                if not draft.fits_room(cell):
                    return []
                draft.rooms |= 1 << cell
        self._fix(draft)
        cells = [cell for cell in range(GRID) if ((self.tiles | self.halls | draft.stairs) >> cell) & 1 == 0]
        chance.shuffle(cells)
        draft.choose_rooms(cells)
        kept = self.must | draft.stairs | draft.rooms
        if not _prune(draft, kept):
            return []
        cells = [cell for cell in range(GRID) if (kept >> cell) & 1 == 0 and draft.is_alive(cell)]
        chance.shuffle(cells)
        draft.thin_cells(cells)
        _thin_chains(draft, cells, kept)
        edges = draft.edges()
        chance.shuffle(edges)
        draft.thin_edges(edges)
        for room in range(GRID):
            if draft.is_room(room) and COUNT[draft.open[room]] > MOST_DOORS_OF_ROOM:
                sides = [COMPASS * room + side for side in range(COMPASS) if (draft.open[room] >> side) & 1]
                chance.shuffle(sides)
                draft.thin_room(room, sides)
        if not (draft.is_fine() if strict else is_playable(draft)):
            return []
        return self._with_lcus(draft, chance, strict)

    def _fix(self, draft: Draft) -> None:
        """Known sides are as they are: walls closed for good, openings open for good."""
        for cell in range(GRID):
            if (self.tiles >> cell) & 1:
                draft.held[cell] = self.sides[cell]
                for side in range(COMPASS):
                    if (self.sides[cell] >> side) & 1 == 0 and (draft.open[cell] >> side) & 1:
                        draft.cut(cell, side)

    def _with_lcus(self, draft: Draft, chance: Chance, strict: bool) -> list[int]:
        """The Level with its LCUs: the known ones, and none on other known tiles."""
        without = self.tiles & ~self.lcus
        sets = [lcus for lcus in draft.lcu_sets() if lcus & self.lcus == self.lcus and lcus & without == 0]
        if sets:
            return draft.level(chance.pick(sets))
        if strict:
            return []
        taken = self.tiles | draft.rooms | draft.stairs
        cells = [cell for cell in range(GRID) if draft.is_alive(cell) and (taken >> cell) & 1 == 0]
        chance.shuffle(cells)
        lcus = self.lcus
        for cell in cells:
            if lcus.bit_count() < LCUS:
                lcus |= 1 << cell
        return draft.level(lcus) if lcus.bit_count() >= LCUS else []


def next_to(cell: int, side: int) -> int:
    """The cell of the grid on that side, or NONE at its edge."""
    return cell + STEP[side] if (FULL[cell] >> side) & 1 else NONE


def _thin_chains(draft: Draft, cells: list[int], kept: int) -> None:
    """Where known walls leave corridors that hang on each other, they are taken out together, or none could be."""
    for cell in cells:
        if draft.count <= SECTORS:
            return
        if not draft.is_alive(cell):
            continue
        alive, count, sides = draft.alive, draft.count, draft.open.copy()
        draft.drop(cell)
        _drop_ends(draft, kept)
        if draft.count < SECTORS or not draft.is_sound():
            draft.alive, draft.count, draft.open = alive, count, sides


def _drop_ends(draft: Draft, kept: int) -> None:
    """Take out corridors that are left with one side, until there are none."""
    found = True
    while found:
        found = False
        for cell in range(GRID):
            if draft.is_alive(cell) and (kept >> cell) & 1 == 0 and COUNT[draft.open[cell]] < 2:
                draft.drop(cell)
                found = True


def _prune(draft: Draft, kept: int) -> bool:
    """Take out corridors that walls have left with one side, or cut off; whether the rest is sound."""
    _drop_ends(draft, kept)
    reached = _reached(draft)
    for cell in range(GRID):
        if draft.is_alive(cell) and (reached >> cell) & 1 == 0 and not draft.is_room(cell):
            if (kept >> cell) & 1:
                return False
            draft.drop(cell)
    return draft.is_sound()


def _reached(draft: Draft) -> int:
    """The corridors that can be reached from the northern Stairs without passing a Room."""
    first = 0
    while not draft.is_stairs(first):
        first += 1
    seen = 1 << first
    reached = [first]
    for cell in reached:
        for side in range(COMPASS):
            if (draft.open[cell] >> side) & 1:
                other = cell + STEP[side]
                if (seen >> other) & 1 == 0 and not draft.is_room(other):
                    seen |= 1 << other
                    reached.append(other)
    return seen


def is_playable(draft: Draft) -> bool:
    """What every Map must have: four Rooms, and every Sector can be reached."""
    rooms = [cell for cell in range(GRID) if draft.is_room(cell)]
    return len(rooms) == ROOMS_OF_LEVEL and draft.is_sound()
