"""OS-3.7: the sequence of the game, one decision after the other."""

from __future__ import annotations

from collections.abc import Callable

from snapcount.core.table import Table, rule
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.rules.clock import end_of_quarter, is_over, second_half
from snapcount.games.out_of_sight.rules.huddle import declare_phase, huddle_phase, spot_phase
from snapcount.games.out_of_sight.rules.kickoff import kickoff_phase
from snapcount.games.out_of_sight.rules.kicks import kick_phase
from snapcount.games.out_of_sight.rules.overtime import end_of_game, game_over
from snapcount.games.out_of_sight.rules.passing import catch_phase, pass_play
from snapcount.games.out_of_sight.rules.penalty import foul_phase
from snapcount.games.out_of_sight.rules.returns import return_phase
from snapcount.games.out_of_sight.rules.running import play_question, run_play
from snapcount.games.out_of_sight.rules.toss import toss_phase, weather_phase
from snapcount.games.out_of_sight.state import Phase, State


@rule("OS-9.1")
def snap_phase(t: Table, state: State) -> State:
    """The offence names a play, obeys its drop code, hides and draws. OS-10.11: one pass a down, to anywhere."""
    called = t.ask(state.offence, play_question(state))
    t.tell("called", play=called.play, seat=state.offence)
    if tables.PLAYBOOK[called.play].is_run:
        return run_play(t, state, called)
    return pass_play(t, state, called)


PHASES: dict[Phase, Callable[[Table, State], State]] = {
    "weather": weather_phase,
    "toss": toss_phase,
    "kickoff": kickoff_phase,
    "free_kick": kickoff_phase,
    "return": return_phase,
    "scrimmage": spot_phase,
    "declare": declare_phase,
    "huddle": huddle_phase,
    "snap": snap_phase,
    "catch": catch_phase,
    "kick": kick_phase,
    "foul": foul_phase,
}

BEFORE: frozenset[Phase] = frozenset(("weather", "toss", "scrimmage"))
DEAD: frozenset[Phase] = frozenset(("scrimmage", "kickoff", "free_kick", "over"))
"""A play is over when one of these comes next."""


@rule("OS-3.7")
def play(t: Table, state: State) -> State:
    """Weather, toss, kickoff and return, downs; a play is always finished before the quarter is checked.

    OS-3.1: two teams, each going to the far end; OS-20.2: the dice named there are all that are rolled.
    """
    if is_over(state):
        return next_period(t, state)
    after = PHASES[state.phase](t, state)
    if t.listens and after.phase in DEAD and state.phase not in BEFORE:
        end_of_play(t, after)
    return game_over(t, after) if after.phase == "over" else after


@rule("OS-3.7")
def end_of_play(t: Table, after: State) -> None:
    """What the play has led to, before the clock is looked at."""
    t.tell("play_ended", phase=after.phase, situation=after.situation, left=after.left, score=after.score)


@rule("OS-4.6")
def next_period(t: Table, state: State) -> State:
    """The next quarter, half or overtime; a kickoff still due opens the second or fourth quarter."""
    if state.quarter in (1, 3):
        return end_of_quarter(t, state)
    return second_half(t, state) if state.quarter == 2 else end_of_game(t, state)
