"""A league made from a CSV of results: who played whom when, and how it really ended."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Mapping
from datetime import date
from typing import Any

from snapcount.core.data.letters import NOT_TEXT, cell_of, read_until
from snapcount.core.rulebook import Rulebook
from snapcount.core.table import Refusal

NAMES = {
    "home": ("home", "home_team", "home team"),
    "away": ("away", "away_team", "away team", "visitor", "visitors"),
    "home_score": ("home_score", "home score", "home points"),
    "away_score": ("away_score", "away score", "away points"),
    "week": ("week", "round"),
    "date": ("date", "gameday"),
}
"""The columns that are read, and what they may be called; nflverse's schedules have such names."""
NEEDED = ("home", "away")
MOST_ROWS = 2000
MOST_PROBLEMS = 20
LAST_WEEK = 999
LONGEST_NAME = 40
"""Letters of a club's name, as in league files."""


class BadResults(Refusal):
    """What is wrong with a file of results: a line for each place."""

    def __init__(self, *problems: str) -> None:
        self.problems = problems
        super().__init__("league", "\n".join(problems))


def wrong(file: str, row: int, column: str, sentence: str) -> str:
    return f"{file}, row {row}" + (f", column {column}" if column else "") + f": {sentence}."


class Row:
    """A row of results and what is wrong in it."""

    def __init__(self, cells: Mapping[str, str], at: int, file: str, problems: list[str]) -> None:
        self.cells, self.at, self.file, self.problems = cells, at, file, problems

    def wrong(self, column: str, sentence: str) -> None:
        self.problems.append(wrong(self.file, self.at, column, sentence))

    def whole(self, column: str, high: int = 9999) -> int:
        text = self.cells.get(column, "")
        if text and not (re.fullmatch(r"[0-9]{1,4}", text) and int(text) <= high):
            self.wrong(column, f"{text!r} isn't a whole number from 0 to {high}")
            return 0
        return int(text or 0)

    def day(self, column: str) -> str:
        """Weather goes by dates in figures, so that these have one form; words are for people."""
        text = self.cells.get(column, "")
        try:
            return date.fromisoformat(text).isoformat() if text else ""
        except ValueError:
            if not any(letter.isalpha() for letter in text):
                self.wrong(column, f"{text!r} isn't a date such as 1974-07-27")
            return text


def league_from(text: str, rulebook: Rulebook, name: str, file: str = "results.csv") -> dict[str, Any]:
    """The plain league of these results: clubs, schedule as it was, and the real table where there are scores."""
    problems: list[str] = []
    games = [read_row(Row(cells, at, file, problems)) for at, cells in rows_of(text, file, problems)]
    if problems:
        more = len(problems) - MOST_PROBLEMS
        raise BadResults(*problems[:MOST_PROBLEMS], *([f"And {more} more."] if more > 0 else []))
    if not games:
        raise BadResults(wrong(file, 1, "", "no game is listed"))
    names = list(dict.fromkeys(club for game in games for club in (game["home"], game["away"])))
    ids = ids_of(names)
    schedule = [
        {
            "week": game["week"] or 1 + at * 2 // len(names),
            "home": ids[game["home"]],
            "away": ids[game["away"]],
        }
        | ({"date": game["date"]} if game["date"] else {})
        for at, game in enumerate(games)
    ]
    levels = rulebook.coaches.levels
    clubs: list[dict[str, Any]] = [
        {"id": ids[club], "name": club, "coach": levels[-1].level} for club in names
    ]
    if "home" in rulebook.face.files:
        clubs = [{**club, "cards": f"{slug(str(club['name']))}.json"} for club in clubs]
    league: dict[str, Any] = {
        "format": 1,
        "name": name,
        "game": rulebook.id,
        "clubs": clubs,
        "schedule": schedule,
        "playoffs": {"clubs": 0},
    }
    real = real_of(games, schedule)
    return {**league, "real": real} if real else league


