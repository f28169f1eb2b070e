"""Spectators may talk, where a table lets them."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Older tables are quiet, and all that was said there was said by players."""
    op.add_column("tables", sa.Column("talk", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("chat", sa.Column("watching", sa.Boolean, nullable=False, server_default=sa.false()))
