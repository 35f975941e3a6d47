"""The worked examples of Canadian Pro Football's ledger, through the rules."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from snapcount.games.canadian_pro import RULEBOOK

LEDGER: list[dict[str, Any]] = json.loads(
    (files("snapcount.games.canadian_pro") / "examples" / "examples.json").read_text(encoding="utf-8")
)
MORE: list[dict[str, Any]] = json.loads(
    Path(__file__).with_name("canadian_pro_more.json").read_text(encoding="utf-8")
)
"""From a second reading of the ledger, written without a look at the rules: every kind of play and ending."""


@pytest.mark.parametrize("vector", LEDGER, ids=lambda vector: str(vector["id"]))
def test_worked_example(vector: dict[str, Any]) -> None:
    (verdict,) = RULEBOOK.rules.examples([vector])
    assert verdict.outcome == "passed", verdict.problem


def test_all_135_are_there() -> None:
    assert len(LEDGER) == 135


def test_the_rules_agree_with_a_second_reading_of_the_ledger() -> None:
    verdicts = list(RULEBOOK.rules.examples(MORE))
    assert len({vector["id"] for vector in MORE}) == len(verdicts) == 204
    assert [verdict for verdict in verdicts if verdict.outcome != "passed"] == []


def test_no_changed_expectation_of_the_second_reading_passes() -> None:
    changed = [
        {**vector, "expect": {name: other_than(value)}}
        for vector in MORE
        for name, value in vector["expect"].items()
    ]
    assert len(changed) > 2300
    assert [verdict for verdict in RULEBOOK.rules.examples(changed) if verdict.outcome == "passed"] == []


def other_than(value: Any) -> Any:
    if isinstance(value, dict):
        return {**value, (last := list(value)[-1]): other_than(value[last])}
    if isinstance(value, list):
        return [*value[:-1], other_than(value[-1])]
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    return "0:01" if isinstance(value, str) and ":" in value else "nothing"
