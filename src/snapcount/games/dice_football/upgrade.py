"""States written under rules version 1, in the form of today's."""

from __future__ import annotations

from typing import Any

from snapcount.games.dice_football.rules.spots import TRY_FROM
from snapcount.games.dice_football.tables import FIELD, FREE_KICK_FROM, KICKOFF_FROM

PHASES = {"coin_toss": "toss", "snap": "scrimmage", "game_over": "over"}
OTHER = {"home": "away", "away": "home", None: None}


def upgrade(old: dict[str, Any]) -> dict[str, Any]:
    """The same position: `situation` for four fields, kicks and tries from where they are taken."""
    return {
        "options": old["options"],
        "phase": PHASES.get(old["phase"], old["phase"]),
        "half": old["half"],
        "left": old["plays_left"],
        "score": old["score"],
        "timeouts": old["timeouts"],
        "situation": situation(old),
        "opening_kicker": OTHER[old["first_receiver"]],
        "overtime": {"first": old["first"], "stage": old["stage"]} if old["stage"] else None,
        "deck": old["deck"],
    }


def situation(old: dict[str, Any]) -> dict[str, Any]:
    ball, down, line = {
        "kickoff": (KICKOFF_FROM, 0, 0),
        "free_kick": (FREE_KICK_FROM, 0, 0),
        "try": (TRY_FROM, 0, FIELD),
    }.get(old["phase"], (old["ball"], old["down"], old["line"]))
    return {"offence": old["offence"] or "home", "ball": ball, "down": down, "line": line}
