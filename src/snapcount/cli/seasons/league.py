"""`snapcount league`: look at leagues, check their files, make one from results."""

from __future__ import annotations

import argparse
import json
from importlib.resources import files
from pathlib import Path
from typing import Any

from snapcount.cli.common import add_parser, help_of, print_json
from snapcount.core.table import Refusal
from snapcount.games import GAMES, find
from snapcount.seasons.league.reading import BadLeague, load, shipped
from snapcount.seasons.league.results_csv import league_from, unreadable

OVERVIEW = """  snapcount league list
  snapcount league check my_league.json
  snapcount league from-csv results.csv --game dice_football --name "Our League" --out league.json
  snapcount league schema > league.schema.json
"""


def add_commands(subparsers: Any) -> None:
    league = add_parser(subparsers, "league", "list, check and make leagues for seasons", OVERVIEW)
    league.set_defaults(run=lambda _: help_of(league))
    actions = league.add_subparsers(title="actions", metavar="ACTION")
    add_parser(actions, "list", "name the leagues in the box", "  snapcount league list\n").set_defaults(
        run=list_leagues
    )
    check = add_parser(
        actions,
        "check",
        "say in plain words what is wrong with a league file, and where",
        "  snapcount league check my_league.json\n  snapcount league check lantern_1974\n",
    )
    check.add_argument("file", metavar="LEAGUE", help="a file, a folder with league.json, or one in the box")
    check.add_argument("--json", action="store_true", help="the problems as a JSON list, for programs")
    check.set_defaults(run=check_league)
    made = add_parser(
        actions,
        "from-csv",
        "make a league from a CSV of results: home, away, home_score, away_score, week, date",
        '  snapcount league from-csv results.csv --game dice_football --name "Our League" --out league.json\n',
    )
    made.add_argument("file", type=Path, metavar="CSV")
    made.add_argument("--game", required=True, choices=GAMES, metavar="GAME", help=", ".join(GAMES))
    made.add_argument("--name", required=True, metavar="NAME")
    made.add_argument("--out", required=True, type=Path, metavar="FILE")
    made.set_defaults(run=from_csv)
    schema = add_parser(
        actions, "schema", "print the JSON schema of league files", "  snapcount league schema\n"
    )
    schema.set_defaults(run=print_schema)


def list_leagues(_: argparse.Namespace) -> int:
    for name in shipped():
        league = load(name)
        print(
            f"{name:<14}{league.name}: {find(league.game).face.title}, {len(league.clubs)} clubs, "
            f"{len(league.schedule)} games"
        )
    return 0


def check_league(arguments: argparse.Namespace) -> int:
    try:
        league = load(arguments.file)
    except BadLeague as problem:
        if arguments.json:
            print_json(problem.problems)
        else:
            for sentence in problem.problems:
                print(f"{arguments.file}: {sentence}")
        return 2
    if arguments.json:
        print_json([])
        return 0
    weeks = max((fixture.week for fixture in league.schedule), default=0)
    print(f"{league.name}: a league of {find(league.game).face.title}, nothing wrong with it.")
    print(f"{len(league.clubs)} clubs, {len(league.schedule)} games in {weeks} weeks.")
    return 0


def from_csv(arguments: argparse.Namespace) -> int:
    try:
        text = arguments.file.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as problem:
        raise unreadable(problem, str(arguments.file)) from None
    league = league_from(text, find(arguments.game), arguments.name, str(arguments.file))
    if arguments.out.exists():
        raise Refusal("league", f"{arguments.out} is there already: choose another name.")
    arguments.out.write_text(
        json.dumps(league, ensure_ascii=False, indent=1) + "\n", encoding="utf-8", newline="\n"
    )
    print(f"{arguments.out}: {len(league['clubs'])} clubs, {len(league['schedule'])} games.")
    if "cards" in league["clubs"][0]:
        print(
            "Put each club's team file beside it under the name that `cards` says (`snapcount cards forge`)."
        )
    return 0


def print_schema(_: argparse.Namespace) -> int:
    print((files("snapcount.seasons.league") / "league.schema.json").read_text(encoding="utf-8"), end="")
    return 0
