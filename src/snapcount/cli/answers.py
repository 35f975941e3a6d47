"""What a person may type at a question: a number, a label, the game's shorthand, or a command."""

from __future__ import annotations

from enum import Enum
from itertools import islice
from typing import Any

from snapcount.core.game import Game
from snapcount.core.table import Question, Refusal, plainly

LISTED = 60
"""How many options are shown with a number."""


class Command(Enum):
    HELP = "h"
    EXPLAIN = "?"
    UNDO = "u"
    BOARD = "b"
    LOG = "l"
    RULE = "r"
    CARDS = "x"
    LEAVE = "q"


def numbered(question: Question[Any]) -> list[Any]:
    return list(islice(question.options(), LISTED))


def read_answer(game: Game, question: Question[Any], text: str) -> Any:
    """The answer that a text means, or a command; a `Refusal` says what was expected."""
    low = text.lower()
    if text == "":
        return Command.BOARD
    own = game.rulebook.face.read(question, text)
    if own is not None:
        return own
    options = numbered(question)
    if text.isdigit() and 1 <= int(text) <= len(options):
        return options[int(text) - 1]
    label = game.rulebook.face.words.label
    matches = [
        option for option in options if low in (label(question, option).lower(), plainly(option).lower())
    ]
    if len(matches) == 1:
        return matches[0]
    command = command_of(low)
    if command is not None:
        return command
    begins = [option for option in options if label(question, option).lower().startswith(low)]
    if len(begins) == 1:
        return begins[0]
    raise Refusal(question.rule, unreadable(game, question, text, options))


def unreadable(game: Game, question: Question[Any], text: str, options: list[Any]) -> str:
    if not question.listed and len(options) <= 1:
        words = game.rulebook.face.words
        expected = words.typing(question) or words.prompt(question, game.names)
        return f"{text[:40]!r} can't be read here: {expected}"
    shown = ", ".join(game.rulebook.face.words.label(question, option) for option in options[:12])
    return f"{text[:40]!r} is no option: expected 1 to {len(options)} or one of {shown}."


def command_of(low: str) -> Command | None:
    words = {"undo": Command.UNDO, "quit": Command.LEAVE, "exit": Command.LEAVE, "help": Command.HELP}
    words |= {"card": Command.CARDS, "cards": Command.CARDS}
    if low.split(" ")[0] in ("r", "rule"):
        return Command.RULE
    if low in words:
        return words[low]
    return next((command for command in Command if command.value == low), None)
