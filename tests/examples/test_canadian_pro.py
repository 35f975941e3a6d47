"""The worked examples of Canadian Pro Football's ledger, through the rules."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from snapcount.games.canadian_pro import RULEBOOK

LEDGER: list[dict[str, Any]] = json.loads(
    (files("snapcount.games.canadian_pro") / "examples.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("vector", LEDGER, ids=lambda vector: str(vector["id"]))
def test_worked_example(vector: dict[str, Any]) -> None:
    (verdict,) = RULEBOOK.examples([vector])
    assert verdict.outcome == "passed", verdict.problem


def test_all_133_are_there() -> None:
    assert len(LEDGER) == 133
