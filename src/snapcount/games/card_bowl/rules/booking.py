"""Chapters 31, 32 and 34: a result is booked: points, clock, and what comes next."""

from __future__ import annotations

from snapcount.core.table import Seat, Table, rule
from snapcount.games.card_bowl.rules.clock import after_play, counts, in_window, play_time, runs_on
from snapcount.games.card_bowl.state import Down, Kick, Next, Result, State
from snapcount.games.card_bowl.tables import LAW, POINTS

_new = tuple.__new__


def down_of(state: State) -> Down:
    """The down (or try) that a state is about to play."""
    rules, seat = state.rules, state.seat
    late = in_window(rules, state.quarter, state.left)
    suits = late and rules.timing == "complex"
    timeouts = state.timeouts[seat]
    if state.trying:
        spot = 100 - state.trying
        return Down(seat, spot, 1, state.trying, True, late, suits, timeouts, rules.single)
    return _new(Down, (seat, state.spot, state.down, state.to_go, False, late, suits, timeouts, rules.single))


def points_of(result: Result) -> tuple[Seat, int]:
    """CB-4.8 Who scored how much."""
    if result.event == "TD":
        return result.team, POINTS["touchdown"]
    if result.event == "safety":
        return result.team.other, POINTS["safety"]
    return result.team, result.points


def added(score: tuple[int, int], seat: Seat, points: int) -> tuple[int, int]:
    return (score[0] + points, score[1]) if seat is Seat.HOME else (score[0], score[1] + points)


@rule("CB-31.6")
def booked(t: Table, state: State, result: Result) -> State:
    """Points, then the clock, then the next down, try or kick; CB-34.3 a try is played also with no time left.

    CB-31.4 `ended` is a line of the play notes: the situation before the play, and what came of it.
    """
    seat, points = points_of(result)
    score, timeouts = state.score, state.timeouts
    if points:
        score = added(score, seat, points)
        t.tell("scored", seat=seat, points=points, kind=result.event, score=score)
    if result.event in ("replay", "retry") and result.fact("timeout") is not None:
        timeouts = added(timeouts, state.seat, -1)
    left, running = clocked(state, result)
    after = result.next
    assert after is not None, "a play without an end"
    if t.listens:
        t.tell(
            "ended",
            result=result,
            quarter=state.quarter,
            clock=state.left,
            offence=state.seat,
            los=state.spot,
            down=state.down,
            to_go=state.to_go,
            trying=state.trying,
            points=points,
            seat=seat,
        )
    if state.quarter > 4 and points:
        state = state._replace(phase="over", score=score, timeouts=timeouts, left=left, running=False)
        return state._replace(hands=None, play=None, trying=0, hurry=0)
    state = placed(state, after, (left, running), score, timeouts)
    return state if left or state.phase == "try" else ended_quarter(state, result)


def clocked(state: State, result: Result) -> tuple[int, bool]:
    """The clock after the play, and whether it runs."""
    rules, trying = state.rules, state.trying > 0
    if rules.timing == "simple1":
        return max(0, state.left - counts(rules, result, trying)), False
    left, crossed = after_play(state.quarter, state.left, play_time(rules.timing, result, trying))
    late = in_window(rules, state.quarter, state.left)
    running = runs_on(result, late, late and rules.timing == "complex")
    return left, running and not crossed and left > 0


def placed(
    state: State, after: Next, clock: tuple[int, bool], score: tuple[int, int], timeouts: tuple[int, int]
) -> State:
    """The situation that follows a play, its cards gone."""
    left, running = clock
    kind, seat, spot, down, to_go, _, fails = after
    untimed, kick, trying = False, state.kick, 0
    if kind == "down":
        phase = "between" if running else "call"
    elif kind in ("try", "retry"):
        trying = LAW["try_from"] if kind == "try" else 100 - spot
        phase, spot, down, to_go, untimed = "try", 100 - trying, 0, state.to_go, state.untimed
    else:
        safety = kind == "safety kick" or (kind == "rekick" and kick.safety)
        phase, down, to_go, kick = "free kick", 0, state.to_go, Kick(spot, fails, safety)
    return _new(State, (
        state.rules, phase, state.quarter, left, running, score, timeouts, seat, spot, down, to_go,
        state.toss_loser, state.stock, 0, untimed, kick, trying, None, None,
    ))  # fmt: skip


def ended_quarter(state: State, result: Result) -> State:
    """CB-30.19 Time is up: after an accepted foul of the team without the ball one untimed down follows."""
    foul = result.foul
    if (
        foul is not None
        and foul.choice not in ("decline", "")
        and foul.vs is not state.seat
        and state.phase in ("call", "between")
        and (state.quarter == 2 or state.quarter >= 4)
    ):
        return state._replace(untimed=True, phase="call", running=False)
    return state._replace(phase="quarter", running=False)
