"""What things are called."""

from __future__ import annotations

from snapcount.games.scrimmage.tables import FORMATIONS

MARKER_NAMES = {
    "aggressive_blocking": "Aggressive Blocking",
    "pass_blocking": "Pass Blocking",
    "aggressive_charge": "Aggressive Charge",
    "reaction_charge": "Reaction Charge",
    "man_to_man": "Man-to-Man",
    "zone": "Zone",
    "run_right": "Run Right",
    "run_left": "Run Left",
    "forward_pass": "Forward Pass",
    "lateral_right": "Lateral Pass Right",
    "lateral_left": "Lateral Pass Left",
    "option_right": "Option Right",
    "option_left": "Option Left",
}
FORMATION_NAMES = {name: name.replace("_", " ") for side in FORMATIONS.values() for name in side}
