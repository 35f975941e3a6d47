"""`python -m benchmarks.mutants card_bowl --sample 60`: which small changes of the rules no test notices."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
import tomllib
from hashlib import blake2b
from pathlib import Path

import pytest

from benchmarks.mutants.changes import Change, described, names
from benchmarks.mutants.patching import Finder
from benchmarks.mutants.running import Fate, Mutants, tests_of
from snapcount.games import GAMES

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
QUIET = [
    "-o",
    "addopts=",
    "-p",
    "no:terminal",
    "-p",
    "no:cacheprovider",
    "-m",
    "not slow and not odds and not games and not web",
]
ENOUGH = 0.95


def rule_files(game: str) -> list[Path]:
    """The law; `position` guards the door against changed records, and is fuzzed with those."""
    found = (SOURCE / "snapcount" / "games" / game / "rules").rglob("*.py")
    return sorted(path for path in found if not path.name.startswith("position"))


def sampled(games: list[str], size: int, seed: str, only: str) -> dict[str, list[Change]]:
    """The same seed takes the same changes, also after a change of the rules elsewhere; 0 takes all."""
    files = [(game, path) for game in games for path in rule_files(game) if only in str(path)]
    everything = [
        (blake2b(f"{seed} {game} {name}".encode()).digest(), game, path, number)
        for game, path in files
        for number, name in enumerate(names(path))
    ]
    chosen = sorted(everything)[: size or len(everything)]
    found: dict[str, list[Change]] = {game: [] for game in games}
    for _, game, path, number in sorted(chosen, key=lambda one: one[1:]):
        found[game].append(described(path, number))
    print(f"{len(chosen)} of {len(everything)} changes", flush=True)
    return found


def equivalent(game: str) -> dict[str, str]:
    """Changes that were read and change nothing, each with the reason."""
    path = ROOT / "tests" / "rules" / game / "equivalent.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def tried(game: str, sample: list[Change], workers: int) -> list[Fate]:
    plugin = Mutants(sample, {str(path) for path in rule_files(game)}, workers)
    code = pytest.main([*QUIET, *tests_of(game, ROOT)], plugins=[plugin])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise SystemExit(f"{game}: the tests don't run as they are")
    return plugin.fates + [alone(game, change) for change in plugin.unfit]


def alone(game: str, change: Change) -> Fate:
    """In a fresh program that imports the changed module."""
    command = [
        sys.executable,
        "-m",
        "benchmarks.mutants",
        game,
        "--one",
        str(change.path),
        str(change.number),
    ]
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, timeout=600, check=False)
    except subprocess.TimeoutExpired:
        return Fate(change, True, "never ends")
    return Fate(change, done.returncode != 0, "" if done.returncode else "no test fails")


def one(game: str, path: str, number: str) -> int:
    """The tests with one change imported: 0 where none notices."""
    sys.meta_path.insert(0, Finder(described(Path(path), int(number)), SOURCE))
    return int(pytest.main([*QUIET, "-x", *tests_of(game, ROOT)]))


def report(fates: dict[str, list[Fate]], began: float) -> int:
    survivors = 0
    for game, tried_here in fates.items():
        known = equivalent(game)
        alive = [fate for fate in tried_here if not fate.killed and fate.change.key not in known]
        survivors += len(alive)
        for fate in sorted(alive):
            change = fate.change
            print(
                f"{change.path.relative_to(ROOT)}:{change.line}  {change.before}  ->  {change.after}  ({fate.how})"
            )
            print(f"    {change.key!r}")
        killed = len(tried_here) - len(alive)
        print(f"{game}: {killed} of {len(tried_here)} noticed, {len(alive)} not")
    count = sum(map(len, fates.values()))
    share = 1 - survivors / count if count else 1.0
    print(f"{count} changes, {share:.1%} noticed, {time.perf_counter() - began:.0f} s")
    return 0 if share >= ENOUGH else 1


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.mutants", description=__doc__)
    parser.add_argument("game", nargs="?", choices=GAMES, help="one game; all five when not given")
    parser.add_argument("--sample", type=int, default=300, help="how many changes; 0 for all")
    parser.add_argument("--seed", default="snapcount", help="another seed takes other changes")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 2)
    parser.add_argument("--only", default="", help="only files whose path contains this")
    parser.add_argument("--one", nargs=2, metavar=("FILE", "NUMBER"), help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.one:
        return one(arguments.game, *arguments.one)
    began = time.perf_counter()
    games = [arguments.game] if arguments.game else list(GAMES)
    sample = sampled(games, arguments.sample, arguments.seed, arguments.only)
    fates = {game: tried(game, chosen, arguments.workers) for game, chosen in sample.items() if chosen}
    return report(fates, began)


if __name__ == "__main__":
    sys.exit(main())
