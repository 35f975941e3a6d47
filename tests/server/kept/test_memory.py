"""The store of a browser: what its keeper was given opens again, and what the keeper refused never happened."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence

import pytest

from snapcount.core.table import Seat
from snapcount.games import GAMES, find
from snapcount.server.lobby import Lobby
from snapcount.server.processes import Processes
from snapcount.server.settings import Settings
from snapcount.server.store.memory import MemoryStore
from snapcount.server.store.rows import Row, SeqTaken, StoredDrive
from snapcount.server.tokens import hash_of
from snapcount.server.wire.rest import NewMatch, SeatChoice


class Drawer:
    """A keeper: a dictionary, which may be full."""

    def __init__(self) -> None:
        self.entries: dict[str, str] = {}
        self.full = False

    async def keep(self, put: Mapping[str, str], drop: Iterable[str] = ()) -> None:
        if self.full:
            raise OSError("full")
        self.entries = {key: value for key, value in self.entries.items() if key not in set(drop)} | dict(put)

    async def under(self, prefix: str) -> Sequence[tuple[str, str]]:
        return sorted((key, value) for key, value in self.entries.items() if key.startswith(prefix))


WANTED = NewMatch(
    game="dice_football", mode="hotseat", home=SeatChoice(name="Ann"), away=SeatChoice(name="Bob")
)
DRIVE = StoredDrive("dice_football", 20261116, b"\x00\xff", '{"hex": 1}', "touchdown", 6, 70, 8, "##", 5.0)


def lobby(drawer: Drawer) -> Lobby:
    return Lobby(Settings(), MemoryStore(drawer), lambda: GAMES, find, Processes())


def test_matches_links_rows_and_drives_open_again() -> None:
    async def play() -> None:
        drawer = Drawer()
        first = lobby(drawer)
        await first.open()
        made = await first.make(WANTED)
        link = made.tokens.table or ""
        await first.store.set_tempo(made.match, 70, True)
        assert await first.store.add_drive(DRIVE, 0)
        rows = await first.store.rows(made.match)
        await first.close()

        second = lobby(drawer)
        await second.open()
        room, role = await second.enter(link)
        assert role == "table" and room.saved.game.names == ("Ann", "Bob")
        assert Seat.HOME in room.waiting or Seat.AWAY in room.waiting
        assert await second.store.rows(made.match) == rows
        stored = await second.store.match(made.match)
        assert stored is not None and (stored.pace_ms, stored.paused) == (70, True)
        assert await second.store.best_drives("dice_football", 20261116, 5) == (1, [DRIVE])
        await second.store.delete(made.match)
        assert await second.store.token(hash_of(link)) is None
        assert set(drawer.entries) == {key for key in drawer.entries if key.startswith("drive/")}
        await second.close()

    asyncio.run(play())


def test_what_the_keeper_refuses_never_happened() -> None:
    async def play() -> None:
        drawer = Drawer()
        here = lobby(drawer)
        await here.open()
        made = await here.make(WANTED)
        row = Row(made.match, 99, "answer", "{}")
        drawer.full = True
        with pytest.raises(OSError):
            await here.store.append(lambda: [row])
        drawer.full = False
        await here.store.append(lambda: [row])
        with pytest.raises(SeqTaken):
            await here.store.append(lambda: [row])
        await here.close()

    asyncio.run(play())
