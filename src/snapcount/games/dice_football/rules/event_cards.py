"""Chapter 10: what each event card does to a run, a pass or a field goal."""

from __future__ import annotations

from collections.abc import Callable

from snapcount.core.data.made import new
from snapcount.core.table import Roll, Table, rule
from snapcount.football.field import other_end
from snapcount.games.dice_football.rules.challenge import challenged
from snapcount.games.dice_football.rules.dice import half, has_one_or_six
from snapcount.games.dice_football.rules.fouls import flag
from snapcount.games.dice_football.rules.passing import NO_NUMBERS, beyond_end_line, caught, falls, overthrown
from snapcount.games.dice_football.rules.results import Kind, Play, Snap, gained, incomplete, with_timeouts
from snapcount.games.dice_football.rules.running import run_gain
from snapcount.games.dice_football.rules.usual import usual_gain, usual_play
from snapcount.games.dice_football.tables import FACTOR, LAW

LOSS = 5
SHORT_SACK = 5
LONG_SACK = 15
LONG_GAIN = 20


def changed(t: Table, snap: Snap, dice: Roll, change: Callable[[int], int]) -> Play:
    """A gain that the card changes, whatever the goal line (DF-2.8), not where it was caught (DF-10.25)."""
    usual = usual_gain(t, snap, dice)
    if usual is None:
        return falls(t, snap, dice)
    return gained(t, snap, dice, usual, change(usual))


def twice(yards: int) -> int:
    return 2 * yards


@rule("DF-10.1")
def intercept(t: Table, snap: Snap, dice: Roll) -> Play:
    """01: a 1 or 6 is intercepted, unless out of play (DF-10.1a); the offence may challenge."""
    if beyond_end_line(snap.call, snap.ball, dice):
        return overthrown(t, snap, dice)
    if not has_one_or_six(dice):
        return uncovered(t, snap, dice)
    yards = FACTOR[snap.call] * (dice[0] + dice[1])
    won, timeouts = challenged(t, snap, snap.offence, dice, "interception", (yards, 0))
    snap = with_timeouts(snap, timeouts)
    return incomplete(t, snap, dice, "challenge", 0) if won else intercepted(t, snap, dice, yards)


@rule("DF-10.2")
def intercept_and_return(t: Table, snap: Snap, dice: Roll) -> Play:
    """02: a doublet is intercepted and will be returned."""
    if dice[0] == dice[1]:
        return intercepted(t, snap, dice, FACTOR[snap.call] * (dice[0] + dice[1]))
    return uncovered(t, snap, dice)


def intercepted(t: Table, snap: Snap, dice: Roll, yards: int) -> Play:
    spot = other_end(LAW, snap.ball + yards)
    t.tell("intercepted", seat=snap.offence.other, card=snap.call, dice=dice, yards=yards, spot=spot)
    return new(Play, (Kind.INTERCEPTION, yards, snap.timeouts, snap.event))


def uncovered(t: Table, snap: Snap, dice: Roll) -> Play:
    """A pass without defence numbers: only the end line can stop it."""
    yards = caught(t, snap, dice, NO_NUMBERS)
    if yards is None:
        return overthrown(t, snap, dice)
    return gained(t, snap, dice, yards, yards)


@rule("DF-10.3")
def fumble(t: Table, snap: Snap, dice: Roll) -> Play:
    """03: after the usual gain a 1 or 6 loses the ball, short of the goal line too (DF-10.3a)."""
    usual = usual_gain(t, snap, dice)
    if has_one_or_six(dice):
        yards = usual or 0
        won, timeouts = challenged(t, snap, snap.offence, dice, "fumble", (yards, yards))
        snap = with_timeouts(snap, timeouts)
        if not won:
            return lost_ball(t, snap, dice, yards)
    return falls(t, snap, dice) if usual is None else gained(t, snap, dice, usual, usual)


@rule("DF-10.4")
def fumble_and_return(t: Table, snap: Snap, dice: Roll) -> Play:
    """04: after the usual gain a doublet loses the ball, which will be returned."""
    usual = usual_gain(t, snap, dice)
    if usual is None:
        return falls(t, snap, dice)
    if dice[0] == dice[1]:
        return lost_ball(t, snap, dice, usual)
    return gained(t, snap, dice, usual, usual)


def lost_ball(t: Table, snap: Snap, dice: Roll, yards: int) -> Play:
    t.tell("fumbled", seat=snap.offence, card=snap.call, dice=dice, yards=yards, spot=snap.ball + yards)
    return new(Play, (Kind.FUMBLE, yards, snap.timeouts, snap.event))


@rule("DF-10.5")
def challenge_catch(t: Table, snap: Snap, dice: Roll) -> Play:
    """05: the defence may challenge a complete pass."""
    yards = usual_gain(t, snap, dice)
    if yards is None:
        return falls(t, snap, dice)
    won, timeouts = challenged(t, snap, snap.offence.other, dice, "complete", (yards, 0))
    snap = with_timeouts(snap, timeouts)
    return incomplete(t, snap, dice, "challenge", 0) if won else gained(t, snap, dice, yards, yards)


