"""Where a play leaves the game, by the rules themselves: the ends that a value is looked up for."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from math import fsum
from operator import mul
from typing import Any, NamedTuple

from snapcount.core.adding import plain_sum
from snapcount.core.drivers.tree import Chance, Choice, Tree
from snapcount.core.table import Seat
from snapcount.football.situation import Situation
from snapcount.games.dice_football.rules.downs import place_ball
from snapcount.games.dice_football.rules.field_goal import good, missed
from snapcount.games.dice_football.rules.fouls import against_defence, against_offence
from snapcount.games.dice_football.rules.kicks import free_kick, kickoff, punt
from snapcount.games.dice_football.rules.overtime import scored, stage_of
from snapcount.games.dice_football.rules.results import Kind, Play
from snapcount.games.dice_football.rules.spots import PLACES
from snapcount.games.dice_football.rules.turnovers import turnover
from snapcount.games.dice_football.state import Options, Overtime, Phase, State
from snapcount.games.dice_football.tables import FIELD, TIMEOUTS

OURS, THEIRS = Seat.HOME, Seat.AWAY
FULL = (TIMEOUTS, TIMEOUTS)
PLENTY = 30
"""Plays left of a half that isn't about to end."""
DEEPEST = FIELD + 10
"""A turnover farther on counts as one on the end line (DF-13.4)."""
WALKED = Tree()


class Course(NamedTuple):
    """What decides, beside the ball, where a play leads: the stage of overtime (0: none), and the lead there."""

    stage: int = 0
    lead: int = 0


class End(NamedTuple):
    """A phase that a play has led to, and what was gained on the way, as seen by the side that had the ball."""

    phase: Phase
    ours: bool
    ball: int
    down: int
    line: int
    gained: int
    """Points, ours less theirs."""
    stage: int


REGULATION = Course()


@cache
def before(course: Course, phase: Phase = "scrimmage") -> State:
    """A state of such a course with the ball in our hands."""
    stage, lead = course
    overtime = None
    if stage:
        overtime = Overtime(THEIRS if stage == 2 else OURS, stage)
    situation = PLACES[phase][OURS] if phase in PLACES else Situation(OURS, 50, 2, FIELD)
    if stage == 1 and phase == "kickoff":
        overtime = Overtime(THEIRS, 1)
    elif stage == 2 and phase in ("kickoff", "free_kick"):
        overtime = Overtime(OURS, 2)
    score = (max(0, lead), max(0, -lead))
    return State(Options(), phase, 3 if stage else 2, PLENTY, score, FULL, situation, None, overtime, ())


def at(course: Course, ball: int, down: int = 2, line: int = FIELD) -> State:
    return before(course)._replace(situation=Situation(OURS, ball, down, line))


def end_of(course: Course, state: State) -> End:
    offence, ball, down, line = state.situation
    gained = state.score[0] - state.score[1] - course.lead
    return End(state.phase, offence is OURS, ball, down, line, gained, stage_of(state))


class Sure(NamedTuple):
    """Ends with their chances: one, or one of many."""

    ends: tuple[End, ...]
    chances: tuple[float, ...]


class Chosen(NamedTuple):
    """Whichever we (or they) like best."""

    ours: bool
    parts: tuple[Sure | Chosen, ...]


Ends = Sure | Chosen
LEAST = 1e-8
"""Rarer ends of a return are left out, and the rest is scaled."""


def ends_of(course: Course, tree: Any) -> Ends:
    """A tree of states as one of ends."""
    if isinstance(tree, Choice):
        return Chosen(tree.seat is OURS, tuple([ends_of(course, below) for _, below in tree.parts]))
    merged: dict[End, float] = {}
    for state, chance in tree.parts if isinstance(tree, Chance) else ((tree, 1.0),):
        end = end_of(course, state)
        merged[end] = merged.get(end, 0.0) + chance
    kept = {end: chance for end, chance in merged.items() if chance > LEAST}
    whole = fsum(kept.values())
    return Sure(tuple(kept), tuple([chance / whole for chance in kept.values()]))


