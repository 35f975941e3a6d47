"""What hostile records do, for processes that read them."""

from __future__ import annotations

import os
import signal
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
