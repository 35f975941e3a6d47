"""Work in several processes: how many, and a bar with the time left while it lasts."""

from __future__ import annotations

import argparse
import os
import sys
import time

from snapcount.cli.common import positive, whole_number


def add_pool(parser: argparse.ArgumentParser) -> None:
    """Where the seeds of the games come from, and how many processes play them."""
    parser.add_argument("--seed", type=whole_number, default=1, metavar="N", help="the root seed (1)")
    parser.add_argument(
        "--jobs",
        "--workers",
        dest="workers",
        type=positive,
        default=os.cpu_count() or 1,
        metavar="N",
        help="processes (as many as there are cores)",
    )


class Bar:
    """How far it is and how long it will take, where somebody watches."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.started = time.monotonic()
        self.on = sys.stderr.isatty()

    def show(self, done: int) -> None:
        if self.on:
            filled = 30 * done // self.total
            bar = f"[{'█' * filled}{'·' * (30 - filled)}] {done}/{self.total}"
            print(f"\r{bar}{self.left(done):<16}", end="", file=sys.stderr, flush=True)

    def left(self, done: int) -> str:
        seconds = round((time.monotonic() - self.started) * (self.total - done) / max(1, done))
        return f"  {seconds // 60}:{seconds % 60:02d} left" if seconds else ""

    def close(self) -> None:
        if self.on:
            print(file=sys.stderr)
