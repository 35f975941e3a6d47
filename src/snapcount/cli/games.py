"""`snapcount games`: what there is to play."""

from __future__ import annotations

import argparse
from typing import Any

from snapcount.cli.common import Ink, add_parser, print_json
from snapcount.core.rulebook import Rulebook
from snapcount.games import GAMES, find


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
        print(f"{ink('bold', rulebook.face.title)}  ({rulebook.id})\n  {rulebook.face.summary}")
        for length in rulebook.face.lengths:
            print(f"  --length {length.name:<8} {length.text}")
        for option in rulebook.rules.options:
            choices = "|".join(map(str, option.choices)) or "TEXT"
            print(f"  -o {option.name}={choices}  {option.text} (else {option.default}) [{option.rule}]")
        for coach in rulebook.coaches.levels:
            strength = "" if coach.elo is None else f" ({coach.elo})"
            print(f"  --against {coach.level:<9} {coach.name}{strength}: {coach.text}")
        print()
    return 0


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
