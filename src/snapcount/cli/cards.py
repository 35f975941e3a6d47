"""`snapcount cards`: check, forge, measure and print the cards of Canadian Pro Football."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from snapcount.cli.common import add_parser, help_of, positive, print_json, whole_number
from snapcount.coaches import find_coach
from snapcount.core.data.letters import NOT_TEXT, line_of
from snapcount.core.data.reading import read_json
from snapcount.core.data.typed import NotPlain
from snapcount.football.words import counted
from snapcount.games import find
from snapcount.games.canadian_pro.cards.calibration.measures import measures
from snapcount.games.canadian_pro.cards.calibration.replay import replay, replay_text
from snapcount.games.canadian_pro.cards.calibration.report import report as report_text
from snapcount.games.canadian_pro.cards.check import check as problems_of
from snapcount.games.canadian_pro.cards.forge.season import SeasonProblems, unreadable_cell
from snapcount.games.canadian_pro.cards.forge.team import forge as forge_team
from snapcount.games.canadian_pro.cards.sheet.layout import PAPERS, print_team
from snapcount.games.canadian_pro.cards.tables import Json, shipped_teams
from snapcount.games.canadian_pro.cards.writer import written
from snapcount.paper.letters import unprintable
from snapcount.paper.pdf import written as pdf_of

TEAM_HELP = "a team file, or the name of a team in the box (see `snapcount cards list`)"
OVERVIEW = """  snapcount cards list
  snapcount cards check my_team.json
  snapcount cards forge season.csv --out my_team.json --report
  snapcount cards report edmonton_1973
  snapcount cards print edmonton_1973 --out edmonton.pdf
"""


class BadInput(ValueError):
    """A sentence for the person at the keyboard."""


def add_commands(subparsers: Any) -> None:
    cards = add_parser(
        subparsers, "cards", "check, forge, measure and print Canadian Pro Football cards", OVERVIEW
    )
    cards.set_defaults(run=lambda _: help_of(cards))
    actions = cards.add_subparsers(title="actions", metavar="ACTION")
    _add_list(actions)
    _add_check(actions)
    _add_forge(actions)
    _add_report(actions)
    _add_print(actions)


def _add_list(actions: Any) -> None:
    parser = add_parser(actions, "list", "name the teams in the box", "  snapcount cards list\n")
    parser.set_defaults(run=_guarded(list_teams))


def _add_check(actions: Any) -> None:
    parser = add_parser(
        actions,
        "check",
        "say in plain words what is wrong with a team file, and where",
        "  snapcount cards check my_team.json\n  snapcount cards check my_team.json --json\n",
    )
    parser.add_argument("file", metavar="FILE", help=TEAM_HELP)
    parser.add_argument("--json", action="store_true", help="the problems as a JSON list, for programs")
    parser.set_defaults(run=_guarded(check))


def _add_forge(actions: Any) -> None:
    parser = add_parser(
        actions,
        "forge",
        "make a team file from the statistics of a season",
        "  snapcount cards forge season.csv --out my_team.json\n"
        "  snapcount cards forge season.csv --out my_team.json --report\n",
    )
    parser.add_argument("season", metavar="SEASON.csv", type=Path, help="see docs/guide/forge.md")
    parser.add_argument("--out", metavar="TEAM.json", type=Path, required=True, help="where the team goes")
    parser.add_argument(
        "--report", action="store_true", help="then show the season beside what the cards yield"
    )
    parser.add_argument("--seed", metavar="N", type=whole_number, default=1, help="of the thrown season (1)")
    parser.set_defaults(run=_guarded(forge))


def _add_report(actions: Any) -> None:
    parser = add_parser(
        actions,
        "report",
        "show every season line beside what its card yields, exactly and in a season thrown with dice",
        "  snapcount cards report my_team.json\n  snapcount cards report montreal_1973 --seed 7\n"
        "  snapcount cards report edmonton_1973 --games 16 --against montreal_1973\n",
    )
    parser.add_argument("file", metavar="TEAM.json", help=TEAM_HELP)
    parser.add_argument("--seed", metavar="N", type=whole_number, default=1, help="of the thrown season (1)")
    parser.add_argument("--games", metavar="N", type=positive, help="also replay a season of whole games")
    parser.add_argument("--against", metavar="TEAM", action="append", help="whom to replay; repeatable")
    parser.add_argument("--coach", metavar="WHO", default="rookie", help="who coaches the replay (rookie)")
    parser.add_argument("--json", action="store_true", help="the figures for programs")
    parser.set_defaults(run=_guarded(report))


def _add_print(actions: Any) -> None:
    parser = add_parser(
        actions,
        "print",
        "make a PDF of cards to cut out, with the formation cards and charts",
        "  snapcount cards print my_team.json --out my_team.pdf\n"
        "  snapcount cards print edmonton_1973 --out edmonton.pdf --paper a4 --no-charts\n",
    )
    parser.add_argument("file", metavar="TEAM.json", help=TEAM_HELP)
    parser.add_argument("--out", metavar="FILE.pdf", type=Path, required=True, help="where the PDF goes")
    parser.add_argument("--paper", choices=tuple(PAPERS), default="letter", help="paper size (letter)")
    parser.add_argument("--no-charts", action="store_true", help="only the cards of the team")
    parser.set_defaults(run=_guarded(print_cards))


def _guarded(action: Callable[[argparse.Namespace], int]) -> Callable[[argparse.Namespace], int]:
    """Bad input ends with one sentence and exit code 2."""

    def run(arguments: argparse.Namespace) -> int:
        try:
            return action(arguments)
        except BadInput as problem:
            print(f"snapcount: {problem}", file=sys.stderr)
            return 2

    return run


def list_teams(arguments: argparse.Namespace) -> int:
    for name, path in shipped_teams().items():
        team = json.loads(path.read_text(encoding="utf-8-sig"))
        league = f", {team['league']} (invented)" if team.get("invented") else ""
        print(f"{name:26} {team['club']} {team['season']}{league}")
    return 0


def check(arguments: argparse.Namespace) -> int:
    data = json_in(arguments.file)
    problems = problems_of(data)
    if arguments.json:
        print_json(problems)
    elif problems:
        print("\n".join(problems))
    else:
        print(f"{arguments.file}: {data['club']} {data['season']} is a good team file.")
    if problems:
        raise BadInput(f"{arguments.file} is not yet a team file: {counted(len(problems), 'problem')}.")
    return 0


def forge(arguments: argparse.Namespace) -> int:
    text = read_text(arguments.season, unreadable_cell)
    try:
        team = forge_team(text)
    except SeasonProblems as found:
        print("\n".join(found.problems), file=sys.stderr)
        count = counted(len(found.problems), "problem")
        raise BadInput(f"{arguments.season} can't be forged: {count}; nothing was written.") from None
    write(arguments.out, written(team).encode("utf-8"))
    print(f"{team['club']} {team['season']}: {arguments.out} written.")
    if arguments.report:
        print()
        print(report_text(team, arguments.seed)[0])
    return 0


def report(arguments: argparse.Namespace) -> int:
    team = read_team(arguments.file)
    if arguments.json:
        found = measures(team, arguments.seed)
        print_json([measure._asdict() | {"inside": measure.inside} for measure in found])
    else:
        print(report_text(team, arguments.seed)[0])
    if arguments.games and not arguments.json:
        print()
        print(replayed(team, arguments))
    return 0


def replayed(team: Json, arguments: argparse.Namespace) -> str:
    """A season of whole games against the other teams of the league, or those named."""
    rulebook = find("canadian_pro")
    opponents = arguments.against or rivals(arguments.file)
    for name in opponents:
        if name not in shipped_teams():
            raise BadInput(f"there is no team {name} in the box: see `snapcount cards list`.")
    find_coach(rulebook, arguments.coach)
    season = replay(
        rulebook,
        team,
        opponents,
        lambda: find_coach(rulebook, arguments.coach),
        arguments.games,
        arguments.seed,
    )
    return replay_text(team, season, opponents, arguments.coach)


def rivals(name: str) -> list[str]:
    """The other teams of its folder, or of the 1973 season for a file of one's own."""
    shipped = shipped_teams()
    home = shipped[name].parent if name in shipped else shipped["edmonton_1973"].parent
    return [other for other, path in shipped.items() if path.parent == home and other != name]


