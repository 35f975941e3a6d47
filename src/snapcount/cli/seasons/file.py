"""What every command on a season file shares."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from snapcount.cli.common import add_parser
from snapcount.seasons.season import Season

Run = Callable[[argparse.Namespace], int]


def add_file(actions: Any, name: str, text: str, run: Run) -> argparse.ArgumentParser:
    """An action on a season file."""
    parser = add_parser(actions, name, text, f"  snapcount season {name} my.season\n")
    parser.add_argument("file", type=Path, metavar="SEASON", help="a season file")
    parser.set_defaults(run=run)
    return parser


def opened(arguments: argparse.Namespace) -> Season:
    """The season; what was left out of a damaged one is said beside."""
    season = Season.open(arguments.file)
    for note in season.notes:
        print(f"snapcount: {note}", file=sys.stderr)
    return season


def show(text: Callable[[Season], str]) -> Run:
    """A command that prints one page of the season."""

    def run(arguments: argparse.Namespace) -> int:
        print(text(opened(arguments)))
        return 0

    return run
