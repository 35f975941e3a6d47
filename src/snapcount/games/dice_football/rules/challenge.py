"""Chapter 11: the coach's challenge."""

from __future__ import annotations

from snapcount.core.table import Roll, Seat, Table, rule
from snapcount.football.scoring import Pair, add
from snapcount.games.dice_football.questions import ThrowChallenge
from snapcount.games.dice_football.rules.dice import TWO_DICE
from snapcount.games.dice_football.rules.results import Snap


def challenged(
    t: Table, snap: Snap, seat: Seat, dice: Roll, ruling: str, yards: tuple[int, int]
) -> tuple[bool, Pair]:
    """DF-11.1, DF-11.2 Whether the ruling was overturned, and the timeouts left. `yards`: as ruled, and overturned."""
    if snap.timeouts[seat] == 0:
        return False, snap.timeouts
    if t.listens:
        t.tell("ruled", seat=seat, ruling=ruling, dice=dice, card=snap.call, yards=yards[0])
    question = ThrowChallenge(snap.event, snap.call, snap.defence, dice, *yards)
    if not t.ask(seat, question):
        return False, snap.timeouts
    return review(t, seat, snap.timeouts)


@rule("DF-11.3")
def review(t: Table, seat: Seat, timeouts: Pair) -> tuple[bool, Pair]:
    """An odd score overturns the ruling; an even one costs a timeout."""
    dice = t.roll(TWO_DICE)
    if (dice[0] + dice[1]) % 2:
        t.tell("challenge_won", seat=seat, dice=dice)
        return True, timeouts
    t.tell("challenge_lost", seat=seat, dice=dice)
    return False, add(timeouts, seat, -1)
