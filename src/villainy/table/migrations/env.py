"""Alembic's entry: it is handed an open connection, there is no configuration file."""

from alembic import context

from villainy.table.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
