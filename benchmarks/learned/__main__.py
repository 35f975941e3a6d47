"""Plays what the lessons teach, and nothing else, against a coach: the easiest one if nobody else is named.

    python -m benchmarks.learned dice_football                     200 full games
    python -m benchmarks.learned scrimmage -n 200 --length half
    python -m benchmarks.learned card_bowl --against rookie

Seats change over from game to game. Printed: games won, lost and tied, points, and how many of the answers came from
which lesson; those that no lesson speaks of are counted as such.
"""

from __future__ import annotations

import argparse
import importlib
import sys
import time
from collections import Counter
from math import sqrt
from typing import NamedTuple

from benchmarks.learned.pupil import UNTAUGHT, Pupil
from snapcount.core.drivers.sampled import Coach, play_out, seed_of
from snapcount.core.rulebook import Rulebook, Value
from snapcount.core.table import Refusal
from snapcount.games import GAMES, find

TOLD_EVERY = 20


class Series(NamedTuple):
    """Games of a pupil against a coach."""

    margins: list[int]
    """The pupil's points less the coach's."""
    points: tuple[int, int]
    used: Counter[int]
    seconds: float

    @property
    def won(self) -> int:
        return sum(margin > 0 for margin in self.margins)

    @property
    def tied(self) -> int:
        return self.margins.count(0)


def pupil_of(game: str) -> Pupil:
    made: Pupil = importlib.import_module(f"benchmarks.learned.{game}").pupil()
    return made


def series(rulebook: Rulebook, options: dict[str, Value], level: str, games: int, root: int) -> Series:
    margins: list[int] = []
    used: Counter[int] = Counter()
    ours = theirs = 0
    begun = time.process_time()
    for index in range(games):
        at_home = index % 2 == 0
        pupil, coach = pupil_of(rulebook.id), rulebook.coach(level).make()
        pair: tuple[Coach, Coach] = (pupil, coach) if at_home else (coach, pupil)
        score = play_out(rulebook, options, pair, seed_of(root, index)).score
        mine, his = score if at_home else score[::-1]
        margins.append(mine - his)
        ours, theirs = ours + mine, theirs + his
        used += pupil.used
        if not (index + 1) % TOLD_EVERY:
            won = sum(margin > 0 for margin in margins)
            print(f"{index + 1} of {games}: won {won}, tied {margins.count(0)}", file=sys.stderr, flush=True)
    return Series(margins, (ours, theirs), used, time.process_time() - begun)


def report(rulebook: Rulebook, level: str, found: Series) -> None:
    games = len(found.margins)
    share = (found.won + found.tied / 2) / games
    print(
        f"{rulebook.face.title} against {rulebook.coach(level).name} ({level}), {games} games: "
        f"won {found.won} ({found.won / games:.1%}), tied {found.tied}, lost {games - found.won - found.tied}"
    )
    print(
        f"  with ties as halves {share:.1%} ± {sqrt(share * (1 - share) / games):.1%}; points a game "
        f"{found.points[0] / games:.1f} to {found.points[1] / games:.1f}; {found.seconds / games:.2f} s a game"
    )
    answers = found.used.total()
    for lesson, count in sorted(found.used.items()):
        name = "no lesson" if lesson == UNTAUGHT else f"lesson {lesson}"
        print(f"  {name:<9} {count / answers:6.1%} of the answers")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.learned", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("-n", "--games", type=int, default=200)
    parser.add_argument("--against", metavar="COACH", help="the easiest one")
    parser.add_argument("--length", default="full", help="full, quick, …")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    rulebook = find(arguments.game)
    level = arguments.against or rulebook.coaches.levels[0].level
    lengths = {length.name: length.options for length in rulebook.face.lengths}
    if arguments.length not in lengths:
        raise Refusal("learned", f"There is no length {arguments.length}: expected {', '.join(lengths)}.")
    options = rulebook.settle(lengths[arguments.length])
    report(rulebook, level, series(rulebook, options, level, arguments.games, arguments.seed))


if __name__ == "__main__":
    main()
