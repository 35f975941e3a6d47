"""What kicks are worth to a veteran: every throw enumerated, the receivers doing what a veteran does."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from snapcount.core.adding import plain_sum
from snapcount.core.drivers.odds import Odds
from snapcount.core.table import Question, Seat, Table
from snapcount.football.downs import new_series
from snapcount.games.canadian_pro.coaches.model import WEIGHTS, first_down, worth
from snapcount.games.canadian_pro.questions import ReturnKick
from snapcount.games.canadian_pro.rules.calls import Call
from snapcount.games.canadian_pro.rules.defences import DefenceCall
from snapcount.games.canadian_pro.rules.downs import next_down
from snapcount.games.canadian_pro.rules.kicks import Kick, club, field_goal, punt
from snapcount.games.canadian_pro.rules.quick_kicks import quick_kick
from snapcount.games.canadian_pro.rules.returns import QuickKick, received, received_quick_kick
from snapcount.games.canadian_pro.state import After, Options, Play, State
from snapcount.games.canadian_pro.tables import AFTER_SINGLE, LAW, ORDINARY
from snapcount.games.canadian_pro.teams.cards import Team
from snapcount.games.canadian_pro.teams.teams import team as team_of

Resolve = Callable[[Table, State, Call, DefenceCall | None], Kick | QuickKick | Play]
KICKS: dict[str, Resolve] = {"punt": punt, "fg": field_goal, "quick_kick": quick_kick}
USUAL = DefenceCall(3, ORDINARY[0])
"""Against a quick kick nobody is set for one."""


def kick_value(state: State, call: Call) -> float:
    """What this kick is worth to the side that has the ball."""
    wind = (state.weather, state.opening_kicker, state.quarter % 2) if state.weather else (0, Seat.HOME, 1)
    return _kick_value(
        state.options, state.situation.offence, wind, state.situation.ball, min(state.situation.down, 3), call
    )


@lru_cache(maxsize=8192)
def _kick_value(
    options: Options, team: Seat, wind: tuple[int, Seat, int], ball: int, down: int, call: Call
) -> float:
    weather, opener, quarter = wind
    now = new_series(LAW, team, ball)._replace(down=down)
    state = State(options, "scrimmage", now, quarter, 600, (0, 0), weather=weather, opening_kicker=opener)
    card = club(state, team).place_kicking

    def play(t: Table) -> After:
        result = KICKS[call.play](t, state, call, USUAL)
        if isinstance(result, Kick):
            result = received(t, state, result)
        elif isinstance(result, QuickKick):
            result = received_quick_kick(t, state, result)
        return next_down(now, result.end)

    return plain_sum(
        float(chance) * worth(after, team, card) for after, chance in odds_of(options).of(play).items()
    )


@lru_cache(maxsize=8)
def odds_of(options: Options) -> Odds:
    """One memory of enumerated kicks per pair of teams."""

    def answer(seat: Seat, question: Question[Any]) -> Any:
        return (
            return_choice(team_of(options.team(seat)), question)
            if isinstance(question, ReturnKick)
            else "return"
        )

    return Odds(answer)


def return_choice(club: Team, question: ReturnKick) -> str:
    """Out of the end zone if the return is likely to come further than conceding is worth."""
    if "concede" not in question.choices:
        return "return"
    conceded = first_down(AFTER_SINGLE) - 1
    if question.known is not None:
        spot = question.spot + question.known
        return "return" if spot >= 0 and first_down(spot) > conceded else "concede"
    men = (*club.kickoff_returns, *club.punt_returns)
    man = next((man for man in men if man.name == question.returner), club.punt_returns[-1])
    run = 0.0
    for weight, cell in zip(WEIGHTS, man.columns[question.column], strict=True):
        spot = question.spot + cell.yards
        run += weight * (6.0 if cell.word == "TD" else first_down(spot) if spot >= 0 else conceded)
    return "return" if run > conceded else "concede"
