"""How a play came out."""

from __future__ import annotations

from collections.abc import Sequence

from snapcount.core.rulebook import Names
from snapcount.core.table import Event
from snapcount.football import outcomes
from snapcount.games.card_bowl.tables import LAW


def outcome(play: Sequence[Event], names: Names) -> outcomes.Outcome | None:
    return outcomes.outcome(play, names, LAW)
