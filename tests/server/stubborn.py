"""A launcher of servers that get killed, and clients that don't mind: they come back and say it again."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import websockets

ROOT = Path(__file__).parents[2]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Launcher:
    def __init__(self, db: str) -> None:
        self.port = free_port()
        self.host = f"127.0.0.1:{self.port}"
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.serving", db, str(self.port)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.child = 0

    def start(self) -> None:
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write("start\n")
        self.process.stdin.flush()
        self.child = int(self.process.stdout.readline())

    def kill(self) -> None:
        if self.child:
            os.kill(self.child, signal.SIGKILL)
            self.child = 0

    async def answering(self) -> None:
        """Wait until the server takes connections."""
        for _ in range(1000):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            await asyncio.sleep(0.01)
        raise AssertionError("the server didn't start")


@contextmanager
def launched(db: str) -> Generator[Launcher]:
    launcher = Launcher(db)
    try:
        launcher.start()
        yield launcher
    finally:
        launcher.kill()
        launcher.process.kill()
        launcher.process.wait(10)


class Stubborn:
    """Plays one link to the end of the game. An answer that was not acknowledged is sent again with the same id."""

    def __init__(self, hosts: list[str], token: str, name: str, seed: int) -> None:
        self.hosts = hosts
        self.token = token
        self.name = name
        self.random = Random(seed)
        self.acknowledged: dict[str, tuple[int, Any]] = {}
        self.pending: dict[str, Any] | None = None
        self.state: dict[str, Any] = {}
        self.count = 0
        self.over = False
        self.refused: list[str] = []
        self.unopenable = ""
        """What the server said of a match that it couldn't open."""

    async def play(self) -> None:
        while not self.over:
            try:
                await self.sit()
            except (OSError, TimeoutError, websockets.WebSocketException):
                await asyncio.sleep(0.01 + self.random.random() * 0.03)

    async def sit(self) -> None:
        address = f"ws://{self.random.choice(self.hosts)}/api/socket"
        async with websockets.connect(address, compression=None, proxy=None, open_timeout=3) as wire:
            await wire.send(json.dumps({"type": "hello", "token": self.token, "events": 0}))
            if self.pending is not None:
                await wire.send(json.dumps(self.pending))
            while not self.over:
                message = json.loads(await asyncio.wait_for(wire.recv(), 20))
                await self.hear(wire, message)

    async def hear(self, wire: Any, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "error":
            assert message["code"] == "unreadable", message
            self.unopenable, self.over = message["sentence"], True
        elif kind == "accepted":
            assert self.pending is not None and message["id"] == self.pending["id"]
            self.acknowledged[message["id"]] = (message["seq"], self.pending["value"])
            self.pending = None
        elif kind == "refused":
            self.refused.append(message["sentence"])
            self.pending = None
            await self.answer(wire)
        elif kind == "ended":
            self.over = True
        elif kind == "state":
            self.state = message
            await self.answer(wire)

    async def answer(self, wire: Any) -> None:
        if not self.state["questions"] or self.pending is not None:
            return
        asked = self.state["questions"][0]
        self.count += 1
        self.pending = {
            "type": "answer",
            "id": f"{self.name}/{self.count}",
            "seat": asked["seat"],
            "seq": self.state["seq"],
            "value": self.random.choice(asked["options"])["value"],
        }
        await wire.send(json.dumps(self.pending))
