"""Coach against coach: pace, pause, one step at a time."""

from __future__ import annotations

import asyncio

from tests.server.table import Client, Running, go


async def quiet(watcher: Client, seconds: float = 0.3) -> bool:
    """Whether nothing more happens for a while."""
    events = len(watcher.events)
    try:
        async with asyncio.timeout(seconds):
            while True:
                await watcher.hear()
    except TimeoutError:
        return len(watcher.events) == events


def test_a_pause_stops_the_match_and_a_step_shows_one_thing(server: Running) -> None:
    async def play() -> None:
        tokens = server.make("watch", options={"rounds": 30})
        watcher = await Client(server.host, tokens["watch"]).sit()
        assert not (await watcher.until("tempo"))["paused"]
        await watcher.send(type="pause", paused=True)
        assert (await watcher.until("tempo"))["paused"]
        await quiet(watcher, 0.1)
        assert await quiet(watcher), "paused"
        for _ in range(3):
            before = len(watcher.events)
            await watcher.send(type="step")
            while len(watcher.events) == before:
                await watcher.hear()
            assert await quiet(watcher), "one step, then it rests again"
        late = await Client(server.host, tokens["watch"]).sit()
        assert (await late.until("tempo"))["paused"], "whoever comes later is told"
        await late.send(type="pace", ms=7)
        told = await watcher.until("tempo")
        assert told["paused"] and told["ms"] == 7, "another pace is no resuming"
        await watcher.send(type="pause", paused=False)
        await watcher.until("ended")

    go(play())


def test_a_step_while_it_runs_pauses_it(server: Running) -> None:
    async def play() -> None:
        tokens = server.make("watch", options={"rounds": 30})
        watcher = await Client(server.host, tokens["watch"]).sit()
        await watcher.until("tempo")
        await watcher.send(type="step")
        assert (await watcher.until("tempo"))["paused"]
        await quiet(watcher, 0.2)
        assert await quiet(watcher) and not watcher.state["over"]

    go(play())


def test_only_coaches_are_paused(server: Running) -> None:
    async def play() -> None:
        me = await Client(server.host, server.make("practice")["home"]).sit()
        for message in ({"type": "pause", "paused": True}, {"type": "step"}, {"type": "pace", "ms": 5}):
            await me.send(**message)
            assert "two coaches" in (await me.until("error"))["sentence"]

    go(play())
