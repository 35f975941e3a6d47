"""A crew of processes that stops in the middle of its work when it is told to, and never outlives its parent."""

from __future__ import annotations

import os
import signal
import time
from _thread import interrupt_main
from collections.abc import Callable, Generator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any, Protocol, TypeVar

from snapcount.core.table import Refusal

Piece = TypeVar("Piece")
Done = TypeVar("Done")
PATIENCE = 2.0
"""Seconds in which a parent that lives dismisses a worker that was told to stop."""
SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP")
"""They often go to a whole group of processes, of which the parent alone decides."""


class HandOut(Protocol):
    def __call__(self, work: Callable[[Piece], Done], piece: Piece, /) -> Future[Done]: ...


@contextmanager
def crew(workers: int) -> Generator[HandOut]:
    """How to hand out work. Whatever ends the block early ends the work that is being done."""
    theirs, ours = Pipe(duplex=False)
    pool = ProcessPoolExecutor(workers, initializer=begin, initargs=(theirs, ours))

    def hand_out(work: Callable[[Piece], Done], piece: Piece, /) -> Future[Done]:
        return pool.submit(attend, work, piece)

    try:
        yield hand_out
    except BaseException as problem:
        ours.send_bytes(b"stop")
        if isinstance(problem, BrokenProcessPool):
            raise Refusal("jobs", "A process was ended from outside: was there too little memory?") from None
        raise
    finally:
        pool.shutdown(cancel_futures=True)
        ours.close()
        theirs.close()


# Inside a worker


class Stopped(BaseException):
    """The work is not wanted any more."""


class Ear:
    """What this process has heard, and whether it is at work: only there may it be interrupted."""

    stopped = False
    at_work = False


def begin(theirs: Connection, ours: Connection) -> None:
    ours.close()  # a copy of the parent's end: with it this process would never see that the parent is gone
    for name in SIGNALS:
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), interrupted)
    Thread(target=listen, args=(theirs,), name="parent", daemon=True).start()


def listen(theirs: Connection) -> None:
    """The word to stop, which all see because nobody takes it away, or the end of the parent."""
    theirs.poll(None)
    Ear.stopped = True
    interrupt_main()
    time.sleep(PATIENCE)
    os._exit(1)


def interrupted(*_: Any) -> None:
    if Ear.stopped and Ear.at_work:
        raise Stopped


def attend(work: Callable[[Piece], Done], piece: Piece) -> Done:
    if Ear.stopped:
        raise Stopped
    Ear.at_work = True
    try:
        return work(piece)
    finally:
        Ear.at_work = False
