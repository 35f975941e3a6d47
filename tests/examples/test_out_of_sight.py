"""Every worked example of the ledger, run through the rules; and no changed expectation passes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from snapcount.games.out_of_sight.examples import problem_of, run

VECTORS: list[dict[str, Any]] = json.loads(
    (files("snapcount.games.out_of_sight") / "examples.json").read_text(encoding="utf-8")
)
MORE: list[dict[str, Any]] = json.loads(
    Path(__file__).with_name("out_of_sight_more.json").read_text(encoding="utf-8")
)
"""Worked out by hand from the ledger alone, over every kind of example."""


def test_there_are_118_vectors_and_all_pass() -> None:
    verdicts = list(run(VECTORS))
    assert len(verdicts) == 118
    assert [verdict for verdict in verdicts if verdict.outcome != "passed"] == []


def test_the_rules_agree_with_the_examples_worked_out_by_hand() -> None:
    verdicts = list(run(MORE))
    assert len({vector["id"] for vector in MORE}) == len(verdicts) == 176
    assert [verdict for verdict in verdicts if verdict.outcome != "passed"] == []


def test_os_16_4_an_accepted_penalty_that_makes_a_first_down_may_say_so_or_not() -> None:
    vector = next(vector for vector in MORE if "first down at the new spot" in vector["title"])
    log = vector["expect"]["log"]
    for told in (log, [*log, {"e": "first_down"}]):
        assert problem_of({**vector, "expect": {**vector["expect"], "log": told}}) == ""
    assert problem_of({**vector, "expect": {**vector["expect"], "log": log[:-1]}})


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
