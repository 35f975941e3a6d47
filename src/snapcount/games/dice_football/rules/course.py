"""DF-4.6 The phases in their order."""

from __future__ import annotations

from collections.abc import Callable

from snapcount.core.table import Table
from snapcount.games.dice_football.rules.clock import end_of_half, end_of_quarter
from snapcount.games.dice_football.rules.kicks import free_kick, kickoff
from snapcount.games.dice_football.rules.snap import snap
from snapcount.games.dice_football.rules.toss import coin_toss, overtime_toss
from snapcount.games.dice_football.rules.tries import try_for_points
from snapcount.games.dice_football.state import GAME_OVER, Phase, State

PHASES: dict[Phase, Callable[[Table, State], State]] = {
    Phase.COIN_TOSS: coin_toss,
    Phase.KICKOFF: kickoff,
    Phase.FREE_KICK: free_kick,
    Phase.SNAP: snap,
    Phase.TRY: try_for_points,
    Phase.OVERTIME_TOSS: overtime_toss,
}
DEAD = frozenset((Phase.SNAP, Phase.KICKOFF, Phase.FREE_KICK))
"""Phases that a half without plays left doesn't come to any more."""


def play(t: Table, state: State) -> State:
    """DF-4.6 One phase, and the end of the half if it was its last."""
    after = PHASES[state.phase](t, state)
    left = after.plays_left
    if left == 0 and after.phase in DEAD:
        return end_of_half(t, after)
    if left == state.options.plays_per_quarter and left < state.plays_left and after.half < 3:
        end_of_quarter(t, after)
    return after


def is_over(state: State) -> bool:
    return state.phase is GAME_OVER
