"""`snapcount serve` as people start it: what it prints, logs and keeps, and how it stops."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

import httpx
import pytest
import websockets

from snapcount.server.settings import Settings
from tests.server.stubborn import free_port
from tests.server.table import Client, bearer, go, make

pytestmark = pytest.mark.web


@contextmanager
def served(
    folder: Path, *more: str, workers: int = 1
) -> Generator[tuple[subprocess.Popen[str], httpx.Client, str]]:
    port = free_port()
    command = [
        sys.executable,
        "-m",
        "snapcount.server",
        "--port",
        str(port),
        "--workers",
        str(workers),
        *more,
    ]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "XDG_DATA_HOME": str(folder), "SNAPCOUNT_LOG": "debug"},
    )
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=20) as http:
            for _ in range(600):
                try:
                    http.get("/health")
                    break
                except httpx.TransportError:
                    assert process.poll() is None, process.stderr and process.stderr.read()
                    time.sleep(0.05)
            yield process, http, f"127.0.0.1:{port}"
    finally:
        process.kill()
        process.wait(10)


def test_it_keeps_games_in_the_users_folder_logs_no_secret_and_stops_gracefully(tmp_path: Path) -> None:
    with served(tmp_path) as (process, http, host):
        links = make(http, "practice", "dice_football")

        async def play() -> list[str]:
            me = await Client(host, links["home"]).sit()
            await me.until_state(lambda state: bool(state["questions"]))
            asked = me.asked()
            assert asked is not None
            assert (await me.answer(asked["options"][0]["value"]))["type"] == "accepted"
            http.get(f"/play/{links['home']}", headers=bearer(links["home"]))
            http.get(f"/api/{links['home']}?token={links['home']}")
            http.get("/api/match/record", headers=bearer(links["home"]))
            await me.socket.send("nonsense " + links["home"])
            await me.until("error")
            process.send_signal(signal.SIGTERM)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                while True:
                    await me.hear()
            assert closed.value.rcvd is not None and closed.value.rcvd.code in (1001, 1012)
            return me.raw

        raw = go(play())
        out, err = process.communicate(timeout=20)
        assert process.returncode in (0, -signal.SIGTERM)
    assert (tmp_path / "snapcount" / "games.db").is_file()
    assert "http://127.0.0.1:" in out
    assert '"event": "stopped"' in err and '"status": 200' in err, "shut down in order, and it did log"
    for link in links.values():
        assert link not in err + out
    assert "nonsense" not in err and raw[0] not in err


def test_a_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    with served(tmp_path, "--no-limits") as (_, http, host):
        links = make(http, "hotseat", "dice_football")

        async def begin() -> Client:
            table = await Client(host, links["table"]).sit()
            for _ in range(6):
                asked = table.asked()
                assert asked is not None
                given = await table.answer(asked["options"][0]["value"], seat=asked["seat"])
                await table.settled(given["seq"])
            return table

        before = go(begin())
    with served(tmp_path, "--no-limits") as (_, http, host):
        again = go(Client(host, links["table"]).sit())
        assert again.state == before.state and again.events == before.events


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "snapcount.server", "--workers", "2", "--db", str(tmp_path / "x.db")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2 and "PostgreSQL" in done.stderr


def test_two_workers_serve_one_address(tmp_path: Path, postgres: object) -> None:
    db = postgres.database()  # type: ignore[attr-defined]
    with served(tmp_path, "--db", db, "--no-limits", workers=2) as (process, http, host):
        links = [make(http, "match", "dice_football") for _ in range(4)]

        async def play() -> None:
            async def some(tokens: dict[str, str]) -> None:
                home = await Client(host, tokens["home"]).sit()
                away = await Client(host, tokens["away"]).sit()
                random = Random(3)
                for _ in range(30):
                    for me, other in ((home, away), (away, home)):
                        asked = me.asked()
                        if asked is not None:
                            given = await me.answer(random.choice(asked["options"])["value"])
                            assert given["type"] == "accepted", given
                            await asyncio.gather(me.settled(given["seq"]), other.settled(given["seq"]))
                assert home.events == away.events

            await asyncio.gather(*(some(tokens) for tokens in links))

        go(play())
        process.send_signal(signal.SIGTERM)
        process.wait(20)


def test_settings_travel_through_the_environment() -> None:
    settings = Settings(db="x", answers_per_second=0, link_days=3)
    assert Settings.from_environment(settings.to_environment()) == settings


def living(folder: Path) -> list[int]:
    """Processes that a server of this folder has left or still has: they have its surroundings."""
    mark, found = f"XDG_DATA_HOME={folder}".encode(), list[int]()
    for place in Path("/proc").glob("[0-9]*/environ"):
        with suppress(OSError):
            if mark in place.read_bytes().split(b"\0"):
                found.append(int(place.parent.name))
    return found


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="this system doesn't tell of processes")
def test_a_server_that_is_killed_leaves_nobody_behind(tmp_path: Path) -> None:
    """The book is read in a process of its own, which nobody is left to end."""
    with served(tmp_path) as (process, http, _):
        links = make(http, "practice", "dice_football")
        assert http.get("/api/match/chance", headers=bearer(links["home"])).status_code == 200
        assert len(living(tmp_path)) > 1
        process.kill()
        process.wait(10)
        until = time.monotonic() + 60
        while living(tmp_path) and time.monotonic() < until:
            time.sleep(0.05)
        assert not living(tmp_path)
