"""Leaving a table, or getting rid of it: the page that asks, and what is done then."""

from typing import Any

from litestar import Response, get, post
from litestar.exceptions import PermissionDeniedException
from litestar.params import FromPath
from litestar.response import Redirect

from villainy.table.faults import CannotPlay
from villainy.table.found import found_table
from villainy.table.given import TheHouse, ThePages, Whoever
from villainy.table.live import House
from villainy.table.storage import PLAYING, WAITING, TableRow, Unplayable
from villainy.table.web.shared import Form, Page, common, guard, html, title_of


class Leaving(Page):
    """A person and a table part."""

    @get("/t/{table:str}/leave")
    async def ask(self, visitor: Whoever, house: TheHouse, pages: ThePages, table: FromPath[str]) -> Response[str]:
        """What leaving means here, and a button that does it."""
        row = await _row(house, table)
        me = visitor.person.id if visitor.person else None
        what = leaving(row, me)
        if not what:
            raise PermissionDeniedException
        context = _about(row, visitor.language) | {"what": what, "last": what != "close" and row.keepers == {me}}
        return html(pages.page("leave.html", visitor.language, **common(visitor), **context))

    @post("/t/{table:str}/leave")
    async def leave(self, visitor: Whoever, house: TheHouse, table: FromPath[str], data: Form) -> Redirect:
        """Leave, and go home."""
        guard(visitor, data)
        if visitor.person is None:
            raise PermissionDeniedException
        await house.leave(table, visitor.person.id)
        return Redirect("/", status_code=303)


def leaving(row: TableRow | Unplayable, person: int | None) -> str:
    """What leaving means to a person: to `close` the table, to give up a `seat` or `game`, or to `remove` it.

    Empty if the table is not theirs.
    """
    if person not in row.keepers:
        return ""
    if isinstance(row, TableRow) and row.status == WAITING:
        return "close" if row.host == person else "seat"
    sits = isinstance(row, TableRow) and any(seat.person == person for seat in row.seats)
    return "game" if sits and row.status == PLAYING else "remove"


async def _row(house: House, table: str) -> TableRow | Unplayable:
    try:
        return (await found_table(house, table)).row
    except CannotPlay as error:
        return error.table


def _about(row: TableRow | Unplayable, language: str) -> dict[str, Any]:
    game = row.header.game if isinstance(row, TableRow) else row.game
    problem = row.reason if isinstance(row, Unplayable) else ""
    names = [name for name in row.names if name]
    return {"table": row.id, "title": title_of(game, language), "names": names, "problem": problem}
