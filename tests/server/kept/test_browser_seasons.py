"""Seasons of a page without a server: kept with everything else, and read without threads."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from snapcount.browser import apart
from snapcount.browser.worker import Worker, begin
from tests.server.seasons.league import LEAGUE

T = TypeVar("T")


class Tab:
    """What JavaScript does for the rooms. Its entries outlive the worker; it may be full."""

    def __init__(self) -> None:
        self.entries: dict[str, str] = {}
        self.full = False

    def tell(self, socket: int, text: str) -> None:
        pass

    def shut(self, socket: int, code: int) -> None:
        pass

    async def keep(self, put: str, drop: str) -> None:
        if self.full:
            raise OSError("full")
        await asyncio.sleep(0)
        forgotten = set(json.loads(drop))
        self.entries = {key: value for key, value in self.entries.items() if key not in forgotten}
        self.entries |= dict(json.loads(put))

    async def under(self, prefix: str) -> str:
        return json.dumps(sorted(entry for entry in self.entries.items() if entry[0].startswith(prefix)))

    async def apart(self, errand: str, heard: Callable[[str], None]) -> str:
        return apart.run(errand, heard)

    def stop_apart(self) -> None:
        pass


@pytest.fixture(autouse=True)
def no_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a browser: what would be done in a thread is done here."""

    async def here(work: Callable[..., T], *given: Any, **named: Any) -> T:
        return work(*given, **named)

    monkeypatch.setattr(asyncio, "to_thread", here)


async def ask(worker: Worker, method: str, path: str, token: str = "", body: Any = None) -> Any:
    sent = json.dumps(body).encode() if body is not None else b""
    status, kind, _, content = await worker.request(method, f"/api{path}", token, sent)
    assert status == 200, content
    return json.loads(content) if kind == "application/json" else content


async def new_season(worker: Worker) -> str:
    body = {"file": json.dumps(LEAGUE), "club": "RED", "name": "Ada"}
    token: str = (await ask(worker, "POST", "/seasons", body=body))["token"]
    return token


async def simulate(worker: Worker, token: str) -> dict[str, Any]:
    await ask(worker, "POST", "/season/simulate", token, {"everybody": True})
    await asyncio.gather(*worker.lobby.office.simulations.running.values())
    found: dict[str, Any] = await ask(worker, "GET", "/season", token)
    return found


def test_a_season_is_there_when_the_page_is_opened_again() -> None:
    async def play() -> None:
        tab = Tab()
        first = await begin(tab)
        token = await new_season(first)
        season = await simulate(first, token)
        assert season["champion"] and season["played"] == len(season["games"])
        await first.lobby.close()

        second = await begin(tab)
        assert await ask(second, "GET", "/season", token) == season
        assert (await ask(second, "GET", "/season/brief", token))["played"] == season["played"]
        watched = await ask(second, "POST", "/season/games/1/watch", token)
        assert (await ask(second, "GET", "/match", watched["tokens"]["watch"]))["over"]
        file = await ask(second, "GET", "/season/file", token)
        _, _, _, made = await second.request("POST", "/api/seasons/file", "", file)
        brought = await ask(second, "GET", "/season", json.loads(made)["token"])
        assert [game["score"] for game in brought["games"]] == [game["score"] for game in season["games"]]
        await ask(second, "POST", "/season/delete", token)
        await ask(second, "POST", "/season/delete", json.loads(made)["token"])
        assert not [key for key in tab.entries if key.startswith("season/")]
        await second.lobby.close()

    asyncio.run(play())


def test_a_season_that_found_no_room_never_began() -> None:
    async def play() -> None:
        tab = Tab()
        worker = await begin(tab)
        tab.full = True
        body = json.dumps({"file": json.dumps(LEAGUE), "club": "RED", "name": "Ada"}).encode()
        status, *_ = await worker.request("POST", "/api/seasons", "", body)
        assert status == 500 and not tab.entries
        tab.full = False
        await new_season(worker)
        assert len([key for key in tab.entries if key.endswith("/made")]) == 1
        await worker.lobby.close()

    asyncio.run(play())


def test_a_game_that_found_no_room_is_written_when_there_is_some() -> None:
    async def play() -> None:
        tab = Tab()
        worker = await begin(tab)
        token = await new_season(worker)
        tab.full = True
        await worker.request("POST", "/api/season/simulate", token, b'{"everybody": true}')
        await asyncio.gather(*worker.lobby.office.simulations.running.values())
        tab.full = False
        season = await ask(worker, "GET", "/season", token)
        await worker.lobby.close()
        again = await begin(tab)
        assert (await ask(again, "GET", "/season", token))["games"] == season["games"]
        await again.lobby.close()

    asyncio.run(play())


def test_a_league_of_several_people_needs_a_server() -> None:
    async def play() -> None:
        worker = await begin(Tab())
        token = await new_season(worker)
        status, _, _, told = await worker.request("POST", "/api/season/invite", token, b"")
        assert status == 404 and "needs a Snapcount server" in told
        await worker.lobby.close()

    asyncio.run(play())
