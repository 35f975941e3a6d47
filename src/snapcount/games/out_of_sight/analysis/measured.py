"""What is measured of Out of Sight Football."""

from __future__ import annotations

from snapcount.football.chances.measured import football
from snapcount.games.out_of_sight.analysis.standing import standing
from snapcount.games.out_of_sight.tables import LAW

MEASURED = football("out_of_sight", standing, ({}, {"plays": 10}, {"plays": 5}), LAW.downs)
"""The three lengths of the lobby in turn."""
