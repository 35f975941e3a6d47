"""`snapcount play`: a person against a coach, or two people at one keyboard."""

from __future__ import annotations

import argparse
import getpass
import shlex
import sys
from pathlib import Path
from typing import Any

from snapcount.cli.answers import Command, read_answer
from snapcount.cli.common import (
    Ink,
    add_game,
    add_parser,
    add_seats,
    chosen_options,
    data_folder,
    rulebook_of,
    whole_number,
    within,
)
from snapcount.cli.full import add_full, full_screen
from snapcount.cli.keys import typed_line
from snapcount.cli.screen import Screen
from snapcount.cli.sitting import Sitting
from snapcount.coaches import find_coach
from snapcount.coaches.names import names_of
from snapcount.core.drivers.sampled import Coach
from snapcount.core.game import Game
from snapcount.core.record.file import load
from snapcount.core.rulebook import Rulebook
from snapcount.core.table import Question, Refusal, Seat
from snapcount.games import find

FOR_KEEPS = "For keeps: what was rolled, drawn or shown can't be taken back."
PRACTICE = (
    "Practice: u takes back whatever you like; the record says so. (--for-keeps begins a game that counts.)"
)


def add_commands(subparsers: Any) -> None:
    parser = add_parser(
        subparsers,
        "play",
        "play a game here; leave with q and come back later",
        "  snapcount play\n"
        "  snapcount play dice_football --length quick --against veteran\n"
        "  snapcount play dice_football --for-keeps    nothing that was rolled or shown is taken back\n"
        "  snapcount play dice_football --away human   two people at one keyboard\n"
        "  snapcount play --file saved.snap            go on with a saved game\n"
        "  snapcount play scrimmage --full             on the full screen, with the mouse\n",
    )
    add_game(parser)
    add_seats(parser, "human", "rookie", "human")
    parser.add_argument(
        "--seed", type=whole_number, metavar="N", help="dice that can be repeated (else secret)"
    )
    parser.add_argument(
        "--for-keeps",
        action="store_true",
        help="against a coach: what was rolled, drawn or shown can't be taken back (else it is practice)",
    )
    parser.add_argument("--new", action="store_true", help="start anew although a game is unfinished")
    parser.add_argument("--file", type=Path, metavar="FILE", help="play or go on in this record file")
    add_full(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    rulebook = rulebook_of(arguments)
    path = arguments.file or data_folder() / "terminal" / f"{rulebook.id}.snap"
    seats = {Seat.HOME: arguments.home, Seat.AWAY: arguments.away}
    game = unfinished(path, arguments, rulebook)
    if game is None:
        options = chosen_options(rulebook, arguments)
        game = Game(rulebook, options, seed=arguments.seed, names=names_of(rulebook, options, seats))
        game.for_keeps = for_keeps(arguments)
    else:
        print(within(going_on(game, path, arguments)))
        rulebook = game.rulebook
    coaches = {seat: find_coach(rulebook, who) for seat, who in seats.items() if who != "human"}
    path.parent.mkdir(parents=True, exist_ok=True)
    if arguments.full:
        played: int = full_screen().play(Sitting(game, coaches, path, again(arguments)))
        return played
    return Session(game, coaches, path, again(arguments)).play()


def again(arguments: argparse.Namespace) -> str:
    """The command that goes on with this game, with the same people and coaches."""
    words = ["snapcount play", arguments.game]
    words += [f"--home {arguments.home}"] if arguments.home != "human" else []
    words += [f"--away {arguments.away}"] if arguments.away != "rookie" else []
    words += [f"--file {shlex.quote(str(arguments.file))}"] if arguments.file else []
    words += ["--full"] if arguments.full else []
    return " ".join(words)


def going_on(game: Game, path: Path, arguments: argparse.Namespace) -> str:
    """What is taken up, and that an unfinished game keeps its length, its options and its dice."""
    said = f"Going on with the unfinished game in {path} (--new starts another)."
    chosen_options(game.rulebook, arguments)
    given = [f"--length {arguments.length}"] if arguments.length else []
    given += [f"-o {text}" for text in arguments.option]
    given += [f"--seed {arguments.seed}"] if arguments.seed is not None else []
    if not given:
        return said
    return f"{said}\nIt stays as it began: {', '.join(given)} is for a new one."


def unfinished(path: Path, arguments: argparse.Namespace, rulebook: Rulebook) -> Game | None:
    if arguments.new or not path.exists():
        return None
    game = load(path, find)
    if game.rulebook.id != rulebook.id:
        raise Refusal(
            "play", f"{path} holds a game of {game.rulebook.face.title}, not of {rulebook.face.title}."
        )
    if game.is_over and arguments.file:
        raise Refusal(
            "play", f"The game in {path} is over: look at it with `snapcount replay`, or choose --new."
        )
    if arguments.for_keeps and not game.is_over and not game.for_keeps:
        raise Refusal("play", f"The unfinished game in {path} is practice: --new begins one for keeps.")
    return None if game.is_over else game


def for_keeps(arguments: argparse.Namespace) -> bool:
    """Whether the game counts; then it is one person's against a coach, with dice that nobody chose."""
    if not arguments.for_keeps:
        return False
    if (arguments.home == "human") == (arguments.away == "human"):
        raise Refusal("play", "Only a game of one person against a coach is for keeps or for practice.")
    if arguments.seed is not None:
        raise Refusal("play", "A game for keeps can't have dice that were chosen: leave --seed out.")
    return True


STOPPED = 130
"""The exit code of Ctrl-C."""


class Session(Sitting):
    """One sitting by lines."""

    def __init__(self, game: Game, coaches: dict[Seat, Coach], path: Path, again: str = "") -> None:
        super().__init__(game, coaches, path, again)
        self.screen = Screen(game, Ink())
        self.screen.told = len(game.events)

    def play(self) -> int:
        """To the end, or until the person leaves; Ctrl-C is a way of leaving."""
        try:
            return self.sit()
        except KeyboardInterrupt:
            print(f"\n{within(self.left())}")
            return STOPPED

    def sit(self) -> int:
        self.keep()
        if self.coaches:
            print(within(self.welcome()))
        while not self.game.is_over:
            while (coach := self.coach_to_answer()) is not None:
                self.accept(self.thought(coach), coach)
            if self.game.is_over:
                break
            seat = min(self.game.waiting)
            self.screen.show_news(self.eyes)
            if not self.ask(seat):
                print(within(self.left()))
                return 0
        self.screen.show_news(None)
        self.screen.show_end()
        print(within(self.ended()))
        return 0

    def welcome(self) -> str:
        return FOR_KEEPS if self.game.for_keeps else PRACTICE

    def ask(self, seat: Seat) -> bool:
        """Ask a person until an answer is accepted; False when the person leaves."""
        question = self.game.waiting[seat]
        self.screen.show_question(seat, question)
        while True:
            text = self.line(seat)
            if text is None:
                return False
            try:
                answer = read_answer(self.game, question, text)
                if answer is Command.LEAVE:
                    return False
                if isinstance(answer, Command):
                    if self.obey(answer, text, seat, question):
                        return True
                    continue
                self.accept(answer, seat)
            except Refusal as refusal:
                self.screen.refuse(refusal)
                continue
            return True

    def obey(self, command: Command, text: str, seat: Seat, question: Question[Any]) -> bool:
        """Do what isn't an answer; True when the question at hand has changed."""
        if command is Command.UNDO:
            return self.undo()
        if command is Command.EXPLAIN:
            self.screen.explain(seat, question)
        elif command is Command.AGAIN:
            self.screen.show_question(seat, question)
        elif command is Command.BOARD:
            self.screen.show_whole_board(seat, question)
        elif command is Command.LOG:
            self.screen.show_log(self.eyes)
        elif command is Command.CARDS:
            self.screen.show_cards(self.eyes)
        elif command is Command.RULE:
            self.screen.show_rule(text)
        else:
            self.screen.help(question)
        return False

    def undo(self) -> bool:
        self.take_back()
        self.screen.told = min(self.screen.told, len(self.game.events))
        print("Taken back.")
        return True

    def line(self, seat: Seat) -> str | None:
        """What the person types; hidden where the other person at the keyboard must not see it."""
        if self.hidden(seat) and sys.stdin.isatty():
            try:
                return getpass.getpass(f"{self.game.names[seat]} (hidden)> ").strip()
            except EOFError:
                return None
        return typed_line(f"{self.game.names[seat]}> ")
