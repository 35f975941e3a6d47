"""Many snaps at once, and series that are read from kept layers: the same numbers as one by one."""

from __future__ import annotations

import sys
from array import array
from pathlib import Path
from random import Random

import numpy as np
import pytest

from snapcount.games.dice_football.analysis.book import Lane
from snapcount.games.dice_football.analysis.compiling import ball_at
from snapcount.games.dice_football.analysis.matrix import game_value
from snapcount.games.dice_football.analysis.positions import POSITIONS, position
from snapcount.games.dice_football.analysis.series import Series, Snap, followed, quickest
from snapcount.games.dice_football.analysis.solver import side_by_side
from snapcount.games.dice_football.analysis.solver.quick import QuickSeries
from snapcount.games.dice_football.analysis.values import HALF_2, MOST, OPENED, OVERTIME, WHOLE
from snapcount.games.dice_football.analysis.whole_layers import (
    DIFFERENCES,
    ReadSeries,
    WholeLayers,
    file_name,
)


@pytest.mark.parametrize("calls", [4, 5])
def test_both_mixes_of_many_games_are_worth_their_values(calls: int) -> None:
    random = Random(calls)
    cells = np.array([[[random.random() for _ in range(5)] for _ in range(calls)] for _ in range(60)])
    cells[0] = 0.5
    found = side_by_side.play_best(cells)
    assert found.value == pytest.approx([game_value(one.tolist()) for one in cells])
    assert (found.rows[:, :, None] * cells).sum(1).min(1) == pytest.approx(found.value)
    assert (cells * found.columns[:, None]).sum(2).max(1) == pytest.approx(found.value)


@pytest.mark.parametrize("ball", [35, 72, 93])
def test_the_pairs_of_cards_are_those_of_a_series(ball: int) -> None:
    """Three lanes that differ, as if a timeout were worth something else after every end."""
    random, lane = Random(ball), Lane(HALF_2, 20, 2, 1, 3)
    series, cards = Series(lane, 100), side_by_side.sums_at(ball)
    many = len(cards.ball.placed) + len(cards.ball.others)
    ends = [[random.random() for _ in range(many)] for _ in series.lanes]
    expected = series.in_lanes(ball_at(ball), ends)
    have = [(np.array([at.ours > 0]), np.array([at.theirs > 0])) for at in series.lanes]
    found = side_by_side.cells(cards, [np.array([one]) for one in ends], have, np.array([True]), 3)
    for at in range(3):
        assert found[at, 0] == pytest.approx(np.array(expected[at]))


def test_a_series_is_read_from_layers_that_were_kept(tmp_path: Path) -> None:
    lane = Lane(HALF_2, 0, 2, 1, -3)
    numbers = array("H", bytes(2 * 16 * DIFFERENCES * POSITIONS))
    for spent, value in (((2, 1), 40_000), ((1, 1), 30_000), ((2, 0), 50_000)):
        numbers[
            ((4 * spent[0] + spent[1]) * DIFFERENCES + lane.lead + MOST) * POSITIONS + position(3, 40, 47)
        ] = value
    (tmp_path / file_name(HALF_2, 19)).write_bytes(numbers.tobytes())
    (tmp_path / file_name(HALF_2, 18)).write_bytes(bytes(2 * len(numbers)))
    read = ReadSeries(lane, 47, WholeLayers(tmp_path))
    assert read.value(Snap(3, 40, 19, 1), True) == [40_000 / WHOLE, 30_000 / WHOLE, 50_000 / WHOLE, 0.0]
    assert read.value(Snap(3, 40, 0, 1), True) == [0.0] * 4


@pytest.mark.parametrize(
    ("lane", "down", "ball", "line"),
    [
        (Lane(HALF_2, 4, 2, 1, -3), 2, 71, 78),
        (Lane(HALF_2, 12, 1, 3, 4), 3, 34, 41),
        (Lane(OPENED, 30, 0, 0, 0), 2, 93, 100),
        (Lane(OVERTIME[1], 9, 0, 2, -7), 3, 60, 66),
        (Lane(HALF_2, 1, 1, 0, 3), 1, 44, 55),
        (Lane(OPENED, 2, 3, 3, -2), 4, 96, 100),
    ],
)
def test_a_series_as_arrays_has_the_numbers_of_plain_python(
    lane: Lane, down: int, ball: int, line: int
) -> None:
    snap = followed(lane, down, ball)
    one, other = (maker(lane._replace(left=0), line) for maker in (Series, QuickSeries))
    assert other.value(snap, True) == pytest.approx(one.value(snap, True), abs=1e-12)
    assert np.array(other.cells(snap, True)) == pytest.approx(np.array(one.cells(snap, True)), abs=1e-12)
    assert other.already(snap) == other.value(snap, True)
    assert other.already(snap._replace(left=20)) is None


def test_arrays_are_taken_where_the_extra_is_and_plain_python_where_it_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert quickest() is QuickSeries
    for name in [name for name in sys.modules if ".analysis.solver" in name]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert quickest.__wrapped__() is Series
