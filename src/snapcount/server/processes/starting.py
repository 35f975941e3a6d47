"""How a process beside the server begins, within its bounds, and how it ends with the server."""

from __future__ import annotations

import logging
import multiprocessing
import os
import sys
from threading import Thread
from typing import Any

from snapcount.server.errors import ApiError
from snapcount.server.rooms.apart import Bounds

log = logging.getLogger(__name__)

TO_END = 10.0
"""Seconds for a process that was killed."""
PRELOADED = [
    "snapcount.server.rooms.past.replays",
    "snapcount.games.dice_football",
    "snapcount.games.canadian_pro",
    "snapcount.games.card_bowl",
    "snapcount.games.out_of_sight",
    "snapcount.games.scrimmage",
    "snapcount.server.rooms.workshop.forging",
]


def context() -> Any:
    """Copies of one process that has the games in memory, made for the first record; else new processes."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    found = multiprocessing.get_context("forkserver")
    found.set_forkserver_preload(["__main__", *PRELOADED])
    return found


def end_with_parent() -> None:
    """A server that is killed has no time to end what it started: its processes see that it is gone."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    Thread(target=watch, name="parent", daemon=True).start()


def end(process: Any) -> None:
    """At once, whatever it does; and nobody waits for one that can't even be killed."""
    process.kill()
    process.join(TO_END)
    if process.exitcode is None:
        log.error("a process doesn't end", extra={"pid": process.pid})


def begin_patiently() -> None:
    """Everybody else goes first."""
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(5)


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
