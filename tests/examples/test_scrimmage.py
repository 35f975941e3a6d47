"""Every worked example of the Scrimmage ledger, and proof that a wrong one fails."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

from snapcount.games.scrimmage.examples.run import run
from tests.rules.scrimmage.build import verdict

VECTORS: list[dict[str, Any]] = json.loads(
    (files("snapcount.games.scrimmage") / "examples" / "examples.json").read_text(encoding="utf-8")
)
BY_ID = {vector["id"]: vector for vector in VECTORS}


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_the_ledgers_examples_come_out(vector: dict[str, Any]) -> None:
    assert verdict(vector).problem == ""


def test_there_are_all_of_them() -> None:
    assert len(VECTORS) == 128
    assert {v.outcome for v in run(VECTORS)} == {"passed"}


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The places of everything that is expected."""
    if isinstance(value, dict):
        for key, part in value.items():
            if key not in ("note", "violates"):
                yield from leaves(part, (*path, key))
    elif isinstance(value, list) and value:
        for at, part in enumerate(value):
            yield from leaves(part, (*path, at))
    else:
        yield path


def spoiled(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    return {None: "O99", "O": "D", "D": "O"}.get(value, "other") if not isinstance(value, list) else ["D5"]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_a_wrong_expectation_fails(vector: dict[str, Any]) -> None:
    for path in leaves(vector["expect"]):
        wrong = copy.deepcopy(vector)
        at = wrong["expect"]
        for key in path[:-1]:
            at = at[key]
        at[path[-1]] = spoiled(at[path[-1]])
        assert verdict(wrong).outcome == "failed", path
    if "violates" in vector["expect"]:
        wrong = copy.deepcopy(vector)
        wrong["expect"]["violates"] = ["SC-1.1"]
        assert verdict(wrong).outcome == "failed"


@pytest.mark.parametrize(
    "change",
    [
        lambda v: v["chance"].append({"roll": "2d6", "for": "nothing", "value": 7}),
        lambda v: v["chance"].clear(),
        lambda v: v["choices"].append({"a": "somersault", "man": "O31"}),
        lambda v: v["given"].update(weather="snow"),
        lambda v: v["given"].update(phase="O.nap"),
        lambda v: v["expect"].update(applause=True),
        lambda v: v["given"]["men"].update(O99={"hex": "1930", "f": 0}),
        lambda v: v["given"]["flags"].update(moon="full"),
        lambda v: v.pop("given"),
        lambda v: v["chance"][0].update(roll="1d6"),
        lambda v: v["chance"][0].update(value=13),
    ],
)
def test_an_unknown_form_gives_a_sentence(change: Any) -> None:
    vector = copy.deepcopy(BY_ID["SC-X15"])
    change(vector)
    found = verdict(vector)
    assert found.outcome == "failed" and len(found.problem) > 15


def test_an_unexpected_refusal_fails() -> None:
    vector = copy.deepcopy(BY_ID["SC-X49"])
    del vector["expect"]["illegal_action_index"], vector["expect"]["violates"]
    assert "refused" in verdict(vector).problem


def test_an_unknown_function_gives_a_sentence() -> None:
    assert "function" in verdict({"id": "x", "given": {"fn": "juggle"}, "expect": {"balls": 3}}).problem


def test_passive_contacts_are_resolved_in_the_order_given() -> None:
    """SC-8.11: the offence chooses; without an order by jersey."""
    given: dict[str, Any] = {
        **copy.deepcopy(BY_ID["SC-X83"]["given"]),
        "phase": "turn_end",
        "men": {
            "O31": {"hex": "1533", "f": 0},
            "O83": {"hex": "2033", "f": 0},
            "D89": {"hex": "1533", "f": 3},
            "D64": {"hex": "2033", "f": 3},
        },
        "passive_contacts": [["D89", "O31"], ["D64", "O83"]],
    }
    given["snapshot"]["eligible_receivers"] = ["O31", "O83"]
    rolls = [{"roll": "2d6", "for": "", "value": value} for value in (9, 5, 9)]
    contacts = [
        {"by": "O31", "on": "D89", "differential": -1, "roll": 9, "result": "Dh"},
        {"by": "O83", "on": "D64", "differential": -1, "roll": 9, "result": "Dh"},
    ]
    plain = {"id": "a", "given": given, "choices": [{"a": "next_turn"}], "chance": rolls}
    assert verdict({**plain, "expect": {"contacts": contacts}}).problem == ""
    turned = {
        **plain,
        "choices": [{"a": "next_turn"}, {"a": "passive_order", "order": ["O83", "O31"]}],
        "chance": [rolls[0], rolls[2], rolls[1]],
    }
    assert verdict({**turned, "expect": {"contacts": contacts[::-1]}}).problem == ""
    one_by_one = {
        **turned,
        "choices": [
            {"a": "next_turn"},
            {"a": "passive_order", "order": "O83"},
            {"a": "passive_order", "order": ["O31"]},
        ],
    }
    assert verdict({**one_by_one, "expect": {"contacts": contacts[::-1]}}).problem == ""
    nobody = {**plain, "choices": [{"a": "next_turn"}, {"a": "passive_order", "order": ["O12"]}]}
    refused = {"illegal_action_index": 1, "violates": ["SC-8.11"]}
    assert verdict({**nobody, "expect": refused}).problem == ""


def test_kicks_say_where_the_ball_goes() -> None:
    """SC-19.6, SC-19.8: midfield after an onside kick; the ball's row or the twenty after a missed field goal."""
    cases = [
        {"kind": "onside", "receiver_dir": 1, "roll": 10},
        {"kind": "onside", "receiver_dir": 1, "roll": 9},
        {"kind": "field_goal", "dir": 1, "L": 50, "roll": 12},
        {"kind": "field_goal", "dir": 1, "L": 50, "roll": 11},
    ]
    results = [
        {"offense": "kickers", "ball_row": 31},
        {"offense": "receivers", "ball_row": 30},
        {"good": False, "blocked": True, "ball_row": 50},
        {"good": False, "blocked": False, "ball_row": 49},
    ]
    given = {"fn": "kicking", "cases": cases}
    assert verdict({"id": "a", "given": given, "expect": {"results": results}}).problem == ""


def test_the_fifth_game_turn_can_only_be_called_as_the_snap() -> None:
    """SC-4.9: four Pre-Contact Game-Turns at most."""
    given = copy.deepcopy(BY_ID["SC-X121"]["given"])
    del given["fn"]
    given["men"]["O36"]["hex"] = "1728"
    given["men"]["D5"] = {"hex": "1945", "f": 3}
    given |= {"game_turn": "pre", "turn_after_snap": -1, "phase": "O.movement", "holder": None, "markers": {}}
    idle = [{"a": "end_phase"}, {"a": "end_phase"}]
    four = [*idle, *([{"a": "call", "gt": "pre_contact"}, *idle] * 3)]
    snap = {"id": "a", "given": given, "choices": [*four, {"a": "call", "gt": "snap"}, {"a": "snap"}]}
    assert verdict({**snap, "expect": {"holder": "O12", "phase": "O.movement_contact"}}).problem == ""
    fifth = {"id": "a", "given": given, "choices": [*four, {"a": "call", "gt": "pre_contact"}]}
    refused = {"illegal_action_index": len(four), "violates": ["SC-4.9"]}
    assert verdict({**fifth, "expect": refused}).problem == ""


def test_sc_20_13_a_refused_next_turn_rolls_nothing() -> None:
    """The recovery rolls fall between its two parts, but it is refused as a whole (SC-16.12)."""
    vector = copy.deepcopy(BY_ID["SC-X46"])
    vector["given"]["men"]["O51"] = {"hex": "1930", "f": 0, "neut": 2}
    vector["expect"]["men"]["O51"] = {"hex": "1930", "f": 0, "neut": 2}
    assert verdict(vector).problem == ""


def test_sc_12_6_nobody_can_leave_alone_a_ball_that_is_not_loose() -> None:
    vector = copy.deepcopy(BY_ID["SC-X55"])
    vector["choices"] = [{"a": "no_recover"}]
    vector["expect"] = {
        "phase": "O.movement_contact",
        "illegal_action_index": 0,
        "violates": ["SC-12.6"],
    }
    assert verdict(vector).problem == ""


def test_sc_10_11_an_injured_man_is_refused_as_injured() -> None:
    vector = copy.deepcopy(BY_ID["SC-X56"])
    vector["choices"].append({"a": "step", "man": "O77", "dir": 0})
    vector["expect"] |= {"illegal_action_index": 1, "violates": ["SC-10.11"]}
    assert verdict(vector).problem == ""


@pytest.mark.parametrize(("id", "last"), [("SC-X74", "O12"), ("SC-X77", "O12")])
def test_while_the_ball_is_in_the_air_or_loose_its_last_possessor_may_be_named(id: str, last: str) -> None:
    """SC-9.43, SC-12.4: neither says that anybody has it, both say whose it was."""
    vector = copy.deepcopy(BY_ID[id])
    del vector["choices"][-1]
    vector["chance"] = vector["chance"][:1]
    for holder, outcome in ((None, "passed"), (last, "passed"), ("O31", "failed")):
        vector["expect"] = {"holder": holder}
        assert verdict(vector).outcome == outcome


@pytest.mark.parametrize(("id", "turn", "number"), [("SC-X48", "pass", 3), ("SC-X94", "snap", 0)])
def test_sc_20_13_the_game_turn_may_be_expected_by_kind_and_number(id: str, turn: str, number: int) -> None:
    vector = copy.deepcopy(BY_ID[id])
    vector["expect"] |= {"game_turn": turn, "turn_after_snap": number}
    assert verdict(vector).problem == ""
    vector["expect"]["turn_after_snap"] += 1
    assert verdict(vector).outcome == "failed"


def nulls(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The places of all that is empty."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from nulls(part, (*path, key))
    if value in ([], {}) and path:
        yield path


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_a_null_is_the_same_as_an_empty_field(vector: dict[str, Any]) -> None:
    for path in nulls({key: vector[key] for key in ("given", "choices", "chance")}):
        same = copy.deepcopy(vector)
        at = same
        for key in path[:-1]:
            at = at[key]
        at[path[-1]] = None
        assert verdict(same).problem == "", path
