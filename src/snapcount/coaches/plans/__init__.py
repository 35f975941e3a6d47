"""Written game plans: what to call when, read from a text, followed by a coach, told afterwards line by line."""

from __future__ import annotations

from snapcount.coaches.plans.following import Planned
from snapcount.coaches.plans.plan import Plan, Problem, plan_words
from snapcount.coaches.plans.reading import load, parse, parsed
from snapcount.coaches.plans.telling import Told, told

__all__ = ["Plan", "Planned", "Problem", "Told", "load", "parse", "parsed", "plan_words", "told"]
