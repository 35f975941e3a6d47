"""What Scrimmage asks as a puzzle has the odds of the printed tables, and the answer that the lessons teach."""

from __future__ import annotations

from typing import Any

from pytest import approx

from snapcount.core.table import Seat
from snapcount.games import find
from snapcount.games.scrimmage.analysis import spring, stop
from snapcount.games.scrimmage.state import State
from snapcount.lessons.learning import Learning
from snapcount.lessons.lesson import find_lesson


def position(lesson: int, step: int) -> State:
    taught = find_lesson("scrimmage", lesson)
    path: list[Any] = [done.example for done in taught.steps[: step - 1]]
    state: State = Learning(find("scrimmage"), taught, path).table.state
    return state


def test_two_on_one_springs_the_runner_whatever_the_dice_sc_10_1() -> None:
    posed = spring.posed(position(4, 1))
    assert posed is not None and "31 can run 4 hexes past the line" in posed.asks
    assert posed.ranked[0] == ("66 hits 91, 71 joins", 1.0)
    assert dict(posed.ranked)["71 hits 91"] == approx(15 / 36), "at 0 he goes down 15 times in 36"


def test_more_men_than_are_needed_are_no_answer_of_their_own() -> None:
    posed = spring.posed(position(4, 1))
    assert posed is not None
    assert not any("66 and 71" in label or "71 and 66" in label for label, _ in posed.ranked)


def test_the_strongest_man_who_gets_there_stops_the_runner_sc_8_20() -> None:
    posed = stop.posed(position(3, 4), Seat.HOME)
    assert posed is not None and posed.ranked[0][0] == "89" and posed.ranked[0][1] == approx(15 / 36)
    assert {label for label, _ in posed.ranked} == {"13", "26", "89"}


def test_nothing_is_asked_where_answers_are_alike() -> None:
    assert stop.posed(position(3, 1), Seat.HOME) is None
    assert spring.posed(position(3, 1)) is None, "the defence moves"
