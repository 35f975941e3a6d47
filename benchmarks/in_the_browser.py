"""Python in the browser beside Python here: `python -m benchmarks.in_the_browser` plays the same games in both.

The browser's Python runs in Node, from the page's own packages (`npm --prefix web ci` first).
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from snapcount.core.table import Question, Seat
from snapcount.games import GAMES, find

ROOT = Path(__file__).resolve().parent.parent
SEEDS = {"dice_football": 40, "canadian_pro": 8, "card_bowl": 2, "out_of_sight": 1, "scrimmage": 1}
DECISIONS = {"dice_football": 60, "canadian_pro": 60, "card_bowl": 80, "out_of_sight": 16, "scrimmage": 60}
NODE = """
const { loadPyodide } = await import(process.argv[1]);
const python = await loadPyodide();
python.mountNodeFS("/src", process.argv[2]);
python.mountNodeFS("/benchmarks", process.argv[3]);
python.runPython("import sys; sys.path[:0] = ['/src', '/']");
console.log(python.runPython("from benchmarks.in_the_browser import measured; import json; json.dumps(measured())"));
"""


def measured() -> dict[str, dict[str, Any]]:
    return {game: {"rules": rules(game), "coaches": coaches(game)} for game in GAMES}


def rules(game: str) -> float:
    """Seconds for games of random answers: the rules, and nothing else."""
    from snapcount.core.game import Game

    book = find(game)
    began = perf_counter()
    for seed in range(SEEDS[game]):
        random = Random(seed)
        played = Game(book, seed=seed)
        for _ in range(400):
            if not played.waiting:
                break
            seat, question = next(iter(played.waiting.items()))
            played.answer(question.sample(random), seat)
    return perf_counter() - began


def coaches(game: str) -> dict[str, tuple[float, float]]:
    """For every coach the mean and the longest thought of one game's first decisions, in seconds."""
    from snapcount.core.game import Game

    book = find(game)
    found: dict[str, tuple[float, float]] = {}
    for level in book.coaches.levels:
        coach, random = level.make(), Random(1)
        played = Game(book, seed=5)
        thoughts: list[float] = []
        while played.waiting and len(thoughts) < DECISIONS[game]:
            seat, question = next(iter(played.waiting.items()))
            thoughts.append(answer(played, coach, seat, question, random))
        found[level.level] = (sum(thoughts) / len(thoughts), max(thoughts))
    return found


def answer(played: Any, coach: Any, seat: Seat, question: Question[Any], random: Random) -> float:
    view = played.view(seat)
    began = perf_counter()
    given = coach.answer(view, question, random)
    spent = perf_counter() - began
    played.answer(given, seat)
    return spent


def in_node() -> dict[str, dict[str, Any]]:
    package = ROOT / "web" / "node_modules" / "pyodide" / "pyodide.mjs"
    command = [
        "node",
        "--input-type=module",
        "-e",
        NODE,
        package.as_uri(),
        str(ROOT / "src"),
        str(ROOT / "benchmarks"),
    ]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    found: dict[str, dict[str, Any]] = json.loads(told.strip().splitlines()[-1])
    return found


def main() -> None:
    here, there = measured(), in_node()
    print(f"Python {sys.version.split()[0]} here, Pyodide's in Node; seconds, and there ÷ here")
    for game in GAMES:
        one, two = here[game], there[game]
        print(f"{game}: rules {one['rules']:.2f} s, {two['rules'] / one['rules']:.2f} times as long")
        for level, (mean, longest) in one["coaches"].items():
            mean_there, longest_there = two["coaches"][level]
            ratio = mean_there / mean if mean else 0.0
            print(
                f"  {level:<10} {1000 * mean:7.1f} ms a thought, longest {1000 * longest:7.0f}"
                f"   there {1000 * mean_there:7.1f}, longest {1000 * longest_there:7.0f}   {ratio:.2f}"
            )


if __name__ == "__main__":
    main()
