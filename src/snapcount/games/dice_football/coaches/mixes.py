"""How both sides should mix the cards that they lay now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from snapcount.core.equilibrium import solve
from snapcount.core.foresight import Mixes
from snapcount.core.table import Question, Seat
from snapcount.games.dice_football.analysis import solved
from snapcount.games.dice_football.coaches.outlook import mix, outlook, winning
from snapcount.games.dice_football.coaches.veteran import try_chances
from snapcount.games.dice_football.coaches.worth import good_chance, unchanged
from snapcount.games.dice_football.questions import CallDefence, CallPlay, CallTry, DefendTry
from snapcount.games.dice_football.rules.timeouts import IN_RANGE
from snapcount.games.dice_football.state import Call, State
from snapcount.games.dice_football.tables import DEFENCES, SCRIMMAGE, TRY_KICK, TRY_TWO, TRY_YARDS
from snapcount.games.dice_football.view import view

Rows = dict[Call, list[float]]
CHANCE = "the chance to win"


def equilibrium(state: State, waiting: Mapping[Seat, Question[Any]]) -> Mixes | None:
    """By the solved game; where it isn't solved, by the veteran's model: points, late in the game the chance to win."""
    asked = {type(question) for question in waiting.values()}
    if not asked & {CallPlay, CallDefence, CallTry, DefendTry}:
        return None
    if solved.is_solved(state.options):
        return mixed(solved.cells(state), CHANCE)
    late = outlook(view(state, None), state.situation.offence).lead is not None
    rows = try_rows(state) if state.phase == "try" else snap_rows(state)
    return mixed(rows, CHANCE if late else "points")


def mixed(rows: Rows, unit: str) -> Mixes:
    found = solve(list(rows.values()))
    return Mixes(
        found.value,
        unit,
        dict(zip(rows, found.rows, strict=True)),
        dict(zip(DEFENCES, found.columns, strict=True)),
    )


def snap_rows(state: State) -> Rows:
    """What each card is worth against each defence card; none of them touches a kick."""
    offence, ball, down, line = state.situation
    payoffs = mix(outlook(view(state, None), offence), ball, down, line).payoffs
    rows: Rows = dict(zip(SCRIMMAGE, payoffs.matrix, strict=True))
    if ball >= IN_RANGE:
        rows[Call.FIELD_GOAL] = [payoffs.field_goal] * len(DEFENCES)
    rows[Call.PUNT] = [payoffs.punt] * len(DEFENCES)
    return rows


def try_rows(state: State) -> Rows:
    seen = outlook(view(state, None), state.situation.offence)
    use = unchanged if seen.lead is None else winning(seen.lead, seen.plays)
    nothing, one, two = (use(points + seen.worth().kickoff) for points in (0, TRY_KICK, TRY_TWO))
    rows: Rows = {
        call: [chance * two + (1 - chance) * nothing for chance in chances]
        for call, chances in zip(SCRIMMAGE, try_chances(), strict=True)
    }
    good = good_chance(TRY_YARDS)
    rows[Call.FIELD_GOAL] = [good * one + (1 - good) * nothing] * len(DEFENCES)
    return rows
