"""Which Map is played on: the first two sheets of the box, two sheets turned by lot, or one made from a seed (5.2)."""

from typing import TYPE_CHECKING, Final

from villainy.engine.chance import Chance
from villainy.games.alone.map import COMPASS, HAS_LCU, HAS_STAIRS, IS_ROOM, SECTOR
from villainy.games.alone.terms import EAST, MOST_COLUMNS, MOST_ROWS, NONE, NORTH, ROOMS, SOUTH, WEST
from villainy.games.alone.variant import FIXED_MAP, SHEETS

if TYPE_CHECKING:
    from villainy.games.alone.game import Alone

COLUMNS: Final = 6
ROWS: Final = 5
GRID: Final = COLUMNS * ROWS
SECTORS: Final = 25
"""Of each Level of a seeded Map."""
ROOMS_OF_LEVEL: Final = 4
SPARE_EDGES: Final = 4
"""So many more edges than Sectors: five loops."""
MOST_DOORS_OF_ROOM: Final = 2
MOST_CROSSROADS: Final = 3
LONGEST: Final = (7, 12)
"""How long the longest way inside a Level may be, least and most."""
LCUS: Final = 3
APART: Final = 3
"""LCUs are at least so far from each other."""
NORTH_STAIRS: Final = (2, 3)
SOUTH_STAIRS: Final = (GRID - COLUMNS + 2, GRID - COLUMNS + 3)

STEP: Final = (-COLUMNS, 1, COLUMNS, -1)
"""From a cell to the next one on each side."""
FULL: Final = [
    (1 if cell >= COLUMNS else 0)
    | (2 if cell % COLUMNS < COLUMNS - 1 else 0)
    | (4 if cell < GRID - COLUMNS else 0)
    | (8 if cell % COLUMNS > 0 else 0)
    for cell in range(GRID)
]
"""The sides of each cell on which there is another one."""
COUNT: Final = (0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4)
"""How many sides four bits stand for."""


def make_map(game: "Alone") -> None:
    """Lay out the Map that the table has chosen; Evil hears where everything is (alone.info.evil-omniscient)."""
    lay_out(game, game.chance.spawn())
    for sector in range(game.map.sectors):
        level, column, row, sides, marks = game.sheet[SECTOR * sector : SECTOR * (sector + 1)]
        packed = (((level * MOST_COLUMNS + column) * MOST_ROWS + row) * 16 + sides) * 16 + marks
        game.tell("mapped", "alone.info.evil-omniscient", place=sector, amount=packed, hears=game.evil)
    for sector in game.map.rooms:
        game.tell("named", "alone.info.evil-omniscient", place=sector, amount=game.room[sector], hears=game.evil)


def lay_out(game: "Alone", chance: Chance) -> None:
    """A Map of the chosen sort, by lot where it is not fixed; the Rooms are dealt by lot in any case."""
    sheets = game.cards.sheets
    seed = chance.spawn()
    both = seed.stream("both 0")
    names = list(range(ROOMS))
    both.shuffle(names)
    if game.variant.map == FIXED_MAP:
        sheet = compose(sheets[0], sheets[1], False)
    elif game.variant.map == SHEETS:
        first = seed.below(len(sheets))
        second = seed.below(len(sheets) - 1)
        upper = turned(sheets[first], seed.below(4))
        lower = turned(sheets[second + 1 if second >= first else second], seed.below(4))
        sheet = compose(upper, lower, both.below(2) == 1)
    else:
        sheet = seeded_sheet(seed, both.below(2) == 1)
    game.use_map(sheet)
    room = [NONE] * game.map.sectors
    for at, sector in enumerate(game.map.rooms):
        room[sector] = names[at]
    game.room = room


# Sheets ---------------------------------------------------------------------------------------------------------------

_MIRRORED: Final = 1
"""East and west change places."""
_UPSIDE_DOWN: Final = 2
"""North and south change places; with both the sheet is turned by 180 degrees."""


def turned(level: list[int], turn: int) -> list[int]:
    """A sheet in one of its four positions: as drawn, mirrored, upside down, or both, which is a half turn."""
    wide = max(level[1::SECTOR])
    high = max(level[2::SECTOR])
    places: list[list[int]] = []
    for at in range(0, len(level), SECTOR):
        column, row, sides = level[at + 1], level[at + 2], level[at + 3]
        if turn & _MIRRORED:
            column = wide - column
            sides = _swapped(sides, EAST, WEST)
        if turn & _UPSIDE_DOWN:
            row = high - row
            sides = _swapped(sides, NORTH, SOUTH)
        places.append([row, column, sides, level[at + 4]])
    places.sort()
    found: list[int] = []
    for row, column, sides, marks in places:
        found += [0, column, row, sides, marks]
    return found


