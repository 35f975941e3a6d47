"""A pupil: answers by what the lessons say, and where they say nothing as somebody who changes nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from snapcount.core.habits import AS_USUAL
from snapcount.core.table import Question

UNTAUGHT = 0
"""Counted among the lessons: questions that none of them speaks of."""


class Taught(NamedTuple):
    """A rule and its lesson; its answer is `AS_USUAL` where the lesson doesn't speak of the moment at hand."""

    lesson: int
    answer: Callable[[Any, Any, Random], Any]


Rules = Mapping[type[Question[Any]], tuple[Taught, ...]]


class Pupil:
    """The first lesson that speaks of a question answers it. `used` counts the answers by lesson."""

    def __init__(self, rules: Rules, nothing: tuple[Any, ...] = (None,)) -> None:
        self.rules = rules
        self.nothing = nothing
        """Answers that change nothing, in this game's own form."""
        self.used: Counter[int] = Counter()

    def answer(self, view: Any, question: Question[Any], random: Random) -> Any:
        for lesson, rule in self.rules.get(type(question), ()):
            found = rule(view, question, random)
            if found is not AS_USUAL:
                self.used[lesson] += 1
                return found
        self.used[UNTAUGHT] += 1
        return self.untaught(question)

    def untaught(self, question: Question[Any]) -> Any:
        """Nothing, where nothing may be done, else the first answer on the list."""
        offered = list(islice(question.options(), 50))
        return next((answer for answer in self.nothing if answer in offered), offered[0])


def always(answer: Any) -> Callable[[Any, Any, Random], Any]:
    return lambda view, question, random: answer
