"""Servers are killed at random moments while every game is played on them, by people and by coaches.

    python -m benchmarks.server.durability [--kills 1000] [--db sqlite postgresql] [--minutes 0] [--matches 8]

Printed are the kills (SIGKILL), those of them while an answer was under way, the matches, the answers that were
acknowledged to somebody, those of them that are not in the store afterwards, and the matches that could not be opened
again. SQLite is served by one process, PostgreSQL (a private one, from the installed binaries) by two, either of which
may be killed. It talks to 127.0.0.1 only.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from contextlib import nullcontext
from pathlib import Path
from time import monotonic

from tests.server.killing import Outcome, kill_and_count
from tests.server.postgres import Postgres, running


def measure(kind: str, arguments: argparse.Namespace, folder: Path) -> Outcome:
    ends = monotonic() + arguments.minutes * 60

    def enough() -> bool:
        return bool(arguments.minutes) and monotonic() > ends

    with running() if kind == "postgresql" else nullcontext() as started:
        here = isinstance(started, Postgres)
        return kill_and_count(
            started.database() if isinstance(started, Postgres) else str(folder / "games.db"),
            kills=arguments.kills,
            workers=2 if here else 1,
            matches=arguments.matches,
            seed=arguments.seed,
            enough=enough,
        )


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--db", nargs="+", choices=("sqlite", "postgresql"), default=["sqlite", "postgresql"])
    parser.add_argument("--minutes", type=float, default=0, help="stop after so long; 0: when all are killed")
    parser.add_argument("--matches", type=int, default=8, help="played at the same time")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    bad = False
    print("database    kills   busy  matches  acknowledged  lost  unopenable")
    for kind in arguments.db:
        with tempfile.TemporaryDirectory() as folder:
            found = measure(kind, arguments, Path(folder))
        print(
            f"{kind:10} {found.kills:6} {found.busy:6} {found.matches:8} {found.acknowledged:13}"
            f" {len(found.lost):5} {len(found.unopenable):11}",
            flush=True,
        )
        for sentence in found.unopenable.values():
            print(f"  {sentence}")
        bad |= bool(found.lost or found.unopenable)
    return int(bad)


if __name__ == "__main__":
    sys.exit(main())
