"""Win chance as the veteran sees it: points still to come against how far a margin wanders in the plays left."""

from __future__ import annotations

from snapcount.core.table import Seat
from snapcount.games.dice_football.coaches.outlook import winning
from snapcount.games.dice_football.coaches.worth import (
    AFTER_FREE_KICK,
    TRY,
    Payoffs,
    Utility,
    Worth,
    load_model,
)
from snapcount.games.dice_football.state import State
from snapcount.games.dice_football.tables import FIELD

HOW = "by the veteran's model of points still to come, not solved"


def win_chance(state: State) -> float:
    """Home's, a tie counted one half."""
    if state.phase == "over":
        home, away = state.score
        return 0.5 + 0.5 * ((home > away) - (home < away))
    if state.phase in ("toss", "overtime_toss"):
        return winning(0, 1)(0.0)
    seat = state.situation.offence
    mine = winning_after(state, state.left)(coming(state, worth_with(state.left)))
    return mine if seat is Seat.HOME else 1 - mine


def winning_after(state: State, left: int) -> Utility:
    """What points are good for to the side with the ball, with so many plays left in the half."""
    seat = state.situation.offence
    lead = state.score[seat] - state.score[seat.other] + kicks_next(state, seat)
    plays = left + (2 * state.options.plays_per_quarter if state.half == 1 else 0)
    return winning(lead, plays)


def kicks_next(state: State, seat: Seat) -> float:
    """What receiving the second half's kickoff is worth to a seat."""
    if state.half != 1 or state.opening_kicker is None:
        return 0.0
    worth = worth_with(2 * state.options.plays_per_quarter).kickoff
    return -worth if state.opening_kicker is seat else worth


def worth_with(left: int) -> Worth:
    worths = load_model().worths
    return worths[max(0, min(left, len(worths) - 1))]


def coming(state: State, worth: Worth) -> float:
    """Points that the side with the ball, or that kicks, can expect in the rest of the half."""
    _, ball, down, line = state.situation
    if state.phase == "kickoff":
        return worth.kickoff
    if state.phase == "free_kick":
        return -worth.first[AFTER_FREE_KICK]
    if state.phase == "try":
        return TRY + worth.kickoff
    return worth.first[ball] if down == 1 and line == min(FIELD, ball + 10) else worth.at(ball, down, line)


def payoffs(state: State) -> Payoffs:
    """The win chance of the side with the ball for every pair of cards, and for the kicks."""
    _, ball, down, line = state.situation
    left = max(0, state.left - 1)
    return load_model().game.payoffs(worth_with(left), ball, down, line, winning_after(state, left))
