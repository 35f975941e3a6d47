"""What can be said of an option from what the seat sees: the odds of the dice it leads to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from snapcount.core.rulebook import Advice
from snapcount.core.table import Question
from snapcount.games.out_of_sight.drawn_questions import KickOff, RunBack
from snapcount.games.out_of_sight.questions import DeclarePlay
from snapcount.games.out_of_sight.view import View


def advice(view: View, question: Question[Any]) -> Sequence[Advice]:
    if isinstance(question, KickOff):
        keep = 1 / 6 if view.quarter >= 4 else 1 / 3
        return (
            Advice("onside", f"keeps the ball {keep:.0%} of the time", (("kept", keep), ("lost", 1 - keep))),
        )
    if isinstance(question, RunBack) and "bounce" in question.declines():
        return (
            Advice("bounce", "the 20 in 5 of 6, your own 1 in 1 of 6", (("the 20", 5 / 6), ("the 1", 1 / 6))),
        )
    if isinstance(question, DeclarePlay):
        fakes = [option for option in question.options() if option in ("fake_punt", "fake_kick")]
        prize = "two points" if question.is_try else "a first down"
        return tuple(
            Advice(fake, f"{prize} in 1 of 3", ((prize, 1 / 3), ("failed", 2 / 3))) for fake in fakes
        )
    return ()
