"""Lists of finished games name who has won."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Who won older games stands in their records alone."""
    op.add_column(table_name="tables", column=sa.Column("winners", sa.String(40)))
