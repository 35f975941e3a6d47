"""The game from checkpoint to checkpoint."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from snapcount.core.rulebook import Value
from snapcount.core.table import Seat, Table, rule
from snapcount.games.scrimmage.rules.kicking import begin_full_down, free_kick, kick_off, settle_full
from snapcount.games.scrimmage.rules.scenarios import (
    begin_down,
    roll_objective,
    settle_multiple,
    settle_single,
    toss,
)
from snapcount.games.scrimmage.rules.sequence import PHASES
from snapcount.games.scrimmage.state import Match, Options, Play, State, plays_of


def start(options: Mapping[str, Value]) -> State:
    settled: dict[str, Any] = dict(options)
    play = Play(
        phase="toss", turn="pre", number=1, offence=Seat.HOME, dir=1, scrimmage_line=30, hex=0, men=()
    )
    chosen = Options(**settled)
    return State(chosen, Match(left=plays_of(chosen)), play)


def choose_down(t: Table, state: State) -> State:
    return (begin_full_down if state.options.scenario == "full" else begin_down)(t, state)


def settle(t: Table, state: State) -> State:
    """SC-5.14: the play is over."""
    return SETTLE[state.options.scenario](t, state)


SETTLE: dict[str, Callable[[Table, State], State]] = {
    "single": settle_single,
    "multiple": settle_multiple,
    "full": settle_full,
}
BETWEEN: dict[str, Callable[[Table, State], State]] = {
    "toss": toss,
    "objective": roll_objective,
    "kickoff": kick_off,
    "free_kick": free_kick,
    "scrimmage": choose_down,
    "settle": settle,
}
EVERY = {**PHASES, **BETWEEN}


@rule("SC-5.1")
def play(t: Table, state: State) -> State:
    """One phase, from checkpoint to checkpoint."""
    return EVERY[state.play.phase](t, state)


def is_over(state: State) -> bool:
    return state.play.phase == "over"
