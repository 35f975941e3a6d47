"""How a game of Out of Sight Football is judged."""

from __future__ import annotations

from snapcount.core.review.judging import Judging, all_luck
from snapcount.core.review.shapes import HAND

JUDGING = Judging(
    all_luck,
    "Decisions are not judged yet: everything is luck.",
    ((HAND, "pen"),),
    HAND,
    "pen",
)
