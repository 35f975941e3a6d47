"""What is measured of Canadian Pro Football."""

from __future__ import annotations

from snapcount.football.chances.measured import football
from snapcount.games.canadian_pro.analysis.standing import standing
from snapcount.games.canadian_pro.tables import LAW

MEASURED = football(
    "canadian_pro",
    standing,
    ({}, {"mode": "advanced"}, {"minutes": 5}, {"mode": "advanced", "minutes": 5}),
    LAW.downs,
)
"""Both games, long and short, in turn."""
