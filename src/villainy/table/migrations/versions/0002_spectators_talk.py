"""Spectators may talk, where a table lets them."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Older tables are quiet, and all that was said there was said by players."""
    op.add_column(table_name="tables", column=sa.Column("talk", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column(
        table_name="chat", column=sa.Column("watching", sa.Boolean, nullable=False, server_default=sa.false())
    )
