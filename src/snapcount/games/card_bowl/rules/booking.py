"""Chapters 31, 32 and 34: a result is booked: points, clock, and what comes next."""

from __future__ import annotations

from typing import Any

from snapcount.core.data.made import new
from snapcount.core.table import Seat, Table, rule
from snapcount.football.field import other_end
from snapcount.football.scoring import Pair, add, winner
from snapcount.games.card_bowl.rules.clock import after_play, counts, in_window, play_time, runs_on
from snapcount.games.card_bowl.state import NOBODY, Down, Kick, Next, Phase, Result, State
from snapcount.games.card_bowl.tables import LAW, POINTS

FIRST_OVERTIME = 5
HOW = {"TD": "touchdown", "FG": "field_goal", "safety": "safety"}
"""How points are scored; a try says itself."""


def down_of(state: State) -> Down:
    """The down (or try) that a state is about to play."""
    options, now = state.options, state.situation
    late = in_window(options, state.quarter, state.left)
    suits = late and options.timing == "complex"
    return new(
        Down, (now, state.trying, late, suits, state.timeouts[now.offence], options.single, options.simple)
    )


def points_of(result: Result) -> tuple[Seat, int]:
    """CB-4.8 Who scored how much."""
    if result.event == "TD":
        return result.team, POINTS["touchdown"]
    if result.event == "safety":
        return result.team.other, POINTS["safety"]
    return result.team, result.points


def begin(t: Table, state: State, kind: str, **more: Any) -> None:
    """A play begins."""
    if t.listens:
        t.tell(
            "play_began",
            kind=kind,
            situation=state.situation,
            quarter=state.quarter,
            left=state.left,
            score=state.score,
            timeouts=state.timeouts,
            **more,
        )


@rule("CB-31.6")
def booked(t: Table, state: State, result: Result) -> State:
    """Points, then the clock, then the next down, try or kick; CB-34.3 a try is played also with no time left.

    CB-31.4 `play_ended` closes a line of the play notes that `play_began` opened.
    """
    seat, points = points_of(result)
    score, timeouts = state.score, state.timeouts
    if result.event == "try" and result.play != "extra_point":
        t.tell("tried", seat=state.situation.offence, how="two_points", good=points > 0)
    if points:
        score = add(score, seat, points)
        how = HOW.get(result.event) or ("extra_point" if result.play == "extra_point" else "two_points")
        t.tell("scored", seat=seat, how=how, points=points, score=score)
    if result.event in ("replay", "retry") and result.fact("timeout") is not None:
        timeouts = add(timeouts, state.situation.offence, -1)
    clock = clocked(state, result)
    after = result.next
    assert after is not None, "a play without an end"
    if after.first:
        first_down(t, after)
    elif after.over:
        given_up(t, after)
    if state.quarter >= FIRST_OVERTIME and points:
        return won(t, state._replace(left=clock[0], score=score, timeouts=timeouts), result)
    ready = placed(state, after, clock, score, timeouts)
    if t.listens:
        end(t, ready, result)
    return ready if ready.left or ready.phase == "try" else ended_quarter(t, ready, result)


def end(t: Table, after: State, result: Result) -> None:
    """A play has ended, before anything that follows from the clock."""
    t.tell(
        "play_ended",
        phase=after.phase,
        situation=after.situation,
        left=after.left,
        score=after.score,
        result=result,
    )


@rule("CB-4.5")
def first_down(t: Table, after: Next) -> None:
    """The line to gain is reached, or a penalty gives a new series."""
    t.tell("first_down", seat=after.situation.offence, spot=after.situation.ball)


@rule("CB-4.6")
def given_up(t: Table, after: Next) -> None:
    """The downs are used up."""
    seat, ball = after.situation.offence.other, other_end(LAW, after.situation.ball)
    t.tell("turned_over_on_downs", seat=seat, spot=ball)


def clocked(state: State, result: Result) -> tuple[int, bool]:
    """The clock after the play, and whether it runs."""
    options, trying = state.options, state.trying
    if options.timing == "simple1":
        return max(0, state.left - counts(options, result, trying)), False
    left, crossed = after_play(state.quarter, state.left, play_time(options.timing, result, trying))
    late = in_window(options, state.quarter, state.left)
    running = runs_on(result, late, late and options.timing == "complex")
    return left, running and not crossed and left > 0


def placed(state: State, after: Next, clock: tuple[int, bool], score: Pair, timeouts: Pair) -> State:
    """The situation that follows a play, its cards gone."""
    left, running = clock
    kind, situation, _, _, fails = after
    untimed, kick, trying = False, NO_KICK, False
    phase: Phase
    if kind == "scrimmage":
        phase = "between" if running else "scrimmage"
    elif kind in ("try", "retry"):
        phase, trying, untimed = "try", True, state.untimed
    else:
        safety = kind == "free_kick" or (kind == "rekick" and state.kick.safety)
        phase, kick = "free_kick" if safety else "kickoff", Kick(fails, safety)
    return new(State, (
        state.options, phase, state.quarter, left, running, score, timeouts, situation, state.toss_loser,
        state.stock, 0, untimed, kick, trying, None, None,
    ))  # fmt: skip


NO_KICK = Kick()


def ended_quarter(t: Table, state: State, result: Result) -> State:
    """CB-30.19 Time is up: after an accepted foul of the team without the ball one untimed down follows."""
    foul = result.foul
    if (
        foul is not None
        and foul.choice not in ("decline", "")
        and foul.vs is not state.situation.offence
        and state.phase in ("scrimmage", "between")
        and (state.quarter == 2 or state.quarter >= 4)
    ):
        return untimed_down(t, state)
    return state._replace(phase="quarter", running=False)


@rule("CB-30.19")
def untimed_down(t: Table, state: State) -> State:
    """One more down without a clock."""
    t.tell("untimed_down")
    return state._replace(untimed=True, phase="scrimmage", running=False)


def won(t: Table, state: State, result: Result) -> State:
    """CB-34.5 The first score of overtime ends the game."""
    over = finished(state._replace(running=False, hurry=0, hands=None, play=None))
    if t.listens:
        end(t, over, result)
    return game_over(t, over)


def finished(state: State) -> State:
    """Nobody's ball any more."""
    return state._replace(phase="over", situation=NOBODY, kick=NO_KICK, trying=False)


@rule("CB-34.4")
def game_over(t: Table, state: State) -> State:
    """More points win."""
    seat = winner(state.score)
    t.tell("game_over", score=state.score, winner=seat)
    return state
