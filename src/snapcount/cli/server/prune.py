"""`snapcount prune`: old games that are over are deleted from a server's store."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections import Counter
from pathlib import Path
from time import gmtime, strftime, time
from typing import Any

from snapcount.cli.common import add_parser, positive
from snapcount.games import find
from snapcount.server.settings import Settings

DAY = 86_400
EXAMPLES = """  snapcount prune --older-than 365d --dry-run       what would go
  snapcount prune --older-than 365d                 the server may be running
  snapcount prune --older-than 90d --db postgresql:///snapcount
"""


def add_commands(subparsers: Any) -> None:
    command = add_parser(subparsers, "prune", "delete a server's old games", EXAMPLES)
    command.add_argument(
        "--older-than", type=days, required=True, metavar="DAYSd", help="since they were made: 365d"
    )
    command.add_argument("--dry-run", action="store_true", help="say what would go, and change nothing")
    command.add_argument("--db", help="as for `snapcount serve` (default: the file in your data folder)")
    command.set_defaults(run=run)


def days(text: str) -> int:
    number, unit = text[:-1], text[-1:]
    if unit != "d":
        raise argparse.ArgumentTypeError(f"{text!r} isn't a number of days: expected one such as 365d")
    return positive(number)


def run(args: argparse.Namespace) -> int:
    try:
        from snapcount.server.prune import GOES, prune
        from snapcount.server.store import open_store
    except ImportError as missing:
        print(f"This needs {missing.name}: pip install 'snapcount[server]'.", file=sys.stderr)
        return 1
    address = args.db or Settings.from_environment().address
    if not address.startswith("postgres") and not Path(address.removeprefix("sqlite:///")).is_file():
        raise FileNotFoundError(f"There are no games at {address}.")
    store, before = open_store(address), time() - args.older_than * DAY

    async def go_through() -> Counter[str]:
        counts: Counter[str] = Counter()
        await store.open(lambda news: None)
        try:
            async for match, standing in prune(store, before, find, dry_run=args.dry_run):
                counts[standing] += 1
                made = strftime("%Y-%m-%d", gmtime(match.created))
                print(f"{made}  {match.id}  {match.game:<15}{match.mode:<10}{standing}")
        finally:
            await store.close()
        return counts

    counts = asyncio.run(go_through())
    gone = sum(counts[standing] for standing in GOES)
    verb = "would go" if args.dry_run else "deleted"
    print(f"{counts.total()} older than {args.older_than} days: {gone} {verb}, {counts.total() - gone} stay.")
    return 0
