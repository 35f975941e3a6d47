"""Chapter 1: the notation of worked examples."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from snapcount.core.rulebook import Verdict
from snapcount.games.canadian_pro.examples.run import run
from snapcount.games.canadian_pro.rules.calls import Call
from tests.rules.canadian_pro.scripted import at, go, setting


def verdict(vector: dict[str, Any]) -> Verdict:
    (found,) = run([vector])
    return found


def vector(**changes: Any) -> dict[str, Any]:
    """CP-E03 of the ledger, with parts of it changed."""
    whole: dict[str, Any] = {
        "id": "T",
        "given": {
            "mode": "basic",
            "ball": {"team": "EDM", "own": 41},
            "down": 1,
            "to_go": 10,
            "quarter": 1,
            "clock": "10:00",
            "score": {"EDM": 0, "MTL": 0},
        },
        "choices": [
            {"by": "MTL", "decision": "defence_call", "setting": 2},
            {"by": "EDM", "decision": "offence_call", "play": "run", "who": "HB"},
        ],
        "chance": [{"for": "snap", "dice": 4, "off": 2, "def": 7}],
        "expect": {"final_setting": 2, "gain": 6, "ball": {"team": "EDM", "own": 47}, "down": 2, "to_go": 4},
    }
    return whole | changes


def test_cp_1_13_throws_come_in_the_fixed_order() -> None:
    played = go(at(), Call("pass", "SE", "S"), setting(3), 11, 9, 7, 12, "decline")
    assert played.thrown == ["snap", "snap", "gain", "penalty"]
    short = vector(chance=[{"for": "gain", "dice": 2, "total": 7}])
    assert "throw 'snap' here" in verdict(short).problem
    more = vector(chance=[*vector()["chance"], {"for": "clip", "dice": 1, "face": 2}])
    assert verdict(more).outcome == "failed"
    impossible = vector(chance=[{"for": "snap", "dice": 4, "off": 13, "def": 7}])
    assert "can't be thrown" in verdict(impossible).problem


def test_cp_1_14_choices_have_names_and_defaults() -> None:
    kickoff = vector(
        given={"mode": "basic", "kicking": "MTL", "next": ["kickoff", "MTL"]},
        choices=[],
        chance=[
            {"for": "kick", "dice": 4, "off": 3, "def": 8},
            {"for": "kick-return", "dice": 2, "total": 2},
        ],
        expect={"landing": -7, "ball": {"team": "EDM", "own": 20}},
    )
    assert verdict(kickoff).outcome == "passed"  # normal and return are the defaults
    unknown = vector(choices=[{"by": "EDM", "decision": "fake_punt"}])
    assert "no decision 'fake_punt'" in verdict(unknown).problem
    defended = vector(
        choices=[vector()["choices"][0], {"by": "EDM", "decision": "offence_call", "play": "punt"}]
    )
    assert "CP-3.10" in verdict(defended).problem  # a defence_call first: no kick was announced
    field = vector(
        choices=[{"by": "EDM", "decision": "offence_call", "play": "run", "who": "HB", "speed": 3}]
    )
    assert "has no speed" in verdict(field).problem


@pytest.mark.parametrize(
    "wrong",
    [
        {"ball": {"team": "EDM", "own": 46}},
        {"ball": {"team": "MTL", "own": 47}},
        {"to_go": 5},
        {"to_go": "goal"},
        {"next": ["kickoff", "EDM"]},
        {"down": 1},
        {"gain": 7},
        {"final_setting": 3},
        {"kickoff_shift": 15},
    ],
)
@pytest.mark.rules("CP-1.15")
def test_cp_1_15_wrong_states_are_found(wrong: dict[str, Any]) -> None:
    assert verdict(vector()).outcome == "passed"
    found = verdict(vector(expect=wrong))
    assert found.outcome == "failed" and next(iter(wrong)) in found.problem


@pytest.mark.parametrize(
    "wrong",
    [
        {"period_over": True},
        {"one_more_play": True},
        {"clock": "9:20"},
        {"score": {"EDM": 1, "MTL": 0}},
        {"flags": "X"},
        {"result": "complete"},
        {"penalty": 1},
        {"injury": {"table": "C", "n": 1, "player": None, "total": None}},
        {"blocked": True},
        {"landing": 3},
        {"returner": "Roy Bell"},
        {"convert": "good"},
        {"mood": "good"},
    ],
)
def test_cp_1_16_wrong_results_are_found(wrong: dict[str, Any]) -> None:
    right = {
        "clock": "9:30",
        "score": {"EDM": 0, "MTL": 0},
        "flags": "",
        "blocked": False,
        "period_over": False,
    }
    assert verdict(vector(expect=right)).outcome == "passed"
    assert verdict(vector(expect=wrong)).outcome == "failed"


def test_cp_1_16_forms_that_are_unknown_get_a_sentence() -> None:
    for broken in (
        vector(given={"mode": "giant"}),
        vector(given={**vector()["given"], "moon": 1}),
        vector(given={**vector()["given"], "options": ["golf"]}),
        vector(given={"kind": "poem"}),
        vector(expect={}),
        {"id": "T"},
    ):
        found = verdict(broken)
        assert found.outcome == "failed" and found.problem.endswith(".")


def test_every_worked_example_of_the_ledger_fails_when_its_expectation_is_changed() -> None:
    ledger = json.loads((files("snapcount.games.canadian_pro") / "examples" / "examples.json").read_text())
    changed = [
        {**one, "expect": {name: spoil(value)}} for one in ledger for name, value in one["expect"].items()
    ]
    passed = [found.id for found in run(changed) if found.outcome == "passed"]
    assert len(changed) > 450 and passed == []


def spoil(value: Any) -> Any:
    """Something else of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return "0:01" if ":" in value else value + "x"
    if isinstance(value, list):
        return [*value[:-1], spoil(value[-1])]
    if isinstance(value, dict):
        last = list(value)[-1]
        return value | {last: spoil(value[last])}
    return 99


