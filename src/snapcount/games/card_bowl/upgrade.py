"""States written under rules versions 1 and 2, in the form of today's."""

from __future__ import annotations

from typing import Any

from snapcount.games.card_bowl.tables import FIELD

PHASES = {"call": "scrimmage"}
NOBODY = {"offence": "home", "ball": 0, "down": 0, "line": 0}
NO_KICK = {"fails": 0, "safety": False}
NOBODYS = ("stock", "toss", "over")


def upgrade(old: dict[str, Any]) -> dict[str, Any]:
    """The same position; no older game left any question out (CB-33.8)."""
    state = from_first(old) if "rules" in old else old
    return {**state, "options": {**state["options"], "simple": False}}


def from_first(old: dict[str, Any]) -> dict[str, Any]:
    """Version 1: `situation` for four fields, kickoffs and free kicks by phase, a try by its spot."""
    kicks = not old["down"] and not old["trying"] and old["phase"] in ("free kick", "quarter")
    return {
        "options": old["rules"],
        "phase": phase(old),
        "quarter": old["quarter"],
        "left": old["left"],
        "running": old["running"],
        "score": old["score"],
        "timeouts": old["timeouts"],
        "situation": NOBODY if old["phase"] in NOBODYS else situation(old),
        "toss_loser": old["toss_loser"],
        "stock": old["stock"],
        "hurry": old["hurry"],
        "untimed": old["untimed"],
        "kick": {"fails": old["kick"]["fails"], "safety": old["kick"]["safety"]} if kicks else NO_KICK,
        "trying": old["trying"] > 0,
        "hands": old["hands"],
        "play": old["play"],
    }


def phase(old: dict[str, Any]) -> str:
    name: str = old["phase"]
    if name == "free kick":
        return "free_kick" if old["kick"]["safety"] else "kickoff"
    return PHASES.get(name, name.replace(" ", "_"))


def situation(old: dict[str, Any]) -> dict[str, Any]:
    """A try is at its distance, and a kick has no line to gain."""
    ball, down, line = old["spot"], old["down"], 0
    if old["trying"]:
        ball, down, line = FIELD - old["trying"], 0, FIELD
    elif down:
        line = min(FIELD, ball + old["to_go"])
    return {"offence": old["seat"], "ball": ball, "down": down, "line": line}
