"""What flags, failed passes, penalties and snaps are called in the log."""

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
WALKED = {
    "rekick": ", and the kick again",
    "previous_spot": ", and the punt again",
    "tack_on": " more for the return",
}
SNAPS = {
    "scrimmage": "plays from scrimmage",
    "punt": "punts",
    "field_goal": "tries a field goal",
    "spike": "spikes the ball",
    "kneel": "kneels down",
}
