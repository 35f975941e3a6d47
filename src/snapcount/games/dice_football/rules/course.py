"""DF-4.6 The phases in their order."""

from __future__ import annotations

from collections.abc import Callable

from snapcount.core.table import Table, rule
from snapcount.games.dice_football.rules.clock import end_of_half, end_of_quarter
from snapcount.games.dice_football.rules.kicks import free_kick, kickoff
from snapcount.games.dice_football.rules.snap import snap
from snapcount.games.dice_football.rules.toss import coin_toss, overtime_toss
from snapcount.games.dice_football.rules.tries import try_for_points
from snapcount.games.dice_football.state import Phase, State

PHASES: dict[Phase, Callable[[Table, State], State]] = {
    "toss": coin_toss,
    "kickoff": kickoff,
    "free_kick": free_kick,
    "scrimmage": snap,
    "try": try_for_points,
    "overtime_toss": overtime_toss,
}
TOSSES: frozenset[Phase] = frozenset(("toss", "overtime_toss"))
DEAD: frozenset[Phase] = frozenset(("scrimmage", "kickoff", "free_kick"))
"""Phases that a half without plays left doesn't come to any more."""


def play(t: Table, state: State) -> State:
    """DF-4.6 One phase, and the end of the half if it was its last."""
    after = PHASES[state.phase](t, state)
    if t.listens and state.phase not in TOSSES:
        end_of_play(t, after)
    left = after.left
    if left == 0 and after.phase in DEAD:
        return end_of_half(t, after)
    if left == state.options.plays_per_quarter and left < state.left and after.half < 3:
        end_of_quarter(t, after)
    return after


@rule("DF-4.6")
def end_of_play(t: Table, after: State) -> None:
    """What the play has led to, before the clock is looked at."""
    t.tell("play_ended", phase=after.phase, situation=after.situation, left=after.left, score=after.score)


def is_over(state: State) -> bool:
    return state.phase == "over"
