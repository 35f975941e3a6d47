"""What a written game plan can speak of in a game: its decisions, the answers by name, and where a play stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from snapcount.core.table import Question, Seat, plainly

NOWHERE: Final = object()
"""Where an answer is not possible just now. (None is an answer to some questions.)"""
Ask = Callable[[Question[Any]], Any]
"""Asks the coach behind the plan, who may be asked less than was asked of the plan: only this play, say."""


class Glance(NamedTuple):
    """What a plan looks at, from what its seat may see. Yards count from the own goal line of who has the ball."""

    seat: Seat
    offence: Seat
    ball: float
    down: int
    to_go: float
    goal: bool
    """Goal to go."""
    score: tuple[int, int]
    quarter: int
    left: float | None
    """To the end of the half, in seconds or plays as the game counts; None where nobody counts."""

    @property
    def lead(self) -> int:
        return self.score[self.seat] - self.score[self.seat.other]

    @property
    def half(self) -> int:
        return (self.quarter + 1) // 2


@dataclass(frozen=True)
class Pick:
    """An answer as a plan names it: what it is when it comes to it, and whether a given answer was it."""

    find: Callable[[Any], Any]
    """The answer to a question, or `NOWHERE`."""
    made: Callable[[Any, Ask], Any] | None = None
    """How the coach behind it works it out, where the name doesn't say all; what `find` gives is then only a sign."""
    was: Callable[[Any, Any], bool] | None = None
    """Whether the answer that was given is of this name, where equality doesn't say it."""

    def possible(self, question: Question[Any]) -> bool:
        return self.find(question) is not NOWHERE

    def answer(self, question: Question[Any], ask: Ask) -> Any:
        return self.find(question) if self.made is None else self.made(question, ask)

    def was_given(self, question: Question[Any], answer: Any) -> bool:
        if self.was is not None:
            return self.was(question, answer)
        found = self.find(question)
        return found is not NOWHERE and type(found) is type(answer) and bool(found == answer)


@dataclass(frozen=True)
class Decision:
    """A part of a plan: which questions it answers, and the names of their answers."""

    name: str
    text: str
    """What is decided, for who writes a plan."""
    questions: tuple[type[Question[Any]], ...]
    known: tuple[str, ...]
    """Answers as they are written: all of them, or examples where there are too many to list."""
    read: Callable[[str], Pick | None]
    on_last_down: bool = False
    """The chart of the last down belongs to it."""
    every: bool = False
    """Every line that fits counts, not only the first: substitutions."""
    only: Callable[[Any], bool] = lambda question: True
    """Where only some questions of a class are of this decision: one side's."""

    def asked_by(self, question: Question[Any]) -> bool:
        return isinstance(question, self.questions) and self.only(question)


@dataclass(frozen=True)
class PlanWords:
    """What plans can say in a game."""

    decisions: tuple[Decision, ...]
    glance: Callable[[Any, Any], Glance]
    """From the seat's view and the question that it is asked."""
    downs: int
    length: int
    """Yards from goal line to goal line."""
    counts: str
    """What a half is counted in: plays or minutes; either, where the options decide."""


def written(text: str) -> str:
    """Short Pass, short-pass and short_pass are the same."""
    return " ".join(text.lower().replace("_", " ").replace("-", " ").split())


def option(value: str) -> Pick:
    """The option of that name, where the question has it."""

    def find(question: Question[Any]) -> Any:
        return next((option for option in question.options() if plainly(option) == value), NOWHERE)

    return Pick(find)


def listed(
    name: str,
    text: str,
    questions: type[Question[Any]] | tuple[type[Question[Any]], ...],
    values: str | Mapping[str, str],
    *,
    on_last_down: bool = False,
) -> Decision:
    """A decision whose answers have names: the words of `values`, or what each is written as and what it means."""
    meant = {word: word for word in values.split()} if isinstance(values, str) else dict(values)
    names = {written(shown): option(value) for shown, value in meant.items()}
    asked = questions if isinstance(questions, tuple) else (questions,)
    shown = tuple(name.replace("_", " ") for name in meant)
    return Decision(name, text, asked, shown, lambda said: names.get(written(said)), on_last_down)
