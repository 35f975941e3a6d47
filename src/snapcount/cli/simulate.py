"""`snapcount simulate`: many games by computer, the same numbers whatever the number of workers."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any, NamedTuple

from snapcount.cli.common import (
    add_game,
    add_parser,
    add_seats,
    chosen_options,
    positive,
    print_json,
    rulebook_of,
)
from snapcount.cli.pool import add_pool, in_order, progress, progress_end
from snapcount.coaches import find_coach
from snapcount.core.drivers.sampled import play_out, seed_of
from snapcount.core.rulebook import Value
from snapcount.football.boxscore import team_totals
from snapcount.football.columns import to_csv
from snapcount.football.row_chances import known, with_chances
from snapcount.games import find

NAMES = ("home", "away")


class Work(NamedTuple):
    """A few games for one worker. Game i has the seed f(root, i), whoever plays it."""

    game: str
    options: dict[str, Value]
    coaches: tuple[str, str]
    root: int
    games: range
    rows: bool
    chances: bool
    trusted: bool


class Done(NamedTuple):
    scores: list[tuple[int, int]]
    totals: list[dict[str, Any]]
    csv: str


def add_commands(subparsers: Any) -> None:
    parser = add_parser(
        subparsers,
        "simulate",
        "play many games by computer and keep the statistics",
        "  snapcount simulate dice_football -n 2000 --home veteran --away rookie\n"
        "  snapcount simulate dice_football -n 10000 --seed 3 --csv plays.csv --json\n",
    )
    add_game(parser)
    parser.add_argument("-n", type=positive, default=1000, metavar="N", help="how many games (1000)")
    add_seats(parser, "rookie", "rookie")
    add_pool(parser)
    parser.add_argument(
        "--trust", action="store_true", help="don't check the answers of your own coaches: faster"
    )
    parser.add_argument("--csv", type=Path, metavar="FILE", help="one row per play, nflverse column names")
    parser.add_argument(
        "--chances", action="store_true", help="with --csv: fill wp, wpa, ep and epa, which takes longer"
    )
    parser.add_argument("--json", action="store_true", help="the summary for programs")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    rulebook = rulebook_of(arguments)
    options = chosen_options(rulebook, arguments)
    coaches = (arguments.home, arguments.away)
    for who in coaches:
        find_coach(rulebook, who)
    size = max(1, min(50, arguments.n // (4 * arguments.workers)))
    pieces = [
        Work(
            rulebook.id,
            options,
            coaches,
            arguments.seed,
            range(at, min(at + size, arguments.n)),
            bool(arguments.csv),
            arguments.chances,
            arguments.trust,
        )
        for at in range(0, arguments.n, size)
    ]
    started = time.perf_counter()
    done, stopped = collect(pieces, arguments)
    summary = summarise(done, rulebook.face.title, coaches, time.perf_counter() - started)
    if arguments.json:
        print_json(summary)
    else:
        print_summary(summary, stopped)
    return 130 if stopped else 0


def play_games(work: Work) -> Done:
    """One worker's share."""
    rulebook = find(work.game)
    done = Done([], [], "")
    text: list[str] = []
    for index in work.games:
        home, away = (find_coach(rulebook, who, trusted=work.trusted) for who in work.coaches)
        played = play_out(rulebook, work.options, (home, away), seed_of(work.root, index), listen=True)
        rows = rulebook.face.rows(played.events, NAMES)
        if work.chances:
            rows = with_chances(
                rows, played.events, played.checkpoints, played.state, known(rulebook, work.options)
            )
        rows = [{**row, "game_id": f"{work.root}_{index}"} for row in rows]
        done.scores.append(played.score)
        done.totals.append({name: team_totals(rows, name, at) for at, name in enumerate(NAMES)})
        if work.rows:
            text.append(to_csv(rows, header=False))
    return Done(done.scores, done.totals, "".join(text))


def collect(pieces: list[Work], arguments: argparse.Namespace) -> tuple[list[Done], bool]:
    """The results in order. Ctrl-C keeps the unbroken run of games that is done."""
    done: list[Done] = []
    total = arguments.n
    csv = arguments.csv.open("w", encoding="utf-8") if arguments.csv else None
    if csv:
        csv.write(to_csv([]))
    stopped = False
    try:
        for result in in_order(play_games, pieces, arguments.workers):
            done.append(result)
            if csv:
                csv.write(result.csv)
            progress(sum(len(part.scores) for part in done), total)
    except KeyboardInterrupt:
        stopped = True
    finally:
        if csv:
            csv.close()
        progress_end()
    return done, stopped


FIGURES = (
    ("points", "points", "games"),
    ("plays", "plays", "games"),
    ("yards", "yards", "games"),
    ("yards a rush", "rushing_yards", "rushes"),
    ("completion rate", "completions", "passes"),
    ("yards an attempt", "passing_yards", "passes"),
    ("interception rate", "interceptions_thrown", "passes"),
    ("sacks", "sacks_suffered", "games"),
    ("turnovers", "turnovers", "games"),
    ("punts", "punts", "games"),
    ("field goal rate", "field_goals_made", "field_goals"),
    ("third down rate", "third_downs_made", "third_downs"),
    ("penalties", "penalties", "games"),
)


def summarise(done: list[Done], title: str, coaches: tuple[str, str], seconds: float) -> dict[str, Any]:
    scores = [score for part in done for score in part.scores]
    totals = [total for part in done for total in part.totals]
    games = len(scores)
    if not games:
        return {"game": title, "games": 0}
    margins = [home - away for home, away in scores]
    teams: dict[str, Any] = {}
    for name, coach in zip(NAMES, coaches, strict=True):
        sums = {key: sum(total[name][key] for total in totals) for key in totals[0][name]} | {"games": games}
        teams[name] = {"coach": coach} | {
            label: round(sums[above] / sums[below], 3) if sums[below] else None
            for label, above, below in FIGURES
        }
    return {
        "game": title,
        "games": games,
        "home_wins": sum(margin > 0 for margin in margins),
        "away_wins": sum(margin < 0 for margin in margins),
        "ties": sum(margin == 0 for margin in margins),
        "margin_mean": round(fmean(margins), 3),
        "margin_deviation": round(pstdev(margins), 3),
        "teams": teams,
        "seconds": round(seconds, 2),
    }


def print_summary(summary: dict[str, Any], stopped: bool) -> None:
    games = summary["games"]
    if stopped:
        print(f"Stopped; the {games} games that were done:")
    if not games:
        return
    print(
        f"{summary['game']}: {games} games in {summary['seconds']} s ({games / summary['seconds']:.0f} a second)"
    )
    home, away = summary["teams"]["home"], summary["teams"]["away"]
    print(
        f"home ({home['coach']}) won {summary['home_wins'] / games:.1%}, away ({away['coach']}) "
        f"{summary['away_wins'] / games:.1%}, tied {summary['ties'] / games:.1%}; "
        f"margin {summary['margin_mean']:+.1f} ± {summary['margin_deviation']:.1f}"
    )
    print(f"{'a game and team':<20}{'home':>10}{'away':>10}")
    for label, _, _ in FIGURES:
        cells = ["-" if team[label] is None else f"{team[label]:.3f}" for team in (home, away)]
        print(f"{label:<20}{cells[0]:>10}{cells[1]:>10}")
