"""Chapter 2: throws and their further throws."""

from __future__ import annotations

from snapcount.core.table import Dice, Roll, Table, rule

TWO_DICE = Dice(2)
"""DF-1.5, DF-2.2 Always thrown together; 1-6 and 6-1 are the same throw."""
FEW = frozenset((1, 6))


def has_one_or_six(dice: Roll) -> bool:
    """DF-2.6 Asked of the first throw of a play only."""
    return dice[0] in FEW or dice[1] in FEW


def half(yards: int) -> int:
    """DF-2.7 The fraction is cut off, of a loss too."""
    return yards // 2 if yards >= 0 else -(-yards // 2)


@rule("DF-2.4")
def further_throws(t: Table) -> int:
    """After a doublet the dice are thrown again and added, until a throw is no doublet."""
    dice = t.roll(TWO_DICE)
    if t.listens:
        t.tell("threw_again", dice=dice)
    if dice[0] == dice[1]:
        return dice[0] + dice[1] + further_throws(t)
    return dice[0] + dice[1]
