"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create them all."""
    op.create_table(
        "keys",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("link", sa.LargeBinary, unique=True),
        sa.Column("nickname", sa.String(40), nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("token", sa.LargeBinary, primary_key=True),
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), nullable=False, index=True),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("header", sa.LargeBinary, nullable=False),
        sa.Column("game", sa.String(20), nullable=False, index=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("status", sa.String(10), nullable=False, index=True),
        sa.Column("host", sa.Integer, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Integer, nullable=False),
        sa.Column("again", sa.String(20)),
        sa.Column("hash", sa.String(32), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False, index=True),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("level", sa.String(20), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), index=True),
        sa.Column("stand_in", sa.Boolean, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("entry", sa.Text, nullable=False),
        sa.Column("request", sa.String(40)),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "request"),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
