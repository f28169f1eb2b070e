"""At the table: what a seat sees, and what it decides."""

import time
from dataclasses import replace
from typing import Any

from litestar import Request, Response, get, post
from litestar.exceptions import PermissionDeniedException
from litestar.params import FromPath, FromQuery

from villainy.engine.orders import Orders
from villainy.games import box
from villainy.table.faults import Fault
from villainy.table.found import found_table
from villainy.table.given import TheHouse, ThePages, Whoever
from villainy.table.live import SPECTATOR, Live
from villainy.table.names import one_line
from villainy.table.render import speaker
from villainy.table.secret import new_token
from villainy.table.storage import WAITING
from villainy.table.web.lobby import lobby_page
from villainy.table.web.reading import clause_page
from villainy.table.web.shared import Form, Page, at_seat, common, drawing, guard, html, person_of, read_number

MOST_SAID = 500
"""Signs in one line of chat."""


class Playing(Page):
    """A game that goes on."""

    @get("/t/{table:str}")
    async def table(
        self,
        visitor: Whoever,
        house: TheHouse,
        pages: ThePages,
        table: FromPath[str],
        request: Request[Any, Any, Any],
        seat: FromQuery[int | None] = None,
    ) -> Response[str]:
        """The lobby while it waits, then the table."""
        live = await found_table(house, table)
        me = visitor.person.id if visitor.person else None
        await live.settled()
        waiting = live.row.status == WAITING
        mine = None if waiting else _my_seat(live, me, seat)
        with drawing(live):
            if waiting:
                return html(lobby_page(visitor, house, pages, live, str(request.base_url)))
            if mine is None:
                curtain = _curtain(live, me)
                return html(pages.page("curtain.html", visitor.language, **common(visitor), **curtain))
            fragment = pages.table(house, live, mine, me, visitor.language, visitor.csrf)
            return html(
                pages.page(
                    "table.html",
                    visitor.language,
                    **common(visitor),
                    fragment=fragment.html,
                    mark=fragment.mark,
                    now=round(time.time(), 1),
                    table=table,
                    seat=mine,
                    game=live.row.header.game,
                    orders=mine != SPECTATOR
                    and bool(box(live.row.header.game).occasions(live.row.header.settings, mine)),
                    title=speaker(live, visitor.language).title(),
                    names=live.names,
                )
            )

    @post("/t/{table:str}/move", status_code=204)
    async def move(self, visitor: Whoever, house: TheHouse, table: FromPath[str], data: Form) -> Response[None]:
        """Answer what is asked."""
        live, seat = await at_seat(visitor, house, table, data)
        option = read_number(data.get("option", ""), 0, 1 << 30)
        await house.move(live, seat, option, data.get("number", ""), data.get("request", "")[:40] or new_token()[:40])
        return _back(table, seat, data)

    @post("/t/{table:str}/withdraw", status_code=204)
    async def withdraw(self, visitor: Whoever, house: TheHouse, table: FromPath[str], data: Form) -> Response[None]:
        """Take a sealed answer back."""
        live, seat = await at_seat(visitor, house, table, data)
        await house.withdraw(live, seat, data.get("number", ""), data.get("request", "")[:40] or new_token()[:40])
        return _back(table, seat, data)

    @post("/t/{table:str}/take-back", status_code=204)
    async def take_back(self, visitor: Whoever, house: TheHouse, table: FromPath[str], data: Form) -> Response[None]:
        """Take the last move back, or ask the others for it."""
        live, seat = await at_seat(visitor, house, table, data)
        if live.can_take_back(seat):
            await house.take_back(live, seat, data.get("request", "")[:40] or new_token()[:40])
        else:
            await house.propose_take_back(live, seat)
        return _back(table, seat, data)

    @post("/t/{table:str}/agree", status_code=204)
    async def agree(self, visitor: Whoever, house: TheHouse, table: FromPath[str], data: Form) -> Response[None]:
        """Answer somebody who wants to take back."""
        live, seat = await at_seat(visitor, house, table, data)
        await house.agree(live, seat, yes=data.get("yes") == "yes")
        return _back(table, seat, data)

    @post("/t/{table:str}/return", status_code=204)
    async def come_back(self, visitor: Whoever, house: TheHouse, table: FromPath[str], data: Form) -> Response[None]:
        """Take the seat back from the bot that stood in."""
        live, seat = await at_seat(visitor, house, table, data)
        await house.stand_in(live, seat, on=data.get("away") == "yes")
        return _back(table, seat, data)

    @post("/t/{table:str}/orders", status_code=204)
    async def orders(self, visitor: Whoever, house: TheHouse, table: FromPath[str], data: Form) -> Response[None]:
        """Standing orders: in which windows this seat is asked."""
        live, seat = await at_seat(visitor, house, table, data)
        await house.give_orders(live, seat, _ordered(live, seat, data))
        return _back(table, seat, data)

    @post("/t/{table:str}/chat", status_code=204)
    async def chat(self, visitor: Whoever, house: TheHouse, table: FromPath[str], data: Form) -> Response[None]:
        """Say something at the table, in a seat or beside it."""
        text = one_line(data.get("text", ""), MOST_SAID)
        if data.get("seat") == str(SPECTATOR):
            guard(visitor, data)
            live, seat = await found_table(house, table), SPECTATOR
            if not live.spectators_talk:
                raise PermissionDeniedException
            name = (await person_of(visitor, house, data)).nickname
        else:
            live, seat = await at_seat(visitor, house, table, data)
            name = live.row.seats[seat].name
        if text:
            await house.say(live, name, text, watching=seat == SPECTATOR, person=visitor.me)
        return _back(table, seat, data)

    @get("/t/{table:str}/why-not")
    async def why_not(
        self,
        visitor: Whoever,
        house: TheHouse,
        pages: ThePages,
        table: FromPath[str],
        option: FromQuery[int],
        seat: FromQuery[int] = SPECTATOR,
    ) -> Response[str]:
        """Why an option is not offered: the concrete reason, and the rule."""
        live = await found_table(house, table)
        if seat not in live.seats_of(visitor.person.id if visitor.person else None):
            raise PermissionDeniedException
        await live.settled()
        clause = pages.why_not(live, seat, option)
        obstacle = pages.obstacle(live, seat, option, visitor.language)
        return html(
            clause_page(pages, visitor, live.row.header.game, clause, f"/t/{table}?seat={seat}", "why-not", obstacle)
        )


