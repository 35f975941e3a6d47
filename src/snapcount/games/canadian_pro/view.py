"""What a seat may see: everything that a state holds (CP-11.5, CP-21.1), and who stands where because of it.

Hidden are only the calls of the play in progress, and those are never in a state: they are sealed answers that the
table shows when both are given.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import NamedTuple

from snapcount.core.data.made import new
from snapcount.core.table import Seat
from snapcount.games.canadian_pro.rules.lineups import Line, Lines, lines_of
from snapcount.games.canadian_pro.state import State

Men = tuple[tuple[str, str], ...]
"""Names by position, stand-ins for the hurt included; a position that nobody can fill is missing."""


class View(NamedTuple):
    state: State
    titles: tuple[str, str]
    """What the teams are called on their cards."""
    men: tuple[Men, Men]
    """Who would take the field now, home and away."""


def view(state: State, seat: Seat | None) -> View:
    return new(View, (state, *on_the_field(lines_of(state))))


@lru_cache(maxsize=4096)
def on_the_field(lines: Lines) -> tuple[tuple[str, str], tuple[Men, Men]]:
    home, away = lines
    return (home.team.title, away.team.title), (men(home), men(away))


def men(line: Line) -> Men:
    return tuple([(place, man.name) for place, man in line.men.items()])


def scramble(state: State, seat: Seat | None, random: Random) -> State:
    """Nothing in a state is hidden, so there is nothing to draw anew."""
    return state
