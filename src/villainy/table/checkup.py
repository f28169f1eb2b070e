"""A look at the database that changes nothing in it."""

import os
from dataclasses import dataclass
from pathlib import Path

from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, NullPool, create_engine, func, make_url, select
from sqlalchemy.exc import SQLAlchemyError

from villainy.table import schema
from villainy.table.config import data_folder

READY, UNMADE, LOCKED, NEWER, UNREADABLE = "ready", "unmade", "locked", "newer", "unreadable"


@dataclass(frozen=True)
class Condition:
    """How a database was found."""

    place: str
    """Its address, without a password."""
    state: str
    tables: int = 0
    why: str = ""
    """What the database said, if it could not be read."""

    @property
    def usable(self) -> bool:
        return self.state in {READY, UNMADE}


def look_at(db: str) -> Condition:
    """The condition of the database with this address; without one, of that in the data folder."""
    try:
        url = make_url(db or f"sqlite:///{data_folder() / 'tables.db'}")
    except SQLAlchemyError as error:
        return Condition("--db", UNREADABLE, why=_why(error))
    place = url.render_as_string(hide_password=True)
    if url.drivername.startswith("sqlite") and url.database:
        file = Path(url.database)
        if not writable(file):
            return Condition(place, LOCKED)
        if not file.exists():
            return Condition(place, UNMADE)
    try:
        engine = create_engine(url, hide_parameters=True, poolclass=NullPool)
        with engine.connect() as connection:
            return _read(connection, place)
    except (SQLAlchemyError, ImportError) as error:  # ImportError: the driver is not installed
        return Condition(place, UNREADABLE, why=_why(error))


def writable(path: Path) -> bool:
    """Whether this file or folder can be written, or made if it is not there yet."""
    if path.exists():
        return os.access(path, os.W_OK)
    parent = next(folder for folder in path.absolute().parents if folder.exists())
    return parent.is_dir() and os.access(parent, os.W_OK | os.X_OK)


def _read(connection: Connection, place: str) -> Condition:
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None:
        return Condition(place, UNMADE)
    if revision not in _revisions():
        return Condition(place, NEWER)
    return Condition(place, READY, connection.scalar(select(func.count()).select_from(schema.tables)) or 0)


def _revisions() -> set[str]:
    """The versions of the schema that this Villainy can bring up to date."""
    config = Config()
    config.set_main_option("script_location", "villainy.table:migrations")
    return {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}


def _why(error: Exception) -> str:
    """What the database says, in one line and without what was asked of it."""
    return " ".join(str(getattr(error, "orig", None) or error).split())
