"""Runs the migrations on the connection that `tafelrunde.store.engine.migrate` gives."""

from alembic import context

from tafelrunde.store.schema import META

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=META,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
