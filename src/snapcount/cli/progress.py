"""A long computation says how far it is, and can be stopped without losing what it has."""

from __future__ import annotations

import signal
import sys
from types import FrameType


class Progress:
    """A line that counts, where somebody watches."""

    def __init__(self) -> None:
        self.on = sys.stderr.isatty()
        self.told = ""

    def __call__(self, step: str, done: int, of: int) -> None:
        text = f"{step}: {done} of {of}"
        if self.on and text != self.told:
            print(f"\r{text:60}", end="", file=sys.stderr, flush=True)
            self.told = text

    def done(self) -> None:
        if self.on:
            print(f"\r{'':60}\r", end="", file=sys.stderr, flush=True)


class Stopping:
    """While it lasts, the first Ctrl-C is only noted; the second ends the program, even where it was ignored before."""

    def __init__(self) -> None:
        self.asked = False

    def __enter__(self) -> Stopping:
        self.before = signal.signal(signal.SIGINT, self.note)
        return self

    def note(self, number: int, frame: FrameType | None) -> None:
        self.asked = True
        signal.signal(signal.SIGINT, signal.default_int_handler)

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self.before)

    def __call__(self) -> bool:
        return self.asked
