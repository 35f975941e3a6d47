"""Chapter 9: punt, kickoff, free kick and returns."""

from __future__ import annotations

from snapcount.core.table import Seat, Table, rule
from snapcount.football.field import other_end
from snapcount.games.dice_football.questions import KICKS, Catch, Kick, return_ball
from snapcount.games.dice_football.rules.clock import begin, use_play
from snapcount.games.dice_football.rules.dice import TWO_DICE
from snapcount.games.dice_football.rules.downs import new_series
from snapcount.games.dice_football.rules.overtime import opportunity_over
from snapcount.games.dice_football.rules.scoring import touchdown
from snapcount.games.dice_football.state import State
from snapcount.games.dice_football.tables import (
    END_ZONE,
    FIELD,
    FREE_KICK_SPOT,
    KICKOFF_SPOT,
    LAW,
    LONG_RATE,
    ONSIDE_LOST,
    ONSIDE_RECOVERED,
    PUNT_DISTANCE,
    SHORT_RATE,
    TOUCHBACK,
)


@rule("DF-9.7")
def kickoff(t: Table, state: State) -> State:
    """Deep to the goal line, or onside (never under DF-14.4): announced before it is kicked. It uses up a play."""
    kickers = state.situation.offence
    onside = not (state.options.no_onside or state.overtime)
    kick = t.ask(kickers, KICKS[onside])
    if t.listens:
        spot = ONSIDE_RECOVERED if kick is Kick.ONSIDE else other_end(LAW, KICKOFF_SPOT)
        begin(t, state)
        t.tell("kicked_off", seat=kickers, kind=kick, spot=spot)
    state = use_play(state, 0)
    if kick is Kick.ONSIDE:
        return onside_kick(t, state, kickers)
    return receive(t, state, kickers.other, "kickoff", KICKOFF_SPOT, LONG_RATE)


@rule("DF-9.7")
def onside_kick(t: Table, state: State, kickers: Seat) -> State:
    """A doublet: the kicking team has it back."""
    dice = t.roll(TWO_DICE)
    if dice[0] == dice[1]:
        t.tell("onside_recovered", seat=kickers, dice=dice, spot=ONSIDE_RECOVERED)
        return new_series(state, kickers, ONSIDE_RECOVERED)
    t.tell("onside_lost", seat=kickers, dice=dice, spot=other_end(LAW, ONSIDE_LOST))
    return new_series(state, kickers.other, ONSIDE_LOST)


@rule("DF-9.9")
def free_kick(t: Table, state: State) -> State:
    """After a safety: a punt from the own 20, without event."""
    kickers = state.situation.offence
    if t.listens:
        begin(t, state)
        t.tell("kicked_off", seat=kickers, kind="free", spot=other_end(LAW, FREE_KICK_SPOT))
    state = use_play(state, 0)
    return receive(t, state, kickers.other, "free_kick", FREE_KICK_SPOT, kick_rate(state))


@rule("DF-9.1")
def punt(t: Table, state: State) -> State:
    """Fifty yards, no throw. In overtime the opportunity ends with the kick."""
    kickers, lands = state.situation.offence, state.situation.ball + PUNT_DISTANCE
    if t.listens:
        t.tell("punted", seat=kickers, yards=PUNT_DISTANCE, spot=lands)
    if state.overtime:
        state = opportunity_over(t, state)
        if state.phase == "over":
            return state
    spot = other_end(LAW, lands)
    if spot < -END_ZONE:
        return out_of_play(t, state, kickers.other)
    return receive(t, state, kickers.other, "punt", spot, kick_rate(state))


def kick_rate(state: State) -> int:
    """DF-14.5 Long returns: punts and free kicks come back at the printed rate."""
    return LONG_RATE if state.options.long_returns else SHORT_RATE


@rule("DF-9.3")
def out_of_play(t: Table, state: State, receivers: Seat) -> State:
    """Beyond the end line: touchback, no choice."""
    return touchback(t, state, receivers)


@rule("DF-9.2")
def receive(t: Table, state: State, receivers: Seat, kind: str, spot: int, rate: int) -> State:
    """Touchback at the 20 or a return from `spot`: the receivers choose, and nothing else can happen (DF-9.6)."""
    if t.ask(receivers, return_ball(kind, spot, rate)) is Catch.TOUCHBACK:
        return touchback(t, state, receivers)
    return run_back(t, state, receivers, spot, rate)


def touchback(t: Table, state: State, receivers: Seat) -> State:
    t.tell("touchback", seat=receivers, spot=TOUCHBACK)
    return new_series(state, receivers, TOUCHBACK)


@rule("DF-9.5")
def run_back(t: Table, state: State, receivers: Seat, start: int, rate: int) -> State:
    """Touchdown, touchback if it stays in the end zone, or first down where it ends."""
    yards = long_return(t) if rate == LONG_RATE else short_return(t)
    spot = start + yards
    if t.listens:
        t.tell("returned", seat=receivers, yards=yards, start=start, spot=spot)
    if spot >= FIELD:
        return touchdown(t, state, receivers)
    if spot <= 0:
        return touchback(t, state, receivers)
    return new_series(state, receivers, spot)


@rule("DF-9.4")
def long_return(t: Table) -> int:
    """Turnovers and kickoffs: two yards a pip; a doublet counts double and runs on."""
    dice = t.roll(TWO_DICE)
    yards = LONG_RATE * (dice[0] + dice[1])
    if t.listens:
        t.tell("ran_back", dice=dice, yards=yards if dice[0] != dice[1] else 2 * yards)
    return 2 * yards + long_return(t) if dice[0] == dice[1] else yards


@rule("DF-9.4a")
def short_return(t: Table) -> int:
    """Punts and free kicks: half of that."""
    dice = t.roll(TWO_DICE)
    yards = SHORT_RATE * (dice[0] + dice[1])
    if t.listens:
        t.tell("ran_back", dice=dice, yards=yards if dice[0] != dice[1] else 2 * yards)
    return 2 * yards + short_return(t) if dice[0] == dice[1] else yards
