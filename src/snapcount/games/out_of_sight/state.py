"""A game between two plays, or between two decisions of one play: frozen plain data."""

from __future__ import annotations

from math import floor
from typing import Literal, NamedTuple

from snapcount.core.data.quick import quick
from snapcount.core.table import Seat
from snapcount.football.downs import new_series
from snapcount.football.scoring import Pair
from snapcount.football.situation import Situation
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.rules.geometry import Point

HOME = Seat.HOME
"""A member of an enum costs three times as much as a name to look up."""
Path = tuple[Point, ...]
Phase = Literal[
    "weather", "toss", "kickoff", "free_kick", "return", "scrimmage", "declare", "huddle", "snap", "catch", "kick",
    "foul", "over",
]  # fmt: skip
"""OS-3.7: what is decided next. A down begins with `scrimmage`, where the ball is spotted."""


class Options(NamedTuple):
    """OS-3.5: what was agreed before the game."""

    plays: int
    half_play: str
    weather: bool
    overtime: str
    field: str


class Catch(NamedTuple):
    """A completed pass whose run is still to be drawn."""

    play: str
    drop: Path
    dot: Point
    receiver: str
    shape: bool


class Carrier(NamedTuple):
    """Who has the ball, and what his being dead will mean."""

    seat: Seat
    on_return: bool
    protected: bool
    """OS-5.8: dead in the own end zone is a touchback, not a safety."""
    keeps_down: bool
    """OS-12.3: the offence still has the ball on its own down."""
    stops_clock: bool
    """OS-4.4: a kick, a pass caught by the other team or a change of possession came before."""


class Return(NamedTuple):
    """A return that is about to be drawn, or declined."""

    carrier: Carrier
    kind: str
    """kickoff, punt, interception, fumble or blocked."""
    start: Point
    reds_after: float
    ignored: tuple[str, ...]
    """OS-6.6: the symbols under the start dot."""
    dead: float
    """The x of the new line if it is declined."""

    @property
    def seat(self) -> Seat:
        return self.carrier.seat


class Foul(NamedTuple):
    """OS-16.4: an illegal block that the other team may decline."""

    carrier: Carrier
    spot: float
    """The tackle spot, yards from the runner's own goal line."""
    in_end_zone: bool


class Overtime(NamedTuple):
    """OS-19.2: the possession that is being played: first, answer or sudden death."""

    stage: str
    holder: Seat | None


class Drawn(NamedTuple):
    """The last line or dot on the field, with the linebackers as they were revealed."""

    path: Path
    dot: Point | None
    linebackers: Path
    by: str
    """What ended it."""


@quick
class State(NamedTuple):
    options: Options
    phase: Phase
    quarter: int
    left: int
    """Half-plays in the quarter."""
    score: Pair
    home_goes: int
    """+1 while the home team attacks East."""
    situation: Situation[float]
    """In tenths of a yard; through a return it stays that of the play it belongs to."""
    ball_y: float
    weather: str
    wind_to: int
    trying: bool
    untimed: bool
    opening_kicker: Seat
    first_goes: int
    """Which way the home team went in the first quarter."""
    declared: str
    """The kick that is about to be drawn."""
    linebackers: Path
    catch: Catch | None
    run: Return | None
    foul: Foul | None
    overtime: Overtime | None
    last: Drawn | None

    def goes(self, seat: Seat) -> int:
        """+1 if this team attacks East."""
        return self.home_goes if seat is HOME else -self.home_goes

    def own(self, seat: Seat, x: float) -> float:
        """Yards from this team's own goal line."""
        return x if self.goes(seat) == 1 else 100.0 - x

    def x_of(self, seat: Seat, own: float) -> float:
        """The x of a place given in yards from this team's own goal line."""
        return own if self.goes(seat) == 1 else 100.0 - own

    @property
    def offence(self) -> Seat:
        return self.situation.offence

    @property
    def going(self) -> int:
        return self.home_goes if self.situation.offence is HOME else -self.home_goes

    @property
    def scrimmage_x(self) -> float:
        """Where the scrimmage line lies between West and East."""
        ball = self.situation.ball
        return round(ball if self.going == 1 else 100.0 - ball, 6)

    @property
    def ball_at(self) -> Point:
        """OS-1.5: the centre of the spotted ball, its nose on the line."""
        return self.scrimmage_x - self.going * tables.PEN, self.ball_y


NOBODY: Situation[float] = Situation(Seat.HOME, 0.0, 0, 0.0)
"""At a toss and after the game."""


def first_and_ten(seat: Seat, own: float) -> Situation[float]:
    """A new series on this yard of the team's own, all in tenths."""
    now = new_series(tables.LAW, seat, own)
    return now._replace(line=tidy(now.line))


def kick_from(seat: Seat, line: float) -> Situation[float]:
    """A kickoff or free kick."""
    return Situation(seat, line, 0, 0.0)


def try_from(seat: Seat, own: float) -> Situation[float]:
    return Situation(seat, own, 0, tables.LAW.length)


def nose(state: State, seat: Seat, x: float) -> float:
    """OS-1.5: the foremost point of the pen, yards from the carrier's own goal line."""
    return state.own(seat, x) + tables.PEN


def rounded_spot(own: float) -> float:
    """OS-1.15: the nearest tenth, exact ties toward the carrier's own goal, never in an end zone."""
    low, high = tables.SPOTS
    return min(high, max(low, floor(10 * own + 0.5 - 1e-9) / 10))


def tidy(yards: float) -> float:
    """A sum of tenths as the tenth it is."""
    return round(yards, 1) + 0.0


def settled(point: Point) -> Point:
    """A computed place as it is kept: to a millionth of a yard, so that every machine keeps the same."""
    return round(point[0], 6) + 0.0, round(point[1], 6) + 0.0
