"""The same table as JSON, for programs. A program is a person with a token, sent as `Authorization: Bearer`."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any, cast

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response.sse import ServerSentEventMessage

from villainy.bots import LEVELS
from villainy.engine.errors import BadDeck
from villainy.engine.orders import Orders
from villainy.engine.record import Header
from villainy.games import SHELF, box
from villainy.table.door import Visitor
from villainy.table.faults import Fault
from villainy.table.found import found_table
from villainy.table.given import Asking, TheHouse, Whoever
from villainy.table.live import SPECTATOR, House, Live
from villainy.table.names import NICKNAME, nickname
from villainy.table.newgame import bot_seat, new_header, open_seat, person_seat
from villainy.table.render import Message
from villainy.table.secret import hashed, new_token
from villainy.table.storage import LINK, OPEN, PLAYING, WAITING, Person, SeatRow, TableRow, Unplayable
from villainy.table.wire import Events, Json

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=NICKNAME)]


class NewPerson(msgspec.Struct, forbid_unknown_fields=True):
    """Who wants to play."""

    nickname: Name


class Token(msgspec.Struct):
    """Send it as `Authorization: Bearer`, and tell nobody."""

    token: str


class GameInfo(msgspec.Struct):
    """A game on the shelf."""

    name: str
    version: int
    least: int
    most: int
    settings: dict[str, list[str | int]]
    bots: list[str]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be opened. Each seat is `me`, `open`, `link` or the level of a bot."""

    game: str
    seats: Annotated[list[str], msgspec.Meta(min_length=1, max_length=12)]
    settings: dict[str, str | int] = {}
    deck: dict[str, Any] | None = None
    spectators: bool = True
    talk: bool = False
    """Whether spectators may talk while the game lasts."""
    clock: Annotated[int, msgspec.Meta(ge=0, le=604800)] = 0


class SeatInfo(msgspec.Struct):
    """A seat, as everybody may know it."""

    number: int
    kind: str
    name: str
    level: str
    mine: bool


class TableInfo(msgspec.Struct):
    """A table, as everybody may know it."""

    table: str
    game: str
    version: int
    players: int
    status: str
    settings: dict[str, str | int]
    seats: list[SeatInfo]
    hash: str
    problem: str = ""
    """Why it cannot be played: `damaged`, `other-rules`, `no-game`. All that can be done is to leave it."""


class Opened(msgspec.Struct):
    """The new table, and the secrets of its open seats by number."""

    table: TableInfo
    secrets: dict[str, str]


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    """Take a seat; a seat by link needs its secret."""

    secret: str = ""


class Left(msgspec.Struct):
    """Whether nobody kept the table, so that it is deleted."""

    deleted: bool


class OptionInfo(msgspec.Struct):
    """Something that may be chosen now."""

    option: int
    kind: str
    parts: list[int]


class SeatView(msgspec.Struct):
    """What a seat may know, and what it is asked. `question` goes back with the move."""

    table: TableInfo
    seat: int
    view: dict[str, Any]
    question: str
    options: list[OptionInfo]


class Move(msgspec.Struct, forbid_unknown_fields=True):
    """An answer. The same `request` twice is played once; it cannot be used for another option."""

    seat: int
    option: Annotated[int, msgspec.Meta(ge=0)]
    question: str
    request: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class OrdersInfo(msgspec.Struct):
    """The standing orders of a seat, which nobody else can see: the occasions on which it is asked in a window.

    `occasions` are all that can come up for it. `until_move`: it passes in every window until its next move.
    """

    seat: int
    occasions: list[str]
    ask: list[str]
    until_move: bool


class NewOrders(msgspec.Struct, forbid_unknown_fields=True):
    """Standing orders: on which occasions the seat is to be asked. In all other windows it passes."""

    seat: int
    ask: list[str]
    until_move: bool = False


class FaultInfo(msgspec.Struct):
    """What was wrong: a name for programs, and words for people. Nothing has changed."""

    fault: str
    message: str


VIEWS = ResponseSpec(SeatView, media_type="text/event-stream", generate_examples=False)
FAULTS = {status: ResponseSpec(FaultInfo, generate_examples=False) for status in (400, 401, 403, 404, 409, 410, 429)}


