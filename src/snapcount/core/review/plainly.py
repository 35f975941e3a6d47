"""A review as plain data: everything that a page shows, ready to be sent."""

from __future__ import annotations

from typing import Any

from snapcount.core.adding import plain_sum
from snapcount.core.data.plain import to_plain
from snapcount.core.review.shapes import DECISION, Choice, Decision, Review, ReviewedPlay, is_luck
from snapcount.core.review.words import praise
from snapcount.core.table import Seat

MOST = 5


def plain(review: Review) -> dict[str, Any]:
    """All fields, and what follows from them: luck of every play, the costliest decisions, the luckiest plays."""
    found: dict[str, Any] = to_plain(review)
    found["plays"] = [play_of(play) for play in review.plays]
    found["costly"] = [review.decisions.index(decision) for decision in review.costly()]
    found["luckiest"] = {
        seat.name.lower(): [play.number for play in review.luckiest(seat, MOST)] for seat in Seat
    }
    found["finest"] = {
        seat.name.lower(): [
            {"decision": review.decisions.index(one), "words": praise(one)} for one in review.finest(seat)
        ]
        for seat in Seat
    }
    found["decided"] = plain_sum(row.points for row in review.sums if row.kind == DECISION)
    found["luck"] = plain_sum(row.points for row in review.sums if is_luck(row.kind))
    return found


def play_of(play: ReviewedPlay) -> dict[str, Any]:
    told: dict[str, Any] = to_plain(play)
    return told | {"luck": play.luck}


def decision_of(told: dict[str, Any]) -> Decision:
    """A decision out of a review that was sent."""
    choices = tuple(Choice(**choice) for choice in told["choices"])
    found: dict[str, Any] = {**told, "seat": Seat[told["seat"].upper()], "choices": choices}
    return Decision(**found)
