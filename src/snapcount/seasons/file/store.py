"""A season in one SQLite file: its league, and every game with its record. Whatever is written is written whole."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Generator, Iterable, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from snapcount.core.table import Refusal
from snapcount.seasons.file.rows import FORMAT, GameRow, WholeGame, digest_of, scheduled
from snapcount.seasons.games.playing import Played
from snapcount.seasons.league.league import Fixture

PATIENCE = 10.0
"""Seconds to wait for another program that is writing."""
TABLES = """
CREATE TABLE season (key TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE games (
  number INTEGER PRIMARY KEY, week INTEGER NOT NULL, stage TEXT NOT NULL,
  home TEXT NOT NULL, away TEXT NOT NULL, date TEXT NOT NULL,
  home_score INTEGER, away_score INTEGER, record BLOB, box TEXT, out TEXT, by TEXT, digest TEXT
);
"""
COLUMNS = "number, week, stage, home, away, date, home_score, away_score, record IS NOT NULL, out, by"


class Store:
    """One open file. Every change is one transaction; while another program writes, this one waits."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)

    @classmethod
    def create(cls, path: Path, facts: dict[str, str], fixtures: Iterable[Fixture]) -> Store:
        if path.exists():
            raise Refusal("season", f"{path} is there already: choose another name, or delete it.")
        if not path.parent.is_dir():
            raise Refusal("season", f"There is no folder {path.parent}.")
        store = cls(path)
        store.fill({"format": FORMAT, **facts}, scheduled(fixtures))
        return store

    def fill(self, facts: Mapping[str, str], games: Iterable[WholeGame]) -> None:
        """A new file gets its tables and all that stands in them."""
        with self.writing() as write:
            for statement in TABLES.split(";\n"):
                write.execute(statement)
            write.executemany("INSERT INTO season VALUES (?, ?)", facts.items())
            write.executemany(f"INSERT INTO games VALUES ({', '.join('?' * 13)})", games)

    @property
    def name(self) -> str:
        return str(self.path)

    @contextmanager
    def writing(self) -> Generator[sqlite3.Connection]:
        """All of it, or nothing."""
        with told(self.path):
            self.connection.execute("BEGIN IMMEDIATE")
            try:
                yield self.connection
            except BaseException:
                self.connection.execute("ROLLBACK")
                raise
            self.connection.execute("COMMIT")

    def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        with told(self.path):
            return self.connection.execute(query, values).fetchall()

    def facts(self) -> dict[str, str]:
        return dict(self.rows("SELECT key, value FROM season"))

    def games(self) -> list[GameRow]:
        found = self.rows(f"SELECT {COLUMNS} FROM games ORDER BY number")
        return [GameRow._make((*row[:8], bool(row[8]), row[9] or "[[], []]", row[10] or "")) for row in found]

    def record(self, number: int) -> bytes | None:
        found = self.rows("SELECT record FROM games WHERE number = ?", number)
        return found[0][0] if found else None

    def boxes(self, numbers: Iterable[int]) -> dict[int, dict[str, Any]]:
        """The box scores of games that are over, by number."""
        found: dict[int, dict[str, Any]] = {}
        for number in numbers:
            for (box,) in self.rows("SELECT box FROM games WHERE number = ? AND box IS NOT NULL", number):
                found[number] = json.loads(box)
        return found

    # Writing

    def add(self, games: Iterable[GameRow]) -> None:
        """Games of the play-offs, once their clubs are known."""
        with self.writing() as write:
            write.executemany(
                "INSERT OR IGNORE INTO games (number, week, stage, home, away, date) VALUES (?, ?, ?, ?, ?, ?)",
                [game[:6] for game in games],
            )

    def keep(self, played: Played, by: str = "") -> bool:
        """A finished game; False where another program has kept it meanwhile."""
        out = json.dumps(played.out, ensure_ascii=False)
        digest = digest_of(played.score, played.record, played.box, out)
        with self.writing() as write:
            changed = write.execute(
                "UPDATE games SET home_score = ?, away_score = ?, record = ?, box = ?, out = ?, by = ?, digest = ?"
                " WHERE number = ? AND home_score IS NULL",
                (*played.score, played.record, played.box, out, by, digest, played.number),
            )
        return changed.rowcount == 1

    def keep_unfinished(self, number: int, record: bytes) -> None:
        """A game that a person is playing, after every answer."""
        with self.writing() as write:
            write.execute(
                "UPDATE games SET record = ?, digest = ? WHERE number = ? AND home_score IS NULL",
                (record, digest_of(None, record, "", ""), number),
            )

    def note(self, key: str, value: str) -> None:
        """A fact of the season, in place of what it was."""
        with self.writing() as write:
            write.execute("INSERT OR REPLACE INTO season VALUES (?, ?)", (key, value))

    def close(self) -> None:
        self.connection.close()


@contextmanager
def told(path: Path) -> Generator[None]:
    """What SQLite complains of, in a sentence."""
    try:
        yield
    except sqlite3.OperationalError as problem:
        if "locked" in str(problem):
            raise Refusal(
                "season", f"{path} is being written by another program: try again in a moment."
            ) from None
        if "readonly" in str(problem):
            raise Refusal("season", f"{path} can't be written: it is read-only.") from None
        raise
