"""The solved game: the chance to win at any position, and what every pair of cards is worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from snapcount.core.table import Refusal, Seat
from snapcount.football.scoring import lead
from snapcount.games.dice_football.analysis import book, series
from snapcount.games.dice_football.analysis.book import Lane
from snapcount.games.dice_football.analysis.compiling import calls_at
from snapcount.games.dice_football.analysis.matrix import Matrix
from snapcount.games.dice_football.analysis.values import HALF_2, OPENED, OVERTIME, RECEIVED
from snapcount.games.dice_football.state import Call, Options, State
from snapcount.games.dice_football.tables import SCRIMMAGE

HOW = "both sides play best: the solved game"
LEFT_OUT = ("plays_per_quarter", "burnt_deck", "no_ties", "no_onside", "long_returns")
"""Options that make it another game. Without overtime (DF-14.6) a level score is worth the same half."""
KICKS = {"kickoff": book.kickoff, "free_kick": book.free_kick, "try": book.tried}


def problem(options: Mapping[str, Any]) -> Refusal | None:
    """Only the standard game is solved."""
    standard = Options()._asdict()
    for name in LEFT_OUT:
        if options.get(name, standard[name]) != standard[name]:
            return Refusal(
                "DF-A.4",
                f"Only the standard game is solved: with {name} {options[name]} nobody has worked it out yet.",
            )
    return None


def is_solved(options: Options) -> bool:
    return problem(options._asdict()) is None


def lane_of(state: State) -> Lane:
    """As the side sees it that has the ball, kicks or tries."""
    seat = state.situation.offence
    if state.overtime is not None:
        part = OVERTIME[state.overtime.stage - 1]
    elif state.half == 1:
        part = OPENED if state.opening_kicker is seat else RECEIVED
    else:
        part = HALF_2
    timeouts = state.timeouts
    return Lane(part, state.left, timeouts[seat], timeouts[seat.other], lead(state.score, seat))


def win_chance(state: State) -> float:
    """Home's, a tie counted one half (DF-15.8)."""
    if state.phase == "over":
        return book.won(lead(state.score, Seat.HOME))
    if state.phase == "overtime_toss":
        return 0.5
    if state.phase == "toss":
        return toss(state)
    lane = lane_of(state)
    if state.phase == "scrimmage":
        offence, ball, down, line = state.situation
        mine = series.snap_value(lane, down, ball, line)
    else:
        offence, mine = state.situation.offence, KICKS[state.phase](lane)
    mine = min(1.0, max(0.0, mine))  # a mix may be off by a rounding
    return mine if offence is Seat.HOME else 1 - mine


def toss(state: State) -> float:
    """A fair coin, and the better choice of who wins it (DF-3.2)."""
    kicks, receives = sides(state)
    return 0.5 * (max(kicks, receives) + min(kicks, receives))


def sides(state: State) -> tuple[float, float]:
    """Home's chance if it kicks off to open the game, and if it receives."""
    home, away = state.timeouts
    ahead = lead(state.score, Seat.HOME)
    kicks = book.kickoff(Lane(OPENED, state.left, home, away, ahead))
    receives = 1 - book.kickoff(Lane(OPENED, state.left, away, home, -ahead))
    return kicks, receives


def cells(state: State) -> dict[Call, list[float]]:
    """What each card is worth to the offence against each defence card, at a snap or a try."""
    lane = lane_of(state)
    if state.phase == "try":
        return dict(zip((*SCRIMMAGE, Call.FIELD_GOAL), book.try_rows(lane), strict=True))
    _, ball, down, line = state.situation
    found: Matrix = series.snap_cells(lane, down, ball, line)
    return dict(zip(calls_at(ball), found, strict=True))
