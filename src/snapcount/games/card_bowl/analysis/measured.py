"""What is measured of Card Bowl."""

from __future__ import annotations

from snapcount.football.chances.measured import football
from snapcount.games.card_bowl.analysis.standing import standing
from snapcount.games.card_bowl.tables import LAW

MEASURED = football(
    "card_bowl", standing, ({}, {"intervals_per_quarter": 84}, {"intervals_per_quarter": 36}), LAW.downs
)
"""The three lengths of the lobby in turn."""
