"""Dice as expected and as thrown."""

from __future__ import annotations

import pytest

from snapcount.core.drivers.recorded import Input
from snapcount.core.review.observed import Step
from snapcount.core.review.tallies import by_chance, tallies
from snapcount.core.table import Dice, Seat

PAIR = Dice(2)


def throws(*pairs: tuple[int, int]) -> list[Step]:
    return [Step(at, Input("roll", pair, "DF-6.1"), dice=PAIR) for at, pair in enumerate(pairs)]


@pytest.mark.parametrize(
    ("uneven", "freedom", "chance"),
    [
        (3.841, 1, 0.05),
        (11.070, 5, 0.05),
        (15.086, 5, 0.01),
        (1.145, 5, 0.95),
        (35.172, 23, 0.05),
        (0.0, 5, 1.0),
    ],
)
def test_the_chance_of_a_chi_square_is_that_of_the_printed_tables(
    uneven: float, freedom: int, chance: float
) -> None:
    assert by_chance(uneven, freedom) == pytest.approx(chance, abs=1e-4)


def test_every_face_is_expected_as_often_as_every_other() -> None:
    (dice,) = tallies(throws((1, 2), (3, 3), (6, 6)), "Cards")
    assert dice.all == 6
    assert [side.came for side in dice.sides] == [1, 1, 2, 0, 0, 2]
    assert all(side.expected == pytest.approx(1.0) for side in dice.sides)
    assert dice.unusual is None and "too few" in dice.words


def test_loaded_dice_are_unusual_and_even_ones_are_not() -> None:
    (loaded,) = tallies(throws(*[(6, 6)] * 20), "Cards")
    assert loaded.unusual is not None and loaded.unusual < 1e-6 and loaded.words.startswith("Unusual:")
    (even,) = tallies(throws(*[(1, 2), (3, 4), (5, 6)] * 10), "Cards")
    assert even.unusual == pytest.approx(1.0) and even.words.startswith("Unusually even")


def test_cards_are_expected_from_the_deck_that_they_were_drawn_from() -> None:
    steps = [
        Step(0, Input("draw", 1, "DF-5.5"), deck=(1, 2)),
        Step(1, Input("draw", 2, "DF-5.5"), deck=(2,)),
        Step(2, Input("draw", Seat.HOME, "DF-3.2"), deck=(Seat.HOME, Seat.AWAY)),
    ]
    (cards,) = tallies(steps, "Event cards")
    assert [(side.name, side.expected, side.came) for side in cards.sides] == [("1", 0.5, 1), ("2", 1.5, 1)]
