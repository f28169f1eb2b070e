"""Streams: what open pages are sent whenever it changes."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from dataclasses import replace

from litestar import get
from litestar.exceptions import PermissionDeniedException
from litestar.params import FromPath, FromQuery
from litestar.response.sse import ServerSentEventMessage

from villainy.table.door import Visitor
from villainy.table.faults import CannotPlay, Fault
from villainy.table.found import found_table
from villainy.table.given import TheHouse, ThePages, Whoever
from villainy.table.live import SPECTATOR, House, Live, NoTable
from villainy.table.render import Fragment, Message, Pages
from villainy.table.storage import WAITING
from villainy.table.web.lobby import lobby_mark
from villainy.table.web.shared import Page
from villainy.table.wire import Events

log = logging.getLogger("villainy.table")

MOST_WINDOWS = 60
"""Windows of one browser that share a stream."""
NO_TOKEN = ""
"""Fragments on a stream have no CSRF token: the script that takes them knows the page's own."""
Viewer = tuple[int, int | None, str, str]
"""Seat, the person who sits there, language, and CSRF token."""
LOBBY = "lobby"
"""In place of a seat: somebody looks at a table that waits for people."""


class Streams(Page):
    """What viewers are sent."""

    @get("/t/{table:str}/stream")
    async def stream(
        self,
        visitor: Whoever,
        house: TheHouse,
        pages: ThePages,
        table: FromPath[str],
        seat: FromQuery[int] = SPECTATOR,
        after: FromQuery[str] = "",
    ) -> Events:
        """What this viewer sees, whenever it changes."""
        _may_watch(await found_table(house, table), visitor, seat)
        stream = window(house, pages, visitor, table, str(seat), after)
        return Events(house.watched(visitor.address, visitor.me, {table}, stream))

    @get("/stream")
    async def streams(self, visitor: Whoever, house: TheHouse, pages: ThePages, watch: FromQuery[str] = "") -> Events:
        """What all windows of a browser show, on one line: it has no more than six to a server.

        `watch` lists `table:seat:after`, parted by commas; a table that still waits for people has the seat `lobby`.
        """
        wanted = [tuple(one.split(":")) for one in watch.split(",")]
        if len(wanted) > MOST_WINDOWS or any(len(one) != 3 for one in wanted):
            raise Fault("table-fault-request")
        streams = {
            f"{table}:{seat}": window(house, pages, visitor, table, seat, after) for table, seat, after in wanted
        }
        tables = {table for table, _, _ in wanted}
        return Events(house.watched(visitor.address, visitor.me, tables, merged(streams)))


def _may_watch(live: Live, visitor: Visitor, seat: int) -> None:
    """A seat is for the person who sits there; spectators see what all see, if the table lets them."""
    mine = live.seats_of(visitor.person.id if visitor.person else None)
    if seat not in mine and not (seat == SPECTATOR and live.row.spectators):
        raise PermissionDeniedException
    if live.row.status == WAITING:
        raise Fault("table-fault-not-begun", 409)


async def changes(
    house: House, pages: Pages, table: str, seat: int, visitor: Visitor, after: str
) -> AsyncIterator[ServerSentEventMessage]:
    """Fragments, each when what this viewer may know has changed, the first one whole; a beat in between."""
    before: Fragment | None = None
    live = await house.table(table)
    owner = live.owner(seat)
    key = whose(live, seat, visitor.language)
    while not house.stopping.is_set():
        await live.settled()
        if live.gone or live.owner(seat) != owner:
            raise NoTable
        changed = live.changed
        fragment, message = shown(house, pages, live, key, before)
        if fragment.mark != after:
            after, before = fragment.mark, fragment
            yield message if not live.row.clock else message.at(time.time())
        if not await changed.wait():
            yield ServerSentEventMessage(comment="here")
    yield ServerSentEventMessage(data="", event="bye")


def whose(live: Live, seat: int, language: str) -> Viewer:
    """What a drawing depends on: nothing of the browser that it is sent to, so that all who see the same share it."""
    return seat, live.owner(seat), language, NO_TOKEN


def shown(house: House, pages: Pages, live: Live, key: Viewer, before: Fragment | None) -> tuple[Fragment, Message]:
    """The table for a viewer, and what is sent to who has the fragment before: made once for all who see the same."""
    fragment = live.shown.get(key)
    if fragment is None:
        fragment = live.shown[key] = pages.table(house, live, *key)
    since = (*key, "" if before is None else before.drawing)
    message = live.shown.get(since)
    if message is None:
        message = live.shown[since] = Message(fragment.mark, fragment.data(before))
    return fragment, message


async def _arrivals(house: House, table: str, after: str) -> AsyncIterator[ServerSentEventMessage]:
    """A word whenever somebody has sat down at a table that waits: the page then looks again."""
    while not house.stopping.is_set():
        live = await house.table(table)
        changed = live.changed
        mark = lobby_mark(live)
        if mark != after:
            after = mark
            yield ServerSentEventMessage(data="", event="look", id=mark)
        if not await changed.wait():
            yield ServerSentEventMessage(comment="here")
    yield ServerSentEventMessage(data="", event="bye")


async def window(
    house: House, pages: Pages, visitor: Visitor, table: str, seat: str, after: str
) -> AsyncIterator[ServerSentEventMessage]:
    """What one window shows; a window that may not see that, or no longer, is told to look again."""
    try:
        live = await house.table(table)
        if seat == LOBBY:
            stream = _arrivals(house, table, after)
        else:
            _may_watch(live, visitor, int(seat))
            stream = changes(house, pages, table, int(seat), visitor, after)
    except (NoTable, ValueError, PermissionDeniedException, Fault):
        stream = _no_more(house)
    try:
        async for message in stream:
            yield message
    except (NoTable, CannotPlay):
        async for message in _no_more(house):
            yield message


async def _no_more(house: House) -> AsyncIterator[ServerSentEventMessage]:
    """There is nothing to see here: the page should look again."""
    yield ServerSentEventMessage(data="", event="look")
    await house.stopping.wait()
    yield ServerSentEventMessage(data="", event="bye")


async def merged(
    streams: dict[str, AsyncIterator[ServerSentEventMessage]],
) -> AsyncIterator[ServerSentEventMessage]:
    """Several streams as one: the first line of what is said names the window that it is for."""
    said: asyncio.Queue[tuple[str, ServerSentEventMessage]] = asyncio.Queue(1)

    async def pass_on(key: str, stream: AsyncIterator[ServerSentEventMessage]) -> None:
        try:
            async for message in stream:
                await said.put((key, message))
        except Exception:  # whatever it is: the other windows still see, and the server's log says it
            log.exception("stream-failed")
            await said.put((key, ServerSentEventMessage(data="", event="look")))

    tasks = [asyncio.create_task(pass_on(key, stream)) for key, stream in streams.items()]
    try:
        while True:
            key, message = await said.get()
            if isinstance(message, Message):
                message = message.within(key)
            elif message.event is not None and message.event != "bye":
                message = replace(message, data=f"{key}\n{message.data!s}")
            yield message
            if message.event == "bye":
                return
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
