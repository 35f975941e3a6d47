"""Answers that came in and wait to be played."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

from snapcount.core.table import Question, Seat
from snapcount.server.rooms.presence import Link


@dataclass(eq=False, slots=True)
class FromCoach:
    """What a coach was asked, and where it learns whether its answer was played."""

    question: Question[Any]
    played: asyncio.Future[bool]


@dataclass(eq=False, slots=True)
class PendingAnswer:
    """An answer that came in and waits to be played; then it has its `place` in the match."""

    seat: Seat
    value: Any
    id: str = ""
    seq: int = 0
    """The place in the match that the answer was given to."""
    link: Link | None = None
    coach: FromCoach | None = None
    place: int = 0
    tries: int = 0
    heard: bool = False
    """Other workers' news were looked for since."""

    def send(self, text: str) -> None:
        if self.link is not None:
            self.link.send(text)
