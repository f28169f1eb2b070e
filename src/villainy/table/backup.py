"""A copy of all tables, made while the server runs."""

import os
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from villainy.table.storage import file_of, keep_private

COUNTS = "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM entries), (SELECT count(*) FROM people)"


class NoBackup(Exception):
    """There is no copy; `message` is why."""

    def __init__(self, message: str, /, **args: str) -> None:
        super().__init__(message)
        self.message = message
        self.details = args


@dataclass(frozen=True)
class Backup:
    """What is in a copy."""

    tables: int
    moves: int
    people: int


def back_up(url: str, copy: Path, *, overwrite: bool) -> Backup:
    """Copy a SQLite database with all that is stored at this moment, and check the copy before it gets its name."""
    try:
        source = file_of(url)
    except ArgumentError as error:
        raise NoBackup("cli-error-bad-db") from error
    if source is None:
        raise NoBackup("cli-error-backup-other", address=make_url(url).render_as_string(hide_password=True))
    if not source.is_file():
        raise NoBackup("cli-error-no-file", file=str(source))
    if copy.exists() and (not overwrite or copy.samefile(source)):
        raise NoBackup("cli-error-backup-exists", file=str(copy))
    part = copy.with_name(f"{copy.name}.part")
    part.unlink(missing_ok=True)
    keep_private(part)
    try:
        found = _copied(source, part)
        part.replace(copy)
    except sqlite3.Error as error:
        raise NoBackup("cli-error-backup-damaged", file=str(source), why=" ".join(str(error).split())) from error
    finally:
        part.unlink(missing_ok=True)
    return found


def _copied(source: Path, part: Path) -> Backup:
    with closing(sqlite3.connect(f"{source.as_uri()}?mode=rw", uri=True)) as old, closing(sqlite3.connect(part)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")  # so that it is one file, which can be moved
        [problem] = new.execute("PRAGMA integrity_check(1)").fetchone()
        if problem != "ok":
            raise sqlite3.DatabaseError(problem)
        counts = new.execute(COUNTS).fetchone()
    with part.open("rb") as written:
        os.fsync(written.fileno())
    return Backup(*counts)
