"""What a seat may see: everything but the other side's card, which is in no state (DF-5.1)."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from snapcount.core.data.made import new
from snapcount.core.table import Seat
from snapcount.football.scoring import Pair
from snapcount.football.situation import Situation
from snapcount.games.dice_football.state import Options, Overtime, Phase, State


class View(NamedTuple):
    """The state as `seat` sees it; a spectator has no seat."""

    seat: Seat | None
    options: Options
    phase: Phase
    half: int
    left: int
    score: Pair
    timeouts: Pair
    situation: Situation[int]
    opening_kicker: Seat | None
    overtime: Overtime | None
    deck: tuple[int, ...]


assert View._fields == ("seat", *State._fields), (
    "a field of the state must be open to everybody to be seen here"
)


def view(state: State, seat: Seat | None) -> View:
    """Every field of a state is open; the check above stands for the list."""
    return new(View, (seat,) + state)


def scramble(state: State, seat: Seat | None, random: Random) -> State:
    """Nothing hidden lasts from one phase to the next."""
    return state
