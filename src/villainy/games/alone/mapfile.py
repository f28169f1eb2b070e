"""Reading the sheets of a box: each is one Level, drawn in plain signs, checked before anybody is lost in it.

`o` is a corridor, `L` one with an LCU, `S` one with Stairs, `#` a Room; they stand at every other place of every other
row. `-` and `|` between two of them join them, and where such a line touches a Room there is a Door. Shapes follow.
"""

from typing import Any, Final

from villainy.engine.deckfile import DeckReader
from villainy.games.alone.map import COMPASS, HAS_LCU, HAS_STAIRS, IS_ROOM
from villainy.games.alone.terms import ASIDE, DOWN, EAST, MOST_COLUMNS, MOST_ROWS, MOST_SECTORS, ROOMS, SOUTH

MARKS: Final = {"o": 0, "L": HAS_LCU, "S": HAS_STAIRS, "#": IS_ROOM}
ROOMS_OF_LEVEL: Final = ROOMS // 2
STAIRS_OF_LEVEL: Final = 2
LEAST_LCUS: Final = 3
"""The Mission that puts tokens on the LCUs of a Level counts on so many."""
MOST_OF_LEVEL: Final = MOST_SECTORS // 2

Cell = tuple[int, int]
"""Column and row."""


def read_sheets(entries: list[dict[str, Any]], reader: DeckReader) -> list[list[int]]:
    """Every sheet as the plain numbers of one Level; what is wrong is said with the sheet, the row and the column."""
    sheets: list[list[int]] = []
    for entry in entries:
        reader.at("sheet", entry)
        sheets.append(_Plan(entry.get("plan"), reader).read())
    return sheets


class _Plan:
    """One drawing."""

    def __init__(self, plan: object, reader: DeckReader) -> None:
        self.reader = reader
        if not isinstance(plan, str) or not plan.strip():
            raise reader.fail("plan", "missing-text")
        self.rows = plan.strip("\n").split("\n")
        self.marks: dict[Cell, int] = {}
        self.sides: dict[Cell, int] = {}

    def read(self) -> list[int]:
        for y, signs in enumerate(self.rows):
            for x, sign in enumerate(signs):
                if sign != " " and x % 2 == 0 and y % 2 == 0:
                    self._cell(x, y, sign)
        for y, signs in enumerate(self.rows):
            for x, sign in enumerate(signs):
                if sign != " " and not (x % 2 == 0 and y % 2 == 0):
                    self._line(x, y, sign)
        self._count()
        self._hangs_together()
        level: list[int] = []
        for column, row in sorted(self.marks, key=lambda cell: (cell[1], cell[0])):
            level += [0, column, row, self.sides[column, row], self.marks[column, row]]
        return level

    def _cell(self, x: int, y: int, sign: str) -> None:
        if sign not in MARKS:
            raise self._fault("plan-cell", x, y, sign=sign, known=" ".join(MARKS))
        cell = (x // 2, y // 2)
        if cell[0] >= MOST_COLUMNS or cell[1] >= MOST_ROWS:
            raise self._fault("plan-size", x, y, columns=MOST_COLUMNS, rows=MOST_ROWS)
        self.marks[cell] = MARKS[sign]
        self.sides[cell] = 0

    def _line(self, x: int, y: int, sign: str) -> None:
        """A line joins the two cells beside it."""
        side = EAST if y % 2 == 0 else SOUTH
        if x % 2 == y % 2 or sign != ("-" if side == EAST else "|"):
            raise self._fault("plan-line", x, y, sign=sign)
        here = (x // 2, y // 2)
        there = (here[0] + ASIDE[side], here[1] + DOWN[side])
        if here not in self.marks or there not in self.marks:
            raise self._fault("plan-loose", x, y)
        self.sides[here] |= 1 << side
        self.sides[there] |= 1 << (side ^ 2)

    def _count(self) -> None:
        """alone.stairs.two-sets; every Mission must be possible; two Levels must fit on one Map."""
        marks = list(self.marks.values())
        for mark, problem, wanted in (
            (IS_ROOM, "plan-rooms", ROOMS_OF_LEVEL),
            (HAS_STAIRS, "plan-stairs", STAIRS_OF_LEVEL),
        ):
            if marks.count(mark) != wanted:
                raise self.reader.fail("plan", problem, found=marks.count(mark), wanted=wanted)
        if marks.count(HAS_LCU) < LEAST_LCUS:
            raise self.reader.fail("plan", "plan-lcus", found=marks.count(HAS_LCU), least=LEAST_LCUS)
        if len(marks) > MOST_OF_LEVEL:
            raise self.reader.fail("plan", "plan-sectors", found=len(marks), most=MOST_OF_LEVEL)

    def _hangs_together(self) -> None:
        """Every Sector can be reached from every other one without leaving the Level."""
        reached = [min(self.marks, key=lambda cell: (cell[1], cell[0]))]
        for column, row in reached:
            for side in range(COMPASS):
                there = (column + ASIDE[side], row + DOWN[side])
                if (self.sides[column, row] >> side) & 1 and there not in reached:
                    reached.append(there)
        for column, row in self.marks:
            if (column, row) not in reached:
                raise self._fault("plan-apart", 2 * column, 2 * row)

    def _fault(self, problem: str, x: int, y: int, **details: str | int) -> Exception:
        """What is wrong where: row and place as an editor counts them, from the first row of the drawing."""
        return self.reader.fail("plan", problem, row=y + 1, column=x + 1, **details)
