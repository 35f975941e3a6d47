"""`snapcount games`: what there is to play."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Iterator
from typing import Any

from snapcount.cli.common import Ink, add_parser, print_json, width
from snapcount.core.rulebook import Option, Rulebook
from snapcount.games import GAMES, find

MANY = 5
"""More numbers in a row than this are not written out."""


def add_commands(subparsers: Any) -> None:
    parser = add_parser(
        subparsers,
        "games",
        "list the games, their options, lengths and coaches",
        "  snapcount games\n  snapcount games dice_football --json\n",
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help="only this one")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    rulebooks = [find(arguments.game)] if arguments.game else [find(game) for game in GAMES]
    if arguments.json:
        print_json([about(rulebook) for rulebook in rulebooks])
        return 0
    ink = Ink()
    for rulebook in rulebooks:
        print(f"{ink('bold', rulebook.face.title)}  ({rulebook.id})")
        for line in (rulebook.face.summary, *lines_of(rulebook)):
            print(textwrap.fill(line, width(), initial_indent="  ", subsequent_indent=" " * 6))
        print()
    return 0


def lines_of(rulebook: Rulebook) -> Iterator[str]:
    """Lengths, options and coaches, as they are typed."""
    for length in rulebook.face.lengths:
        yield f"--length {length.name:<8} {length.text}"
    for option in rulebook.rules.options:
        yield f"-o {option.name}={choices_of(option)}  {option.text} (else {option.default}) [{option.rule}]"
    for coach in rulebook.coaches.levels:
        strength = "" if coach.elo is None else f" ({coach.elo})"
        yield f"--against {coach.level:<9} {coach.name}{strength}: {coach.text}"


def choices_of(option: Option) -> str:
    """on|off, 12…180, TEXT: numbers that follow one another by their ends."""
    first, *rest = option.choices or ("TEXT",)
    numbers = type(first) is int and option.choices == tuple(range(first, first + len(option.choices)))
    if numbers and len(rest) > MANY:
        return f"{first}…{rest[-1]}"
    return "|".join(map(str, (first, *rest)))


def about(rulebook: Rulebook) -> dict[str, Any]:
    return {
        "id": rulebook.id,
        "title": rulebook.face.title,
        "summary": rulebook.face.summary,
        "rules_version": rulebook.rules.version,
        "lengths": [vars(length) | {"options": dict(length.options)} for length in rulebook.face.lengths],
        "options": [vars(option) for option in rulebook.rules.options],
        "coaches": [
            {"level": coach.level, "name": coach.name, "text": coach.text, "elo": coach.elo}
            for coach in rulebook.coaches.levels
        ],
    }
