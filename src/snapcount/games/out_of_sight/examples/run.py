"""Chapter 23: the ledger's worked examples, run through the rules themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from snapcount.core.rulebook import Verdict
from snapcount.core.table import Refusal
from snapcount.games.out_of_sight.examples.compare import difference
from snapcount.games.out_of_sight.examples.forms import FORMS, form_of
from snapcount.games.out_of_sight.examples.table import BadVector

Vector = Mapping[str, Any]


def run(vectors: Sequence[Any]) -> Iterator[Verdict]:
    """Each vector passed or failed; one that can't be read fails with a sentence."""
    for number, vector in enumerate(vectors, 1):
        name = (
            str(vector.get("id", f"number {number}")) if isinstance(vector, Mapping) else f"number {number}"
        )
        problem = problem_of(vector)
        yield Verdict(name, "failed" if problem else "passed", problem)


def problem_of(vector: Any) -> str:
    """What is wrong with a vector, in a sentence; empty if the rules agree with it."""
    if not isinstance(vector, Mapping):
        return "A vector is an object with given, choices, chance and expect."
    expect = vector.get("expect")
    if not isinstance(expect, Mapping) or not expect:
        return "The vector expects nothing: its 'expect' is missing or empty."
    try:
        form: Callable[[Vector], dict[str, Any]] = FORMS[form_of(vector)]
        found = form(vector)
    except BadVector as problem:
        return str(problem)
    except Refusal as refusal:
        return f"The rules refused it: {refusal}"
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, ArithmeticError) as problem:
        return f"The vector has an unknown form: {type(problem).__name__} {problem}."
    return difference(dict(expect), found)
