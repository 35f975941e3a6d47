"""Every decision of the game (chapter 20). Those drawn blind are in `drawn.py`."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from random import Random
from typing import Any, ClassVar, Literal

from snapcount.core.table import Question, Refusal
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.questions.drawn import (
    CallPlay,
    KickIt,
    KickOff,
    RunAfterCatch,
    RunBack,
    wrong_kind,
)
from snapcount.games.out_of_sight.rules.field import find
from snapcount.games.out_of_sight.rules.geometry import TOLERANCE, Point
from snapcount.games.out_of_sight.rules.spotting import spot_problem, spots
from snapcount.games.out_of_sight.rules.strokes import finite, refused

Declaration = Literal[
    "scrimmage", "punt", "high_punt", "field_goal", "fake_punt", "fake_kick", "kneel", "spike"
]


@dataclass(frozen=True)
class CallToss(Question[Literal["odd", "even"]]):
    """OS-3.2 The visitors call."""

    rule = "OS-3.2"

    def options(self) -> tuple[Literal["odd", "even"], ...]:
        return ("odd", "even")


@dataclass(frozen=True)
class ReceiveOrKick(Question[Literal["receive", "kick"]]):
    """OS-3.2 The winner of the toss receives or kicks off."""

    rule = "OS-3.2"

    def options(self) -> tuple[Literal["receive", "kick"], ...]:
        return ("receive", "kick")


@dataclass(frozen=True)
class ChooseEnd(Question[Literal["West", "East"]]):
    """OS-3.2 The loser of the toss chooses the end to defend."""

    rule = "OS-3.2"
    weather: str
    wind_to: int

    def options(self) -> tuple[Literal["West", "East"], ...]:
        return ("West", "East")


@dataclass(frozen=True)
class SpotBall(Question[float]):
    """OS-7.1 The offence chooses where on the line between the hashes the ball lies."""

    rule = "OS-7.1"
    listed: ClassVar[bool] = False
    field: str
    scrimmage_x: float
    goes: int
    trying: bool
    legal: tuple[tuple[float, float], ...] = ()
    """OS-7.5: the stretches where the ball may lie, for whoever draws the line."""

    def stretches(self) -> tuple[tuple[float, float], ...]:
        found = spots(self.field, self.scrimmage_x, self.goes)
        return found.stretches if found.forced is None else ((found.forced, found.forced),)

    def options(self) -> tuple[float, ...]:
        """The middle of every legal stretch, the widest first."""
        wide = sorted(self.stretches(), key=lambda stretch: stretch[0] - stretch[1])
        return tuple(
            round((low + high) / 2, 2) if high - low > 0.02 else (low + high) / 2 for low, high in wide
        )

    def problem(self, answer: float) -> Refusal | None:
        if isinstance(answer, bool) or not finite(answer):
            return wrong_kind(self.rule, "a number of yards from the middle of the field")
        forced = spots(self.field, self.scrimmage_x, self.goes).forced
        if forced is not None and answer == forced:
            return None
        code = spot_problem(find(self.field), self.scrimmage_x, self.goes, answer)
        return None if code is None else refused(code)

    def nearest(self, y: float) -> float:
        """OS-7.5: the legal y nearest to where a person points; of two equally near the one to the left."""
        inside = [min(max(y, low), high) for low, high in self.stretches()]
        return min(inside, key=lambda legal: (round(abs(legal - y), 9), -self.goes * legal))

    def sample(self, random: Random) -> float:
        return random.uniform(*random.choice(self.stretches()))


@dataclass(frozen=True)
class DeclarePlay(Question[Declaration]):
    """OS-8.1 The offence declares before the linebackers are set."""

    rule = "OS-8.1"
    ball: float
    """The scrimmage line, yards from the own goal line."""
    down: int
    trying: bool
    range: float
    """The scrimmage line must be nearer to the goal line than this for a field goal."""
    half_plays: bool

    def code(self, answer: Declaration) -> str | None:
        if answer in ("field_goal", "fake_kick") and not 100 - self.ball < self.range - TOLERANCE:
            return "E_FG_RANGE"
        if answer == "kneel" and self.ball <= 1 + TOLERANCE:
            return "E_KNEEL"
        return "E_SPIKE" if answer == "spike" and not self.half_plays else None

    def offered(self) -> tuple[Declaration, ...]:
        if self.trying:
            return ("scrimmage", "field_goal", "fake_kick")
        if self.down == 4:
            return (
                "scrimmage", "punt", "high_punt", "field_goal", "fake_punt", "fake_kick", "kneel", "spike",
            )  # fmt: skip
        return ("scrimmage", "punt", "high_punt", "field_goal", "kneel", "spike")

    def options(self) -> tuple[Declaration, ...]:
        return tuple(each for each in self.offered() if self.code(each) is None)

    def problem(self, answer: Declaration) -> Refusal | None:
        code = self.code(answer)
        if code is not None:
            return refused(code)
        if answer in self.offered():
            return None
        rules = {"fake_punt": "OS-13.7", "fake_kick": "OS-14.4", "kneel": "OS-14.5", "punt": "OS-14.5"}
        return Refusal(
            rules.get(answer, self.rule), f"A {str(answer).replace('_', ' ')} is not possible here."
        )

    def sample(self, random: Random) -> Declaration:
        if random.random() < 0.6:
            return "scrimmage"
        return random.choice(self.options())


def overlap_code(place: Point, others: tuple[Point, ...]) -> str | None:
    """OS-8.8: linebackers don't lie over each other."""
    near = any(hypot(place[0] - x, place[1] - y) < tables.APART - TOLERANCE for x, y in others)
    return "E_LB_OVERLAP" if near else None


