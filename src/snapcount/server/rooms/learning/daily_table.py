"""The table of a day: daily drives as this server played them, under names that people chose.

Nobody has an account. A browser has a secret of its own, of which only the hash is kept; its first drive of a day
counts.
"""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Any

from snapcount.core.rulebook import Rulebook
from snapcount.lessons.daily import Result
from snapcount.server.errors import ApiError
from snapcount.server.lobby import Lobby
from snapcount.server.rooms.learning import daily
from snapcount.server.store import SeqTaken, StoredDrive
from snapcount.server.tokens import hash_of

SHOWN = 20
KEPT_DAYS = 14
"""After so many days the names of a table are forgotten."""
LONGEST = 24
POINTS = {"touchdown": 6, "field goal": 3, "objective reached": 3}
FIRST_COUNTS = "Your first drive of the day counts, and it is in the table already."


async def shown(lobby: Lobby, book: Rulebook, number: int) -> dict[str, Any]:
    """The best drives of a day."""
    return await table(lobby, book, daily.day_of(number), None)


async def today(lobby: Lobby, number: int) -> dict[str, Any]:
    """For every game how many drives a day's table has, and the best."""
    day = daily.day_of(number)
    found = [(game, *await lobby.store.best_drives(game, as_number(day), 1)) for game in lobby.games()]
    return {
        "games": [
            {"game": game, "count": count, "best": told(best[0]) if best else None}
            for game, count, best in found
        ]
    }


async def entered(
    lobby: Lobby, book: Rulebook, number: int, path: Sequence[Any], name: str, person: str
) -> dict[str, Any]:
    """Play the drive once more from its answers, and enter what came of it."""
    day, now = daily.day_of(number), datetime.now(UTC).date()
    if abs(day - now) > timedelta(days=1):
        raise ApiError(409, "not_today", "Only today's drive can be entered in the table.")
    called = cleaned(name)
    result = await asyncio.to_thread(played, book, day, path)
    drive = stored(book.id, day, hash_of(person), called, result, lobby.now())
    try:
        first = await lobby.store.add_drive(drive, as_number(now - timedelta(days=KEPT_DAYS)))
    except SeqTaken:  # another worker was quicker
        first = False
    return {**await table(lobby, book, day, drive.person), "say": "" if first else FIRST_COUNTS}


def played(book: Rulebook, day: date, path: Sequence[Any]) -> Result:
    drive = daily.keep(book, path, daily.find(book, day, path))
    if not drive.over:
        raise ApiError(409, "not_over", "The drive isn't over yet.")
    return drive.result


def stored(game: str, day: date, person: bytes, name: str, result: Result, at: float) -> StoredDrive:
    points = POINTS.get(result.how, 0)
    return StoredDrive(
        game, as_number(day), person, name, result.how, points, result.yards, result.plays, result.picture, at
    )


async def table(lobby: Lobby, book: Rulebook, day: date, person: bytes | None) -> dict[str, Any]:
    count, best = await lobby.store.best_drives(book.id, as_number(day), SHOWN)
    place = None if person is None else await lobby.store.place_of_drive(book.id, as_number(day), person)
    return {"count": count, "place": place, "entries": [told(drive) for drive in best], "say": ""}


def told(drive: StoredDrive) -> dict[str, Any]:
    said = Result(drive.how, drive.plays, drive.yards, drive.picture).said
    return {"name": drive.name, "said": said, "picture": drive.picture}


def as_number(day: date) -> int:
    return int(f"{day:%Y%m%d}")


def cleaned(name: str) -> str:
    """As it is shown to others: one line, no signs that hide or pile up, not too long."""
    plain = " ".join(unicodedata.normalize("NFKC", name).split())
    marks = [unicodedata.combining(letter) > 0 for letter in plain]
    piled = [mark and at > 0 and marks[at - 1] for at, mark in enumerate(marks)]
    letters = [letter for letter, over in zip(plain, piled, strict=True) if letter.isprintable() and not over]
    found = "".join(letters)[:LONGEST].strip()
    if not found:
        raise ApiError(422, "no_name", "The table needs a name: any will do.")
    return found
