"""Chapter 4: plays, half-plays, and the ends of quarters."""

from __future__ import annotations

from typing import Any

from snapcount.core.table import Table, rule
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.state import Drawn, Path, State, kick_from, settled

BETWEEN_PLAYS = ("scrimmage", "kickoff", "free_kick")


def half_plays_count(state: State) -> bool:
    """OS-4.3: in the last five plays of a half, or throughout if so agreed; overtime is the end of one (OS-19.3)."""
    if state.options.half_play == "all":
        return True
    late = state.quarter in (2, 4) or state.quarter > 4
    return state.options.half_play == "last5" and late and state.left <= tables.LAST_FIVE


def is_over(state: State) -> bool:
    """OS-4.1: no unit is left, and no untimed down or try is due."""
    return state.left <= 0 and not state.untimed and not state.trying and state.phase in BETWEEN_PLAYS


@rule("OS-4.1")
def count(t: Table, state: State, stops_clock: bool) -> State:
    """A play costs two units, one if it stops the clock while half-plays count; a try or untimed down nothing.

    OS-4.2: every kind of down and kick counts alike. OS-4.5: the last unit pays for any play.
    """
    if state.trying or state.untimed:
        return state._replace(untimed=False)
    cost = tables.HALF_UNITS if stops_clock and half_plays_count(state) else tables.UNITS
    return state._replace(left=max(0, state.left - cost))


@rule("OS-4.7")
def untimed_down(t: Table, state: State) -> State:
    """A half can't end on an enforced face mask: one more play, outside the count."""
    if state.left > 0 or state.quarter in (1, 3) or state.trying:
        return state
    t.tell("untimed_down", seat=state.offence)
    return state._replace(untimed=True)


@rule("OS-3.3")
def end_of_quarter(t: Table, state: State) -> State:
    """Ends change after the first and third quarter; the drive or the kickoff goes on at the other end (OS-3.4)."""
    t.tell("quarter_ended", quarter=state.quarter, score=state.score)
    goes = -state.home_goes
    return state._replace(
        quarter=state.quarter + 1,
        left=state.options.plays * tables.UNITS,
        home_goes=goes,
        last=None,
    )


@rule("OS-3.3")
def second_half(t: Table, state: State) -> State:
    """The third quarter has the ends of the first, and the team that kicked off the game receives."""
    t.tell("quarter_ended", quarter=state.quarter, score=state.score)
    return state._replace(
        phase="kickoff",
        quarter=3,
        left=state.options.plays * tables.UNITS,
        home_goes=state.first_goes,
        situation=kick_from(state.opening_kicker.other, tables.KICKOFF_LINE),
        trying=False,
        last=None,
    )


def play_began(t: Table, state: State, kind: str, **more: Any) -> None:
    """With everything a statistic needs to know of the play that begins."""
    t.tell(
        "play_began", kind=kind, seat=state.offence, situation=state.situation, quarter=state.quarter,
        left=state.left, score=state.score, **more,
    )  # fmt: skip


def cleared(state: State) -> State:
    """Everything that belonged to the play that is over."""
    return state._replace(declared="", linebackers=(), catch=None, run=None, foul=None)


def drew(state: State, path: Path, by: str, *, dot: tuple[float, float] | None = None) -> State:
    """OS-9.8: the line on the field after the play, and the linebackers with their cover off."""
    return state._replace(last=Drawn((*path[:-1], settled(path[-1])), dot, state.linebackers, by))
