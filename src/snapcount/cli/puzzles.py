"""`snapcount puzzles`: one answer is clearly best. Those that come with a game, and those cut from one's own games."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from snapcount.cli.common import (
    add_game_options,
    add_parser,
    chosen_options,
    data_folder,
    positive,
    whole_number,
)
from snapcount.cli.learn import Progress, Session, show_list
from snapcount.cli.numbers.pool import Bar, add_pool
from snapcount.core.drivers.sampled import seed_of
from snapcount.core.game import Game
from snapcount.core.record.file import load
from snapcount.core.rulebook import Value
from snapcount.core.table import Refusal, Seat
from snapcount.games import GAMES, find
from snapcount.lessons.cutting import cut
from snapcount.lessons.lesson import Lesson
from snapcount.lessons.puzzles import numbered, puzzles_in, puzzles_of
from snapcount.simulation.workers import in_order

FROM_ONE_GAME = 3
"""So many of one game at most, the clearest: puzzles shall differ."""
LEVEL = "rookie"


class Work(NamedTuple):
    """One game for a worker."""

    game: str
    options: dict[str, Value]
    root: int
    number: int


def add_commands(subparsers: Any) -> None:
    parser = add_parser(
        subparsers,
        "puzzles",
        "find the one answer that is clearly best, in moments of played games",
        "  snapcount puzzles dice_football           the next one\n"
        "  snapcount puzzles dice_football 7\n"
        "  snapcount puzzles dice_football --list\n"
        "  snapcount puzzles --cut game1.snap game2.snap --out mine.json\n"
        "  snapcount puzzles mine.json\n"
        "  snapcount puzzles dice_football --make 40 --out made.json   from games of two rookies\n",
    )
    parser.add_argument(
        "source",
        nargs="?",
        default=GAMES[0],
        metavar="GAME",
        help=f"one of {', '.join(GAMES)}, or a file of puzzles",
    )
    parser.add_argument("puzzle", nargs="?", type=whole_number, metavar="N", help="its number (the next one)")
    parser.add_argument("--list", action="store_true", help="the puzzles, and which of them you solved")
    parser.add_argument(
        "--cut",
        nargs="+",
        type=Path,
        metavar="FILE",
        help="records (*.snap) of games that are over: home's mistakes become puzzles",
    )
    parser.add_argument(
        "--make", type=positive, metavar="N", help="play N games of two rookies and cut puzzles from them"
    )
    add_game_options(parser)
    parser.add_argument("--most", type=positive, default=40, metavar="N", help="so many puzzles at most (40)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where the puzzles go")
    add_pool(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if arguments.cut or arguments.make:
        if arguments.out is None:
            raise Refusal("puzzles", "Where shall the puzzles go? Expected --out FILE.")
        return write(arguments)
    puzzles, name = found(arguments.source)
    kept = Progress(data_folder() / "puzzles.json")
    if not puzzles:
        raise Refusal("puzzles", f"{name} has no puzzles yet.")
    rulebook = find(puzzles[0].game)
    if arguments.list:
        show_list(puzzles, kept, name)
        return 0
    number = arguments.puzzle if arguments.puzzle is not None else kept.next(name, len(puzzles))
    return Session(rulebook, numbered(puzzles, name, number), kept, name, "puzzles").take()


def found(source: str) -> tuple[tuple[Lesson, ...], str]:
    """The puzzles of a game or of a file, and the name under which solved ones are kept."""
    if source.endswith(".json"):
        return puzzles_in(Path(source)), source
    rulebook = find(source)
    return puzzles_of(rulebook.id), rulebook.id


# Making them


def write(arguments: argparse.Namespace) -> int:
    game, lots = of_records(arguments.cut) if arguments.cut else of_new_games(arguments)
    puzzles = varied(lots, arguments.most)
    if not puzzles:
        raise Refusal(
            "puzzles", "No mistake of home's in these games has one clearly best answer: nothing was written."
        )
    page = json.dumps(
        {"game": game, "puzzles": puzzles}, ensure_ascii=False, indent=None, separators=(",", ":")
    )
    arguments.out.write_text(
        page.replace('{"situation"', '\n{"situation"') + "\n", encoding="utf-8", newline="\n"
    )
    print(f"{arguments.out} has {len(puzzles)} puzzles.")
    return 0


def varied(lots: Iterable[Sequence[dict[str, Any]]], most: int) -> list[dict[str, Any]]:
    """The clearest few of each game; of every kind of question alike many, as far as there are so many."""
    kinds: dict[str, list[dict[str, Any]]] = {}
    known: set[tuple[str, ...]] = set()
    for lot in lots:
        fresh = [one for one in lot if idea(one) not in known]
        for one in sorted(fresh, key=lambda one: -one["margin"])[:FROM_ONE_GAME]:
            kinds.setdefault(one.get("kind") or one["asked"], []).append(one)
            known.add(idea(one))
    chosen: list[dict[str, Any]] = []
    while any(kinds.values()) and len(chosen) < most:
        for lot in kinds.values():
            if lot and len(chosen) < most:
                chosen.append(lot.pop(0))
    return chosen


def idea(one: dict[str, Any]) -> tuple[str, ...]:
    """What a puzzle comes to: nobody wants the same twice. A position that a game poses comes to its answer."""
    if one.get("kind"):
        if one["like"]:
            return one["kind"], one["like"]
        best, second, *_ = one["answers"]
        return one["kind"], best["label"], second["label"] if second["chance"] else ""
    return one.get("asks", one["situation"]), *(answer["label"] for answer in one["answers"])


def of_records(paths: Sequence[Path]) -> tuple[str, Iterator[list[dict[str, Any]]]]:
    games = [load(path, find) for path in paths]
    ids = {game.rulebook.id for game in games}
    if len(ids) > 1:
        raise Refusal(
            "puzzles", f"These are records of {' and '.join(sorted(ids))}: expected those of one game."
        )
    return games[0].rulebook.id, (list(cut(game)) for game in games)


def of_new_games(arguments: argparse.Namespace) -> tuple[str, Iterator[list[dict[str, Any]]]]:
    rulebook = find(arguments.source)
    game, options = rulebook.id, chosen_options(rulebook, arguments)
    work = [Work(game, options, arguments.seed, number) for number in range(arguments.make)]
    return game, counted(in_order(play_and_cut, work, arguments.workers), len(work))


def counted(lots: Iterator[list[dict[str, Any]]], of: int) -> Iterator[list[dict[str, Any]]]:
    bar = Bar(of)
    for done, lot in enumerate(lots, 1):
        bar.show(done)
        yield lot
    bar.close()


def play_and_cut(work: Work) -> list[dict[str, Any]]:
    """Game i has the seed f(root, i), whoever plays it."""
    rulebook, seed = find(work.game), seed_of(work.root, work.number)
    clubs = [rulebook.face.club(work.options, seat) for seat in Seat]
    home, away = (club.name if club else name for club, name in zip(clubs, ("Red", "Blue"), strict=True))
    game = Game(rulebook, work.options, seed=str(seed), names=(home, away))
    coaches = {seat: rulebook.coach(LEVEL).make() for seat in Seat}
    random = Random(seed)
    while game.waiting:
        seat, question = next(iter(game.waiting.items()))
        game.answer(coaches[seat].answer(game.view(seat), question, random), seat)
    return list(cut(game))
