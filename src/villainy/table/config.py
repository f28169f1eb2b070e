"""What a server is started with; everything has a default that works."""

import os
from dataclasses import dataclass, field
from pathlib import Path

from villainy.table.limits import Limits
from villainy.table.storage import sqlite


def data_folder() -> Path:
    """Where games are kept: VILLAINY_HOME, or this user's place for such things."""
    home = os.environ.get("VILLAINY_HOME")
    if home:
        return Path(home)
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "villainy"


@dataclass(frozen=True)
class TableConfig:
    """A server of tables."""

    db: str = ""
    """The database's address; by default one SQLite file in the data folder."""
    language: str = "en"
    public_url: str = ""
    """Where others find this server; by default where they asked for it."""
    names: tuple[str, ...] = ()
    """What others may call this server beside its addresses, its machine's name and that in `public_url`."""
    pace: float = 0.7
    """Seconds between two moves of bots."""
    limits: Limits = field(default_factory=Limits)
    """How much one person, one address and one table may take."""
    proxies: tuple[str, ...] = ()
    """Addresses of reverse proxies: what they say about where a request comes from is believed."""

    abandoned_days: int = 90
    """Days without a move after which a table whose game is not over is deleted; 0: never."""

    def database(self) -> str:
        return self.db or sqlite(data_folder() / "tables.db")
