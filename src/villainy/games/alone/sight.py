"""Line of Sight: what the Hero sees, where an Explore leads, what Light shows; how Sectors are named to the Hero."""

from typing import TYPE_CHECKING, Final

from villainy.games.alone.map import ALL_SIDES, COMPASS
from villainy.games.alone.terms import MANY, MOST_COLUMNS, MOST_ROWS, NONE, STAIRS

if TYPE_CHECKING:
    from villainy.games.alone.game import Alone

_WIDTH: Final = 2 * MOST_COLUMNS - 1
BY_COLOUR: Final = _WIDTH * (2 * MOST_ROWS - 1)
"""The first of the spots that are named by the colour of their Stairs."""


def ahead(game: "Alone", sector: int, side: int) -> int:
    """The next Sector of a line that begins at the Hero's; NONE where a wall or a Door ends it.

    A Door ends the line unless it is one of the Hero's own Sector and open (alone.los.door-not-adjacent,
    alone.los.adjacent-door, alone.ruling.r16).
    """
    at = ALL_SIDES * sector + side
    door = game.map.door[at]
    if door >= 0 and (sector != game.hero or (game.blocked >> door) & 1):
        return NONE
    return game.map.beside[at]


def in_sight(game: "Alone") -> int:
    """The Sectors in LoS: the Hero's own, and straight out from it every Revealed one that is connected."""
    seen = 1 << game.hero
    for side in range(COMPASS):
        sector = ahead(game, game.hero, side)
        while sector >= 0 and game.is_revealed(sector):
            seen |= 1 << sector
            sector = ahead(game, sector, side)
    return seen


def light_reveals(game: "Alone", hidden: int = 0) -> list[int]:
    """The Unrevealed Sectors that Light shows to the Hero now, in the order of the check (alone.ruling.r15).

    `hidden` Sectors count as Unrevealed: what if their tiles were taken?
    """
    found: list[int] = []
    revealed = game.revealed & ~hidden
    for side in range(COMPASS):
        sector = ahead(game, game.hero, side)
        while sector >= 0:
            if (revealed >> sector) & 1 == 0:
                if not game.is_lit(sector):
                    break
                found.append(sector)
            sector = ahead(game, sector, side)
    return found


def line(game: "Alone", side: int, reach: int) -> list[int]:
    """The Sectors of an Explore in that direction (alone.action.explore.interrupt); of Stairs, only their other end."""
    found: list[int] = []
    if side == STAIRS:
        end = game.map.beside[ALL_SIDES * game.hero + STAIRS]
        return [end] if end >= 0 and reach > 0 else found
    sector = ahead(game, game.hero, side)
    while sector >= 0 and len(found) < reach:
        found.append(sector)
        sector = ahead(game, sector, side)
    return found


def has_place(game: "Alone", sector: int) -> bool:
    """Whether the Hero knows where the Sector lies from here: not on the other Level, not adrift on this one."""
    return game.map.level[sector] == game.map.level[game.hero] and (game.adrift >> sector) & 1 == 0


def in_order(game: "Alone", sectors: int) -> list[int]:
    """Sectors in an order that, as far as the Hero knows them, only what the Hero knows decides.

    What the Hero is told of several Sectors is told in this order: by their numbers it would tell the Level.
    """
    table = game.map
    own = table.level[game.hero] if game.hero >= 0 else 0
    keys: list[int] = []
    for sector in range(table.sectors):
        if (sectors >> sector) & 1:
            away = table.level[sector] != own
            # Numbers run row by row, so where places are known they have the order that the Hero sees.
            key = table.colour[sector] if (game.adrift >> sector) & 1 else 2 + sector
            keys.append((key + (MANY if away else 0)) * MANY + sector)
    keys.sort()
    return [key % MANY for key in keys]


def spot(game: "Alone", sector: int) -> int:
    """How a Sector is named to the Hero: by where it lies from the Hero, or else by the colour of its Stairs."""
    table = game.map
    if not has_place(game, sector):
        return BY_COLOUR + table.colour[sector] if table.colour[sector] >= 0 else NONE
    aside = table.column[sector] - table.column[game.hero] + MOST_COLUMNS - 1
    down = table.row[sector] - table.row[game.hero] + MOST_ROWS - 1
    return down * _WIDTH + aside


def sector_of(game: "Alone", named: int) -> int:
    """The Sector that the Hero means by a spot: a Revealed one, or the Hero's own; otherwise NONE."""
    table = game.map
    hero = game.hero
    if named >= BY_COLOUR:
        for sector in table.stairs[named - BY_COLOUR :: 2]:
            if sector >= 0 and game.is_revealed(sector) and not has_place(game, sector):
                return sector
        return NONE
    column = table.column[hero] + named % _WIDTH - MOST_COLUMNS + 1
    row = table.row[hero] + named // _WIDTH - MOST_ROWS + 1
    sector = table.at(table.level[hero], column, row)
    if sector < 0 or not has_place(game, sector):
        return NONE
    return sector if game.is_revealed(sector) or sector == hero else NONE
