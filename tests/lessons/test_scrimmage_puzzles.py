"""What Scrimmage asks as a puzzle has the odds of the printed tables, and the answer that the lessons teach."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from pytest import approx, mark

from snapcount.cli.puzzles import idea
from snapcount.core.table import Seat
from snapcount.games import find
from snapcount.games.scrimmage.analysis import spring, stop, two_turns
from snapcount.games.scrimmage.analysis.puzzles import best_throw
from snapcount.games.scrimmage.rules.sight import depth_of
from snapcount.games.scrimmage.state import State
from snapcount.games.scrimmage.view import view
from snapcount.lessons.learning import Learning
from snapcount.lessons.lesson import find_lesson
from snapcount.lessons.puzzles import read_puzzle


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


PACKAGED: list[dict[str, Any]] = json.loads(
    (files("snapcount.games.scrimmage") / "puzzles.json").read_text(encoding="utf-8")
)["puzzles"]


def state_of(entry: dict[str, Any]) -> State:
    state: State = Learning(find("scrimmage"), read_puzzle("scrimmage", 1, entry)).table.state
    return state


def test_no_two_puzzles_come_to_the_same_and_each_kind_is_there() -> None:
    assert len(PACKAGED) >= 30 and len({idea(entry) for entry in PACKAGED}) == len(PACKAGED)
    assert {entry["kind"] for entry in PACKAGED} == {"throw", "two turns", "spring", "stop"}
    assert all(entry["why"] for entry in PACKAGED)


@mark.parametrize("kind", ["throw", "two turns", "spring", "stop"])
def test_a_packaged_puzzle_is_what_its_position_poses(kind: str) -> None:
    entry = next(entry for entry in PACKAGED if entry["kind"] == kind)
    poses = {"throw": best_throw, "two turns": two_turns.posed, "spring": spring.posed}
    state = state_of(entry)
    posed = poses[kind](state) if kind in poses else stop.posed(state, Seat.HOME)
    assert posed is not None and (posed.asks, posed.why) == (entry["asks"], entry["why"])
    assert [label for label, _ in posed.ranked] == [answer["label"] for answer in entry["answers"]]


def test_who_cannot_be_reached_runs_on_and_who_is_held_stays() -> None:
    entry = next(entry for entry in PACKAGED if entry["kind"] == "two turns")
    play = view(state_of(entry), Seat.HOME).play
    for hex, facing in two_turns.places(play):
        far = two_turns.after(two_turns.their_turn(two_turns.stopped(play, hex, facing)))
        assert sum(far.values()) == approx(1)
        assert min(far) >= depth_of(play, hex), "nobody is carried back"
