"""The pages that people see, and the forms that they send."""

import asyncio
import logging
import re
import secrets
import time
import tomllib
from collections.abc import AsyncIterator, Iterable
from dataclasses import replace
from hashlib import blake2b
from typing import Annotated, Any

import msgspec
import segno
from litestar import Controller, Request, Response, get, post
from litestar.enums import MediaType, RequestEncodingType
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.params import Body, FromPath, FromQuery, QueryParameter
from litestar.response import Redirect
from litestar.response.sse import ServerSentEventMessage

from villainy.bots import LEVELS
from villainy.engine.box import BadSetting, Box, Setting, Settings
from villainy.engine.errors import BadDeck
from villainy.engine.game import Deck
from villainy.engine.orders import Orders
from villainy.engine.record import End, Header, Record
from villainy.games import SHELF, box
from villainy.rulebook import rulebook
from villainy.table.described import calls, shapes
from villainy.table.door import COOKIE, LANGUAGE, Visitor, cookie
from villainy.table.faults import Fault
from villainy.table.given import TheHouse, ThePages, Whoever
from villainy.table.live import SPECTATOR, House, Live, NoTable
from villainy.table.names import nickname, one_line
from villainy.table.render import Fragment, Message, Pages, art, speaker, table_words
from villainy.table.secret import hashed, new_token
from villainy.table.storage import BOT, LINK, OPEN, OVER, PERSON, PLAYING, WAITING, Person, SeatRow, Store, TableRow
from villainy.table.wire import Events
from villainy.words import LANGUAGES, Words, words_of

log = logging.getLogger("villainy.table")

Form = Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)]
A_TABLE = re.compile(r"https?://(?P<host>[^/?#]+)(?P<table>/t/[\w-]{1,20})(?:\?(?P<seat>seat=\d{1,2})?.*)?")
"""The address of a table, whole."""
MOST_DOTS = 16
"""In one line of a deck: to read a name of ten thousand parts takes a minute, in which nobody else is answered."""
MOST_SHOWN = 60
MOST_SAID = 500
"""Signs in one line of chat."""
MOST_WINDOWS = 60
"""Windows of one browser that share a stream."""
LOBBY = "lobby"
"""In place of a seat: somebody looks at a table that waits for people."""


