"""The charts of the ledger, read once and checked."""

from __future__ import annotations

from functools import partial

from snapcount.core import tables
from snapcount.core.tables import check
from snapcount.football.situation import Law

load = partial(tables.load, "card_bowl")

CARDS = load("cards")
CLOCK = load("clock")
DEAL = load("deal")
DECISIONS = load("decisions")
DEFENCE_FORMATIONS = load("defence_formations")
FIELD_GOAL = load("field_goal")
FREE_KICK = load("free_kick")
FUMBLE = load("fumble")
KICKOFF = load("kickoff")
ADOPTED = load("law")
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

_SHAPES = len(OFFENCE_FORMATIONS["shapes"])
check(_SHAPES == OFFENCE_FORMATIONS["count"]["total"] == 300, "offence_formations", "it has not 300 shapes")
check(len(DECISIONS["rows"]) == 51, "decisions", "it has not 51 decisions")
check(
    len(CARDS["values"]) == 13 and CARDS["deck_size"] == 54,
    "cards",
    "it isn't a pack of 54 cards in 13 ranks",
)
check(sum(FUMBLE["bounce"].values()) == 0, "fumble", "the bounces don't add up to nothing")

LAW: Law[int] = Law(ADOPTED["field_yards"], ADOPTED["yards_to_gain"], ADOPTED["downs"])
"""CB-4.1, CB-4.4, CB-4.6"""
FIELD: int = LAW.length
"""The opponents' goal line."""
POINTS: dict[str, int] = ADOPTED["points"]
"""CB-4.8"""
KICKOFF_FROM: int = ADOPTED["kickoff_from"]
"""CB-4.9, CB-5.1"""
SAFETY_KICK_FROM: int = ADOPTED["safety_kick_from"]
"""CB-10.1"""
TRY_FROM: int = FIELD - ADOPTED["try_from"]
"""CB-9.5 Where the ball is, not how far it is to the goal line."""
TOUCHBACK: int = ADOPTED["touchback_at"]
"""CB-4.10"""
END_LINE: int = ADOPTED["end_zone_yards"]
"""CB-4.3"""
