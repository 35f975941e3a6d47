"""Python in the browser beside Python here: `python -m benchmarks.in_the_browser` plays the same games in both.

The browser's Python runs in Node, from the page's own packages (`npm --prefix web ci` first). All times are the
processor's, so that a busy machine says nearly the same as a quiet one; for the worst thoughts name the games that
shall be looked at longer: `python -m benchmarks.in_the_browser dice_football=400`.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from snapcount.core.table import Question, Seat
from snapcount.games import find

ROOT = Path(__file__).resolve().parent.parent
SEEDS = {"dice_football": 40, "canadian_pro": 8, "card_bowl": 2, "out_of_sight": 1, "scrimmage": 1}
DECISIONS = {
    "dice_football": 160,
    "canadian_pro": 200,
    "card_bowl": 240,
    "out_of_sight": 60,
    "scrimmage": 240,
}
LONGEST = 1.0
"""Seconds that a coach of a page without a server may think."""
NODE = """
const { loadPyodide } = await import(process.argv[1]);
const python = await loadPyodide();
python.mountNodeFS("/src", process.argv[2]);
python.mountNodeFS("/benchmarks", process.argv[3]);
const seconds = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6; };
python.globals.set("seconds", seconds);
python.globals.set("wanted", process.argv[4]);
python.runPython("import sys; sys.path[:0] = ['/src', '/']");
console.log(python.runPython(
  "from benchmarks.in_the_browser import measured; import json; json.dumps(measured(json.loads(wanted), seconds))"
));
"""


Clock = Callable[[], float]


def measured(wanted: dict[str, int], clock: Clock = process_time) -> dict[str, dict[str, Any]]:
    return {
        game: {"rules": rules(game, clock), "coaches": coaches(game, many, clock)}
        for game, many in wanted.items()
    }


def rules(game: str, clock: Clock) -> float:
    """Seconds for games of random answers: the rules, and nothing else."""
    from snapcount.core.game import Game

    book = find(game)
    began = clock()
    for seed in range(SEEDS[game]):
        random = Random(seed)
        played = Game(book, seed=seed)
        for _ in range(400):
            if not played.waiting:
                break
            seat, question = next(iter(played.waiting.items()))
            played.answer(question.sample(random), seat)
    return clock() - began


def coaches(game: str, decisions: int, clock: Clock) -> dict[str, tuple[float, float, str]]:
    """For every coach the mean and the longest thought of so many decisions, in seconds, and what it was about."""
    from snapcount.core.game import Game

    book = find(game)
    found: dict[str, tuple[float, float, str]] = {}
    for level in book.coaches.levels:
        coach, random = level.make(), Random(1)
        thoughts: list[tuple[float, str]] = []
        seed = 5
        played = Game(book, seed=seed)
        while len(thoughts) < decisions:
            if not played.waiting:
                seed += 1
                played = Game(book, seed=seed)
            seat, question = next(iter(played.waiting.items()))
            thoughts.append((answer(played, coach, seat, question, random, clock), type(question).__name__))
        longest, about = max(thoughts)
        found[level.level] = (sum(spent for spent, _ in thoughts) / len(thoughts), longest, about)
    return found


def answer(
    played: Any, coach: Any, seat: Seat, question: Question[Any], random: Random, clock: Clock
) -> float:
    view = played.view(seat)
    began = clock()
    given = coach.answer(view, question, random)
    spent = clock() - began
    played.answer(given, seat)
    return spent


def in_node(wanted: dict[str, int]) -> dict[str, dict[str, Any]]:
    package = ROOT / "web" / "node_modules" / "pyodide" / "pyodide.mjs"
    command = [
        "node",
        "--input-type=module",
        "-e",
        NODE,
        package.as_uri(),
        str(ROOT / "src"),
        str(ROOT / "benchmarks"),
        json.dumps(wanted),
    ]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    found: dict[str, dict[str, Any]] = json.loads(told.strip().splitlines()[-1])
    return found


def main() -> None:
    named = dict(part.split("=") for part in sys.argv[1:])
    wanted = {game: int(many) for game, many in named.items()} or DECISIONS
    here, there = measured(wanted), in_node(wanted)
    print(f"Python {sys.version.split()[0]} here, Pyodide's in Node; processor seconds, and there ÷ here")
    for game in wanted:
        one, two = here[game], there[game]
        print(f"{game}: rules {one['rules']:.2f} s, {two['rules'] / one['rules']:.2f} times as long")
        for level, (mean, longest, _) in one["coaches"].items():
            mean_there, longest_there, about = two["coaches"][level]
            ratio = mean_there / mean if mean else 0.0
            print(
                f"  {level:<10} {1000 * mean:7.1f} ms a thought, longest {1000 * longest:7.0f}"
                f"   there {1000 * mean_there:7.1f}, longest {1000 * longest_there:7.0f} ({about})   {ratio:.2f}"
                + ("   TOO LONG" if longest_there >= LONGEST else "")
            )


if __name__ == "__main__":
    main()
