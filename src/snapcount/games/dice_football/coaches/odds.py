"""Exact odds of a pair of calls, and the equilibrium of the secret choice for a value of what follows."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any, NamedTuple

from snapcount.core.drivers.odds import Odds
from snapcount.core.equilibrium import Equilibrium, solve
from snapcount.core.table import Question, Seat
from snapcount.games.dice_football.questions import Catch, ReturnBall
from snapcount.games.dice_football.rules.course import play
from snapcount.games.dice_football.rules.timeouts import IN_RANGE
from snapcount.games.dice_football.state import Call, State
from snapcount.games.dice_football.tables import DEFENCES


class Mix(NamedTuple):
    """An equilibrium by card: the value for the offence and how often each side lays each card."""

    value: Fraction
    offence: dict[Call, Fraction]
    defence: dict[int, Fraction]


def plainly_played(seat: Seat, question: Question[Any]) -> Any:
    """No timeouts, no challenges, no changes; a kick that comes down in the end zone is not run out."""
    if isinstance(question, ReturnBall):
        return Catch.TOUCHBACK if question.spot <= 0 else Catch.RETURN
    return False


def call_odds(state: State, call: Call, defence: int, odds: Odds | None = None) -> dict[State, Fraction]:
    """The chance of every state after a snap or try with these two cards.

    Questions met on the way are answered by the policy of `odds`; one object for many pairs remembers what it walked.
    """
    cards = (call, defence) if state.situation.offence is Seat.HOME else (defence, call)
    return (odds or Odds(plainly_played)).of(play, state, after=cards)


def legal_calls(state: State) -> tuple[Call, ...]:
    """The offence cards that may be laid now."""
    if state.phase == "try":
        return (Call.RUN, Call.SHORT_PASS, Call.LONG_PASS, Call.FIELD_GOAL)
    kicks = (Call.FIELD_GOAL, Call.PUNT) if state.situation.ball >= IN_RANGE else (Call.PUNT,)
    return (Call.RUN, Call.SHORT_PASS, Call.LONG_PASS, *kicks)


def call_equilibrium(state: State, value: Callable[[State], Fraction], odds: Odds | None = None) -> Mix:
    """How both sides should mix their cards when a state after the play is worth `value` to the offence."""
    odds = odds or Odds(plainly_played)
    calls = legal_calls(state)
    matrix = [
        [
            sum(
                (chance * value(after) for after, chance in call_odds(state, call, defence, odds).items()),
                Fraction(0),
            )
            for defence in DEFENCES
        ]
        for call in calls
    ]
    found: Equilibrium[Fraction] = solve(matrix)
    return Mix(
        found.value,
        dict(zip(calls, found.rows, strict=True)),
        dict(zip(DEFENCES, found.columns, strict=True)),
    )