class Web(Controller):
    """Everything for a browser. Every form works without script; the script only makes it smoother."""

    include_in_schema = False

    # The front door -------------------------------------------------------------------------------------------------

    @get("/", name="front")
    async def front(self, visitor: Whoever, house: TheHouse, pages: ThePages) -> Response[str]:
        """Games, my tables, open tables, finished games."""
        store, person = house.store, visitor.person
        mine = await store.tables(person=person.id) if person else []
        open_tables = await store.tables(status=WAITING, listed=True)
        over = [row for row in mine if row.status == OVER]
        going_on = by_age(row for row in mine if row.status != OVER)
        return _html(
            pages.page(
                "front.html",
                visitor.language,
                **common(visitor),
                games=[_game(name, visitor.language) for name in SHELF],
                mine=[await _row(house, row, person, visitor.language) for row in going_on],
                open_tables=[await _row(house, row, person, visitor.language) for row in open_tables],
                finished=[await _row(house, row, person, visitor.language) for row in over],
            )
        )

    @post("/play/{game:str}")
    async def play_now(self, visitor: Whoever, house: TheHouse, game: FromPath[str], data: Form) -> Redirect:
        """A game against bots, at once; where seats differ, on the one that was asked for."""
        _guard(visitor, data)
        known = _box(game)
        person = await _person(visitor, house.store, data)
        players = known.usual_players
        mine = _number(data.get("as", "0"), 0, players - 1)
        seats = [
            _seat(at, PERSON, person=person) if at == mine else bot_seat(at, LEVELS[-1], visitor.language)
            for at in range(players)
        ]
        header = new_header(known, players, {}, known.house_deck())
        table = await house.open(person.id, header, tuple(seats), listed=False, spectators=True, clock=0)
        return Redirect(f"/t/{table}", status_code=303)

    @get("/open/{game:str}")
    async def choose(self, visitor: Whoever, pages: ThePages, game: FromPath[str]) -> Response[str]:
        """The form that opens a table."""
        return _html(_form(visitor, pages, _box(game), {}))

    @post("/open/{game:str}")
    async def open(
        self, visitor: Whoever, house: TheHouse, pages: ThePages, game: FromPath[str], data: Form
    ) -> Response[Any]:
        """Open the table; or show the form again, filled in as it was, and say what is wrong."""
        _guard(visitor, data)
        known = _box(game)
        try:
            table = await _open(visitor, house, known, data)
        except Fault as fault:
            return _html(_form(visitor, pages, known, data, fault.say(table_words(visitor.language))), fault.status)
        return Redirect(f"/t/{table}", status_code=303)

    # At the table ---------------------------------------------------------------------------------------------------

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
        live = await _live(house, table)
        me = visitor.person.id if visitor.person else None
        if live.row.status == WAITING:
            return _html(_lobby(visitor, house, pages, live, str(request.base_url)))
        mine = _my_seat(live, me, seat)
        if mine is None:
            async with live.lock:
                curtain = _curtain(live, me)
            return _html(pages.page("curtain.html", visitor.language, **common(visitor), **curtain))
        async with live.lock:
            fragment = pages.table(house, live, mine, me, visitor.language, visitor.csrf)
        return _html(
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
                orders=mine != SPECTATOR and bool(box(live.row.header.game).occasions(live.row.header.settings, mine)),
                title=speaker(live, visitor.language).title(),
                names=live.names,
            )
        )

    @get("/t/{table:str}/stream")
    async def stream(
        self,
        visitor: Whoever,
        house: TheHouse,
        pages: ThePages,
        table: FromPath[str],
        request: Request[Any, Any, Any],
        seat: FromQuery[int] = SPECTATOR,
        after: FromQuery[str] = "",
    ) -> Events:
        """What this viewer sees, whenever it changes."""
        _may_watch(await _live(house, table), visitor, seat)
        return Events(house.watched(caller(request), _changes(house, pages, table, seat, visitor, after)))

    @get("/stream")
    async def streams(
        self,
        visitor: Whoever,
        house: TheHouse,
        pages: ThePages,
        request: Request[Any, Any, Any],
        watch: FromQuery[str] = "",
    ) -> Events:
        """What all windows of a browser show, on one line: it has no more than six to a server.

        `watch` lists `table:seat:after`, parted by commas; a table that still waits for people has the seat `lobby`.
        """
        wanted = [tuple(one.split(":")) for one in watch.split(",")]
        if len(wanted) > MOST_WINDOWS or any(len(one) != 3 for one in wanted):
            raise Fault("table-fault-request")
        streams = {
            f"{table}:{seat}": _watch(house, pages, visitor, table, seat, after) for table, seat, after in wanted
        }
        return Events(house.watched(caller(request), _merged(streams)))

    @post("/t/{table:str}/move", status_code=204)
    async def move(self, visitor: Whoever, house: TheHouse, table: FromPath[str], data: Form) -> Response[None]:
        """Answer what is asked."""
        live, seat = await _at_seat(visitor, house, table, data)
        option = _number(data.get("option", ""), 0, 1 << 30)
        await house.move(live, seat, option, data.get("number", ""), data.get("request", "")[:40] or new_token()[:40])
        return _back(table, seat, data)

    @post("/t/{table:str}/withdraw", status_code=204)
    async def withdraw(self, visitor: Whoever, house: TheHouse, table: FromPath[str], data: Form) -> Response[None]:
        """Take a sealed answer back."""
        live, seat = await _at_seat(visitor, house, table, data)
        await house.withdraw(live, seat, data.get("number", ""), data.get("request", "")[:40] or new_token()[:40])
        return _back(table, seat, data)

    @post("/t/{table:str}/take-back", status_code=204)
    async def take_back(self, visitor: Whoever, house: TheHouse, table: FromPath[str], data: Form) -> Response[None]:
        """Take the last move back, or ask the others for it."""
        live, seat = await _at_seat(visitor, house, table, data)
        if live.can_take_back(seat):
            await house.take_back(live, seat, data.get("request", "")[:40] or new_token()[:40])
        else:
            await house.propose_take_back(live, seat)
        return _back(table, seat, data)

    @post("/t/{table:str}/agree", status_code=204)
    async def agree(self, visitor: Whoever, house: TheHouse, table: FromPath[str], data: Form) -> Response[None]:
        """Answer somebody who wants to take back."""
        live, seat = await _at_seat(visitor, house, table, data)
        await house.agree(live, seat, yes=data.get("yes") == "yes")
        return _back(table, seat, data)

    @post("/t/{table:str}/return", status_code=204)
    async def come_back(self, visitor: Whoever, house: TheHouse, table: FromPath[str], data: Form) -> Response[None]:
        """Take the seat back from the bot that stood in."""
        live, seat = await _at_seat(visitor, house, table, data)
        await house.stand_in(live, seat, on=data.get("away") == "yes")
        return _back(table, seat, data)

    @post("/t/{table:str}/orders", status_code=204)
    async def orders(self, visitor: Whoever, house: TheHouse, table: FromPath[str], data: Form) -> Response[None]:
        """Standing orders: in which windows this seat is asked."""
        live, seat = await _at_seat(visitor, house, table, data)
        await house.give_orders(live, seat, _ordered(live, seat, data))
        return _back(table, seat, data)

    @post("/t/{table:str}/chat", status_code=204)
    async def chat(self, visitor: Whoever, house: TheHouse, table: FromPath[str], data: Form) -> Response[None]:
        """Say something at the table, in a seat or beside it."""
        text = one_line(data.get("text", ""), MOST_SAID)
        if data.get("seat") == str(SPECTATOR):
            _guard(visitor, data)
            live, seat = await _live(house, table), SPECTATOR
            if not live.spectators_talk:
                raise PermissionDeniedException
            name = (await _person(visitor, house.store, data)).nickname
        else:
            live, seat = await _at_seat(visitor, house, table, data)
            name = live.names[seat]
        if text:
            await house.say(live, name, text, watching=seat == SPECTATOR)
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
        """The rule that forbids an option."""
        live = await _live(house, table)
        if seat not in live.seats_of(visitor.person.id if visitor.person else None):
            raise PermissionDeniedException
        async with live.lock:
            clause = pages.why_not(live, seat, option)
        return _html(_clause_page(pages, visitor, live.row.header.game, clause, f"/t/{table}?seat={seat}"))

    # Sitting down -----------------------------------------------------------------------------------------------------

    @post("/t/{table:str}/sit/{number:int}")
    async def sit(
        self, visitor: Whoever, house: TheHouse, table: FromPath[str], number: FromPath[int], data: Form
    ) -> Redirect:
        """Take an open seat: a listed one, or one that I have the secret of."""
        _guard(visitor, data)
        live = await _live(house, table)
        if not 0 <= number < live.row.header.players:
            raise NotFoundException
        invited = house.seal.holds(data.get("secret", ""), "seat", table, number)
        anybody = live.row.listed and live.row.seats[number].level != LINK
        if not (anybody or invited or (visitor.person and visitor.person.id == live.row.host)):
            raise PermissionDeniedException
        person = await _person(visitor, house.store, data)
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
        live = await _live(house, table)
        if not house.seal.holds(secret, "seat", table, number):
            raise NotFoundException
        if live.row.status != WAITING:
            return Redirect(f"/t/{table}", status_code=303)
        return _html(_lobby(visitor, house, pages, live, "", invited=number, secret=secret))

    @post("/t/{table:str}/fill/{number:int}")
    async def fill(
        self, visitor: Whoever, house: TheHouse, table: FromPath[str], number: FromPath[int], data: Form
    ) -> Redirect:
        """The host puts a bot on an open seat."""
        _guard(visitor, data)
        live = await _live(house, table)
        if not (visitor.person and visitor.person.id == live.row.host) or not 0 <= number < live.row.header.players:
            raise PermissionDeniedException
        level = data.get("level", "")
        if level not in LEVELS:
            raise Fault("table-fault-bot")
        seat = bot_seat(number, level, visitor.language)
        await house.fill(live, number, level, seat.name)
        return Redirect(f"/t/{table}", status_code=303)

    @post("/t/{table:str}/again")
    async def again(self, visitor: Whoever, house: TheHouse, table: FromPath[str], data: Form) -> Redirect:
        """The same people, another game."""
        live, _ = await _at_seat(visitor, house, table, data)
        if live.row.status != OVER or visitor.person is None:
            raise PermissionDeniedException
        async with live.lock:
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
                )
                await house.link_again(live, made)
        return Redirect(f"/t/{live.row.again}", status_code=303)

    # After the game -----------------------------------------------------------------------------------------------

    @get("/t/{table:str}/record")
    async def record(self, visitor: Whoever, house: TheHouse, table: FromPath[str]) -> Response[bytes]:
        """The record of a finished game, seed and all."""
        live = await _finished(house, table, visitor)
        entries = live.play.entries if live.play else []
        lines = [live.row.header, *entries, End(live.row.hash)]
        data = b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
        name = f"{live.row.header.game}-{table}.record"
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
        context = _replay(house, live, at, seen_by, visitor.language)
        return _html(pages.page("replay.html", visitor.language, **common(visitor), **context))

    @get("/rules/{game:str}")
    async def rules(
        self, visitor: Whoever, pages: ThePages, game: FromPath[str], request: Request[Any, Any, Any]
    ) -> Response[str]:
        """All clauses of a game."""
        _box(game)
        book = rulebook(game)
        return _html(
            pages.page(
                "rules.html",
                visitor.language,
                **common(visitor),
                game=_game(game, visitor.language),
                book=book,
                clauses=list(book.clauses.values()),
                back=_came_from(request),
            )
        )

    @get("/rules/{game:str}/{clause:str}")
    async def clause(
        self,
        visitor: Whoever,
        pages: ThePages,
        game: FromPath[str],
        clause: FromPath[str],
        request: Request[Any, Any, Any],
    ) -> Response[str]:
        """One clause: the answer to why."""
        _box(game)
        return _html(_clause_page(pages, visitor, game, clause, _came_from(request)))

    @get("/api")
    async def api(self, visitor: Whoever, pages: ThePages, request: Request[Any, Any, Any]) -> Response[str]:
        """The table for programs, told to people."""
        schema = request.app.openapi_schema.to_schema()
        context = {"calls": calls(schema), "shapes": shapes(schema)}
        return _html(pages.page("api.html", visitor.language, **common(visitor), **context))

    # Me ---------------------------------------------------------------------------------------------------------------

    @get("/me")
    async def me(self, visitor: Whoever, pages: ThePages) -> Response[str]:
        """Nickname, language, and a private link for another device."""
        return _html(pages.page("me.html", visitor.language, **common(visitor), link="", qr_svg=""))

    @post("/me")
    async def change_me(self, visitor: Whoever, house: TheHouse, data: Form) -> Redirect:
        """Change the nickname."""
        _guard(visitor, data)
        person = await _person(visitor, house.store, data)
        await house.store.change_person(person.id, nickname=_nickname(data, person.nickname))
        return Redirect("/me", status_code=303)

    @post("/me/link", status_code=200)
    async def private_link(
        self, visitor: Whoever, house: TheHouse, pages: ThePages, data: Form, request: Request[Any, Any, Any]
    ) -> Response[str]:
        """A fresh private link; an older one no longer opens."""
        _guard(visitor, data)
        person = await _person(visitor, house.store, data)
        token = new_token()
        await house.store.change_person(person.id, link=hashed(token))
        link = f"{house.public_url or str(request.base_url).rstrip('/')}/enter/{token}"
        return _html(pages.page("me.html", visitor.language, **common(visitor), link=link, qr_svg=_qr(link)))

    @get("/enter/{token:str}")
    async def enter(self, visitor: Whoever, house: TheHouse, pages: ThePages, token: FromPath[str]) -> Response[str]:
        """A private link was opened: ask before this browser becomes that person."""
        if await house.store.person(link=hashed(token)) is None:
            raise NotFoundException
        return _html(pages.page("enter.html", visitor.language, **common(visitor), token=token))

    @post("/enter/{token:str}")
    async def entered(
        self, visitor: Whoever, house: TheHouse, token: FromPath[str], data: Form, request: Request[Any, Any, Any]
    ) -> Redirect:
        """The browser is that person from now on, beside the one that made the link."""
        _guard(visitor, data)
        person = await house.store.person(link=hashed(token))
        if person is None:
            raise NotFoundException
        fresh = new_token()
        await house.store.add_token(person.id, hashed(fresh))
        answer = Redirect("/", status_code=303)
        answer.headers["set-cookie"] = cookie(COOKIE, fresh, secure=request.url.scheme == "https")
        return answer

    @post("/language")
    async def language(
        self, visitor: Whoever, house: TheHouse, data: Form, request: Request[Any, Any, Any]
    ) -> Redirect:
        """Another language, anywhere."""
        _guard(visitor, data)
        language = data.get("language", "")
        if language not in LANGUAGES:
            raise Fault("table-fault-language")
        if visitor.person:
            await house.store.change_person(visitor.person.id, language=language)
        back = data.get("back", "/")
        answer = Redirect(back if back.startswith("/") and not back.startswith("//") else "/", status_code=303)
        answer.headers["set-cookie"] = cookie(LANGUAGE, language, secure=request.url.scheme == "https")
        return answer


