"""What `snapcount bench` measures of Canadian Pro Football besides whole games."""

from __future__ import annotations

from collections.abc import Callable

from snapcount.core.drivers.odds import Odds
from snapcount.core.table import Seat
from snapcount.football.situation import Situation
from snapcount.games.canadian_pro.coaches.matchup import matchup_of
from snapcount.games.canadian_pro.coaches.plans import plan, plan_of
from snapcount.games.canadian_pro.rules.calls import Call
from snapcount.games.canadian_pro.rules.defences import DefenceCall
from snapcount.games.canadian_pro.rules.passes import pass_play
from snapcount.games.canadian_pro.rules.runs import run_play
from snapcount.games.canadian_pro.state import Options, State

FIRST_AND_TEN = State(Options(), "scrimmage", Situation(Seat.HOME, 41, 1, 51), 1, 600, (0, 0))


def run_odds() -> None:
    """Bell into setting 3: both totals, fumbles and their returns."""
    Odds().of(run_play, FIRST_AND_TEN, Call("run", "HB"), DefenceCall(3))


def pass_odds() -> None:
    """A medium pass to McGowan: interceptions with every spot and return."""
    Odds().of(pass_play, FIRST_AND_TEN, Call("pass", "SE", "M"), DefenceCall(3))


def equilibrium() -> None:
    """Both mixes of a down, the cards' odds known already."""
    plan.cache_clear()
    plan_of(FIRST_AND_TEN)
    assert matchup_of(FIRST_AND_TEN).options == Options()


BENCHMARKS: list[tuple[str, Callable[[], None], str]] = [
    ("exact odds of a run", run_odds, "ms"),
    ("exact odds of a pass", pass_odds, "ms"),
    ("equilibrium of a down", equilibrium, "ms"),
]
