"""`snapcount plan`: write, check and follow a game plan, and see afterwards which of its lines spoke."""

from __future__ import annotations

import argparse
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

from snapcount.cli.common import add_parser, help_of, print_json
from snapcount.coaches.plans import Plan, Problem, parse, plan_words, told
from snapcount.coaches.plans.reading import example_of, load, unreadable
from snapcount.coaches.plans.telling import told_text
from snapcount.core.record.file import load as load_record
from snapcount.core.table import Refusal, Seat
from snapcount.football.words import counted
from snapcount.games import GAMES, find

OVERVIEW = """  snapcount plan new dice_football --out mine.plan     a commented example to change
  snapcount plan check mine.plan                       what is wrong with it, line by line
  snapcount play dice_football --away plan:mine.plan   play against it
  snapcount simulate dice_football --home plan:mine.plan --away veteran
  snapcount plan told game.snap mine.plan              which line spoke at every decision
"""
SEATS = {"home": Seat.HOME, "away": Seat.AWAY}


def add_commands(subparsers: Any) -> None:
    plan = add_parser(subparsers, "plan", "write a game plan that the computer follows", OVERVIEW)
    plan.set_defaults(run=lambda _: help_of(plan))
    actions = plan.add_subparsers(title="actions", metavar="ACTION")
    new = add_parser(
        actions, "new", "write a commented example", "  snapcount plan new dice_football --out mine.plan\n"
    )
    new.add_argument("game", metavar="GAME", help=", ".join(GAMES))
    new.add_argument("--out", type=Path, metavar="FILE", help="the file to be made; else it is printed")
    new.set_defaults(run=write_new)
    check = add_parser(
        actions, "check", "say in sentences what is wrong with a plan", "  snapcount plan check mine.plan\n"
    )
    check.add_argument("file", type=Path, metavar="PLAN")
    check.add_argument("--json", action="store_true", help="the problems as a JSON list, for programs")
    check.set_defaults(run=check_plan)
    words = add_parser(
        actions,
        "words",
        "name the situations, decisions and answers that a plan can say",
        "  snapcount plan words canadian_pro\n",
    )
    words.add_argument("game", metavar="GAME", help=", ".join(GAMES))
    words.add_argument("--json", action="store_true", help="for programs")
    words.set_defaults(run=show_words)
    said = add_parser(
        actions,
        "told",
        "go through a game and say which line of a plan speaks at every decision",
        "  snapcount plan told game.snap mine.plan --seat away\n",
    )
    said.add_argument("record", type=Path, metavar="RECORD")
    said.add_argument("file", type=Path, metavar="PLAN")
    said.add_argument("--seat", choices=SEATS, default="home", help="whose decisions (home)")
    said.set_defaults(run=show_told)
    add_parser(actions, "schema", "print the JSON schema of plans", "  snapcount plan schema\n").set_defaults(
        run=print_schema
    )


def write_new(arguments: argparse.Namespace) -> int:
    text = example_of(find(arguments.game).id)
    if arguments.out is None:
        print(text, end="")
        return 0
    if arguments.out.exists():
        raise Refusal("plan", f"{arguments.out} is there already: choose another name.")
    arguments.out.write_text(text, encoding="utf-8", newline="\n")
    print(f"{arguments.out}: a plan to change; `snapcount plan check {arguments.out}` looks at it.")
    return 0


def looked_at(path: Path) -> Plan | list[Problem]:
    try:
        return parse(path.read_text(encoding="utf-8-sig"))
    except UnicodeDecodeError as problem:
        return [unreadable(problem)]


def check_plan(arguments: argparse.Namespace) -> int:
    found = looked_at(arguments.file)
    if arguments.json:
        print_json([problem._asdict() for problem in found] if isinstance(found, list) else [])
        return 2 if isinstance(found, list) else 0
    if isinstance(found, list):
        for problem in found:
            print(f"{arguments.file}: {problem}", file=sys.stderr)
        return 2
    lines = sum(len(entries) for entries in found.entries.values())
    print(f"{found.name or arguments.file}: a plan for {find(found.game).face.title}, nothing wrong with it.")
    print(f"{counted(lines, 'line')}; what they leave open is {found.otherwise}'s.")
    return 0


def show_words(arguments: argparse.Namespace) -> int:
    words = plan_words(find(arguments.game))
    if arguments.json:
        print_json(words)
        return 0
    print("Situations, with commas between them: " + "; ".join(words["situations"]) + ".")
    for one in words["decisions"]:
        print(f"\n{one['name']}: {one['text']}")
        print(f"  {', '.join(one['answers'])}")
        if one["chart"]:
            print(f"  `{words['chart']}:` is the chart of its last down.")
    return 0


def show_told(arguments: argparse.Namespace) -> int:
    game = load_record(arguments.record, find)
    plan = load(arguments.file, game.rulebook.id)
    print(told_text(told(game, plan, SEATS[arguments.seat]), plan.otherwise))
    return 0


def print_schema(_: argparse.Namespace) -> int:
    print((files("snapcount.coaches.plans") / "plan.schema.json").read_text(encoding="utf-8"), end="")
    return 0
