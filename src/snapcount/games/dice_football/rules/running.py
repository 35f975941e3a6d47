"""Chapter 6: the run."""

from __future__ import annotations

from snapcount.core.table import Roll, Table, rule
from snapcount.games.dice_football.rules.dice import further_throws
from snapcount.games.dice_football.rules.results import Play, Snap, gained
from snapcount.games.dice_football.tables import RUN_VALUE


def run_gain(t: Table, defence: int, dice: Roll) -> int:
    """DF-6.1, DF-6.2 The score less the run value; a doublet ignores the defence and throws on."""
    score = dice[0] + dice[1]
    if dice[0] == dice[1]:
        return score + further_throws(t)
    return score - RUN_VALUE[defence]


@rule("DF-6.1")
def run(t: Table, snap: Snap, dice: Roll) -> Play:
    """A usual run."""
    gain = run_gain(t, snap.defence, dice)
    return gained(t, snap, dice, gain, gain)
