"""The odds that the ledger of Card Bowl names, and how near ours must come."""

from __future__ import annotations

import json
from fractions import Fraction
from importlib.resources import files
from typing import Any

from snapcount.core.table import Seat
from tests.rules.card_bowl.bowl import a_down

TABLE: dict[str, Any] = json.loads((files("snapcount.games.card_bowl") / "tables" / "odds.json").read_text())[
    "sections"
]
HOME = Seat.HOME
DOWN = a_down(HOME, 50)
EIGHT = 1e-8
SIX = 1e-6


def near(chance: Fraction | float, wanted: float, within: float) -> bool:
    return abs(float(chance) - wanted) <= within
