"""`snapcount verify FILE`: compute every roll of a finished game again, and check the signature under it."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from snapcount.cli.common import add_parser
from snapcount.core.record.text import BadRecord
from snapcount.core.record.verify import verdict
from snapcount.games import find
from snapcount.server.signing import said_of

SAID = {True: "Yes", False: "No", None: "Can't say"}


def add_commands(subparsers: Any) -> None:
    parser = add_parser(
        subparsers,
        "verify",
        "compute every roll of a finished game again from its revealed seed, and check who signed it",
        "  snapcount verify game.snap\n  snapcount verify game.snap --key 3b6a…\n",
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="a finished record (*.snap)")
    parser.add_argument(
        "--key", default="", metavar="HEX", help="the key it must be signed with, as SERVER/api/key shows it"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    path: Path = arguments.file
    try:
        raw = path.read_bytes()
    except OSError as problem:
        raise BadRecord(f"{path} can't be read: {problem.strerror}.") from None
    found = verdict(raw, find, name=path.name)
    signed = said_of(raw, arguments.key, name=path.name)
    print(f"{SAID[found.ok if signed.ok is not False else False]}: {found.sentence}\n{signed.sentence}")
    return 0 if found.ok and signed.ok is not False else 1
