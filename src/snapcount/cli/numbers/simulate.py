"""`snapcount simulate`: many games by computer, the same numbers whatever the number of workers."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

from snapcount.cli.common import (
    add_game,
    add_parser,
    add_seats,
    chosen_options,
    positive,
    print_json,
    rulebook_of,
)
from snapcount.cli.numbers.pool import Bar, add_pool
from snapcount.cli.numbers.stopping import stoppable
from snapcount.coaches import find_coach
from snapcount.simulation.files import form_of, writer
from snapcount.simulation.many import shares
from snapcount.simulation.playing import Done, Work, play_games
from snapcount.simulation.summary import FIGURES, Tally
from snapcount.simulation.workers import in_order, on_cluster

TABLES = {"plays": "out", "players": "players", "drives": "drives", "games": "games"}
"""Each table, and the option that names its file."""


def add_commands(subparsers: Any) -> None:
    parser = add_parser(
        subparsers,
        "simulate",
        "play many games by computer and keep the statistics",
        "  snapcount simulate dice_football -n 2000 --home veteran --away rookie\n"
        "  snapcount simulate dice_football -n 10000 --seed 3 --out plays.parquet --json\n"
        "  snapcount simulate canadian_pro -n 100 --players men.csv --games games.jsonl\n",
    )
    add_game(parser)
    parser.add_argument("-n", type=positive, default=1000, metavar="N", help="how many games (1000)")
    add_seats(parser, "rookie", "rookie")
    add_pool(parser)
    parser.add_argument(
        "--ray", metavar="ADDRESS", help='play on a Ray cluster instead ("local" starts one here)'
    )
    parser.add_argument(
        "--trust", action="store_true", help="don't check the answers of your own coaches: faster"
    )
    parser.add_argument(
        "--out",
        "--csv",
        type=Path,
        metavar="FILE",
        help="one row a play, nflverse's columns: .csv, .jsonl or .parquet",
    )
    parser.add_argument("--players", type=Path, metavar="FILE", help="one row a man and game, likewise")
    parser.add_argument("--drives", type=Path, metavar="FILE", help="one row a drive, likewise")
    parser.add_argument("--games", type=Path, metavar="FILE", help="one row a game, likewise")
    parser.add_argument(
        "--chances", action="store_true", help="with --out: fill wp, wpa, ep and epa, which takes longer"
    )
    parser.add_argument("--json", action="store_true", help="the summary for programs")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    rulebook = rulebook_of(arguments)
    coaches = (arguments.home, arguments.away)
    for who in coaches:
        find_coach(rulebook, who)
    paths: dict[str, Path] = {
        table: path for table, option in TABLES.items() if (path := getattr(arguments, option))
    }
    pieces = shares(
        rulebook.id,
        chosen_options(rulebook, arguments),
        coaches,
        arguments.seed,
        arguments.n,
        arguments.workers,
        arguments.chances,
        arguments.trust,
        {table: form_of(path) for table, path in paths.items()},
    )
    started = time.perf_counter()
    tally, stopped = collect(pieces, paths, arguments)
    summary = tally.summary(rulebook.face.title, coaches, time.perf_counter() - started)
    if arguments.json:
        print_json(summary)
    else:
        print_summary(summary, stopped)
    return 130 if stopped else 0


def collect(pieces: list[Work], paths: dict[str, Path], arguments: argparse.Namespace) -> tuple[Tally, bool]:
    """Everything is added up and written as it comes. Being stopped keeps the unbroken run of games that is done."""
    tally, bar = Tally(), Bar(arguments.n)
    stopped = False
    with stoppable() as stopping, ExitStack() as files:
        files.callback(bar.close)
        writers = {table: files.enter_context(closing(writer(table, path))) for table, path in paths.items()}
        try:
            for done in played(pieces, arguments):
                with stopping.whole():  # all tables have the same games
                    for line in done.games:
                        tally.add(line)
                    for table, piece in done.tables.items():
                        writers[table].write(piece)
                bar.show(tally.games)
        except KeyboardInterrupt:
            stopped = True
    return tally, stopped


def played(pieces: list[Work], arguments: argparse.Namespace) -> Iterator[Done]:
    if arguments.ray:
        return on_cluster(play_games, pieces, arguments.ray, arguments.workers)
    return in_order(play_games, pieces, arguments.workers)


def print_summary(summary: dict[str, Any], stopped: bool) -> None:
    games = summary["games"]
    if stopped:
        print(f"Stopped; the {games} games that were done:")
    if not games:
        return
    took = summary["seconds"]  # to a hundredth: a few games take none
    speed = f" ({games / took:.0f} a second)" if took else ""
    print(f"{summary['game']}: {games} games in {took} s{speed}")
    home, away = summary["teams"]["home"], summary["teams"]["away"]
    print(
        f"home ({home['coach']}) won {summary['home_wins'] / games:.1%}, away ({away['coach']}) "
        f"{summary['away_wins'] / games:.1%}, tied {summary['ties'] / games:.1%}; "
        f"margin {summary['margin_mean']:+.1f} ± {summary['margin_error']:.1f} (95 %; "
        f"one game: {summary['margin_deviation']:.1f} points either way)"
    )
    print(f"{'a game and team':<20}{'home':>10}{'away':>10}")
    for label, _, _ in FIGURES:
        cells = ["-" if team[label] is None else f"{team[label]:.3f}" for team in (home, away)]
        print(f"{label:<20}{cells[0]:>10}{cells[1]:>10}")
