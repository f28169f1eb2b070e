"""The lobby: a table that waits for people, and how they sit down."""

from hashlib import blake2b
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.params import FromPath
from litestar.response import Redirect

from villainy.bots import LEVELS
from villainy.games import box
from villainy.table.door import Visitor
from villainy.table.faults import Fault
from villainy.table.found import found_table
from villainy.table.given import TheHouse, ThePages, Whoever
from villainy.table.live import House, Live
from villainy.table.newgame import bot_seat
from villainy.table.render import Pages, table_words
from villainy.table.storage import LINK, OPEN, WAITING
from villainy.table.web.leaving import leaving
from villainy.table.web.opening import shown_settings
from villainy.table.web.shared import Form, Page, common, drawing, guard, html, person_of, qr, shown_game


class Lobby(Page):
    """Sitting down."""

    @post("/t/{table:str}/sit/{number:int}")
    async def sit(
        self, visitor: Whoever, house: TheHouse, table: FromPath[str], number: FromPath[int], data: Form
    ) -> Redirect:
        """Take an open seat: a listed one, or one that I have the secret of."""
        guard(visitor, data)
        live = await found_table(house, table)
        if not 0 <= number < live.row.header.players:
            raise NotFoundException
        invited = house.seal.holds(data.get("secret", ""), "seat", table, number)
        anybody = live.row.listed and live.row.seats[number].level != LINK
        if not (anybody or invited or (visitor.person and visitor.person.id == live.row.host)):
            raise PermissionDeniedException
        person = await person_of(visitor, house, data)
        await house.sit(live, number, person.id, person.nickname)
        return Redirect(f"/t/{table}", status_code=303)

    @get("/t/{table:str}/sit/{number:int}/{secret:str}")
    async def invited(
        self,
        visitor: Whoever,
        house: TheHouse,
        pages: ThePages,
        table: FromPath[str],
        number: FromPath[int],
        secret: FromPath[str],
    ) -> Response[Any]:
        """Somebody followed a secret link."""
        live = await found_table(house, table)
        if not house.seal.holds(secret, "seat", table, number):
            raise NotFoundException
        if live.row.status != WAITING:
            return Redirect(f"/t/{table}", status_code=303)
        with drawing(live):
            return html(lobby_page(visitor, house, pages, live, "", invited=number, secret=secret))

    @post("/t/{table:str}/fill/{number:int}")
    async def fill(
        self, visitor: Whoever, house: TheHouse, table: FromPath[str], number: FromPath[int], data: Form
    ) -> Redirect:
        """The host puts a bot on an open seat."""
        guard(visitor, data)
        live = await found_table(house, table)
        if not (visitor.person and visitor.person.id == live.row.host) or not 0 <= number < live.row.header.players:
            raise PermissionDeniedException
        level = data.get("level", "")
        if level not in LEVELS:
            raise Fault("table-fault-bot")
        seat = bot_seat(number, level, visitor.language)
        await house.fill(live, number, level, seat.name)
        return Redirect(f"/t/{table}", status_code=303)


def lobby_page(
    visitor: Visitor, house: House, pages: Pages, live: Live, base: str, *, invited: int = -1, secret: str = ""
) -> str:
    """Who sits where; the host is shown a link for every open seat, and who was invited the seat that is theirs."""
    person = visitor.person
    host = person is not None and person.id == live.row.host
    url = (house.public_url or base).rstrip("/")
    seats: list[dict[str, Any]] = []
    for seat in live.row.seats:
        link = f"{url}/t/{live.row.id}/sit/{seat.number}/{house.invitation(live, seat.number)}"
        inviting = host and seat.kind == OPEN and not secret
        seats.append(
            {
                "number": seat.number,
                "kind": seat.kind,
                "name": seat.name,
                "level": seat.level,
                "mine": person is not None and seat.person == person.id,
                "may_sit": seat.kind == OPEN and ((live.row.listed and seat.free) or host or seat.number == invited),
                "link": link if inviting else "",
                "qr_svg": qr(link) if inviting else "",
            }
        )
    return pages.page(
        "lobby.html",
        visitor.language,
        **common(visitor),
        table=live.row.id,
        mark=lobby_mark(live),
        game=shown_game(live.row.header.game, visitor.language),
        seats=seats,
        host=host,
        levels=LEVELS,
        invited=invited,
        secret=secret,
        agreed=_agreed(live, visitor.language),
        clock=live.row.clock,
        spectators=live.row.spectators,
        leave=leaving(live.row, person.id if person else None),
    )


def _agreed(live: Live, language: str) -> list[tuple[str, str]]:
    """What the host has chosen otherwise than the house would: whoever sits down should know."""
    header = live.row.header
    known = box(header.game)
    found = [
        (setting["label"], value["label"])
        for setting in shown_settings(known, language)
        for value in setting["values"]
        if value["value"] == str(header.settings[setting["name"]]) != setting["default"]
    ]
    if header.deck != known.house_deck().source:
        name = header.deck.get("name", "")
        title = name.get(language, "") if isinstance(name, dict) else name
        found.append((table_words(language).say("table-deck"), str(title)))
    return found


def lobby_mark(live: Live) -> str:
    """Changes when, and only when, somebody sits down or the game begins."""
    seats = [(seat.kind, seat.name, seat.level) for seat in live.row.seats]
    return blake2b(msgspec.json.encode((live.row.status, seats)), digest_size=12).hexdigest()
