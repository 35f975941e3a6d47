"""Plays told by hand, in the shared vocabulary."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from snapcount.core.table import Event, Seat
from snapcount.football.columns import Row
from snapcount.football.events import lacking
from snapcount.football.rows import Fill, rows
from snapcount.football.situation import Law, Situation
from tests.football.laws import AMERICAN, NAMES

HOME, AWAY = Seat
FIRST = Situation(HOME, 40, 1, 50)


def told(what: str, **facts: Any) -> Event:
    assert not lacking(what, facts), f"{what} lacks {lacking(what, facts)}"
    return Event("DF-1.1", what, facts)


def play(
    *happened: Event,
    kind: str = "run",
    now: Situation[int] = FIRST,
    quarter: int = 1,
    before: tuple[int, int] = (0, 0),
    after: tuple[int, int] = (0, 0),
) -> list[Event]:
    began = told("play_began", kind=kind, situation=now, quarter=quarter, left=20, score=before)
    ended = told("play_ended", phase="scrimmage", situation=now, left=19, score=after)
    return [began, *happened, ended]


def say(event: Event, names: tuple[str, str]) -> str:
    return "" if event.what == "play_ended" else f"{event.what}."


def rows_of(
    events: list[Event], law: Law[int] = AMERICAN, fill: Mapping[str, Fill] | None = None
) -> list[Row]:
    return rows(events, NAMES, law, say, fill or {})


def row_of(*happened: Event, **opening: Any) -> Row:
    (row,) = rows_of(play(*happened, **opening))
    return row


def gained(yards: int, play: str = "run", seat: Seat = HOME) -> Event:
    return told("gained", seat=seat, play=play, yards=yards, spot=0)


FIRST_DOWN = told("first_down", seat=HOME, spot=50)
OVER_ON_DOWNS = told("turned_over_on_downs", seat=HOME, spot=42)


def scored(how: str, points: int, seat: Seat = HOME) -> Event:
    return told("scored", seat=seat, how=how, points=points, score=(0, 0))
