"""Changes to plain values, for fuzzing: wrong types, extremes, swapped, doubled, missing, copied from elsewhere."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from random import Random
from typing import Any

Way = tuple[Any, ...]


GONE = object()

EXTREMES: tuple[Any, ...] = (
    0, -1, 1, 2, 3, 5, 11, 12, 50, 99, 100, 110, 111, 1000, 10**8, -(10**8), 10**12, 10**30,
    -0.0, 0.5, 1e-9, 1e9, -1e9, 1e300, True, False, None,
    "", "x", "home", "away", "QB", "over", "kickoff", "AS", "J1", "a" * 3000,
    [], {}, [[]], [0] * 500, ["x"] * 30, {"x": 1}, [0, 0], ["", ""],
)  # fmt: skip


def leaves(plain: Any, way: Way = ()) -> Iterator[Way]:
    """The way to every value inside, lists and objects too."""
    parts = plain.items() if isinstance(plain, dict) else enumerate(plain) if isinstance(plain, list) else ()
    for name, part in parts:
        yield (*way, name)
        yield from leaves(part, (*way, name))


def at(plain: Any, way: Way) -> Any:
    for name in way:
        plain = plain[name]
    return plain


def changed(random: Random, state: Any, other: Any) -> tuple[Any, str]:
    """The position with one to three things changed, and which; `other` is another one of the game."""
    state = copy.deepcopy(state)
    ways = [way for way in leaves(state) if way[0] not in ("options", "rules")]
    said: list[str] = []
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        way = random.choice(ways)
        holder = at_or_none(state, way[:-1])
        if not has(holder, way[-1]):
            continue  # an earlier change took it away
        kind = random.choice(CHANGES)
        new = kind(random, state, way, other)
        said.append(f"{'.'.join(map(str, way))} {kind.__name__} {new!r:.40}")
        if new is GONE:
            del holder[way[-1]]
        else:
            holder[way[-1]] = copy.deepcopy(new)
    return state, "; ".join(said)


# What a value becomes. Changes that keep its type are the sly ones, so most do.


def gone(random: Random, state: Any, way: Way, other: Any) -> Any:
    return GONE


def extreme(random: Random, state: Any, way: Way, other: Any) -> Any:
    return random.choice(EXTREMES)


def alike(random: Random, state: Any, way: Way, other: Any) -> Any:
    """Any value of the same type in another position."""
    kind = type(at(state, way))
    found = [value for there in leaves(other) if type(value := at(other, there)) is kind]
    return random.choice(found or [None])


def extreme_alike(random: Random, state: Any, way: Way, other: Any) -> Any:
    kind = type(at(state, way))
    return random.choice([value for value in EXTREMES if type(value) is kind] or [None])


def near(random: Random, state: Any, way: Way, other: Any) -> Any:
    old = at(state, way)
    if isinstance(old, bool):
        return not old
    if isinstance(old, int | float):
        return old + random.choice((-1, 1, 2, -2, 10, -10, 50, 100, -100))
    return old if not isinstance(old, str) else old.swapcase()


def same_place(random: Random, state: Any, way: Way, other: Any) -> Any:
    return at_or_none(other, way)


def from_here(random: Random, state: Any, way: Way, other: Any) -> Any:
    return at(state, random.choice(list(leaves(state))))


def longer(random: Random, state: Any, way: Way, other: Any) -> Any:
    old = at(state, way)
    return (old * random.choice((2, 3, 40)))[:3000] if isinstance(old, list | str) else [old, old]


def shorter(random: Random, state: Any, way: Way, other: Any) -> Any:
    old = at(state, way)
    return old[: random.randrange(len(old))] if isinstance(old, list | str) and old else None


def shuffled(random: Random, state: Any, way: Way, other: Any) -> Any:
    old = at(state, way)
    if isinstance(old, dict):
        return dict(zip(old, random.sample(list(old.values()), len(old)), strict=True))
    return random.sample(old, len(old)) if isinstance(old, list) else old


CHANGES = (
    gone,
    extreme,
    alike,
    alike,
    extreme_alike,
    near,
    near,
    same_place,
    same_place,
    from_here,
    longer,
    shorter,
    shuffled,
)


def has(holder: Any, name: Any) -> bool:
    if isinstance(holder, list):
        return isinstance(name, int) and name < len(holder)
    return isinstance(holder, dict) and name in holder


def at_or_none(plain: Any, way: Way) -> Any:
    try:
        return at(plain, way)
    except (KeyError, IndexError, TypeError):
        return None


def changed_line(random: Random, lines: list[dict[str, Any]]) -> tuple[list[Any], str]:
    """The beginning of a recorded game with something changed in one line: its header, an answer, a die."""
    lines = lines[: random.randrange(2, 60)]
    at_line = random.choice((0, len(lines) - 1))
    line, what = changed(random, lines[at_line], random.choice(lines))
    return [*lines[:at_line], line, *lines[at_line + 1 :]], f"line {at_line + 1}: {what}"
