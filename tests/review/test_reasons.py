"""On a last down a review says how often going for it must work to beat the kick."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from snapcount.core.review.shapes import Choice, Decision
from snapcount.core.table import Seat
from snapcount.football.reasons import on_last_down
from snapcount.football.situation import Situation
from tests.football.laws import AMERICAN
from tests.review.standing_in import record

HOME, AWAY = Seat


class Standing(NamedTuple):
    situation: Situation[int]


def win_chance(state: Standing) -> float:
    """Home's: 0.6 with the ball, 0.3 without it."""
    return 0.6 if state.situation.offence is HOME else 0.3


def go_or_kick(label: str) -> str:
    return "Punt" if label == "Punt" else "Go for it"


def decision(chosen: str, cost: float = 0.1, seat: Seat = HOME, **chances: float) -> Decision:
    choices = tuple(Choice(label, None, chance, label == chosen) for label, chance in chances.items())
    return Decision(seat, 0, 0, "CallPlay", "", chosen, cost, choices)


def said(made: Decision, down: int = 4, line: int = 55) -> str:
    return on_last_down(AMERICAN, go_or_kick)(
        win_chance, Standing(Situation(made.seat, 50, down, line)), made
    )


def test_a_punt_where_the_book_goes_for_it_and_the_other_way_about() -> None:
    assert said(decision("Punt", Run=0.5, Pass=0.55, Punt=0.45)) == (
        "Make it and the win chance is 60 %; miss and it is 30 %. "
        "To beat the punt, going for it must work 50 times in 100."
    )
    assert said(decision("Run", Run=0.5, Punt=0.54)) == (
        "Make it and the win chance is 60 %; miss and it is 30 %. "
        "To beat the punt, going for it would have to work 80 times in 100."
    )


def test_the_other_seat_reads_its_own_chances() -> None:
    assert said(decision("Punt", seat=AWAY, Run=0.6, Punt=0.61 - 0.1)).startswith(
        "Make it and the win chance is 70 %; miss and it is 40 %."
    )


@pytest.mark.parametrize(
    ("made", "down", "line"),
    [
        (decision("Punt", Run=0.5, Punt=0.45), 3, 55),
        (decision("Punt", Run=0.5, Punt=0.45), 4, 100),
        (decision("Run", Run=0.5, Pass=0.55, Punt=0.45), 4, 55),
        (decision("Punt", cost=0.005, Run=0.455, Punt=0.45), 4, 55),
        (decision("Punt", Run=0.9, Punt=0.7), 4, 55),
    ],
    ids=["another down", "goal to go", "a run for a pass", "no mistake", "a kick better than a first down"],
)
def test_elsewhere_nothing_is_said(made: Decision, down: int, line: int) -> None:
    assert said(made, down, line) == ""


def test_a_review_of_dice_football_says_why_its_book_goes_for_it() -> None:
    told = [one for one in record("dice_football", "standard").review().decisions if "Make it and" in one.why]
    assert [one.words for one in told] == [
        "4th and 5 at the Lions 46: Punt gave away 4 %. Best: Long Pass 54 %, Short Pass 38 %, Run 8 %."
    ]
    assert told[0].why.endswith(
        "Make it and the win chance is 41 %; miss and it is 29 %. "
        "To beat the punt, going for it must work 30 times in 100."
    )
