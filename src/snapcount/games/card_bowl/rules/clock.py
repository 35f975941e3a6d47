"""Chapter 32: the three clocks."""

from __future__ import annotations

from typing import NamedTuple

from snapcount.core.table import Table, rule
from snapcount.football.scoring import add
from snapcount.games.card_bowl.questions import RunOff, TakeTimeout
from snapcount.games.card_bowl.rules.lineup.deal import hurry_cards
from snapcount.games.card_bowl.state import Options, Phase, Result, State
from snapcount.games.card_bowl.tables import CLOCK

COMPLEX: dict[str, int] = CLOCK["complex"]
WARNING: int = CLOCK["two_minute_warning_intervals"]
FIRST_WINDOW: int = CLOCK["windows"]["first_half_intervals"]
SECOND_WINDOW: int = CLOCK["windows"]["second_half_intervals"]
SIMPLE_RUN_OFF = 7
LONG_GAIN = 25
SCRIMMAGE = frozenset(
    ("rush", "sneak", "pass", "scramble", "screen", "lateral", "sack", "snap", "spike", "kneel")
)
KICKS = frozenset(("kickoff", "squib", "onside", "punt", "field_goal", "safety_punt"))


def quarter_length(options: Options) -> int:
    """CB-32.2, CB-32.6 Intervals of a quarter, or plays with Simple 1."""
    return options.plays_per_quarter if options.timing == "simple1" else options.intervals


def in_window(options: Options, quarter: int, left: int) -> bool:
    """CB-32.12, CB-32.23 The last two minutes of the first half, the last five of the second (and of overtime)."""
    if options.timing == "simple1":
        return False
    if quarter == 2:
        return left <= FIRST_WINDOW
    return quarter >= 4 and left <= SECOND_WINDOW


def warns(quarter: int) -> bool:
    """CB-32.11 Quarters with a two-minute warning."""
    return quarter == 2 or quarter >= 4


def dead_ball(result: Result) -> bool:
    """A play that never began: a foul before the snap, or a timeout instead of it."""
    return result.play == "" and result.event in ("replay", "retry")


def play_time(timing: str, result: Result, trying: bool) -> int:
    """Intervals (Simple 1: plays) that the play itself takes."""
    if dead_ball(result) or result.clock == "repeated":
        return 0
    if timing == "complex":
        return complex_time(result, trying)
    if timing == "simple2":
        return 1
    return 0 if trying else 1


def complex_time(result: Result, trying: bool) -> int:
    """CB-32.13, CB-32.14, CB-32.15, CB-32.16, CB-32.17, CB-32.29, CB-32.30, CB-32.31 The Complex table."""
    if trying:
        return COMPLEX["extra_point"] if result.play == "extra_point" else COMPLEX["two_point"]
    if result.clock in ("touchback", "out"):
        return COMPLEX["kickoff_touchback"]
    if result.clock == "squib":
        return COMPLEX["squib"]
    if result.clock == "dead":
        return COMPLEX["punt_no_return"]
    if result.clock == "touched" or (result.clock == "return" and result.play == "punt"):
        return COMPLEX["punt_return"]
    if result.play == "spike":
        return COMPLEX["spike"]
    far = result.play in SCRIMMAGE and (result.yards > LONG_GAIN or result.returned > LONG_GAIN)
    return COMPLEX["with_ofr"] if result.ofr or far else COMPLEX["regular"]


def counts(options: Options, result: Result, trying: bool) -> int:
    """CB-32.7 Whether Simple 1 counts the play."""
    if trying or dead_ball(result) or result.clock == "repeated":
        return 0
    if options.plays_per_quarter == CLOCK["simple1"]["scrimmage_plays_per_quarter"] and result.play in KICKS:
        return 0
    return 1


def runs_on(result: Result, late: bool, suits: bool) -> bool:
    """CB-32.8, CB-32.9, CB-32.21, CB-32.28 Whether the clock runs after the play."""
    if result.event != "ball" or result.how == "incomplete" or result.play in KICKS or result.play == "spike":
        return False
    after = result.next
    if after is None or after.kind != "scrimmage" or after.over or result.changed:
        return False
    if after.situation.offence is not result.team:
        return False
    foul = result.foul
    if foul is not None and (foul.choice != "decline" or suits):
        return False
    return not (late and result.oob)


class Ran(NamedTuple):
    """The clock after a run-off."""

    left: int
    running: bool
    hurry: int = 0


def after_play(quarter: int, left: int, time: int) -> tuple[int, bool]:
    """CB-32.5, CB-32.21 Time left after a play, and whether it crossed the two-minute warning."""
    now = max(0, left - time)
    return now, warns(quarter) and left > WARNING >= now


def run_off(quarter: int, left: int, intervals: int, hurry_up: bool) -> Ran:
    """CB-32.10, CB-32.20 A run-off stops at the warning and at the end of the quarter; cut short it gives no cards.

    CB-32.19 Otherwise the defence gets its hurry-up cards.
    """
    floor = WARNING if warns(quarter) and left > WARNING else 0
    now = max(floor, left - intervals)
    whole = now == left - intervals
    running = now > floor
    return Ran(now, running, hurry_cards(intervals) if hurry_up and whole else 0)


@rule("CB-32.4")
def between_plays(t: Table, state: State) -> State:
    """CB-32.18 The clock runs: a timeout by either team stops it, else intervals run off before the snap."""
    offence = state.situation.offence
    unasked = state.options.simple and not in_window(state.options, state.quarter, state.left)  # CB-33.8
    for seat in (offence, offence.other):
        left = 0 if unasked else state.timeouts[seat]
        if left and t.ask(seat, TakeTimeout(left, state.left)) == "timeout":
            t.tell("timeout", seat=seat)
            return state._replace(timeouts=add(state.timeouts, seat, -1), running=False, phase="scrimmage")
    if state.options.timing == "complex":
        intervals = SIMPLE_RUN_OFF if unasked else t.ask(offence, RunOff(state.left))
        ran = run_off(state.quarter, state.left, intervals, True)
    else:
        ran = run_off(state.quarter, state.left, SIMPLE_RUN_OFF, False)
    hurry = ran.hurry if ran.left else 0  # CB-34.1 a new quarter begins with the clock stopped
    t.tell("ran_off", intervals=state.left - ran.left, left=ran.left, hurry=hurry, seat=offence)
    phase: Phase = "scrimmage" if ran.left else "quarter"
    return state._replace(left=ran.left, running=False, hurry=hurry, phase=phase)
