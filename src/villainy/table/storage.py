"""Storage: one thread writes, one transaction at a time, and a transaction is on disk before its result is shown.

Moves that come while the disk is busy are stored together: a disk takes as long for ten as for one.
"""

import asyncio
import logging
import os
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
from sqlalchemy import (
    Connection,
    Engine,
    RowMapping,
    Select,
    Table,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    make_url,
    select,
    type_coerce,
    union,
    update,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.types import NullType

from villainy.bots import LEVELS
from villainy.engine.errors import BadRecord
from villainy.engine.orders import Orders
from villainy.engine.record import Entry, Header, Record, read_entries
from villainy.games import box
from villainy.table import schema
from villainy.table.names import set_apart

log = logging.getLogger("villainy.table")

T = TypeVar("T")

COLUMNS = ("table_id", "n", "entry", "request", "at")

WAITING, PLAYING, OVER = "waiting", "playing", "over"
PERSON, OPEN, BOT = "person", "open", "bot"
LINK = "link"
"""The level of an open seat that nobody gets without its secret."""

DAMAGED, OTHER_RULES, NO_GAME, NO_DEAL, NO_DRAWING = "damaged", "other-rules", "no-game", "no-deal", "no-drawing"
"""Why a table cannot be played: what is stored makes no sense, its rules have changed, its game is not installed, its
cards cannot be dealt, or its page cannot be drawn."""

MOST_KNOWN = 10_000
"""So many people are remembered between their requests."""
LISTED = 50
"""So many tables are in a list."""
TOUCHING = 60.0
"""Seconds after which it is stored which tables have changed, if nobody has looked for that before."""
PROBING = 5.0
"""Seconds for which it is known whether moves can be stored; then it is tried, if somebody asks."""
PROBE = 8192
"""Bytes that are stored to find that out: more than fits a page of a database that is full."""
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
        """The same seat in another game: nobody stands in, nobody is passing; free if the person has left."""
        if self.kind == PERSON and self.person is None:
            return SeatRow(self.number, OPEN, LINK, "", None, False)
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

    @property
    def keepers(self) -> frozenset[int]:
        """The people among whose tables this one is: those who sit there, and the host."""
        return frozenset([self.host, *(seat.person for seat in self.seats if seat.person is not None)])

    def unplayable(self, reason: str) -> "Unplayable":
        """The same table as one that cannot be played."""
        names = tuple(name for name in self.names if name)
        header, keepers = self.header, self.keepers
        return Unplayable(self.id, header.game, header.version, self.status, names, keepers, self.created, reason)


@dataclass(frozen=True)
class Unplayable:
    """A stored table that cannot be played or shown: what can still be said of it, and why."""

    id: str
    game: str
    version: int
    status: str
    names: tuple[str, ...]
    keepers: frozenset[int]
    created: float
    reason: str


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
        self._can_store = (False, float("-inf"))
        """Whether the last attempt to store something went well, and when that was."""
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

    async def can_store(self) -> bool:
        """Whether moves can be stored: as the last one was, or tried if that is a while ago."""
        if self._must_probe():
            await self._run(self._probe)
        return self._can_store[0]

    def _must_probe(self) -> bool:
        return time.monotonic() - self._can_store[1] > PROBING

    def _probe(self) -> None:
        """In the thread: store more than a page, and delete it in the same transaction."""
        if not self._must_probe():  # somebody else asked at the same time
            return
        probe = schema.keys.c.name == "probe"
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(schema.keys).values(name="probe", value=bytes(PROBE)))
                connection.execute(delete(schema.keys).where(probe))
        except SQLAlchemyError as error:
            log.warning("cannot-store %s", error)
            self._can_store = (False, time.monotonic())
        else:
            self._can_store = (True, time.monotonic())

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

    async def table(self, table: str) -> TableRow | Unplayable | None:
        query = _raw(schema.tables).where(schema.tables.c.id == table)
        return next(iter(await self._in(lambda connection: _tables(connection, query))), None)

    async def tables(
        self, *, person: int | None = None, status: str | None = None, listed: bool | None = None, most: int = LISTED
    ) -> list[TableRow | Unplayable]:
        """The newest tables, of a person or with a status; those whose game is over come last.

        By their last move they would tell that somebody has moved who is not to be seen moving.
        """
        tables = schema.tables.c
        query = _raw(schema.tables).order_by(tables.status == OVER, tables.created.desc(), tables.id).limit(most)
        if person is not None:
            sitting = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
            hosting = select(schema.tables.c.id).where(schema.tables.c.host == person)
            query = query.where(schema.tables.c.id.in_(union(sitting, hosting)))
        if status is not None:
            query = query.where(schema.tables.c.status == status)
        if listed is not None:
            query = query.where(schema.tables.c.listed == listed)

        def work(connection: Connection) -> list[TableRow | Unplayable]:
            self._touch(connection)
            return _tables(connection, query)

        return await self._in(work)

    async def playing(self) -> list[str]:
        """All tables that are being played, the newest first."""
        query = select(schema.tables.c.id).where(schema.tables.c.status == PLAYING)
        newest = query.order_by(schema.tables.c.changed.desc())
        return await self._in(lambda connection: list(connection.scalars(newest)))

    async def delete_abandoned(self, since: float, *, but: frozenset[str]) -> list[str]:
        """Delete tables whose game is not over and where nothing has happened since then, but for these; which ones."""
        query = select(schema.tables.c.id).where(schema.tables.c.status != OVER, schema.tables.c.changed < since)

        def work(connection: Connection) -> list[str]:
            self._touch(connection)
            abandoned = [table for table in connection.scalars(query) if table not in but]
            for table in abandoned:
                _delete(connection, table)
            return abandoned

        return await self._in(work)

    async def leave(self, table: str, person: int, **values: Any) -> int | None:
        """A person gives up all their seats, which get these values; the host from now on.

        None: nobody keeps the table any more, and it is deleted.
        """
        tables, seats = schema.tables, schema.seats
        of_table = seats.c.table_id == table
        given_up = {**values, "person": None, "orders": None}

        def work(connection: Connection) -> int | None:
            connection.execute(update(seats).where(of_table, seats.c.person == person).values(**given_up))
            host: int | None = connection.scalar(select(tables.c.host).where(tables.c.id == table))
            if host != person:
                return host
            sitting = select(seats.c.person).where(of_table, seats.c.person.is_not(None)).order_by(seats.c.number)
            host = connection.scalar(sitting.limit(1))
            if host is None:
                _delete(connection, table)
            else:
                connection.execute(update(tables).where(tables.c.id == table).values(host=host))
            return host

        return await self._in(work)

    async def delete(self, table: str) -> None:
        """A table goes, with its moves and what was said there."""
        await self._in(lambda connection: _delete(connection, table))

    async def unfinished(self, host: int) -> int:
        """How many tables somebody has opened that are not over."""
        tables = schema.tables
        query = select(func.count()).where(tables.c.host == host, tables.c.status != OVER)
        return await self._in(lambda c: c.scalar(query) or 0)

    async def change_table(self, table: str, **values: Any) -> None:
        values["changed"] = time.time()
        if "header" in values:
            values["header"] = msgspec.json.encode(values["header"])
        which = schema.tables.c.id == table
        await self._in(lambda c: c.execute(update(schema.tables).where(which).values(**values)))

    async def change_seat(self, table: str, number: int, *, only_if: str = "", **values: Any) -> bool:
        """Change a seat, if it is still of kind `only_if`; whether it was. Whoever sits down keeps a table alive."""
        seats = schema.seats
        if "orders" in values:
            values["orders"] = _written(values["orders"])
        query = update(seats).where(seats.c.table_id == table, seats.c.number == number).values(**values)
        if only_if:
            query = query.where(seats.c.kind == only_if)

        def work(connection: Connection) -> bool:
            changed = connection.execute(query).rowcount == 1
            if changed and only_if:
                self._changed[table] = time.time()
            return changed

        return await self._in(work)

    # Entries and chat -----------------------------------------------------------------------------------------------

    async def entries(self, table: str) -> tuple[list[Entry], dict[str, int]]:
        """The entries of a table in order, and by request: the number of the entry that it made.

        `BadRecord` if one is missing or bad.
        """
        query = _raw(schema.entries).where(schema.entries.c.table_id == table).order_by(schema.entries.c.n)
        rows = await self._in(lambda connection: connection.execute(query).mappings().all())
        if [row["n"] for row in rows] != list(range(len(rows))):
            raise BadRecord("bad-line", line=len(rows))
        entries, _ = read_entries([str(row["entry"]).encode() for row in rows])
        if len(entries) != len(rows):
            raise BadRecord("bad-line", line=len(rows))
        return entries, {row["request"]: row["n"] for row in rows if row["request"] is not None}

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
            if not isinstance(error, self._clashes):
                self._can_store = (False, time.monotonic())
                if self._adding is not None:
                    self._adding.close()  # whatever is wrong with it, the next one begins anew
                    self._adding = None
            return error
        self._can_store = (True, time.monotonic())
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

    async def say(self, table: str, name: str, text: str, *, watching: bool = False, kept: int = 0) -> ChatRow:
        """Store what somebody says; of the lines before it so many are kept that there are `kept` in all, or all."""
        text = text.replace("\0", "")
        said = ChatRow(name, text, time.time(), watching)
        values = {"table_id": table, "name": name, "text": text, "at": said.at, "watching": watching}
        chat = schema.chat
        old = select(chat.c.id).where(chat.c.table_id == table).order_by(chat.c.id.desc()).offset(kept).limit(1)

        def work(connection: Connection) -> None:
            connection.execute(insert(chat).values(**values))
            oldest = connection.scalar(old) if kept else None
            if oldest is not None:
                connection.execute(delete(chat).where(chat.c.table_id == table, chat.c.id <= oldest))

        await self._in(work)
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


