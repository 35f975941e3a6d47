"""Messages about the written plan of a club."""

from __future__ import annotations

from typing import Annotated

from snapcount.server.wire.fields import In, Out, long, message


@message
class PlanText(In):
    text: Annotated[str, long(0, 100_000)]
    """Empty: no plan any more."""


@message
class PlanDecision(Out):
    """A decision that a plan can answer, with examples of answers."""

    name: str
    text: str
    answers: list[str]
    chart: bool
    """It has a chart for the last down."""


@message
class PlanWords(Out):
    """What a plan can say in this game."""

    game: str
    coaches: list[str]
    situations: list[str]
    decisions: list[PlanDecision]
    chart: str
    """How the chart of the last down begins."""


@message
class SeasonPlan(Out):
    """The plan of this link's club."""

    text: str
    """"" without one."""
    example: str
    words: PlanWords
    games: list[int]
    """Numbers of those that it, or one before it, has played."""
    problems: list[str]
    """What is wrong with the one that was sent, line by line; then the one before stays."""


@message
class PlanLine(Out):
    play: int
    situation: str
    decision: str
    answer: str
    line: str
    """The line of the plan that spoke; "" where the coach answered."""
    followed: bool


@message
class PlanTold(Out):
    lines: list[PlanLine]
