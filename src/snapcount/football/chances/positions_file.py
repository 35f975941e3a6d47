"""Positions and what came of them, kept in a file: a line on who played, then one line for each game."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from snapcount.core.table import Refusal, Seat
from snapcount.football.chances.samples import Sample
from snapcount.football.chances.standing import Clock, Standing


class Played(NamedTuple):
    """Who played the games of a file, and what."""

    game: str
    rules: int
    """The version of the rules."""
    coaches: str
    seed: int


def head(played: Played) -> str:
    return json.dumps(played._asdict()) + "\n"


def line(samples: Iterable[Sample]) -> str:
    return json.dumps([row(sample) for sample in samples]) + "\n"


def row(sample: Sample) -> list[Any]:
    at, (whose, points), won = sample
    half, left, later, sudden = at.clock
    clock = [half, left, later, int(sudden)]
    place = [round(at.goal, 2), at.down, round(at.to_go, 2), at.timeouts, at.receives, at.stronger]
    return [at.kind, int(at.seat), at.lead, *clock, *place, whose, points, won]


def sample(row: Sequence[Any]) -> Sample:
    kind, seat, lead, half, left, later, sudden, *place, whose, points, won = row
    clock = Clock(half, left, later, bool(sudden))
    return Sample(Standing(kind, Seat(seat), lead, clock, *place), (whose, points), won)


def read(path: Path) -> tuple[Played, list[list[Sample]]]:
    """Who played, and the positions of each game."""
    with path.open(encoding="utf-8") as file:
        try:
            played = Played(**json.loads(next(file)))
            return played, [[sample(row) for row in json.loads(text)] for text in file]
        except (ValueError, TypeError, StopIteration):
            raise Refusal(
                "model", f"{path.name} holds no positions: `snapcount model play` writes them."
            ) from None
