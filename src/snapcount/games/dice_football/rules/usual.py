"""The usual play of two cards, with no event (DF-2.3)."""

from __future__ import annotations

from collections.abc import Callable

from snapcount.core.table import Roll, Table
from snapcount.games.dice_football.rules.field_goal import kick_field_goal
from snapcount.games.dice_football.rules.passing import caught, defence_numbers, throw_pass
from snapcount.games.dice_football.rules.results import Play, Snap
from snapcount.games.dice_football.rules.running import run, run_gain
from snapcount.games.dice_football.state import RUN, Call

Effect = Callable[[Table, Snap, Roll], Play]

USUAL: dict[Call, Effect] = {
    Call.RUN: run,
    Call.SHORT_PASS: throw_pass,
    Call.LONG_PASS: throw_pass,
    Call.FIELD_GOAL: kick_field_goal,
}


def usual_play(t: Table, snap: Snap, dice: Roll) -> Play:
    return USUAL[snap.call](t, snap, dice)


def usual_gain(t: Table, snap: Snap, dice: Roll) -> int | None:
    """DF-2.3 The usual gain; None for an incomplete pass."""
    if snap.call is RUN:
        return run_gain(t, snap.defence, dice)
    return caught(t, snap, dice, defence_numbers(snap))
