"""The clock of a match between people. The rules know nothing of it: it is read from rows beside the game's own.

Every change is a row with the wall-clock time it happened at, so the clock goes on while no server runs and is the same
at every worker. Nothing happens by itself when it runs out: the other seat may then claim.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from typing import Any

from snapcount.core.table import Seat
from snapcount.server.wire.writer import NAMES, SEATS

ANSWER = "answer"
GAME = "game"
Times = tuple[float | None, float | None]


@dataclass(frozen=True)
class Clock:
    """`per` answer every question has `seconds`, per game all of them together. It starts when both have come."""

    per: str
    seconds: int
    coach: str = ""
    """The level of the coach that may take an empty chair, where both agree to it."""
    agreed: frozenset[Seat] = frozenset()
    came: frozenset[Seat] = frozenset()
    at: float | None = None
    """When the game last moved; None: the clock has not started."""
    left: tuple[float, float] = (0.0, 0.0)
    """What each seat had left then."""
    since: Times = (None, None)
    """When a seat was asked that was asked already when the game last moved."""

    def asked_at(self, seat: Seat) -> float | None:
        since = self.since[seat]
        return self.at if since is None else since

    def left_at(self, seat: Seat, now: float, waiting: Collection[Seat]) -> float:
        """Seconds a seat has left."""
        asked = self.asked_at(seat)
        if asked is None or seat not in waiting:
            return self.left[seat]
        return self.left[seat] - max(0.0, now - asked)

    def out(self, seat: Seat, now: float, waiting: Collection[Seat]) -> bool:
        return self.at is not None and seat in waiting and self.left_at(seat, now, waiting) <= 0

    @property
    def coach_agreed(self) -> bool:
        return self.coach != "" and len(self.agreed) == len(Seat)

    def again(self) -> Clock:
        """The same for a rematch, where the seats change over."""
        return Clock(self.per, self.seconds, self.coach, frozenset(seat.other for seat in self.agreed))

    # Lines: what changes it

    def moved(self, now: float, answered: Collection[Seat], before: Collection[Seat]) -> dict[str, Any]:
        """The game moved: who answered has used his time; who was asked before and is still asked goes on using it."""
        left = list(self.left)
        if self.per == GAME:
            for seat in answered or before:
                left[seat] = self.left_at(seat, now, before)
        still = [self.asked_at(seat) if seat in before and seat not in answered else None for seat in Seat]
        return clock_line("moved", at=now, left=left, since=still if answered else [None, None])

    def more_time(self, seat: Seat, now: float) -> dict[str, Any]:
        """The other seat lets the game go on: as much time again as the clock was set to."""
        left, since = list(self.left), list(self.since)
        left[seat], since[seat] = float(self.seconds), now
        return clock_line("moved", at=self.at, left=left, since=since)


def clock_line(what: str, **facts: Any) -> dict[str, Any]:
    return {"kind": "clock", "what": what, **facts}


def sitting_line(what: str, seat: Seat, coach: str, events: int, **more: Any) -> dict[str, Any]:
    """A coach takes a chair, or (`back`, no coach) its person does, after so many events."""
    return clock_line(what, seat=NAMES[seat], coach=coach, events=events, **more)


def set_line(clock: Clock) -> dict[str, Any]:
    """The first line: how the clock was set when the match was made."""
    agreed = [NAMES[seat] for seat in sorted(clock.agreed)]
    return clock_line("set", per=clock.per, seconds=clock.seconds, coach=clock.coach, agreed=agreed)


def after(clock: Clock | None, told: dict[str, Any]) -> Clock | None:
    """The clock after a line about it."""
    match clock, told["what"]:
        case None, "set":
            full = float(told["seconds"])
            agreed = frozenset(SEATS[seat] for seat in told["agreed"])
            return Clock(told["per"], told["seconds"], told["coach"], agreed, left=(full, full))
        case Clock(), "came":
            came = clock.came | {SEATS[told["seat"]]}
            return replace(clock, came=came, at=told["at"] if len(came) == len(Seat) else None)
        case Clock(), "agreed":
            return replace(clock, agreed=clock.agreed | {SEATS[told["seat"]]})
        case Clock(), "back" if "at" in told:
            return after(clock, clock.more_time(SEATS[told["seat"]], told["at"]))
        case Clock(), "moved":
            left, since = told["left"], told["since"]
            return replace(clock, at=told["at"], left=(left[0], left[1]), since=(since[0], since[1]))
        case _:
            return clock


def told_clock(
    clock: Clock, waiting: Iterable[Seat], now: float, chairs: Collection[Seat] = ()
) -> dict[str, Any]:
    """What everybody is told of it: seconds left now. The page counts on from there."""
    running = [seat for seat in sorted(waiting) if clock.at is not None]
    return {
        "per": clock.per,
        "seconds": clock.seconds,
        "coach": clock.coach or None,
        "agreed": [NAMES[seat] for seat in sorted(clock.agreed)],
        "started": clock.at is not None,
        "running": [NAMES[seat] for seat in running],
        "left": {NAMES[seat]: round(clock.left_at(seat, now, running), 1) for seat in Seat},
        "chairs": [NAMES[seat] for seat in sorted(chairs)],
    }
