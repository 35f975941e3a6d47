"""Chapter 7: where the ball may be spotted (OS-7.2, OS-7.3)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.rules.field import Field, find
from snapcount.games.out_of_sight.rules.geometry import TOLERANCE


class Spots(NamedTuple):
    """The legal stretches of y for a ball on one line; `forced` is the only place where there are none."""

    stretches: tuple[tuple[float, float], ...]
    forced: float | None


@lru_cache(maxsize=1024)
def blocked(field: Field, back: float, ball: float) -> tuple[tuple[float, float], ...]:
    """OS-7.2: asked again for every ball on the same line."""
    return tuple(field.blocked(back, ball))


def spot_problem(field: Field, scrimmage_x: float, goes: int, y: float) -> str | None:
    """The code of what is wrong with a ball at (scrimmage_x, y), or None."""
    if not abs(y) <= tables.HASH + TOLERANCE:
        return "E_SPOT_OUTSIDE_HASH"
    ball = scrimmage_x - goes * tables.PEN
    if any(low <= y <= high for low, high in blocked(field, ball, ball)):
        return "E_SPOT_TOUCHES"
    if any(low <= y <= high for low, high in blocked(field, ball - goes * tables.DROP_ROOM, ball)):
        return "E_SPOT_NO_ROOM"
    return None


@lru_cache(maxsize=4096)
def spots(text: str, scrimmage_x: float, goes: int) -> Spots:
    """OS-7.3: every legal stretch between the hashes, else the legal y nearest to them (equal: to the left)."""
    ball = scrimmage_x - goes * tables.PEN
    taken = blocked(find(text), ball - goes * tables.DROP_ROOM, ball)
    between = tuple(_free(taken, -tables.HASH, tables.HASH))
    if between:
        return Spots(between, None)
    wide = tables.SIDELINE - tables.PEN
    outside = [y for stretch in _free(taken, -wide, wide) for y in stretch]
    forced = min(outside, key=lambda y: (round(abs(abs(y) - tables.HASH), 9), -goes * y), default=0.0)
    return Spots((), forced)


def _free(taken: tuple[tuple[float, float], ...], low: float, high: float) -> Iterator[tuple[float, float]]:
    """What is left between low and high, a hair away from what is blocked."""
    hair = 1e-6
    at = low
    for start, end in taken:
        if start - hair > at:
            yield at, min(start - hair, high)
        at = max(at, end + hair)
        if at > high:
            return
    if at <= high:
        yield at, high
