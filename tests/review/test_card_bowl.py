"""A card in motion (CB-12.15) is judged as the veteran would choose, had he looked at every one."""

from __future__ import annotations

from random import Random

import pytest

from snapcount.core.review.observed import phases
from snapcount.games.card_bowl import questions as q
from snapcount.games.card_bowl.analysis.review import motions_made
from snapcount.games.card_bowl.coaches import offence
from snapcount.games.card_bowl.view import View, view
from tests.review.standing_in import record


@pytest.fixture(scope="module")
def asked() -> list[tuple[View, q.Motion]]:
    return [
        (view(phase.state, step.given.seat), step.question)
        for phase in phases(record("card_bowl", "one_joker"))
        for step in phase.steps
        if isinstance(step.question, q.Motion) and step.given.seat is not None
    ]


def test_the_best_of_the_judged_motions_is_the_veterans(
    asked: list[tuple[View, q.Motion]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(offence, "MOTION", 1.0)
    monkeypatch.setattr(offence, "MOTIONS", 1000)
    chosen = set()
    for seen, question in asked[:12]:
        options = motions_made(seen, question, None)
        assert [one.answer for one in options] == question.options()
        best = max(options, key=lambda one: one.worth)
        his = offence.motion(seen, question, Random(1))
        assert next(one.worth for one in options if one.answer == his) == pytest.approx(best.worth)
        chosen.add(his is None)
    assert chosen == {True, False}, "both a motion and none are best somewhere"


def test_a_review_names_the_motion_that_was_missed() -> None:
    review = record("card_bowl", "one_joker").review()
    told = [decision for decision in review.decisions if decision.chosen == "No motion: snap the ball"]
    assert told
    assert any(decision.cost > 0 for decision in told)
