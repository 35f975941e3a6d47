"""How long the solved game is asked for: win chances and mixes at positions of played games, and a whole review.

    python -m benchmarks.dice_football_lookup [POSITIONS]

Every position is asked as if nothing had been asked before: what was worked out for the one doesn't help the next.
The review comes first, of a record of 103 plays, files and all. `--plain`: as without the extra
`solve`.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import mean, median
from typing import Any

from snapcount.core.drivers.sampled import Coach, play_out
from snapcount.core.equilibrium import solve
from snapcount.core.record.file import load
from snapcount.core.table import Question
from snapcount.games import find
from snapcount.games.dice_football import RULEBOOK
from snapcount.games.dice_football.analysis import book, series, solved, values
from snapcount.games.dice_football.analysis.compiling import ball_at
from snapcount.games.dice_football.analysis.series import Series
from snapcount.games.dice_football.questions import CallPlay
from snapcount.games.dice_football.state import State
from snapcount.games.dice_football.tables import FIELD
from snapcount.games.dice_football.view import View

RECORD = Path(__file__).parent.parent / "tests/records/dice_football/standard.snap"
COACHES = ("miser", "gambler", "rookie", "runner", "believer", "veteran")


class Watching:
    """A coach whose snaps are noted."""

    def __init__(self, coach: Coach, seen: list[State]) -> None:
        self.coach = coach
        self.seen = seen

    def answer(self, view: View, question: Question[Any], random: Random) -> Any:
        if isinstance(question, CallPlay):
            self.seen.append(State(*view[1:]))
        return self.coach.answer(view, question, random)


def positions(count: int) -> list[State]:
    """Snaps of games between coaches of all kinds, drawn at random."""
    seen: list[State] = []
    random = Random(15)
    for seed in range(30):
        home, away = (RULEBOOK.coach(random.choice(COACHES)).make() for _ in range(2))
        play_out(RULEBOOK, RULEBOOK.settle({}), (Watching(home, seen), Watching(away, seen)), seed)
    return random.sample(seen, count)


def seconds(body: Callable[[State], object], states: list[State]) -> list[float]:
    """Of the processor, for each state."""
    found: list[float] = []
    for state in states:
        forget()
        start = time.process_time()
        body(state)
        found.append(time.process_time() - start)
    return found


def forget() -> None:
    """As if nothing had been asked yet, but that the files are open."""
    series.forget()
    for known in (
        values.table,
        values.row,
        values.kickoff,
        book.after,
        book.kickoff,
        book.free_kick,
        book.tried,
    ):
        known.cache_clear()
    worths = sys.modules.get("snapcount.games.dice_football.analysis.solver.worths")
    if worths is not None:  # with the extra `solve`
        worths.table.cache_clear()
        worths.lost.cache_clear()


def mix(state: State) -> object:
    return solve(list(solved.cells(state).values()))


def reviewed() -> None:
    game = load(RECORD, find)
    start = time.process_time()
    plays = len(game.review().plays)
    print(f"review of {plays} plays: {time.process_time() - start:.1f} s")


def main() -> None:
    arguments = sys.argv[1:]
    if "--plain" in arguments:
        arguments.remove("--plain")
        series.made_by(Series)
    reviewed()
    states = positions(int(arguments[0]) if arguments else 200)
    for spot in range(1, FIELD):  # files are read
        ball_at(spot)
    for state in states[:20]:
        mix(state)
    for what, body in (("win chance", solved.win_chance), ("mix", mix)):
        took = seconds(body, states)
        worst = states[took.index(max(took))]
        print(
            f"{what:10} median {median(took):.3f} s, mean {mean(took):.3f} s, worst {max(took):.3f} s at {worst}"
        )


if __name__ == "__main__":
    main()
