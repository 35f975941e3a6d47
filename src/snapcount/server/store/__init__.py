"""Where matches are kept: SQLite in the user's data folder, or PostgreSQL by URL."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

News = Callable[[str], None]


class Taken(Exception):
    """Somebody else wrote this place of the match first."""


class Row(NamedTuple):
    """One accepted input, or the header, as one line of the record."""

    match: str
    seq: int
    kind: str
    line: str
    answer_id: str | None = None


class StoredMatch(NamedTuple):
    id: str
    game: str
    mode: str
    kinds: tuple[str, str]
    levels: tuple[str, str]
    seed: bytes
    created: float
    rematch: str | None = None


class StoredToken(NamedTuple):
    hash: bytes
    match: str
    role: str
    expires: float


class Store(Protocol):
    """Everything the rooms need of a database. What a call wrote is durable when the call returns."""

    shared: bool
    """Whether other workers may write to the same matches."""

    async def open(self, news: News) -> None: ...

    async def close(self) -> None: ...

    async def create(
        self, match: StoredMatch, tokens: Sequence[StoredToken], rows: Sequence[Row]
    ) -> None: ...

    async def restart(self, match: StoredMatch, rows: Sequence[Row]) -> None:
        """A match goes on with a new header and the new seed of its dice."""
        ...

    async def append(self, rows: Sequence[Row]) -> None:
        """All rows or none; `Taken` where one of the places is."""
        ...

    async def add_tokens(self, tokens: Sequence[StoredToken]) -> None: ...

    async def set_rematch(self, match: str, rematch: str) -> str:
        """The rematch of a match: this one, or the one that was made first."""
        ...

    async def token(self, hashed: bytes) -> StoredToken | None: ...

    async def match(self, match: str) -> StoredMatch | None: ...

    async def rows(self, match: str, after: int = -1) -> list[Row]: ...

    async def publish(self, text: str) -> None:
        """News for the other workers."""
        ...


def open_store(url: str) -> Store:
    """The store of a database address: `postgresql://…`, `sqlite:///file`, or just a file name."""
    if url.startswith(("postgresql://", "postgres://", "postgresql+asyncpg://")):
        from snapcount.server.store.postgres import PostgresStore

        return PostgresStore(url)
    from snapcount.server.store.sqlite import SqliteStore

    return SqliteStore(url.removeprefix("sqlite:///"))