# Small things that the pages share ------------------------------------------------------------------------------------


def _html(text: str, status: int = 200) -> Response[str]:
    return Response(text, status_code=status, media_type=MediaType.HTML)


def caller(request: Request[Any, Any, Any]) -> str:
    """The address that a request comes from."""
    return request.client.host if request.client else ""


def common(visitor: Visitor) -> dict[str, Any]:
    """What every page is made with."""
    return {
        "csrf": visitor.csrf,
        "nickname": visitor.person.nickname if visitor.person else "",
        "languages": LANGUAGES,
        "theme": visitor.theme,
    }


def _guard(visitor: Visitor, data: dict[str, str]) -> None:
    """A form counts only if this site made it for this browser."""
    if not secrets.compare_digest(data.get("csrf", "").encode(), visitor.csrf.encode()):
        raise Fault("table-fault-form", 403)


def _box(game: str) -> Box:
    if game not in SHELF:
        raise NotFoundException
    return box(game)


async def _live(house: House, table: str) -> Live:
    try:
        return await house.table(table)
    except NoTable as error:
        raise NotFoundException from error


async def _finished(house: House, table: str, visitor: Visitor) -> Live:
    """A game that is over, for those who could see it while it lasted."""
    live = await _live(house, table)
    mine = live.seats_of(visitor.person.id if visitor.person else None)
    if live.row.status != OVER or not (mine or live.row.spectators):
        raise PermissionDeniedException
    return live


