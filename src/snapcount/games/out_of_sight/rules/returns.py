"""Chapter 6: "Reds Only!" and returns."""

from __future__ import annotations

from snapcount.core.table import Seat, Table, rule
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.questions.drawn import RunBack
from snapcount.games.out_of_sight.rules.aftermath import aftermath
from snapcount.games.out_of_sight.rules.clock import drew
from snapcount.games.out_of_sight.rules.downs import dead, new_series, next_down, safety, touchback, touchdown
from snapcount.games.out_of_sight.rules.field import find
from snapcount.games.out_of_sight.rules.geometry import TOLERANCE
from snapcount.games.out_of_sight.rules.pen_line import Contact
from snapcount.games.out_of_sight.rules.penalty import penalty_symbol
from snapcount.games.out_of_sight.rules.possession import ONE_DIE
from snapcount.games.out_of_sight.rules.strokes import Stroke
from snapcount.games.out_of_sight.rules.trace import first_contact
from snapcount.games.out_of_sight.state import Carrier, Return, State, nose, rounded_spot, tidy


def question_of(state: State) -> RunBack:
    run = running(state)
    goes = state.goes(run.seat)
    return RunBack(state.options.field, run.kind, run.start, goes, run.reds_after, run.ignored, state.weather)


def running(state: State) -> Return:
    assert state.run is not None, "a return is only drawn where one has begun"
    return state.run


@rule("OS-6.5")
def return_phase(t: Table, state: State) -> State:
    """One blind line from the dot, or a touchback, the ball downed, a bounce."""
    run = running(state)
    question = question_of(state)
    answer = t.ask(run.seat, question)
    if not isinstance(answer, Stroke):
        return let_it_bounce(t, state) if answer == "bounce" else declined(t, state)
    drawn = question.drawn(answer)
    end = first_contact(find(state.options.field), drawn)
    gain = drawn.law.goes * (end.at[0] - run.start[0])
    path = drawn.cut(end.s)
    why = aftermath(state.options.field, drawn, end, (), run.start[0]) if t.listens else {}
    t.tell(
        "returned", seat=run.seat, yards=gain,
        spot=tables.LAW.length if end.what == "goal" else rounded_spot(nose(state, run.seat, end.at[0])),
        kind=run.kind, by=end.what, id=end.id, at=end.at, reds_only=end.reds, path=path, **why,
    )  # fmt: skip
    came_out = max(nose(state, run.seat, point[0]) for point in path) > TOLERANCE
    return ended(t, drew(state, path, end.what), run, end, came_out)


@rule("OS-6.7")
def ended(t: Table, state: State, run: Return, end: Contact, came_out: bool) -> State:
    """First down for the returning team at the tackle spot, unless it scored, fouled or never came out."""
    if end.what == "goal":
        return touchdown(t, state, run.seat)
    carrier = run.carrier._replace(protected=run.carrier.protected and not came_out)
    if end.what == "penalty":
        return penalty_symbol(t, state, carrier, end.at)
    foremost = nose(state, run.seat, end.at[0])
    if foremost <= TOLERANCE:
        return in_own_end_zone(t, state, run.seat, carrier.protected)
    out = end.what in ("sideline", "end_line")
    if carrier.keeps_down:
        return dead(t, state, end.at[0], out)
    own = rounded_spot(foremost)
    t.tell("ball_dead", x=tidy(state.x_of(run.seat, own)), seat=run.seat, spot=own)
    return new_series(t, state, run.seat, own, out or carrier.stops_clock)


@rule("OS-5.8")
def in_own_end_zone(t: Table, state: State, seat: Seat, protected: bool) -> State:
    """Dead in the own end zone: a touchback if the ball never came out of it, else a safety."""
    return touchback(t, state, seat) if protected else safety(t, state, seat)


@rule("OS-6.8")
def declined(t: Table, state: State) -> State:
    """Downed: dead at the dot, the fumble or the holding point; a touchback behind the own goal line."""
    run = running(state)
    carrier: Carrier = run.carrier
    if run.kind == "fumble" and nose(state, run.seat, run.start[0]) <= TOLERANCE:
        return in_own_end_zone(t, state, run.seat, carrier.protected)
    if run.kind != "fumble" and state.own(run.seat, run.start[0]) <= TOLERANCE:
        return touchback(t, state, run.seat)
    own = tidy(state.own(run.seat, run.dead))
    t.tell("downed", x=run.dead, seat=run.seat, spot=own, at=run.start)
    if carrier.keeps_down:
        return next_down(t, state, own, False)
    return new_series(t, state, run.seat, own, carrier.stops_clock)


@rule("OS-13.6")
def let_it_bounce(t: Table, state: State) -> State:
    """The punter rolls: 1 to 5 a touchback, 6 and the ball is downed on the receivers' 1."""
    run = running(state)
    (die,) = t.roll(ONE_DIE)
    t.tell("bounced", dice=(die,), seat=run.seat)
    if die <= 5:
        return touchback(t, state, run.seat)
    t.tell("downed_at_1", seat=run.seat)
    return new_series(t, state, run.seat, 1.0, True)
