"""All worked examples of Card Bowl's ledger, and that the runner would notice."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from snapcount.games.card_bowl import RULEBOOK
from tests.rules.card_bowl.bowl import judged

VECTORS: list[dict[str, Any]] = json.loads(
    (files("snapcount.games.card_bowl") / "examples" / "examples.json").read_text(encoding="utf-8")
)
SECOND: list[dict[str, Any]] = json.loads(
    Path(__file__).with_name("card_bowl_second.json").read_text(encoding="utf-8")
)
"""Plays worked out by a second, independent reading of the ledger."""


@pytest.mark.parametrize("vector", VECTORS, ids=[vector["id"] for vector in VECTORS])
def test_the_ledgers_example(vector: dict[str, Any]) -> None:
    assert judged(vector) == ""


def test_there_are_377_and_the_rulebook_runs_them() -> None:
    verdicts = list(RULEBOOK.rules.examples(VECTORS))
    assert len(verdicts) == 377
    assert [verdict.problem for verdict in verdicts if verdict.outcome != "passed"] == []


@pytest.mark.parametrize("vector", VECTORS, ids=[vector["id"] for vector in VECTORS])
def test_a_wrong_expectation_fails(vector: dict[str, Any]) -> None:
    for name, wanted in vector["expect"].items():
        wrong = (
            not wanted if isinstance(wanted, bool) else wanted + 1 if isinstance(wanted, int) else "nonsense"
        )
        assert judged({**vector, "expect": {**vector["expect"], name: wrong}}), name


@pytest.mark.parametrize("vector", [v for v in VECTORS if v["chance"]][::9], ids=lambda vector: vector["id"])
def test_a_card_too_many_fails(vector: dict[str, Any]) -> None:
    if vector["expect"].get("legal") is False:
        return
    used = {*vector["chance"], *json.dumps(vector["given"])}
    spare = next(card for card in ("2C", "2D", "2S", "3C", "3D", "3S", "4C") if card not in used)
    assert judged({**vector, "chance": [*vector["chance"], spare]})


@pytest.mark.parametrize("vector", SECOND, ids=[vector["id"] for vector in SECOND])
def test_a_second_reading_of_the_ledger_agrees(vector: dict[str, Any]) -> None:
    assert judged(vector) == "", vector["title"]


@pytest.mark.parametrize("vector", SECOND, ids=[vector["id"] for vector in SECOND])
def test_no_leaf_of_what_is_expected_may_be_wrong(vector: dict[str, Any]) -> None:
    for name, wanted in vector["expect"].items():
        for wrong in spoilt(wanted):
            assert judged({**vector, "expect": {**vector["expect"], name: wrong}}), (name, wrong)


def spoilt(wanted: Any) -> list[Any]:
    """Every other value that differs from this one in a single leaf."""
    if isinstance(wanted, dict):
        return [{**wanted, name: wrong} for name, value in wanted.items() for wrong in spoilt(value)]
    if isinstance(wanted, bool):
        return [not wanted]
    if isinstance(wanted, int):
        return [wanted + 1, wanted - 1]
    return ["nonsense"]
