"""Storage: one thread writes, one transaction at a time, and a transaction is on disk before its result is shown.

Moves that come while the disk is busy are stored together: a disk takes as long for ten as for one.
"""

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, RowMapping, bindparam, create_engine, event, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from villainy.engine.orders import Orders
from villainy.engine.record import Entry, Header
from villainy.table import schema
from villainy.table.names import set_apart

T = TypeVar("T")

COLUMNS = ("table_id", "n", "entry", "request", "at")

WAITING, PLAYING, OVER = "waiting", "playing", "over"
PERSON, OPEN, BOT = "person", "open", "bot"
LINK = "link"
"""The level of an open seat that nobody gets without its secret."""

MOST_KNOWN = 10_000
"""So many people are remembered between their requests."""
TOUCHING = 60.0
"""Seconds after which it is stored which tables have changed, if nobody has looked for that before."""
MOST_TOGETHER = 100
"""So many additions are stored in one statement."""


@dataclass(frozen=True)
class Person:
    """Somebody with a nickname; known by a token in a cookie."""

    id: int
    nickname: str
    language: str


@dataclass(frozen=True)
class SeatRow:
    """A seat at a table: a person, still open, or a bot. While `stand_in`, a bot plays for the person."""

    number: int
    kind: str
    level: str
    name: str
    person: int | None
    stand_in: bool
    orders: Orders | None = None
    """Standing orders for windows, if any were given. They leave the server for nobody but this person."""

    @property
    def free(self) -> bool:
        """Whether anybody who finds the table may sit there."""
        return self.kind == OPEN and self.level != LINK

    def afresh(self) -> "SeatRow":
        """The same seat in another game: nobody stands in, and nobody is still passing."""
        orders = None if self.orders is None else replace(self.orders, until_move=False)
        return replace(self, stand_in=False, orders=orders)


