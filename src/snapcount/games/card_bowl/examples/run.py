"""Runs worked examples in the notation of chapter 36 through the rules themselves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from snapcount.core import examples
from snapcount.core.examples import NOTHING, BadExample, Vector, problem_of, without_nulls
from snapcount.core.rulebook import Verdict
from snapcount.core.table import Refusal, Seat
from snapcount.games.card_bowl.examples.checks import CHECKS
from snapcount.games.card_bowl.examples.plays import KICKER, PLAYS
from snapcount.games.card_bowl.examples.table import SEATS, OutOfCards, Worked, passed_by

Found = Mapping[str, Any]
SEAT_FIELDS = ("team", "vs", "timeout", "winner", "possession")
UNORDERED = ("cover", "discards", "choice_among", "hot", "automatic")


def run(vectors: Sequence[Any]) -> Iterator[Verdict]:
    """A verdict for every example."""
    return examples.run(vectors, play, alike)


def play(vector: Vector) -> Found:
    """CB-36.2 A listed choice that changes nothing is passed by where the rules have nothing to ask."""
    once = Once()
    if not problem_of(vector, once, alike):
        return once.found
    choices = list(vector["choices"])
    for at in passed_by(choices[: len(choices) - ("legal" in vector["expect"])], once.used):
        shorter = {**vector, "choices": choices[:at] + choices[at + 1 :]}
        if not problem_of(shorter, play, alike):
            return play(shorter)
    return Once()(vector)


class Once:
    """An example played as it is listed; remembers what came and how many choices were used."""

    def __init__(self) -> None:
        self.used = 0
        self.found: Found = {}

    def __call__(self, vector: Vector) -> Found:
        self.used = len(vector["choices"])
        table = Worked(vector["chance"], vector["choices"])
        try:
            self.found = came_of(without_nulls(vector["given"]), vector["expect"], table)
        finally:
            self.used = table.used
        return self.found


def came_of(given: Found, expect: Found, table: Worked) -> Found:
    if expect.get("legal") is False and given.get("kind") in PLAYS:
        refused(given, table)
        return expect  # of a refused choice nothing else can be expected
    found = played(given, expect, table)
    if table.leftover():
        raise BadExample(table.leftover())
    return found


def played(given: Found, expect: Found, table: Worked) -> Found:
    kind = given.get("kind")
    if kind in CHECKS:
        return CHECKS[kind](given, table)
    if kind not in PLAYS:
        raise BadExample(f"{kind!r} isn't a kind of example: expected one of {', '.join((*PLAYS, *CHECKS))}")
    try:
        return {**PLAYS[kind](given, table), "legal": True}
    except OutOfCards:
        if expect.keys() - {"legal"} or table.leftover():
            raise
        return {"legal": True}  # only whether the choices are legal was asked


def refused(given: Found, table: Worked) -> None:
    """CB-36.5 `legal: false`: the last listed choice (without choices: the given) is refused or never asked for."""
    last = len(table.choices) - 1
    try:
        PLAYS[given["kind"]](given, table)
    except Refusal as refusal:
        if table.used != max(last, 0):
            raise BadExample(f"an earlier choice was refused: {refusal.sentence}") from None
        return
    except OutOfCards:
        if last < 0:
            raise
    if last < 0:
        raise BadExample("it should have been refused, but it was played")
    if table.used != last:
        raise BadExample("the last choice should have been refused, but it was accepted")


def alike(name: str, wanted: Any, came: Any) -> bool | str | None:
    """CB-36.5, CB-36.6, CB-36.9: sides by their letters, some lists in any order, nothing for what isn't there."""
    absent = not came and not isinstance(came, Seat)
    if absent and (wanted is None or (name, wanted) == ("extra", "none")):
        return True
    if came is NOTHING or isinstance(wanted, Mapping):
        return None
    if name in SEAT_FIELDS:
        fine = wanted in SEATS and SEATS[wanted] is came
        return fine or f"{name}: expected {wanted!r}, got {shown(came)}."
    if isinstance(wanted, list) and isinstance(came, list | tuple):
        return (
            sorted(map(str, wanted)) == sorted(map(str, came)) if name in UNORDERED else wanted == list(came)
        )
    if isinstance(wanted, bool) or isinstance(came, bool):
        return wanted is came
    return bool(wanted == came)


def shown(value: Any) -> str:
    return ("O or K" if value is KICKER else "D or R") if isinstance(value, Seat) else repr(value)
