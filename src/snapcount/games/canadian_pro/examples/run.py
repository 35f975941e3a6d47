"""Plays worked examples of the ledger's form (CP-1.13, CP-1.14, CP-1.15, CP-1.16) through the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from snapcount.core.rulebook import Verdict
from snapcount.core.table import Refusal
from snapcount.games.canadian_pro.examples.facts import compare, facts_of
from snapcount.games.canadian_pro.examples.forge import forge_example
from snapcount.games.canadian_pro.examples.given import Wrong, read_state, seats_of
from snapcount.games.canadian_pro.examples.table import Judged, Reader, UsedUp, is_default, judge_defence
from snapcount.games.canadian_pro.rules.course import play
from snapcount.games.canadian_pro.state import State

Vector = Mapping[str, Any]
PARTS = {"id", "rule", "title", "given", "choices", "chance", "expect", "source", "notes"}
MOST_PHASES = 400


class Stuck(Wrong):
    """The rules never ask for what the example lists next."""


def examples(vectors: Sequence[Vector]) -> Iterator[Verdict]:
    """One verdict per example."""
    for at, vector in enumerate(vectors):
        name = str(vector.get("id", f"example {at + 1}"))
        problem = problem_of(vector)
        yield Verdict(name, "failed" if problem else "passed", problem)


def problem_of(vector: Vector) -> str:
    """What was expected and what came; empty when the example passes."""
    try:
        if not isinstance(vector.get("given"), Mapping):
            return "This is no example: expected an object with given, choices, chance and expect."
        vector = without_nulls(vector)
        unknown = vector.keys() - PARTS
        if unknown:
            return f"An example has no part {', '.join(sorted(unknown))}."
        kind = KINDS.get(str(vector["given"].get("kind", "play")))
        if kind is None:
            return f"There is no kind of example {vector['given']['kind']!r}: expected {', '.join(KINDS)}."
        return kind(vector)
    except Wrong as wrong:
        return str(wrong)
    except (TypeError, ValueError, KeyError, AttributeError, IndexError) as problem:
        return f"This example doesn't have the ledger's form: {type(problem).__name__}, {problem}."


def play_example(vector: Vector) -> str:
    expect = vector.get("expect", {})
    if not isinstance(expect, Mapping) or not expect:
        raise Wrong("An example expects something: its part expect is empty.")
    seats = seats_of(vector)
    state = read_state(vector, seats)
    reader = Reader(vector.get("choices", ()), vector.get("chance", ()), seats)
    if "legal" in expect:
        return legal_example(reader, state, expect)
    try:
        state, whole = played(reader, state)
    except Refusal as refusal:
        return f"The rules refuse a choice: {refusal}"
    if reader.stuck():
        return f"The rules have no use for {reader.left()} here."
    return compare(expect, facts_of(reader.events), state if whole else None, seats)


def without_nulls(vector: Vector) -> Vector:
    """A part or a given that is null is one that isn't there."""
    given = {name: value for name, value in vector["given"].items() if value is not None}
    return {**{part: value for part, value in vector.items() if value is not None}, "given": given}


def played(reader: Reader, state: State) -> tuple[State, bool]:
    """Play phase by phase until the lists are used up; False if they end inside a play."""
    for phase in range(MOST_PHASES):
        if phase and not reader.awaits(state):
            return state, True
        used = reader.used()
        try:
            state = play(reader, state)
        except UsedUp as used_up:
            if reader.stuck():
                raise Stuck(
                    f"The rules ask for {used_up}, the example goes on with {reader.left()}."
                ) from None
            return state, phase > 0 and reader.used() == used
        if state.phase == "over":
            return state, True
    raise Wrong("The example never ends.")


def legal_example(reader: Reader, state: State, expect: Mapping[str, Any]) -> str:
    """Whether the last choice listed is allowed (CP-1.15)."""
    legal = judged(reader, state)
    if legal is not expect["legal"]:
        return f"legal: expected {expect['legal']}, the rules say {legal}."
    rest = {name: value for name, value in expect.items() if name != "legal"}
    return compare(rest, facts_of(reader.events), state, reader.seats) if rest else ""


def judged(reader: Reader, state: State) -> bool:
    if not reader.choices:
        raise Wrong("A test of legal lists the choice in question.")
    if reader.choices[-1].get("decision") == "defence_call":
        return judge_defence(reader.choices[-1], state)
    reader.judging = True
    try:
        played(reader, state)
    except Judged as judged:
        return judged.legal
    except Refusal as refusal:
        raise Wrong(f"The rules refuse a choice before the one in question: {refusal}") from None
    except Stuck:
        return False
    return is_default(reader.choices[-1])


KINDS: dict[str, Callable[[Vector], str]] = {"play": play_example, "forge": forge_example}
