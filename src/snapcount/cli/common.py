"""What several commands share: arguments, colours and where saved games live."""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import sys
import textwrap
from pathlib import Path
from typing import Any

from snapcount.core.data.letters import NOT_TEXT, line_of
from snapcount.core.rulebook import Rulebook, Value
from snapcount.core.table import Refusal
from snapcount.games import GAMES, find

ENDLESS = 1000
TIED = "\N{NO-BREAK SPACE}"
"""Words that stay in one line, and a number in the line of its words."""
MOST_DIGITS = 18
"""Of a count or a seed: a record holds no larger numbers."""


def add_parser(subparsers: Any, name: str, text: str, examples: str) -> argparse.ArgumentParser:
    """A command with its sentence and its examples."""
    parser: argparse.ArgumentParser = subparsers.add_parser(
        name,
        help=text,
        description=text[0].upper() + text[1:] + ".",
        epilog="examples:\n" + examples,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    return parser


def help_of(parser: argparse.ArgumentParser) -> int:
    """What a command says that was given no action."""
    parser.print_help()
    return 0


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "game", nargs="?", default=GAMES[0], metavar="GAME", help=f"one of {', '.join(GAMES)}"
    )
    add_game_options(parser)


def add_game_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--length", metavar="NAME", help="full, half, quick, …: see `snapcount games`")
    parser.add_argument(
        "--option",
        "-o",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, repeatable",
    )


def add_seats(parser: argparse.ArgumentParser, home: str, away: str, *others: str) -> None:
    """Who plays on which side: coaches by level or name, and whatever else may sit there."""
    coaches = ", ".join([*others, "a coach (below)", "plan:FILE", "file.py:Class"])
    parser.add_argument("--home", default=home, metavar="WHO", help=f"{coaches}; else {home}")
    parser.add_argument(
        "--away", "--against", default=away, metavar="WHO", help=f"the same for the away seat; else {away}"
    )
    tell_coaches(parser)


def tell_coaches(parser: argparse.ArgumentParser) -> None:
    """The help of this command ends with the ladders of coaches; they are fetched only when it is asked for."""
    plain = parser.format_help
    parser.format_help = lambda: f"{plain()}\n{ladders()}"  # type: ignore[method-assign]


def ladders() -> str:
    """Every game's coaches in a line, weakest first."""
    books = [find(game) for game in GAMES]
    lines = [f"  {book.id:<15}{', '.join(coach.level for coach in book.coaches.levels)}" for book in books]
    return "\n".join(["coaches, weakest first (`snapcount games GAME` says who they are):", *lines, ""])


def chosen_options(rulebook: Rulebook, arguments: argparse.Namespace) -> dict[str, Value]:
    """The options of the chosen length, then those given one by one."""
    options = rulebook.of_length(arguments.length, {})
    for text in arguments.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise Refusal(rulebook.rules.prefix, f"{text!r} isn't an option: expected NAME=VALUE.")
        options[name] = file_value(rulebook, value) if name in rulebook.face.files else option_value(value)
    return rulebook.settle(options)


def file_value(rulebook: Rulebook, value: str) -> Value:
    """A file given for an option becomes its text, so that the record holds all of it; anything else is a name."""
    path = Path(value)
    if path.suffix != ".json" and not path.is_file():
        return value
    try:
        read = rulebook.face.read_file(path.read_text(encoding="utf-8-sig"))
    except FileNotFoundError:
        raise Refusal(rulebook.rules.prefix, f"There is no file {value}.") from None
    except UnicodeDecodeError as problem:
        raise Refusal(rulebook.rules.prefix, f"{value}, {line_of(problem)}: {NOT_TEXT}.") from None
    if read.problems:
        first, *others = read.problems
        more = f" (and {len(others)} more)" if others else ""
        raise Refusal(rulebook.rules.prefix, f"{value}: {first}{more}.")
    return read.value


def option_value(text: str) -> Value:
    if text.lower() in ("true", "yes", "on"):
        return True
    if text.lower() in ("false", "no", "off"):
        return False
    return int(text) if text.lstrip("-").isdigit() else text


def whole_number(text: str) -> int:
    """An argument type for counts and seeds."""
    if not text.lstrip("-").isdigit():
        raise argparse.ArgumentTypeError(f"{text!r} isn't a whole number")
    if len(text) > MOST_DIGITS:
        raise argparse.ArgumentTypeError(f"{text[:20]}… is too long: expected at most {MOST_DIGITS} digits")
    return int(text)


def positive(text: str) -> int:
    number = whole_number(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is too small: expected 1 or more")
    return number


def rulebook_of(arguments: argparse.Namespace) -> Rulebook:
    return find(arguments.game)


def data_folder() -> Path:
    """Where saved games live: SNAPCOUNT_HOME, or the user's data folder."""
    home = os.environ.get("SNAPCOUNT_HOME")
    if home:
        return Path(home)
    usual = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")  # the latter is Windows'
    return Path(usual or Path.home() / ".local" / "share") / "snapcount"


class Kept:
    """Notes of a person by game, in a file of their own; one that can't be read counts as empty."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self.notes: dict[str, dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            self.notes = {}

    def write(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps(self.notes, ensure_ascii=False), encoding="utf-8", newline="\n")


def print_json(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))


class Ink:
    """Colour where the terminal has it, plain text everywhere else."""

    CODES = {"bold": "1", "dim": "2", "red": "31", "green": "32", "yellow": "33", "blue": "34", "cyan": "36"}

    def __init__(self, stream: Any = None) -> None:
        stream = sys.stdout if stream is None else stream
        self.on = stream.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"

    def __call__(self, style: str, text: str) -> str:
        return f"\x1b[{self.CODES[style]}m{text}\x1b[0m" if self.on else text


def width() -> int:
    return min(100, shutil.get_terminal_size((80, 24)).columns)


def within(text: str) -> str:
    """Sentences in the lines of the window, where there is one. A file's name and a command stand whole."""
    if not sys.stdout.isatty():
        return text
    whole = re.sub("`[^`]+`", lambda command: command[0].replace(" ", TIED), text)
    lines = [
        textwrap.fill(line, width(), break_long_words=False, break_on_hyphens=False)
        for line in whole.split("\n")
    ]
    return "\n".join(lines).replace(TIED, " ")


def lines_of_window() -> int:
    """Lines that are seen at once; where nobody looks at a window, as many as one likes."""
    return shutil.get_terminal_size((80, 24)).lines if sys.stdout.isatty() else ENDLESS
