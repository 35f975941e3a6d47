"""Scripted clients play at full speed over WebSockets on loopback, beside an empty echo server of the same stack.

    python -m benchmarks.server.load [--seats 200 1000 2000] [--seconds 15] [--db FILE|postgresql://…] [--workers N]

Every seat answers as soon as it is asked. Printed are answers per second and the time from an answer sent to the
same answer acknowledged (stored durably), and the processor time that each cost server and clients: on a busy machine
that is what can be compared. It stops by itself, and talks to 127.0.0.1 only.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any

import httpx

from benchmarks.server.wire import Wire, connect
from snapcount.server.store import open_store

ECHO = json.dumps({"type": "answer", "id": "0" * 12, "seat": "home", "seq": 100, "value": "x" * 16}).encode()


@dataclass
class Tally:
    times: list[float] = field(default_factory=list[float])
    errors: list[str] = field(default_factory=list[str])
    cpu: float = 0.0
    own: float = 0.0
    """Processor time of the clients: where it nears that of the server, they are what is measured."""
    acknowledged: set[str] = field(default_factory=set[str])
    running: bool = True
    started: bool = True

    def each(self, spent: float) -> float:
        """Seconds of processor time for one message."""
        return spent / max(1, len(self.times))

    def quantile(self, share: float) -> float:
        return sorted(self.times)[int(share * (len(self.times) - 1))] * 1000 if self.times else float("nan")


class Player:
    """One seat: picks an option at random the moment it is asked."""

    def __init__(self, number: int, token: str, tally: Tally) -> None:
        self.number = number
        self.token = token
        self.tally = tally
        self.random = Random(number)
        self.sent: dict[str, float] = {}
        self.answered = -1
        self.count = 0
        self.over = False
        self.wire: Wire | None = None
        self.first = b""
        """The state that came before the start."""

    async def sit(self, port: int) -> None:
        self.wire = await connect(port, self.heard)
        self.wire.send(json.dumps({"type": "hello", "token": self.token, "events": 0}).encode())

    def heard(self, payload: bytes) -> None:
        kind = payload[9:15]
        if kind == b'state"':
            self.state(payload)
        elif kind == b"accept":
            place = json.loads(payload)
            self.tally.times.append(perf_counter() - self.sent.pop(place["id"]))
            self.tally.acknowledged.add(place["id"])
        elif kind in (b"refuse", b'error"'):
            self.tally.errors.append(payload.decode())

    def state(self, payload: bytes) -> None:
        if b'"questions":[]' in payload and b'"over":false' in payload:
            return
        state = json.loads(payload)
        self.over = state["over"]
        if not state["questions"] or self.sent or not self.tally.running:
            return
        if not self.tally.started:
            self.first = payload
            return
        (asked,) = state["questions"]
        self.count += 1
        name = f"{self.number}-{self.count}"
        value = asked["options"][int(self.random.random() * len(asked["options"]))]["value"]
        answer = {"type": "answer", "id": name, "seat": asked["seat"], "seq": state["seq"], "value": value}
        self.sent[name] = perf_counter()
        assert self.wire is not None
        self.wire.send(json.dumps(answer).encode())


class Echoed:
    """One socket of the echo server."""

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.when = 0.0

    async def sit(self, port: int) -> None:
        self.wire = await connect(port, self.heard)

    def start(self) -> None:
        self.when = perf_counter()
        self.wire.send(ECHO)

    def heard(self, payload: bytes) -> None:
        self.tally.times.append(perf_counter() - self.when)
        if self.tally.running:
            self.start()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def cpu_seconds(process: int) -> float:
    """Processor time used by a process and its children so far; nothing where the system doesn't say."""
    try:
        listed = [process, *map(int, Path(f"/proc/{process}/task/{process}/children").read_text().split())]
        stats = [Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split() for one in listed]
        return sum(int(stat[11]) + int(stat[12]) for stat in stats) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError):
        return float("nan")


@contextmanager
def serving(command: list[str], port: int) -> Generator[int]:
    process = subprocess.Popen([sys.executable, *command], stdout=subprocess.DEVNULL)
    try:
        for _ in range(600):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            assert process.poll() is None, "the server didn't start"
            subprocess.run(["sleep", "0.1"], check=True)
        yield process.pid
    finally:
        process.terminate()
        process.wait(20)


async def make_matches(port: int, game: str, count: int) -> list[dict[str, str]]:
    body = {"game": game, "mode": "match"}
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        made: list[dict[str, str]] = []
        while len(made) < count:
            some = min(20, count - len(made))
            replies = await asyncio.gather(*(http.post("/api/matches", json=body) for _ in range(some)))
            made += [reply.json()["tokens"] for reply in replies]
        return made


