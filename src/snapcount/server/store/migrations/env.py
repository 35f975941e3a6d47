"""Alembic runs this with the connection that the store opened."""

from __future__ import annotations

from alembic import context

from snapcount.server.store.statements import METADATA

context.configure(
    connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