def file_of(url: str) -> Path | None:
    """The file of a SQLite database, by its one true path; None for databases that are not in a file."""
    found = make_url(url)
    if found.get_backend_name() != "sqlite" or found.database in {None, "", ":memory:"}:
        return None
    return Path(str(found.database)).resolve()


def keep_private(path: str | Path) -> None:
    """Let nobody but its owner read a file: seeds and keys stand in it. It is made if it is not there yet."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))
    if Path(path).is_file():
        with suppress(PermissionError):  # somebody else's: then it is theirs to say
            Path(path).chmod(0o600)


def _connect(url: str) -> Engine:
    if not url.startswith("sqlite"):
        return create_engine(url, hide_parameters=True)  # errors are logged: what was to be stored is secret
    path = file_of(url)
    if path is not None:
        keep_private(path)
        for beside in (Path(f"{path}-wal"), Path(f"{path}-shm")):
            if beside.exists():
                keep_private(beside)
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


def _delete(connection: Connection, table: str) -> None:
    for rows in (schema.chat, schema.entries, schema.seats):
        connection.execute(delete(rows).where(rows.c.table_id == table))
    tables = schema.tables
    connection.execute(update(tables).where(tables.c.again == table).values(again=None))
    connection.execute(delete(tables).where(tables.c.id == table))


def _raw(table: Table) -> Select[Any]:
    """All of a table's columns as the database has them: a value of a wrong kind must not spoil the other rows."""
    columns: list[Any] = [type_coerce(column, NullType()).label(str(column.name)) for column in table.c]
    return select(*columns)


