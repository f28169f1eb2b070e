"""The front door: the games, and the tables that somebody may want to go to."""

import logging
import time
from datetime import UTC, datetime
from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from villainy.bots import LEVELS
from villainy.games import SHELF
from villainy.table.faults import CannotPlay
from villainy.table.found import found_game
from villainy.table.given import TheHouse, ThePages, Whoever
from villainy.table.live import House
from villainy.table.newgame import bot_seat, new_header, person_seat
from villainy.table.render import table_words
from villainy.table.storage import DAMAGED, OPEN, OVER, PLAYING, WAITING, Person, TableRow, Unplayable
from villainy.table.web.leaving import leaving
from villainy.table.web.shared import (
    Form,
    Page,
    common,
    guard,
    html,
    person_of,
    read_number,
    shown_game,
    title_of,
)
from villainy.words import Words

log = logging.getLogger("villainy.table")


class Front(Page):
    """Where everybody comes in."""

    @get("/", name="front")
    async def front(self, visitor: Whoever, house: TheHouse, pages: ThePages) -> Response[str]:
        """Games, my tables, open tables, finished games."""
        store, person = house.store, visitor.person
        mine = await store.tables(person=person.id) if person else []
        listed = await store.tables(status=WAITING, listed=True)
        open_tables = [row for row in listed if isinstance(row, TableRow)]
        over = [row for row in mine if row.status == OVER]
        going_on = [row for row in mine if row.status != OVER]
        return html(
            pages.page(
                "front.html",
                visitor.language,
                **common(visitor),
                games=[shown_game(name, visitor.language) for name in SHELF],
                mine=[await _row(house, row, person, visitor.language) for row in going_on],
                open_tables=[await _row(house, row, person, visitor.language) for row in open_tables],
                finished=[await _row(house, row, person, visitor.language) for row in over],
            )
        )

    @post("/play/{game:str}")
    async def play_now(self, visitor: Whoever, house: TheHouse, game: FromPath[str], data: Form) -> Redirect:
        """A game against bots, at once; where seats differ, on the one that was asked for."""
        guard(visitor, data)
        known = found_game(game)
        person = await person_of(visitor, house, data)
        players = known.usual_players
        mine = read_number(data.get("as", "0"), 0, players - 1)
        seats = [
            person_seat(at, person) if at == mine else bot_seat(at, LEVELS[-1], visitor.language)
            for at in range(players)
        ]
        header = new_header(known, players, {}, known.house_deck())
        table = await house.open(
            person.id, header, tuple(seats), listed=False, spectators=True, clock=0, address=visitor.address
        )
        return Redirect(f"/t/{table}", status_code=303)


def ago(seconds: float, words: Words) -> str:
    """How long ago that was, the way people say it."""
    for unit, length in (("days", 86_400), ("hours", 3600), ("minutes", 60)):
        if seconds >= length:
            return words.say(f"table-ago-{unit}", n=int(seconds // length))
    return words.say("table-ago-now")


def _dated(when: float, language: str) -> dict[str, Any]:
    """When something was, for programs and for people."""
    return {"when": datetime.fromtimestamp(when, UTC), "ago": ago(time.time() - when, table_words(language))}


async def _row(house: House, row: TableRow | Unplayable, person: Person | None, language: str) -> dict[str, Any]:
    """A line about a table; whatever is wrong with it is said there, and spoils no other line."""
    lost: Unplayable
    if isinstance(row, TableRow):
        try:
            return await _line(house, row, person, language)
        except CannotPlay as error:
            lost = error.table
        except Exception:
            log.exception("line-failed %s", row.id)
            lost = row.unplayable(DAMAGED)
    else:
        lost = row
    return {
        "id": lost.id,
        "game": lost.game,
        "title": title_of(lost.game, language),
        "names": lost.names,
        "problem": f"table-fault-{lost.reason}",
        "my_turn": False,
        "leave": leaving(lost, person.id if person else None),
        **_dated(lost.created, language),
    }


async def _line(house: House, row: TableRow, person: Person | None, language: str) -> dict[str, Any]:
    me = person.id if person else None
    my_turn = False
    if row.status == PLAYING and person is not None:
        live = await house.table(row.id)
        await live.settled()
        my_turn = any(live.asks(seat) for seat in live.seats_of(me))
    when = row.created if row.status == PLAYING else row.changed  # moves that nobody may know of change it too
    return {
        "id": row.id,
        "game": row.header.game,
        "title": title_of(row.header.game, language),
        "names": [row.names[seat.number] for seat in row.seats if seat.kind != OPEN],
        "open": sum(seat.kind == OPEN for seat in row.seats),
        "status": row.status,
        "problem": "",
        "leave": leaving(row, me),
        "my_turn": my_turn,
        "winners": [row.names[seat] for seat in row.winners],
        **_dated(when, language),
    }
