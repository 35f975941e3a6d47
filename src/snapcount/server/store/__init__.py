"""Where matches are kept: SQLite in the user's data folder, or PostgreSQL by URL."""

from __future__ import annotations

from typing import TYPE_CHECKING

from snapcount.server.store.rows import (
    News,
    Play,
    Row,
    SeasonLink,
    SeqTaken,
    StoredDrive,
    StoredMatch,
    StoredSeason,
    StoredToken,
    Work,
)
from snapcount.server.store.store import Store

if TYPE_CHECKING:
    from snapcount.server.store.sql import SqlStore

__all__ = [
    "News",
    "Play",
    "Row",
    "SeasonLink",
    "SeqTaken",
    "Store",
    "StoredDrive",
    "StoredMatch",
    "StoredSeason",
    "StoredToken",
    "Work",
    "open_store",
]


def open_store(url: str) -> SqlStore:
    """The store of a database address: `postgresql://…`, `sqlite:///file`, or just a file name."""
    from snapcount.server.store.sql import SqlStore

    if url.startswith(("postgresql://", "postgres://", "postgresql+asyncpg://")):
        from snapcount.server.store.postgres import Postgres

        return SqlStore(Postgres(url))
    from snapcount.server.store.sqlite import Sqlite

    return SqlStore(Sqlite(url.removeprefix("sqlite:///")))
