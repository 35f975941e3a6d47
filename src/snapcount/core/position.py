"""What a position from anywhere is checked with: each check names the field, says what holds and cites the rule.

A game writes them one a line and in order (`rules/position.py`), so that a later one may rely on those before it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import count

from snapcount.core.data.plain import canonical, to_plain
from snapcount.core.table import Refusal

MOST_POINTS = 1000
"""No side scores more, however long a game is."""

Checks = Iterator[Refusal | None]


def first(checks: Iterable[Refusal | None]) -> Refusal | None:
    """The first that doesn't hold."""
    return next((refusal for refusal in checks if refusal is not None), None)


def holds(rule: str, field: str, true: object, sentence: str) -> Refusal | None:
    return None if true else Refusal(rule, f"{field}: {sentence}.")


def within(rule: str, field: str, value: float, low: float, high: float) -> Refusal | None:
    return holds(
        rule, field, low <= value <= high, f"{shown(value)} is not from {shown(low)} to {shown(high)}"
    )


def one_of(rule: str, field: str, value: object, known: Collection[object]) -> Refusal | None:
    if value in known:
        return None
    some = ", ".join(shown(option) for _, option in zip(range(12), known, strict=False))
    return holds(rule, field, False, f"{shown(value)} is none of {some}{', …' if len(known) > 12 else ''}")


def all_of(rule: str, field: str, values: Iterable[object], known: Collection[object]) -> Refusal | None:
    """Every one of a list is known."""
    return first(
        one_of(rule, f"{field}[{at}]", value, known) for at, value in zip(count(), values, strict=False)
    )


def once_each(rule: str, field: str, values: Iterable[object], what: str) -> Refusal | None:
    """Nothing is there twice: a card in two places, a man on two hexes."""
    seen: set[object] = set()
    twice = next((value for value in values if value in seen or seen.add(value)), None)  # type: ignore[func-returns-value]
    return None if twice is None else holds(rule, field, False, f"{what} {shown(twice)} is there twice")


def shown(value: object) -> str:
    text = canonical(to_plain(value))
    return text if len(text) <= 40 else text[:39] + "…"
