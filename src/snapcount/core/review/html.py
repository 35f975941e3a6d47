"""A review as a notebook shows it: the curve, luck and decisions apart, the costly decisions."""

from __future__ import annotations

from snapcount.core.data.html import curve, paragraph, table
from snapcount.core.review.shapes import Review
from snapcount.core.review.text import heading
from snapcount.core.review.words import percent, signed

MOST = 5


def html(review: Review) -> str:
    """All of it as HTML."""
    chances = [review.start, *(play.after for play in review.plays)]
    sums = [(one.label, signed(one.points / 100), one.words) for one in review.sums]
    costly = [(decision.words, decision.why) for decision in review.costly()[:MOST]]
    return "".join(
        [
            *map(paragraph, heading(review)),
            curve(chances, f"The win chance of {review.names[0]}, play by play"),
            table(
                [("Start", percent(review.start), ""), *sums, ("End", percent(review.end), "")],
                f"Luck and decisions apart, in points of win chance for {review.names[0]}",
            ),
            table(costly, "The costliest decisions") if costly else "",
        ]
    )
