"""The daily drive over the wire, in the form of a lesson. Nothing is kept: who plays sends the answers so far."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Any

from snapcount.core.data.plain import canonical
from snapcount.core.rulebook import Rulebook
from snapcount.core.table import Refusal
from snapcount.lessons.daily import PLAYER, DailyDrive, shown_by
from snapcount.server.errors import ApiError
from snapcount.server.rooms.learning.lessons import laid

SAME_DICE = "Everybody has the same dice today: their seed is “{}”."
TASK = "Score with this drive. The date sets its dice, the same for everybody."
MOST_HELD = 64
held: OrderedDict[str, DailyDrive] = OrderedDict()
"""Drives that are probably gone on with: only a lost one is played again from its first answer."""


def opened(book: Rulebook, number: int, path: Sequence[Any]) -> dict[str, Any]:
    """The drive of a day (20261116) after these answers."""
    day = day_of(number)
    return told(book, keep(book, path, find(book, day, path)), path)


def tried(book: Rulebook, number: int, path: Sequence[Any], given: Any) -> dict[str, Any]:
    """And after one more. What the rules refuse changes nothing."""
    drive = find(book, day_of(number), path)
    try:
        drive.answer(given)
    except Refusal:
        keep(book, path, drive)
        raise
    return told(book, keep(book, [*path, given], drive), [*path, given])


def aid(book: Rulebook, number: int, path: Sequence[Any], wanted: dict[str, Any]) -> dict[str, Any]:
    """What the board asks while one thinks."""
    drive = keep(book, path, find(book, day_of(number), path))
    return {"aid": book.face.aid(drive.game.view(PLAYER), wanted)}


def day_of(number: int) -> date:
    """Where the date is already tomorrow's they may have tomorrow's drive."""
    try:
        day = datetime.strptime(str(number), "%Y%m%d").date()
    except ValueError:
        raise ApiError(404, "no_such_day", "There is no such day: expected one as 20261116.") from None
    if day > datetime.now(UTC).date() + timedelta(days=1):
        raise ApiError(404, "no_such_day", "That day hasn't come yet.")
    return day


def key(book: Rulebook, day: date, path: Sequence[Any]) -> str:
    return f"{book.id} {day.isoformat()} {canonical(list(path))}"


def find(book: Rulebook, day: date, path: Sequence[Any]) -> DailyDrive:
    return held.pop(key(book, day, path), None) or DailyDrive(book, day, path)


def keep(book: Rulebook, path: Sequence[Any], drive: DailyDrive) -> DailyDrive:
    held[key(book, drive.day, path)] = drive
    while len(held) > MOST_HELD:
        held.popitem(last=False)
    return drive


best_lines: dict[tuple[str, date], str] = {}


def best_line(book: Rulebook, day: date) -> str:
    """Yesterday's; days before are forgotten."""
    if (book.id, day) not in best_lines:
        for old in [key for key in best_lines if key[1] < day - timedelta(days=2)]:
            del best_lines[old]
        best_lines[book.id, day] = shown_by(book, day).said
    return best_lines[book.id, day]


def as_it_is(asked: dict[str, Any]) -> dict[str, Any]:
    return asked


def told(book: Rulebook, drive: DailyDrive, path: Sequence[Any]) -> dict[str, Any]:
    title, day = book.face.title, drive.day
    asks = not drive.over
    yesterday = best_line(book, day - timedelta(days=1))
    how, figures = yesterday.split(": ")
    say = f"{TASK} A veteran yesterday: {how.lower()}, {figures}."
    step = {"number": len(path) + 1, "say": "" if path else say, "point": [], "kind": "answer"}
    return {
        "lesson": {
            "number": int(f"{day:%Y%m%d}"),
            "title": day.isoformat(),
            "idea": SAME_DICE.format(drive.seed),
            "remember": drive.result.text(title, day) if drive.over else "",
            "rules": [],
            "steps": len(path),
        },
        "step": {**step, "choices": [], "example": None} if asks else None,
        "reply": None,
        **laid(book, drive.game, PLAYER, as_it_is if asks else None),
    }
