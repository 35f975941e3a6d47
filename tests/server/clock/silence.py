"""A time that goes when it is told to, and two people at a table with a clock."""

from __future__ import annotations

from typing import Any

from snapcount.core.table import Seat
from snapcount.server.app import create_app
from snapcount.server.settings import Settings
from tests.server import toys
from tests.server.table import Client, Running

HOME, AWAY = Seat.HOME, Seat.AWAY
DAYS = {"per": "answer", "seconds": 3 * 86_400}
LIVE = {"per": "game", "seconds": 600}


class Time:
    """A wall clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now

    def passes(self, seconds: float) -> None:
        self.now += seconds


def served(db: str, time: Time) -> Running:
    settings = Settings(
        db=db, creates_per_minute=0, answers_per_second=0, looks_per_minute=0, pace_ms=1, log="error"
    )
    return Running(create_app(settings, games=toys.names, find=toys.find, now=time))


async def pair(
    server: Running, clock: dict[str, Any], game: str = "toy", **more: Any
) -> tuple[Client, Client]:
    tokens = server.make("match", game, clock=clock, **more)
    home = await Client(server.host, tokens["home"]).sit()
    away = await Client(server.host, tokens["away"]).sit()
    return home, away


async def told_clock(client: Client) -> dict[str, Any]:
    """The clock as it is told to who comes now."""
    again = await Client(client.host, client.token).sit()
    heard = await again.until("clock")
    await again.leave()
    return heard


async def claim(client: Client, what: str) -> dict[str, Any]:
    await client.send(type="claim", what=what)
    return await client.until("ended", "error")
