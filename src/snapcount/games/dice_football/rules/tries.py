"""Chapter 13, the try after a touchdown."""

from __future__ import annotations

from snapcount.core.table import Seat, Table, rule
from snapcount.games.dice_football.questions import CALL_TRY, DEFEND_TRY
from snapcount.games.dice_football.rules.clock import begin_with_cards
from snapcount.games.dice_football.rules.dice import TWO_DICE
from snapcount.games.dice_football.rules.field_goal import is_good
from snapcount.games.dice_football.rules.overtime import scored
from snapcount.games.dice_football.rules.results import Snap
from snapcount.games.dice_football.rules.scoring import points
from snapcount.games.dice_football.rules.spots import KICKOFF
from snapcount.games.dice_football.rules.usual import usual_gain
from snapcount.games.dice_football.state import Call, State, placed
from snapcount.games.dice_football.tables import TRY_KICK, TRY_TWO, TRY_YARDS


@rule("DF-13.8")
def try_for_points(t: Table, state: State) -> State:
    """From three yards out: the kick for one point, a run or pass of three yards for two. No event."""
    now = state.situation
    if now.offence is Seat.HOME:
        call, defence = t.ask_both(CALL_TRY, DEFEND_TRY)
    else:
        defence, call = t.ask_both(DEFEND_TRY, CALL_TRY)
    how = "extra_point" if call is Call.FIELD_GOAL else "two_points"
    if t.listens:
        begin_with_cards(t, state, how, call, defence)
    number = try_points(t, Snap(now.offence, call, defence, 0, now.ball, False, state.timeouts))
    if number:
        state = points(t, state, now.offence, how, number)
    if state.overtime:
        return scored(t, state)
    return placed(state, "kickoff", KICKOFF[now.offence])


@rule("DF-13.8")
def try_points(t: Table, snap: Snap) -> int:
    """The usual play of the two cards: the points it is worth."""
    dice = t.roll(TWO_DICE)
    if snap.call is Call.FIELD_GOAL:
        gain, number = None, TRY_KICK if is_good(TRY_YARDS, dice) else 0
    else:
        gain = usual_gain(t, snap, dice)
        number = TRY_TWO if gain is not None and gain >= TRY_YARDS else 0
    t.tell(
        "tried",
        seat=snap.offence,
        how="extra_point" if snap.call is Call.FIELD_GOAL else "two_points",
        good=number > 0,
        card=snap.call,
        defence=snap.defence,
        dice=dice,
        yards=gain,
        points=number,
    )
    return number
