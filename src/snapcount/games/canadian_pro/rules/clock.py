"""Chapters 10, 15 and 19: time, periods and the end."""

from __future__ import annotations

from typing import NamedTuple

from snapcount.core.table import Seat, Table, rule
from snapcount.games.canadian_pro.rules.calls import Call
from snapcount.games.canadian_pro.state import After, Hurt, State
from snapcount.games.canadian_pro.tables import BASIC_TIME, KICKOFF_FROM, SECOND_INCOMPLETION, TIMES

THREE_MINUTES = 180
EXTRA_HALF = 600
NO_TIME = ("onside", "convert", "two-point")
"""CP-8.18, CP-15.5: these don't use up the one more play."""


class Done(NamedTuple):
    """What the clock and the log need to know of a play besides what it leads to."""

    time: str
    hurry: bool = False
    more: bool = False
    """The period gets one more play (CP-8.18)."""
    call: Call | None = None
    hurt: tuple[Hurt, ...] = ()


def seconds(state: State, time: str, hurry: bool) -> int:
    """CP-10.2, CP-10.4; Advanced CP-15.1, CP-15.2, CP-15.3, CP-15.4, CP-15.5, CP-15.6, CP-15.7, CP-16.8."""
    if not state.options.advanced:
        return 0 if time in NO_TIME else BASIC_TIME[1 if state.late else 0]
    if hurry and time == "incomplete":
        return SECOND_INCOMPLETION if state.incompletions % 2 else TIMES[time][2]
    return TIMES[time][2 if hurry else 1 if state.late else 0]


def run_clock(state: State, time: str, hurry: bool, more: bool) -> tuple[int, bool]:
    """The clock after a play, which stops at 3:00 (CP-10.3), and whether one more play is to come at 0:00."""
    if state.clock == 0:
        return 0, more or (state.extra and time in NO_TIME)
    taken = seconds(state, time, hurry)
    clock = state.clock - taken
    stops = state.quarter % 2 == 0 or state.quarter > 4
    if stops and state.clock > THREE_MINUTES > clock:
        return THREE_MINUTES, False
    if clock > 0:
        return clock, False
    return 0, more or (state.options.advanced and state.clock == 10 and taken == 10)


@rule("CP-3.1")
def conclude(t: Table, state: State, after: After, done: Done) -> State:
    """The result of a play fixes what comes next."""
    clock, extra = run_clock(state, done.time, done.hurry, done.more)
    home, away = state.score
    score = (home + after.points[0], away + after.points[1])
    history, last_spot, incompletions = ((), ("", 0), 0) if after.fresh else remembered(state, done)
    new = State(
        state.options,
        after.phase,
        after.team,
        after.ball,
        after.down,
        after.line,
        state.quarter,
        clock,
        score,
        extra,
        history,
        last_spot,
        incompletions,
        after.shift,
        state.weather,
        state.opener,
        state.loser,
        state.starter,
        state.changes,
        done.hurt,
    )
    t.tell(
        "stands",
        phase=new.phase,
        team=new.team,
        ball=new.ball,
        down=new.down,
        line=new.line,
        quarter=new.quarter,
        clock=clock,
        score=score,
        extra=extra,
    )
    return new


def remembered(state: State, done: Done) -> tuple[tuple[tuple[str, str], ...], tuple[str, int], int]:
    """CP-4.22, CP-17.8, CP-16.8: what the rules remember of the plays of this possession."""
    call = done.call
    if call is None or call.play not in ("run", "pass"):
        return state.history, state.last_spot, 0
    history = (*state.history[-1:], (call.play, call.who))
    count = state.incompletions + 1 if done.hurry and done.time == "incomplete" else 0
    return history, (call.play, call.hole or call.zone), count


@rule("CP-10.5")
def end_period(t: Table, state: State) -> State:
    """0:00: the next quarter, the second half, extra time or the end."""
    t.tell("period over", quarter=state.quarter, score=state.score)
    hurt = tuple(hurt for hurt in state.hurt if hurt.scope != "quarter")
    state = state._replace(hurt=hurt, incompletions=0)
    if state.quarter in (1, 3):
        return state._replace(quarter=state.quarter + 1, clock=state.options.minutes * 60)
    if state.shift and state.quarter % 2 == 0:
        state = state._replace(starter=due_kicker(state))
    if state.quarter == 2:
        return state._replace(
            phase="second_half", team=state.loser, quarter=3, clock=state.options.minutes * 60
        )
    return end_of_regulation(t, state)


def due_kicker(state: State) -> Seat:
    """Who would have kicked off next: the yards of CP-8.16 were counted for him."""
    return state.team.other if state.phase == "after_fg" else state.team


def shifted_for(state: State, kicks: Seat, due: Seat) -> int:
    """CP-8.16: over half-time the other team may kick off; then the yards count the other way."""
    return state.shift if kicks is due else -state.shift


@rule("CP-19.1")
def end_of_regulation(t: Table, state: State) -> State:
    """The higher score wins and a tie stands, unless a winner is needed (CP-19.2, CP-19.3)."""
    home, away = state.score
    if state.quarter > 4 and state.quarter % 2 == 1:
        return second_extra_half(t, state)
    if home == away and state.options.winner:
        t.tell("extra time", quarter=state.quarter + 1)
        return state._replace(phase="toss", quarter=state.quarter + 1, clock=EXTRA_HALF, history=())
    t.tell("game over", score=state.score)
    return state._replace(phase="over")


@rule("CP-19.3")
def second_extra_half(t: Table, state: State) -> State:
    """The reverse of the first extra half: who received kicks off."""
    kicks = state.starter.other
    shift = shifted_for(state, kicks, due_kicker(state))
    t.tell("kicks off", seat=kicks, quarter=state.quarter + 1)
    return state._replace(
        phase="kickoff",
        team=kicks,
        ball=KICKOFF_FROM,
        quarter=state.quarter + 1,
        clock=EXTRA_HALF,
        history=(),
        shift=shift,
    )
