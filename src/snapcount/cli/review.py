"""`snapcount review FILE`: a finished game looked back on, and its costly decisions asked again."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from snapcount.cli.answers import Command, read_answer
from snapcount.cli.common import Ink, add_parser, print_json
from snapcount.cli.progress import Progress, Stopping
from snapcount.cli.screen import Screen
from snapcount.core.game import Game
from snapcount.core.record.file import load
from snapcount.core.review.learning import Exercise, exercises
from snapcount.core.review.plainly import plain
from snapcount.core.review.shapes import Review
from snapcount.core.table import Refusal, Seat
from snapcount.games import find


def add_commands(subparsers: Any) -> None:
    parser = add_parser(
        subparsers,
        "review",
        "look back on a finished game: who decided how well, and who was lucky",
        "  snapcount review game.snap\n"
        "  snapcount review game.snap --learn --seat home   the costly decisions asked again\n"
        "  snapcount review game.snap --json > review.json\n"
        "\nCtrl-C stops and shows the plays that are done.\n",
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="a record (*.snap) of a game that is over")
    parser.add_argument("--learn", action="store_true", help="ask the costly decisions again")
    parser.add_argument("--seat", choices=("home", "away"), help="with --learn: only this side's decisions")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    game = load(arguments.file, find)
    if arguments.json and arguments.learn:
        raise Refusal("review", "--learn asks a person, --json answers a program: choose one.")
    review = made(game)
    if arguments.json:
        print_json(plain(review))
    elif arguments.learn:
        learn(game, review, Seat[arguments.seat.upper()] if arguments.seat else None)
    else:
        print(review)
    return 0


def made(game: Game) -> Review:
    progress = Progress()
    with Stopping() as stop:
        review = game.review(lambda done, of: progress("Plays looked at", done, of), stop)
    progress.done()
    return review


def learn(game: Game, review: Review, seat: Seat | None) -> None:
    """Each costly decision once more: the board, the question, and how the new answer compares."""
    found = exercises(game, review, seat)
    if not found:
        none = f"{review.names[seat]} has no" if seat is not None else "Nobody has a"
        print(f"{none} decision that gave away 2 % or more: nothing to ask again.")
        return
    for number, exercise in enumerate(found, 1):
        who = review.names[exercise.decision.seat]
        print(f"\n{number} of {len(found)}, {who}. {exercise.decision.situation}")
        Screen(exercise.game, Ink()).show_question(exercise.decision.seat, exercise.question)
        for answer in answers(exercise):
            compared = exercise.compare(answer)
            print(f"  {compared.words}")
            if compared.good:
                break
        else:
            return
        print(f"  In the game: {exercise.decision.chosen}. What came of it: {exercise.decision.came}.")


def answers(exercise: Exercise) -> Iterator[Any]:
    """What is typed until it is good enough; nothing more after q or the end of the input."""
    while True:
        try:
            text = input("Your answer (q ends): ").strip()
        except EOFError:
            return
        if text.lower() in ("q", "quit"):
            return
        try:
            answer = read_answer(exercise.game, exercise.question, text)
            refusal = None if isinstance(answer, Command) else exercise.question.problem(answer)
        except Refusal as problem:
            print(f"  {problem}")
            continue
        if refusal is not None or isinstance(answer, Command):
            print(f"  {refusal or 'Type a number or a name, or q.'}")
            continue
        yield answer
