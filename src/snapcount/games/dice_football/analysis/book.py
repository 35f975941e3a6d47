"""What the solved game says of every end of a play: first downs and kickoffs are looked up, the rest follows."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from snapcount.core.equilibrium import solve
from snapcount.games.dice_football.analysis import ends, sums, values
from snapcount.games.dice_football.analysis.ends import Course, End
from snapcount.games.dice_football.analysis.values import (
    HALF_2,
    MOST,
    OPENED,
    OVERTIME,
    PLAYS,
    RECEIVED,
    Key,
    row,
)
from snapcount.games.dice_football.coaches.veteran import try_chances
from snapcount.games.dice_football.coaches.worth import good_chance
from snapcount.games.dice_football.rules.course import DEAD
from snapcount.games.dice_football.tables import DEFENCES, TIMEOUTS, TRY_KICK, TRY_TWO, TRY_YARDS

OTHER = {OPENED: RECEIVED, RECEIVED: OPENED, HALF_2: HALF_2}


class Lane(NamedTuple):
    """A moment of the game but for the ball, as seen by the side that has it, kicks or tries."""

    part: str
    left: int
    ours: int
    theirs: int
    lead: int

    @property
    def stage(self) -> int:
        return OVERTIME.index(self.part) + 1 if self.part in OVERTIME else 0

    @property
    def course(self) -> Course:
        return Course(self.stage, self.lead) if self.part in OVERTIME else ends.REGULATION

    def later(self) -> Lane:
        return self._replace(left=self.left - 1)


def won(lead: int) -> float:
    """DF-15.8 A tie is worth one half."""
    return 0.5 + 0.5 * ((lead > 0) - (lead < 0))


def value(lane: Lane, end: End) -> float:
    """What an end of our play is worth to us; `lane` is ours after the play."""
    part, left, ours, theirs, lead = lane
    lead += end.gained
    if end.phase == "over":
        return won(lead)
    if end.stage:
        part = OVERTIME[end.stage - 1]
    elif not end.ours:
        part = OTHER[part]
    if end.ours:
        return held(Lane(part, left, ours, theirs, lead), end)
    return 1 - held(Lane(part, left, theirs, ours, -lead), end)


def held(lane: Lane, end: End) -> float:
    """What it is worth to the side that has the ball, kicks or tries."""
    if lane.left == 0 and end.phase in DEAD:
        return ended(lane)
    if end.phase == "scrimmage":
        return firsts(lane)[end.ball]
    return {"kickoff": kickoff, "free_kick": free_kick, "try": tried}[end.phase](lane)


def firsts(lane: Lane) -> tuple[float, ...]:
    """First and ten, by ball."""
    return row(key_of(lane), lane.left)


def key_of(lane: Lane) -> Key:
    """Its table."""
    part, _, ours, theirs, lead = lane
    return Key(part, ours, theirs, max(-MOST, min(MOST, lead)))


def ended(lane: Lane) -> float:
    """No plays left: the end, or in half 1 the kickoff of half 2, which who opened the game receives (DF-3.2)."""
    if lane.part == OPENED:
        return 1 - kickoff(Lane(HALF_2, PLAYS, TIMEOUTS, TIMEOUTS, -lane.lead))
    if lane.part == RECEIVED:
        return kickoff(Lane(HALF_2, PLAYS, TIMEOUTS, TIMEOUTS, lane.lead))
    return won(lane.lead)


@lru_cache(maxsize=5000)
def kickoff(lane: Lane) -> float:
    """To the side that kicks."""
    if lane.part not in OVERTIME:
        return values.kickoff(key_of(lane), lane.left)
    return after(lane.later()).of("kickoff", lane.course)


@lru_cache(maxsize=5000)
def free_kick(lane: Lane) -> float:
    """To the side that kicks."""
    return after(lane.later()).of("free_kick", lane.course)


@lru_cache(maxsize=5000)
def tried(lane: Lane) -> float:
    """To the side that tries."""
    return float(solve(try_rows(lane)).value)


def try_rows(lane: Lane) -> list[list[float]]:
    """By card (run, passes, kick) and defence card."""
    nothing, one, two = (value(lane, ends.tried(lane.course, points)) for points in (0, TRY_KICK, TRY_TWO))
    good = good_chance(TRY_YARDS)
    return [
        *([chance * two + (1 - chance) * nothing for chance in row] for row in try_chances()),
        [good * one + (1 - good) * nothing] * len(DEFENCES),
    ]


class After(dict[str, float]):
    """What turnovers and kicks are worth to us, by name; `lane` is ours after the play."""

    def __init__(self, lane: Lane) -> None:
        super().__init__()
        self.lane = lane
        self.ends = Values(lane)

    def __missing__(self, name: str) -> float:
        self[name] = found = self.of(name, self.lane.course)
        return found

    def of(self, name: str, course: Course) -> float:
        return ends.worth(sums.after(course)[name], self.ends.__getitem__)


class Values(dict[End, float]):
    """Ends of a play, each looked up once."""

    def __init__(self, lane: Lane) -> None:
        super().__init__()
        self.lane = lane

    def __missing__(self, end: End) -> float:
        self[end] = found = value(self.lane, end)
        return found


@lru_cache(maxsize=500)
def after(lane: Lane) -> After:
    return After(lane)