def print_cards(arguments: argparse.Namespace) -> int:
    team = read_team(arguments.file)
    document = print_team(team, arguments.paper, with_charts=not arguments.no_charts)
    write(arguments.out, pdf_of(document))
    print(
        f"{team['club']} {team['season']}: {arguments.out} written, {counted(len(document.pages), 'page')}."
    )
    lost = unprintable(json.dumps(team, ensure_ascii=False))
    if lost:
        print(f"The font has no {', '.join(lost)}: printed as a question mark.", file=sys.stderr)
    return 0


def read_team(name: str) -> Json:
    """A team file that passes the check."""
    data: Json = json_in(name)
    problems = problems_of(data)
    if problems:
        more = f" ({len(problems) - 1} more: `snapcount cards check {name}`)" if len(problems) > 1 else ""
        raise BadInput(f"{name} is not a team file: {problems[0]}{more}.")
    return data


def json_in(name: str) -> Any:
    shipped = shipped_teams()
    path = shipped[name] if name in shipped and not Path(name).exists() else Path(name)
    text = read_text(path)
    try:
        return read_json(text)
    except json.JSONDecodeError as problem:
        where = f"line {problem.lineno}, column {problem.colno}"
        raise BadInput(f"{name} is not JSON: {problem.msg.lower()} at {where}.") from None
    except NotPlain as problem:
        raise BadInput(f"{name} is not a team file: {problem}.") from None
    except RecursionError:
        raise BadInput(f"{name} is not a team file: it is nested too deeply.") from None


def read_text(path: Path, place_of: Callable[[UnicodeDecodeError], str] = line_of) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise BadInput(f"there is no file {path}.") from None
    except UnicodeDecodeError as problem:
        raise BadInput(f"{path}, {place_of(problem)}: {NOT_TEXT}.") from None
    except OSError as problem:
        raise BadInput(f"{path} can't be read: {(problem.strerror or 'unknown problem').lower()}.") from None


def write(path: Path, content: bytes) -> None:
    try:
        path.write_bytes(content)
    except OSError as problem:
        raise BadInput(
            f"{path} can't be written: {(problem.strerror or 'unknown problem').lower()}."
        ) from None
