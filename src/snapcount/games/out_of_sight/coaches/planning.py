"""OS-21.6: how a computer player plans: what a down is worth, and a mixed choice among what it thought of."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import accumulate
from math import exp
from random import Random
from typing import NamedTuple

from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.coaches.noise import (
    Hand,
    Normal,
    Slip,
    draw_dot,
    intent,
    normals,
    run_points,
)
from snapcount.games.out_of_sight.rules.field import Field
from snapcount.games.out_of_sight.rules.geometry import Point
from snapcount.games.out_of_sight.rules.pen_line import Contact, Line
from snapcount.games.out_of_sight.rules.trace import first_contact
from snapcount.games.out_of_sight.state import Path
from snapcount.games.out_of_sight.view import View

TURNOVER = -40.0
MOST = 40.0
STRIDE = 3.0
"""The longest step of a line that is only imagined."""
TEMPERATURE = 1.5
LONGEST = 85.0
"""The last leg of every line: nobody stops a runner who is free."""


class Mind(NamedTuple):
    """Who plans: the hand that will draw, its random stream, and how long it looks."""

    hand: Hand
    random: Random
    effort: int

    def run(self, path: Path) -> Iterator[Point]:
        return run_points(self.hand, intent(path), normals(self.random))

    def errors(self) -> Normal:
        """New ones."""
        return normals(self.random)

    def slips(self, count: int) -> list[Slip]:
        normal = normals(self.random)
        return [Slip(normal) for _ in range(count)]

    def dot(self, hold: Point, aim: Point) -> Point:
        return draw_dot(self.hand, hold, aim, normals(self.random))


class Scene(NamedTuple):
    """What an offence can see of a down."""

    field: str
    ball: Point
    goes: int
    weather: str
    wind_to: int
    to_go: float
    to_goal: float

    @property
    def scrimmage_x(self) -> float:
        return self.ball[0] + self.goes * tables.PEN

    def worth(self, gain: float) -> float:
        """Yards, capped, with something extra for a first down and for a touchdown."""
        if gain >= self.to_goal - 0.01:
            return min(MOST, self.to_goal) + 12
        return min(MOST, gain) + (3.0 if gain >= self.to_go - 0.05 else 0.0)


def scene_of(view: View) -> Scene:
    """The down as the offence looks at it."""
    return Scene(
        view.options.field,
        view.ball_at,
        view.going,
        view.weather,
        view.wind_to,
        (view.situation.line - view.situation.ball),
        100 - view.situation.ball,
    )


class Plan(NamedTuple):
    """A play as it is meant to be drawn, with what it is worth in yards."""

    play: str
    drop: Path
    intended: Path
    """The corners of a run, or where a pass is aimed from and to."""
    after: Path
    """The run meant to follow a catch, as steps from the dot."""
    value: float


class Outcome(NamedTuple):
    """A line as it was drawn, and where it ended."""

    drawn: Line
    end: Contact


LineOf = Callable[[Iterator[Point]], Line]


def outcome(
    field: Field, mind: Mind, path: Path, line_of: LineOf, slip: Slip | None = None, since: int = 1
) -> Outcome:
    """A run drawn no farther than it takes to know where it ends; with the errors of a slip, or new ones.

    Before its point number `since` it touches nothing.
    """
    normal = normals(mind.random) if slip is None else slip.again()
    drawn = line_of(run_points(mind.hand, intent(path, STRIDE), normal))
    return Outcome(drawn, first_contact(field, drawn, since))


def moved(steps: Path, start: Point) -> Path:
    return tuple((start[0] + x, start[1] + y) for x, y in steps)


class Choice:
    """OS-21.6: a mixed choice among the best, softmax with a temperature of a yard and a half."""

    def __init__(self, plans: list[Plan]) -> None:
        top = max(plan.value for plan in plans)
        self.plans = plans
        self.weights = list(accumulate(exp((plan.value - top) / TEMPERATURE) for plan in plans))

    def one(self, random: Random) -> Plan:
        return random.choices(self.plans, cum_weights=self.weights)[0]


def chosen(plans: list[Plan], random: Random) -> Plan:
    return Choice(plans).one(random)