def _my_seat(live: Live, me: int | None, wanted: int | None) -> int | None:
    """Which seat this page shows; None when several share a screen and the curtain is down."""
    mine = live.seats_of(me)
    if wanted is not None and wanted in mine:
        return wanted
    if not mine:
        if not live.row.spectators:
            raise PermissionDeniedException
        return SPECTATOR
    return mine[0] if len(mine) == 1 else None


def _curtain(live: Live, me: int | None) -> dict[str, Any]:
    """Who the screen goes to next, when several people share it."""
    mine = live.seats_of(me)
    asked = [seat for seat in live.game.to_answer() if seat in mine] or mine
    return {
        "table": live.row.id,
        "game": live.row.header.game,
        "people": [{"seat": seat, "name": live.names[seat], "asked": seat in asked} for seat in mine],
        "next": {"seat": asked[0], "name": live.names[asked[0]]},
    }


def _back(table: str, seat: int, data: dict[str, str]) -> Response[None]:
    """A script needs nothing; a plain form goes back to the table."""
    if data.get("script") == "yes":
        return Response(None, status_code=204)
    where = f"/t/{table}" if seat == SPECTATOR else f"/t/{table}?seat={seat}"
    return Response(None, status_code=303, headers={"location": where})


def _ordered(live: Live, seat: int, data: dict[str, str]) -> Orders:
    """The orders that a form gives: every box that is ticked, or one word for all of them."""
    header = live.row.header
    names = [occasion.name for occasion in box(header.game).occasions(header.settings, seat)]
    before = live.orders(seat)
    match data.get("what", "these"):
        case "these":
            return replace(before, ask=tuple(name for name in names if f"ask-{name}" in data))
        case "always":
            return Orders(tuple(names))
        case "never":
            return Orders(())
        case "until-move" | "stop" as what:
            return replace(before, until_move=what == "until-move")
    raise Fault("table-fault-request")
