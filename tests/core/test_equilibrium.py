"""Small matrix games with known solutions."""

from __future__ import annotations

from fractions import Fraction
from random import Random

from snapcount.core.equilibrium import solve


def fractions(*rows: list[int]) -> list[list[Fraction]]:
    return [[Fraction(cell) for cell in row] for row in rows]


def test_matching_pennies() -> None:
    found = solve(fractions([1, -1], [-1, 1]))
    half = Fraction(1, 2)
    assert found.value == 0 and found.rows == found.columns == (half, half)


def test_a_dominated_row_and_column_are_never_played() -> None:
    found = solve(fractions([3, 5, 9], [1, 0, 2]))
    assert found.value == 3 and list(found.rows) == [1, 0] and list(found.columns) == [1, 0, 0]


def test_rock_paper_scissors_with_a_bonus_is_exact() -> None:
    found = solve(fractions([0, -1, 2], [1, 0, -1], [-1, 1, 0]))
    assert found.value == Fraction(1, 12)
    assert found.rows == (Fraction(1, 4), Fraction(5, 12), Fraction(1, 3))


def test_neither_side_can_do_better_in_random_games_and_floats_agree() -> None:
    random = Random(5)
    for _ in range(200):
        rows, columns = random.randint(1, 5), random.randint(1, 5)
        matrix = [
            [Fraction(random.randint(-9, 9), random.randint(1, 7)) for _ in range(columns)]
            for _ in range(rows)
        ]
        found = solve(matrix)
        assert sum(found.rows) == sum(found.columns) == 1
        assert min(*found.rows, *found.columns) >= 0
        for column in range(columns):
            assert sum(found.rows[row] * matrix[row][column] for row in range(rows)) >= found.value
        for row in range(rows):
            assert (
                sum(found.columns[column] * matrix[row][column] for column in range(columns)) <= found.value
            )
        assert abs(solve([[float(cell) for cell in row] for row in matrix]).value - float(found.value)) < 1e-9


def test_floats_that_differ_by_rounding_only_are_solved_too() -> None:
    """Rows alike but for the last digits led to a column without a limit, and far from the equilibrium."""
    random = Random(1)
    for _ in range(400):
        rows, columns = random.randint(2, 13), random.randint(2, 32)
        base = [[random.gauss(0, 1) for _ in range(columns)] for _ in range(3)]
        matrix = [
            [cell + random.choice((0, 1e-13, -1e-13, 1e-10)) for cell in random.choice(base)]
            for _ in range(rows)
        ]
        found = solve(matrix)
        given = [
            sum(found.rows[row] * matrix[row][column] for row in range(rows)) for column in range(columns)
        ]
        held = [sum(found.columns[column] * cell for column, cell in enumerate(row)) for row in matrix]
        assert max(held) - min(given) < 1e-6
        assert min(*found.rows, *found.columns) > -1e-6
        assert abs(sum(found.rows) - 1) < 1e-6 and abs(sum(found.columns) - 1) < 1e-6
