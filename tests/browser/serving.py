"""The real server as a process of its own, on a free port, with its own database."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

from snapcount.core.record.file import dump
from tests.records.kinds import Moment

ROOT = Path(__file__).parents[2]
START_SECONDS = 120


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """Started on entering, stopped on leaving; may be killed and started again in between."""

    def __init__(self, db: Path, module: str = "tests.browser.same_dice") -> None:
        self.db, self.module, self.port = db, module, free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop(signal.SIGTERM)

    def start(self) -> None:
        command = [sys.executable, "-m", self.module, "--port", str(self.port), "--db", str(self.db)]
        environment = {**os.environ, "SNAPCOUNT_LOG": "error", "SNAPCOUNT_PACE_MS": "50"}
        self.process = subprocess.Popen([*command, "--no-limits"], cwd=ROOT, env=environment)
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline:
            try:
                with urlopen(f"{self.address}/health", timeout=1):
                    return
            except (URLError, OSError):
                assert self.process.poll() is None, "the server ended before it answered"
                time.sleep(0.05)
        raise TimeoutError(f"the server did not answer in {START_SECONDS} s")

    def stop(self, how: signal.Signals = signal.SIGKILL) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(10)
            self.process = None


class Shelf:
    """Records brought to a server, and tables opened at their moments."""

    def __init__(self, server: Server) -> None:
        self.address = server.address
        self.kept: dict[int, str] = {}

    def table(self, moment: Moment) -> str:
        """The address of a game that goes on from there, with a coach on the other side."""
        game = moment.game
        if id(game) not in self.kept:
            self.kept[id(game)] = self.post("replays/kept", dump(game).encode())["tokens"]["watch"]
        seat = moment.seat.name.lower()
        wanted = json.dumps({"at": moment.at, "seat": seat, "against": "rookie"}).encode()
        made = self.post("match/branch", wanted, self.kept[id(game)])
        return f"{self.address}/play#{made['tokens'][seat]}"

    def post(self, path: str, body: bytes, token: str = "") -> dict[str, Any]:
        headers = {"content-type": "application/json"} | (
            {"authorization": f"Bearer {token}"} if token else {}
        )
        with urlopen(Request(f"{self.address}/api/{path}", body, headers)) as answer:
            told: dict[str, Any] = json.load(answer)
        return told
