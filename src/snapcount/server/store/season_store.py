"""Where seasons are kept, as the rooms know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from snapcount.seasons.file.rows import GameRow, WholeGame
from snapcount.seasons.games.playing import Played
from snapcount.server.store.rows import SeasonLink, StoredSeason


class Seasons(Protocol):
    """Everything that a season on a server needs kept. What a call wrote is durable when the call returns."""

    async def create(
        self,
        made: StoredSeason,
        facts: Mapping[str, str],
        games: Sequence[WholeGame],
        links: Sequence[SeasonLink],
    ) -> None: ...

    async def add_games(self, season: str, games: Sequence[GameRow]) -> None:
        """Games of the play-offs; those that are there stay."""

    async def keep(self, season: str, played: Played, by: str) -> bool:
        """A finished game, once; False where it is kept already."""
        ...

    async def add_links(self, links: Sequence[SeasonLink]) -> None: ...

    async def replace_link(self, made: SeasonLink) -> None:
        """A new link in place of all that this part of the season had."""

    async def take_club(self, link: SeasonLink, name: str) -> bool:
        """A club is somebody's from now on, by this link where it has a hash; False where it was somebody's before."""
        ...

    async def free_club(self, season: str, club: str) -> None: ...

    async def set_simulating(self, season: str, until: float) -> None: ...

    async def go_on_simulating(self, season: str, until: float) -> bool:
        """False where somebody has stopped it."""
        ...

    async def note(self, season: str, key: str, value: str) -> None:
        """A fact in place of what it was."""

    async def set_several(self, season: str) -> None: ...

    async def delete(self, season: str) -> None: ...

    # Reading

    async def link(self, hashed: bytes) -> SeasonLink | None: ...

    async def season(self, season: str) -> StoredSeason | None: ...

    async def facts(self, season: str) -> dict[str, str]: ...

    async def games(self, season: str) -> list[GameRow]:
        """Without their records; those that have a match are begun."""
        ...

    async def record(self, season: str, number: int) -> bytes | None: ...

    async def boxes(self, season: str, numbers: Sequence[int]) -> dict[int, str]: ...

    async def whole(self, season: str) -> list[WholeGame]: ...

    async def clubs(self, season: str) -> dict[str, str]:
        """The clubs that people have taken, and by what name."""
        ...

    async def match_of(self, season: str, number: int) -> str | None:
        """The match that a game is played in; there is never a second one."""
        ...
