"""A coach whose answers are looked at before the rules take them: for people who write one."""

from __future__ import annotations

import traceback
from random import Random
from typing import Any

from snapcount.core.data.answers import legal
from snapcount.core.drivers.sampled import Coach, blind
from snapcount.core.table import Question, Refusal


class BadCoach(Refusal):
    """A coach failed, or answered against the rules."""


class Checked:
    """Plays as its coach does; what is wrong is said in a sentence that names the coach, the question and the rule.

    Plain values ("receive", 3) will do for enums, as with `Game.answer`.
    """

    def __init__(self, coach: Coach, name: str = "") -> None:
        self.coach = coach
        self.name = name or type(coach).__name__
        self.habits = blind(coach)
        self.blind = frozenset(self.habits)

    def answer(self, view: Any, question: Question[Any], random: Random) -> Any:
        try:
            habit = self.habits.get(type(question))
            given = habit(None, question, random) if habit else self.coach.answer(view, question, random)
        except Exception as problem:
            raise self.bad(question, f"{type(problem).__name__}: {problem}{place_of(problem)}.") from problem
        try:
            return legal(question, given)
        except Refusal as refusal:
            raise self.bad(question, refusal.sentence) from None
        except Exception:  # a question may assume that an answer is of its type
            raise self.bad(question, f"{str(given)[:80]!r} isn't an answer to it.") from None

    def bad(self, question: Question[Any], sentence: str) -> BadCoach:
        return BadCoach(question.rule, f"{self.name}, asked {type(question).__name__}: {sentence}")


def place_of(problem: Exception) -> str:
    """The last line of the coach's own file that was running."""
    frames = traceback.extract_tb(problem.__traceback__)[1:]
    if not frames:
        return ""
    own = next(frame for frame in reversed(frames) if frame.filename == frames[0].filename)
    return f" ({own.filename}, line {own.lineno})"
