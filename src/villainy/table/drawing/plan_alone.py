"""The place in ALONE as one picture: floors, walls, Doors and Light of Sectors, and what fades into the dark.

A Sector is a square of 100 units. What lies in it is no part of the picture: its signs stand over it on the page, so
that they stay readable where a Sector is small. All that a page may be sent is what the caller puts in here.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from villainy.table.drawing.parts import html

UNIT: Final = 100
LOW: Final = 27
HIGH: Final = UNIT - LOW
"""Between these lines a corridor leads through its Sector."""
ROUND: Final = 17
BEND: Final = 7
"""How round a corner is: one that is walked around, and one that stands out."""
WALL: Final = 9
"""So far from the edge of its Sector the wall of a Room stands."""

MOST_PLANS: Final = 512
"""Pictures that are kept ready: the same place is sent to several people, and again while somebody thinks."""

COMPASS: Final = ("north", "east", "south", "west")
TURNS: Final = {"north": -90, "east": 0, "south": 90, "west": 180}
"""How what points to the east is turned to point there."""
ASIDE: Final = {"north": 0, "east": 1, "south": 0, "west": -1}
DOWN: Final = {"north": -1, "east": 0, "south": 1, "west": 0}

DOORS: Final = {
    "open": '<path d="M-4.500-27h9v13h-9zM-4.500 14h9v13h-9z"/>',
    "blocked": '<path d="M-4.500-27h9v54h-9z"/><path class="bar" d="M-14-20L14 20M14-20L-14 20"/>',
    "welded": '<path d="M-9-27H9v54H-9z"/><path class="seam" d="M0-26l-5 7 10 6-10 6 10 7-10 7 10 6-10 6 5 7"/>',
}
"""A Door that stands to the east, around the middle of that side; each of its states has a shape of its own."""

RIPPLE: Final = "M24-17a29 29 0 0 1 0 34M35-25a43 43 0 0 1 0 50M46-33a57 57 0 0 1 0 66"


@dataclass(frozen=True)
class Ground:
    """A Sector as it is drawn. `mark` stays with it from view to view."""

    mark: str
    column: int
    row: int
    sides: tuple[str, ...]
    """Its open compass sides."""
    room: bool
    look: str
    """How it is drawn: words for the style sheet, such as `lit sight`."""
    lit: bool
    doors: tuple[tuple[str, str], ...]
    """Sides with a Door, and its state."""
    fades: tuple[str, ...] = ()
    """Open sides behind which nothing is drawn."""


@dataclass(frozen=True)
class Ripple:
    """A Noise that was heard in a Sector: from which side, or from here; the newest is `fresh`."""

    mark: str
    column: int
    row: int
    way: str
    fresh: bool


@lru_cache(maxsize=MOST_PLANS)
def plan(
    grounds: tuple[Ground, ...],
    columns: int,
    rows: int,
    ripples: tuple[Ripple, ...] = (),
    outline: frozenset[tuple[int, int]] = frozenset(),
) -> Markup:
    """The picture: what is drawn later lies above. `outline`: a line is drawn around these cells."""
    size = f'viewBox="0 0 {columns * UNIT} {rows * UNIT}"'
    layers = [
        [_fade(ground, side) for ground in grounds for side in ground.fades],
        [_placed("floor", ground, _floor(ground.sides, ground.room)) for ground in grounds],
        [_placed("wall", ground, _wall(ground.sides, ground.room)) for ground in grounds],
        [_placed("glow", ground, '<circle cx="50" cy="50" r="112"/>') for ground in grounds if ground.lit],
        [_door(ground, side, state) for ground in grounds for side, state in ground.doors],
        [_outline(outline)] if outline else [],
        [_ripple(ripple) for ripple in ripples],
    ]
    drawn = [f"<g>{''.join(layer)}</g>" for layer in layers]
    return html(f'<svg class="plan" {size} aria-hidden="true">', *drawn, "</svg>")


def _at(column: int, row: int, aside: int = 0, down: int = 0) -> str:
    return f"translate({column * UNIT + aside} {row * UNIT + down})"


def _placed(layer: str, ground: Ground, drawn: str) -> str:
    where = f'transform="{_at(ground.column, ground.row)}"'
    return f'<g class="{layer} {ground.look}" data-n="{layer}{ground.mark}" {where}>{drawn}</g>'


def _turned(class_: str, name: str, column: int, row: int, side: str, reach: int, drawn: str) -> str:
    """Something that is drawn for the east, on another side; `reach` is how far from the middle of the Sector."""
    aside, down = 50 + reach * ASIDE[side], 50 + reach * DOWN[side]
    where = f"{_at(column, row, aside, down)} rotate({TURNS[side]})"
    return f'<g class="{class_}" data-n="{name}" transform="{where}">{drawn}</g>'


def _door(ground: Ground, side: str, state: str) -> str:
    name = f"door{ground.mark}{side}"
    return _turned(f"door {state} {ground.look}", name, ground.column, ground.row, side, 50, DOORS[state])


def _fade(ground: Ground, side: str) -> str:
    """A corridor that goes on where nobody has looked yet."""
    drawn = '<g mask="url(#al-into-dark)"><path class="pave" d="M0-23h50v46H0z"/><path d="M0-23h50M0 23h50"/></g>'
    return _turned(f"fade {ground.look}", f"fade{ground.mark}{side}", ground.column, ground.row, side, 50, drawn)


def _ripple(ripple: Ripple) -> str:
    style = "ripple fresh" if ripple.fresh else "ripple"
    if ripple.way in TURNS:
        return _turned(style, ripple.mark, ripple.column, ripple.row, ripple.way, 22, f'<path d="{RIPPLE}"/>')
    around = '<circle r="33"/><circle r="44"/><circle r="55"/>'
    where = _at(ripple.column, ripple.row, 50, 50)
    return f'<g class="{style} around" data-n="{ripple.mark}" transform="{where}">{around}</g>'


def _outline(cells: frozenset[tuple[int, int]]) -> str:
    """A line around cells: wherever one of them has no neighbour among them."""
    lines: list[str] = []
    for column, row in sorted(cells):
        left, top = column * UNIT, row * UNIT
        right, bottom = left + UNIT, top + UNIT
        if (column, row - 1) not in cells:
            lines.append(f"M{left} {top}H{right}")
        if (column + 1, row) not in cells:
            lines.append(f"M{right} {top}V{bottom}")
        if (column, row + 1) not in cells:
            lines.append(f"M{left} {bottom}H{right}")
        if (column - 1, row) not in cells:
            lines.append(f"M{left} {top}V{bottom}")
    return f'<path class="outline" data-n="outline" d="{"".join(lines)}"/>'


# Floors and walls -----------------------------------------------------------------------------------------------------
# The outline of a Sector is a polygon with round corners. A floor fills it; walls follow it but for its open sides.


@dataclass(frozen=True)
class Corner:
    """A corner of an outline; `gap`: from here to the next one there is no wall."""

    x: int
    y: int
    radius: int = 0
    gap: bool = False


@lru_cache
def _floor(sides: tuple[str, ...], room: bool) -> str:
    return f'<path d="{_path(_outline_of(sides, room), walled=False)}z"/>'


@lru_cache
def _wall(sides: tuple[str, ...], room: bool) -> str:
    return f'<path d="{_path(_outline_of(sides, room), walled=True)}"/>'


def _outline_of(sides: tuple[str, ...], room: bool) -> list[Corner]:
    """All corners, clockwise from the north-west: for each side, the corner at its left and its opening."""
    corners: list[Corner] = []
    for turn, side in enumerate(COMPASS):
        is_open, is_left_open = side in sides, COMPASS[turn - 1] in sides
        if room:
            found = [Corner(WALL, WALL, ROUND)]
            if is_open:
                found += [Corner(LOW, WALL), Corner(LOW, 0, gap=True), Corner(HIGH, 0), Corner(HIGH, WALL)]
        else:
            radius = 0 if is_open != is_left_open else BEND if is_open else ROUND
            found = [Corner(LOW, LOW, radius)]
            if is_open:
                found += [Corner(LOW, 0, gap=True), Corner(HIGH, 0)]
        corners += [_turn(corner, turn) for corner in found]
    return corners


def _turn(corner: Corner, times: int) -> Corner:
    """The corner when the Sector is turned to the right so often."""
    x, y = corner.x, corner.y
    for _ in range(times):
        x, y = UNIT - y, x
    return Corner(x, y, corner.radius, corner.gap)


def _path(corners: list[Corner], walled: bool) -> str:
    """Along all corners; a wall begins and ends at an opening, and goes all the way round where there is none."""
    first = next((at + 1 for at, corner in enumerate(corners) if corner.gap), 0)
    around = [corners[(first + at) % len(corners)] for at in range(len(corners))]
    drawn: list[str] = []
    for at, corner in enumerate(around):
        lift = at == 0 or (walled and around[at - 1].gap)
        drawn.append(_bend(around[at - 1], corner, around[(at + 1) % len(around)], "M" if lift else "L"))
    closed = walled and not any(corner.gap for corner in around)
    return "".join(drawn) + ("z" if closed else "")


def _bend(before: Corner, corner: Corner, after: Corner, command: str) -> str:
    if not corner.radius:
        return f"{command}{corner.x} {corner.y}"
    come, go = _toward(corner, before), _toward(corner, after)
    return f"{command}{come}Q{corner.x} {corner.y} {go}"


def _toward(corner: Corner, other: Corner) -> str:
    """A point as far from the corner as it is round, on the way to another."""
    x = corner.x + corner.radius * ((other.x > corner.x) - (other.x < corner.x))
    y = corner.y + corner.radius * ((other.y > corner.y) - (other.y < corner.y))
    return f"{x} {y}"
