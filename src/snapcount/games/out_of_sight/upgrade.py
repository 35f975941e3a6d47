"""States written under rules version 1, in the form of today's."""

from __future__ import annotations

from typing import Any

PHASES = {"spot": "scrimmage"}


def upgrade(old: dict[str, Any]) -> dict[str, Any]:
    """The same position: `situation`, counted from the offence's goal line, for lines between West and East."""
    free_kick = old["phase"] == "kickoff" and old["kick_line"] == FREE_KICK
    return {
        "options": old["options"],
        "phase": "free_kick" if free_kick else PHASES.get(old["phase"], old["phase"]),
        "quarter": old["quarter"],
        "left": old["units"],
        "score": old["score"],
        "home_goes": old["home_goes"],
        "situation": situation(old),
        "ball_y": old["ball_y"],
        "weather": old["weather"],
        "wind_to": old["wind_to"],
        "trying": old["is_try"],
        "untimed": old["untimed"],
        "opening_kicker": old["first_kicker"],
        "first_goes": old["first_goes"],
        **{
            name: old[name]
            for name in ("declared", "linebackers", "catch", "run", "foul", "overtime", "last")
        },
    }


FREE_KICK = 20.0


def situation(old: dict[str, Any]) -> dict[str, Any]:
    """Who had the ball where; a kick goes by its own line, and nobody has the ball at a toss or at the end."""
    if old["phase"] in ("weather", "toss", "over"):
        return {"offence": "home", "ball": 0.0, "down": 0, "line": 0.0}
    offence = old["offence"]
    if old["down"] == 0 and not old["is_try"]:
        return {"offence": offence, "ball": old["kick_line"], "down": 0, "line": 0.0}
    goes = old["home_goes"] if offence == "home" else -old["home_goes"]
    ball, line = (x if goes == 1 else round(100.0 - x, 1) + 0.0 for x in (old["los"], old["ltg"]))
    return {"offence": offence, "ball": ball, "down": old["down"], "line": line}
