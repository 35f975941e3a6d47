"""Every worked example of the ledger, run through the rules; and no changed expectation passes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

from snapcount.games.out_of_sight.examples import problem_of, run

VECTORS: list[dict[str, Any]] = json.loads(
    (files("snapcount.games.out_of_sight") / "examples.json").read_text(encoding="utf-8")
)


def test_there_are_118_vectors_and_all_pass() -> None:
    verdicts = list(run(VECTORS))
    assert len(verdicts) == 118
    assert [verdict for verdict in verdicts if verdict.outcome != "passed"] == []


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
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
