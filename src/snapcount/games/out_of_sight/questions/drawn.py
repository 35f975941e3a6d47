"""The decisions that are drawn blind (chapters 2, 5, 6, 9, 10, 13 and 14): strokes are answers like any other."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin
from random import Random
from typing import ClassVar, Literal

from snapcount.core.table import Question, Refusal
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.rules.field import find
from snapcount.games.out_of_sight.rules.geometry import TOLERANCE, Point
from snapcount.games.out_of_sight.rules.pen_line import Law, Line
from snapcount.games.out_of_sight.rules.playbook import (
    Execution,
    Gate,
    catch_law,
    drop_line,
    drop_path,
    drop_problem,
    pass_shape,
    return_law,
    run_line,
    straight_drop,
)
from snapcount.games.out_of_sight.rules.strokes import (
    Stroke,
    dot,
    dot_problem,
    line,
    refused,
    run_path,
    run_problem,
)
from snapcount.games.out_of_sight.rules.trace import first_contact
from snapcount.games.out_of_sight.state import Catch, Path


def wrong_kind(rule: str, expected: str) -> Refusal:
    return Refusal(rule, f"This isn't an answer to the question: expected {expected}.")


def too_short(field: str, drawn: Line) -> bool:
    """OS-2.3: under half a yard, and nothing printed was touched before its end."""
    if drawn.arcs[-1] - drawn.blind >= tables.LIMITS["min_run_yd"] - TOLERANCE:
        return False
    return first_contact(find(field), drawn).what == "end"


def any_run(start: Point, goes: int, random: Random) -> Stroke:
    """Some line downfield, for random play."""
    heading, (x, y) = random.uniform(-1.2, 1.2), start
    points = [start]
    for _ in range(random.randint(1, 3)):
        length = random.uniform(2, 25)
        x = min(149.0, max(-49.0, x + goes * length * cos(heading)))
        y = min(59.0, max(-59.0, y + length * sin(heading)))
        points.append((round(x, 3), round(y, 3)))
        heading += random.uniform(-0.8, 0.8)
    return line(*points)


@dataclass(frozen=True)
class KickOff(Question[Literal["onside"] | Stroke]):
    """OS-5.2 The kicker marks a dot blind, or tries an onside kick."""

    rule = "OS-5.2"
    listed: ClassVar[bool] = False
    watched: ClassVar[bool] = True
    start: Point
    goes: int
    most: float
    """Over this distance the kick is out of bounds."""

    def options(self) -> tuple[Literal["onside"] | Stroke, ...]:
        return ("onside", dot((self.start[0] + self.goes * min(60.0, self.most - 5), 0.0)))

    def problem(self, answer: Literal["onside"] | Stroke) -> Refusal | None:
        if answer == "onside":
            return None
        code = dot_problem(answer)
        return None if code is None else refused(code)

    def sample(self, random: Random) -> Literal["onside"] | Stroke:
        if random.random() < 0.1:
            return "onside"
        far = random.uniform(5, 78)
        return dot((round(self.start[0] + self.goes * far, 2), round(random.uniform(-28, 28), 2)))


@dataclass(frozen=True)
class RunBack(Question[Literal["touchback", "down", "bounce"] | Stroke]):
    """OS-6.5 The returner runs from the dot, or declines (OS-6.8)."""

    rule = "OS-6.5"
    listed: ClassVar[bool] = False
    watched: ClassVar[bool] = True
    field: str
    kind: str
    start: Point
    goes: int
    reds_after: float
    ignored: tuple[str, ...]
    weather: str

    @property
    def in_end_zone(self) -> bool:
        """OS-5.7, OS-11.2: the dot's centre is on or behind the returner's own goal line."""
        return (self.start[0] if self.goes == 1 else 100 - self.start[0]) <= TOLERANCE

    def declines(self) -> tuple[Literal["touchback", "down", "bounce"], ...]:
        if self.in_end_zone:
            return ("touchback",)
        return ("down", "bounce") if self.kind == "punt" else ("down",)

    def options(self) -> tuple[Literal["touchback", "down", "bounce"] | Stroke, ...]:
        return (*self.declines(), line(self.start, (self.start[0] + self.goes * 30, self.start[1])))

    @property
    def law(self) -> Law:
        return return_law(self.start, self.reds_after, self.goes, self.weather, self.ignored)

    def drawn(self, stroke: Stroke) -> Line:
        return Line(run_path(stroke, self.start), self.law)

    def problem(self, answer: Literal["touchback", "down", "bounce"] | Stroke) -> Refusal | None:
        if isinstance(answer, Stroke):
            code = run_problem(answer, self.start)
            if code is None and too_short(self.field, self.drawn(answer)):
                code = "E_EMPTY"
            return None if code is None else refused(code)
        if answer in self.declines() or answer == "down":
            return None
        return wrong_kind("OS-6.8", "a stroke, or " + " or ".join(self.declines()))

    def sample(self, random: Random) -> Literal["touchback", "down", "bounce"] | Stroke:
        if random.random() < 0.2:
            return random.choice(self.declines())
        return any_run(self.start, self.goes, random)


@dataclass(frozen=True)
class CallPlay(Question[Execution]):
    """OS-9.1 The offence names a play, draws its drop looking and its stroke blind."""

    rule = "OS-9.1"
    listed: ClassVar[bool] = False
    watched: ClassVar[bool] = True
    field: str
    ball_at: Point
    goes: int
    plays: tuple[str, ...]
    """The plays this weather allows."""
    linebackers: int
    """OS-8.2: how many are on the overlay, never where."""
    weather: str
    gates: tuple[Gate, ...]

    def options(self) -> tuple[Execution, ...]:
        """Every play with the plainest drop and stroke."""
        return tuple(self._plain(play) for play in self.plays)

    def _plain(self, name: str) -> Execution:
        play = tables.PLAYBOOK[name]
        drop = straight_drop(play, self.ball_at, self.goes)
        x, y = drop[-1] if drop else self.ball_at
        if play.is_run:
            return Execution(name, drop, line((x, y), (x + self.goes * 12, y)))
        return Execution(name, drop, dot((self.ball_at[0] + self.goes * max(5.0, play.depth[0]), y)))

    def code(self, answer: Execution) -> str | None:
        if answer.play not in self.plays:
            return "E_PLAY"
        play = tables.PLAYBOOK[answer.play]
        code = drop_problem(play, answer.drop, self.ball_at, self.goes)
        if code is not None:
            return code
        drop = drop_path(answer.drop, self.ball_at)
        if not play.is_run and drop_touches(self.field, answer.play, drop, self.goes):
            return None
        if answer.stroke is None:
            return "E_EMPTY"
        if not play.is_run:
            return dot_problem(answer.stroke)
        code = run_problem(answer.stroke, drop[-1])
        if code is not None:
            return code
        drawn = run_line(play, drop, answer.stroke, self.ball_at, self.goes, self.weather)
        return "E_EMPTY" if too_short(self.field, drawn) else None

    def problem(self, answer: Execution) -> Refusal | None:
        code = self.code(answer)
        return None if code is None else refused(code)

    def sample(self, random: Random) -> Execution:
        name = random.choice(self.plays)
        play = tables.PLAYBOOK[name]
        drop = straight_drop(play, self.ball_at, self.goes)
        x, y = drop[-1] if drop else self.ball_at
        if play.is_run:
            return Execution(name, drop, any_run((x, y), self.goes, random))
        angle, far = random.uniform(-pi / 3, pi / 3), random.uniform(1, 45)
        landed = (round(x + self.goes * far * cos(angle), 2), round(y + far * sin(angle), 2))
        return Execution(name, drop, dot(landed))


def drop_touches(field: str, play: str, drop: Path, goes: int) -> bool:
    """OS-10.2: the drop of a pass ended on something printed or a boundary: no dot is drawn."""
    return first_contact(find(field), drop_line(tables.PLAYBOOK[play], drop, drop[0], goes)).what != "end"


@lru_cache(maxsize=64)
def law_after_catch(field: str, play: str, start: Point, ball: Point, goes: int, weather: str) -> Law:
    """What holds along the run after a catch."""
    receiver = find(field).receiver_at(*start)
    shape = pass_shape(tables.PLAYBOOK[play], start, ball[0] + goes * tables.PEN, ball[1], goes)
    caught = Catch(play, (), start, receiver.id if receiver else "", shape)
    under = find(field).under(*start)
    penalties = tuple(part.id for part in under if part.what == "penalty")
    return catch_law(caught, ball[0], goes, weather, penalties)


@dataclass(frozen=True)
class RunAfterCatch(Question[Stroke]):
    """OS-10.7 The receiver runs on, with nothing heard but "complete"."""

    rule = "OS-10.7"
    listed: ClassVar[bool] = False
    watched: ClassVar[bool] = True
    covered: ClassVar[bool] = True
    field: str
    start: Point
    play: str
    ball_at: Point
    goes: int
    weather: str

    def options(self) -> tuple[Stroke, ...]:
        x, y = self.start
        return (line((x, y), (x + self.goes * 15, y)),)

    def drawn(self, stroke: Stroke) -> Line:
        law = law_after_catch(self.field, self.play, self.start, self.ball_at, self.goes, self.weather)
        return Line(run_path(stroke, self.start), law)

    def problem(self, answer: Stroke) -> Refusal | None:
        code = run_problem(answer, self.start)
        if code is None and too_short(self.field, self.drawn(answer)):
            code = "E_EMPTY"
        return None if code is None else refused(code)

    def sample(self, random: Random) -> Stroke:
        return any_run(self.start, self.goes, random)


@dataclass(frozen=True)
class KickIt(Question[Stroke]):
    """OS-2.4 A punt, a field goal or an extra point: one blind dot."""

    rule = "OS-2.4"
    listed: ClassVar[bool] = False
    watched: ClassVar[bool] = True
    kind: Literal["punt", "high_punt", "field_goal", "extra_point"]
    start: Point
    goes: int
    most: float

    def options(self) -> tuple[Stroke, ...]:
        x, y = self.start
        if self.kind in ("punt", "high_punt"):
            return (dot((x + self.goes * (self.most - 10), y), 3200.0 if self.kind == "high_punt" else None),)
        return (dot((116.75 if self.goes == 1 else -16.75, 0.0)),)

    def problem(self, answer: Stroke) -> Refusal | None:
        code = dot_problem(answer)
        return None if code is None else refused(code)

    def sample(self, random: Random) -> Stroke:
        x, y = self.start
        if self.kind in ("punt", "high_punt"):
            far = (
                round(min(148.0, max(-48.0, x + self.goes * random.uniform(5, 75))), 2),
                round(y + random.uniform(-25, 25), 2),
            )
            return dot(far, round(random.uniform(2000, 5000)) if self.kind == "high_punt" else None)
        goal = 116.75 if self.goes == 1 else -16.75
        return dot((round(goal + random.uniform(-8, 8), 2), round(random.uniform(-6, 6), 2)))
