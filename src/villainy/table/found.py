"""What is asked for by name, or the answer that there is no such thing."""

from litestar.exceptions import NotFoundException

from villainy.engine.box import Box
from villainy.games import SHELF, box
from villainy.table.live import House, Live, NoTable


def found_game(game: str) -> Box:
    """The game of that name."""
    if game not in SHELF:
        raise NotFoundException
    return box(game)


async def found_table(house: House, table: str) -> Live:
    """The table at that address."""
    try:
        return await house.table(table)
    except NoTable as error:
        raise NotFoundException from error
