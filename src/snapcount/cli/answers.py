"""What a person may type at a question: a number, a label, the game's shorthand, or a command."""

from __future__ import annotations

import re
from enum import Enum
from itertools import islice
from typing import Any

from snapcount.core.data.plain import to_plain
from snapcount.core.game import Game
from snapcount.core.table import Question, Refusal, plainly
from snapcount.lessons.judging import mentions

LISTED = 60
"""How many options are shown with a number."""
READ = 600
"""How many are looked through for the words that were typed."""
SAID = 12
"""How many are named in a refusal."""
WORD = re.compile(r"[^\s:,;]+")


class Command(Enum):
    HELP = "h"
    EXPLAIN = "?"
    UNDO = "u"
    AGAIN = ""
    BOARD = "b"
    LOG = "l"
    RULE = "r"
    CARDS = "x"
    LEAVE = "q"


def numbered(question: Question[Any], only: tuple[str, ...] = ()) -> list[Any]:
    """What is listed; in a lesson only what the step is about."""
    offered = (option for option in question.options() if not only or mentions(to_plain(option), only))
    return list(islice(offered, LISTED))


def read_answer(game: Game, question: Question[Any], text: str, only: tuple[str, ...] = ()) -> Any:
    """The answer that a text means, or a command; a `Refusal` says what was expected."""
    low = text.lower()
    if text == "":
        return Command.AGAIN
    own = game.rulebook.face.read(question, text)
    if own is not None:
        return own
    options = numbered(question, only)
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
    meant = begun(game, question, low)
    if len(meant) == 1:
        return meant[0]
    raise Refusal(question.rule, unreadable(game, question, text, meant or options, bool(meant)))


def begun(game: Game, question: Question[Any], low: str) -> list[Any]:
    """The options whose label has these words, or their beginnings, in this order: "run bell", "def 3".

    A label that begins with the text comes before one that only has its words somewhere.
    """
    words = low.split()
    known = list(islice(question.options(), READ))
    labels = [game.rulebook.face.words.label(question, option).lower() for option in known]
    starts = [option for option, label in zip(known, labels, strict=True) if label.startswith(low)]
    return starts or [
        option for option, label in zip(known, labels, strict=True) if has_words(WORD.findall(label), words)
    ]


def has_words(label: list[str], begun: list[str]) -> bool:
    """Whether a label has, in order, a word for every one that was begun."""
    rest = iter(label)
    return bool(begun) and all(any(word.startswith(start) for word in rest) for start in begun)


def unreadable(
    game: Game, question: Question[Any], text: str, options: list[Any], several: bool = False
) -> str:
    """What was expected, or which answers these words may mean."""
    label = game.rulebook.face.words.label
    if several:
        more = ", …" if len(options) > SAID else ""
        which = ", ".join(label(question, option) for option in options[:SAID])
        return f"{text[:40]!r} may mean {which}{more}: type a little more."
    if not question.listed and len(options) <= 1:
        words = game.rulebook.face.words
        expected = words.typing(question) or words.prompt(question, game.names)
        return f"{text[:40]!r} can't be read here: {expected}"
    shown = ", ".join(label(question, option) for option in options[:SAID])
    return f"{text[:40]!r} isn't an option: expected 1 to {len(options)} or one of {shown}."


def command_of(low: str) -> Command | None:
    words = {"undo": Command.UNDO, "quit": Command.LEAVE, "exit": Command.LEAVE, "help": Command.HELP}
    words |= {"card": Command.CARDS, "cards": Command.CARDS}
    if low.split(" ")[0] in ("r", "rule"):
        return Command.RULE
    if low in words:
        return words[low]
    return next((command for command in Command if command.value == low), None)
