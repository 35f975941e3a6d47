"""How the pro fares against every other coach, and what each gives away to best play.

    snapcount solve dice_football --work work --layers layers
    python -m benchmarks.pro work layers -n 500 -o games.csv

Every seed is played from both seats. The rules are the game's own; only the pro's mixes are worked out for many games
at once, from the layers of one play less. What a coach gives away is added up over his answers: the best value less
that of his answer against best play. On average it is one half less his share of the games against the pro, with much
less luck in it.
"""

from __future__ import annotations

import argparse
import csv
import sys
import time
from math import log10, sqrt
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Any, NamedTuple

from benchmarks.pro.moments import Moments, snap_of
from benchmarks.pro.players import Book, BookPro, Judged
from snapcount.coaches import find_coach
from snapcount.core.drivers.sampled import Sampled, seed_of
from snapcount.core.table import Seat
from snapcount.football.scoring import lead
from snapcount.games.dice_football import RULEBOOK
from snapcount.games.dice_football.analysis import whole_layers
from snapcount.games.dice_football.analysis.book import won

COACHES = ("miser", "gambler", "rookie", "runner", "believer", "veteran")
SURE = 1.96


class Played:
    """A game on its way."""

    def __init__(self, coach: str, seat: Seat, seed: int, book: Book) -> None:
        self.coach, self.seat, self.seed = coach, seat, seed
        self.judged = Judged(find_coach(RULEBOOK, coach), book)
        pro = BookPro(book)
        chairs = (self.judged, pro) if seat is Seat.HOME else (pro, self.judged)
        self.table = Sampled(Random(seed), chairs, RULEBOOK.rules.view, Random(seed_of(seed, 1)))
        self.state: Any = RULEBOOK.rules.start(RULEBOOK.settle({}))

    @property
    def moment(self) -> tuple[int, int]:
        """Games that are behind come first."""
        return self.state.half, -self.state.left

    def step(self) -> None:
        self.table.state = self.state
        self.state = RULEBOOK.rules.play(self.table, self.state)

    def share(self) -> float:
        return won(lead(self.state.score, self.seat))


def play_all(games: list[Played], moments: Moments, book: Book) -> None:
    """All games, one moment after the other."""
    going, since = games, time.process_time()
    while going := [game for game in going if not RULEBOOK.rules.is_over(game.state)]:
        now = min(game.moment for game in going)
        here = [game for game in going if game.moment == now]
        states = [game.state for game in here]
        if (
            now[0] < 3 and now[1] < -1
        ):  # the last play, which may be given again, and overtime are read one by one
            book.snaps |= moments.best(snap_of(state) for state in states if state.phase == "scrimmage")
        for game in here:
            game.step()
        print(
            f"half {now[0]}, {-now[1]} left: {len(here)} games, {time.process_time() - since:.0f} s of the processor",
            file=sys.stderr,
        )
        if min(game.moment for game in going) != now:
            book.forget()


class Row(NamedTuple):
    coach: str
    seat: int
    seed: int
    share: float
    lost: float


def table(rows: list[Row]) -> str:
    """Give or take 95 %; both games of a seed count as one."""
    lines = ["| coach | games | won (a tie: half) | gives away a game | Elo below |", "|---|---|---|---|---|"]
    for coach in dict.fromkeys(row.coach for row in rows):
        mine = [row for row in rows if row.coach == coach]
        shares = in_pairs([(row.seed, row.share) for row in mine])
        lost = in_pairs([(row.seed, row.lost) for row in mine])
        share = 0.5 - mean(lost)
        elo = f"{400 * log10((1 - share) / share):.0f}" if share > 0 else ""
        lines.append(
            f"| {coach} | {len(mine):,} | {mean(shares):.1%} ± {error(shares):.1%} "
            f"| {mean(lost):.4f} ± {error(lost):.4f} | {elo} |"
        )
    return "\n".join(lines)


def in_pairs(found: list[tuple[int, float]]) -> list[float]:
    by_seed: dict[int, list[float]] = {}
    for seed, value in found:
        by_seed.setdefault(seed, []).append(value)
    return [mean(values) for values in by_seed.values()]


def error(values: list[float]) -> float:
    return SURE * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("work", type=Path)
    parser.add_argument("layers", type=Path)
    parser.add_argument("coaches", nargs="*", default=list(COACHES))
    parser.add_argument("-n", type=int, default=100, help="seeds for each coach, each played twice (100)")
    parser.add_argument("--seed", default="pro")
    parser.add_argument("-o", "--output", type=Path, help="one row per game (CSV)")
    arguments = parser.parse_args()
    whole_layers.read_from(arguments.layers)
    book, moments = Book(), Moments(arguments.work, arguments.layers)
    games = [
        Played(coach, seat, seed_of(arguments.seed, number), book)
        for coach in arguments.coaches
        for number in range(arguments.n)
        for seat in Seat
    ]
    play_all(games, moments, book)
    rows = [Row(game.coach, int(game.seat), game.seed, game.share(), game.judged.lost) for game in games]
    if arguments.output:
        with arguments.output.open("w", newline="") as file:
            csv.writer(file).writerows([Row._fields, *rows])
    print(table(rows))


if __name__ == "__main__":
    main()
