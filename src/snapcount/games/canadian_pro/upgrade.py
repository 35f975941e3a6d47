"""States written under rules version 1, in the form of today's."""

from __future__ import annotations

from typing import Any

PHASES = {"safety_kick": "free_kick", "convert": "try"}


def upgrade(old: dict[str, Any]) -> dict[str, Any]:
    """The same position: `situation` for four fields, and the names that all games have."""
    return {
        "options": old["options"],
        "phase": PHASES.get(old["phase"], old["phase"]),
        "situation": {
            "offence": old["team"],
            "ball": old["ball"],
            "down": old["down"],
            "line": old["line"],
        },
        "quarter": old["quarter"],
        "left": old["clock"],
        "score": old["score"],
        "untimed": old["extra"],
        "history": old["history"],
        "last_spot": old["last_spot"],
        "incompletions": old["incompletions"],
        "shift": old["shift"],
        "weather": old["weather"],
        "opening_kicker": old["opener"],
        "toss_loser": old["loser"],
        "starter": old["starter"],
        "changes": old["changes"],
        "hurt": old["hurt"],
    }
