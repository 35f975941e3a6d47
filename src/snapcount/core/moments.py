"""What a game keeps of its course: checkpoints, and what was taken back."""

from __future__ import annotations

from typing import Any, NamedTuple

from snapcount.core.drivers.recorded import Input
from snapcount.core.table import Seat


class Moment:
    """A checkpoint: the state before a phase, the inputs that the phase took, and where its events begin."""

    __slots__ = ("events", "inputs", "state")

    def __init__(self, state: Any, events: int) -> None:
        self.state = state
        self.events = events
        self.inputs: list[Input] = []


class Mark(NamedTuple):
    """A checkpoint was reached."""

    state: Any


class Undo(NamedTuple):
    """Inputs were taken back: only the first `length` still count."""

    length: int
    by: Seat | None = None
    """Who took them back, where it is known."""


class TakenBack(NamedTuple):
    """A take-back as the log shows it: who, and after how many of the events that still stand."""

    by: Seat | None
    events: int