async def _at_seat(visitor: Visitor, house: House, table: str, data: dict[str, str]) -> tuple[Live, int]:
    _guard(visitor, data)
    live = await _live(house, table)
    seats = live.seats_of(visitor.person.id if visitor.person else None)
    seat = data.get("seat", "")
    if not seat.isdecimal() or len(seat) > 2 or int(seat) not in seats:
        raise PermissionDeniedException
    return live, int(seat)


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


def _number(text: str, least: int, most: int) -> int:
    if not text.isdecimal() or len(text) > 12 or not least <= int(text) <= most:
        raise Fault("table-fault-number")
    return int(text)


def _nickname(data: dict[str, str], default: str) -> str:
    return nickname(data.get("nickname", "")) or default


async def _person(visitor: Visitor, store: Store, data: dict[str, str]) -> Person:
    """Whoever this is; somebody new gets the nickname of the form, or one of ours."""
    if visitor.person is None:
        default = table_words(visitor.language).say("table-nickname", number=str(secrets.randbelow(900) + 100))
        visitor.person = await store.new_person(hashed(visitor.token), _nickname(data, default), visitor.language)
    return visitor.person


def _seat(number: int, kind: str, *, level: str = "", name: str = "", person: Person | None = None) -> SeatRow:
    return SeatRow(number, kind, level, person.nickname if person else name, person.id if person else None, False)


