"""The numbers of a model: found again where they are known, and what follows from them."""

from __future__ import annotations

from math import exp
from random import Random

import pytest

from snapcount.core.table import Seat
from snapcount.football.chances.calibration import calibration, picture
from snapcount.football.chances.fitting import correction, multinomial, shares, solved
from snapcount.football.chances.next_score import CLASSES, NextScore
from snapcount.football.chances.renewal import GRID, MOST, Renewal, spreads
from snapcount.football.chances.samples import NO_SCORE, Sample
from snapcount.football.chances.standing import Clock, Standing


def test_a_linear_system_is_solved() -> None:
    assert solved([[4.0, 1.0], [1.0, 3.0]], [9.0, 5.0]) == pytest.approx([2.0, 1.0])


def test_weights_that_made_the_counts_are_found_again() -> None:
    true = [[0.5, -1.0], [-1.0, 2.0]]
    cells = []
    for step in range(11):
        row = (1.0, step / 10)
        odds = [exp(sum(w * x for w, x in zip(line, row, strict=True))) for line in true] + [1.0]
        cells.append((row, [10_000 * each / sum(odds) for each in odds]))
    for found, wanted in zip(multinomial(cells), true, strict=True):
        assert found == pytest.approx(wanted, abs=0.02)


def test_chances_that_were_too_timid_are_stretched() -> None:
    random = Random(1)
    rows = []
    for _ in range(4000):
        odds = random.uniform(-2, 2)
        rows.append(((odds, 0.0), float(random.random() < 1 / (1 + exp(-1.5 * odds)))))
    trust, nothing = correction(rows, len(rows))
    assert trust == pytest.approx(1.5, abs=0.1)
    assert nothing == 0


def test_few_games_correct_little() -> None:
    rows = [((2.0,), 0.0)] * 100
    (sure,), (unsure,) = correction(rows, 1000), correction(rows, 1)
    assert sure < 0 < unsure < 1


def test_what_hardly_ever_comes_is_left_out() -> None:
    assert shares([7] * 900 + [6] * 99 + [2]) == [(6, 0.0991), (7, 0.9009)]


ONLY_OURS = [[-2.0, 1.0, 0.0]] + [[-30.0, 0.0, 0.0]] * 5
SEVEN = {"touchdown": [(7, 1.0)], "field_goal": [(3, 1.0)], "small": [(2, 1.0)]}


def test_a_half_brings_what_its_kickoffs_bring() -> None:
    """Only who receives ever scores, seven points a time: the sides take turns."""
    assert CLASSES[0] == ("ours", "touchdown")
    kept = spreads(NextScore(4, [], ONLY_OURS, SEVEN, [(1, 1.0)]), 20)
    for left in (1, 5, 20):
        changes = {change - MOST for change, share in enumerate(kept[left]) if share > 1e-9}
        assert changes <= {0, 7}, "after ours it is their turn, which takes it back"
        assert sum(kept[left]) == pytest.approx(1)
    assert kept[0][MOST] == 1


def test_a_safety_gives_the_ball_to_its_own_side() -> None:
    small = [[-30.0, 0.0, 0.0]] * 2 + [[-2.0, 1.0, 0.0]] + [[-30.0, 0.0, 0.0]] * 3
    kept = spreads(NextScore(4, [], small, SEVEN, [(1, 1.0)]), 4)
    assert {change - MOST for change, share in enumerate(kept[4]) if share > 1e-9} == {0, 2, 4, 6, 8}


def test_half_time_is_worth_what_the_second_half_makes_of_it() -> None:
    kept = spreads(NextScore(4, [], ONLY_OURS, SEVEN, [(1, 1.0)]))
    found = Renewal([kept[left] for left in GRID])
    receiving = found.half_time(0, 30.0, 1)
    assert receiving > 0.5 > found.half_time(0, 30.0, -1)
    assert found.half_time(0, 30.0, 0) == pytest.approx(0.5)
    assert found.kickoff(0, 0.0, True, 30.0, 1) == pytest.approx(receiving)
    assert found.kickoff(3, 10.0, False) == pytest.approx(1 - found.kickoff(-3, 10.0, True))


def one(seat: Seat, lead: int, won: float) -> Sample:
    return Sample(Standing("down", seat, lead, Clock(2, 10), 50, 1, 10), NO_SCORE, won)


def test_a_brier_score_is_the_mean_square_of_the_mistakes() -> None:
    games = [
        [one(Seat.HOME, 3, 1.0)],
        [one(Seat.AWAY, 3, 0.0)],
        [one(Seat.HOME, -3, 0.0), one(Seat.HOME, 0, 0.5)],
    ]
    found = calibration(games, lambda at: 0.9 if at.lead > 0 else 0.2)
    assert (found.games, found.positions) == (3, 4)
    assert found.brier == pytest.approx((0.01 + 0.81 + 0.04 + 0.09) / 4)
    assert found.by_lead == pytest.approx((0 + 1 + 0 + 0) / 4)
    assert found.by_nobody == pytest.approx((0.25 + 0.25 + 0.25 + 0) / 4)


def test_bins_are_home_s_and_their_doubt_is_by_games() -> None:
    alike = [one(Seat.HOME, 1, 1.0)] * 50
    found = calibration([alike, [one(Seat.AWAY, -1, 1.0)] * 50], lambda at: 0.75 if at.lead > 0 else 0.25)
    (only,) = found.bins
    assert (only.said, only.came, only.positions) == (0.75, 0.5, 100)
    assert only.error > 0.5, "a hundred positions of two games say no more than two games"


def test_the_picture_says_what_it_is_and_is_light() -> None:
    found = calibration(
        [[one(Seat.HOME, 1, 1.0)], [one(Seat.HOME, -1, 0.0)]], lambda at: 0.8 if at.lead > 0 else 0.3
    )
    drawn = picture("Card Bowl", found)
    assert drawn.startswith("<svg") and "Card Bowl" in drawn and drawn.count("<circle") == 2
    assert len(drawn) < 4000
