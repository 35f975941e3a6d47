"""Worked examples: what those of all ledgers have in common. A game reads its notation and plays; this compares."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from snapcount.core.rulebook import Verdict
from snapcount.core.table import Pending, Refusal

Vector = Mapping[str, Any]
Found = Mapping[str, Any]
Play = Callable[[Vector], Found]
"""Plays an example and says what came, under the names that may be expected."""
Near = Callable[[str, Any, Any], bool | str | None]
"""Whether a value agrees with what was expected under this name: yes, no, or no with a sentence of its own; None leaves
it to `difference`. What isn't there at all comes as `NOTHING`."""

UNREADABLE = (
    LookupError, TypeError, ValueError, AttributeError, ArithmeticError, StopIteration, RecursionError
)  # fmt: skip
"""What a game's reader runs into where an example doesn't have the form that it reads."""


class BadExample(ValueError):
    """An example that doesn't have the form of its ledger, or that can't be played as written: one sentence."""


class Skipped(Exception):
    """An example that asks for what the rules don't answer: why."""


class Nothing:
    """What an example expects and the rules have no name for."""

    def __bool__(self) -> bool:
        return False

    def __repr__(self) -> str:
        return "nothing of that name"


NOTHING = Nothing()


def exact(name: str, expected: Any, found: Any) -> bool | str | None:
    """Objects and lists part by part, everything else by kind and value."""
    return None


def run(vectors: Sequence[Any], play: Play, same: Near = exact) -> Iterator[Verdict]:
    """A verdict for every example, in order; one that can't be read fails with a sentence."""
    for number, vector in enumerate(vectors, 1):
        name = f"example {number}"
        if isinstance(vector, Mapping):
            name = str(vector.get("id", name))
        try:
            problem = problem_of(vector, play, same)
        except Skipped as why:
            yield Verdict(name, "skipped", str(why))
        else:
            yield Verdict(name, "failed" if problem else "passed", problem)


def problem_of(vector: Any, play: Play, same: Near = exact) -> str:
    """What was expected and what came; empty where they agree."""
    try:
        vector = whole(vector)
        return difference(vector["expect"], play(vector), same)
    except BadExample as problem:
        return sentence(str(problem))
    except Refusal as refusal:
        return f"A choice was refused: {refusal}"
    except Pending as asked:
        return f"The choices end where the rules ask for more: {asked}."
    except UNREADABLE as problem:
        return sentence(f"it doesn't have the ledger's form: {type(problem).__name__}, {problem}")


def whole(vector: Any) -> dict[str, Any]:
    """An example with all its parts; one that is null or empty is one that isn't there."""
    if not isinstance(vector, Mapping):
        raise BadExample(
            f"an example is an object with given, choices, chance and expect, not {vector!r:.60}"
        )
    parts = without_nulls(vector)
    for name, kind in (("given", "object"), ("choices", "list"), ("chance", "list")):
        parts[name] = parts.get(name) or ({} if kind == "object" else [])
        if not isinstance(parts[name], Mapping if kind == "object" else list | tuple):
            raise BadExample(f"{name} is {parts[name]!r:.60}: expected a{'n' * (kind == 'object')} {kind}")
    if not isinstance(parts.get("expect"), Mapping) or not parts["expect"]:
        raise BadExample("an example expects something: its part expect is missing or empty")
    return parts


def without_nulls(fields: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in fields.items() if value is not None}


def difference(expected: Any, found: Any, near: Near = exact, name: str = "") -> str:
    """Every disagreement in a sentence; of an object only what is expected is compared."""
    agrees = near(name, expected, found) if name else None
    if isinstance(agrees, str):
        return agrees
    if agrees is not None:
        return "" if agrees else unlike(name, expected, found)
    if isinstance(expected, Mapping) and isinstance(found, Mapping):
        parts = (difference(part, found.get(key, NOTHING), near, str(key)) for key, part in expected.items())
        return within(name, parts)
    if isinstance(expected, list | tuple) and isinstance(found, list | tuple):
        if len(expected) != len(found):
            return unlike(name, expected, found)
        return within(
            "", (difference(one, other, near, name) for one, other in zip(expected, found, strict=True))
        )
    return "" if type(expected) is type(found) and expected == found else unlike(name, expected, found)


def within(name: str, problems: Iterator[str]) -> str:
    """The disagreements inside an object, each told with the object's name."""
    return " ".join(f"{name}, {problem}" if name else problem for problem in problems if problem)


def unlike(name: str, expected: Any, found: Any) -> str:
    return f"{name}: expected {expected!r}, got {found!r}."


def sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")
