"""Characters: coaches made of another coach and of habits that can be read and beaten.

A habit answers one kind of question before its coach has thought about it. It sees what the coach sees: the view of
its seat, the question, and dice to think with. Where it has nothing to say it answers `AS_USUAL`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from snapcount.core.drivers.sampled import Coach
from snapcount.core.table import Question

Habit = Callable[[Any, Any, Random], Any]
"""An answer from view, question and random, or `AS_USUAL`."""
Habits = Mapping[type[Question[Any]], Habit]

AS_USUAL: Final = object()
"""A habit's answer where it leaves the question to its coach. (None is an answer to some questions.)"""


@dataclass(frozen=True, slots=True)
class Character:
    """A coach with habits: what they leave open it answers as the coach that it is made of."""

    coach: Coach
    habits: Habits

    def answer(self, view: Any, question: Question[Any], random: Random) -> Any:
        habit = self.habits.get(type(question))
        found = AS_USUAL if habit is None else habit(view, question, random)
        return self.coach.answer(view, question, random) if found is AS_USUAL else found


def often(share: float, habit: Habit) -> Habit:
    """The habit, but only so often."""

    def sometimes(view: Any, question: Any, random: Random) -> Any:
        return habit(view, question, random) if random.random() < share else AS_USUAL

    return sometimes


def first_of(*habits: Habit) -> Habit:
    """The first of these habits that has something to say."""

    def found(view: Any, question: Any, random: Random) -> Any:
        for habit in habits:
            answer = habit(view, question, random)
            if answer is not AS_USUAL:
                return answer
        return AS_USUAL

    return found


def like(coach: Coach, questions: Iterable[type[Question[Any]]], share: float = 1.0) -> Habits:
    """Another coach's answers to these questions, or a share of them: how a beginner grows up."""
    return {question: often(share, coach.answer) for question in questions}
