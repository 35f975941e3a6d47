"""Seasons over SQL databases: the same statements for each of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection

from snapcount.seasons.file.rows import GameRow, WholeGame
from snapcount.seasons.games.playing import Played
from snapcount.server.store import seasons
from snapcount.server.store.rows import SeasonLink, SeqTaken, StoredSeason

T = TypeVar("T")


class Statements(Protocol):
    """A store that runs statements."""

    async def act(self, statement: Callable[[Connection], Any]) -> Any: ...

    async def read(self, query: Callable[[Connection], T]) -> T: ...


class SqlSeasons:
    """What `Seasons` promises, kept by a database."""

    def __init__(self, store: Statements) -> None:
        self.store = store

    async def create(
        self,
        made: StoredSeason,
        facts: Mapping[str, str],
        games: Sequence[WholeGame],
        links: Sequence[SeasonLink],
    ) -> None:
        await self.store.act(partial(seasons.create, made=made, facts=facts, games=games, links=links))

    async def add_games(self, season: str, games: Sequence[GameRow]) -> None:
        await self.store.act(partial(seasons.add_games, season=season, games=games))

    async def keep(self, season: str, played: Played, by: str) -> bool:
        first: bool = await self.store.act(partial(seasons.keep, season=season, played=played, by=by))
        return first

    async def add_links(self, links: Sequence[SeasonLink]) -> None:
        await self.store.act(partial(seasons.add_links, links=links))

    async def replace_link(self, made: SeasonLink) -> None:
        await self.store.act(partial(seasons.replace_link, made=made))

    async def take_club(self, link: SeasonLink, name: str) -> bool:
        try:
            taken: bool = await self.store.act(partial(seasons.take_club, link=link, name=name))
        except SeqTaken:
            return False
        return taken

    async def free_club(self, season: str, club: str) -> None:
        await self.store.act(partial(seasons.free_club, season=season, club=club))

    async def set_simulating(self, season: str, until: float) -> None:
        await self.store.act(partial(seasons.set_simulating, season=season, until=until))

    async def go_on_simulating(self, season: str, until: float) -> bool:
        going: bool = await self.store.act(partial(seasons.go_on_simulating, season=season, until=until))
        return going

    async def note(self, season: str, key: str, value: str) -> None:
        await self.store.act(partial(seasons.note, season=season, key=key, value=value))

    async def set_several(self, season: str) -> None:
        await self.store.act(partial(seasons.set_several, season=season))

    async def delete(self, season: str) -> None:
        await self.store.act(partial(seasons.delete_season, season=season))

    # Reading

    async def link(self, hashed: bytes) -> SeasonLink | None:
        return await self.store.read(partial(seasons.link, hashed=hashed))

    async def season(self, season: str) -> StoredSeason | None:
        return await self.store.read(partial(seasons.season, wanted=season))

    async def facts(self, season: str) -> dict[str, str]:
        return await self.store.read(partial(seasons.facts, wanted=season))

    async def games(self, season: str) -> list[GameRow]:
        return await self.store.read(partial(seasons.games, wanted=season))

    async def record(self, season: str, number: int) -> bytes | None:
        return await self.store.read(partial(seasons.record, wanted=season, number=number))

    async def boxes(self, season: str, numbers: Sequence[int]) -> dict[int, str]:
        return await self.store.read(partial(seasons.boxes, wanted=season, numbers=numbers))

    async def whole(self, season: str) -> list[WholeGame]:
        return await self.store.read(partial(seasons.whole, wanted=season))

    async def clubs(self, season: str) -> dict[str, str]:
        return await self.store.read(partial(seasons.clubs, wanted=season))

    async def match_of(self, season: str, number: int) -> str | None:
        return await self.store.read(partial(seasons.match_of, wanted=season, number=number))
