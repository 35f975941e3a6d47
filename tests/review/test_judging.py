"""Decisions told apart from luck: what a sealed pair and a single answer come to."""

from __future__ import annotations

from math import fsum
from typing import Any

import pytest

from snapcount.core.drivers.recorded import answered
from snapcount.core.review.judging import Met, Side, sealed, single, snap
from snapcount.core.review.observed import Step
from snapcount.core.review.shapes import DECISION, GUESSES
from snapcount.core.table import Question, Seat


class Pick(Question[str]):
    rule = "XX-1"

    def options(self) -> tuple[str, ...]:
        return ("a", "b")


def step(seat: Seat, answer: str) -> Step:
    return Step(0, answered(seat, Pick(), answer), Pick())


def parts(met: Met) -> dict[tuple[str, Seat | None], float]:
    return {(part.kind, part.seat): part.change for part in met.verdict.parts}


PENNIES = [[0.8, 0.4], [0.4, 0.6]]
"""Home's win chance: best mixes 1/3, 2/3 for both, value 8/15."""


def test_answers_of_the_best_mix_cost_nothing_and_the_rest_is_a_guess() -> None:
    met = sealed(Side(step(Seat.HOME, "a"), "ab"), Side(step(Seat.AWAY, "a"), "ab"), PENNIES)
    assert met.best == pytest.approx(8 / 15)
    assert parts(met)[DECISION, Seat.HOME] == parts(met)[DECISION, Seat.AWAY] == 0
    assert parts(met)[GUESSES, None] == pytest.approx(0.8 - 8 / 15)
    shares = {option.answer: option.share for option in met.verdict.decisions[0].options}
    assert list(shares) == ["b", "a"] and shares["b"] == pytest.approx(2 / 3)


def test_an_answer_that_is_always_worse_costs_what_it_gives_away() -> None:
    matrix = [[0.6, 0.5], [0.3, 0.4]]
    met = sealed(Side(step(Seat.HOME, "b"), "ab"), Side(step(Seat.AWAY, "a"), "ab"), matrix)
    assert met.best == pytest.approx(0.5)
    assert parts(met)[DECISION, Seat.HOME] == pytest.approx(-0.1)
    assert parts(met)[DECISION, Seat.AWAY] == pytest.approx(0.1), "away's answer lets home have 0.6"
    assert fsum(parts(met).values()) == pytest.approx(met.value - met.best)
    assert [judged.cost for judged in met.verdict.decisions] == [pytest.approx(0.1), pytest.approx(0.1)]


def test_the_same_snap_seen_from_the_other_seat_changes_every_sign() -> None:
    matrix = [[0.6, 0.5], [0.3, 0.4]]
    home = snap(Seat.HOME, Side(step(Seat.HOME, "b"), "ab"), Side(step(Seat.AWAY, "a"), "ab"), matrix, "")
    away = snap(Seat.AWAY, Side(step(Seat.AWAY, "b"), "ab"), Side(step(Seat.HOME, "a"), "ab"), matrix, "")
    assert away.best == pytest.approx(1 - home.best) and away.value == pytest.approx(1 - home.value)
    assert parts(away)[DECISION, Seat.AWAY] == pytest.approx(-parts(home)[DECISION, Seat.HOME])
    assert parts(away)[GUESSES, None] == pytest.approx(-parts(home)[GUESSES, None])


def test_a_kick_that_nobody_defends_is_judged_alone() -> None:
    matrix = [[0.6, 0.5], [0.45, 0.45]]
    met = snap(Seat.HOME, Side(step(Seat.HOME, "b"), "ab"), "xy", matrix, "")
    assert len(met.verdict.decisions) == 1 and met.value == pytest.approx(0.45)
    assert parts(met) == {(DECISION, Seat.HOME): pytest.approx(-0.05)}


@pytest.mark.parametrize(
    ("seat", "answer", "cost"), [(Seat.HOME, "b", 0.3), (Seat.AWAY, "a", 0.3), (Seat.AWAY, "b", 0)]
)
def test_a_single_answer_is_measured_against_the_best(seat: Seat, answer: str, cost: Any) -> None:
    met = single(step(seat, answer), {"a": 0.7, "b": 0.4})
    (judged,) = met.verdict.decisions
    assert judged.cost == pytest.approx(cost)
    assert parts(met)[DECISION, seat] == pytest.approx(-cost if seat is Seat.HOME else cost)
    assert met.best == (0.7 if seat is Seat.HOME else 0.4)
