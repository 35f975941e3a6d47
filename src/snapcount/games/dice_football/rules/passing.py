"""Chapter 7: short and long passes."""

from __future__ import annotations

from snapcount.core.table import Roll, Table, rule
from snapcount.games.dice_football.rules.dice import further_throws
from snapcount.games.dice_football.rules.results import Play, Snap, gained, incomplete
from snapcount.games.dice_football.state import Call
from snapcount.games.dice_football.tables import END_ZONE, FACTOR, FIELD, PASS_NUMBERS, RED_ZONE

NO_NUMBERS: frozenset[int] = frozenset()
RED_ZONE_FROM = FIELD - RED_ZONE
"""DF-2.9 The last yards before the goal line begin here; a try is always made from there."""


def defence_numbers(snap: Snap) -> frozenset[int]:
    """DF-7.5 The numbers of the defence card against this pass; the red zone has its own for the long one."""
    return PASS_NUMBERS[snap.call, snap.ball >= RED_ZONE_FROM][snap.defence]


def beyond_end_line(call: Call, ball: int, dice: Roll) -> bool:
    """DF-2.11, DF-7.3 Out of play, not on the last yard; a doublet is caught all the same (DF-2.5)."""
    return dice[0] != dice[1] and FACTOR[call] * (dice[0] + dice[1]) > FIELD - ball + END_ZONE


def caught(t: Table, snap: Snap, dice: Roll, numbers: frozenset[int]) -> int | None:
    """The distance of a complete pass (DF-7.1, DF-7.4), or None: the usual gain of a pass (DF-2.3)."""
    one, other = dice
    if one == other:
        return FACTOR[snap.call] * (one + other + further_throws(t))
    if one in numbers or other in numbers:
        return None
    distance = FACTOR[snap.call] * (one + other)
    return None if distance > FIELD - snap.ball + END_ZONE else distance


@rule("DF-7.1")
def throw_pass(t: Table, snap: Snap, dice: Roll) -> Play:
    """A usual pass; what it gains or doesn't is placed like a run (DF-7.6)."""
    yards = caught(t, snap, dice, defence_numbers(snap))
    if yards is None:
        return falls(t, snap, dice)
    return gained(t, snap, dice, yards, yards)


def falls(t: Table, snap: Snap, dice: Roll) -> Play:
    """An incomplete pass that nothing else happens to."""
    if beyond_end_line(snap.call, snap.ball, dice):
        return overthrown(t, snap, dice)
    return batted_down(t, snap, dice)


@rule("DF-7.2")
def batted_down(t: Table, snap: Snap, dice: Roll) -> Play:
    """One die on a defence number is enough."""
    return incomplete(t, snap, dice, "defence_number", 0)


@rule("DF-7.3")
def overthrown(t: Table, snap: Snap, dice: Roll) -> Play:
    """Beyond the end line there is nobody to catch it."""
    return incomplete(t, snap, dice, "end_line", 0)
