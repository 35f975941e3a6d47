"""Opening a season file: one that is damaged opens with what is whole."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from snapcount.core.table import Refusal
from snapcount.seasons.file.rows import FORMAT, WholeGame, digest_of, scheduled
from snapcount.seasons.file.store import Store
from snapcount.seasons.league.reading import read

HEAD = b"SQLite format 3\x00"
WHOLE = "SELECT number, week, stage, home, away, date, home_score, away_score, record, box, out, by, digest FROM games"


def opened(path: Path) -> tuple[Store, list[str]]:
    """The season of a file, and sentences about what was left out."""
    if not path.is_file():
        raise Refusal("season", f"There is no season {path}: `snapcount season new` makes one.")
    if path.stat().st_size and not path.read_bytes()[:16].startswith(HEAD):
        raise Refusal("season", f"{path} isn't a season file: `snapcount season new` makes one.")
    facts = facts_of(path)
    if facts["format"] != FORMAT:
        raise Refusal("season", f"{path} is of format {facts['format']}; this program reads format {FORMAT}.")
    games = {
        game.number: game for game in scheduled(read(facts["league"], str(path), is_seasons=True).schedule)
    }
    rows, bad = games_of(path, games)
    if not any(bad) and undamaged(path):
        return Store(path), []
    return rebuilt(path, facts, games | {row.number: row for row in rows}), [left_out(path, bad, len(games))]


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
        raise Refusal("season", f"{path} isn't a season, or too damaged: its league can't be read.")
    return found


def asked(path: Path, query: str, *values: Any) -> list[tuple[Any, ...]]:
    connection = sqlite3.connect(path, timeout=10)
    try:
        connection.execute(
            "PRAGMA writable_schema = ON"
        )  # else SQLite reads nothing of a file that was cut off
        return connection.execute(query, values).fetchall()
    finally:
        connection.close()


def undamaged(path: Path) -> bool:
    """As long as it says that it is: a file that was cut off behind its last game is not."""
    head = path.read_bytes()[:32]
    size, pages = int.from_bytes(head[16:18], "big"), int.from_bytes(head[28:32], "big")
    return path.stat().st_size >= pages * size


class Bad(NamedTuple):
    """Numbers of games that are not whole."""

    torn: list[int]
    """What they hold is wrong."""
    unread: list[int]
    """Nothing of them can be read: nobody knows whether they were played."""


def games_of(path: Path, planned: Mapping[int, WholeGame]) -> tuple[list[WholeGame], Bad]:
    """Every game that is whole, and those that are not."""
    try:
        rows = [WholeGame(*row) for row in asked(path, f"{WHOLE} ORDER BY number")]
        good, torn = sorted_out(rows, planned)
        return good, Bad(torn, [])
    except sqlite3.OperationalError as problem:
        if "locked" in str(problem):
            raise Refusal(
                "season", f"{path} is being written by another program: try again in a moment."
            ) from None
    except sqlite3.DatabaseError:
        pass
    good, bad = [], Bad([], [])
    for number in range(1, len(planned) + 64):
        try:
            rows = [WholeGame(*row) for row in asked(path, f"{WHOLE} WHERE number = ?", number)]
        except sqlite3.DatabaseError:
            bad.unread.append(number)
            continue
        found, torn = sorted_out(rows, planned)
        good += found
        bad.torn.extend(torn)
        bad.unread.extend([number] if not rows and number in planned else [])
    return good, bad


def sorted_out(
    rows: Iterable[WholeGame], planned: Mapping[int, WholeGame]
) -> tuple[list[WholeGame], list[int]]:
    good: list[WholeGame] = []
    bad: list[int] = []
    for row in rows:
        if is_whole(row, planned.get(row.number)):
            good.append(row)
        else:
            bad.append(row.number)
    return good, bad


def is_whole(game: WholeGame, planned: WholeGame | None) -> bool:
    """It stands where the schedule has it. A game that was begun has its fingerprint; one that is due needs none."""
    if game[:6] != planned[:6] if planned else not (game.stage and game.home and game.away and game.week):
        return False
    score = (game.home_score, game.away_score)
    if game.record is None:
        return score == (None, None)
    if game.home_score is None or game.away_score is None:
        return score == (None, None) and game.digest == digest_of(None, game.record, "", "")
    counted = digest_of((game.home_score, game.away_score), game.record, str(game.box), str(game.out))
    return game.digest == counted


def rebuilt(path: Path, facts: dict[str, str], games: Mapping[int, WholeGame]) -> Store:
    """A new file in place of the damaged one, which stays beside it."""
    fresh = path.with_name(path.name + ".rebuilt")
    fresh.unlink(missing_ok=True)
    store = Store(fresh)
    store.fill(facts, games.values())
    store.close()
    path.replace(damaged(path))
    fresh.replace(path)
    return Store(path)


def damaged(path: Path) -> Path:
    return path.with_name(path.name + ".damaged")


def left_out(path: Path, bad: Bad, scheduled: int) -> str:
    kept = f"the damaged file is kept as {damaged(path).name}."
    if not any(bad):
        return f"{path} was damaged, but all its games are whole; {kept}"
    lost = [f"{named(bad.torn, scheduled)} left out, to be played again"] if bad.torn else []
    if bad.unread:
        lost.append(f"{named(bad.unread, scheduled)} can't be read, played or not, and are to be played")
    return f"{path} was damaged: {'; '.join(lost)}. All others are whole; {kept}"


def named(numbers: list[int], scheduled: int) -> str:
    inside = [number for number in numbers if 0 < number <= scheduled]
    games = [("game " if len(inside) == 1 else "games ") + runs(inside)] if inside else []
    return " and ".join(games + (["the play-offs"] if len(inside) < len(numbers) else []))


def runs(numbers: list[int]) -> str:
    """3–5, 9: what follows each other is said by its first and last."""
    found: list[list[int]] = []
    for number in numbers:
        if found and number == found[-1][-1] + 1:
            found[-1] = [found[-1][0], number]
        else:
            found.append([number])
    return ", ".join("–".join(map(str, run)) for run in found)
