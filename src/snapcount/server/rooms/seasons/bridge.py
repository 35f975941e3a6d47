"""The server's database as the keeper of one season."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine, Iterable
from threading import get_ident
from typing import Any, TypeVar

from snapcount.core.table import Refusal
from snapcount.seasons.file.rows import GameRow
from snapcount.seasons.games.playing import Played
from snapcount.server.store.season_store import Seasons

T = TypeVar("T")
Box = dict[str, Any]
PATIENCE = 60.0
"""Seconds for the database: longer than it ever takes."""


class Bridge:
    """Called in threads; what it asks for is done where the rooms run. Never called there: it would wait for itself."""

    def __init__(self, seasons: Seasons, season: str, loop: asyncio.AbstractEventLoop) -> None:
        self.seasons, self.season, self.loop = seasons, season, loop
        self.rooms = get_ident()
        """The thread that all rooms run in: bridges are made there."""
        self.known: dict[int, Box] = {}
        """Box scores that were read: a game that is over never changes."""

    @property
    def name(self) -> str:
        return "The season"

    def ask(self, wanted: Coroutine[Any, Any, T]) -> T:
        if get_ident() == self.rooms:
            wanted.close()
            raise RuntimeError("the rooms would wait for themselves: a season is asked in a thread")
        return asyncio.run_coroutine_threadsafe(wanted, self.loop).result(PATIENCE)

    def facts(self) -> dict[str, str]:
        return self.ask(self.seasons.facts(self.season))

    def games(self) -> list[GameRow]:
        return self.ask(self.seasons.games(self.season))

    def record(self, number: int) -> bytes | None:
        return self.ask(self.seasons.record(self.season, number))

    def boxes(self, numbers: Iterable[int]) -> dict[int, Box]:
        wanted = list(numbers)
        missing = [number for number in wanted if number not in self.known]
        if missing:
            found = self.ask(self.seasons.boxes(self.season, missing))
            self.known |= {number: json.loads(box) for number, box in found.items()}
        return {number: self.known[number] for number in wanted if number in self.known}

    def add(self, games: Iterable[GameRow]) -> None:
        self.ask(self.seasons.add_games(self.season, list(games)))

    def keep(self, played: Played, by: str = "") -> bool:
        return self.ask(self.seasons.keep(self.season, played, by))

    def keep_unfinished(self, number: int, record: bytes) -> None:
        raise Refusal("season", "On a server a game that has begun is kept as a match.")

    def note(self, key: str, value: str) -> None:
        self.ask(self.seasons.note(self.season, key, value))

    def close(self) -> None:
        pass
