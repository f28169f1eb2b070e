"""Seats may have standing orders."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Nobody has given any yet."""
    op.add_column(table_name="seats", column=sa.Column("orders", sa.Text))
