"""What a seat may see: everything that a state holds (CP-11.5, 21.1).

Hidden are only the calls of the play in progress, and those are never in a state: they are sealed answers that the
table shows when both are given.
"""

from __future__ import annotations

from random import Random

from snapcount.core.table import Seat
from snapcount.games.canadian_pro.state import State


def view(state: State, seat: Seat | None) -> State:
    return state


def scramble(state: State, seat: Seat | None, random: Random) -> State:
    """Nothing in a state is hidden, so there is nothing to draw anew."""
    return state
