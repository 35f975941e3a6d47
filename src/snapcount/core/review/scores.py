"""Points as the curve shows them: TD 7–0, with the try that followed."""

from __future__ import annotations

from collections.abc import Sequence

from snapcount.core.review.observed import Play
from snapcount.core.review.shapes import ReviewedPlay, Score
from snapcount.core.table import Seat

SHORT = {"touchdown": "TD", "field_goal": "FG", "safety": "Safety", "single": "Single"}
TRIES = ("extra_point", "two_points")


def with_scores(reviewed: Sequence[ReviewedPlay], plays: Sequence[Play]) -> list[ReviewedPlay]:
    """Every play with its points. A try is shown with its touchdown."""
    found = list(reviewed)
    before = (0, 0)
    for number, play in enumerate(reviewed):
        scored = [event.facts for event in plays[number].events if event.what == "scored"]
        tally = f"{play.score[0]}–{play.score[1]}"
        last = found[number - 1].scored if number else None
        if scored and scored[-1]["how"] in TRIES and last is not None:
            found[number - 1] = found[number - 1]._replace(
                scored=last._replace(label=f"{last.label.split(' ')[0]} {tally}")
            )
        elif play.score != before:
            home = play.score[0] - before[0] > play.score[1] - before[1]
            how = SHORT.get(str(scored[0]["how"]), "") if scored else ""
            seat = Seat.HOME if home else Seat.AWAY
            found[number] = play._replace(scored=Score(seat, f"{how} {tally}".strip()))
        before = play.score
    return found
