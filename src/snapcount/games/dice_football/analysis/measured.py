"""What is measured of Dice Football: the points that are to be expected."""

from __future__ import annotations

from snapcount.football.chances.measured import football
from snapcount.games.dice_football.analysis.standing import standing
from snapcount.games.dice_football.tables import LAW

MEASURED = football("dice_football", standing, ({}, {"plays_per_quarter": 12}), LAW.downs)
"""Full and quick games in turn."""
