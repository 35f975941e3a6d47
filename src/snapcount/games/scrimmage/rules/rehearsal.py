"""A table at which moves without dice are tried out."""

from __future__ import annotations

from typing import Any

from snapcount.core.table import Table


class Rehearsal(Table):
    """Nobody listens and no dice lie on it."""

    def roll(self, dice: Any) -> Any:
        raise AssertionError("a plan holds no dice but at its end")

    def draw(self, deck: Any) -> Any:
        raise AssertionError("a plan holds no cards")

    def ask(self, seat: Any, question: Any) -> Any:
        raise AssertionError("a plan asks nothing")

    def ask_both(self, home: Any, away: Any) -> Any:
        raise AssertionError("a plan asks nothing")


REHEARSAL = Rehearsal()