def _swapped(sides: int, one: int, other: int) -> int:
    kept = sides & ~((1 << one) | (1 << other))
    return kept | (((sides >> one) & 1) << other) | (((sides >> other) & 1) << one)


def compose(upper: list[int], lower: list[int], swap: bool) -> list[int]:
    """Two Levels become one Map: the north Stairs of one are joined to the south Stairs of the other.

    Red are the north ones of Level A, unless the colours are swapped.
    """
    sheet: list[int] = []
    for level, cells in enumerate((upper, lower)):
        colour = level ^ (1 if swap else 0)
        for at in range(0, len(cells), SECTOR):
            marks = cells[at + 4]
            if marks & HAS_STAIRS:
                marks = marks & ~HAS_STAIRS | (HAS_STAIRS << colour)
                colour = 1 - colour
            sheet += [level, cells[at + 1], cells[at + 2], cells[at + 3], marks]
    return sheet


# Maps from a seed -----------------------------------------------------------------------------------------------------


def seeded_sheet(seed: Chance, swap: bool) -> list[int]:
    """A Map made from a seed alone: one stream of chance for each Level and attempt."""
    levels: list[list[int]] = []
    for level in range(2):
        attempt = 0
        made = make_level(seed.stream(f"{level} {attempt}"))
        while not made:
            attempt += 1
            made = make_level(seed.stream(f"{level} {attempt}"))
        levels.append(made)
    return compose(levels[0], levels[1], swap)


def make_level(chance: Chance) -> list[int]:
    """One attempt at a Level, by the steps of the ledger; empty if it is rejected."""
    draft = Draft()
    draft.put_stairs(chance.pick([*NORTH_STAIRS]))
    draft.put_stairs(chance.pick([*SOUTH_STAIRS]))
    cells = [cell for cell in range(GRID) if not draft.is_stairs(cell)]
    chance.shuffle(cells)
    draft.choose_rooms(cells)
    cells = [cell for cell in range(GRID) if not draft.is_stairs(cell) and not draft.is_room(cell)]
    chance.shuffle(cells)
    draft.thin_cells(cells)
    edges = draft.edges()
    chance.shuffle(edges)
    draft.thin_edges(edges)
    for room in range(GRID):
        if draft.is_room(room) and COUNT[draft.open[room]] > MOST_DOORS_OF_ROOM:
            sides = [COMPASS * room + side for side in range(COMPASS) if (draft.open[room] >> side) & 1]
            chance.shuffle(sides)
            draft.thin_room(room, sides)
    if not draft.is_fine():
        return []
    sets = draft.lcu_sets()
    if not sets:
        return []
    return draft.level(sets[chance.below(len(sets))])


_OBEYING: Final[dict[bytes, bool]] = {}
"""Sheets that were looked at lately."""
_ENOUGH: Final = 64


def obeys(sheet: list[int]) -> bool:
    """Whether both Levels are such as are made from a seed (5.2)."""
    key = bytes(sheet)
    found = _OBEYING.get(key)
    if found is None:
        if len(_OBEYING) >= _ENOUGH:
            _OBEYING.clear()
        found = _level_obeys(sheet, 0) and _level_obeys(sheet, 1)
        _OBEYING[key] = found
    return found


def _level_obeys(sheet: list[int], level: int) -> bool:
    draft = Draft()
    draft.alive = 0
    draft.count = 0
    draft.open = [0] * GRID
    lcus = 0
    for at in range(0, len(sheet), SECTOR):
        if sheet[at] != level:
            continue
        cell = sheet[at + 2] * COLUMNS + sheet[at + 1]
        draft.alive |= 1 << cell
        draft.count += 1
        draft.open[cell] = sheet[at + 3]
        marks = sheet[at + 4]
        if marks & IS_ROOM:
            if not draft.fits_room(cell):
                return False
            draft.rooms |= 1 << cell
        elif marks & HAS_LCU:
            lcus |= 1 << cell
        elif marks:
            draft.put_stairs(cell)
    apart = [cell for cell in range(GRID) if draft.is_stairs(cell) and not is_apart(cell, draft.rooms)]
    return not apart and draft.is_sound() and draft.is_fine() and lcus in draft.lcu_sets()


