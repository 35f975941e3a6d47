"""What calls are worth in win chance: the enumerated ends of every play on a ladder of win chances."""

from __future__ import annotations

from collections.abc import Sequence

from snapcount.core.drivers.script import Script
from snapcount.core.review.judging import Value, own
from snapcount.core.table import Seat
from snapcount.football.scoring import add
from snapcount.games.canadian_pro.coaches.matchup import matchup_of
from snapcount.games.canadian_pro.coaches.model import FLAG_WORTH, SPOTS, Ladder
from snapcount.games.canadian_pro.coaches.outlook import call_values
from snapcount.games.canadian_pro.coaches.plans import split
from snapcount.games.canadian_pro.rules.calls import Call
from snapcount.games.canadian_pro.rules.clock import Done, conclude, end_period
from snapcount.games.canadian_pro.rules.defences import DefenceCall
from snapcount.games.canadian_pro.rules.downs import next_down
from snapcount.games.canadian_pro.state import End, State
from snapcount.games.canadian_pro.tables import FIELD

NEAREST = 20
"""A ball taken away is brought out so far on average (coaches/model.py)."""


def chances(
    state: State, calls: Sequence[Call], defences: Sequence[DefenceCall], value: Value
) -> list[list[float]]:
    """The offence's win chance for each run or pass against each defence."""
    matchup, steps = matchup_of(state), ladder(state, value)
    settings = [split(defence) for defence in defences]
    return [call_values(matchup, call, settings, steps, state.situation.ball) for call in calls]


def ladder(state: State, value: Value) -> Ladder:
    """The offence's win chance wherever its play may end, time gone by as on a run."""
    seat = state.situation.offence
    known: dict[End, float] = {}

    def worth(end: End) -> float:
        if end not in known:
            known[end] = own(seat, value(after(state, end)))
        return known[end]

    more = state._replace(score=add(state.score, seat, 1))
    flag = FLAG_WORTH * (own(seat, value(more)) - own(seat, value(state)))
    return Ladder(
        [worth(kept(seat, spot)) for spot in SPOTS], [worth(lost(seat.other, spot)) for spot in SPOTS], flag
    )


def kept(seat: Seat, spot: int) -> End:
    """The offence still has the ball there; beyond a goal line somebody has scored."""
    if spot > FIELD:
        return End(seat, how="touchdown")
    return End(seat.other, how="safety") if spot < 0 else End(seat, min(FIELD - 1, max(1, spot)))


def lost(other: Seat, spot: int) -> End:
    """The other side has it where the offence counts `spot`."""
    if spot <= 0:
        return End(other, how="touchdown")
    return End(other, min(FIELD - 1, max(NEAREST, FIELD - spot)))


def after(state: State, end: End) -> State:
    """The checkpoint after a play that ended so, the period's end included."""
    table = Script()
    how = "" if end.how == "dead" else end.how
    found = conclude(table, state, next_down(state.situation, end), Done("run", hurt=state.hurt, how=how))
    return end_period(table, found) if found.period_over else found
