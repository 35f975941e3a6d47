"""The words of Card Bowl, each with its id."""

from __future__ import annotations

from snapcount.core.stepping.codec import Numbering
from snapcount.games.card_bowl.rules.cards import FULL
from snapcount.games.card_bowl.rules.lineup.formations import LINEMEN, SHAPES, SLOTS, ZONE_LIMITS
from snapcount.games.card_bowl.rules.plays.calls import PLAYS
from snapcount.games.card_bowl.rules.turns.match_ups import lanes

MOST_IN_FRONT = 11
"""Match-ups there may be: more can't be, with eleven cards."""

PLAIN = (
    "heads", "tails", "receive", "kick", "touchback", "return", "continue", "take", "rekick", "scrimmage", "punt",
    "field_goal", "spike", "kneel", "fair_catch", "bounce", "apply", "no", "two", "timeout", "keep", "exchange",
    "penalty", "none", "complete", "throw_away", "run", "out", "stay", "accept", "decline", "previous_spot", "tack_on",
    "4", "3", "2", "1", "3+oob", "2+oob", "1+oob",
)  # fmt: skip
"""Answers of one word."""
ACTS = ("line", "cover", "shift", "drop", "back", "hang", "slide", "block", "reveal", "free", "out", "stay")
KICKS = ("kickoff", "safety_punt", "squib", "onside")
MEN = (
    "QB",
    *LINEMEN,
    *(f"{slot}{number}" for slot in SLOTS for number in range(1, 5 if slot[0] == "W" else 3)),
)
FRONTS = tuple(f"{at / 2:g}" for at in range(-11, 12))

IDS = Numbering()
WORDS = IDS.block("", PLAIN)
DONE, WAIT, END, NO_MOTION = IDS.one("done"), IDS.one("wait"), IDS.one("end"), IDS.one("no motion")
NUMBERS = IDS.block("number ", tuple(str(number) for number in range(-2, 109)))
CARDS = IDS.block("card ", FULL)
SHAPE_IDS = IDS.block("shape ", tuple(SHAPES))
PLACES = IDS.block("", MEN)
ZONES = IDS.block("", tuple(ZONE_LIMITS))
SECOND = IDS.block("", tuple(f"{zone}#{number}" for zone in ZONE_LIMITS for number in range(2, 6)))
CORNERS = IDS.block("", tuple(f"CB{number}" for number in range(1, 12)))
LANES = IDS.block("", tuple(lanes(MOST_IN_FRONT)))
FRONT = IDS.block("front ", FRONTS)
DOES = IDS.block("to ", ACTS)
PLAY_IDS = IDS.block("play ", (*PLAYS, "sneak"))
SIDE_IDS = IDS.block("side ", ("L", "M", "R"))
SLOT_IDS = IDS.block("group ", SLOTS)
KICK_IDS = IDS.block("kick ", KICKS)

PLACED = {**PLACES, **ZONES, **SECOND, **CORNERS, **LANES}
"""What a move or an answer may name on the table."""
