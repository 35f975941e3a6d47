"""Work in several processes: results in order, a bar while it lasts, Ctrl-C keeps what is done."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from typing import TypeVar

from snapcount.cli.common import positive, whole_number

Piece = TypeVar("Piece")
Done = TypeVar("Done")


def add_pool(parser: argparse.ArgumentParser) -> None:
    """Where the seeds of the games come from, and how many processes play them."""
    parser.add_argument("--seed", type=whole_number, default=1, metavar="N", help="the root seed (1)")
    parser.add_argument(
        "--workers", type=positive, default=os.cpu_count() or 1, metavar="N", help="processes"
    )


def in_order(work: Callable[[Piece], Done], pieces: Sequence[Piece], workers: int) -> Iterator[Done]:
    """The result of each piece, in the order of the pieces, whoever works on them."""
    if workers == 1:
        yield from map(work, pieces)
        return
    with ProcessPoolExecutor(
        workers, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)
    ) as pool:
        ahead: list[Future[Done]] = []
        try:
            for piece in pieces:
                ahead.append(pool.submit(work, piece))
                if len(ahead) > 4 * workers:
                    yield ahead.pop(0).result()
            while ahead:
                yield ahead.pop(0).result()
        except BaseException as problem:
            pool.shutdown(wait=isinstance(problem, Exception), cancel_futures=True)
            raise


def progress(done: int, total: int) -> None:
    if sys.stderr.isatty():
        filled = 30 * done // total
        print(f"\r[{'█' * filled}{'·' * (30 - filled)}] {done}/{total}", end="", file=sys.stderr, flush=True)


def progress_end() -> None:
    if sys.stderr.isatty():
        print(file=sys.stderr)
