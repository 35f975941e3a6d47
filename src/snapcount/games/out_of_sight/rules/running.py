"""Chapter 9: executing a play; runs from scrimmage and the reveal."""

from __future__ import annotations

from snapcount.core.table import Table, rule
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.questions.drawn import CallPlay
from snapcount.games.out_of_sight.rules.aftermath import aftermath
from snapcount.games.out_of_sight.rules.clock import drew
from snapcount.games.out_of_sight.rules.downs import dead, touchdown
from snapcount.games.out_of_sight.rules.field import find
from snapcount.games.out_of_sight.rules.fumbles import forced_fumble
from snapcount.games.out_of_sight.rules.pen_line import Contact, Line
from snapcount.games.out_of_sight.rules.penalty import penalty_symbol
from snapcount.games.out_of_sight.rules.playbook import Execution, drop_path, gate, run_line, run_shape
from snapcount.games.out_of_sight.rules.trace import first_contact, first_linebacker, true_end
from snapcount.games.out_of_sight.rules.weather import limits
from snapcount.games.out_of_sight.state import Carrier, State, nose, rounded_spot


def play_question(state: State) -> CallPlay:
    allowed = limits(state.weather, state.wind_to, state.going)
    gates = tuple(
        gate(play, state.weather, None if play.is_run else allowed[play.distance])
        for play in tables.PLAYBOOK.values()
        if play.is_run or allowed[play.distance] is not None
    )
    plays = tuple(each.play for each in gates)
    return CallPlay(
        state.options.field, state.ball_at, state.going, plays, len(state.linebackers), state.weather, gates
    )


@rule("OS-9.1")
def run_play(t: Table, state: State, called: Execution) -> State:
    """A run: announced from the printed field, then the cover comes off the linebackers."""
    play, ball = tables.PLAYBOOK[called.play], state.ball_at
    assert called.stroke is not None
    drop = drop_path(called.drop, ball)
    drawn = run_line(play, drop, called.stroke, ball, state.going, state.weather)
    shape, cross = run_shape(play, drawn, ball)
    said = first_contact(find(state.options.field), drawn)
    announce(t, state, said, play.id, shape, cross)
    end = true_end(said, first_linebacker(drawn, state.linebackers, said.s))
    path = drawn.cut(end.s)
    reveal(t, state)
    return carried(t, drew(state, path, end.what), end, drawn, "run")


@rule("OS-2.11")
def announce(t: Table, state: State, said: Contact, play: str, shape: bool, cross: float | None) -> None:
    """What the defence says from the printed field alone, linebackers still covered."""
    t.tell(
        "announced", by=said.what, id=said.id, at=said.at, play=play, shape=shape, cross=cross,
        seat=state.offence,
    )  # fmt: skip


@rule("OS-9.8")
def reveal(t: Table, state: State) -> None:
    """The cover comes off."""
    t.tell("revealed", linebackers=state.linebackers, seat=state.offence.other)


@rule("OS-9.8")
def carried(t: Table, state: State, end: Contact, drawn: Line, play: str) -> State:
    """The first thing touched stands: goal, tackle, out of bounds, Penalty symbol, or a linebacker.

    `play` is run, pass, or sack for a passer who never threw.
    """
    gain = state.going * (end.at[0] - state.ball_at[0])
    why = aftermath(state.options.field, drawn, end, state.linebackers, state.ball_at[0]) if t.listens else {}
    t.tell(
        "sacked" if play == "sack" else "gained", seat=state.offence, play=play, yards=gain,
        spot=tables.LAW.length if end.what == "goal" else rounded_spot(nose(state, state.offence, end.at[0])),
        by=end.what, id=end.id, at=end.at, reds_only=end.reds, path=drawn.cut(end.s) if t.listens else (),
        **why,
    )  # fmt: skip
    if end.what == "goal":
        return touchdown(t, state, state.offence)
    if end.what == "penalty":
        return penalty_symbol(t, state, Carrier(state.offence, False, False, True, False), end.at)
    if end.what == "lb" and len(state.linebackers) < tables.LINEBACKERS:
        return forced_fumble(t, state, end.at, gain)
    return dead(t, state, end.at[0], end.what in ("sideline", "end_line"))
