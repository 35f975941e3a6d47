"""Recorded inputs given once more."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from snapcount.core.drivers.recorded import Input
from snapcount.core.table import Pending, Question, Seat


class Replay:
    """A source that gives recorded inputs again, and `Pending` after the last."""

    def __init__(self, inputs: Iterable[Input]) -> None:
        self.left = iter(inputs)
        self.counter = 0
        self.commitment = ""

    def announce(self, rule: str) -> str:
        return self.commitment

    def following(self) -> Input:
        given = next(self.left, None)
        if given is None:
            raise Pending({})
        self.counter, self.commitment = given.counter, given.commitment
        return given

    def roll(self, dice: Any) -> Any:
        return self.following().value

    def draw(self, deck: Any) -> Any:
        return self.following().value

    def answer(self, asked: dict[Seat, Question[Any]]) -> Input:
        given = next(self.left, None)
        if given is None:
            raise Pending(dict(asked))
        return given

    def checkpoint(self, state: Any) -> None:
        """Recorded inputs need no comparing."""
