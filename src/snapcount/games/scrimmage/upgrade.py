"""States written under rules version 1, in the form of today's."""

from __future__ import annotations

from typing import Any

PHASES = {"down": "scrimmage", "over": "settle", "finished": "over"}
SAME = ("had", "injured", "delays", "objective", "goal_row")


def upgrade(old: dict[str, Any]) -> dict[str, Any]:
    """The same position: a `situation` in rows from the offence's goal line, and plays counted down."""
    match, play, options = old["match"], old["play"], old["options"]
    full, finished = options["scenario"] == "full", play["phase"] == "finished"
    renamed = {"line": "scrimmage_line", "ball": "hex"}
    return {
        "options": options,
        "match": {
            "situation": situation(match, play["phase"]),
            "hex": match["ball"],
            "home_goes": 1 if match["north"] == "home" else -1,
            "possession": match["possession"],
            "score": match["points"],
            **{name: match[name] for name in SAME},
            "quarter": min(4, match["period"] + 1),
            "left": options["quarter_plays"] - match["plays"] if full and not finished else 0,
            "opening_kicker": other(match["opening"]),
            "receiver": match["receiver"],
            "winner": match["winner"],
        },
        "play": {
            renamed.get(name, name): PHASES.get(value, value) if name == "phase" else value
            for name, value in play.items()
        },
    }


def other(seat: str) -> str:
    return "away" if seat == "home" else "home"


def situation(match: dict[str, Any], phase: str) -> dict[str, Any]:
    """Nobody has the ball at the toss and at the end, the kickers at a kick; else the down that is played."""
    if phase in ("toss", "finished"):
        return {"offence": "home", "ball": 0, "down": 0, "line": 0}
    if phase in ("kickoff", "free_kick"):
        return {"offence": other(match["receiver"]), "ball": 0, "down": 0, "line": 0}
    ahead = match["offence"] == match["north"]
    row = match["ball"] // 37 - 5
    ball, series, goal = (one if ahead else 61 - one for one in (row, match["series"], match["goal_row"]))
    line = goal if match["objective"] else min(series + 7, 61)
    return {"offence": match["offence"], "ball": ball, "down": match["down"], "line": line}
