"""How a game of Card Bowl is judged."""

from __future__ import annotations

from snapcount.core.review.judging import Judging, all_luck
from snapcount.core.review.shapes import CARDS

JUDGING = Judging(
    all_luck,
    "Decisions are not judged yet: everything is luck.",
    ((CARDS, "cards"),),
    CARDS,
    "cards",
)
