"""The ids of Out of Sight Football."""

from __future__ import annotations

from snapcount.core.stepping.codec import Numbering
from snapcount.games.out_of_sight.tables import PLAYBOOK

PLAIN = (
    "odd", "even", "receive", "kick", "West", "East", "scrimmage", "punt", "high_punt", "field_goal", "fake_punt",
    "fake_kick", "kneel", "spike", "onside", "touchback", "down", "bounce",
)  # fmt: skip
WEST, NORTH, CELL, PARTS = -50, -60, 0.5, 1000
"""The table from its left and lower edge, in half yards; each `finer` is a thousandth of what came before."""

IDS = Numbering()
WORDS = IDS.block("", PLAIN)
YES, NO = IDS.one("take the penalty"), IDS.one("let it stand")
PLAYS = IDS.block("play ", tuple(PLAYBOOK))
STRAIGHT, DROP_TO, DROP_BY = IDS.one("drop straight"), IDS.one("drop to"), IDS.one("drop by")
ON, END, FINER = IDS.one("on"), IDS.one("end"), IDS.one("finer")
HANGS = IDS.block("hang ms ", range(2000, 5001, 100))
XS = tuple(IDS.block("x ", tuple(WEST + at * CELL for at in range(401))).values())
YS = tuple(IDS.block("y ", tuple(NORTH + at * CELL for at in range(241))).values())
FINE = tuple(IDS.block("part ", range(PARTS)).values())
FIRST_X, FIRST_Y, FIRST_FINE = XS[0], YS[0], FINE[0]
