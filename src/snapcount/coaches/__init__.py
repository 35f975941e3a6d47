"""Coaches by name: the levels of a game's own rulebook, or a user's own `file.py:Class`."""

from __future__ import annotations

from snapcount.coaches.own import own_coach
from snapcount.core.drivers.sampled import Coach, RandomCoach
from snapcount.core.rulebook import Rulebook


def find_coach(rulebook: Rulebook, text: str, *, trusted: bool = False) -> Coach:
    """`rookie`, `veteran`, … of the game, `random`, or `file.py:Class`, whose answers are checked unless trusted."""
    if text == "random":
        return RandomCoach()
    if ":" in text:
        return own_coach(text, trusted=trusted)
    return rulebook.coach(text).make()
