"""Chapter 7: short and long passes."""

from __future__ import annotations

from snapcount.core.table import Roll, Table, rule
from snapcount.games.dice_football.dice import further_throws
from snapcount.games.dice_football.results import Play, Snap, gained, incomplete
from snapcount.games.dice_football.state import Call
from snapcount.games.dice_football.tables import END_ZONE, FACTOR, FIELD, PASS_NUMBERS, RED_ZONE

NO_NUMBERS: frozenset[int] = frozenset()


def defence_numbers(snap: Snap) -> frozenset[int]:
    """DF-7.5 The numbers of the defence card against this pass; the red zone has its own for the long one."""
    return PASS_NUMBERS[snap.call, FIELD - snap.ball <= RED_ZONE][snap.defence]


def beyond_end_line(call: Call, ball: int, dice: Roll) -> bool:
    """DF-7.3 Out of play; a doublet is caught all the same (DF-2.5)."""
    return dice[0] != dice[1] and FACTOR[call] * (dice[0] + dice[1]) > FIELD - ball + END_ZONE


def distance(t: Table, snap: Snap, dice: Roll) -> int:
    """DF-7.1, DF-7.4 How far a caught pass goes: score times factor, with the further throws of a doublet."""
    score = dice[0] + dice[1]
    if dice[0] == dice[1]:
        score += further_throws(t)
    return FACTOR[snap.call] * score


def caught(t: Table, snap: Snap, dice: Roll, numbers: frozenset[int]) -> int | None:
    """The distance of a complete pass, or None: the usual gain of a pass (DF-2.3)."""
    if dice[0] != dice[1] and (dice[0] in numbers or dice[1] in numbers):
        return None
    if beyond_end_line(snap.call, snap.ball, dice):
        return None
    return distance(t, snap, dice)


@rule("DF-7.1")
def throw_pass(t: Table, snap: Snap, dice: Roll) -> Play:
    """A usual pass."""
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