@dataclass(frozen=True)
class SetLinebackers(Question[tuple[Point, ...]]):
    """OS-8.2 The defence puts one to three linebackers on the overlay, in secret."""

    rule = "OS-8.2"
    listed: ClassVar[bool] = False
    scrimmage_x: float
    ball_y: float
    goes: int
    """Which way the offence goes."""
    radius: float = tables.LINEBACKER
    blitz: float = tables.BLITZ
    """How far from the ball's nose the edge of a linebacker over the line must be."""
    apart: float = tables.APART
    gap: float = tables.BALL_GAP

    def options(self) -> tuple[tuple[Point, ...], ...]:
        """Fronts to begin with: straight, wide, one deep, one over the line; those that are legal here."""
        near, deep = (4.0, 12.0) if self.own < 86 else (1.5, 3.5)
        side = -1 if self.ball_y > 0 else 1
        fronts = (
            ((near, -4.0), (near, 0.0), (near, 4.0)),
            ((near, -8.0), (near, 0.0), (near, 8.0)),
            ((near, -3.0), (near, 3.0), (deep, 0.0)),
            ((near, -2.0), (near, 2.0), (-tables.BLITZ, side * 6.0)),
        )
        placed = (
            tuple((round(self.scrimmage_x + self.goes * x, 3), round(self.ball_y + y, 3)) for x, y in each)
            for each in fronts
        )
        return tuple(front for front in placed if self.code(front) is None)

    @property
    def own(self) -> float:
        return self.scrimmage_x if self.goes == 1 else 100 - self.scrimmage_x

    def code(self, answer: tuple[Point, ...]) -> str | None:
        if not 1 <= len(answer) <= tables.LINEBACKERS:
            return "E_LB_COUNT"
        codes = [self._code_of(x, y) for x, y in answer]
        codes += [overlap_code(place, answer[at + 1 :]) for at, place in enumerate(answer)]
        return next((code for code in codes if code is not None), None)

    def code_beside(self, place: Point, others: tuple[Point, ...]) -> str | None:
        """OS-8.8: what is wrong with one more linebacker beside these."""
        return self._code_of(*place) or overlap_code(place, others)

    def _code_of(self, x: float, y: float) -> str | None:
        if not (finite(x) and finite(y)):
            return "E_LB_NAN"
        if not (-10 <= x <= 110 and abs(y) <= tables.SIDELINE + TOLERANCE):
            return "E_LB_OFF_FIELD"
        on_own_side = self.goes * (x - self.scrimmage_x) >= tables.LINEBACKER - TOLERANCE
        edge = hypot(x - self.scrimmage_x, y - self.ball_y) - tables.LINEBACKER
        if not on_own_side and edge < tables.BLITZ - TOLERANCE:
            return "E_LB_BLITZ_TOO_CLOSE"
        ball = self.scrimmage_x - self.goes * tables.PEN
        gap = hypot(x - ball, y - self.ball_y) - tables.LINEBACKER - tables.PEN
        return "E_LB_TOUCHES_BALL" if gap < tables.BALL_GAP - TOLERANCE else None

    def problem(self, answer: tuple[Point, ...]) -> Refusal | None:
        code = self.code(answer)
        return None if code is None else refused(code)

    def sample(self, random: Random) -> tuple[Point, ...]:
        count = random.choice((1, 2, 3, 3, 3, 3))
        while True:
            places = tuple(
                (
                    round(self.scrimmage_x + self.goes * random.uniform(-12, 25), 2),
                    round(self.ball_y + random.uniform(-15, 15), 2),
                )
                for _ in range(count)
            )
            if self.code(places) is None:
                return places


@dataclass(frozen=True)
class TakePenalty(Question[bool]):
    """OS-16.4 The other team takes the illegal block, or lets the tackle stand."""

    rule = "OS-16.4"
    accepted: float
    """The x of the ball if the penalty is taken."""
    declined: float
    is_safety: bool

    def options(self) -> tuple[bool, ...]:
        return (True, False)


QUESTIONS: tuple[type[Question[Any]], ...] = (
    CallToss,
    ReceiveOrKick,
    ChooseEnd,
    KickOff,
    RunBack,
    SpotBall,
    DeclarePlay,
    SetLinebackers,
    CallPlay,
    RunAfterCatch,
    KickIt,
    TakePenalty,
)
