"""What a seat may see: everything but the other side's card, which is in no state (DF-5.1)."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from snapcount.core.table import Seat
from snapcount.games.dice_football.state import Options, Pair, Phase, State


class View(NamedTuple):
    """The state as `seat` sees it; a spectator has no seat."""

    seat: Seat | None
    options: Options
    phase: Phase
    half: int
    plays_left: int
    score: Pair
    timeouts: Pair
    offence: Seat | None
    ball: int
    down: int
    line: int
    first_receiver: Seat | None
    first: Seat | None
    stage: int
    deck: tuple[int, ...]


def view(state: State, seat: Seat | None) -> View:
    return View(
        seat,
        state.options,
        state.phase,
        state.half,
        state.plays_left,
        state.score,
        state.timeouts,
        state.offence,
        state.ball,
        state.down,
        state.line,
        state.first_receiver,
        state.first,
        state.stage,
        state.deck,
    )


def scramble(state: State, seat: Seat | None, random: Random) -> State:
    """Nothing hidden lasts from one phase to the next."""
    return state
