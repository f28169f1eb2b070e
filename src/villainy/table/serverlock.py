"""One server at a time has a database: people at a second one would not see what is played at the first."""

import contextlib
import logging
import sqlite3
from collections.abc import Callable, Iterator

from sqlalchemy import Connection, NullPool, create_engine, make_url, text
from sqlalchemy.exc import SQLAlchemyError

from villainy.table.storage import file_of, keep_private

log = logging.getLogger("villainy.table")

LOCK = 0x76696C6C
"""Names our lock among those of other programs in the same database of PostgreSQL."""

Held = Callable[[], bool]
"""Whether this server still has its database to itself; it may ask the database, which takes a while."""


class ServedAlready(Exception):
    """Another server has these tables."""


@contextlib.contextmanager
def alone_on(url: str) -> Iterator[Held]:
    """Hold a database, so that no second server serves it. It is free again when this program ends, however that is."""
    path = file_of(url)
    if path is not None:
        with _file_held(f"{path}.lock"):
            yield lambda: True
    elif make_url(url).get_backend_name() == "postgresql":
        lock = Advisory(url)
        with contextlib.closing(lock):
            if not lock.taken():
                raise ServedAlready
            yield lock.held
    else:
        yield lambda: True


@contextlib.contextmanager
def _file_held(path: str) -> Iterator[None]:
    """A lock of SQLite's on a file beside the database."""
    keep_private(path)
    with contextlib.ExitStack() as held:
        try:
            lock = held.enter_context(contextlib.closing(sqlite3.connect(path, 0, isolation_level=None)))
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.DatabaseError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise ServedAlready from error
            raise OSError(str(error)) from error
        yield


class Advisory:
    """A lock in PostgreSQL that lasts as long as a connection of its own; one for each schema, which is one site."""

    def __init__(self, url: str) -> None:
        self._engine = create_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT", hide_parameters=True)
        self._connection: Connection | None = None

    def taken(self) -> bool:
        """Whether it could be taken."""
        self._connection = self._engine.connect()
        query = text("SELECT pg_try_advisory_lock(:lock, hashtext(current_schema()))")
        return bool(self._connection.scalar(query, {"lock": LOCK}))

    def held(self) -> bool:
        """Whether it is still ours, or again: it is lost with its connection, and may be another server's by now."""
        try:
            if self._connection is not None:
                self._connection.execute(text("SELECT 1"))
                return True
        except SQLAlchemyError:
            self.close()
        try:
            taken = self.taken()
        except SQLAlchemyError as error:
            log.warning("lock-lost %s", error)  # no database, so no other server either: ask again
            return True
        log.warning("lock-taken-again" if taken else "lock-is-anothers")
        return taken

    def close(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(SQLAlchemyError):
                self._connection.close()
            self._connection = None
