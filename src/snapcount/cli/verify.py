"""`snapcount verify FILE`: compute every roll of a finished game again."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from snapcount.cli.common import add_parser
from snapcount.core.record.text import BadRecord
from snapcount.core.record.verify import verdict
from snapcount.games import find

SAID = {True: "Yes", False: "No", None: "Can't say"}


def add_commands(subparsers: Any) -> None:
    parser = add_parser(
        subparsers,
        "verify",
        "compute every roll of a finished game again from its revealed seed",
        "  snapcount verify game.snap\n",
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="a finished record (*.snap)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    path: Path = arguments.file
    try:
        raw = path.read_bytes()
    except OSError as problem:
        raise BadRecord(f"{path} can't be read: {problem.strerror}.") from None
    found = verdict(raw, find, name=path.name)
    print(f"{SAID[found.ok]}: {found.sentence}")
    return 0 if found.ok else 1