def bot_seat(number: int, level: str, language: str) -> SeatRow:
    """A bot, with a name that nobody mistakes for a person's."""
    name = table_words(language).say("table-bot-name", level=level, number=str(number + 1))
    return _seat(number, BOT, level=level, name=name)


def _asked_seat(data: dict[str, str], number: int, person: Person, language: str) -> SeatRow:
    """Who the form puts on a seat: me, anybody, somebody with the secret link, or a bot."""
    who = data.get(f"seat-{number}", OPEN)
    if who == "me":
        name = nickname(data.get(f"name-{number}", "")) or person.nickname
        return SeatRow(number, PERSON, "", name, person.id, False)
    if who in LEVELS:
        return bot_seat(number, who, language)
    if who in {OPEN, LINK}:
        return _seat(number, OPEN, level=LINK if who == LINK else "")
    raise Fault("table-fault-seat")


def new_header(known: Box, players: int, settings: Settings, deck: Deck) -> Header:
    """What a new game is played from, with a seed that nobody can guess."""
    try:
        return Header(
            game=known.name,
            version=known.version,
            players=players,
            settings=known.read_settings(settings, players),
            ask_forced=True,
            deck=deck.source,
            seed=secrets.token_hex(16),
            seats=[],
        )
    except BadSetting as error:
        raise Fault("table-fault-setting", name=error.name, value=error.value, allowed=error.allowed) from error


