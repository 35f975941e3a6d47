"""A store that keeps its promises in dictionaries, and hands every change to a keeper: a browser's, or nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterable, Mapping, Sequence
from typing import Protocol

from snapcount.server.store import as_text
from snapcount.server.store.memory_seasons import MemorySeasons
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


class Keeper(Protocol):
    """Where the entries of the dictionaries outlive the program."""

    def keep(self, put: Mapping[str, str], drop: Iterable[str] = ()) -> Awaitable[None]:
        """Write these entries and forget those, all or nothing: durable when it returns."""
        ...

    def under(self, prefix: str) -> Awaitable[Sequence[tuple[str, str]]]:
        """The entries whose key begins so, in the order of their keys."""
        ...


class Nobody:
    """Keeps nothing: what the program knows is gone with it."""

    async def keep(self, put: Mapping[str, str], drop: Iterable[str] = ()) -> None:
        pass

    async def under(self, prefix: str) -> Sequence[tuple[str, str]]:
        return []


class MemoryStore:
    shared = False

    def __init__(self, keeper: Keeper | None = None) -> None:
        self.keeper = keeper or Nobody()
        self.matches: dict[str, StoredMatch] = {}
        self.tokens: dict[bytes, StoredToken] = {}
        self.kept: dict[str, dict[int, Row]] = {}
        """The rows of matches that were looked at."""
        self.drives: list[StoredDrive] = []
        self.seasons = MemorySeasons(self.matches, self.keeper)
        self.writing: set[asyncio.Task[None]] = set()

    async def open(self, news: News) -> None:
        """Everything but the rows, which are read when a match is opened."""
        found = [as_text.match_of(told) for _, told in await self.keeper.under(as_text.MATCH)]
        self.matches |= {match.id: match for match in found}
        tokens = [as_text.token_of(told) for _, told in await self.keeper.under(as_text.TOKEN)]
        self.tokens |= {token.hash: token for token in tokens}
        self.drives += [as_text.drive_of(told) for _, told in await self.keeper.under(as_text.DRIVE)]
        await self.seasons.open()

    async def close(self) -> None:
        await self.seasons.settle()

    # Writing

    async def create(self, match: StoredMatch, tokens: Sequence[StoredToken], rows: Sequence[Row]) -> None:
        await self.keeper.keep(
            as_text.matches([match]) | as_text.tokens(tokens) | as_text.rows(rows)
        )  # nothing of it is there before all is kept
        self.matches[match.id] = match
        self.kept[match.id] = {row.seq: row for row in rows}
        self.tokens |= {token.hash: token for token in tokens}

    async def append(self, play: Play) -> None:
        rows = play()
        for match in {row.match for row in rows}:
            await self.read(match)
        if any(row.seq in self.kept[row.match] for row in rows):
            raise SeqTaken
        for row in rows:
            self.kept[row.match][row.seq] = row
        try:
            await self.keeper.keep(as_text.rows(rows))
        except BaseException:
            for row in rows:
                del self.kept[row.match][row.seq]
            raise

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
        await self.change(match)
        await self.append(lambda: rows)

    async def change(self, match: StoredMatch) -> None:
        await self.keeper.keep(as_text.matches([match]))
        self.matches[match.id] = match

    async def add_tokens(self, tokens: Sequence[StoredToken]) -> None:
        await self.keeper.keep(as_text.tokens(tokens))
        self.tokens |= {token.hash: token for token in tokens}

    async def replace_tokens(self, token: StoredToken) -> None:
        part = (token.match, token.role)
        old = [one for one in self.tokens.values() if (one.match, one.role) == part]
        await self.keeper.keep(as_text.tokens([token]), as_text.tokens(old))
        for one in old:
            del self.tokens[one.hash]
        self.tokens[token.hash] = token

    async def delete(self, match: str) -> None:
        tokens = [token for token in self.tokens.values() if token.match == match]
        rows = await self.read(match)
        gone = as_text.matches([self.matches[match]]) | as_text.tokens(tokens) | as_text.rows(rows.values())
        await self.keeper.keep({}, gone)
        for token in tokens:
            del self.tokens[token.hash]
        del self.matches[match], self.kept[match]

    async def set_rematch(self, match: str, rematch: str) -> str:
        made = self.matches[match].rematch or rematch
        await self.change(self.matches[match]._replace(rematch=made))
        return made

    async def set_tempo(self, match: str, ms: int, paused: bool) -> None:
        await self.change(self.matches[match]._replace(pace_ms=ms, paused=paused))

    async def count_redrawn(self, match: str, seat: int) -> tuple[int, int]:
        counts = list(self.matches[match].redrawn)
        counts[seat] += 1
        await self.change(self.matches[match]._replace(redrawn=(counts[0], counts[1])))
        return counts[0], counts[1]

    async def publish(self, text: str) -> None:
        pass

    async def add_drive(self, drive: StoredDrive, forget_before: int) -> bool:
        old = [kept for kept in self.drives if kept.day < forget_before]
        known = any(kept[:3] == drive[:3] for kept in self.drives)
        await self.keeper.keep({} if known else as_text.drives([drive]), as_text.drives(old))
        self.drives = [kept for kept in self.drives if kept.day >= forget_before]
        self.drives += [] if known else [drive]
        return not known

    # Reading

    async def read(self, match: str) -> dict[int, Row]:
        """The rows of a match, in memory from now on."""
        if match not in self.kept:
            found = [as_text.row_of(told) for _, told in await self.keeper.under(as_text.rows_of(match))]
            self.kept.setdefault(match, {row.seq: row for row in found})
        return self.kept[match]

    async def token(self, hashed: bytes) -> StoredToken | None:
        return self.tokens.get(hashed)

    async def match(self, match: str) -> StoredMatch | None:
        return self.matches.get(match)

    async def roles(self, match: str) -> set[str]:
        return {token.role for token in self.tokens.values() if token.match == match}

    async def rows(self, match: str, after: int = -1) -> list[Row]:
        return [row for seq, row in sorted((await self.read(match)).items()) if seq > after]

    async def best_drives(self, game: str, day: int, most: int) -> tuple[int, list[StoredDrive]]:
        found = self.table(game, day)
        return len(found), found[:most]

    async def place_of_drive(self, game: str, day: int, person: bytes) -> int | None:
        people = [drive.person for drive in self.table(game, day)]
        return people.index(person) + 1 if person in people else None

    def table(self, game: str, day: int) -> list[StoredDrive]:
        found = [drive for drive in self.drives if (drive.game, drive.day) == (game, day)]
        return sorted(found, key=lambda drive: (-drive.points, -drive.yards, drive.plays, drive.at))
