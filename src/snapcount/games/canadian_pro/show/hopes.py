"""What a call gains on average against setting 3, with what the other team's card usually adds to it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from snapcount.games.canadian_pro.rules.calls import Call
from snapcount.games.canadian_pro.rules.cells import Cell, Cells
from snapcount.games.canadian_pro.rules.lineups import line_of
from snapcount.games.canadian_pro.rules.settings import cut
from snapcount.games.canadian_pro.state import State
from snapcount.games.canadian_pro.tables import FIELD
from snapcount.games.canadian_pro.teams.cards import DefensiveTeamCard, PassingCard, RunCard, Team

WEIGHTS = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
BALANCED = 3
"""The setting in the middle."""
NO_CHANGE = Cell("NC", 0, "", "")


class PassHope(NamedTuple):
    complete: float
    gain: float
    """Yards a catch."""


def average(cells: Cells, of: Callable[[Cell], float]) -> float:
    return sum(weight * of(cell) for weight, cell in zip(WEIGHTS, cells, strict=True)) / 36


def share(cells: Cells, wanted: Callable[[Cell], bool]) -> float:
    return average(cells, lambda cell: float(wanted(cell)))


def defenders(state: State) -> Team:
    return line_of(state, state.situation.offence.other).team


def added(state: State, column: str) -> Cells:
    """What is added to the setting by the defence's dice: only in the Basic Game is that one column of a card."""
    return (NO_CHANGE,) * len(WEIGHTS) if state.options.advanced else defenders(state).dtc.columns[column]


@lru_cache(maxsize=512)
def usual_change(card: DefensiveTeamCard, column: str) -> int:
    """CP-4.6: the change of the setting, on average over the defence's dice."""
    return round(average(card.columns[column], lambda cell: cell.yards))


def against(state: State, column: str) -> str:
    """What the figures of a call are against, in words."""
    if state.options.advanced:
        return f"where column {BALANCED} is read"
    team = defenders(state)
    change = usual_change(team.dtc, column)
    says = (f"{change:+}".replace("-", "−")) if change else "no change"
    return f"against setting {BALANCED} and {team.title}'s card (usually {says})"


def run_hope(state: State, call: Call) -> float:
    """CP-4.7: yards, in the columns that the defence's dice lead to."""
    card = line_of(state, state.situation.offence).men[call.who].run
    assert card is not None
    return _run_hope(card, added(state, "run"))


@lru_cache(maxsize=2048)
def _run_hope(card: RunCard, changes: Cells) -> float:
    def read(change: Cell) -> float:
        return average(card.columns[cut(BALANCED + change.yards)], lambda cell: cell.yards)

    return average(changes, read)


def pass_hope(state: State, call: Call) -> PassHope:
    """CP-4.12 to CP-4.17: complete unless the quarterback's card says no, or agrees with an X or R."""
    men = line_of(state, state.situation.offence).men
    passer, receiver = men["QB"].passing, men[call.who].receiving
    assert passer is not None and receiver is not None
    left = FIELD - state.situation.ball
    gain = average(
        receiver.columns[call.depth], lambda cell: left if cell.word == "TD" else min(cell.yards, left)
    )
    return PassHope(_complete(passer, call.depth, added(state, call.depth)), gain)


@lru_cache(maxsize=2048)
def _complete(card: PassingCard, depth: str, changes: Cells) -> float:
    def read(change: Cell) -> float:
        letter = "X" if "X" in change.letters else "R" if "R" in change.letters else ""
        stopped = share(card.rush_x[depth], lambda cell: letter in cell.letters) if letter else 0.0
        column = card.columns[cut(BALANCED + change.yards)]
        return (1 - stopped) * share(column, lambda cell: cell.word == "C")

    return average(changes, read)
