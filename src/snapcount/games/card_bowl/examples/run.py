"""Runs worked examples in the notation of chapter 36 through the rules themselves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from snapcount.core.rulebook import Verdict
from snapcount.core.table import Refusal, Seat
from snapcount.games.card_bowl.examples.checks import CHECKS
from snapcount.games.card_bowl.examples.plays import KICKER, PLAYS
from snapcount.games.card_bowl.examples.table import SEATS, BadVector, OutOfCards, Worked, passed_by

Given = Mapping[str, Any]
SEAT_FIELDS = ("team", "vs", "timeout", "winner", "possession")


def run(vectors: Sequence[Mapping[str, Any]]) -> Iterator[Verdict]:
    """A verdict for every example."""
    for at, vector in enumerate(vectors, 1):
        problem = judged(vector)
        yield Verdict(id_of(vector, at), "failed" if problem else "passed", problem)


def id_of(vector: object, at: int) -> str:
    return str(vector.get("id", f"example {at}")) if isinstance(vector, Mapping) else f"example {at}"


def judged(vector: object) -> str:
    """What is wrong with an example; empty if it comes out as expected."""
    if not isinstance(vector, Mapping):
        return f"An example is an object, not {vector!r}."
    given, expect = vector.get("given"), vector.get("expect")
    if not isinstance(given, Mapping) or not isinstance(expect, Mapping) or not expect:
        return "An example has given (an object) and expect (an object that is not empty)."
    chance, choices = vector.get("chance") or (), vector.get("choices") or ()
    if not isinstance(chance, list | tuple) or not isinstance(choices, list | tuple):
        return "chance and choices are lists."
    given = {name: value for name, value in given.items() if value is not None}
    return came_out(given, expect, chance, list(choices))


def came_out(given: Given, expect: Given, chance: Sequence[Any], choices: list[Any]) -> str:
    """CB-36.2 A listed choice that changes nothing is passed by where the rules have nothing to ask."""
    problem, used = played(given, expect, chance, choices)
    if problem:
        for at in passed_by(choices[: len(choices) - ("legal" in expect)], used):
            if not came_out(given, expect, chance, choices[:at] + choices[at + 1 :]):
                return ""
    return problem


def played(given: Given, expect: Given, chance: Sequence[Any], choices: list[Any]) -> tuple[str, int]:
    """What is wrong with the play as listed, and how many choices were used."""
    try:
        table = Worked(chance, choices)
    except BadVector as problem:
        return f"It can't be played: {problem}.", len(choices)
    return verdict(given, expect, table), table.used


def verdict(given: Given, expect: Given, table: Worked) -> str:
    try:
        if expect.get("legal") is False and given.get("kind") in PLAYS:
            return illegal(given, table)
        return compared(given, dict(expect), table)
    except BadVector as problem:
        return f"It can't be played: {problem}."
    except Refusal as refusal:
        return f"A choice was refused: {refusal.sentence} [{refusal.rule}]"
    except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError) as problem:
        return f"It doesn't have the form of its kind {given.get('kind')!r}: {type(problem).__name__}: {problem}."


def illegal(given: Given, table: Worked) -> str:
    """CB-36.5 `legal: false`: the last listed choice (without choices: the given) is refused or never asked for."""
    last = len(table.choices) - 1
    try:
        PLAYS[given["kind"]](given, table)
    except Refusal as refusal:
        if table.used == max(last, 0):
            return ""
        return f"An earlier choice was refused: {refusal.sentence}"
    except OutOfCards:
        if last < 0:
            raise
    if last < 0:
        return "It should have been refused, but it was played."
    return "" if table.used == last else "The last choice should have been refused, but it was accepted."


def compared(given: Given, expect: dict[str, Any], table: Worked) -> str:
    kind = given.get("kind")
    if kind in PLAYS:
        if expect.pop("legal", True) is not True:
            return "legal must be true or false."
        try:
            actual = PLAYS[kind](given, table)
        except OutOfCards:
            if expect or table.leftover():
                raise
            return ""  # only whether the choices are legal was asked
    elif kind in CHECKS:
        actual = CHECKS[kind](given, table)
    else:
        return f"{kind!r} is no kind of example: expected one of {', '.join((*PLAYS, *CHECKS))}."
    wrong = differences(expect, actual, "")
    left = table.leftover()
    if left:
        wrong.append(left)
    return "; ".join(wrong) + "." if wrong else ""


def differences(expect: Mapping[str, Any], actual: Mapping[str, Any], path: str) -> list[str]:
    wrong: list[str] = []
    for name, wanted in expect.items():
        absent = not actual.get(name) and not isinstance(actual.get(name), Seat)
        if absent and (wanted is None or (name, wanted) == ("extra", "none")):
            continue
        if name not in actual:
            wrong.append(f"{path}{name} is expected to be {wanted!r}, but there is no such thing here")
            continue
        came = actual[name]
        if isinstance(wanted, Mapping):
            if not isinstance(came, Mapping):
                wrong.append(f"{path}{name} is expected, but there is none")
            else:
                wrong += differences(wanted, came, f"{path}{name}.")
        elif not same(name, wanted, came):
            wrong.append(f"{path}{name} is expected to be {wanted!r}, it is {shown(came)}")
    return wrong


def same(name: str, wanted: Any, came: Any) -> bool:
    if name in SEAT_FIELDS:
        return wanted in SEATS and SEATS[wanted] is came
    if isinstance(wanted, list) and isinstance(came, list | tuple):
        return (
            sorted(map(str, wanted)) == sorted(map(str, came)) if name in UNORDERED else wanted == list(came)
        )
    if name == "extra" and wanted == "none":
        return not came
    if isinstance(wanted, bool) or isinstance(came, bool):
        return wanted is came
    return bool(wanted == came)


UNORDERED = ("cover", "discards", "choice_among", "hot", "automatic")


def shown(value: Any) -> str:
    return ("O or K" if value is KICKER else "D or R") if isinstance(value, Seat) else repr(value)
