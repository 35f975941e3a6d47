"""Servers are killed (SIGKILL) at random moments while people and coaches play every game on them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from random import Random

import httpx

from snapcount.games import GAMES, find
from snapcount.server.store import open_store
from tests.server.stubborn import Launcher, Stubborn, launched
from tests.server.table import SEATS, bearer

MODES = ("match", "practice", "watch")


@dataclass
class Outcome:
    """What came of it. Lost: acknowledged to somebody, and not in the store as it was acknowledged."""

    kills: int = 0
    busy: int = 0
    """Kills while an answer was under way."""
    matches: int = 0
    acknowledged: int = 0
    refused: list[str] = field(default_factory=list[str])
    lost: set[str] = field(default_factory=set[str])
    unopenable: dict[str, str] = field(default_factory=dict[str, str])
    """Links of matches that could not be opened, and what was said."""


class Killing:
    """Matches are made and played, and servers killed and started again, until enough were killed."""

    def __init__(self, servers: list[Launcher], seed: int) -> None:
        self.servers = servers
        self.random = Random(seed)
        self.players: list[Stubborn] = []
        self.links: list[str] = []
        """One of every match that was ever made."""
        self.playing: set[asyncio.Task[None]] = set()
        self.outcome = Outcome()
        self.going = True

    async def run(self, kills: int, matches: int, enough: Callable[[], bool] = lambda: False) -> Outcome:
        for server in self.servers:
            await server.answering()
        for number in range(matches):
            self.begin(await self.seat(number))
        while self.outcome.kills < kills and not enough():
            await self.progress(self.random.randrange(20))
            await asyncio.sleep(self.random.random() * 0.01)
            await self.kill(self.random.choice(self.servers))
        self.going = False
        for task in self.playing:
            task.cancel()
        problems = await asyncio.gather(*self.playing, return_exceptions=True)
        for problem in problems:
            if isinstance(problem, Exception):
                raise problem
        return self.outcome

    def begin(self, seated: list[Stubborn]) -> None:
        """Play a match to its end, then the next of its kind."""

        async def play() -> None:
            players = seated
            while self.going:
                await asyncio.gather(*(player.play() for player in players))
                players = await self.seat(self.random.randrange(len(GAMES) * len(MODES)))

        self.playing.add(asyncio.create_task(play()))

    async def seat(self, number: int) -> list[Stubborn]:
        """A new match of some game and kind, made on whichever server answers, and its players."""
        game, mode = GAMES[number % len(GAMES)], MODES[number % len(MODES)]
        tokens = await self.make(game, mode)
        self.outcome.matches += 1
        self.links.append(tokens["watch"])
        hosts = [one.host for one in self.servers]
        seated = [
            Stubborn(hosts, token, f"{self.outcome.matches}{role}", self.random.randrange(1 << 30))
            for role, token in tokens.items()
            if role != "watch" or mode == "watch"
        ]
        self.players += seated
        return seated

    async def make(self, game: str, mode: str) -> dict[str, str]:
        home, away = SEATS[mode]
        options = dict(find(game).face.lengths[-1].options)
        body = {"game": game, "mode": mode, "home": home, "away": away, "options": options}
        async with httpx.AsyncClient(timeout=30) as http:
            while True:
                server = self.random.choice(self.servers)
                try:
                    made = await http.post(f"http://{server.host}/api/matches", json=body)
                except httpx.TransportError:  # it was just killed
                    await asyncio.sleep(0.05)
                    continue
                assert made.status_code == 201, made.text
                tokens: dict[str, str] = made.json()["tokens"]
                return tokens

    async def progress(self, answers: int) -> None:
        """Wait until so many more answers were acknowledged; a match of coaches may be all that goes on."""
        wanted = sum(len(player.acknowledged) for player in self.players) + answers
        for _ in range(500):
            if sum(len(player.acknowledged) for player in self.players) >= wanted:
                return
            await asyncio.sleep(0.002)

    async def kill(self, server: Launcher) -> None:
        self.outcome.kills += 1
        self.outcome.busy += any(player.pending for player in self.players)
        server.kill()
        server.start()
        await server.answering()


def kill_and_count(
    db: str, *, kills: int, workers: int, matches: int, seed: int, enough: Callable[[], bool] = lambda: False
) -> Outcome:
    with ExitStack() as stack:
        servers = [stack.enter_context(launched(db)) for _ in range(workers)]
        killing = Killing(servers, seed)
        outcome = asyncio.run(killing.run(kills, matches, enough))
        for server in servers:
            server.kill()
    with launched(db) as fresh:
        asyncio.run(fresh.answering())
        with httpx.Client(base_url=f"http://{fresh.host}", timeout=60) as http:
            for link in killing.links:
                opened = http.get("/api/match", headers=bearer(link))
                if opened.status_code != 200:
                    outcome.unopenable[link] = opened.text
                elif opened.json()["over"]:
                    verified = http.post("/api/match/verify", headers=bearer(link))
                    assert verified.json()["ok"], verified.text
    for player in killing.players:
        if player.unopenable:
            outcome.unopenable[player.token] = player.unopenable
        outcome.refused += player.refused
    acknowledged = {name: told for player in killing.players for name, told in player.acknowledged.items()}
    kept = asyncio.run(stored(db))
    outcome.acknowledged = len(acknowledged)
    outcome.lost = {name for name, told in acknowledged.items() if kept.get(name) != told}
    return outcome


async def stored(db: str) -> dict[str, tuple[int, object]]:
    """Every answer in the store by its id, read with a store of our own."""
    from sqlalchemy import Connection, select

    from snapcount.server.store.statements import INPUTS

    def read(connection: Connection) -> list[tuple[str, int, str]]:
        found = connection.execute(
            select(INPUTS.c.answer_id, INPUTS.c.seq, INPUTS.c.line).where(INPUTS.c.answer_id.is_not(None))
        )
        return [(row[0], row[1], row[2]) for row in found]

    store = open_store(db)
    await store.open(lambda news: None)
    rows = await store.read(read)
    await store.close()
    assert len({name for name, _, _ in rows}) == len(rows), "no answer is stored twice"
    return {name: (seq, json.loads(line.split("\n")[0])["value"]) for name, seq, line in rows}
