"""Chapter 19: the end of the game and overtime."""

from __future__ import annotations

from snapcount.core.table import Seat, Table, rule
from snapcount.football.scoring import winner
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.state import NOBODY, Overtime, State


@rule("OS-19.1")
def game_over(t: Table, state: State) -> State:
    """The higher score wins."""
    t.tell("game_over", score=state.score, winner=winner(state.score))
    return over(state)


def over(state: State) -> State:
    return state._replace(phase="over", situation=NOBODY, trying=False, untimed=False, overtime=None)


@rule("OS-19.2")
def end_of_game(t: Table, state: State) -> State:
    """After four quarters, or after an overtime: the higher score, a tie, or one overtime more."""
    if winner(state.score) is not None:
        return game_over(t, state)
    if state.quarter > 4 and state.options.overtime == "may tie":
        return game_over(t, state)
    t.tell("overtime_began", score=state.score)
    return state._replace(
        phase="toss",
        quarter=state.quarter + 1,
        left=state.options.plays * tables.UNITS,
        situation=NOBODY,
        overtime=Overtime("first", None),
        last=None,
    )


@rule("OS-19.2")
def goes_on(t: Table, state: State, scored: str, scorer: Seat | None) -> State:
    """What a play of overtime decides. `scored` is touchdown, field_goal, safety or nothing.

    That the game is over is told after the play's own end.
    """
    assert state.overtime is not None
    stage, holder = state.overtime
    if scored in ("touchdown", "safety") or (scored and stage == "sudden"):
        return over(state)
    if scored:
        return state._replace(overtime=Overtime("answer" if stage == "first" else "sudden", scorer))
    if state.phase != "scrimmage":
        return state
    if stage == "first" and holder is None:
        return state._replace(overtime=Overtime("first", state.offence))
    if stage == "first" and state.offence is not holder:
        t.tell("sudden_death")
        return state._replace(overtime=Overtime("sudden", holder))
    if stage == "answer" and state.offence is holder:
        return over(state)
    return state
