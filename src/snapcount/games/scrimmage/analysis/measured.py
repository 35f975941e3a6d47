"""What is measured of Scrimmage: the single play, and possessions for Victory Points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from snapcount.core.table import Refusal
from snapcount.football.chances.measured import Measured
from snapcount.games.scrimmage.analysis.possessions import fitted, from_table
from snapcount.games.scrimmage.analysis.standing import possession_scores, standing

SINGLE = {"scenario": "single", "auto_deploy": True}
MULTIPLE = {"scenario": "multiple", "possessions": 1, "auto_deploy": True}
MEASURED = Measured(
    "scrimmage", standing, (SINGLE, SINGLE, SINGLE, MULTIPLE), fitted, from_table, possession_scores
)
"""Three single plays for every game of a possession each."""


def problem(options: Mapping[str, Any]) -> Refusal | None:
    """SC-19.1: the full game takes the coaches too long to be measured."""
    if options["scenario"] != "full":
        return None
    return Refusal(
        "SC-19.1",
        "Nobody has measured the full game: single plays and multiple plays have a win chance.",
    )
