"""The charts of the ledger, read once and checked."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any


def load(name: str) -> Any:
    text = (files("snapcount.games.card_bowl") / "tables" / f"{name}.json").read_text(encoding="utf-8")
    table = json.loads(text)
    assert table["id"] == name, f"{name}.json holds the table {table['id']!r}"
    return table


CARDS = load("cards")
CLOCK = load("clock")
DEAL = load("deal")
DECISIONS = load("decisions")
DEFENCE_FORMATIONS = load("defence_formations")
FIELD_GOAL = load("field_goal")
FREE_KICK = load("free_kick")
FUMBLE = load("fumble")
KICKOFF = load("kickoff")
LAW = load("law")
OFFENCE_FORMATIONS = load("offence_formations")
ONSIDE = load("onside")
OPTIONS = load("options")
PASS = load("pass")
PENALTIES = load("penalties")
PUNT = load("punt")
REACH = load("reach")
RUNS = load("runs")
SACK = load("sack")
TRY = load("try")
ZONES = load("zones")

assert len(OFFENCE_FORMATIONS["shapes"]) == OFFENCE_FORMATIONS["count"]["total"] == 300
assert len(DECISIONS["rows"]) == 51
assert len(CARDS["values"]) == 13 and CARDS["deck_size"] == 54
assert sum(FUMBLE["bounce"].values()) == 0

POINTS: dict[str, int] = LAW["points"]
"""CB-4.8"""
TOUCHBACK: int = LAW["touchback_at"]
"""CB-4.10"""
END_LINE: int = LAW["end_zone_yards"]
