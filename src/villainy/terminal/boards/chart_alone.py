"""The place in ALONE drawn with characters: Sectors between walls, openings and Doors, and what is in each of them.

A Sector is a cell of so many characters by so many lines; cells share their walls. Walls of Rooms are thick.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from rich.text import Text

COMPASS: Final = ("north", "east", "south", "west")
ASIDE: Final = {"north": 0, "east": 1, "south": 0, "west": -1}
DOWN: Final = {"north": -1, "east": 0, "south": 1, "west": 0}

LIGHT, HEAVY = 1, 2
JOINTS: Final = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
"""Lines that meet: how thick the ones up, right, down and left are, as digits of base three."""
ACROSS: Final = " ─━"
UPRIGHT: Final = " │┃"
DOORS: Final = {"open": "▯", "blocked": "▮", "welded": "╳"}
UNKNOWN: Final = "?"
"""An opening behind which nothing is known."""
MORE: Final = "…"
"""More is there than there is room for."""

STUBS: Final = 5
"""In a wall of this length or more, an opening leaves a bit of wall on both sides."""
LEAST, MOST = 3, 9
"""How wide cells are, at least and at most."""
MARGIN: Final = 2
"""What the numbers of the rows take, where there are any."""
QUIET: Final = "dim"


class Sign(NamedTuple):
    """A few characters that stand for something, and their style."""

    text: str
    style: str = ""


BARE: Final = Sign(" ")


@dataclass(frozen=True)
class Cell:
    """A Sector as it is drawn."""

    column: int
    row: int
    sides: Sequence[str] = ()
    """Its open sides."""
    doors: Mapping[str, str] = field(default_factory=dict)
    """Sides with a Door, and its state."""
    room: str = ""
    """The name of the Room that it is."""
    floor: Sign = BARE
    """What the floor is made of; a bit of it is always to be seen."""
    things: Sequence[Sign] = ()
    beings: Sequence[Sign] = ()
    faint: bool = False
    walled: bool = True
    """Whether anything is known of its walls."""


@dataclass
class Edge:
    """A side that two cells may share."""

    state: str
    weight: int
    faint: bool


def width_of(cells: Sequence[Cell], wide: int, numbered: bool = False) -> int:
    """How many characters the drawing takes in a line."""
    columns = 1 + max((cell.column for cell in cells), default=-1)
    return columns * (wide + 1) + 1 + (MARGIN if numbered else 0)


def widest(cells: Sequence[Cell], room: int, numbered: bool = False) -> int:
    """How wide cells can be in a space of so many characters; less than `LEAST` if they do not fit."""
    columns = 1 + max((cell.column for cell in cells), default=0)
    return min(MOST, (room - 1 - (MARGIN if numbered else 0)) // columns - 1)


class Chart:
    """A drawing of some cells, each of them so wide and tall; `numbered` if columns and rows have numbers."""

    def __init__(self, cells: Sequence[Cell], wide: int, tall: int, numbered: bool = False) -> None:
        self.cells = {(cell.column, cell.row): cell for cell in cells}
        self.wide, self.tall, self.numbered = wide, tall, numbered
        self.columns = 1 + max((column for column, _ in self.cells), default=-1)
        self.rows = 1 + max((row for _, row in self.cells), default=-1)
        self.across: dict[tuple[int, int], Edge] = {}
        """Edges above the cell of that place."""
        self.upright: dict[tuple[int, int], Edge] = {}
        """Edges left of the cell of that place."""
        self.canvas: list[list[Sign]] = [
            [BARE] * (self.columns * (wide + 1) + 1) for _ in range(self.rows * (tall + 1) + 1)
        ]

    def draw(self) -> Text:
        for cell in self.cells.values():
            self._note(cell)
        for place, edge in self.across.items():
            self._draw_across(place, edge)
        for place, edge in self.upright.items():
            self._draw_upright(place, edge)
        for row in range(self.rows + 1):
            for column in range(self.columns + 1):
                self._draw_joint(column, row)
        for cell in self.cells.values():
            self._fill(cell)
        return self._written()

    # Walls ------------------------------------------------------------------------------------------------------------

    def _note(self, cell: Cell) -> None:
        """Remember what is on the sides of a cell."""
        for side in COMPASS if cell.walled else ():
            beside = (cell.column + ASIDE[side], cell.row + DOWN[side])
            state = "wall"
            if side in cell.doors:
                state = cell.doors[side]
            elif side in cell.sides:
                state = "way" if beside in self.cells else "unknown"
            edges = self.across if side in {"north", "south"} else self.upright
            place = max(beside, (cell.column, cell.row))
            edge = edges.setdefault(place, Edge(state, LIGHT, True))
            edge.weight = max(edge.weight, HEAVY if cell.room else LIGHT)
            edge.faint = edge.faint and cell.faint

    def _draw_across(self, place: tuple[int, int], edge: Edge) -> None:
        left, top = place[0] * (self.wide + 1) + 1, place[1] * (self.tall + 1)
        style = QUIET if edge.faint else ""
        line = [ACROSS[edge.weight]] * self.wide
        middle = self.wide // 2
        if edge.state in {"way", "unknown"}:
            stub = 1 if self.wide >= STUBS else 0
            line[stub : self.wide - stub] = [" "] * (self.wide - 2 * stub)
            if edge.state == "unknown":
                line[middle] = UNKNOWN
        elif edge.state in DOORS:
            line[middle] = DOORS[edge.state]
        for at, sign in enumerate(line):
            self.canvas[top][left + at] = Sign(sign, style)

    def _draw_upright(self, place: tuple[int, int], edge: Edge) -> None:
        left, top = place[0] * (self.wide + 1), place[1] * (self.tall + 1) + 1
        style = QUIET if edge.faint else ""
        is_way = edge.state in {"way", "unknown"}
        for at in range(self.tall):
            sign = " " if is_way else UPRIGHT[edge.weight]
            if at == (self.tall - 1) // 2:
                sign = DOORS.get(edge.state, UNKNOWN if edge.state == "unknown" else sign)
            self.canvas[top + at][left] = Sign(sign, style)

    def _draw_joint(self, column: int, row: int) -> None:
        """Where up to four edges meet; openings have a frame."""
        edges = [
            self.upright.get((column, row - 1)),
            self.across.get((column, row)),
            self.upright.get((column, row)),
            self.across.get((column - 1, row)),
        ]
        number = 0
        for edge in edges:
            number = 3 * number + (edge.weight if edge else 0)
        faint = all(edge.faint for edge in edges if edge)
        self.canvas[row * (self.tall + 1)][column * (self.wide + 1)] = Sign(JOINTS[number], QUIET if faint else "")

    # What is inside ---------------------------------------------------------------------------------------------------

    def _fill(self, cell: Cell) -> None:
        left, top = cell.column * (self.wide + 1) + 1, cell.row * (self.tall + 1) + 1
        for down in range(self.tall):
            self.canvas[top + down][left : left + self.wide] = [cell.floor] * self.wide
        room = self.wide if cell.floor == BARE else self.wide - 1
        left += self.wide - room
        if self.tall == 1:
            self._put(left, top, room, _with_name(cell.room, [*cell.beings, *cell.things], room))
        else:
            self._put(left, top, room, _with_name(cell.room, cell.things, room))
            self._put(left, top + 1, room, cell.beings)

    def _put(self, left: int, top: int, room: int, signs: Sequence[Sign]) -> None:
        """Signs in the middle of a line, side by side if they must be; the last one says that there are more."""
        spaced = [BARE] * (2 * len(signs) - 1) if signs else []
        spaced[::2] = signs
        chosen = spaced if _length(spaced) <= room else list(signs)
        while _length(chosen) > room:
            chosen = [*chosen[: -2 if chosen[-1].text == MORE else -1], Sign(MORE)]
        at = left + (room - _length(chosen)) // 2
        for sign in chosen:
            for letter in sign.text:
                if letter != " ":
                    self.canvas[top][at] = Sign(letter, sign.style)
                at += 1

    # On paper ---------------------------------------------------------------------------------------------------------

    def _written(self) -> Text:
        text = Text(no_wrap=True)
        if self.numbered:
            numbers = [str(column).center(self.wide + 1).rstrip() for column in range(self.columns)]
            line = "".join(number.ljust(self.wide + 1) for number in numbers).rstrip()
            text.append(f"{' ' * (MARGIN + 1)}{line}\n", style=QUIET)
        for at, signs in enumerate(self.canvas):
            if self.numbered:
                row, within = divmod(at - 1, self.tall + 1)
                number = str(row) if at and within == (self.tall - 1) // 2 else ""
                text.append(number.ljust(MARGIN), style=QUIET)
            for sign in signs:
                text.append(sign.text, style=sign.style)
            text.append("\n" if at + 1 < len(self.canvas) else "")
        return text


def _length(signs: Sequence[Sign]) -> int:
    return sum(len(sign.text) for sign in signs)


def _with_name(name: str, signs: Sequence[Sign], room: int) -> list[Sign]:
    """Signs, and before them as much of a Room's name as there is room for."""
    left = room - _length(signs) - len(signs)
    return [Sign(name[:left].rstrip(), "italic"), *signs] if name and left >= LEAST else [*signs]
