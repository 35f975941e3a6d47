"""Numbers and places in ids, exact to the last digit where that is wanted."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal

from snapcount.core.stepping.codec import Ids
from snapcount.games.out_of_sight.codec.ids import (
    CELL,
    FINE,
    FINER,
    FIRST_FINE,
    FIRST_X,
    FIRST_Y,
    NORTH,
    ON,
    PARTS,
    WEST,
    XS,
    YS,
)
from snapcount.games.out_of_sight.rules.geometry import Point

LEVELS = 7
"""So often a number is written finer at most: every float of a table's size is reached."""
HALF = Decimal(str(CELL))
IS_X, IS_Y, IS_FINE = frozenset(XS), frozenset(YS), frozenset(FINE)


def digits(number: float, low: int, first: int) -> Ids:
    """A number as its half yard and as many finer parts as it has."""
    rest = Decimal(repr(float(number))) - low
    cell = int(rest // HALF)
    rest -= cell * HALF
    written, unit = [first + cell], Decimal(1) / PARTS
    while rest and len(written) < 1 + 2 * LEVELS:
        part = int(rest // unit)
        rest -= part * unit
        unit /= PARTS
        written += [FINER, FIRST_FINE + part]
    return tuple(written)


def number(written: Ids) -> float:
    """The number that a half yard and its finer parts are."""
    low, first = (WEST, FIRST_X) if written[0] in IS_X else (NORTH, FIRST_Y)
    found, unit = low + (written[0] - first) * HALF, Decimal(1) / PARTS
    for part in written[2::2]:
        found += (part - FIRST_FINE) * unit
        unit /= PARTS
    return float(found)


def spelled(point: Point) -> Ids:
    return (*digits(point[0], WEST, FIRST_X), *digits(point[1], NORTH, FIRST_Y))


def numbers(written: Ids) -> list[float]:
    """Every number in some ids; other words are passed over."""
    found: list[float] = []
    start = -1
    for at, each in enumerate((*written, ON)):
        if each == FINER or each in IS_FINE:
            continue
        if start >= 0:
            found.append(number(written[start:at]))
        start = at if each in IS_X or each in IS_Y else -1
    return found


def points(written: Ids) -> list[Point]:
    found = numbers(written)
    return list(zip(found[::2], found[1::2], strict=False))


def finer(written: Ids) -> list[int]:
    """`finer`, where the number just written may still be made finer; its parts, where that was said."""
    if written[-1] == FINER:
        first = written[-2] not in IS_FINE
        return list(FINE[: PARTS // 2] if first else FINE)
    last = next(
        at for at in range(len(written) - 1, -1, -1) if written[at] not in IS_FINE and written[at] != FINER
    )
    edge = written[last] in (XS[-1], YS[-1])
    return [] if edge or len(written) - last > 2 * LEVELS else [FINER]


def axis(written: Ids) -> str:
    """Which of its numbers a place has so far: nothing, x or y."""
    for each in reversed(written):
        if each in IS_X:
            return "x"
        if each in IS_Y:
            return "y"
        if each != FINER and each not in IS_FINE:
            return ""
    return ""


def place_legal(written: Ids, then: Sequence[int]) -> list[int]:
    """What may stand next in a place; `then` where it is complete."""
    at = axis(written)
    if not at:
        return list(XS)
    if written[-1] == FINER:
        return finer(written)
    return sorted([*finer(written), *(YS if at == "x" else then)])
