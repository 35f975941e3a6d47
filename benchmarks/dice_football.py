"""What `snapcount bench` measures of Dice Football besides whole games."""

from __future__ import annotations

from collections.abc import Callable

from snapcount.core.drivers.odds import Odds
from snapcount.core.equilibrium import solve
from snapcount.core.table import Seat
from snapcount.football.situation import Situation
from snapcount.games.dice_football.coaches.odds import call_odds, plainly_played
from snapcount.games.dice_football.coaches.worth import load_model
from snapcount.games.dice_football.state import Call, Options, State

FIRST_AND_TEN = State(
    Options(), "scrimmage", 2, 30, (0, 0), (3, 3), Situation(Seat.HOME, 35, 1, 45), None, None, ()
)


def exact_odds() -> None:
    """All 24 events, every throw, chains of doublets 20 deep."""
    call_odds(FIRST_AND_TEN, Call.LONG_PASS, 3)


def quick_odds() -> None:
    """The same with chains 8 deep: right to seven digits."""
    call_odds(FIRST_AND_TEN, Call.LONG_PASS, 3, Odds(plainly_played, depth=8))


def equilibrium() -> None:
    """Both mixes of a snap from the shipped model."""
    model = load_model()
    solve(model.game.payoffs(model.worths[24], 35, 1, 45).matrix)


BENCHMARKS: list[tuple[str, Callable[[], None], str]] = [
    ("exact odds of one call pair", exact_odds, "ms"),
    ("odds of one call pair, chains 8 deep", quick_odds, "ms"),
    ("equilibrium of a snap", equilibrium, "ms"),
]
