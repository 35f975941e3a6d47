"""Chapter 23: the notation of worked examples."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from snapcount.games.out_of_sight import tables
from tests.rules.out_of_sight.table import problem_of


def vectors() -> list[dict[str, Any]]:
    text = (files("snapcount.games.out_of_sight") / "examples" / "examples.json").read_text(encoding="utf-8")
    found: list[dict[str, Any]] = json.loads(text)
    return found


def vector(name: str) -> dict[str, Any]:
    return next(each for each in vectors() if each["id"] == name)


def test_os_23_1_a_vector_lists_only_what_differs_from_the_default_state() -> None:
    first = vector("OS-E01")
    assert problem_of(first) == ""
    moved = json.loads(json.dumps(first))
    moved["given"]["state"] = {"down": 2}
    assert "down" in problem_of(moved)
    odd = json.loads(json.dumps(first))
    odd["given"]["state"] = {"mood": "good"}
    assert problem_of(odd) == "The state has the unknown key 'mood'."
    midway = json.loads(json.dumps(first))
    midway["given"]["state"] = {"phase": "return"}
    assert "can't begin" in problem_of(midway)


def test_os_23_2_choices_dice_and_the_log_in_their_order() -> None:
    fumble = vector("OS-E34")
    assert problem_of(fumble) == ""
    swapped = json.loads(json.dumps(fumble))
    swapped["chance"][0], swapped["chance"][1] = swapped["chance"][1], swapped["chance"][0]
    assert "recover_A" in problem_of(swapped)
    missing = json.loads(json.dumps(fumble))
    missing["chance"].pop()
    assert "no more dice" in problem_of(missing)
    more = json.loads(json.dumps(fumble))
    more["chance"].append({"roll": "recover_A", "d6": 1})
    assert "never rolled" in problem_of(more)
    inexact = json.loads(json.dumps(vector("OS-E02")))
    inexact["expect"]["log"][1]["at"][0] += 0.0009
    assert problem_of(inexact) == ""
    inexact["expect"]["log"][1]["at"][0] += 0.0003
    assert "at: expected" in problem_of(inexact)
    inexact = json.loads(json.dumps(vector("OS-E02")))
    inexact["expect"]["log"][2]["x"] += 0.0009
    assert "x: expected" in problem_of(inexact), "spots are exact"


@pytest.mark.parametrize(
    "name", ["OS-E100", "OS-E101", "OS-E102", "OS-E103", "OS-E104", "OS-E105", "OS-E106", "OS-E107"]
)
def test_os_23_3_vectors_that_are_not_plays(name: str) -> None:
    assert problem_of(vector(name)) == ""


@pytest.mark.parametrize(
    ("sequence", "winner"),
    [
        (["A touchdown 26-20"], "A"),
        (["A safety 20-22"], "B"),
        (["A punt", "B field goal 20-23"], "B"),
        (["A field goal 23-20", "B one possession", "B nothing"], "A"),
        (["A field goal 23-20", "B one possession", "B field goal 23-23"], None),
        (["A field goal 23-20", "B one possession", "B field goal 23-23", "A field goal 26-23"], "A"),
    ],
)
def test_os_23_3_overtime_in_other_sequences(sequence: list[str], winner: str | None) -> None:
    other = json.loads(json.dumps(vector("OS-E105")))
    other["expect"] = {"sequence": sequence, "winner": winner, "try_played": False}
    assert problem_of(other) == ""
    other["expect"]["winner"] = "B" if winner == "A" else "A"
    assert "winner" in problem_of(other)


@pytest.mark.parametrize(
    ("state", "expect"),
    [
        (
            {"quarter": 2, "units": 0, "dirA": -1},
            {"quarter": 3, "phase": "kickoff", "kicker": "B", "dirA": 1},
        ),
        ({"quarter": 4, "units": 0, "score": {"A": 7, "B": 3}}, {"phase": "over"}),
        (
            {"units": 0, "phase": "kickoff", "kicker": "A"},
            {"phase": "kickoff", "quarter": 2, "kicker": "A", "dirA": -1},
        ),
    ],
)
def test_os_23_3_other_ends_of_periods(state: dict[str, Any], expect: dict[str, Any]) -> None:
    ended = {"given": {"state": state}, "choices": [], "chance": [], "expect": {"state": expect}}
    assert problem_of(ended) == ""


def test_os_23_3_a_wrong_expectation_of_one_fails() -> None:
    overtime = json.loads(json.dumps(vector("OS-E105")))
    overtime["expect"]["winner"] = "A"
    assert "winner" in problem_of(overtime)
    third = json.loads(json.dumps(vector("OS-E104")))
    third["given"]["first_half"]["kicked_off"] = "B"
    assert "kicker" in problem_of(third)


def test_os_23_4_every_name_of_the_vectors_is_known_and_others_are_a_sentence() -> None:
    for each in vectors():
        assert {choice["do"] for choice in each["choices"]} <= set(tables.VECTOR_NAMES["choices"])
    strange = json.loads(json.dumps(vector("OS-E01")))
    strange["choices"][1]["do"] = "pray"
    assert problem_of(strange) == "There is no choice 'pray'."
    assert problem_of([]).startswith("An example is") and "expects something" in problem_of({"given": {}})
