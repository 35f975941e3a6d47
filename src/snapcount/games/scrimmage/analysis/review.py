"""How a game of Scrimmage is judged."""

from __future__ import annotations

from snapcount.core.review.judging import Judging, all_luck
from snapcount.core.review.shapes import DICE

JUDGING = Judging(
    all_luck,
    "Decisions are not judged yet: everything is luck.",
    ((DICE, "dice"),),
    DICE,
    "dice",
)