@dataclass(frozen=True)
class TableRow:
    """A table as it is stored."""

    id: str
    header: Header
    status: str
    host: int
    listed: bool
    spectators: bool
    talk: bool
    """Whether spectators may talk while the game lasts."""
    clock: int
    again: str | None
    hash: str
    created: float
    changed: float
    seats: tuple[SeatRow, ...]
    winners: tuple[int, ...] = ()
    """Their seats, once the game is over; empty too for games that ended before winners were stored."""

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What the seats are called, as it may stand in sentences; asked for with every view."""
        return tuple([set_apart(seat.name) for seat in self.seats])


@dataclass(frozen=True)
class ChatRow:
    """Something said at a table."""

    name: str
    text: str
    at: float
    watching: bool = False
    """Whether a spectator said it."""


@dataclass(frozen=True)
class Addition:
    """Entries of one table that wait to be stored, and who waits for that."""

    table: str
    n: int
    entries: list[Entry]
    request: str | None
    at: float
    values: dict[str, Any]
    stored: asyncio.Future[None]

    def rows(self) -> Iterator[tuple[Any, ...]]:
        """What is stored of it, in the order of `COLUMNS`."""
        for at, entry in enumerate(self.entries):
            request = self.request.replace("\0", "") if at == 0 and self.request is not None else None
            yield self.table, self.n + at, msgspec.json.encode(entry).decode(), request, self.at


class Twice(Exception):
    """The request was stored before: it is answered, not played again."""


class Behind(Exception):
    """Something else was stored at that place: memory is behind storage."""


class Store:
    """The database and its one thread."""

    def __init__(self, url: str) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._engine = _connect(url)
        dbapi = self._engine.dialect.loaded_dbapi
        self._clashes: tuple[type[Exception], ...] = (IntegrityError, dbapi.IntegrityError)
        self._adding: Connection | None = None
        """The thread's own connection for moves. They are the most that is stored: this takes a third of the time."""
        self._statements: dict[int, str] = {}
        """By number of entries: what adds them."""
        self._waiting: deque[Addition] = deque()
        self._changed: dict[str, float] = {}
        """By table: when it changed, where that is not stored yet."""
        self._touched = 0.0
        """When that was last stored."""
        self._called = False
        """Whether the thread has been asked to store what waits, and has not begun yet."""
        self._known: dict[bytes, Person] = {}
        """People by their tokens, for every request asks; only the thread writes here, so nothing old comes back."""

    async def start(self) -> None:
        """Bring the database up to date."""
        await self._run(self._migrate)

    async def stop(self) -> None:
        """Wait for what is under way."""
        if self._changed:
            with suppress(SQLAlchemyError):
                await self._in(self._touch)
        self._thread.shutdown(wait=True)
        if self._adding is not None:
            self._adding.close()
        self._engine.dispose()

    async def _run(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def _in(self, work: Callable[[Connection], T]) -> T:
        """One transaction."""

        def transaction() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        return await self._run(transaction)

    def _migrate(self) -> None:
        config = Config()
        config.set_main_option("script_location", "villainy.table:migrations")
        with self._engine.connect() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    # Keys -----------------------------------------------------------------------------------------------------------

    async def key(self, name: str) -> bytes:
        """A secret of the server's own, made on first use."""

        def work(connection: Connection) -> bytes:
            found = connection.scalar(select(schema.keys.c.value).where(schema.keys.c.name == name))
            if found is None:
                found = secrets.token_bytes(32)
                connection.execute(insert(schema.keys).values(name=name, value=found))
            return bytes(found)

        return await self._in(work)

    # People ---------------------------------------------------------------------------------------------------------

    async def new_person(self, token: bytes, nickname: str, language: str) -> Person:
        def work(connection: Connection) -> Person:
            values = {"nickname": nickname, "language": language, "created": time.time()}
            made = connection.execute(insert(schema.people).values(**values)).inserted_primary_key
            assert made is not None
            connection.execute(insert(schema.tokens).values(token=token, person=made[0]))
            return Person(made[0], nickname, language)

        return await self._in(work)

    async def person(self, *, token: bytes | None = None, link: bytes | None = None) -> Person | None:
        """Whoever has this token, or this private link."""
        if token is not None and (known := self._known.get(token)) is not None:
            return known
        people, tokens = schema.people, schema.tokens
        query = select(people).where(people.c.link == link)
        if token is not None:
            query = select(people).join(tokens, tokens.c.person == people.c.id).where(tokens.c.token == token)

        def work(connection: Connection) -> Person | None:
            row = connection.execute(query).mappings().first()
            if row is None:
                return None
            found = Person(row["id"], row["nickname"], row["language"])
            if token is not None:
                if len(self._known) >= MOST_KNOWN:
                    self._known.clear()
                self._known[token] = found
            return found

        return await self._in(work)

    async def change_person(self, person: int, **values: Any) -> None:
        """Nickname, language or link."""

        def work(connection: Connection) -> None:
            connection.execute(update(schema.people).where(schema.people.c.id == person).values(**values))
            self._known = {token: known for token, known in self._known.items() if known.id != person}

        await self._in(work)

    async def add_token(self, person: int, token: bytes) -> None:
        """Another browser of the same person."""
        await self._in(lambda c: c.execute(insert(schema.tokens).values(token=token, person=person)))

    # Tables ---------------------------------------------------------------------------------------------------------

    async def new_table(self, row: TableRow) -> None:
        def work(connection: Connection) -> None:
            connection.execute(
                insert(schema.tables).values(
                    id=row.id,
                    header=msgspec.json.encode(row.header),
                    game=row.header.game,
                    version=row.header.version,
                    status=row.status,
                    host=row.host,
                    listed=row.listed,
                    spectators=row.spectators,
                    talk=row.talk,
                    clock=row.clock,
                    again=row.again,
                    hash=row.hash,
                    created=row.created,
                    changed=row.changed,
                )
            )
            for seat in row.seats:
                connection.execute(insert(schema.seats).values(table_id=row.id, **_plain(seat)))

        await self._in(work)

    async def table(self, table: str) -> TableRow | None:
        def work(connection: Connection) -> TableRow | None:
            row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).mappings().first()
            return _table(connection, row) if row else None

        return await self._in(work)

    async def tables(
        self, *, person: int | None = None, status: str | None = None, listed: bool | None = None, most: int = 50
    ) -> list[TableRow]:
        """The newest tables, of a person or with a status."""
        query = select(schema.tables).order_by(schema.tables.c.changed.desc()).limit(most)
        if person is not None:
            mine = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
            query = query.where(schema.tables.c.id.in_(mine))
        if status is not None:
            query = query.where(schema.tables.c.status == status)
        if listed is not None:
            query = query.where(schema.tables.c.listed == listed)

        def work(connection: Connection) -> list[TableRow]:
            self._touch(connection)
            return [_table(connection, row) for row in connection.execute(query).mappings().all()]

        return await self._in(work)

    async def change_table(self, table: str, **values: Any) -> None:
        values["changed"] = time.time()
        if "header" in values:
            values["header"] = msgspec.json.encode(values["header"])
        which = schema.tables.c.id == table
        await self._in(lambda c: c.execute(update(schema.tables).where(which).values(**values)))

    async def change_seat(self, table: str, number: int, *, only_if: str = "", **values: Any) -> bool:
        """Change a seat, if it is still of kind `only_if`; whether it was."""
        seats = schema.seats
        if "orders" in values:
            values["orders"] = _written(values["orders"])
        query = update(seats).where(seats.c.table_id == table, seats.c.number == number).values(**values)
        if only_if:
            query = query.where(seats.c.kind == only_if)
        return await self._in(lambda c: c.execute(query).rowcount == 1)

    # Entries and chat -----------------------------------------------------------------------------------------------

    async def entries(self, table: str) -> tuple[list[Entry], set[str]]:
        """The entries of a table in order, and the requests that made them."""
        query = select(schema.entries).where(schema.entries.c.table_id == table).order_by(schema.entries.c.n)

        def work(connection: Connection) -> tuple[list[Entry], set[str]]:
            rows = connection.execute(query).mappings().all()
            requests = {row["request"] for row in rows if row["request"] is not None}
            return [msgspec.json.decode(row["entry"]) for row in rows], requests

        return await self._in(work)

    async def add_entries(self, table: str, n: int, entries: list[Entry], request: str | None, **values: Any) -> None:
        """Store entries from number `n` on, and what changes at the table with them; `Twice` if done before.

        `Behind`, and nothing is stored, if there is another entry of that number.
        """
        loop = asyncio.get_running_loop()
        stored = loop.create_future()
        self._waiting.append(Addition(table, n, entries, request, time.time(), values, stored))
        if not self._called:
            self._called = True
            self._thread.submit(self._store_waiting, loop)
        try:
            await stored
        except self._clashes as error:
            _, requests = await self.entries(table)
            raise (Twice if request in requests else Behind) from error

    def _store_waiting(self, loop: asyncio.AbstractEventLoop) -> None:
        """In the thread: all that waits in one transaction; if one of them cannot be stored, each in its own."""
        self._called = False
        while self._waiting:
            together = [self._waiting.popleft() for _ in range(min(len(self._waiting), MOST_TOGETHER))]
            faults = [self._try(together)] * len(together)
            if len(together) > 1 and faults[0] is not None:
                faults = [self._try([addition]) for addition in together]
            loop.call_soon_threadsafe(_tell, together, faults)
        if time.time() - self._touched > TOUCHING:
            with suppress(SQLAlchemyError), self._engine.begin() as connection:  # nobody waits: else the next time
                self._touch(connection)

    def _try(self, additions: Sequence[Addition]) -> Exception | None:
        """One transaction; what went wrong with it."""
        try:
            if any(addition.values for addition in additions):
                with self._engine.begin() as connection:
                    self._add(connection, additions)
                    for addition in additions:
                        if addition.values:
                            values = {"changed": addition.at, **addition.values}
                            which = schema.tables.c.id == addition.table
                            connection.execute(update(schema.tables).where(which).values(**values))
            else:
                self._adding = self._adding or self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
                self._add(self._adding, additions)
        except Exception as error:  # noqa: BLE001  (whoever waits is told)
            if self._adding is not None and not isinstance(error, self._clashes):
                self._adding.close()  # whatever is wrong with it, the next one begins anew
                self._adding = None
            return error
        self._changed |= {addition.table: addition.at for addition in additions}
        return None

    def _add(self, connection: Connection, additions: Sequence[Addition]) -> None:
        """One statement, past all that would look at it again: this thread and the pages share one lock."""
        rows = [row for addition in additions for row in addition.rows()]
        statement = self._statements.get(len(rows))
        if statement is None:
            statement = self._statements[len(rows)] = self._adds(len(rows))
        values = {f"{name}{at}": value for at, row in enumerate(rows) for name, value in zip(COLUMNS, row, strict=True)}
        cursor = connection.connection.cursor()
        cursor.execute(statement, values)
        cursor.close()

    def _adds(self, number: int) -> str:
        """What adds so many entries."""
        rows: list[dict[str, Any]] = [{name: bindparam(f"{name}{at}") for name in COLUMNS} for at in range(number)]
        return str(insert(schema.entries).values(rows).compile(dialect=self._engine.dialect))

    def _touch(self, connection: Connection) -> None:
        """In the thread: store which tables have changed; moves wait for it, so those of a minute together."""
        tables, changed = schema.tables, sorted(self._changed.items(), key=itemgetter(1))
        for _, group in groupby(changed, lambda one: one[1] // TOUCHING):
            together = list(group)
            which = tables.c.id.in_([table for table, _ in together])
            connection.execute(update(tables).where(which).values(changed=together[-1][1]))
        self._changed.clear()
        self._touched = time.time()

    async def say(self, table: str, name: str, text: str, *, watching: bool = False) -> ChatRow:
        text = text.replace("\0", "")
        said = ChatRow(name, text, time.time(), watching)
        values = {"table_id": table, "name": name, "text": text, "at": said.at, "watching": watching}
        await self._in(lambda c: c.execute(insert(schema.chat).values(**values)))
        return said

    async def chat(self, table: str, most: int = 100) -> list[ChatRow]:
        chat = schema.chat
        query = select(chat).where(chat.c.table_id == table).order_by(chat.c.id.desc()).limit(most)

        def work(connection: Connection) -> list[ChatRow]:
            rows = connection.execute(query).mappings().all()
            return [ChatRow(row["name"], row["text"], row["at"], row["watching"]) for row in reversed(rows)]

        return await self._in(work)


def _tell(additions: Sequence[Addition], faults: Sequence[Exception | None]) -> None:
    """Let those go on who still wait."""
    for addition, fault in zip(additions, faults, strict=True):
        if addition.stored.done():
            continue
        if fault is None:
            addition.stored.set_result(None)
        else:
            addition.stored.set_exception(fault)


def sqlite(path: Path) -> str:
    """The address of a database in one file."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)  # seeds and keys stand in it
    return f"sqlite:///{path}"


def _connect(url: str) -> Engine:
    if not url.startswith("sqlite"):
        return create_engine(url, hide_parameters=True)  # errors are logged: what was to be stored is secret
    engine = create_engine(url, paramstyle="named", hide_parameters=True)
    event.listen(engine, "connect", _pragmas)
    return engine


def _pragmas(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _plain(seat: SeatRow) -> dict[str, Any]:
    return {
        "number": seat.number,
        "kind": seat.kind,
        "level": seat.level,
        "name": seat.name,
        "person": seat.person,
        "stand_in": seat.stand_in,
        "orders": _written(seat.orders),
    }


def _written(orders: Orders | None) -> str | None:
    return None if orders is None else msgspec.json.encode(orders).decode()


def _read(orders: str | None) -> Orders | None:
    return None if orders is None else msgspec.json.decode(orders, type=Orders)


def _table(connection: Connection, row: RowMapping) -> TableRow:
    seats = schema.seats
    query = select(seats).where(seats.c.table_id == row["id"]).order_by(seats.c.number)
    return TableRow(
        id=row["id"],
        header=msgspec.json.decode(row["header"], type=Header),
        status=row["status"],
        host=row["host"],
        listed=row["listed"],
        spectators=row["spectators"],
        talk=row["talk"],
        clock=row["clock"],
        again=row["again"],
        hash=row["hash"],
        created=row["created"],
        changed=row["changed"],
        seats=tuple(
            SeatRow(
                number=at["number"],
                kind=at["kind"],
                level=at["level"],
                name=at["name"],
                person=at["person"],
                stand_in=at["stand_in"],
                orders=_read(at["orders"]),
            )
            for at in connection.execute(query).mappings()
        ),
        winners=tuple(int(seat) for seat in (row["winners"] or "").split()),
    )
