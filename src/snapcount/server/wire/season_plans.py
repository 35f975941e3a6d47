"""Messages about the written plan of a club."""

from __future__ import annotations

from typing import Annotated

from snapcount.server.wire.fields import In, Out, long, message


@message
class PlanText(In):
    text: Annotated[str, long(0, 100_000)]
    """Empty: no plan any more."""


@message
class SeasonPlan(Out):
    """The plan of this link's club."""

    text: str
    """"" without one."""
    example: str
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
