"""The decisions of SC-16.1 that can be listed in full. Others: `kicks.py`, `place.py`, `move.py`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from snapcount.core.table import Question, Refusal
from snapcount.games.scrimmage.questions.kicks import FourthDown, Kickoff, KickOrPlay
from snapcount.games.scrimmage.rules.field import (
    CENTRE,
    COLUMN,
    HEXES,
    LEFT_HASH,
    RIGHT_HASH,
    ROW,
    find,
    label,
    nearest_first,
    row_at,
)
from snapcount.games.scrimmage.rules.hexes import OFF
from snapcount.games.scrimmage.rules.legal.throwing import (
    forward_problem,
    interception_problem,
    interceptors,
    receivers,
    throw_problem,
)
from snapcount.games.scrimmage.state import Play, find_man
from snapcount.games.scrimmage.tables import COUNTERS, D_BACKS, D_LINE, O_BALL, O_LINE


@dataclass(frozen=True)
class CallToss(Question[str]):
    """SC-4.1 The visitor calls the coin."""

    rule = "SC-4.1"

    def options(self) -> tuple[str, ...]:
        return ("heads", "tails")


@dataclass(frozen=True)
class ChooseSide(Question[str]):
    """SC-4.1 The winner of the toss chooses; in the full game he receives or kicks (SC-19.4)."""

    rule = "SC-4.1"
    kickoff: bool

    def options(self) -> tuple[str, ...]:
        return ("receive", "kick") if self.kickoff else ("offence", "defence")


@dataclass(frozen=True)
class PlaceBall(Question[int]):
    """SC-4.5 Single play: one of the five inbounds hexes behind the line."""

    rule = "SC-4.5"
    dir: int
    scrimmage_line: int

    def options(self) -> tuple[int, ...]:
        row = row_at(self.dir, self.scrimmage_line, 0)
        columns = sorted(range(LEFT_HASH, RIGHT_HASH + 1), key=lambda column: (abs(column - CENTRE), column))
        return tuple(find(column, row) for column in columns)


class Markers(NamedTuple):
    """SC-13.1: a line marker, and the ball marker of the offence or the backs' marker of the defence."""

    line: str
    other: str


@dataclass(frozen=True)
class SelectMarkers(Question[Markers]):
    """SC-13.1 Two markers face down; keeping or replacing them is secret (SC-13.2)."""

    rule = "SC-13.1"
    side: str
    now: Markers

    @property
    def secret(self) -> bool:
        """Both lie face down."""
        return True

    def options(self) -> tuple[Markers, ...]:
        lines, others = (O_LINE, O_BALL) if self.side == "O" else (D_LINE, D_BACKS)
        return tuple(Markers(line, other) for line in lines for other in others)


@dataclass(frozen=True)
class CallTurn(Question[str]):
    """SC-4.9 From the second game-turn on: another Pre-Contact Game-Turn, or the snap if it is legal."""

    rule = "SC-4.9"
    number: int
    snap: str
    """Why the snap is not possible: a rule number, or empty."""
    reason: str

    def options(self) -> tuple[str, ...]:
        return ("pre_contact",) if self.snap else ("snap", "pre_contact")

    def problem(self, answer: str) -> Refusal | None:
        if answer == "snap" and self.snap:
            return Refusal(self.snap, self.reason)
        return super().problem(answer)


ROUTE = 8  # hexes that a receiver runs downfield before a pass, as a rule


@dataclass(frozen=True)
class NameTarget(Question[int]):
    """SC-9.38 The Pass Target hexes, one after the other (SC-16.15); secret."""

    rule = "SC-9.38"
    play: Play
    first: int
    """The first target, -1 while it is asked for. Listed first is where receivers may be when the ball comes."""

    @property
    def secret(self) -> bool:
        return True

    def options(self) -> Iterable[int]:
        ways = [self.ahead_of(man, far) for far in (ROUTE, *range(1, 2 * ROUTE)) for man in self.receivers()]
        near = nearest_first([find_man(self.play, man).hex for man in self.receivers()])
        return (hex for hex in dict.fromkeys((*ways, *near)) if hex not in (OFF, self.first))

    def receivers(self) -> tuple[str, ...]:
        """Who may catch a pass of this play."""
        play = self.play
        return tuple(
            id for id in play.snapshot.receivers if id != play.holder and find_man(play, id).hex >= 0
        )

    def ahead_of(self, man: str, hexes: int = ROUTE) -> int:
        here = find_man(self.play, man).hex
        return find(COLUMN[here], ROW[here] + hexes * self.play.dir)

    def problem(self, answer: int) -> Refusal | None:
        if type(answer) is int and 0 <= answer < HEXES:
            return (
                Refusal("SC-9.39", f"The two targets must differ: {label(answer)} is the first.")
                if answer == self.first
                else None
            )
        return Refusal("SC-9.39", "A pass target is any place on the field or in an end zone.")

    def sample(self, random: Random) -> int:
        hex = int(random.random() * HEXES)
        return hex if hex != self.first else (hex + 1) % HEXES