class Api(Controller):
    """Everything for a program."""

    path = "/api"
    request_class = Asking
    response_class = Json

    @get("/games", sync_to_thread=False)
    def games(self) -> list[GameInfo]:
        """The games, their settings and bots."""
        return [_game(name) for name in SHELF]

    @post("/people", status_code=201, responses=FAULTS)
    async def enter(self, house: TheHouse, visitor: Whoever, data: JSONBody[NewPerson]) -> Token:
        """Become somebody."""
        name = nickname(data.nickname)
        if not name:
            raise Fault("table-fault-request")
        house.may_enter(visitor.address)
        token = new_token()
        await house.store.new_person(hashed(token), name, visitor.language)
        return Token(token)

    @get("/tables", responses=FAULTS)
    async def tables(
        self, house: TheHouse, visitor: Whoever, status: FromQuery[str] = WAITING, mine: FromQuery[bool] = False
    ) -> list[TableInfo]:
        """Open tables that anybody may join, or my own."""
        me = _me(visitor).id if mine else None
        rows = await house.store.tables(person=me, status=status, listed=None if mine else True)
        shown = [row for row in rows if mine or isinstance(row, TableRow)]
        return [_listed(row, visitor.person) for row in shown]

    @post("/tables", status_code=201, responses=FAULTS)
    async def open(self, house: TheHouse, visitor: Whoever, data: JSONBody[NewTable]) -> Opened:
        """Open a table; it begins when no seat is open."""
        person = _me(visitor)
        if data.game not in SHELF:
            raise NotFoundException
        header = await _header(house, visitor, data)
        seats = tuple(_seat(at, who, person, visitor.language) for at, who in enumerate(data.seats))
        listed = OPEN in data.seats
        table = await house.open(
            person.id,
            header,
            seats,
            listed=listed,
            spectators=data.spectators,
            talk=data.talk,
            clock=data.clock,
            address=visitor.address,
        )
        live = await house.table(table)
        invitations = {str(at.number): house.invitation(live, at.number) for at in seats if at.kind == OPEN}
        return Opened(_table(live.row, person), invitations)

    @get("/tables/{table:str}", responses=FAULTS)
    async def table(self, house: TheHouse, visitor: Whoever, table: FromPath[str]) -> TableInfo:
        """Who sits where, and whether the game has begun."""
        return _table((await found_table(house, table)).row, visitor.person)

    @post("/tables/{table:str}/sit/{number:int}", status_code=200, responses=FAULTS)
    async def sit(
        self, house: TheHouse, visitor: Whoever, table: FromPath[str], number: FromPath[int], data: JSONBody[Sit]
    ) -> TableInfo:
        """Take an open seat."""
        person = _me(visitor)
        live = await found_table(house, table)
        if not 0 <= number < live.row.header.players:
            raise NotFoundException
        anybody = live.row.listed and live.row.seats[number].level != LINK
        if not anybody and not house.seal.holds(data.secret, "seat", table, number):
            raise PermissionDeniedException
        await house.sit(live, number, person.id, person.nickname)
        return _table(live.row, person)

    @post("/tables/{table:str}/leave", status_code=200, responses=FAULTS)
    async def leave(self, house: TheHouse, visitor: Whoever, table: FromPath[str]) -> Left:
        """Leave a table: in a running game a bot takes my seats for good; a host who leaves a waiting table closes it.

        A game that is over, or cannot be played, goes from my list. A table that nobody keeps is deleted.
        """
        return Left(deleted=not await house.leave(table, _me(visitor).id))

    @get("/tables/{table:str}/view", responses=FAULTS)
    async def view(self, request: Asking, table: FromPath[str], seat: FromQuery[int] = SPECTATOR) -> SeatView:
        """The game as a seat, or a spectator, sees it."""
        house, visitor = request.house, request.visitor
        live = await found_table(house, table)
        _may_see(live, visitor, seat)
        await live.settled()
        return _seen(house, live, visitor, seat)

    @post("/tables/{table:str}/move", status_code=200, responses=FAULTS)
    async def move(self, request: Asking, table: FromPath[str], data: JSONBody[Move]) -> SeatView:
        """Answer what is asked; the view afterwards."""
        house, visitor = request.house, request.visitor
        live = await found_table(house, table)
        _at_seat(live, visitor, data.seat)
        await house.move(live, data.seat, data.option, data.question, data.request)
        await asyncio.sleep(0)  # who watches comes first: for them the view is made that is answered here
        await live.settled()
        return _seen(house, live, visitor, data.seat)

    @get("/tables/{table:str}/orders", responses=FAULTS)
    async def orders(self, house: TheHouse, visitor: Whoever, table: FromPath[str], seat: FromQuery[int]) -> OrdersInfo:
        """My standing orders for windows."""
        live = await found_table(house, table)
        _at_seat(live, visitor, seat)
        return _orders(live, seat)

    @post("/tables/{table:str}/orders", status_code=200, responses=FAULTS)
    async def give_orders(
        self, house: TheHouse, visitor: Whoever, table: FromPath[str], data: JSONBody[NewOrders]
    ) -> OrdersInfo:
        """Give standing orders for windows."""
        live = await found_table(house, table)
        _at_seat(live, visitor, data.seat)
        known = _occasions(live, data.seat)
        if not set(data.ask) <= set(known):
            raise Fault("table-fault-occasion", known=", ".join(known))
        ask = tuple(name for name in known if name in data.ask)
        await house.give_orders(live, data.seat, Orders(ask, data.until_move))
        return _orders(live, data.seat)

    @get("/tables/{table:str}/events", responses={200: VIEWS, **FAULTS})
    async def events(
        self, house: TheHouse, visitor: Whoever, table: FromPath[str], seat: FromQuery[int] = SPECTATOR
    ) -> Events:
        """A `view` event whenever what this viewer may know has changed."""
        live = await found_table(house, table)
        _may_see(live, visitor, seat)
        return Events(house.watched(visitor.address, visitor.me, {table}, _changes(house, visitor, table, seat)))

    @get("/openapi.json", include_in_schema=False)
    async def schema(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """What this page of the program looks like to programs."""
        return Response(msgspec.json.encode(request.app.openapi_schema.to_schema()), media_type="application/json")


def _me(visitor: Visitor) -> Person:
    if visitor.person is None:
        raise Fault("table-fault-token", 401)
    return visitor.person


def _may_see(live: Live, visitor: Visitor, seat: int) -> None:
    if live.row.status == WAITING:
        raise Fault("table-fault-not-begun", 409)
    mine = live.seats_of(visitor.person.id if visitor.person else None)
    if seat not in mine and not (seat == SPECTATOR and live.row.spectators):
        raise PermissionDeniedException


def _at_seat(live: Live, visitor: Visitor, seat: int) -> None:
    if seat not in live.seats_of(_me(visitor).id):
        raise PermissionDeniedException


def _occasions(live: Live, seat: int) -> list[str]:
    header = live.row.header
    return [occasion.name for occasion in box(header.game).occasions(header.settings, seat)]


def _orders(live: Live, seat: int) -> OrdersInfo:
    given = live.orders(seat)
    return OrdersInfo(seat, _occasions(live, seat), list(given.ask), given.until_move)


def _game(name: str) -> GameInfo:
    known = box(name)
    settings = {setting.name: list(setting.values) for setting in known.settings}
    return GameInfo(name, known.version, known.seats.start, known.seats.stop - 1, settings, list(LEVELS))


def _listed(row: TableRow | Unplayable, person: Person | None) -> TableInfo:
    if isinstance(row, TableRow):
        return _table(row, person)
    return TableInfo(row.id, row.game, row.version, len(row.names), row.status, {}, [], "", row.reason)


def _table(row: TableRow, person: Person | None) -> TableInfo:
    me = person.id if person else None
    seats = [SeatInfo(at.number, at.kind, at.name, at.level, me is not None and at.person == me) for at in row.seats]
    header = row.header
    return TableInfo(row.id, header.game, header.version, header.players, row.status, header.settings, seats, row.hash)


def _seat(number: int, who: str, person: Person, language: str) -> SeatRow:
    if who == "me":
        return person_seat(number, person)
    if who in {OPEN, LINK}:
        return open_seat(number, secret=who == LINK)
    if who in LEVELS:
        return bot_seat(number, who, language)
    raise Fault("table-fault-seat")


async def _header(house: House, visitor: Visitor, data: NewTable) -> Header:
    known = box(data.game)
    if len(data.seats) not in known.seats:
        raise Fault("table-fault-number")
    deck, source = known.house_deck(), data.deck
    try:
        if source is not None:
            deck = await house.deck(known, visitor.address, lambda: source)
    except BadDeck as error:
        raise Fault.of_deck(error) from error
    return new_header(known, len(data.seats), data.settings, deck)


def _seen(house: House, live: Live, visitor: Visitor, seat: int) -> SeatView:
    game = live.game
    asked = seat != SPECTATOR and live.row.status == PLAYING and not live.passes(seat)
    options = game.options(seat) if asked else []
    return SeatView(
        table=_table(live.row, visitor.person),
        seat=seat,
        view=cast("dict[str, Any]", house.view_json(live, live.viewer(seat))),  # JSON in JSON is passed on as it is
        question=house.ticket(live, seat) if options else "",
        options=[OptionInfo(option, kind, list(parts)) for option in options for kind, parts in [game.meaning(option)]],
    )


async def _changes(house: House, visitor: Visitor, table: str, seat: int) -> AsyncIterator[ServerSentEventMessage]:
    """Whole views, each when it differs from the one before; encoded once for all who see the same."""
    before = b""
    live = await house.table(table)
    owner = live.owner(seat)
    while not house.stopping.is_set():
        await live.settled()
        if live.gone or live.owner(seat) != owner:
            break
        changed = live.changed
        key = ("events", seat, visitor.me if live.seats_of(visitor.me) else None)
        message = live.shown.get(key)
        if message is None:
            message = live.shown[key] = Message("", msgspec.json.encode(_seen(house, live, visitor, seat)))
        if message.json != before:
            before = message.json
            yield message
        if not await changed.wait():
            yield ServerSentEventMessage(comment="here")
    yield ServerSentEventMessage(data="", event="bye")
