"""Every worked example of the ledger, run through the rules; and no changed expectation passes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from snapcount.games.out_of_sight.examples.run import run
from tests.rules.out_of_sight.table import problem_of

VECTORS: list[dict[str, Any]] = json.loads(
    (files("snapcount.games.out_of_sight") / "examples" / "examples.json").read_text(encoding="utf-8")
)
MORE: list[dict[str, Any]] = json.loads(
    Path(__file__).with_name("out_of_sight_more.json").read_text(encoding="utf-8")
)
"""Worked out by hand from the ledger alone, over every kind of example."""
SECOND: list[dict[str, Any]] = json.loads(
    Path(__file__).with_name("out_of_sight_second.json").read_text(encoding="utf-8")
)
"""Random plays whose results a second program, written from the ledger alone, worked out."""
BY_ID = {vector["id"]: vector for vector in VECTORS + MORE}


def test_there_are_122_vectors_and_all_pass() -> None:
    verdicts = list(run(VECTORS))
    assert len(verdicts) == 122
    assert [verdict for verdict in verdicts if verdict.outcome != "passed"] == []


def test_the_rules_agree_with_the_examples_worked_out_by_hand() -> None:
    verdicts = list(run(MORE))
    assert len({vector["id"] for vector in MORE}) == len(verdicts) == 176
    assert [verdict for verdict in verdicts if verdict.outcome != "passed"] == []


def test_the_rules_agree_with_a_second_reading_of_the_ledger() -> None:
    verdicts = list(run(SECOND))
    assert len({vector["id"] for vector in SECOND}) == len(verdicts) == 240
    assert [verdict for verdict in verdicts if verdict.outcome != "passed"] == []


def test_os_16_4_an_accepted_penalty_that_makes_a_first_down_may_say_so_or_not() -> None:
    vector = next(vector for vector in MORE if "first down at the new spot" in vector["title"])
    log = vector["expect"]["log"]
    for told in (log, [*log, {"e": "first_down"}]):
        assert problem_of({**vector, "expect": {**vector["expect"], "log": told}}) == ""
    assert problem_of({**vector, "expect": {**vector["expect"], "log": log[:-1]}})


def told_as(vector: dict[str, Any], *log: dict[str, Any]) -> str:
    return problem_of({**vector, "expect": {**vector["expect"], "log": list(log)}})


def test_os_10_3_a_dot_too_far_and_out_of_bounds_is_incomplete_for_either_reason() -> None:
    vector = changed("OS-E25", ("choices", 1, "stroke", "segments", 1, "pts"), [[46.2, 27.0]])
    facts = {"e": "verdict", "v": "incomplete", "receiver": None, "depth": 16.2, "shape": False}
    dead = {"e": "pass_dead", "v": "incomplete"}
    assert told_as(vector, {**facts, "why": "overthrown"}, dead) == ""
    assert told_as(vector, {**facts, "why": "out_of_bounds"}, dead) == ""
    assert told_as(vector, {**facts, "why": "no_receiver"}, dead)


def test_os_4_8_a_spike_may_be_told_as_an_incomplete_pass() -> None:
    spike = BY_ID["OS-M145"]
    assert told_as(spike) == ""
    assert told_as(spike, {"e": "pass_dead", "v": "incomplete"}) == ""
    assert told_as(spike, {"e": "pass_dead", "v": "batted_down"})


def test_os_14_5_the_spot_of_a_try_that_failed_may_be_told_and_must_be_right() -> None:
    stopped = BY_ID["OS-M126"]
    *before, failed = stopped["expect"]["log"]
    nose = next(event for event in before if event["e"] == "carry")["at"][0] + 0.25
    assert told_as(stopped, *before, {"e": "spot", "x": round(nose - 0.01, 1)}, failed) == ""
    assert told_as(stopped, *before, {"e": "spot", "x": round(nose - 0.01, 1) + 0.1}, failed)


def test_os_13_4_a_touchback_over_the_sideline_may_be_told_without_the_place() -> None:
    punt, _, touchback = BY_ID["OS-M110"]["expect"]["log"]
    assert told_as(BY_ID["OS-M110"], punt, touchback) == ""
    assert told_as(BY_ID["OS-M110"], punt)


def changed(name: str, where: tuple[str | int, ...], value: Any) -> dict[str, Any]:
    """An example with one part of it replaced, or left out where the value is `...`."""
    vector: dict[str, Any] = json.loads(json.dumps(BY_ID[name]))
    part: Any = vector
    for key in where[:-1]:
        part = part[key]
    if value is ...:
        del part[where[-1]]
    else:
        part[where[-1]] = value
    return vector


@pytest.mark.parametrize(
    ("name", "where", "value"),
    [
        ("OS-E01", ("given", "state"), None),
        ("OS-E01", ("given", "state"), ...),
        ("OS-E01", ("given", "state"), {"weather": None, "wind_to": None, "score": None}),
        ("OS-E01", ("chance",), None),
        ("OS-E01", ("chance",), ...),
        ("OS-E13", ("choices", 1, "drop"), ...),
        ("OS-E30", ("given", "field", 0, "side"), ...),
        ("OS-E68", ("given", "field", 0, "w"), ...),
        ("OS-E48", ("chance", 0), {"roll": "onside", "value": 5}),
        ("OS-E65", ("given", "state"), {"phase": "try", "score": {"A": 6, "B": 0}}),
        ("OS-E115", ("choices", 1, "stroke"), ...),
    ],
)
def test_os_23_1_what_is_left_out_or_null_is_the_default(
    name: str, where: tuple[str | int, ...], value: Any
) -> None:
    assert problem_of(changed(name, where, value)) == ""


def test_os_7_4_a_westbound_try_begins_at_the_west_two() -> None:
    vector = changed("OS-E65", ("given", "state"), {"phase": "try", "off": "B"})
    kick = {"segments": [{"pen": "up"}, {"pen": "down", "pts": [[-15, 1]]}]}
    vector["choices"][0]["stroke"] = kick
    assert problem_of({**vector, "expect": {"state": {"phase": "kickoff", "score": {"A": 0, "B": 1}}}}) == ""


def test_os_2_12_a_kick_without_a_stroke_is_empty() -> None:
    vector = changed("OS-E38", ("choices", 0, "stroke"), None)
    assert problem_of({**vector, "expect": {"error": "E_EMPTY"}}) == ""


@pytest.mark.parametrize("value", [1e308, -(10**400), "zzz", [], {}, True])
def test_nonsense_in_an_example_fails_with_a_sentence(value: Any) -> None:
    for name in ("OS-E40", "OS-E50", "OS-E107"):
        for part in ("given", "choices", "chance"):
            for where in places(BY_ID[name][part], (part,)):
                assert isinstance(problem_of(changed(name, where, value)), str)
    assert problem_of(changed("OS-E50", ("given", "state", "kick_line"), value))


def places(value: Any, at: tuple[str | int, ...]) -> Iterator[tuple[str | int, ...]]:
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in parts:
        yield (*at, key)
        yield from places(part, (*at, key))


@pytest.mark.parametrize("vector", VECTORS + MORE, ids=lambda vector: vector["id"])
def test_every_changed_expectation_fails(vector: dict[str, Any]) -> None:
    for changed in changes(vector["expect"]):
        assert problem_of({**vector, "expect": changed}), changed


def changes(value: Any) -> Iterator[Any]:
    """The same value with one leaf of it changed, for every leaf."""
    if isinstance(value, dict):
        for key in value:
            yield from ({**value, key: changed} for changed in changes(value[key]))
    elif isinstance(value, list):
        for at, part in enumerate(value):
            yield from ([*value[:at], changed, *value[at + 1 :]] for changed in changes(part))
        if value:
            yield value[:-1]
    elif isinstance(value, bool):
        yield not value
    elif isinstance(value, int | float):
        yield value + (1 if isinstance(value, int) else 0.1)
    else:
        yield "something else"
