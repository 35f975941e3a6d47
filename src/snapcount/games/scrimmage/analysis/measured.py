"""What is measured of Scrimmage: the single play, and possessions for Victory Points."""

from __future__ import annotations

from snapcount.football.chances.measured import Measured
from snapcount.games.scrimmage.analysis.possessions import fitted, from_table
from snapcount.games.scrimmage.analysis.standing import possession_scores, standing

SINGLE = {"scenario": "single", "auto_deploy": True}
MULTIPLE = {"scenario": "multiple", "possessions": 1, "auto_deploy": True}
MEASURED = Measured(
    "scrimmage", standing, (SINGLE, SINGLE, SINGLE, MULTIPLE), fitted, from_table, possession_scores
)
"""Three single plays for every game of a possession each."""