def _tables(connection: Connection, query: Select[Any]) -> list[TableRow | Unplayable]:
    rows = connection.execute(query).mappings().all()
    seats = _raw(schema.seats).where(schema.seats.c.table_id.in_([row["id"] for row in rows]))
    found = connection.execute(seats.order_by(schema.seats.c.table_id, schema.seats.c.number)).mappings()
    by_table = {table: list(group) for table, group in groupby(found, itemgetter("table_id"))}
    return [_table(row, by_table.get(row["id"], [])) for row in rows]


def _table(row: RowMapping, seats: Sequence[RowMapping]) -> TableRow | Unplayable:
    try:
        table = _sound(row, seats)
    except (msgspec.MsgspecError, ValueError, TypeError, AttributeError, RecursionError):
        return _damaged(row, seats)
    try:
        Record(table.header, [], "").box(box)
    except BadRecord as error:
        return table.unplayable(NO_GAME if error.problem == "unknown-game" else OTHER_RULES)
    return table


def _sound(row: RowMapping, seats: Sequence[RowMapping]) -> TableRow:
    """A table as it was stored; an error if that cannot have been so."""
    plain = {
        **row,
        "header": msgspec.json.decode(row["header"], type=Header),
        "seats": [{**seat, "orders": _read(seat["orders"])} for seat in seats],
        "winners": [int(seat) for seat in (row["winners"] or "").split()],
    }
    table = msgspec.convert(plain, TableRow, strict=False)
    numbers = [seat.number for seat in table.seats]
    kinds = {seat.kind for seat in table.seats}
    levels = {seat.level for seat in table.seats if seat.kind == BOT}
    if (
        table.status not in {WAITING, PLAYING, OVER}
        or numbers != list(range(table.header.players))
        or not kinds <= {PERSON, OPEN, BOT}
        or not levels <= set(LEVELS)
        or not set(table.winners) <= set(numbers)
    ):
        raise ValueError(table.id)
    return table


def _damaged(row: RowMapping, seats: Sequence[RowMapping]) -> Unplayable:
    """What can be said of a table whose rows make no sense."""
    people = [row["host"], *(seat["person"] for seat in seats)]
    created, version = row["created"], row["version"]
    return Unplayable(
        id=row["id"],
        game=str(row["game"]),
        version=version if isinstance(version, int) else 0,
        status=str(row["status"]),
        names=tuple(set_apart(str(seat["name"])) for seat in seats if seat["name"]),
        keepers=frozenset(person for person in people if isinstance(person, int)),
        created=created if isinstance(created, float) else 0.0,
        reason=DAMAGED,
    )
