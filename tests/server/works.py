"""What hostile records do, for processes that read them."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from pathlib import Path


def repeat(raw: bytes) -> str:
    return raw.decode()


def spin(raw: bytes) -> str:
    while True:
        pass


def sleep(raw: bytes) -> str:
    signal.pause()
    return ""


def hog(raw: bytes) -> str:
    return "".join("x" * 1_000_000 for _ in range(10_000))


def shout(raw: bytes) -> str:
    return "x" * 20_000_000


def stumble(raw: bytes) -> str:
    raise KeyError("down")


def vanish(raw: bytes) -> str:
    os._exit(3)


def scribble(raw: bytes) -> str:
    Path(raw.decode()).write_text("x" * 100)
    return "written"


# What reviews do


def count(raw: bytes, find: object, progress: Callable[[int, int], None], stop: Callable[[], bool]) -> str:
    for done in range(4):
        progress(done, 4)
    return f'{{"record":"{raw.decode()}"}}'


def go_on(raw: bytes, find: object, progress: Callable[[int, int], None], stop: Callable[[], bool]) -> str:
    """Until it is stopped."""
    done = 0
    while not stop():
        done += 1
        progress(done, 1000)
        sleep_a_little()
    return f'{{"plays":{done}}}'


def deaf(raw: bytes, find: object, progress: Callable[[int, int], None], stop: Callable[[], bool]) -> str:
    while True:
        sleep_a_little()


def sleep_a_little() -> None:
    signal.sigtimedwait([], 0.02)
