"""`snapcount season odds`: who wins the division, who reaches the play-offs, who is champion."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from snapcount.cli.common import positive, print_json
from snapcount.cli.numbers.pool import Bar
from snapcount.cli.numbers.stopping import stoppable
from snapcount.cli.seasons.file import add_file, opened
from snapcount.seasons.books.text import grid
from snapcount.seasons.games.odds import (
    Odds,
    Pair,
    Score,
    drawn,
    draws,
    pairings,
    play_together,
    pools_of,
    together,
)
from snapcount.seasons.season import Season
from snapcount.simulation.workers import in_order, on_cluster

Piece = TypeVar("Piece")
Done = TypeVar("Done")


def add_odds(actions: Any) -> None:
    parser = add_file(actions, "odds", "draw the rest of the season many times: who wins what how often", run)
    parser.add_argument("--replays", type=positive, default=10_000, metavar="N", help="seasons drawn (10000)")
    parser.add_argument(
        "--games", type=positive, default=20, metavar="N", help="games that each pairing plays first (20)"
    )
    parser.add_argument("--jobs", type=positive, default=1, metavar="N", help="processes (1)")
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="on a Ray cluster; local: one of --jobs workers here"
    )
    parser.add_argument("--json", action="store_true", help="for programs")


def run(arguments: argparse.Namespace) -> int:
    season = opened(arguments)
    started = time.perf_counter()
    scores, stopped = played(season, arguments)
    between = time.perf_counter()
    found = Odds()
    for part in spread(drawn, draws(season, pools_of(scores), arguments.replays), arguments):
        found.add(part)
    seconds = (between - started, time.perf_counter() - between)
    if arguments.json:
        print_json(plain(season, found, len(scores), seconds))
    else:
        print(text(season, found))
        drawn_in = f"{found.replays} seasons drawn in {seconds[1]:.1f} s"
        print(f"{drawn_in} from {len(scores)} games played in {seconds[0]:.1f} s.")
    return 130 if stopped else 0


def played(season: Season, arguments: argparse.Namespace) -> tuple[list[tuple[Pair, Score]], bool]:
    """The games of the pairings; whoever stops them goes on with those that are done."""
    works = pairings(season, arguments.games)
    bar = Bar(max(1, len(works)))
    scores: list[tuple[Pair, Score]] = []
    try:
        with stoppable():
            for piece in spread(play_together, together(works), arguments):
                scores += piece
                bar.show(len(scores))
    except KeyboardInterrupt:
        print("\nStopped: the seasons are drawn from the games that are done.", file=sys.stderr)
        return scores, True
    finally:
        bar.close()
    return scores, False


def spread(
    work: Callable[[Piece], Done], pieces: Sequence[Piece], arguments: argparse.Namespace
) -> Iterator[Done]:
    if arguments.ray:
        return on_cluster(work, pieces, arguments.ray, arguments.jobs)
    return in_order(work, pieces, arguments.jobs)


def columns(season: Season) -> list[tuple[str, Callable[[Odds, str], float]]]:
    """Chances, as parts of one."""
    found: list[tuple[str, Callable[[Odds, str], float]]] = [
        ("first", lambda odds, club: odds.places[club][0] / odds.replays)
    ]
    if season.league.divisions:
        found.append(("division", lambda odds, club: odds.divisions.get(club, 0) / odds.replays))
    if season.league.playoffs.clubs:
        found.append(("play-offs", lambda odds, club: odds.playoffs.get(club, 0) / odds.replays))
    found.append(("champion", lambda odds, club: odds.champions.get(club, 0) / odds.replays))
    return found


def text(season: Season, odds: Odds) -> str:
    names = {club.id: club.name for club in season.league.clubs}
    order = sorted(names, key=lambda club: -odds.points[club])
    heads = ["", "points", "place", *(head for head, _ in columns(season))]
    rows = [
        [
            names[club],
            round(odds.points[club] / odds.replays, 1),
            round(mean_place(odds, club), 1),
            *(f"{100 * value(odds, club):.1f} %" for _, value in columns(season)),
        ]
        for club in order
    ]
    return "\n".join(grid(heads, rows))


def mean_place(odds: Odds, club: str) -> float:
    return sum(at * count for at, count in enumerate(odds.places[club], 1)) / odds.replays


def plain(season: Season, odds: Odds, games: int, seconds: tuple[float, float]) -> dict[str, Any]:
    return {
        "replays": odds.replays,
        "games": games,
        "seconds": {"games": round(seconds[0], 2), "seasons": round(seconds[1], 2)},
        "clubs": {
            club: {
                "points": odds.points[club] / odds.replays,
                "places": [count / odds.replays for count in odds.places[club]],
                **{head: value(odds, club) for head, value in columns(season)},
            }
            for club in odds.points
        },
    }
