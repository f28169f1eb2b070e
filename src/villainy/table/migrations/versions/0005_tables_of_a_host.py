"""The tables of a host are found quickly: they are on the host's list, whether the host sits there or not."""

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """No table changes."""
    op.create_index("ix_tables_host", "tables", ["host"])
