"""What all worked examples have in common, on one that needs no game."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.core.examples import NOTHING, BadExample, Skipped, difference, run
from snapcount.core.table import Pending, Refusal, Seat

ROLL = {"id": "T-1", "given": {"ball": 30}, "chance": [4], "expect": {"ball": 34, "notes": {"how": "run"}}}


def play(vector: Any) -> dict[str, Any]:
    """Adds the chance to the ball."""
    match vector["given"].get("kind"):
        case "bad":
            raise BadExample("the ball is flat")
        case "refused":
            raise Refusal("DF-1.1", "No.")
        case "asked":
            raise Pending({Seat.HOME: NOTHING})  # type: ignore[dict-item]
        case "skipped":
            raise Skipped("Nobody knows.")
        case _:
            return {"ball": vector["given"]["ball"] + sum(vector["chance"]), "notes": {"how": "run", "by": 7}}


def judged(vector: Any) -> tuple[str, str]:
    (verdict,) = run([vector], play)
    return verdict.outcome, verdict.problem


def test_an_example_passes_where_everything_expected_came() -> None:
    assert judged(ROLL) == ("passed", "")
    assert [verdict.id for verdict in run([ROLL, {}, 3], play)] == ["T-1", "example 2", "example 3"]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"chance": [5]}, "ball: expected 34, got 35."),
        ({"expect": {"ball": 34, "down": 1}}, "down: expected 1, got nothing of that name."),
        ({"expect": {"notes": {"by": "7"}}}, "notes, by: expected '7', got 7."),
        ({"expect": {"ball": 34.0}}, "ball: expected 34.0, got 34."),
        ({"expect": {}}, "expects something"),
        ({"expect": None}, "expects something"),
        ({"given": [30]}, "expected an object"),
        ({"chance": "4"}, "expected a list"),
        ({"given": {}}, "KeyError"),
        ({"given": {"kind": "bad"}}, "The ball is flat."),
        ({"given": {"kind": "refused"}}, "A choice was refused: No. [DF-1.1]"),
        ({"given": {"kind": "asked"}}, "ask for more"),
    ],
)
def test_everything_else_fails_with_a_sentence(change: dict[str, Any], sentence: str) -> None:
    outcome, problem = judged({**ROLL, **change})
    assert outcome == "failed" and sentence in problem


def test_a_part_that_is_null_is_one_that_is_not_there() -> None:
    assert judged({**ROLL, "choices": None, "chance": None, "expect": {"ball": 30}}) == ("passed", "")


def test_what_the_rules_do_not_answer_is_skipped() -> None:
    assert judged({**ROLL, "given": {"kind": "skipped"}}) == ("skipped", "Nobody knows.")


def test_a_game_may_say_when_values_agree() -> None:
    def near(name: str, expected: Any, found: Any) -> bool | str | None:
        if name == "at":
            return abs(expected - found) < 0.01 or "The spot is wrong."
        return None

    assert difference({"at": 1.001, "log": [1, 2]}, {"at": 1.0, "log": (1, 2)}, near) == ""
    assert difference({"at": 2.0}, {"at": 1.0}, near) == "The spot is wrong."
    assert difference({"log": [1, 2]}, {"log": [1, 3]}) == "log: expected 2, got 3."
    assert difference({"log": [1, 2]}, {"log": [1]}) == "log: expected [1, 2], got [1]."
