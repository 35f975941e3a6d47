"""`snapcount backup`: a server's games in one file and its key beside it, copied while it runs."""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path
from shlex import quote
from typing import Any
from urllib.parse import urlsplit

from snapcount.cli.common import add_parser
from snapcount.server.settings import Settings

EXAMPLES = """  snapcount backup friday.db
  snapcount backup friday.db --db games.db
  snapcount serve --db friday.db                    look at it, or go on from it
"""


def add_commands(subparsers: Any) -> None:
    command = add_parser(subparsers, "backup", "copy a server's games to a file while it runs", EXAMPLES)
    command.add_argument("file", metavar="FILE", type=Path, help="the copy: a file that doesn't exist yet")
    command.add_argument("--db", help="as for `snapcount serve` (default: the file in your data folder)")
    command.add_argument("--key", metavar="FILE", help="as for `snapcount serve` (default: beside the games)")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    settings = Settings.from_environment()
    settings = replace(settings, db=args.db or settings.db, key=args.key or settings.key)
    address, key, copied_key = settings.address, settings.key_file, Settings(db=str(args.file)).key_file
    if address.startswith("postgres"):
        print("These games are in PostgreSQL, which makes its own copies; the key is a file of its own:\n")
        print(f"  {dump(address, args.file)}\n  cp -p {quote(str(key))} {quote(str(copied_key))}\n")
        print("Nothing was copied.", file=sys.stderr)
        return 2
    from snapcount.server.store.backup import back_up, copy_key

    source, target = Path(address.removeprefix("sqlite:///")), args.file
    if not source.is_file():
        raise FileNotFoundError(f"There are no games at {source}.")
    for made in (target, copied_key):
        if made.exists():
            raise FileExistsError(f"{made} exists already: a backup overwrites nothing.")
    count = back_up(source, target)
    print(f"{count} match{'' if count == 1 else 'es'} from {source} in {target}.")
    if key.is_file():
        copy_key(key, copied_key)
        print(f"The key that this server signs with in {copied_key}.")
    return 0


def dump(address: str, file: Path) -> str:
    """The line for a person to run. A password isn't printed: pg_dump asks for it, or finds it in PGPASSWORD."""
    parts = urlsplit(address)
    user, at, host = parts.netloc.rpartition("@")
    shown = parts._replace(scheme="postgresql", netloc=user.partition(":")[0] + at + host)
    return f"pg_dump --format=custom --file={quote(str(file))} '{shown.geturl()}'"
