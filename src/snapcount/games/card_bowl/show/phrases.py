"""What flags, failed passes, penalties, kicks, snaps and a defence that moves nobody are called in the log."""

from __future__ import annotations

FLAGS = {
    "KO-OFFSIDE": "offside on the kick",
    "KO-KICK": "a foul by the kickers",
    "RET-REC": "a foul on the return",
    "PUNT": "a foul on the punt",
    "PUNT-COV": "a foul in the coverage",
    "FG-1": "offside at the kick",
    "FG-2": "a foul on the kicker",
    "SNAP": "offside",
    "SACK-HOLD": "holding",
    "HANDOFF": "a foul at the handoff",
    "RUSH-D": "a foul on the run",
    "PASS-BJ": "a foul on the pass",
    "YDS-BJ": "a foul downfield",
    "REC-BJ": "offensive pass interference",
    "DPI": "pass interference",
    "OFR": "a foul in the open field",
    "FUMBLE": "a foul at the loose ball",
}
WHY = {
    "poor throw": "a poor throw, the pass card was too high for the passer",
    "same suit": "a card of the receiver's suit",
    "dropped": "dropped, the reception card was too high for the receiver",
    "broken up": "broken up by the defender",
    "spike": "the ball is spiked",
}
DEAD_BALL = ("false start", "delay of game")
WALKED = {
    "rekick": ", and the kick again",
    "previous_spot": ", and the punt again",
    "tack_on": " more for the return",
}
STAYS = {
    1: "leaves its defence as it stands",
    2: "stays put before the blocks",
    3: "stays put while the line blocks",
    4: "stays put while the play develops",
}
STAYS_ON = "waits another turn"
"""CB-16.10 A turn has a name, so that two in a row aren't one line twice."""
KICKS = {
    "kickoff": "kicks off",
    "safety_punt": "punts after the safety",
    "squib": "aims a squib kick at the {}",
    "onside": "tries an on-side kick of {} yards plus a card",
}
SNAPS = {
    "scrimmage": "runs a play",
    "punt": "punts",
    "field_goal": "tries a field goal",
    "spike": "spikes the ball",
    "kneel": "kneels down",
}


def goes_for(number: int) -> str:
    """CB-29.7 What a team does with a loose ball, and what it counts."""
    if number == 0:
        return "goes for it"
    return f"falls on it (+{number})" if number > 0 else f"scoops it up (−{-number})"
