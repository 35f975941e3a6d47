"""A match that is played while its room is thrown away again and again: each time it must come back as it was."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from snapcount.core.data.plain import to_plain
from snapcount.core.drivers.sampled import Coach
from snapcount.core.rulebook import Value
from snapcount.core.table import Seat
from snapcount.games import GAMES, find
from snapcount.server.lobby import Lobby
from snapcount.server.processes import Processes
from snapcount.server.rooms.answers import accept
from snapcount.server.rooms.contribute import contribute
from snapcount.server.rooms.room import Room
from snapcount.server.rooms.take_back import take_back
from snapcount.server.settings import Settings
from snapcount.server.store import Store
from snapcount.server.wire.fields import SeatName
from snapcount.server.wire.from_page import Answer, Contribute
from snapcount.server.wire.rest import NewMatch
from snapcount.server.wire.writer import NAMES, ROLES


class Listener:
    """The link of both seats. It isn't in the room, so nobody is: the room may be put away."""

    role = "table"
    board = False

    def __init__(self) -> None:
        self.heard: asyncio.Queue[str] = asyncio.Queue()

    def send(self, *texts: str) -> None:
        for text in texts:
            self.heard.put_nowait(text)

    def close(self, code: int) -> None:
        raise AssertionError("nobody closes this link")

    async def acknowledged(self) -> None:
        text = await asyncio.wait_for(self.heard.get(), 30)
        assert text.startswith('{"type":"accepted"'), text


def all_of_it(room: Room) -> dict[str, Any]:
    """Everything that can be said of a match."""
    saved, game = room.saved, room.saved.game
    return {
        "state": game.state,
        "waiting": game.waiting,
        "views": [game.view(eyes) for eyes in (*Seat, None)],
        "events": game.events,
        "log": game.log,
        "dice": (game.dice.counter, game.dice.commitment_due, game.dice.contributions),
        "places": (saved.seq, saved.entries, saved.checkpoints, saved.answered, saved.resigned),
        "sealed": room.sealed & set(room.waiting),
        "told": {role: (room.state(role), room.events_from(role, 0)) for role in ROLES},
    }


class Table:
    """One match on a store, answered at random or by coaches, checked after every answer."""

    def __init__(self, store: Callable[[], Store], game: str, random: Random, *, coached: bool) -> None:
        self.store = store
        self.game = game
        self.random = random
        self.link = Listener()
        book = find(game)
        self.coaches: list[Coach] = (
            [book.coach(random.choice(book.coaches.levels).level).make() for _ in Seat] if coached else []
        )
        self.match = ""
        self.count = 0

    async def open(self) -> None:
        self.lobby = Lobby(Settings(idle_seconds=0), self.store(), lambda: GAMES, find, Processes())
        await self.lobby.open()

    async def restart(self) -> None:
        await self.lobby.close()
        await self.open()

    async def begin(self, options: Mapping[str, Value]) -> None:
        parts = not self.coaches and self.random.random() < 0.5
        wanted = NewMatch(game=self.game, options=dict(options), mode="hotseat", contributions=parts)
        self.match = (await self.lobby.make(wanted)).match
        if parts:
            for name in NAMES:
                room = await self.lobby.room(self.match)
                part = Contribute(
                    type="contribute", seat="home" if name == "home" else "away", text=f"{name}!"
                )
                await contribute(room, self.link, part)
                await self.check()

    async def play(self, answers: int) -> None:
        """Answer so often, or until the game is over."""
        for _ in range(answers):
            room = await self.lobby.room(self.match)
            if room.over:
                return
            await self.answer(room)
            await self.check()
            if not self.coaches and self.random.random() < 0.05:
                await take_back(await self.lobby.room(self.match), self.link)
                await self.check()

    async def answer(self, room: Room) -> None:
        seat = self.random.choice(sorted(room.waiting))
        question = room.waiting[seat]
        self.count += 1
        if self.coaches:
            value = to_plain(self.coaches[seat].answer(room.saved.game.view(seat), question, self.random))
        else:
            value = to_plain(question.sample(self.random))
        name: SeatName = "home" if seat is Seat.HOME else "away"
        answer = Answer(type="answer", id=f"a{self.count}", seat=name, seq=room.saved.seq, value=value)
        accept(room, self.link, answer)
        await self.link.acknowledged()

    async def check(self) -> None:
        """Throw the room away and open the match again; sometimes the whole server."""
        live = await self.lobby.room(self.match)
        async with live.lock:
            before = all_of_it(live)
        await asyncio.sleep(0)
        if self.random.random() < 0.05:
            await self.restart()
        else:
            self.lobby.put_away()
        again = await self.lobby.room(self.match)
        assert again is not live, "the room was put away"
        after = all_of_it(again)
        for part, was in before.items():
            assert after[part] == was, f"{self.game}, {part} after {len(live.saved.game.inputs)} inputs"


async def play_and_check(
    store: Callable[[], Store],
    game: str,
    options: Mapping[str, Value],
    answers: int,
    *,
    coached: bool,
    seed: int,
) -> None:
    table = Table(store, game, Random(f"{seed}/{game}/{sorted(options.items())}"), coached=coached)
    await table.open()
    await table.begin(options)
    await table.play(answers)
    await table.lobby.close()
