"""What a match keeps beside its game survives a killed server: a rest, and the count of lines drawn again."""

from __future__ import annotations

import httpx
import pytest

from tests.server.matches.test_sketching import pen, seated_at_kickoff
from tests.server.matches.test_watching import quiet
from tests.server.stubborn import launched
from tests.server.table import Client, go, make

pytestmark = pytest.mark.web


def test_a_match_that_was_paused_is_paused_after_a_kill(address: str) -> None:
    with launched(address) as launcher:
        go(launcher.answering())
        with httpx.Client(base_url=f"http://{launcher.host}", timeout=20) as http:
            watch = make(http, "watch", "toy", options={"rounds": 30})["watch"]

        async def pause() -> int:
            watcher = await Client(launcher.host, watch).sit()
            await watcher.send(type="pace", ms=3)
            await watcher.send(type="pause", paused=True)
            while not (await watcher.until("tempo"))["paused"]:
                pass
            await quiet(watcher, 0.1)
            return len(watcher.events)

        async def come_back(events: int) -> None:
            watcher = await Client(launcher.host, watch).sit()
            told = await watcher.until("tempo")
            assert told["paused"] and told["ms"] == 3
            assert await quiet(watcher) and len(watcher.events) == events, "nobody played on meanwhile"
            await watcher.send(type="step")
            assert await watcher.until("events") and not watcher.state["over"]
            await watcher.send(type="pause", paused=False)
            await watcher.until("ended")

        events = go(pause())
        launcher.kill()
        launcher.start()
        go(launcher.answering())
        go(come_back(events))


def test_os_2_13_refused_strokes_are_counted_on_after_a_kill(address: str) -> None:
    with launched(address) as launcher:
        go(launcher.answering())
        with httpx.Client(base_url=f"http://{launcher.host}", timeout=20) as http:
            tokens = make(http, "match", "out_of_sight")

        async def refuse() -> str:
            seated = await seated_at_kickoff(tokens, dict.fromkeys(tokens, launcher.host))
            kicker, receiver = seated["kicker"], seated["receiver"]
            seat: str = pen(kicker)["seat"]
            await kicker.answer({"segments": []})
            await kicker.send(**pen(kicker, points=[], broken=True))
            while (await receiver.until("redrawn"))[seat] < 2:
                pass
            return seat

        async def come_back(seat: str) -> None:
            kicker = await Client(launcher.host, tokens[seat]).sit()
            other = "away" if seat == "home" else "home"
            receiver = await Client(launcher.host, tokens[other]).sit()
            told = await receiver.until("redrawn")
            assert told[seat] == 2 and told[other] == 0
            await kicker.send(**pen(kicker, points=[], broken=True))
            assert (await receiver.until("redrawn"))[seat] == 3

        seat = go(refuse())
        launcher.kill()
        launcher.start()
        go(launcher.answering())
        go(come_back(seat))
