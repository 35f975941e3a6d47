"""What a try is known by where no list of answers can hold it: a drawn line is judged by what it does."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from snapcount.core.data.plain import to_plain
from snapcount.core.table import Event

Fields = Mapping[str, Any]
LIMITS = {"at_least", "at_most"}


class When(NamedTuple):
    """All of it must be so; nothing of it asks for nothing, and is true of every answer."""

    given: Fields = {}
    """Part of the answer."""
    told: Mapping[str, Fields] = {}
    """Kinds of events that must come, each with some of its facts."""
    state: Fields = {}
    """Part of the state afterwards."""


def holds(when: When, events: Iterable[Event], state: Any) -> bool:
    """Whether a play did what is asked for."""
    happened = list(events)
    told = all(
        any(event.what == what and agrees(facts, to_plain(event.facts)) for event in happened)
        for what, facts in when.told.items()
    )
    return told and agrees(when.state, to_plain(state))


def agrees(wanted: Any, found: Any) -> bool:
    """Part for part; a number may be given by its limits."""
    if not isinstance(wanted, Mapping):
        return alike(wanted, found)
    if wanted and wanted.keys() <= LIMITS:
        low, high = wanted.get("at_least", float("-inf")), wanted.get("at_most", float("inf"))
        return isinstance(found, int | float) and low - 1e-9 <= found <= high + 1e-9
    if isinstance(found, list):  # things that have ids, by these
        found = {one["id"]: one for one in found if isinstance(one, Mapping) and "id" in one}
    if not isinstance(found, Mapping):
        return not wanted
    return all(name in found and agrees(value, found[name]) for name, value in wanted.items())


def alike(one: Any, other: Any) -> bool:
    """The same plain value: yes is not card 1."""
    return type(one) is type(other) and one == other


DRAWN = frozenset({"drop", "stroke"})
"""What the hand adds to an answer: no two lines are the same."""


def called_alike(one: Any, other: Any) -> bool:
    """The same call, however it is drawn."""
    if not (isinstance(one, Mapping) and isinstance(other, Mapping) and "stroke" in other):
        return False
    return all(alike(one.get(name), other[name]) for name in other.keys() - DRAWN)


def mentions(answer: Any, names: Iterable[str]) -> bool:
    """Whether an answer is one of these, or is made with one of them."""
    named = answer.values() if isinstance(answer, Mapping) else (answer,)
    return any(isinstance(name, str) and name in names for name in named)
