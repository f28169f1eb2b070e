"""What is stored, as SQLAlchemy sees it. A change here needs a step in migrations/versions."""

from sqlalchemy import (
    Boolean,
    Column,
    Dialect,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    false,
)

metadata = MetaData()


class Letters(TypeDecorator[str]):
    """Text without the sign that PostgreSQL refuses; it means nothing anywhere, so nobody misses it."""

    impl = String
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        return None if value is None else value.replace("\0", "")


keys = Table(
    "keys",
    metadata,
    Column("name", Letters(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""The server's own secrets: stored, so that a restart invalidates no open page."""

people = Table(
    "people",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("link", LargeBinary, unique=True),
    Column("nickname", Letters(40), nullable=False),
    Column("language", Letters(5), nullable=False),
    Column("created", Float, nullable=False),
)
"""`link`: the hash of a private link, which lets another browser be the same person."""

tokens = Table(
    "tokens",
    metadata,
    Column("token", LargeBinary, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
)
"""The browsers of a person, each known by the hash of the token in its cookie."""

tables = Table(
    "tables",
    metadata,
    Column("id", Letters(20), primary_key=True),
    Column("header", LargeBinary, nullable=False),
    Column("game", Letters(20), nullable=False, index=True),
    Column("version", Integer, nullable=False),
    Column("status", Letters(10), nullable=False, index=True),
    Column("host", ForeignKey("people.id"), nullable=False, index=True),
    Column("listed", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("talk", Boolean, nullable=False, server_default=false()),
    Column("clock", Integer, nullable=False),
    Column("again", Letters(20)),
    Column("hash", Letters(32), nullable=False),
    Column("winners", Letters(40)),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False, index=True),
)
"""`status`: waiting, playing or over. `talk`: whether spectators may, while the game lasts. `winners`: their seats.

`header` holds the seed: it leaves only after the end.
"""

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", Letters(10), nullable=False),
    Column("level", Letters(20), nullable=False),
    Column("name", Letters(40), nullable=False),
    Column("person", ForeignKey("people.id"), index=True),
    Column("stand_in", Boolean, nullable=False),
    Column("orders", Text),
)
"""`kind`: person, open or bot. `stand_in`: a bot plays for the person until they come back. `orders`: standing orders,
if the seat has given some; they are nobody else's business, now and later.
"""

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("entry", Text, nullable=False),
    Column("request", Letters(40)),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "request"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False, index=True),
    Column("name", Letters(40), nullable=False),
    Column("text", Letters(500), nullable=False),
    Column("at", Float, nullable=False),
    Column("watching", Boolean, nullable=False, server_default=false()),
)
