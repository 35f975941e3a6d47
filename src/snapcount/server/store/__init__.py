"""Where matches are kept: SQLite in the user's data folder, or PostgreSQL by URL."""

from __future__ import annotations

from snapcount.server.store.rows import News, Row, StoredMatch, StoredToken, Taken
from snapcount.server.store.store import Store

__all__ = ["News", "Row", "Store", "StoredMatch", "StoredToken", "Taken", "open_store"]


def open_store(url: str) -> Store:
    """The store of a database address: `postgresql://…`, `sqlite:///file`, or just a file name."""
    if url.startswith(("postgresql://", "postgres://", "postgresql+asyncpg://")):
        from snapcount.server.store.postgres import Postgres

        return Store(Postgres(url))
    from snapcount.server.store.sqlite import Sqlite

    return Store(Sqlite(url.removeprefix("sqlite:///")))
