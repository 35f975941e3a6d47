"""A store that keeps its promises in a dictionary: what a room needs, and no database."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from snapcount.server.store.rows import (
    News,
    Play,
    Row,
    SeqTaken,
    StoredDrive,
    StoredMatch,
    StoredToken,
    Work,
)
from tests.server.memory_seasons import MemorySeasons


class MemoryStore:
    shared = False

    def __init__(self) -> None:
        self.matches: dict[str, StoredMatch] = {}
        self.tokens: dict[bytes, StoredToken] = {}
        self.kept: dict[str, dict[int, Row]] = {}
        self.drives: list[StoredDrive] = []
        self.seasons = MemorySeasons(self.matches)
        self.writing: set[asyncio.Task[None]] = set()

    async def open(self, news: News) -> None:
        pass

    async def close(self) -> None:
        pass

    async def create(self, match: StoredMatch, tokens: Sequence[StoredToken], rows: Sequence[Row]) -> None:
        self.matches[match.id] = match
        self.kept[match.id] = {row.seq: row for row in rows}
        await self.add_tokens(tokens)

    async def append(self, play: Play) -> None:
        rows = play()
        if any(row.seq in self.kept[row.match] for row in rows):
            raise SeqTaken
        for row in rows:
            self.kept[row.match][row.seq] = row

    def put(self, work: Work) -> None:
        def play() -> Sequence[Row]:
            work.play()
            return work.rows()

        async def write() -> None:
            problem = None
            try:
                await self.append(play)
            except Exception as raised:
                problem = raised
            work.stored(problem)

        task = asyncio.create_task(write())
        self.writing.add(task)
        task.add_done_callback(self.writing.discard)

    async def restart(self, match: StoredMatch, rows: Sequence[Row]) -> None:
        self.matches[match.id] = match
        await self.append(lambda: rows)

    async def add_tokens(self, tokens: Sequence[StoredToken]) -> None:
        self.tokens |= {token.hash: token for token in tokens}

    async def replace_tokens(self, token: StoredToken) -> None:
        part = (token.match, token.role)
        self.tokens = {key: old for key, old in self.tokens.items() if (old.match, old.role) != part}
        await self.add_tokens([token])

    async def delete(self, match: str) -> None:
        self.tokens = {key: token for key, token in self.tokens.items() if token.match != match}
        del self.matches[match], self.kept[match]

    async def set_rematch(self, match: str, rematch: str) -> str:
        made = self.matches[match].rematch or rematch
        self.matches[match] = self.matches[match]._replace(rematch=made)
        return made

    async def set_tempo(self, match: str, ms: int, paused: bool) -> None:
        self.matches[match] = self.matches[match]._replace(pace_ms=ms, paused=paused)

    async def count_redrawn(self, match: str, seat: int) -> tuple[int, int]:
        counts = list(self.matches[match].redrawn)
        counts[seat] += 1
        self.matches[match] = self.matches[match]._replace(redrawn=(counts[0], counts[1]))
        return counts[0], counts[1]

    async def publish(self, text: str) -> None:
        pass

    async def token(self, hashed: bytes) -> StoredToken | None:
        return self.tokens.get(hashed)

    async def match(self, match: str) -> StoredMatch | None:
        return self.matches.get(match)

    async def roles(self, match: str) -> set[str]:
        return {token.role for token in self.tokens.values() if token.match == match}

    async def rows(self, match: str, after: int = -1) -> list[Row]:
        return [row for seq, row in sorted(self.kept[match].items()) if seq > after]

    async def add_drive(self, drive: StoredDrive, forget_before: int) -> bool:
        self.drives = [kept for kept in self.drives if kept.day >= forget_before]
        known = any(kept[:3] == drive[:3] for kept in self.drives)
        self.drives += [] if known else [drive]
        return not known

    async def best_drives(self, game: str, day: int, most: int) -> tuple[int, list[StoredDrive]]:
        found = self.table(game, day)
        return len(found), found[:most]

    async def place_of_drive(self, game: str, day: int, person: bytes) -> int | None:
        people = [drive.person for drive in self.table(game, day)]
        return people.index(person) + 1 if person in people else None

    def table(self, game: str, day: int) -> list[StoredDrive]:
        found = [drive for drive in self.drives if (drive.game, drive.day) == (game, day)]
        return sorted(found, key=lambda drive: (-drive.points, -drive.yards, drive.plays, drive.at))
