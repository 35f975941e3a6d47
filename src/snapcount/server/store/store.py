"""The store as the rooms know it. They know no database: whatever keeps these promises will do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from snapcount.server.store.rows import News, Play, Row, StoredDrive, StoredMatch, StoredToken, Work
from snapcount.server.store.season_store import Seasons


class Store(Protocol):
    """Everything the rooms need. What a call wrote is durable when the call returns."""

    shared: bool
    """Whether other workers may write to the same matches."""

    @property
    def seasons(self) -> Seasons: ...

    async def open(self, news: News) -> None: ...

    async def close(self) -> None: ...

    # Writing

    async def create(
        self, match: StoredMatch, tokens: Sequence[StoredToken], rows: Sequence[Row]
    ) -> None: ...

    async def append(self, play: Play) -> None:
        """Write what `play` makes, all rows or none; `SeqTaken` where one of the places is.

        It is called once, when the store is about to write, so that what came meanwhile goes with it.
        """

    def put(self, work: Work) -> None:
        """As `append`, but nobody waits."""

    async def restart(self, match: StoredMatch, rows: Sequence[Row]) -> None:
        """A match goes on with a new header and the new seed of its dice."""

    async def add_tokens(self, tokens: Sequence[StoredToken]) -> None: ...

    async def replace_tokens(self, token: StoredToken) -> None:
        """A new link in place of all that this part of the match had."""

    async def delete(self, match: str) -> None:
        """A match with its links and its rows; a match that it was the rematch of may have another."""

    async def set_rematch(self, match: str, rematch: str) -> str:
        """The rematch of a match: this one, or the one that was made first."""
        ...

    async def set_tempo(self, match: str, ms: int, paused: bool) -> None: ...

    async def count_redrawn(self, match: str, seat: int) -> tuple[int, int]:
        """One more line that a seat must draw again; the counts of both seats."""
        ...

    async def publish(self, text: str) -> None:
        """News for the other workers."""

    async def add_drive(self, drive: StoredDrive, forget_before: int) -> bool:
        """Whether a daily drive was entered in its table: a person's first counts. Days before the other one go."""
        ...

    # Reading

    async def token(self, hashed: bytes) -> StoredToken | None: ...

    async def match(self, match: str) -> StoredMatch | None: ...

    async def roles(self, match: str) -> set[str]:
        """The kinds of links that were given out for a match."""
        ...

    async def rows(self, match: str, after: int = -1) -> list[Row]: ...

    async def best_drives(self, game: str, day: int, most: int) -> tuple[int, list[StoredDrive]]:
        """How many daily drives there are, and the best of them."""
        ...

    async def place_of_drive(self, game: str, day: int, person: bytes) -> int | None: ...
