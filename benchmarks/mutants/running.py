"""The tests of a game, collected once; every change is tried in a process forked from there."""

from __future__ import annotations

import contextlib
import os
import pickle
import signal
import sys
import time
from collections.abc import Callable, Generator, Sequence
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

import pytest

from benchmarks.mutants.changes import Change
from benchmarks.mutants.patching import Where, exchange

Ran = dict[int, tuple[float, set[tuple[str, Where]]]]
"""By the number of a test: how much processor time it takes, and which functions of the rules it runs.

Of the processor, not of the clock: on a busy machine a change that is only waiting would seem never to end.
"""


class Fate(NamedTuple):
    change: Change
    killed: bool
    how: str
    """The test that noticed, or why none could."""


EVERYTHING = ("", ("", 0))
"""What a long test is taken to run: watching it to its end would take too long."""
LONG = 300_000


class Tracer:
    """Notes which functions of these files run."""

    def __init__(self, files: set[str]) -> None:
        self.files = files
        self.seen: set[tuple[str, Where]] = set()
        self.calls = 0

    def __call__(self, frame: FrameType, event: str, argument: Any) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename in self.files:
            self.seen.add((code.co_filename, (code.co_qualname, code.co_firstlineno)))
            self.calls += 1
            if self.calls == LONG:
                self.seen.add(EVERYTHING)
                sys.setprofile(None)

    @contextlib.contextmanager
    def watching(self) -> Generator[set[tuple[str, Where]], None, None]:
        self.seen, self.calls = set(), 0
        sys.setprofile(self)
        try:
            yield self.seen
        finally:
            sys.setprofile(None)


class Mutants:
    """A pytest plugin that runs the collected tests once a change instead of once."""

    def __init__(self, sample: Sequence[Change], files: set[str], workers: int) -> None:
        self.sample = sample
        self.workers = workers
        self.tracer = Tracer(files)
        self.fates: list[Fate] = []
        self.at_import: set[tuple[str, Where]] = set()
        self.unfit: list[Change] = []
        """Changes that a running program can't take: worked out at import, or outside any function."""

    def pytest_collection(self, session: pytest.Session) -> None:
        self.tracer.seen = self.at_import
        sys.setprofile(self.tracer)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        sys.setprofile(None)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        ran = self.first_run(session)
        waiting = list(self.sample)
        running: dict[int, tuple[Change, int]] = {}
        while waiting or running:
            while waiting and len(running) < self.workers:
                change = waiting.pop(0)
                pid, pipe = forked(partial(self.tried, session, change, ran))
                running[pid] = (change, pipe)
            pid, status = os.wait()
            change, pipe = running.pop(pid)
            self.judge(change, status, read_all(pipe))
        return True

    def first_run(self, session: pytest.Session) -> Ran:
        """Every test as the rules stand, shared out among the workers."""
        pipes = [forked(partial(self.traced, session, share))[1] for share in range(self.workers)]
        found: Ran = {}
        for pipe in pipes:
            ran = read_all(pipe)
            os.wait()
            if not ran:
                pytest.exit("a test fails as the rules stand", returncode=4)
            found |= pickle.loads(ran)
        return found

    def traced(self, session: pytest.Session, share: int) -> bytes:
        ran: Ran = {}
        for at, item in enumerate(session.items):
            if at % self.workers != share:
                continue
            began = time.process_time()
            with self.tracer.watching() as seen:
                run_one(item)
            if session.testsfailed:
                print(f"fails without any change: {item.nodeid}", file=sys.__stderr__)
                os._exit(3)
            ran[at] = (time.process_time() - began, seen)
        return pickle.dumps(ran)

    def tried(self, session: pytest.Session, change: Change, ran: Ran) -> bytes:
        """In a process of its own: b"?" where the change can't be put in, else the test that noticed it."""
        touched = {(str(change.path), where) for where in exchange(change)}
        if not touched or touched & self.at_import:
            return b"?"
        tests = [at for at in sorted(ran, key=lambda at: ran[at][0]) if ran[at][1] & {*touched, EVERYTHING}]
        if not tests:
            return b"!"
        signal.setitimer(signal.ITIMER_PROF, 20 + 4 * sum(ran[at][0] for at in tests))
        for at in tests:
            run_one(session.items[at])
            if session.testsfailed:
                return session.items[at].nodeid.encode()
        return b""

    def judge(self, change: Change, status: int, said: bytes) -> None:
        if os.WIFSIGNALED(status) or os.WEXITSTATUS(status):
            self.fates.append(
                Fate(change, True, "never ends" if os.WIFSIGNALED(status) else "breaks the run")
            )
        elif said == b"?":
            self.unfit.append(change)
        elif said == b"!":
            self.fates.append(Fate(change, False, "no test runs it"))
        else:
            self.fates.append(Fate(change, bool(said), said.decode() or "no test fails"))


def run_one(item: pytest.Item) -> None:
    """A test by itself: what it sets up is taken down again."""
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)


def forked(work: Callable[[], bytes]) -> tuple[int, int]:
    """Runs it in a process of its own; the number of the process and where its answer can be read."""
    out, into = os.pipe()
    pid = os.fork()
    if pid:
        os.close(into)
        return pid, out
    os.close(out)
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    code = 2
    try:
        with os.fdopen(into, "wb") as pipe:
            pipe.write(work())
        code = 0
    finally:
        os._exit(code)


def read_all(pipe: int) -> bytes:
    with os.fdopen(pipe, "rb") as file:
        return file.read()


def tests_of(game: str, root: Path) -> list[str]:
    """The rule tests and worked examples of a game, without those of coaches, words and whole games."""
    beside = ("coach", "veteran", "planning", "noise", "whole_games", "words", "aids", "typed", "bare")
    folder = root / "tests" / "rules" / game
    rules = sorted(folder.rglob("test_*.py"))
    found = [path for path in rules if not any(word in str(path.relative_to(folder)) for word in beside)]
    return [str(path) for path in [*found, *sorted((root / "tests" / "examples").glob(f"test_{game}*.py"))]]
