"""`snapcount tournament`: which coach is stronger, and how sure that is."""

from __future__ import annotations

import argparse
import csv
from pathlib import Path
from typing import Any, NamedTuple

from snapcount.cli.common import (
    add_game_options,
    add_parser,
    chosen_options,
    positive,
    print_json,
    rulebook_of,
    tell_coaches,
)
from snapcount.cli.numbers.pool import Bar, add_pool
from snapcount.cli.numbers.stopping import stoppable
from snapcount.coaches.ratings import Pair, Rating, ratings, steps
from snapcount.coaches.tournament import check_field, meeting, play_pair, schedule
from snapcount.core.drivers.sampled import seed_of
from snapcount.core.rulebook import Value
from snapcount.simulation.workers import in_order

COLUMNS = ("first", "second", "pair", "home", "home_points", "away_points", "seed")
HOW_SURE = """\
Every two coaches play the same seeds, each from both seats. What ± gives is half of a 95 % interval, worked out
over seeds: all games of one seed are one observation, and playing it again makes nothing surer. Of fewer than about
twenty seeds it is rough."""


class Work(NamedTuple):
    """One pair of games for a worker."""

    game: str
    options: dict[str, Value]
    coaches: tuple[str, ...]
    first: int
    second: int
    seed: int


def add_commands(subparsers: Any) -> None:
    parser = add_parser(
        subparsers,
        "tournament",
        "let coaches play each other and rate them",
        "  snapcount tournament dice_football rookie veteran\n"
        "  snapcount tournament card_bowl rookie veteran mine.py:Mine -n 50 --length quick --csv games.csv\n",
    )
    parser.description = f"{parser.description}\n\n{HOW_SURE}"
    parser.add_argument("game", metavar="GAME", help="which game they play")
    parser.add_argument(
        "coaches",
        nargs="+",
        metavar="COACH",
        help="a coach of the game (below), random, plan:FILE, file.py:Class",
    )
    tell_coaches(parser)
    add_game_options(parser)
    parser.add_argument(
        "-n",
        type=positive,
        default=100,
        metavar="N",
        help="seeds for every two coaches, each played twice (100)",
    )
    add_pool(parser)
    parser.add_argument("--csv", type=Path, metavar="FILE", help="one row per game")
    parser.add_argument("--json", action="store_true", help="the result for programs")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    rulebook = rulebook_of(arguments)
    options = chosen_options(rulebook, arguments)
    coaches = tuple(arguments.coaches)
    check_field(rulebook.id, coaches)
    pieces = [
        Work(rulebook.id, options, coaches, first, second, seed_of(arguments.seed, at))
        for first, second, at in schedule(coaches, arguments.n)
    ]
    played: list[Pair] = []
    stopped = False
    bar = Bar(len(pieces))
    try:
        with stoppable():
            for pair in in_order(play, pieces, arguments.workers):
                played.append(pair)
                bar.show(len(played))
    except KeyboardInterrupt:
        stopped = True
    finally:
        bar.close()
    if arguments.csv:
        write_games(arguments.csv, coaches, played)
    if arguments.json:
        print_json(summary(rulebook.id, coaches, played))
    else:
        print_table(rulebook.face.title, coaches, played, stopped)
    return 130 if stopped else 0


def play(work: Work) -> Pair:
    return play_pair(*work)


def write_games(path: Path, coaches: tuple[str, ...], played: list[Pair]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(COLUMNS)
        for number, pair in enumerate(played):
            (home, away), (back_home, back_away) = pair.scores
            names = coaches[pair.first], coaches[pair.second]
            rows.writerow((*names, number, names[0], home, away, pair.seed))
            rows.writerow((*names, number, names[1], back_away, back_home, pair.seed))


def summary(game: str, coaches: tuple[str, ...], played: list[Pair]) -> dict[str, Any]:
    found = ratings(played, len(coaches))
    return {
        "game": game,
        "games": 2 * len(played),
        "coaches": [
            {"coach": coach, "elo": round(rating.elo, 1), "error": rating.error and round(rating.error, 1)}
            for coach, rating in zip(coaches, found, strict=True)
        ],
        "meetings": [
            {"first": coaches[first], "second": coaches[second], **meeting(played, first, second)._asdict()}
            for first in range(len(coaches))
            for second in range(first + 1, len(coaches))
        ],
    }


def print_table(title: str, coaches: tuple[str, ...], played: list[Pair], stopped: bool) -> None:
    """The strongest first: rating, then what it won against each of the others."""
    if stopped:
        print(f"Stopped; the {2 * len(played)} games that were done:")
    if not played:
        return
    found, apart = ratings(played, len(coaches)), steps(played, len(coaches))
    order = sorted(range(len(coaches)), key=lambda at: -found[at].elo)
    wide = max(map(len, coaches)) + 2
    print(
        f"{title}: {2 * len(played)} games, every seed from both seats; Elo about the field's average, "
        "± 95 % over seeds"
    )
    print(
        f"{'':<4}{'coach':<{wide}}{'Elo':>14}{'to the next':>14}"
        + "".join(f"{place:>15}" for place in range(1, len(coaches) + 1))
    )
    for place, at in enumerate(order, 1):
        below = "".join(give_or_take(apart[at][other]) for other in order[place : place + 1])
        cells = "".join(f"{against(played, at, other):>15}" for other in order)
        print(f"{place:<4}{coaches[at]:<{wide}}{give_or_take(found[at]):>14}{below or '-':>14}{cells}")


def give_or_take(rating: Rating) -> str:
    """One seed alone says nothing of its error."""
    return f"{rating.elo:+.0f} ± {'?' if rating.error is None else format(rating.error, '.0f')}"


def against(played: list[Pair], one: int, other: int) -> str:
    if one == other:
        return "-"
    met = meeting(played, one, other)
    if not met.games:
        return "?"
    return f"{met.share:.1%} ± {'?' if met.error is None else format(100 * met.error, '.1f')}"
