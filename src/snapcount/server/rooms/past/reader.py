"""Records that somebody brings are read in processes of their own: a hostile one stops nobody but itself."""

from __future__ import annotations

import asyncio
import json
import logging
import multiprocessing
import os
import sys
from collections import Counter
from collections.abc import AsyncGenerator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any

from snapcount.server.errors import ApiError

log = logging.getLogger(__name__)

Work = Callable[..., str]
"""A function of a module, so that another process finds it by its name."""
PRELOADED = [
    "snapcount.server.rooms.past.replays",
    "snapcount.games.dice_football",
    "snapcount.games.canadian_pro",
    "snapcount.games.card_bowl",
    "snapcount.games.out_of_sight",
    "snapcount.games.scrimmage",
    "snapcount.server.rooms.workshop.forging",
]


@dataclass(frozen=True)
class Bounds:
    """What reading one record may take. The longest recorded game takes two seconds and 1.7 MB."""

    seconds: float = 30.0
    processor_seconds: int = 10
    megabytes: int = 256
    """Beyond what the program itself takes."""
    largest_answer: int = 8 << 20
    at_once: int = 3
    """Processes at the same time."""
    each: int = 2
    """Of these, for one who brings records: somebody else's turn always comes."""
    waiting: int = 12
    """Records that wait, or are being read, all together; and half as many for one."""


BOUNDS = Bounds()


class Reader:
    """A few processes at a time, each for one record; others wait for their turn."""

    def __init__(self, bounds: Bounds = BOUNDS) -> None:
        self.bounds = bounds
        self.free = asyncio.Semaphore(bounds.at_once)
        self.turns: dict[str, asyncio.Semaphore] = {}
        self.here: Counter[str] = Counter()
        self.threads = ThreadPoolExecutor(bounds.at_once, "reader")

    async def read(self, who: str, work: Work, *given: Any) -> str:
        """What `work` makes of a record, or an `ApiError` that says which bound it broke."""
        async with self.turn(who):
            waiting = asyncio.get_running_loop().run_in_executor(
                self.threads, attend, self.bounds, work, given
            )
            return await waiting

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncGenerator[None]:
        if self.here[who] * 2 >= self.bounds.waiting or self.here.total() >= self.bounds.waiting:
            sentence = "Too many records are being read at this moment: please try again in a minute."
            raise ApiError(503, "busy", sentence)
        self.here[who] += 1
        try:
            async with self.turns.setdefault(who, asyncio.Semaphore(self.bounds.each)), self.free:
                yield
        finally:
            self.here[who] -= 1
            if not self.here[who]:
                del self.here[who], self.turns[who]

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


# Beside the process


def context() -> Any:
    """Copies of one process that has the games in memory, made for the first record; else new processes."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    found = multiprocessing.get_context("forkserver")
    found.set_forkserver_preload(["__main__", *PRELOADED])
    return found


def attend(bounds: Bounds, work: Work, given: tuple[Any, ...]) -> str:
    """Start a process, hear its answer, and end it whatever it does."""
    started = context()
    ours, theirs = started.Pipe(duplex=False)
    process = started.Process(target=answer, args=(theirs, bounds, work, given), daemon=True)
    process.start()
    theirs.close()
    try:
        if not ours.poll(bounds.seconds):
            raise too_slow()
        kind, told = json.loads(ours.recv_bytes(2 * bounds.largest_answer))
    except (EOFError, OSError):
        process.join(1)
        log.warning("a record ended its process", extra={"code": process.exitcode})
        raise too_slow() if process.exitcode == -XCPU else too_much() from None
    finally:
        process.kill()
        process.join()
        ours.close()
    if kind == "told":
        return str(told)
    raise ApiError(*told)


def too_slow() -> ApiError:
    return ApiError(422, "too_slow", "This record takes longer to read than any game does.")


def too_much() -> ApiError:
    return ApiError(422, "too_much", "This record takes more memory to read than any game does.")


def too_long() -> ApiError:
    return ApiError(413, "too_large", "What this record would show is longer than any game is.")


# Inside it


def end_with_parent() -> None:
    """A server that is killed has no time to end what it started: its processes see that it is gone."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    Thread(target=watch, name="parent", daemon=True).start()


def answer(theirs: Connection, bounds: Bounds, work: Work, given: tuple[Any, ...]) -> None:
    end_with_parent()
    confine(bounds)
    try:
        said: tuple[str, Any] = "told", work(*given)
        if len(said[1]) > bounds.largest_answer:
            raise too_long()
    except ApiError as refused:
        said = refusal(refused)
    except MemoryError:
        said = refusal(too_much())
    except Exception:
        log.exception("a record could not be read")
        sentence = "This record could not be read: it is damaged in a way that this program doesn't know."
        said = refusal(ApiError(422, "bad_record", sentence))
    theirs.send_bytes(json.dumps(said).encode())


def refusal(error: ApiError) -> tuple[str, Any]:
    return "refused", (error.status, error.code, error.sentence, error.rule)


if sys.platform == "win32":
    XCPU = 24

    def confine(bounds: Bounds) -> None:
        """There are no such limits here; the parent's patience is one."""

else:
    import resource
    import signal

    XCPU = signal.SIGXCPU

    def confine(bounds: Bounds) -> None:
        """Time of the processor, memory, no files; and everybody else goes first."""
        os.nice(5)
        os.environ["OPENBLAS_NUM_THREADS"] = "1"  # NumPy, if it is there, would take memory for each of many
        seconds = bounds.processor_seconds
        for kind, most in (
            (resource.RLIMIT_CPU, seconds),
            (resource.RLIMIT_AS, taken() + (bounds.megabytes << 20)),
            (resource.RLIMIT_FSIZE, 0),
            (resource.RLIMIT_CORE, 0),
        ):
            _, hard = resource.getrlimit(kind)
            within = most if hard == resource.RLIM_INFINITY else min(most, hard)
            try:
                resource.setrlimit(kind, (within, hard))
            except (OSError, ValueError):  # a system that has the limit by name only
                log.info("no such limit here", extra={"kind": kind})

    def taken() -> int:
        """The address space of this process now; a round number where the system doesn't say."""
        try:
            with open("/proc/self/statm", encoding="ascii") as pages:
                return int(pages.read().split()[0]) * resource.getpagesize()
        except OSError:
            return 1 << 30
