"""`snapcount replay FILE`: a saved game from the first whistle."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from snapcount.cli.common import Ink, add_parser, print_json, whole_number
from snapcount.cli.full import add_full, full_screen
from snapcount.cli.screen import Screen
from snapcount.core.data.plain import to_plain
from snapcount.core.game import Game
from snapcount.core.record.file import load
from snapcount.core.table import Refusal
from snapcount.football.boxscore import box_score
from snapcount.football.columns import to_csv
from snapcount.football.row_chances import game_rows
from snapcount.football.words import counted
from snapcount.games import find


def add_commands(subparsers: Any) -> None:
    parser = add_parser(
        subparsers,
        "replay",
        "go through a saved game, play by play",
        "  snapcount replay game.snap\n"
        "  snapcount replay game.snap --step          one play for each Enter\n"
        "  snapcount replay game.snap --at 40         the table before input 40\n"
        "  snapcount replay game.snap --csv > plays.csv\n"
        "  snapcount replay game.snap --full          to any moment, and tried from there\n",
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="a record (*.snap)")
    parser.add_argument("--step", action="store_true", help="wait for Enter after each play")
    parser.add_argument("--at", type=whole_number, metavar="N", help="show the table before input N")
    parser.add_argument("--json", action="store_true", help="events and box score for programs")
    parser.add_argument("--csv", action="store_true", help="one row per play")
    parser.add_argument("--chances", action="store_true", help="with --csv: fill wp, wpa, ep and epa")
    add_full(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    game = load(arguments.file, find)
    if arguments.full:
        seen: int = full_screen().replay(game, arguments.file)
        return seen
    rows = game_rows(game, arguments.file.stem, chances=arguments.chances)
    if arguments.csv:
        print(to_csv(rows), end="")
    elif arguments.json:
        events = [
            {"rule": event.rule, "what": event.what, "facts": to_plain(event.facts), "text": game.say(event)}
            for event in game.seen(None)
        ]
        print_json(
            {"score": game.score, "over": game.is_over, "events": events, "box": box_score(rows, game.names)}
        )
    elif arguments.at is not None:
        show_moment(game, arguments.at)
    else:
        step_through(game, arguments.step and sys.stdin.isatty())
    return 0


def show_moment(game: Game, at: int) -> None:
    answers = [number for number, given in enumerate(game.inputs) if given.kind == "answer"]
    if not answers or not 0 <= at <= answers[-1]:
        last = answers[-1] if answers else 0
        raise Refusal("replay", f"There is no input {at} that was answered: expected 0 to {last}.")
    moment = game.at(next(number for number in answers if number >= at))
    print(moment)


def step_through(game: Game, wait: bool) -> None:
    screen = Screen(game, Ink())
    ends = {moment.events for moment in game.moments}
    told = False
    screen.show_legend()
    for number, event in enumerate(game.events):
        if number in ends and told:
            if wait:
                input()
            else:
                print()
            told = False
        if event.seen_by(None) and game.say(event):
            print(screen.log_line(event))
            told = True
    if game.is_over:
        screen.show_end()
    else:
        print()
        print(game)
    if game.variations:
        print()
        print(
            f"The file keeps {counted(len(game.variations), 'variation')} as well: --full shows what was tried."
        )
