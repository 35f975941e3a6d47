"""`snapcount book`: who has beaten whom, over records and seasons."""

from __future__ import annotations

import argparse
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

from snapcount.cli.common import add_parser, data_folder, print_json
from snapcount.core.table import Refusal
from snapcount.seasons.books.head_to_head import Reading, book_text, head_to_head


def add_commands(subparsers: Any) -> None:
    parser = add_parser(
        subparsers,
        "book",
        "show who has beaten whom, in all games that counted",
        "  snapcount book                     your own games of this terminal\n"
        "  snapcount book my.season games/    seasons, records, or folders of them\n"
        '  snapcount book games/ --same "Red=Ada" --same "Home=Ada"\n',
    )
    parser.add_argument(
        "paths", nargs="*", type=Path, metavar="PATH", help="records, seasons, cups, or folders"
    )
    parser.add_argument(
        "--same", action="append", default=[], metavar="NAME=WHO", help="somebody's other name, repeatable"
    )
    parser.add_argument("--with", dest="who", default="", metavar="NAME", help="only this person's")
    parser.add_argument(
        "--all", action="store_true", help="practice too, and games that computers played in a season"
    )
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    reading = Reading(same(arguments.same), practice=arguments.all)
    pairs = head_to_head(reading.read(arguments.paths or own_folder()))
    if arguments.who:
        who = reading.named(arguments.who).casefold()
        pairs = [pair for pair in pairs if who in (pair.one.casefold(), pair.other.casefold())]
    if arguments.json:
        print_json([{**asdict(pair), "streak": pair.streak} for pair in pairs])
    else:
        print(book_text(pairs))
    for note in reading.notes:
        print(f"snapcount: left out: {note}", file=sys.stderr)
    return 0


def own_folder() -> list[Path]:
    return [data_folder()] if data_folder().is_dir() else []


def same(texts: list[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for text in texts:
        name, equals, who = text.partition("=")
        if not (name.strip() and equals and who.strip()):
            raise Refusal("book", f"{text!r} names nobody: expected NAME=WHO.")
        found[name.strip()] = who.strip()
    return found
