"""Chapter 21: the motor noise of a hand that draws without seeing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from math import atan2, ceil, cos, exp, hypot, pi, radians, sin, sqrt
from random import Random
from typing import NamedTuple

from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.rules.geometry import Point
from snapcount.games.out_of_sight.state import Path

Normal = Callable[[], float]
"""The next standard normal of a hand's own random stream, never of the dice."""


class Hand(NamedTuple):
    """OS-21.5: how far a hand of this level strays; angles in radians."""

    level: str
    direction: float
    walk: float
    turn: float
    gain: float
    length: float
    dot_direction: float
    dot_extent: float
    dot_power: float
    dot_place: float


def _hand(level: str, row: dict[str, float]) -> Hand:
    return Hand(
        level,
        radians(row["sigma_dir_deg"]),
        radians(row["sigma_walk_deg_per_sqrt_yd"]),
        row["sigma_turn"],
        row["sigma_gain"],
        row["sigma_len"],
        radians(row["dot_sigma_dir_deg"]),
        row["dot_c"],
        row["dot_power"],
        row["dot_sigma0"],
    )


HANDS: dict[str, Hand] = {level: _hand(level, row) for level, row in tables.NOISE.items()}


def normals(random: Random) -> Normal:
    """The stream of standard normals of a hand."""
    return partial(random.gauss, 0.0, 1.0)


def draw_run(hand: Hand, intended: Path, normal: Normal) -> Path:
    """OS-21.3: the line that comes of the intended corners."""
    return tuple(run_points(hand, intended, normal))


def run_points(hand: Hand, intended: Path, normal: Normal) -> Iterator[Point]:
    """The same point by point: who needs only its beginning draws no more of it."""
    heading_error = hand.direction * normal()
    scale = exp(hand.gain * normal())
    x, y = intended[0]
    yield x, y
    before: float | None = None
    for a, b in zip(intended, intended[1:], strict=False):
        length = hypot(b[0] - a[0], b[1] - a[1])
        if length < 1e-9:
            continue
        heading = atan2(b[1] - a[1], b[0] - a[0])
        if before is not None:
            turn = abs((heading - before + pi) % (2 * pi) - pi)
            heading_error += hand.turn * turn * normal()
        before = heading
        factor = scale * max(0.2, 1 + hand.length * normal())
        steps = max(1, ceil(length - 1e-9))
        step = length / steps
        spread, far = hand.walk * sqrt(step), factor * step
        for _ in range(steps):
            heading_error += spread * normal()
            x += far * cos(heading + heading_error)
            y += far * sin(heading + heading_error)
            yield x, y


def draw_dot(hand: Hand, hold: Point, aim: Point, normal: Normal, high_punt: bool = False) -> Point:
    """OS-21.4: where a dot aimed from `hold` lands."""
    factor = tables.HIGH_PUNT_FACTOR if high_punt else 1.0
    far = hypot(aim[0] - hold[0], aim[1] - hold[1])
    angle = atan2(aim[1] - hold[1], aim[0] - hold[0]) + factor * hand.dot_direction * normal()
    reach = max(0.0, far + factor * hand.dot_extent * far**hand.dot_power * normal())
    x = hold[0] + reach * cos(angle) + factor * hand.dot_place * normal()
    y = hold[1] + reach * sin(angle) + factor * hand.dot_place * normal()
    return x, y