def rows_of(text: str, file: str, problems: list[str]) -> list[tuple[int, dict[str, str]]]:
    """Every row with its number, under the names that we use."""
    lines = cells_of(text, file)
    if not lines:
        raise BadResults(wrong(file, 1, "", "the file is empty: the first row names the columns"))
    if len(lines) > MOST_ROWS:
        raise BadResults(wrong(file, MOST_ROWS, "", f"more than {MOST_ROWS} rows"))
    heads = [head.strip().casefold() for head in lines[0]]
    places = {
        key: next((heads.index(name) for name in names if name in heads), None)
        for key, names in NAMES.items()
    }
    missing = [
        wrong(file, 1, key, f"there is no such column: expected one of {', '.join(NAMES[key])}")
        for key in NEEDED
        if places[key] is None
    ]
    if missing:
        raise BadResults(*missing)
    for at, cells in enumerate(lines[1:], 2):
        if any(cell.strip() for cell in cells[len(heads) :]):
            problems.append(wrong(file, at, "", f"it has {len(cells)} cells, and row 1 names {len(heads)}"))
    return [
        (
            at,
            {
                key: cells[place].strip()
                for key, place in places.items()
                if place is not None and place < len(cells)
            },
        )
        for at, cells in enumerate(lines[1:], 2)
        if any(cell.strip() for cell in cells)
    ]


def cells_of(text: str, file: str) -> list[list[str]]:
    text = text.lstrip("\ufeff")
    first = text.partition("\n")[0]
    try:  # spreadsheets of half of Europe divide by semicolons
        return list(csv.reader(io.StringIO(text), delimiter=";" if ";" in first else ","))
    except csv.Error as problem:
        raise BadResults(wrong(file, 1, "", f"this isn't CSV ({problem})")) from None


def unreadable(problem: UnicodeDecodeError, file: str) -> BadResults:
    """A file in other letters, as a spreadsheet writes it that isn't told better."""
    rows = cells_of(read_until(problem), file)
    return BadResults(f"{file}, {cell_of(rows, rows[0])}: {NOT_TEXT}.")


def read_row(row: Row) -> dict[str, Any]:
    cells = row.cells
    for key in NEEDED:
        if not cells.get(key):
            row.wrong(key, "a club is missing")
        elif len(cells[key]) > LONGEST_NAME:
            row.wrong(key, f"a club's name has at most {LONGEST_NAME} letters")
    if cells.get("home") and cells.get("home") == cells.get("away"):
        row.wrong("away", f"{cells['away']} can't play against itself")
    scores = ("home_score", "away_score")
    played = [bool(cells.get(key)) for key in scores]
    if any(played) and not all(played):
        row.wrong(scores[played.index(False)], "one score without the other")
    return {
        "home": cells.get("home", ""),
        "away": cells.get("away", ""),
        "date": row.day("date"),
        "week": row.whole("week", LAST_WEEK),
        "scores": [row.whole(key) for key in scores] if all(played) else None,
    }


def real_of(games: list[dict[str, Any]], schedule: list[dict[str, Any]]) -> dict[str, Any]:
    """The results of the games that have scores; their table follows from them."""
    played = [
        {key: fixture[key] for key in ("week", "home", "away")}
        | {"home_score": game["scores"][0], "away_score": game["scores"][1]}
        for game, fixture in zip(games, schedule, strict=True)
        if game["scores"]
    ]
    return {"results": played} if played else {}


def ids_of(names: list[str]) -> dict[str, str]:
    """Short ids: the letters of the words, or the first three; numbered where two would be alike."""
    found: dict[str, str] = {}
    for name in names:
        words = re.findall(r"\w+", name) or ["club"]
        short = "".join(word[0] for word in words) if len(words) > 2 else words[0][:3]
        base, number = short.upper()[:4], 2
        while short.upper()[:6] in found.values():
            short, number = f"{base}{number}", number + 1
        found[name] = short.upper()[:6]
    return found


def slug(name: str) -> str:
    return "_".join(re.findall(r"\w+", name.casefold()))
