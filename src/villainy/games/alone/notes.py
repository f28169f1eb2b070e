"""What a Hero with pencil and paper still knows when tiles are gone (alone.ruling.r58): the way, Rooms, answers.

No number of the Map stands here: places are told by the steps that led there and by how far something lies from them.
So the page reads the same in every world that the Hero may imagine. No view shows it: who plays the Hero writes notes
of their own, and a bot that imagines a world finds it there.
"""

from typing import TYPE_CHECKING, Final

from villainy.games.alone.terms import NONE, ROOMS

if TYPE_CHECKING:
    from villainy.games.alone.game import Alone

NOTE: Final = 6
"""Ints of one note: what sort, after how many steps it was written, three more, and the name of a Room or NONE."""
ROOM_SEEN: Final = 0
"""How far to the east and to the south of the Hero a Room lies, and its name."""
ROOM_TOLD: Final = 1
"""How far a Room is, 1 for the other Level, first direction of the way there (NONE: not told), and its name."""
LCU_REPAIRED: Final = 2
"""How far to the east and to the south of the Hero an LCU lies that has done its part for a Mission."""


def note_step(game: "Alone", side: int) -> None:
    """The Hero has gone to that side."""
    game.path = [*game.path, side]


def note_place(game: "Alone", sort: int, sector: int) -> None:
    """Something that stays is in a Sector, on the Hero's Level, whose place the Hero knows."""
    table = game.map
    if table.level[sector] == table.level[game.hero] and (game.adrift >> sector) & 1 == 0:
        aside = table.column[sector] - table.column[game.hero]
        down = table.row[sector] - table.row[game.hero]
        game.notes = [*game.notes, sort, len(game.path), aside, down, NONE, game.room[sector]]


def note_answer(game: "Alone", target: int, distance: int, other: int, way: int) -> None:
    """Evil has told, and it is true, where something is; worth a note if it is a Room: they stay where they are."""
    if 0 <= target < ROOMS:
        game.notes = [*game.notes, ROOM_TOLD, len(game.path), distance, other, way, target]