def _form(visitor: Visitor, pages: Pages, known: Box, given: dict[str, str], fault: str = "") -> str:
    """The form that opens a table, as it was filled in."""
    return pages.page(
        "open.html",
        visitor.language,
        **common(visitor),
        game=_game(known.name, visitor.language),
        settings=_settings(known, visitor.language),
        least=known.seats.start,
        most=known.seats.stop - 1,
        usual=known.usual_players,
        levels=LEVELS,
        given=given,
        fault=fault,
    )


async def _open(visitor: Visitor, house: House, known: Box, data: dict[str, str]) -> str:
    """A table as the form asks for it; where it is."""
    deck = _deck(known, data.get("deck", ""))
    settings = {name[8:]: value for name, value in data.items() if name.startswith("setting-")}
    players = _number(data.get("players", ""), known.seats.start, known.seats.stop - 1)
    _check_settings(known, settings, players, visitor.language)
    header = new_header(known, players, settings, deck)
    clock = _number(data.get("clock", "0") or "0", 0, 7 * 24 * 3600)
    person = await _person(visitor, house.store, data)
    return await house.open(
        person.id,
        header,
        tuple(_asked_seat(data, at, person, visitor.language) for at in range(players)),
        listed=any(data.get(f"seat-{at}") == OPEN for at in range(players)),
        spectators="spectators" in data,
        talk="talk" in data,
        clock=clock,
    )


def _check_settings(known: Box, given: dict[str, str], players: int, language: str) -> None:
    """Values that are fine by themselves may contradict each other: say so in the words of the form."""
    try:
        known.read_settings(given, players)
    except BadSetting as error:
        setting = next((one for one in known.settings if one.name == error.name), None)
        if setting is None or error.value not in map(str, setting.values):
            return  # nothing that the form offers
        words = words_of(language, f"villainy.games.{known.name}")
        labels = {str(value): _value(words, setting, value) for value in setting.values}
        allowed = ", ".join(labels[value] for value in error.allowed.split(", ") if value in labels)
        question = words.say(f"setting-{setting.name}")
        raise Fault("table-fault-clash", question=question, value=labels[error.value], allowed=allowed) from error


def _deck(known: Box, text: str) -> Deck:
    if not text.strip():
        return known.house_deck()
    for line in text.splitlines():
        if line.count(".") > MOST_DOTS and not line.lstrip().startswith("#"):
            raise Fault("table-fault-toml", why=line[:MOST_SHOWN])
    try:
        return known.read_deck(tomllib.loads(text), "deck.toml")
    except (ValueError, RecursionError) as error:  # also numbers too long to be read, and tables in tables in tables
        raise Fault("table-fault-toml", why=str(error)) from error
    except BadDeck as error:
        raise Fault.of_deck(error) from error


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


