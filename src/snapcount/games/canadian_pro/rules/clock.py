"""Chapters 10, 15 and 19: time, periods and the end."""

from __future__ import annotations

from typing import NamedTuple

from snapcount.core.data.made import new
from snapcount.core.table import Seat, Table, rule
from snapcount.football.scoring import winner
from snapcount.games.canadian_pro.rules.calls import Call
from snapcount.games.canadian_pro.rules.downs import NOTHING, tell_score
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
    how: str = ""
    """How points were scored, if any were."""


def seconds(state: State, time: str, hurry: bool) -> int:
    """CP-10.2, CP-10.4; Advanced CP-15.1, CP-15.2, CP-15.3, CP-15.4, CP-15.5, CP-15.6, CP-15.7, CP-16.8."""
    if not state.options.advanced:
        return 0 if time in NO_TIME else BASIC_TIME[1 if state.late else 0]
    if hurry and time == "incomplete":
        return SECOND_INCOMPLETION if state.incompletions % 2 else TIMES[time][2]
    return TIMES[time][2 if hurry else 1 if state.late else 0]


def run_clock(state: State, time: str, hurry: bool, more: bool) -> tuple[int, bool]:
    """The clock after a play, which stops at 3:00 (CP-10.3), and whether one more play is to come at 0:00."""
    if state.left == 0:
        return 0, more or (state.untimed and time in NO_TIME)
    taken = seconds(state, time, hurry)
    clock = state.left - taken
    stops = state.quarter % 2 == 0 or state.quarter > 4
    if stops and state.left > THREE_MINUTES > clock:
        return THREE_MINUTES, False
    if clock > 0:
        return clock, False
    return 0, more or (state.options.advanced and state.left == 10 and taken == 10)


@rule("CP-3.1")
def conclude(t: Table, state: State, after: After, done: Done) -> State:
    """The result of a play fixes what comes next."""
    left, untimed = run_clock(state, done.time, done.hurry, done.more)
    score = state.score
    if after.points != NOTHING:
        score = (score[0] + after.points[0], score[1] + after.points[1])
        tell_score(t, done.how, after.points, score)
    history, last_spot, incompletions = ((), ("", 0), 0) if after.fresh else remembered(state, done)
    if t.listens:
        t.tell("play_ended", phase=after.phase, situation=after.situation, left=left, score=score)
    if untimed and not state.untimed:
        t.tell("untimed_down")
    return new(
        State,
        (
            state.options,
            after.phase,
            after.situation,
            state.quarter,
            left,
            score,
            untimed,
            history,
            last_spot,
            incompletions,
            after.shift,
            state.weather,
            state.opening_kicker,
            state.toss_loser,
            state.starter,
            state.changes,
            done.hurt,
        ),
    )


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
    """0:00: the next of the four quarters (CP-10.1), the second half, extra time or the end."""
    t.tell("quarter_ended", quarter=state.quarter, score=state.score)
    hurt = tuple(hurt for hurt in state.hurt if hurt.scope != "quarter")
    state = state._replace(hurt=hurt, incompletions=0)
    if state.quarter in (1, 3):
        return state._replace(quarter=state.quarter + 1, left=state.options.minutes * 60)
    if state.shift and state.quarter % 2 == 0:
        state = state._replace(starter=due_kicker(state))
    if state.quarter == 2:
        chooses = state.situation._replace(offence=state.toss_loser)
        return state._replace(
            phase="second_half", situation=chooses, quarter=3, left=state.options.minutes * 60
        )
    return end_of_regulation(t, state)


def due_kicker(state: State) -> Seat:
    """Who would have kicked off next: the yards of CP-8.16 were counted for him."""
    return state.situation.offence.other if state.phase == "after_fg" else state.situation.offence


def shifted_for(state: State, kicks: Seat, due: Seat) -> int:
    """CP-8.16: over half-time the other team may kick off; then the yards count the other way."""
    return state.shift if kicks is due else -state.shift


@rule("CP-19.1")
def end_of_regulation(t: Table, state: State) -> State:
    """The higher score wins and a tie stands, unless a winner is needed (CP-19.2, CP-19.3)."""
    if state.quarter > 4 and state.quarter % 2 == 1:
        return second_extra_half(t, state)
    leader = winner(state.score)
    if leader is None and state.options.winner:
        t.tell("overtime_began", quarter=state.quarter + 1, score=state.score)
        return state._replace(phase="toss", quarter=state.quarter + 1, left=EXTRA_HALF, history=())
    t.tell("game_over", score=state.score, winner=leader)
    return state._replace(phase="over")


@rule("CP-19.3")
def second_extra_half(t: Table, state: State) -> State:
    """The reverse of the first extra half: who received kicks off."""
    kicks = state.starter.other
    shift = shifted_for(state, kicks, due_kicker(state))
    t.tell("reversed", seat=kicks, quarter=state.quarter + 1)
    return state._replace(
        phase="kickoff",
        situation=state.situation._replace(offence=kicks, ball=KICKOFF_FROM),
        quarter=state.quarter + 1,
        left=EXTRA_HALF,
        history=(),
        shift=shift,
    )
