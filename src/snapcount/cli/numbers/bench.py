"""`snapcount bench`: how fast the engine is, from one run, so that its numbers can be compared with each other."""

from __future__ import annotations

import argparse
import importlib
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from snapcount.cli.common import add_parser, print_json
from snapcount.core.drivers.sampled import Coach, play_out, seed_of
from snapcount.core.game import Game
from snapcount.core.record.file import dump, parse
from snapcount.core.rulebook import Rulebook
from snapcount.games import GAMES, find

ROUNDS = 3


class Figure(NamedTuple):
    """One measured number: the best of a few rounds, because other programs only ever slow it down."""

    game: str
    what: str
    value: float
    unit: str


def add_commands(subparsers: Any) -> None:
    parser = add_parser(
        subparsers,
        "bench",
        "measure the speed of the engine on one core",
        "  snapcount bench\n  snapcount bench dice_football --seconds 2 --json\n",
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these")
    parser.add_argument("--seconds", type=float, default=1.0, metavar="S", help="for each round (1)")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    figures: list[Figure] = []
    for game in arguments.games or GAMES:
        for figure in figures_of(find(game), max(0.05, arguments.seconds)):
            figures.append(figure)
            if not arguments.json:
                print(f"{figure.game:<14} {figure.what:<52} {figure.value:>12,.2f} {figure.unit}", flush=True)
    if arguments.json:
        print_json([figure._asdict() for figure in figures])
    return 0


def figures_of(rulebook: Rulebook, seconds: float) -> Iterator[Figure]:
    game = rulebook.id
    counted = {"plays": 0, "games": 0}

    def whole_game(listen: bool) -> Callable[[int], None]:
        def play(index: int) -> None:
            rookie: tuple[Coach, Coach] = (
                rulebook.coach("rookie").make(),
                rulebook.coach("rookie").make(),
            )
            played = play_out(rulebook, rulebook.settle({}), rookie, seed_of("bench", index), listen=listen)
            counted["plays"] += played.plays
            counted["games"] += 1

        return play

    silent = rate(whole_game(listen=False), seconds)
    phases = counted["plays"] / counted["games"]
    yield Figure(game, "full games, rookies, events off", silent, "games/s")
    yield Figure(game, "phases of those games", silent * phases, "phases/s")
    yield Figure(game, "full games, rookies, events kept", rate(whole_game(listen=True), seconds), "games/s")
    yield from yardstick(game, silent, seconds)
    yield from replays(rulebook, seconds)
    for what, function, unit in extra_benchmarks(game):
        yield Figure(game, what, 1000 / rate(ignoring_index(function), seconds), unit)


def ignoring_index(function: Callable[[], object]) -> Callable[[int], object]:
    return lambda index: function()


def yardstick(game: str, engine: float, seconds: float) -> Iterator[Figure]:
    """A hand-written loop of the same game without events or records, where the repository has one."""
    bare = benchmark_module(f"bare.{game}")
    if bare is not None:
        loop = rate(lambda index: bare.play_game(seed_of("bench", index)), seconds)
        yield Figure(game, "the bare hand-written loop", loop, "games/s")
        yield Figure(game, "bare loop / engine", loop / engine, "times")


def replays(rulebook: Rulebook, seconds: float) -> Iterator[Figure]:
    game = a_game(rulebook)
    record = dump(game).encode()
    yield Figure(
        rulebook.id, "replay of a whole record", 1000 / rate(lambda i: parse(record, find), seconds), "ms"
    )
    moment = max(game.moments, key=lambda moment: len(moment.inputs))
    at = len([1 for other in game.moments[: game.moments.index(moment)] for _ in other.inputs])
    answers = [n for n in range(len(moment.inputs)) if moment.inputs[n].kind == "answer"]
    deep = game.at(at + answers[-1])

    def again(index: int) -> None:
        from snapcount.core.drivers.live import Seats

        deep.advance(Seats(deep.dice))

    yield Figure(rulebook.id, "reaching a position deep in a play", 1000 / rate(again, seconds), "ms")


def a_game(rulebook: Rulebook) -> Game:
    """A whole game between two rookies."""
    game = Game(rulebook, seed=1)
    rookie = rulebook.coach("rookie").make()
    random = Random(1)
    while not game.is_over:
        seat = min(game.waiting)
        game.answer(rookie.answer(game.view(seat), game.waiting[seat], random), seat)
    return game


def rate(function: Callable[[int], object], seconds: float) -> float:
    """Calls a second of the processor's time: the best of a few rounds."""
    best = 0.0
    index = 0
    for _ in range(ROUNDS):
        calls = 0
        start = now = time.process_time()
        while now - start < seconds / ROUNDS or not calls:
            function(index)
            index += 1
            calls += 1
            now = time.process_time()
        best = max(best, calls / (now - start))
    return best


def benchmark_module(name: str) -> Any:
    """A module of the repository's `benchmarks/`; None in an installed package."""
    root = Path(__file__).parents[4]
    if not (root / "benchmarks" / f"{name.replace('.', '/')}.py").is_file():
        return None
    if str(root) not in sys.path:
        sys.path.append(str(root))
    return importlib.import_module(f"benchmarks.{name}")


def extra_benchmarks(game: str) -> list[tuple[str, Callable[[], object], str]]:
    """What a game measures besides: `BENCHMARKS` of `benchmarks/<game>.py`, each (what, function, "ms")."""
    module = benchmark_module(game)
    return list(module.BENCHMARKS) if module is not None else []
