"""A season as files for other programs: results, standings, players, plays and records."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from snapcount.core.table import Refusal
from snapcount.football.columns import to_csv
from snapcount.seasons.books.books import WHO, Books
from snapcount.seasons.league.writing import plain
from snapcount.seasons.season import Season

HIDDEN = ("squares",)


def results(season: Season) -> list[dict[str, Any]]:
    """One row per game, with the names of nflverse's schedules where they exist."""
    year = season.league.year or 0
    return [
        {
            "game_id": f"{year}_{game.week:02}_{game.away}_{game.home}",
            "season": year,
            "game": game.number,
            "game_type": game.stage or "REG",
            "week": game.week,
            "gameday": game.date,
            "away_team": game.away,
            "away_score": "" if game.away_score is None else game.away_score,
            "home_team": game.home,
            "home_score": "" if game.home_score is None else game.home_score,
            "result": game.home_score - game.away_score
            if game.home_score is not None and game.away_score is not None
            else "",
        }
        for game in season.games()
    ]


def standings(season: Season) -> list[dict[str, Any]]:
    clubs = season.league.by_id()
    return [
        {
            "rank": place.rank,
            "team": place.standing.club,
            "name": clubs[place.standing.club].name,
            "division": clubs[place.standing.club].division,
            "wins": place.standing.won,
            "losses": place.standing.lost,
            "ties": place.standing.tied,
            "points_for": place.standing.points_for,
            "points_against": place.standing.points_against,
            "points": place.points,
            "why": place.why,
        }
        for place in season.table()
    ]


def player_games(season: Season) -> list[dict[str, Any]]:
    """One row per man, category and game, play-offs too."""
    found: list[dict[str, Any]] = []
    for playoffs in (False, True):
        for game, line in Books(season, playoffs=playoffs).lines:
            shown = {name: value for name, value in line.items() if name not in HIDDEN}
            found.append({"game": game.number, "week": game.week, "game_type": game.stage or "REG", **shown})
    return found


TABLES: dict[str, Callable[[Season], list[dict[str, Any]]]] = {
    "results": results,
    "standings": standings,
    "player_games": player_games,
}


def export(
    season: Season,
    out: Path,
    *,
    plays: bool = False,
    records: bool = False,
    progress: Callable[[int], None] = lambda done: None,
) -> list[Path]:
    """`out` is a folder for CSV files, or one file `*.json` with all tables. The files written."""
    if out.suffix == ".json":
        tables = {name: made(season) for name, made in TABLES.items()}
        whole = {"league": plain(season.league), "seed": season.seed, "champion": season.champion, **tables}
        out.write_text(json.dumps(whole, ensure_ascii=False, indent=1) + "\n", encoding="utf-8", newline="\n")
        return [out]
    if out.exists() and not out.is_dir():
        raise Refusal("season", f"{out} is a file: give a folder, or a name that ends in .json.")
    out.mkdir(parents=True, exist_ok=True)
    written = [write_csv(out / f"{name}.csv", made(season)) for name, made in TABLES.items()]
    done = [game.number for game in season.games() if game.done]
    if records:
        for number in done:
            written.append(out / f"game_{number:03}.snap")
            written[-1].write_bytes(season.record(number))
    if plays:
        written.append(write_plays(season, out / "plays.csv", done, progress))
    return written


def write_csv(path: Path, rows: Sequence[dict[str, Any]]) -> Path:
    heads = list(dict.fromkeys(name for row in rows for name in row)) or list(WHO)
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, heads, restval="", lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    return path


def write_plays(season: Season, path: Path, numbers: Iterable[int], progress: Callable[[int], None]) -> Path:
    """One row per play of every game, read from the records."""
    ids = {game["game"]: game["game_id"] for game in results(season)}
    with path.open("w", encoding="utf-8", newline="\n") as file:
        file.write(to_csv([]))
        for at, number in enumerate(numbers, 1):
            game = season.game(number)
            rows = game.rulebook.face.rows(game.events, game.names)
            file.write(to_csv([{**row, "game_id": ids[number]} for row in rows], header=False))
            progress(at)
    return path