def worth(found: Ends, value: Callable[[End], float]) -> float:
    """What it is worth to us, when both sides choose what is best for them."""
    if isinstance(found, Sure):
        return float(plain_sum(map(mul, found.chances, map(value, found.ends))))
    values = [worth(part, value) for part in found.parts]
    return max(values) if found.ours else min(values)


def walked(course: Course, body: Callable[..., Any], *args: Any) -> Ends:
    return ends_of(course, WALKED.of(body, *args))


def sure(course: Course, body: Callable[..., Any], *args: Any) -> End:
    found = walked(course, body, *args)
    assert isinstance(found, Sure) and len(found.ends) == 1
    return found.ends[0]


@lru_cache(maxsize=1000)
def placed(course: Course, down: int, line: int) -> tuple[End, ...]:
    """By spot, 0 (behind the own goal line) to 100: what a play that ends there leads to."""
    ball = line - 1
    state = at(course, ball, down, line)
    return tuple([sure(course, place_ball, state, spot - ball) for spot in range(FIELD + 1)])


def next_down(end: End) -> bool:
    return end.phase == "scrimmage" and end.ours and end.down > 1


def lost(course: Course, spot: int, returned: bool) -> Ends:
    """A turnover at a spot from 0 to 110."""
    play = Play(Kind.FUMBLE, spot - 50, FULL, 4 if returned else 3)
    return walked(course, turnover, at(course, 50), play)


def kicked(course: Course, how: str, ball: int = 50) -> Ends:
    """A punt, a field goal that is good or missed, a kickoff, a free kick."""
    if how == "kickoff":
        return walked(course, kickoff, before(course, "kickoff"))
    if how == "free_kick":
        return walked(course, free_kick, before(course, "free_kick"))
    if how == "punt":
        return walked(course, punt, at(course, ball))
    kind = Kind.FIELD_GOAL_GOOD if how == "good" else Kind.FIELD_GOAL_MISSED
    return walked(course, good if how == "good" else missed, at(course, ball), Play(kind, 0, FULL, 0))


def named(course: Course, name: str) -> Ends:
    """What a turnover or a kick leads to, by name and spot: "returned 63", "kept 12", "punt 35", "kickoff"."""
    what, _, spot = name.partition(" ")
    if what in ("kept", "returned"):
        return lost(course, int(spot), what == "returned")
    return kicked(course, what, int(spot or 50))


NAMES = (
    *("kickoff", "free_kick", "good"),
    *(f"{what} {spot}" for what in ("kept", "returned") for spot in range(DEEPEST + 1)),
    *(f"{what} {ball}" for what in ("punt", "missed") for ball in range(1, FIELD)),
)


@cache
def tried(course: Course, points: int) -> End:
    """What follows our try for so many points: in overtime the kickoff or the end."""
    state = before(course, "try")
    state = state._replace(score=(state.score[0] + points, state.score[1]))
    if course.stage:
        return sure(course, scored, state)
    return End("kickoff", True, 0, 0, 0, points, 0)


@lru_cache(maxsize=20_000)
def fouled(
    course: Course, place: tuple[int, int, int], by_us: bool, event: int, last: bool, declines: bool
) -> tuple[End, bool]:
    """Where a foul leaves the ball, and whether the last play of a half is played again for it (DF-4.5)."""
    ball, down, line = place
    state = at(course, ball, down, line)
    lead = int(declines)
    if last and not course.stage:
        state = state._replace(left=0, half=2, score=(lead, 0))
    elif last:
        state = state._replace(left=0)
    body, kind = (against_offence, Kind.FOUL_OFFENCE) if by_us else (against_defence, Kind.FOUL_DEFENCE)
    after = WALKED.of(body, state, Play(kind, 0, FULL, event))
    assert isinstance(after, State)
    shift = Course(course.stage, lead if last and not course.stage else course.lead)
    return end_of(shift, after), last and after.left > 0
