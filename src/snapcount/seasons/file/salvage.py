"""Opening a season file: one that is damaged opens with what is whole."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from snapcount.core.table import Refusal
from snapcount.seasons.file.rows import FORMAT, WholeGame, digest_of, scheduled
from snapcount.seasons.file.store import Store
from snapcount.seasons.league.reading import read

HEAD = b"SQLite format 3\x00"
MOST_GAMES = 10_000
WHOLE = "SELECT number, week, stage, home, away, date, home_score, away_score, record, box, out, by, digest FROM games"


def opened(path: Path) -> tuple[Store, list[str]]:
    """The season of a file, and sentences about what was left out."""
    if not path.is_file():
        raise Refusal("season", f"There is no season {path}: `snapcount season new` makes one.")
    if path.stat().st_size and not path.read_bytes()[:16].startswith(HEAD):
        raise Refusal("season", f"{path} is no season file.")
    facts = facts_of(path)
    if facts["format"] != FORMAT:
        raise Refusal("season", f"{path} is of format {facts['format']}; this program reads format {FORMAT}.")
    rows, bad = games_of(path, len(read(facts["league"], str(path)).schedule))
    if not bad:
        return Store(path), []
    return rebuilt(path, facts, rows), [left_out(path, bad)]


def facts_of(path: Path) -> dict[str, str]:
    try:
        found: dict[str, str] = dict(asked(path, "SELECT key, value FROM season"))
    except sqlite3.DatabaseError as problem:
        if "locked" in str(problem):
            raise Refusal(
                "season", f"{path} is being written by another program: try again in a moment."
            ) from None
        found = {}
    if {"format", "league", "seed"} - found.keys():
        raise Refusal("season", f"{path} is no season, or too damaged: its league can't be read.")
    return found


def asked(path: Path, query: str, *values: Any) -> list[tuple[Any, ...]]:
    connection = sqlite3.connect(path, timeout=10)
    try:
        return connection.execute(query, values).fetchall()
    finally:
        connection.close()


def games_of(path: Path, scheduled: int) -> tuple[list[tuple[Any, ...]], list[int]]:
    """Every game that is whole, and the numbers of those that are not."""
    try:
        rows = asked(path, f"{WHOLE} ORDER BY number")
        return [row for row in rows if whole(row)], [row[0] for row in rows if not whole(row)]
    except sqlite3.OperationalError as problem:
        if "locked" in str(problem):
            raise Refusal(
                "season", f"{path} is being written by another program: try again in a moment."
            ) from None
    except sqlite3.DatabaseError:
        pass
    rows, bad = [], []
    for number in range(1, scheduled + 64):
        try:
            found = asked(path, f"{WHOLE} WHERE number = ?", number)
        except sqlite3.DatabaseError:
            bad.append(number)
            continue
        rows += [row for row in found if whole(row)]
        bad += [row[0] for row in found if not whole(row)] or (
            [number] if not found and number <= scheduled else []
        )
    return rows, bad


def whole(row: tuple[Any, ...]) -> bool:
    """A game that is due has nothing to be damaged; any other has its fingerprint."""
    score, (record, box, out, _, digest) = row[6:8], row[8:]
    if record is None:
        return score == (None, None)
    if score == (None, None):
        return bool(digest == digest_of(None, record, "", ""))
    return bool(digest == digest_of((score[0], score[1]), record, str(box), str(out)))


def rebuilt(path: Path, facts: dict[str, str], rows: list[tuple[Any, ...]]) -> Store:
    """A new file in place of the damaged one, which stays beside it."""
    fresh = path.with_name(path.name + ".rebuilt")
    fresh.unlink(missing_ok=True)
    games = {game.number: game for game in scheduled(read(facts["league"]).schedule)}
    games |= {row[0]: WholeGame(*row) for row in rows}
    store = Store(fresh)
    store.fill(facts, games.values())
    store.close()
    path.replace(damaged(path))
    fresh.replace(path)
    return Store(path)


def damaged(path: Path) -> Path:
    return path.with_name(path.name + ".damaged")


def left_out(path: Path, bad: list[int]) -> str:
    games = "game" if len(bad) == 1 else "games"
    listed = ", ".join(map(str, bad[:12])) + (", …" if len(bad) > 12 else "")
    return (
        f"{path} was damaged: {games} {listed} left out, to be played again. All others are whole; "
        f"the damaged file is kept as {damaged(path).name}."
    )