def _lobby(
    visitor: Visitor, house: House, pages: Pages, live: Live, base: str, *, invited: int = -1, secret: str = ""
) -> str:
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
                "qr_svg": _qr(link) if inviting else "",
            }
        )
    return pages.page(
        "lobby.html",
        visitor.language,
        **common(visitor),
        table=live.row.id,
        mark=lobby_mark(live),
        game=_game(live.row.header.game, visitor.language),
        seats=seats,
        host=host,
        levels=LEVELS,
        invited=invited,
        secret=secret,
        agreed=_agreed(live, visitor.language),
        clock=live.row.clock,
        spectators=live.row.spectators,
    )


def _agreed(live: Live, language: str) -> list[tuple[str, str]]:
    """What the host has chosen otherwise than the house would: whoever sits down should know."""
    header = live.row.header
    known = box(header.game)
    found = [
        (setting["label"], value["label"])
        for setting in _settings(known, language)
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


def _qr(link: str) -> str:
    """A QR code as SVG of classes only, since the pages allow no inline style."""
    return str(segno.make_qr(link).svg_inline(scale=4, border=2, omitsize=True, svgclass="qr", lineclass=None))


def _game(name: str, language: str) -> dict[str, Any]:
    words = table_words(language)
    return {
        "roles": _roles(box(name), language),
        "name": name,
        "title": words.say(f"table-game-{name}"),
        "line": words.say(f"table-game-{name}.line"),
        "players": words.say(f"table-game-{name}.players"),
        "minutes": words.say(f"table-game-{name}.minutes"),
    }


def _roles(known: Box, language: str) -> list[str]:
    """Who sits where, in a game whose seats are not alike; else nothing."""
    words = words_of(language, f"villainy.games.{known.name}")
    named = [f"seat-{at + 1}" for at in range(known.seats.stop - 1)]
    return [words.say(message) for message in named if words.has(message)]


def _settings(known: Box, language: str) -> list[dict[str, Any]]:
    """The choices about the rules, in the words of the game."""
    words = words_of(language, f"villainy.games.{known.name}")
    return [
        {
            "name": setting.name,
            "label": words.say(f"setting-{setting.name}"),
            "values": [
                {"value": str(value), "label": _value(words, setting, value), "needs": setting.needs(value)}
                for value in setting.values
            ],
            "default": str(setting.values[0]),
            "clause": setting.clause,
            "group": words.say(f"settings-{setting.group}") if setting.group else "",
        }
        for setting in known.settings
    ]


def _value(words: Words, setting: Setting, value: str | int) -> str:
    if setting.of_seats and isinstance(value, int):
        return table_words(words.language).say("table-seat", n=value + 1)
    message = f"setting-{setting.name}.{value}"
    return words.say(message) if words.has(message) else str(value)


def by_age(rows: Iterable[TableRow]) -> list[TableRow]:
    """The newest first. By their last move they would tell that somebody has moved who is not to be seen moving."""
    return sorted(rows, key=lambda row: row.created, reverse=True)


async def _row(house: House, row: TableRow, person: Person | None, language: str) -> dict[str, Any]:
    me = person.id if person else None
    my_turn = False
    if row.status == PLAYING and person is not None:
        live = await house.table(row.id)
        async with live.lock:
            my_turn = any(live.asks(seat) for seat in live.seats_of(me))
    return {
        "id": row.id,
        "game": row.header.game,
        "title": table_words(language).say(f"table-game-{row.header.game}"),
        "names": [seat.name for seat in row.seats if seat.kind != OPEN],
        "open": sum(seat.kind == OPEN for seat in row.seats),
        "status": row.status,
        "mine": me is not None and any(seat.person == me for seat in row.seats),
        "my_turn": my_turn,
        "winners": [row.seats[seat].name for seat in row.winners],
        "when": row.created if row.status == PLAYING else row.changed,  # moves that nobody may know of change it too
    }


def _came_from(request: Request[Any, Any, Any]) -> str:
    """The table that somebody left to read the rules, so that they find back without script; else nothing.

    Only an address of our own that looks like a table is believed, and of that only its path.
    """
    came = A_TABLE.fullmatch(request.headers.get("referer", ""))
    if came is None or came["host"] != request.url.netloc:
        return ""
    return came["table"] + (f"?{came['seat']}" if came["seat"] else "")


def _clause_page(pages: Pages, visitor: Visitor, game: str, clause: str, back: str) -> str:
    book = rulebook(game)
    found = book.clauses.get(clause)
    rulings = book.rulings(clause) if found else []
    return pages.page(
        "clause.html",
        visitor.language,
        **common(visitor),
        game=_game(game, visitor.language),
        clause=found,
        rulings=rulings,
        back=back,
    )


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
    words = speaker(live, language)
    return {
        "table": live.row.id,
        "game": header.game,
        "names": tuple(live.names),
        "kinds": tuple(seat.kind for seat in live.row.seats),
        "at": at,
        "last": len(line),
        "seen_by": seen_by,
        "everything": header.players + 1,
        "view": house.view(live, viewer, game),
        "art": art(live, language),
        "log": [{"n": said.at, "text": said.text, "clause": said.clause} for said in words.story(events, viewer)][-8:],
    }


def _may_watch(live: Live, visitor: Visitor, seat: int) -> None:
    """A seat is for who sits there; spectators see what all see, if the table lets them."""
    mine = live.seats_of(visitor.person.id if visitor.person else None)
    if seat not in mine and not (seat == SPECTATOR and live.row.spectators):
        raise PermissionDeniedException
    if live.row.status == WAITING:
        raise Fault("table-fault-not-begun", 409)


async def _changes(
    house: House, pages: Pages, table: str, seat: int, visitor: Visitor, after: str
) -> AsyncIterator[ServerSentEventMessage]:
    """Fragments, each when what this viewer may know has changed, the first one whole; a beat in between."""
    me = visitor.person.id if visitor.person else None
    key = (seat, me, visitor.language, visitor.csrf)
    before: Fragment | None = None
    live = await house.table(table)
    while not house.stopping.is_set():
        await live.settled()
        changed = live.changed
        fragment, data = _shown(house, pages, live, key, before)
        if fragment.mark != after:
            after, before = fragment.mark, fragment
            yield Message(after, b'%b,"now":%.1f}' % (data, time.time()))  # clocks differ; a countdown should not
        if not await changed.wait():
            yield ServerSentEventMessage(comment="here")
    yield ServerSentEventMessage(data="", event="bye")


def _shown(
    house: House, pages: Pages, live: Live, key: tuple[int, int | None, str, str], before: Fragment | None
) -> tuple[Fragment, bytes]:
    """The table for a viewer, and what is sent to who has the fragment before: made once for all who see the same."""
    fragment = live.shown.get(key)
    if fragment is None:
        fragment = live.shown[key] = pages.table(house, live, *key)
    since = (*key, "" if before is None else before.drawing)
    data = live.shown.get(since)
    if data is None:
        data = live.shown[since] = fragment.data(before)
    return fragment, data


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


async def _watch(
    house: House, pages: Pages, visitor: Visitor, table: str, seat: str, after: str
) -> AsyncIterator[ServerSentEventMessage]:
    """What one window shows; a window that may not see that, or no longer, is told to look again."""
    try:
        live = await house.table(table)
        if seat == LOBBY:
            stream = _arrivals(house, table, after)
        else:
            _may_watch(live, visitor, int(seat))
            stream = _changes(house, pages, table, int(seat), visitor, after)
    except (NoTable, ValueError, PermissionDeniedException, Fault):
        yield ServerSentEventMessage(data="", event="look")
        await house.stopping.wait()
        yield ServerSentEventMessage(data="", event="bye")
        return
    async for message in stream:
        yield message


async def _merged(
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
                message.window = key
            elif message.event is not None and message.event != "bye":
                message = replace(message, data=f"{key}\n{message.data!s}")
            yield message
            if message.event == "bye":
                return
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
