"""Alembic's entry: the server hands over its own connection."""

from __future__ import annotations

from alembic import context

from anden.server.db.models import Base

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=Base.metadata)
with context.begin_transaction():
    context.run_migrations()