def is_apart(cell: int, taken: int) -> bool:
    """Whether a cell is none of those, and none of its neighbours is."""
    if (taken >> cell) & 1:
        return False
    for side in range(COMPASS):
        if (FULL[cell] >> side) & 1 and (taken >> (cell + STEP[side])) & 1:
            return False
    return True


class Draft:
    """A Level in the making: a grid of cells, which of them are left, and which sides of each are open."""

    def __init__(self) -> None:
        self.alive = (1 << GRID) - 1
        self.count = GRID
        self.rooms = 0
        self.stairs = 0
        self.kept = 0
        """Cells that must stay."""
        self.held = [0] * GRID
        """Open sides of each cell that must stay open."""
        self.open = FULL.copy()

    def is_alive(self, cell: int) -> bool:
        return (self.alive >> cell) & 1 == 1

    def is_room(self, cell: int) -> bool:
        return (self.rooms >> cell) & 1 == 1

    def is_stairs(self, cell: int) -> bool:
        return (self.stairs >> cell) & 1 == 1

    def put_stairs(self, cell: int) -> None:
        self.stairs |= 1 << cell

    def fits_room(self, cell: int) -> bool:
        """Whether the cell is two steps of the grid or more from every Room and from Stairs."""
        return is_apart(cell, self.rooms | self.stairs)

    def choose_rooms(self, cells: list[int]) -> None:
        """Step 2: the first four of these cells that are apart from each other and from Stairs."""
        chosen = len([cell for cell in range(GRID) if self.is_room(cell)])
        for cell in cells:
            if chosen == ROOMS_OF_LEVEL:
                return
            if self.fits_room(cell):
                self.rooms |= 1 << cell
                chosen += 1

    def is_sound(self) -> bool:
        """Corridors hang together without Rooms, each has two sides or more, each Room has one or more."""
        reached: list[int] = []
        corridors = 0
        for cell in range(GRID):
            if (self.alive >> cell) & 1 == 0:
                continue
            sides = COUNT[self.open[cell]]
            if (self.rooms >> cell) & 1:
                if sides < 1:
                    return False
                continue
            if sides < 2:
                return False
            corridors += 1
            if not reached:
                reached.append(cell)
        if not reached:
            return False
        seen = self.rooms | (1 << reached[0])
        for cell in reached:
            open_sides = self.open[cell]
            for side in range(COMPASS):
                if (open_sides >> side) & 1:
                    other = cell + STEP[side]
                    if (seen >> other) & 1 == 0:
                        seen |= 1 << other
                        reached.append(other)
        return len(reached) == corridors

    def cut(self, cell: int, side: int) -> None:
        """Close a side, seen from both cells."""
        self.open[cell] &= ~(1 << side)
        self.open[cell + STEP[side]] &= ~(1 << (side ^ 2))

    def join(self, cell: int, side: int) -> None:
        """Open it again."""
        self.open[cell] |= 1 << side
        self.open[cell + STEP[side]] |= 1 << (side ^ 2)

    def drop(self, cell: int) -> int:
        """Take a cell out with its edges; the sides that it had."""
        had = self.open[cell]
        for side in range(COMPASS):
            if (had >> side) & 1:
                self.cut(cell, side)
        self.alive &= ~(1 << cell)
        self.count -= 1
        return had

    def put_back(self, cell: int, had: int) -> None:
        self.alive |= 1 << cell
        self.count += 1
        for side in range(COMPASS):
            if (had >> side) & 1:
                self.join(cell, side)

    def thin_cells(self, cells: list[int]) -> None:
        """Step 3: take cells out, as long as the graph stays sound, until the right number is left."""
        for cell in cells:
            if self.count == SECTORS:
                return
            had = self.drop(cell)
            if not self.is_sound():
                self.put_back(cell, had)

    def edges(self) -> list[int]:
        """All edges in list order: of each cell the east one, then the south one, as `4 * cell + side`."""
        found: list[int] = []
        for cell in range(GRID):
            for side in (EAST, SOUTH):
                if (self.open[cell] >> side) & 1:
                    found.append(COMPASS * cell + side)
        return found

    def count_edges(self) -> int:
        return sum([COUNT[sides] for sides in self.open]) // 2

    def thin_edges(self, edges: list[int]) -> None:
        """Step 4: take edges out, as long as the graph stays sound, until few loops are left."""
        left = self.count_edges()
        for edge in edges:
            if left <= self.count + SPARE_EDGES:
                return
            if self.try_cut(edge):
                left -= 1

    def thin_room(self, room: int, edges: list[int]) -> None:
        """Step 5: a Room keeps two Doors at most, where that can be."""
        for edge in edges:
            if COUNT[self.open[room]] <= MOST_DOORS_OF_ROOM:
                return
            self.try_cut(edge)

    def try_cut(self, edge: int) -> bool:
        """Take an edge out unless it must stay or the graph would not be sound without it."""
        cell, side = edge // COMPASS, edge % COMPASS
        if (self.held[cell] >> side) & 1 or (self.held[cell + STEP[side]] >> (side ^ 2)) & 1:
            return False
        self.cut(cell, side)
        if self.is_sound():
            return True
        self.join(cell, side)
        return False

    def is_fine(self) -> bool:
        """Step 6: nothing about the Level is a reason to reject it."""
        rooms = 0
        crossroads = 0
        if self.count != SECTORS:
            return False
        for cell in range(GRID):
            if not self.is_alive(cell):
                continue
            sides = COUNT[self.open[cell]]
            if self.is_room(cell):
                rooms += 1
                if sides > MOST_DOORS_OF_ROOM:
                    return False
            elif sides < 2:
                return False
            elif sides == COMPASS:
                crossroads += 1
        if rooms != ROOMS_OF_LEVEL or crossroads > MOST_CROSSROADS:
            return False
        return LONGEST[0] <= self.longest_way() <= LONGEST[1]

    def longest_way(self) -> int:
        """How far the two cells are from each other that are farthest apart. Cells are bits: all walk on at once."""
        north, east, south, west = 0, 0, 0, 0
        for cell in range(GRID):
            sides = self.open[cell]
            north |= (sides & 1) << cell
            east |= ((sides >> EAST) & 1) << cell
            south |= ((sides >> SOUTH) & 1) << cell
            west |= ((sides >> WEST) & 1) << cell
        longest = 0
        for cell in range(GRID):
            if not self.is_alive(cell):
                continue
            reached = 1 << cell
            before = 0
            steps = -1
            while reached != before:
                steps += 1
                before = reached
                reached |= ((before & north) >> COLUMNS) | ((before & east) << 1)
                reached |= ((before & south) << COLUMNS) | ((before & west) >> 1)
            longest = max(longest, steps)
        return longest

    def steps_from(self, cell: int) -> list[int]:
        """How far each cell is inside the Level."""
        steps = [NONE] * GRID
        steps[cell] = 0
        reached = [cell]
        for here in reached:
            for side in range(COMPASS):
                if (self.open[here] >> side) & 1:
                    other = here + STEP[side]
                    if steps[other] < 0:
                        steps[other] = steps[here] + 1
                        reached.append(other)
        return steps

    def lcu_sets(self) -> list[int]:
        """Step 7: all sets of three corridors with three sides or more, no Stairs, far enough from each other."""
        cells = [
            cell
            for cell in range(GRID)
            if self.is_alive(cell)
            and not self.is_room(cell)
            and not self.is_stairs(cell)
            and COUNT[self.open[cell]] >= 3
        ]
        steps = [self.steps_from(cell) for cell in cells]
        sets: list[int] = []
        count = len(cells)
        for one in range(count):
            for two in range(one + 1, count):
                if steps[one][cells[two]] < APART:
                    continue
                for three in range(two + 1, count):
                    if steps[one][cells[three]] >= APART and steps[two][cells[three]] >= APART:
                        sets.append((1 << cells[one]) | (1 << cells[two]) | (1 << cells[three]))
        return sets

    def level(self, lcus: int) -> list[int]:
        """The Level as plain numbers, like a sheet of the box."""
        found: list[int] = []
        for cell in range(GRID):
            if not self.is_alive(cell):
                continue
            marks = 0
            if self.is_room(cell):
                marks = IS_ROOM
            elif (lcus >> cell) & 1:
                marks = HAS_LCU
            elif self.is_stairs(cell):
                marks = HAS_STAIRS
            found += [0, cell % COLUMNS, cell // COLUMNS, self.open[cell], marks]
        return found
