"""Coaches: the levels of a game's own rulebook, a written plan, a user's `file.py:Class`, or a thing of a program's."""

from __future__ import annotations

from snapcount.coaches.own import Answering, coach_of, own_coach
from snapcount.coaches.plans import Plan, Planned, load
from snapcount.core.drivers.checked import Checked
from snapcount.core.drivers.sampled import Coach, RandomCoach
from snapcount.core.rulebook import Rulebook
from snapcount.core.table import Refusal

__all__ = ["Answering", "Coach", "Seated", "find_coach", "seated"]

PLAN = "plan:"

Seated = str | Coach | type[Coach] | Answering
"""Who may sit on a side: a coach by its name, an object, a class that makes one for each game, or a function."""


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


def seated(rulebook: Rulebook, who: Seated, *, trusted: bool = False) -> Coach:
    """A coach for one game. What a coach of a program's answers is checked unless it is trusted."""
    if isinstance(who, str):
        return find_coach(rulebook, who, trusted=trusted)
    coach = coach_of(who)
    if coach is None:
        raise Refusal("coach", f"{name_of(who)} isn't a coach: it needs answer(view, question, random).")
    return coach if trusted else Checked(coach, name_of(who))


def name_of(who: Seated) -> str:
    """What a coach is called where it is named."""
    return who if isinstance(who, str) else getattr(who, "__name__", "") or type(who).__name__
