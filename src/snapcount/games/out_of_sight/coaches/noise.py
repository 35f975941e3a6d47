"""Chapter 21: the motor noise of a hand that draws without seeing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import chain
from math import atan2, ceil, cos, exp, hypot, log, pi, radians, sin, sqrt
from random import Random
from typing import Any, NamedTuple

from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.rules.geometry import Point
from snapcount.games.out_of_sight.state import Path

TWO_PI = 2 * pi
YARD = 1.0
"""The longest step of a hand that draws."""

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


def steadied(share: float) -> Hand:
    """A hand so far on the way from a novice's to a typical one (OS-21.5); below 0 it strays more, above 1 less."""
    novice, typical = HANDS["novice"], HANDS["typical"]
    strays = (low + share * (high - low) for low, high in zip(novice[1:], typical[1:], strict=True))
    return Hand("novice", *strays)


def normals(random: Random) -> Normal:
    """The stream of standard normals of a hand: those of `random.gauss`, in half the time."""
    return _stream(random).__next__


def _stream(random: Any) -> Iterator[float]:
    """They are made two at a time; the second waits in `gauss_next` for whoever asks next, this stream or another."""
    uniform = random.random
    while True:
        normal = random.gauss_next
        if normal is None:
            angle, far = uniform() * TWO_PI, sqrt(-2.0 * log(1.0 - uniform()))
            normal, random.gauss_next = cos(angle) * far, sin(angle) * far
        else:
            random.gauss_next = None
        yield normal


class Slip:
    """What goes wrong in one drawing, kept so that other lines can be compared under the same errors."""

    def __init__(self, normal: Normal) -> None:
        self.normal = normal
        self.kept: list[float] = []

    def again(self) -> Normal:
        return chain(self.kept, self._new()).__next__

    def _new(self) -> Iterator[float]:
        while True:
            self.kept.append(self.normal())
            yield self.kept[-1]


def draw_run(hand: Hand, intended: Path, normal: Normal) -> Path:
    """OS-21.3: the line that comes of the intended corners."""
    return tuple(run_points(hand, intent(intended), normal))


class Leg(NamedTuple):
    """A straight piece of an intended run, drawn in even steps."""

    heading: float
    turn: float | None
    """By how much it bends from the leg before; None: it is the first."""
    steps: int
    step: float


class Intent(NamedTuple):
    """A run as it is meant: where it begins, and its legs."""

    start: Point
    legs: tuple[Leg, ...]


@lru_cache(maxsize=64)
def intent(corners: Path, longest: float = YARD) -> Intent:
    """Who only imagines a line takes longer steps than a hand that draws it: what they stray adds up to the same."""
    legs: list[Leg] = []
    before = 0.0
    for (ax, ay), (bx, by) in zip(corners, corners[1:], strict=False):
        length = hypot(bx - ax, by - ay)
        if length < 1e-9:
            continue
        heading = atan2(by - ay, bx - ax)
        turn = abs((heading - before + pi) % TWO_PI - pi) if legs else None
        steps = max(1, ceil(length / longest - 1e-9))
        legs.append(Leg(heading, turn, steps, length / steps))
        before = heading
    return Intent(corners[0], tuple(legs))


def run_points(hand: Hand, meant: Intent, normal: Normal) -> Iterator[Point]:
    """The line point by point: who needs only its beginning draws no more of it."""
    _, direction, walk, bend, gain, stretch, *_ = hand
    heading_error = direction * normal()
    scale = exp(gain * normal())
    (x, y), legs = meant
    yield x, y
    for heading, turn, steps, step in legs:
        if turn is not None:
            heading_error += bend * turn * normal()
        factor = 1 + stretch * normal()
        spread, far = walk * sqrt(step), scale * (factor if factor > 0.2 else 0.2) * step
        for _ in range(steps):
            heading_error += spread * normal()
            toward = heading + heading_error
            x += far * cos(toward)
            y += far * sin(toward)
            yield x, y


def draw_dot(hand: Hand, hold: Point, aim: Point, normal: Normal, high_punt: bool = False) -> Point:
    """OS-21.4: where a dot aimed from `hold` lands."""
    return next(dots(hand, hold, aim, normal, high_punt))


def dots(hand: Hand, hold: Point, aim: Point, normal: Normal, high_punt: bool = False) -> Iterator[Point]:
    """One after the other, as many as somebody asks for."""
    factor = tables.HIGH_PUNT_FACTOR if high_punt else 1.0
    x0, y0 = hold
    far = hypot(aim[0] - x0, aim[1] - y0)
    heading = atan2(aim[1] - y0, aim[0] - x0)
    turn, extent = factor * hand.dot_direction, factor * hand.dot_extent * far**hand.dot_power
    place = factor * hand.dot_place
    while True:
        angle = heading + turn * normal()
        reach = far + extent * normal()
        if reach < 0.0:
            reach = 0.0
        x = x0 + reach * cos(angle) + place * normal()
        yield x, y0 + reach * sin(angle) + place * normal()
