"""A league made from a CSV of results: who played whom when, and how it really ended."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Mapping
from typing import Any

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


class BadResults(Refusal):
    """What is wrong with a file of results."""

    def __init__(self, file: str, row: int, column: str, sentence: str) -> None:
        place = f"{file}, row {row}" + (f", column {column}" if column else "")
        super().__init__("league", f"{place}: {sentence}.")


def league_from(text: str, rulebook: Rulebook, name: str, file: str = "results.csv") -> dict[str, Any]:
    """The plain league of these results: clubs, schedule as it was, and the real table where there are scores."""
    games = [read_row(row, at, file) for at, row in rows_of(text, file)]
    if not games:
        raise BadResults(file, 1, "", "no game follows")
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


def rows_of(text: str, file: str) -> list[tuple[int, dict[str, str]]]:
    """Every row with its number, under the names that we use."""
    try:
        lines = list(csv.reader(io.StringIO(text.lstrip("\ufeff"))))
    except csv.Error as problem:
        raise BadResults(file, 1, "", f"this is no CSV ({problem})") from None
    if not lines:
        raise BadResults(file, 1, "", "the file is empty: the first row names the columns")
    if len(lines) > MOST_ROWS:
        raise BadResults(file, MOST_ROWS, "", f"more than {MOST_ROWS} rows")
    heads = [head.strip().casefold() for head in lines[0]]
    places = {
        key: next((heads.index(name) for name in names if name in heads), None)
        for key, names in NAMES.items()
    }
    for key in NEEDED:
        if places[key] is None:
            raise BadResults(
                file, 1, key, f"there is no such column: expected one of {', '.join(NAMES[key])}"
            )
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


def read_row(row: Mapping[str, str], at: int, file: str) -> dict[str, Any]:
    for key in NEEDED:
        if not row.get(key):
            raise BadResults(file, at, key, "a club is missing")
    if row["home"] == row["away"]:
        raise BadResults(file, at, "away", f"{row['away']} can't play against itself")
    scores = [row.get("home_score", ""), row.get("away_score", "")]
    if any(scores) and not all(scores):
        raise BadResults(file, at, "home_score", "one score without the other")
    return {
        "home": row["home"],
        "away": row["away"],
        "date": row.get("date", ""),
        "week": whole(row.get("week", ""), "week", at, file),
        "scores": [whole(score, "home_score", at, file) for score in scores] if all(scores) else None,
    }


def whole(text: str, column: str, at: int, file: str) -> int:
    if not text:
        return 0
    if not re.fullmatch(r"\d{1,4}", text):
        raise BadResults(file, at, column, f"{text!r} is no whole number")
    return int(text)


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
