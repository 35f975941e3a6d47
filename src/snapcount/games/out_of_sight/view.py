"""What one seat may see, built field by field. Linebackers stay covered until the play is over (OS-20.1)."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from snapcount.core.table import Seat
from snapcount.football.scoring import Pair
from snapcount.football.situation import Situation
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.questions.listed import SetLinebackers
from snapcount.games.out_of_sight.rules.clock import half_plays_count
from snapcount.games.out_of_sight.rules.field import Symbol, find
from snapcount.games.out_of_sight.rules.geometry import TOLERANCE, Point
from snapcount.games.out_of_sight.rules.playbook import pass_shape
from snapcount.games.out_of_sight.rules.verdicts import printed_verdict
from snapcount.games.out_of_sight.rules.weather import limit
from snapcount.games.out_of_sight.state import (
    Catch,
    Drawn,
    Foul,
    Options,
    Overtime,
    Path,
    Phase,
    Return,
    State,
    nose,
)


class View(NamedTuple):
    """The table from one chair; `seat` None is a spectator's."""

    seat: Seat | None
    options: Options
    phase: Phase
    quarter: int
    left: int
    half_plays: bool
    """Plays that stop the clock count half now."""
    score: Pair
    home_goes: int
    situation: Situation[float]
    ball_at: Point
    """The centre of the spotted ball."""
    weather: str
    wind_to: int
    trying: bool
    untimed: bool
    declared: str
    linebackers: Path
    """Only the defence sees them before the reveal; afterwards they are in `last`."""
    linebacker_count: int
    run: Return | None
    catch: Catch | None
    """Only the defence sees a catch before the run after it is drawn (OS-10.7)."""
    foul: Foul | None
    overtime: Overtime | None
    last: Drawn | None
    hidden: bool
    """This seat must not see the field now (OS-8.1, OS-10.7)."""
    symbols: tuple[Symbol, ...]
    """Nothing while this seat's eyes are hidden (OS-2.14)."""

    def goes(self, seat: Seat) -> int:
        return self.home_goes if seat is Seat.HOME else -self.home_goes

    @property
    def offence(self) -> Seat:
        return self.situation.offence

    @property
    def going(self) -> int:
        return self.goes(self.offence)

    @property
    def scrimmage_x(self) -> float:
        """Where the scrimmage line lies between West and East: at the ball's nose."""
        return round(self.ball_at[0] + self.going * tables.PEN, 6)

    def own(self, seat: Seat, x: float) -> float:
        return x if self.goes(seat) == 1 else 100.0 - x


def view(state: State, seat: Seat | None) -> View:
    defends = seat is state.offence.other
    linebackers = state.linebackers if defends else ()
    hidden = seat is state.offence and state.phase in ("huddle", "catch")
    return View(
        seat,
        state.options,
        state.phase,
        state.quarter,
        state.left,
        half_plays_count(state),
        state.score,
        state.home_goes,
        state.situation,
        state.ball_at,
        state.weather,
        state.wind_to,
        state.trying,
        state.untimed,
        state.declared,
        linebackers,
        len(state.linebackers),
        state.run,
        state.catch if defends else None,
        state.foul,
        state.overtime,
        state.last,
        hidden,
        () if hidden else find(state.options.field).symbols,
    )


OTHER_DOTS = 200
"""So many are tried; a quarter of those near a square are on it."""


def scramble(state: State, seat: Seat | None, random: Random) -> State:
    """Other linebackers (as many), and another catch, for everybody but the defence."""
    if seat is state.offence.other:
        return state
    places = state.linebackers
    if places:
        question = SetLinebackers(state.scrimmage_x, state.ball_y, state.going)
        places = question.sample(random)
        while len(places) != len(state.linebackers):
            places = question.sample(random)
    catch = None if state.catch is None else another_catch(state, state.catch, random)
    return state._replace(linebackers=places, catch=catch)


def another_catch(state: State, catch: Catch, random: Random) -> Catch:
    """A pass that would have been complete just so, on another dot nearby."""
    field, play = find(state.options.field), tables.PLAYBOOK[catch.play]
    most = limit(state, state.offence, play.distance)
    for _ in range(OTHER_DOTS):
        dot = catch.dot[0] + random.uniform(-4, 4), catch.dot[1] + random.uniform(-4, 4)
        found = printed_verdict(field, dot, state.going * (dot[0] - state.scrimmage_x), most)
        if found.v == "complete" and nose(state, state.offence, dot[0]) < 100 - TOLERANCE:
            shape = pass_shape(play, dot, state.scrimmage_x, state.ball_y, state.going)
            return catch._replace(dot=dot, receiver=found.receiver or "", shape=shape)
    return catch
