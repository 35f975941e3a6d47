"""Both sides in an ordinary formation, two backs and a tight end against a four-man front."""

from __future__ import annotations

from snapcount.games.card_bowl.rules.cards import SUITED
from snapcount.games.card_bowl.rules.lineup.formations import SHAPES, set_field

PRO = SHAPES["U-B101-T01-W11"]
FRONT = (-2.5, -0.5, 1.0, 3.0)
ZONES = ("OLB-L", "MLB", "OLB-R", "S-L", "S-R")
CORNERS = ("WRL1", "WRR1")
HAND, OTHER = SUITED[:11], SUITED[13:24]
BASE = set_field(PRO, FRONT, ZONES, CORNERS)
