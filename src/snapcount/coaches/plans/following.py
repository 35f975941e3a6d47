"""A coach who follows a written plan, and asks another what it leaves open."""

from __future__ import annotations

from random import Random
from typing import Any

from snapcount.coaches.plans.plan import Plan
from snapcount.core.drivers.sampled import Coach
from snapcount.core.table import Question


class Planned:
    """Answers by the first line that fits; where it has several answers, each as often as its parts say."""

    def __init__(self, plan: Plan, coach: Coach) -> None:
        self.plan, self.coach = plan, coach

    def answer(self, view: Any, question: Question[Any], random: Random) -> Any:
        def ask(other: Question[Any]) -> Any:
            return self.coach.answer(view, other, random)

        spoken = self.plan.speaks(view, question)
        if spoken is None:
            return ask(question)
        weights = [choice.weight for choice in spoken.choices]
        (chosen,) = random.choices(spoken.choices, weights) if len(weights) > 1 else spoken.choices
        return chosen.pick.answer(question, ask)
