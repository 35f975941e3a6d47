"""The ledger's worked examples, and a runner that can't be fooled."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

from snapcount.games.dice_football import RULEBOOK

VECTORS: list[dict[str, Any]] = json.loads(
    (files("snapcount.games.dice_football") / "examples" / "examples.json").read_text(encoding="utf-8")
)


def judged(vector: Any) -> tuple[str, str]:
    (verdict,) = RULEBOOK.rules.examples([vector])
    return verdict.outcome, verdict.problem


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_every_worked_example_comes_out(vector: dict[str, Any]) -> None:
    assert judged(vector) == ("passed", "")


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if isinstance(value, dict | list):
        for key, part in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(part, (*path, key))
    else:
        yield path


def altered(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    return {"home": "away", "away": "home", "kickoff": "free_kick", "run": "punt"}.get(value, "run")


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_every_altered_expectation_fails(vector: dict[str, Any]) -> None:
    for path in leaves(vector["expect"]):
        wrong = copy.deepcopy(vector)
        place = wrong["expect"]
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = altered(place[path[-1]])
        outcome, problem = judged(wrong)
        assert outcome == "failed" and "expected" in problem and "got" in problem, path


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_inputs_must_come_out_even(vector: dict[str, Any]) -> None:
    for field in ("choices", "chance"):
        if vector[field]:
            assert judged({**vector, field: vector[field][:-1]})[0] == "failed"
        assert judged({**vector, field: [*vector[field], *vector[field], {"throw": [1, 2]}]})[0] == "failed"


def test_missing_and_extra_fields_of_the_expected_state_fail() -> None:
    vector = VECTORS[0]
    state = vector["expect"]["state"]
    for wrong in ({**state, "kicking": "home"}, {k: v for k, v in state.items() if k != "line"}):
        assert judged({**vector, "expect": {**vector["expect"], "state": wrong}})[0] == "failed"
    missing = [*vector["expect"]["outcomes"], {"outcome": "downs"}]
    assert judged({**vector, "expect": {**vector["expect"], "outcomes": missing}})[0] == "failed"
    assert judged({**vector, "expect": {**vector["expect"], "outcomes": []}})[0] == "failed"


SNAP = {
    "phase": "snap",
    "half": 2,
    "plays_left": 2,
    "offence": "home",
    "ball": 70,
    "down": 3,
    "line": 80,
    "score": {"home": 18, "away": 20},
    "timeouts": {"home": 2, "away": 1},
}
"""Third and ten on the 30, two plays left, two points behind."""


def chance(expected: float, **options: Any) -> dict[str, Any]:
    expect = {"win_probability_of_offence": expected, "tolerance": 0.0005}
    return {"id": "W", "given": SNAP, "options": options, "expect": expect}


def test_a_win_probability_is_that_of_the_solved_game() -> None:
    assert judged(chance(0.64281)) == ("passed", "")
    assert judged(chance(0.65)) == ("failed", "win_probability_of_offence: expected 0.65, got 0.64281.")


def test_a_win_probability_of_a_game_that_is_not_solved_is_skipped_with_a_sentence() -> None:
    outcome, sentence = judged(chance(0.5, plays_per_quarter=12))
    assert outcome == "skipped"
    assert "Only the standard game is solved" in sentence


def with_given(**changes: Any) -> dict[str, Any]:
    return {**VECTORS[0], "given": {**VECTORS[0]["given"], **changes}}


@pytest.mark.parametrize(
    ("vector", "sentence"),
    [
        ("run", "is an object"),
        ({}, "expects something"),
        ({**VECTORS[0], "expect": {}}, "expects something"),
        ({**VECTORS[0], "expect": {"outcomes": []}}, "must have state, legal or a win probability"),
        ({**VECTORS[0], "expect": {"legal": {}, "points": 3}}, "points: expected 3, got nothing"),
        ({**VECTORS[0], "given": None}, "phase must be one of"),
        ({**VECTORS[0], "choices": {"by": "home"}}, "expected a list"),
        ({**VECTORS[0], "choices": [{"by": "home"}]}, "must have by, decision and value"),
        ({**VECTORS[0], "choices": [{"by": "home", "decision": "kickoff", "value": "deep"}]}, "is asked for"),
        ({**VECTORS[0], "chance": [{"event": 25}]}, "not in the deck"),
        ({**VECTORS[0], "chance": [{"event": 12}, {"throw": [0, 9]}]}, "isn't a throw"),
        ({**VECTORS[0], "chance": [{"throw": [1, 2]}]}, "the next event is needed"),
        ({**VECTORS[0], "options": {"fast": True}}, "no option fast"),
        ({**VECTORS[0], "options": {"no_ties": 1}}, "must be true or false"),
        ({**VECTORS[0], "options": {"plays_per_quarter": 7}}, "can't be 7"),
        ({**VECTORS[0], "options": {"burnt_deck": True}}, "lacks deck"),
        (with_given(phase="halftime"), "phase must be one of"),
        (with_given(kicking="home"), "has no kicking"),
        (with_given(ball=100), "from 1 to 99"),
        (with_given(line=30), "from 31 to 100"),
        (with_given(offence="visitors"), "home or away"),
        (with_given(score={"home": 1}), "score must have home and away"),
        (with_given(down=True), "must be a whole number"),
    ],
)
def test_a_badly_formed_example_is_told_in_a_sentence(vector: Any, sentence: str) -> None:
    outcome, problem = judged(vector)
    assert outcome == "failed"
    assert sentence.lower() in problem.lower()


def test_an_illegal_choice_cites_its_rule() -> None:
    choices = copy.deepcopy(VECTORS[0]["choices"])
    choices[0]["value"] = "field_goal"
    outcome, problem = judged({**VECTORS[0], "choices": choices})
    assert outcome == "failed" and "[DF-5.3]" in problem


def test_legal_options_are_told_inside_a_play_and_for_half_a_pair() -> None:
    given = VECTORS[0]["given"]
    cards = [
        {"by": "home", "decision": "offence_card", "value": "run"},
        {"by": "away", "decision": "defence_card", "value": 3},
    ]
    inside = {
        "id": "L1",
        "given": given,
        "choices": cards,
        "chance": [{"event": 21}],
        "expect": {"legal": {"timeout": [True, False]}},
    }
    assert judged(inside) == ("passed", "")
    half = {
        **inside,
        "choices": cards[:1],
        "chance": [],
        "expect": {"legal": {"defence_card": [1, 2, 3, 4, 5]}},
    }
    assert judged(half) == ("passed", "")
    after = {
        **inside,
        "chance": [{"event": 12}, {"throw": [3, 4]}],
        "expect": {
            "legal": {
                "offence_card": ["run", "short_pass", "long_pass", "punt"],
                "defence_card": [1, 2, 3, 4, 5],
            }
        },
    }
    assert judged(after) == ("passed", "")