@pytest.mark.parametrize(
    ("mode", "following", "choice", "legal"),
    [
        ("basic", "safety_kick", {"decision": "kickoff_type", "choice": "onside"}, False),
        ("basic", "kickoff", {"decision": "kickoff_type", "choice": "onside"}, True),
        ("basic", "convert", {"decision": "convert_type", "choice": "two"}, False),
        ("advanced", "convert", {"decision": "convert_type", "choice": "two"}, True),
        ("advanced", "kickoff", {"decision": "kickoff_type", "choice": "normal", "hurry": True}, False),
    ],
)
@pytest.mark.rules("CP-1.16")
def test_any_choice_can_be_judged(mode: str, following: str, choice: dict[str, Any], legal: bool) -> None:
    given = {"mode": mode, "next": [following, "EDM"], "options": []}
    whole = {"given": given, "choices": [{"by": "EDM", **choice}], "expect": {"legal": legal}}
    assert verdict(whole).outcome == "passed"
    assert verdict({**whole, "expect": {"legal": not legal}}).outcome == "failed"


@pytest.mark.rules("CP-1.16")
def test_the_toss_and_the_second_half_can_be_examples() -> None:
    toss = {
        "given": {"mode": "basic"},
        "choices": [{"by": "MTL", "decision": "toss", "choice": "receive"}],
        "chance": [{"for": "coin", "winner": "MTL"}],
        "expect": {"next": ["kickoff", "EDM"]},
    }
    assert verdict(toss).outcome == "passed"
    half = vector(
        given={**vector()["given"], "quarter": 2, "clock": "0:20"},
        choices=[*vector()["choices"], {"by": "MTL", "decision": "second_half", "choice": "kick"}],
        expect={"next": ["kickoff", "MTL"], "quarter": 3, "clock": "15:00"},
    )
    assert verdict(half).outcome == "passed"
