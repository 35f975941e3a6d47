"""How long two veterans think over a game, in seconds of the processor: this state beside another one.

    git worktree add ../before COMMIT
    python -m benchmarks.thinking card_bowl -n 6 --before ../before/src

Each state plays in a process of its own, by turns, after a game that isn't counted: what is read and remembered once
for all games is no part of it.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parents[1] / "src"
PLAYED = """
import sys, time
from snapcount.core.drivers.sampled import play_out
from snapcount.games import find
rulebook, options, seeds = find(sys.argv[1]), {}, [int(seed) for seed in sys.argv[2:]]
coach = rulebook.coach("veteran").make
short = {"out_of_sight": {"plays": 5}}.get(sys.argv[1], options)
play_out(rulebook, rulebook.settle(short), (coach(), coach()), 0)
for seed in seeds:
    begun = time.process_time()
    play_out(rulebook, rulebook.settle(options), (coach(), coach()), seed)
    print(time.process_time() - begun)
"""


def seconds(source: Path, game: str, seeds: range) -> list[float]:
    """Of each game, played by the package in that folder."""
    played = subprocess.run(
        [sys.executable, "-c", PLAYED, game, *map(str, seeds)],
        env={**os.environ, "PYTHONPATH": str(source)},
        capture_output=True,
        text=True,
        check=True,
    )
    return [float(line) for line in played.stdout.split()]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("-n", type=int, default=6, help="games (6)")
    parser.add_argument("--turn", type=int, default=2, help="so many before the other state's turn (2)")
    parser.add_argument("--before", type=Path, help="the source folder of another state")
    asked = parser.parse_args()
    sources = [HERE, *([asked.before] if asked.before else [])]
    found: dict[Path, list[float]] = {source: [] for source in sources}
    for first in range(1, asked.n + 1, asked.turn):
        for source in sources:
            found[source] += seconds(source, asked.game, range(first, min(first + asked.turn, asked.n + 1)))
    means = [sum(found[source]) / asked.n for source in sources]
    print(f"{asked.game}: {means[0]:.3f} s a game, {asked.n} games")
    if asked.before:
        print(f"before: {means[1]:.3f} s; now / before {means[0] / means[1]:.3f}")


if __name__ == "__main__":
    main()
