"""After the game: once more, its record, and the game move by move."""

import secrets
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.exceptions import PermissionDeniedException
from litestar.params import FromPath, FromQuery, QueryParameter
from litestar.response import Redirect

from villainy.engine.record import End, Record
from villainy.games import box
from villainy.table.door import Visitor
from villainy.table.found import found_table
from villainy.table.given import TheHouse, ThePages, Whoever
from villainy.table.live import NEWEST, SPECTATOR, House, Live
from villainy.table.render import art, speaker, storyteller
from villainy.table.storage import OVER
from villainy.table.web.shared import Form, Page, at_seat, common, drawing, html


class Afterwards(Page):
    """A game that is over."""

    @post("/t/{table:str}/again")
    async def again(self, visitor: Whoever, house: TheHouse, table: FromPath[str], data: Form) -> Redirect:
        """The same people, another game."""
        live, _ = await at_seat(visitor, house, table, data)
        if live.row.status != OVER or visitor.person is None:
            raise PermissionDeniedException
        async with live.held():
            if live.row.again is None:
                header = msgspec.structs.replace(live.row.header, seed=secrets.token_hex(16))
                row = live.row
                seats = tuple(seat.afresh() for seat in row.seats)
                made = await house.open(
                    visitor.person.id,
                    header,
                    seats,
                    listed=False,
                    spectators=row.spectators,
                    talk=row.talk,
                    clock=row.clock,
                    address=visitor.address,
                )
                await house.link_again(live, made)
        return Redirect(f"/t/{live.row.again}", status_code=303)

    @get("/t/{table:str}/record")
    async def record(self, visitor: Whoever, house: TheHouse, table: FromPath[str]) -> Response[bytes]:
        """The record of a finished game, seed and all."""
        live = await _finished(house, table, visitor)
        entries = live.play.entries if live.play else []
        lines = [live.row.header, *entries, End(live.row.hash)]
        data = b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
        name = f"{live.row.header.game}-{table}.jsonl"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(data, media_type="application/x-villainy-record", headers=headers)

    @get("/t/{table:str}/replay")
    async def replay(
        self,
        visitor: Whoever,
        house: TheHouse,
        pages: ThePages,
        table: FromPath[str],
        at: FromQuery[int] = 0,
        seen_by: Annotated[int, QueryParameter(name="as")] = SPECTATOR,
    ) -> Response[str]:
        """The game as a seat knew it after some move, or with everything open."""
        live = await _finished(house, table, visitor)
        with drawing(live):
            context = _replay(house, live, at, seen_by, visitor.language)
            return html(pages.page("replay.html", visitor.language, **common(visitor), **context))


async def _finished(house: House, table: str, visitor: Visitor) -> Live:
    """A game that is over, for those who could see it while it lasted."""
    live = await found_table(house, table)
    mine = live.seats_of(visitor.person.id if visitor.person else None)
    if live.row.status != OVER or not (mine or live.row.spectators):
        raise PermissionDeniedException
    return live


def _replay(house: House, live: Live, at: int, seen_by: int, language: str) -> dict[str, Any]:
    """The game after `at` moves, as a seat, a spectator, or somebody who sees everything knew it."""
    assert live.play is not None
    header, line = live.row.header, live.play.line
    at = min(max(at, 0), len(line))
    play = Record(header, line[:at], "").resume(box)
    game = play.game
    events = play.events()
    open_view = seen_by == header.players + 1
    viewer = header.players if seen_by == SPECTATOR else min(max(seen_by, 0), header.players)
    if open_view:
        viewer = header.players
        for card in range(len(game.seen)):
            game.seen[card] = game.everyone
    story, draw = speaker(live, language).story(events, viewer), storyteller(live, language)
    return {
        "table": live.row.id,
        "game": header.game,
        "names": live.names,
        "kinds": tuple(seat.kind for seat in live.row.seats),
        "at": at,
        "last": len(line),
        "seen_by": seen_by,
        "everything": header.players + 1,
        "view": house.view(live, viewer, game),
        "art": art(live, language),
        "log": [draw(line) for line in story[-8:]],
        "newest": [line.text for line in story[-NEWEST:]],
    }