@dataclass(frozen=True)
class ChangePlay(Question[str]):
    """SC-13.25 At the start of a game-turn after the snap: another ball marker face up, or keep this one."""

    rule = "SC-13.25"
    now: str

    def options(self) -> tuple[str, ...]:
        return ("keep", *(marker for marker in O_BALL if marker != self.now))

    def problem(self, answer: str) -> Refusal | None:
        if answer == self.now:
            return Refusal("SC-13.25", f"{answer} is the marker that lies there: another must be laid.")
        return super().problem(answer)


@dataclass(frozen=True)
class CommitPass(Question[str]):
    """SC-9.26 After the recovery rolls: no pass, a lateral, or a forward pass to the first or second target."""

    rule = "SC-16.14"
    play: Play

    def options(self) -> tuple[str, ...]:
        lateral = () if self.play.changed else ("lateral",)
        forward = () if forward_problem(self.play) else ("forward 1", "forward 2")
        return ("none", *lateral, *forward)

    def problem(self, answer: str) -> Refusal | None:
        if answer == "lateral" and self.play.changed:
            return Refusal("SC-13.26", "The play was changed in this turn: no pass can be called.")
        if answer in ("forward 1", "forward 2"):
            return forward_problem(self.play)
        return super().problem(answer)


@dataclass(frozen=True)
class NextPassive(Question[str]):
    """SC-8.11 Which of several passive contacts is resolved next."""

    rule = "SC-8.11"
    men: tuple[str, ...]

    def options(self) -> tuple[str, ...]:
        return self.men


@dataclass(frozen=True)
class ShortPass(Question[str]):
    """SC-9.30 Throw a short pass now, or hold."""

    rule = "SC-9.30"
    play: Play

    def options(self) -> tuple[str, ...]:
        return ("hold", *receivers(self.play, long=False))

    def problem(self, answer: str) -> Refusal | None:
        return throwing(self.play, answer, False) if answer in COUNTERS else super().problem(answer)


@dataclass(frozen=True)
class LongPass(Question[str]):
    """SC-9.50 A committed long pass must be thrown if a legal one exists; the offence picks the receiver."""

    rule = "SC-9.50"
    play: Play

    def options(self) -> tuple[str, ...]:
        return receivers(self.play, long=True)

    def problem(self, answer: str) -> Refusal | None:
        return throwing(self.play, answer, True) if answer in COUNTERS else super().problem(answer)


def throwing(play: Play, to: str, long: bool) -> Refusal | None:
    if all(man.id != to for man in play.men):
        return Refusal("SC-9.35", f"{to} is not on the field.")
    return throw_problem(play, to, long)


@dataclass(frozen=True)
class Intercept(Question[str]):
    """SC-9.45 After an incompletion: one man within three hexes of the intended receiver, or none."""

    rule = "SC-9.45"
    play: Play

    def options(self) -> tuple[str, ...]:
        return (*interceptors(self.play), "none")

    def problem(self, answer: str) -> Refusal | None:
        if answer in COUNTERS and any(man.id == answer for man in self.play.men):
            return interception_problem(self.play, answer, find_man(self.play, self.play.aimed).hex)
        return super().problem(answer)


@dataclass(frozen=True)
class ChooseRecoverer(Question[str]):
    """SC-12.7 Which of the contacting men falls on the ball."""

    rule = "SC-12.7"
    fumbler: str
    men: tuple[str, ...]

    def options(self) -> tuple[str, ...]:
        return self.men


@dataclass(frozen=True)
class Reactivate(Question[str]):
    """SC-14.28 A player lacks men: his opponent picks who comes back."""

    rule = "SC-14.28"
    injured: tuple[str, ...]
    missing: int

    def options(self) -> tuple[str, ...]:
        return self.injured


LISTED: tuple[type[Question[Any]], ...] = (
    CallToss,
    ChooseSide,
    PlaceBall,
    SelectMarkers,
    CallTurn,
    NameTarget,
    ChangePlay,
    CommitPass,
    NextPassive,
    ShortPass,
    LongPass,
    Intercept,
    ChooseRecoverer,
    FourthDown,
    KickOrPlay,
    Kickoff,
    Reactivate,
)
