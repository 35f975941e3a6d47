"""Chapter 15: the end of the game, and overtime."""

from __future__ import annotations

from snapcount.core.table import Seat, Table, rule
from snapcount.football.scoring import lead, winner
from snapcount.games.dice_football.rules.spots import KICKOFF
from snapcount.games.dice_football.state import NOBODY, Overtime, Phase, State, placed
from snapcount.games.dice_football.tables import OVERTIME_PLAYS, OVERTIME_TIMEOUTS


@rule("DF-15.1")
def game_over(t: Table, state: State) -> State:
    """More points win."""
    t.tell("game_over", winner=winner(state.score), score=state.score)
    return without_ball(state, "over")._replace(deck=())


def without_ball(state: State, phase: Phase) -> State:
    """The same score and clock with nobody at the ball."""
    return state._replace(phase=phase, situation=NOBODY, opening_kicker=None, overtime=None)


@rule("DF-15.1")
def regulation_over(t: Table, state: State) -> State:
    """Level after half 2: overtime, unless the option leaves it a tie (DF-14.6)."""
    home, away = state.score
    if home != away or not state.options.overtime:
        return game_over(t, state)
    t.tell("overtime_began", score=state.score)
    return without_ball(state, "overtime_toss")


def stage_of(state: State) -> int:
    """1, 2 or 3; 0 before overtime."""
    return state.overtime.stage if state.overtime else 0


def at_stage(state: State, stage: int) -> State:
    assert state.overtime is not None
    return state._replace(overtime=Overtime(state.overtime.first, stage))


def opportunity_over(t: Table, state: State) -> State:
    """DF-15.3 The offence has lost the ball: the stage that follows, or the end of the game."""
    stage = stage_of(state)
    if stage == 1:
        return stage_two(t, state)
    if stage == 2:
        return second_chance_gone(t, state)
    return state


@rule("DF-15.4")
def stage_two(t: Table, state: State) -> State:
    """The first team's opportunity is over; the other's begins."""
    t.tell("stage_began", stage=2)
    return at_stage(state, 2)


@rule("DF-15.5")
def second_chance_gone(t: Table, state: State) -> State:
    """Behind, the second team has lost at once; level, the next score wins."""
    if lead(state.score, state.situation.offence) < 0:
        return game_over(t, state)
    return sudden_death(t, state)


@rule("DF-15.6")
def sudden_death(t: Table, state: State) -> State:
    """Stage 3: any score ends the game."""
    t.tell("stage_began", stage=3)
    return at_stage(state, 3)


def touchdown_ends_game(state: State, seat: Seat) -> bool:
    """DF-13.9 No try: the other side's opportunity, a lead taken in stage 2, or sudden death."""
    assert state.overtime is not None
    first, stage = state.overtime
    if stage == 1:
        return seat is not first
    return stage == 3 or seat is first or lead(state.score, seat) > 0


def after_field_goal(t: Table, state: State) -> State:
    """DF-15.4, DF-15.5, DF-15.6 After a field goal in overtime: its kickoff, or the end of the game."""
    return scored(t, state) if stage_of(state) < 3 else game_over(t, state)


def scored(t: Table, state: State) -> State:
    """The offence has scored in its own opportunity and, after a touchdown, played its try."""
    if stage_of(state) == 1:
        return placed(stage_two(t, state), "kickoff", KICKOFF[state.situation.offence])
    return answered(t, state)


@rule("DF-15.5")
def answered(t: Table, state: State) -> State:
    """The second team has scored: ahead it wins, behind it loses, level the next score wins."""
    offence = state.situation.offence
    if lead(state.score, offence) != 0:
        return game_over(t, state)
    return placed(sudden_death(t, state), "kickoff", KICKOFF[offence])


@rule("DF-15.7")
def period_over(t: Table, state: State) -> State:
    """The team ahead wins, level is a tie, whatever the stage; under DF-14.3 the game goes on (DF-15.9)."""
    home, away = state.score
    if home == away and state.options.no_ties:
        return play_on(t, state)
    return game_over(t, state)


@rule("DF-15.9")
def play_on(t: Table, state: State) -> State:
    """Sixteen more plays and new timeouts, from the same situation."""
    t.tell("overtime_extended", plays=OVERTIME_PLAYS)
    timeouts = (OVERTIME_TIMEOUTS, OVERTIME_TIMEOUTS)
    return state._replace(left=OVERTIME_PLAYS, timeouts=timeouts)