@rule("DF-10.6")
def challenge_drop(t: Table, snap: Snap, dice: Roll) -> Play:
    """06: the offence may challenge an incomplete pass; won, it counts its distance."""
    yards = usual_gain(t, snap, dice)
    if yards is not None:
        return gained(t, snap, dice, yards, yards)
    yards = FACTOR[snap.call] * (dice[0] + dice[1])
    won, timeouts = challenged(t, snap, snap.offence, dice, "incomplete", (0, yards))
    snap = with_timeouts(snap, timeouts)
    return gained(t, snap, dice, yards, yards) if won else falls(t, snap, dice)


@rule("DF-10.7")
def delay_of_game(t: Table, snap: Snap, dice: Roll) -> Play:
    """07: if the offence leads, a 1 or 6 is its foul."""
    if snap.leads and has_one_or_six(dice):
        return flag(t, snap, dice, "offence")
    return usual_play(t, snap, dice)


@rule("DF-10.8")
def false_start_or_offside(t: Table, snap: Snap, dice: Roll) -> Play:
    """08: five yards."""
    return foul_card(t, snap, dice)


@rule("DF-10.9")
def holding(t: Table, snap: Snap, dice: Roll) -> Play:
    """09: ten yards."""
    return foul_card(t, snap, dice)


@rule("DF-10.10")
def face_mask(t: Table, snap: Snap, dice: Roll) -> Play:
    """10: fifteen yards."""
    return foul_card(t, snap, dice)


def foul_card(t: Table, snap: Snap, dice: Roll) -> Play:
    """A 1 is the offence's foul, a 6 the defence's; both or neither (DF-12.6) is a usual play."""
    one, six = 1 in dice, 6 in dice
    if one == six:
        return usual_play(t, snap, dice)
    return flag(t, snap, dice, "offence" if one else "defence")


@rule("DF-10.11")
def run_doubled(t: Table, snap: Snap, dice: Roll) -> Play:
    """11: gain times two, a loss too."""
    return changed(t, snap, dice, twice)


@rule("DF-10.12")
def pass_doubled(t: Table, snap: Snap, dice: Roll) -> Play:
    """12: a complete pass times two."""
    return changed(t, snap, dice, twice)


@rule("DF-10.13")
def run_uncovered(t: Table, snap: Snap, dice: Roll) -> Play:
    """13: no run value."""
    gain = run_gain(t, 0, dice)
    return gained(t, snap, dice, gain, gain)


@rule("DF-10.14")
def pass_uncovered(t: Table, snap: Snap, dice: Roll) -> Play:
    """14: no defence numbers; the end line still counts."""
    return uncovered(t, snap, dice)


@rule("DF-10.15")
def run_broken(t: Table, snap: Snap, dice: Roll) -> Play:
    """15: a doublet, with all its further throws, times four."""
    if dice[0] != dice[1]:
        return usual_play(t, snap, dice)
    return changed(t, snap, dice, lambda yards: 4 * yards)


@rule("DF-10.16")
def pass_broken(t: Table, snap: Snap, dice: Roll) -> Play:
    """16: twenty yards more, once."""
    return changed(t, snap, dice, lambda yards: yards + LONG_GAIN)


@rule("DF-10.17")
def five_back(t: Table, snap: Snap, dice: Roll) -> Play:
    """17: five yards less; an incomplete pass loses five."""
    usual = usual_gain(t, snap, dice)
    if usual is None:
        return incomplete(t, snap, dice, "defence_bonus", -LOSS)
    return gained(t, snap, dice, usual, usual - LOSS)


@rule("DF-10.18")
def halved(t: Table, snap: Snap, dice: Roll) -> Play:
    """18: half the gain, half the loss."""
    return changed(t, snap, dice, half)


@rule("DF-10.19")
def sack(t: Table, snap: Snap, dice: Roll) -> Play:
    """19: a 1 or 6 is a sack of five yards."""
    return sacked(t, snap, dice, SHORT_SACK) if has_one_or_six(dice) else usual_play(t, snap, dice)


@rule("DF-10.20")
def deep_sack(t: Table, snap: Snap, dice: Roll) -> Play:
    """20: a doublet is a sack of fifteen yards."""
    return sacked(t, snap, dice, LONG_SACK) if dice[0] == dice[1] else usual_play(t, snap, dice)


def sacked(t: Table, snap: Snap, dice: Roll, yards: int) -> Play:
    t.tell("sacked", seat=snap.offence, card=snap.call, dice=dice, yards=-yards, spot=snap.ball - yards)
    return new(Play, (Kind.SACK, -yards, snap.timeouts, snap.event))


@rule("DF-10.21")
def doubled_by_timeout(t: Table, snap: Snap, dice: Roll) -> Play:
    """21 with the timeout taken."""
    return changed(t, snap, dice, twice)


@rule("DF-10.22")
def halved_by_timeout(t: Table, snap: Snap, dice: Roll) -> Play:
    """22 with the timeout taken."""
    return changed(t, snap, dice, half)
