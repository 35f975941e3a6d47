"""The server is killed (SIGKILL) at random moments of many games: what was acknowledged is there, and games go on."""

from __future__ import annotations

import asyncio
import json
from random import Random

import httpx
import pytest

from snapcount.core.record.file import parse
from snapcount.core.record.verify import verify
from snapcount.server.store import open_store
from tests.server.serving import find
from tests.server.stubborn import Launcher, Stubborn, launched
from tests.server.table import bearer, go, make

pytestmark = pytest.mark.web


async def killing(launcher: Launcher, players: list[Stubborn], kills: int, random: Random) -> int:
    """Kill and start again at random moments while the games are played; how often answers were under way."""
    busy = 0
    games = asyncio.gather(*(player.play() for player in players))
    for _ in range(kills):
        await progress(players, random.randrange(40))
        await asyncio.sleep(random.random() * 0.01)
        if games.done():
            break
        busy += any(player.pending for player in players)
        launcher.kill()
        launcher.start()
    await asyncio.wait_for(games, 120)
    return busy


async def progress(players: list[Stubborn], answers: int) -> None:
    """Wait until so many more answers were acknowledged, or nothing is left to answer."""

    def so_far() -> int:
        return sum(len(player.acknowledged) for player in players)

    wanted = so_far() + answers + 1
    while so_far() < wanted and not all(player.over for player in players):
        await asyncio.sleep(0.002)


async def stored(db: str) -> dict[str, tuple[int, object]]:
    """Every answer in the store by its id, read with a store of our own."""
    store = open_store(db)
    await store.open(lambda news: None)
    from sqlalchemy import Connection, select

    from snapcount.server.store.statements import INPUTS

    def read(connection: Connection) -> list[tuple[str, int, str]]:
        found = connection.execute(
            select(INPUTS.c.answer_id, INPUTS.c.seq, INPUTS.c.line).where(INPUTS.c.answer_id.is_not(None))
        )
        return [(row[0], row[1], row[2]) for row in found]

    rows = await store.read(read)
    await store.close()
    assert len({name for name, _, _ in rows}) == len(rows), "no answer is stored twice"
    return {name: (seq, json.loads(line.split("\n")[0])["value"]) for name, seq, line in rows}


def play_and_kill(db: str, kills: int, matches: int, seed: int) -> None:
    with launched(db) as launcher:
        go(launcher.answering())
        http = httpx.Client(base_url=f"http://{launcher.host}", timeout=20)
        links = [make(http, "match", "hands", options={"rounds": 12}) for _ in range(matches)]
        links += [make(http, "match", "toy", options={"rounds": 30}) for _ in range(matches)]
        links += [make(http, "practice", "hands", options={"rounds": 12}) for _ in range(matches)]
        if kills > 10:
            links += [make(http, "match", "dice_football", options={"plays_per_quarter": 12})]
        players = [
            Stubborn(launcher.host, token, f"{number}{role}", seed * 1000 + number)
            for number, tokens in enumerate(links)
            for role, token in tokens.items()
            if role != "watch"
        ]
        busy = go(killing(launcher, players, kills, Random(seed)))
        assert busy > kills // 2, "the server was killed while answers were under way"
        assert not [sentence for player in players for sentence in player.refused]
        for tokens in links:
            record = http.get("/api/match/record", headers=bearer(tokens["watch"]))
            assert record.status_code == 200
            assert parse(record.content, find).is_over
            assert verify(record.content, find) is None
        http.close()
        launcher.kill()
        kept = go(stored(db))
    acknowledged = {name: told for player in players for name, told in player.acknowledged.items()}
    assert len(acknowledged) > 20 * matches
    lost = {name for name, told in acknowledged.items() if kept.get(name) != told}
    assert not lost


def test_a_killed_server_loses_nothing_that_it_acknowledged(address: str) -> None:
    play_and_kill(address, kills=8, matches=2, seed=1)


@pytest.mark.slow
def test_a_server_killed_many_times_over_loses_nothing(address: str) -> None:
    play_and_kill(address, kills=20, matches=4, seed=2)
