"""Coaches by name: the levels of a game's own rulebook, a written plan, or a user's own `file.py:Class`."""

from __future__ import annotations

from snapcount.coaches.own import own_coach
from snapcount.coaches.plans import Plan, Planned, load
from snapcount.core.drivers.sampled import Coach, RandomCoach
from snapcount.core.rulebook import Rulebook

PLAN = "plan:"


def find_coach(rulebook: Rulebook, text: str, *, trusted: bool = False) -> Coach:
    """`rookie`, `veteran`, … of the game, `random`, `plan:FILE`, or `file.py:Class`, checked unless it is trusted."""
    if text == "random":
        return RandomCoach()
    if text.startswith(PLAN):
        return planned(rulebook, load(text.removeprefix(PLAN), rulebook.id))
    if ":" in text:
        return own_coach(text, trusted=trusted)
    return rulebook.coach(text).make()


def planned(rulebook: Rulebook, plan: Plan) -> Coach:
    """A coach who follows a plan, with the coach behind it that the plan names."""
    return Planned(plan, rulebook.coach(plan.otherwise).make())