async def measure_play(
    port: int, server: int, game: str, seats: int, seconds: float
) -> tuple[Tally, float, set[str]]:
    """The seats of `seats / 2` matches, until the time is up or all have played to the end."""
    tally = Tally(started=False)
    tokens = await make_matches(port, game, seats // 2)
    players = [
        Player(number, token, tally)
        for number, token in enumerate(pair[seat] for pair in tokens for seat in ("home", "away"))
    ]
    began = perf_counter()
    for at in range(0, seats, 50):
        await asyncio.gather(*(player.sit(port) for player in players[at : at + 50]))
    await asyncio.sleep(0.5)
    sat, cpu, own = perf_counter(), cpu_seconds(server), process_time()
    tally.started = True
    for player in players:
        if player.first:
            player.state(player.first)
    while perf_counter() - sat < seconds and not all(player.over for player in players):
        await asyncio.sleep(0.1)
    spent = perf_counter() - sat
    own = process_time() - own
    measured = Tally(list(tally.times), tally.errors, cpu_seconds(server) - cpu, own, tally.acknowledged)
    tally.running = False
    for _ in range(200):
        if not any(player.sent for player in players):
            break
        await asyncio.sleep(0.1)
    unanswered = {name for player in players for name in player.sent}
    measured.errors += [f"never answered: {name}" for name in unanswered]
    measured.errors += ["connection lost" for player in players if player.wire and player.wire.lost]
    finished = sum(player.over for player in players)
    print(f"  {seats} seats sat down in {sat - began:.1f} s ; {finished} finished their game")
    for player in players:
        if player.wire is not None:
            await player.wire.close()
    return measured, spent, tally.acknowledged


async def measure_echo(port: int, server: int, seats: int, seconds: float) -> tuple[Tally, float]:
    tally = Tally()
    clients = [Echoed(tally) for _ in range(seats)]
    for at in range(0, seats, 50):
        await asyncio.gather(*(client.sit(port) for client in clients[at : at + 50]))
    for client in clients:
        client.start()
    began, cpu, own = perf_counter(), cpu_seconds(server), process_time()
    await asyncio.sleep(seconds)
    spent = perf_counter() - began
    measured = Tally(list(tally.times), cpu=cpu_seconds(server) - cpu, own=process_time() - own)
    tally.running = False
    await asyncio.sleep(0.5)
    for client in clients:
        await client.wire.close()
    return measured, spent


async def stored_ids(db: str) -> set[str]:
    """The ids of every answer in the store."""
    from sqlalchemy import select

    from snapcount.server.store.statements import INPUTS

    def read(connection: Any) -> set[str]:
        found = connection.execute(select(INPUTS.c.answer_id).where(INPUTS.c.answer_id.is_not(None)))
        return {row[0] for row in found}

    store = open_store(db)
    await store.open(lambda news: None)
    ids = await store.read(read)
    await store.close()
    return ids


def run(work: Any) -> Any:
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    return uvloop.run(work)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seats", type=int, nargs="+", default=[200, 1000, 2000])
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--game", default="dice_football")
    parser.add_argument("--db")
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args()
    problems = 0
    print(" seats        per second   p50 ms   p99 ms   cpu µs  client µs ", os.cpu_count(), "cores")
    for seats in args.seats:
        with tempfile.TemporaryDirectory() as folder:
            db = args.db or str(Path(folder) / "games.db")
            port = free_port()
            echo = [str(Path(__file__).with_name("echo.py")), str(port)]
            with serving(echo, port) as server:
                echoed, spent = run(measure_echo(port, server, seats, args.seconds / 3))
            bare = len(echoed.times) / spent
            show(seats, "echo", bare, echoed)
            port = free_port()
            command = ["-m", "snapcount.server", "--port", str(port), "--db", db, "--no-limits"]
            with serving([*command, "--workers", str(args.workers)], port) as server:
                played, spent, acknowledged = run(measure_play(port, server, args.game, seats, args.seconds))
            rate = len(played.times) / spent
            show(seats, "play", rate, played)
            lost = acknowledged - run(stored_ids(db))
            problems += len(played.errors) + len(lost)
            print(
                f"  {rate / bare:.2f} of echo, {echoed.each(echoed.cpu) / played.each(played.cpu):.2f} by the"
                f" processor time of the servers, {len(played.errors)} errors, {len(lost)} acknowledged but lost"
            )
            for error in played.errors[:3]:
                print(f"  {error[:200]}")
    return 1 if problems else 0


def show(seats: int, what: str, rate: float, tally: Tally) -> None:
    cpu, own = tally.each(tally.cpu) * 1e6, tally.each(tally.own) * 1e6
    middle, slow = tally.quantile(0.5), tally.quantile(0.99)
    print(
        f"{seats:>6} {what:>5} {rate:>11,.0f} {middle:>8.1f} {slow:>8.1f} {cpu:>8.0f} {own:>10.0f}",
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(main())
