"""The state of a game of Card Bowl: plain, frozen data from checkpoint to checkpoint."""

from __future__ import annotations

from typing import Literal, NamedTuple

from snapcount.core.data.quick import quick
from snapcount.core.table import Seat
from snapcount.football.scoring import Pair
from snapcount.football.situation import Situation
from snapcount.games.card_bowl.rules.cards import Card, Pile

HOME, AWAY = Seat.HOME, Seat.AWAY
Phase = Literal[
    "stock", "toss", "kickoff", "free_kick", "between", "scrimmage", "try", "deal", "offence", "defence", "motion",
    "snap", "pattern_1", "defence_1", "pattern_2", "defence_2", "blocking", "defence_3", "check", "develop",
    "defence_4", "end", "execute", "quarter", "over",
]  # fmt: skip
"""CB-3.6, CB-3.9 What happens next; `between` plays the clock runs."""
NOBODY: Situation[int] = Situation(HOME, 0, 0, 0)
"""At a toss and after the game."""
OTHERS = 6
"""Every shape names quarterback and line first, then these: tight ends, receivers and backs (CB-12.6)."""


class Options(NamedTuple):
    """What was agreed before the game (chapter 33)."""

    timing: str = "complex"
    plays_per_quarter: int = 36
    intervals: int = 180
    offence_cards: int = 12
    defence_cards: int = 14
    by_quarter: tuple[int, ...] = ()
    team_deals: tuple[int, int, int, int] = (0, 0, 0, 0)
    """Home offence, home defence, away offence, away defence; 0 where nothing special was agreed."""
    handicap: tuple[int, int] = (0, 0)
    stock: int = 0
    single: bool = False
    exchange: bool = True
    playoff: bool = False
    simple: bool = False
    """CB-33.8 What rarely matters is not asked."""


@quick
class Man(NamedTuple):
    """An offensive card on its place, without its face: everything both players see."""

    place: str
    kind: str
    """Q quarterback, L lineman, T tight end, W wide receiver, B back."""
    x: float = 0.0
    side: str = ""
    """CB-2.15 L or R as the offence sees it, for both teams; a back also M."""
    at: int = -1
    """The match-up in which he blocks, or -1."""
    aim: int = -1
    """The match-up to which a tight end was assigned in the blocking pattern."""
    up: bool = False
    out: bool = False
    """A back who has gone out as a receiver."""
    shifted: bool = False
    moved: bool = False
    """A lineman or tight end who was given another match-up on a developing turn."""


@quick
class Defender(NamedTuple):
    """A defensive card, without its face. It stands in a match-up, in a zone or on a receiver."""

    place: str
    """The name of the place where it was set up; it keeps it for the whole play."""
    x: float = 0.0
    end: str = ""
    """L or R for that side's defensive end."""
    m: int = -1
    zone: str = ""
    on: str = ""
    hang: bool = False
    """CB-13.16 An end who stays face down before a tight end."""
    reach: str = ""
    """CB-13.15, CB-16.14 The zone from which its range is counted; through both pattern turns that of the set-up."""
    up: bool = False
    since: int = 0
    """The defensive turn in which it came to the line; 0 if it was set up there."""
    home: str = ""
    """The zone it left for the line."""


class Field(NamedTuple):
    """Two facing formations as both players see them. Match-ups are counted from the left, F1 is number 0."""

    gun: bool
    """CB-12.2, CB-12.8 In shotgun, else under centre; what it changes stands with snap, check, pass and run."""
    men: tuple[Man, ...]
    xs: tuple[float, ...]
    """CB-13.1, CB-13.2 The match-ups: each stays where it was at the snap, also as a hole that nobody defends."""
    defenders: tuple[Defender, ...]
    turn: int = 0
    """Defensive turns so far: 1 and 2 in the pattern phase, 3 in the blocking phase, more while the play develops."""


class Check(NamedTuple):
    """The lines at a pass-rush check: values per match-up, and which backs blocked where (CB-18.19)."""

    offence: tuple[int, ...] = ()
    defence: tuple[int, ...] = ()
    backs: tuple[tuple[str, int], ...] = ()


class Call(NamedTuple):
    """A play that the offence executes (CB-20.5)."""

    play: str
    carrier: str = ""
    lane: str = ""
    """F2 or F2-F3."""
    side: str = ""
    """Declared for a middle back; the side of a perimeter lane."""
    blockers: tuple[str, ...] = ()
    """The blockers of a perimeter lane."""


class Hands(NamedTuple):
    """The cards dealt for a scrimmage play, before they lie in formation."""

    offence: tuple[Card, ...]
    defence: tuple[Card, ...]
    pile: Pile
    offence_discards: tuple[Card, ...] = ()
    defence_discards: tuple[Card, ...] = ()
    exchanged: bool = False


@quick
class Play(NamedTuple):
    """A scrimmage play under way. `offence` and `defence` are the faces, in the order of the field's cards."""

    field: Field
    offence: tuple[Card, ...]
    defence: tuple[Card, ...]
    pile: Pile
    offence_discards: tuple[Card, ...] = ()
    defence_discards: tuple[Card, ...] = ()
    exchanged: bool = False
    survived: int = 0
    pressure: int = 0
    check: Check = Check()
    call: Call | None = None
    moment: str = ""
    """When the call was made: pattern, blocking, start or end of a developing turn."""


class Down(NamedTuple):
    """A down from scrimmage (or a try) as the rules of a play need it."""

    situation: Situation[int]
    trying: bool = False
    late: bool = False
    """In a late window with Simple 2 or Complex timing: out of bounds by choice."""
    suits: bool = False
    """CB-32.23, CB-32.24 In a late window with Complex timing: out of bounds by suit."""
    timeouts: int = 3
    single: bool = False
    simple: bool = False

    @property
    def offence(self) -> Seat:
        return self.situation.offence

    @property
    def defence(self) -> Seat:
        return self.situation.offence.other

    @property
    def ball(self) -> int:
        """The line of scrimmage."""
        return self.situation.ball

    @property
    def line(self) -> int:
        """The line to gain."""
        return self.situation.line


class Kick(NamedTuple):
    """A free kick to come."""

    fails: int = 0
    """On-side kicks that failed just before, in a row."""
    safety: bool = False


@quick
class Next(NamedTuple):
    """What follows a play."""

    kind: Literal["scrimmage", "try", "kickoff", "free_kick", "rekick", "retry"]
    """The phase; a kick or a try may be repeated."""
    situation: Situation[int]
    first: bool = False
    """The team that had the ball earned a new series."""
    over: bool = False
    """The ball went over on downs."""
    fails: int = 0


class Foul(NamedTuple):
    """A foul after its determination."""

    kind: str
    yards: int
    vs: Seat
    auto: bool
    name: str
    enforced: str
    """previous, end of run, spot, interference, kick, punt, recovery."""
    spot: int = 0
    runner: Seat | None = None
    choice: str = ""


@quick
class Result(NamedTuple):
    """How a play ended."""

    event: str
    """ball, touchback, TD, safety, FG, try, retry, replay, penalty, rekick, oob."""
    team: Seat
    spot: int = 0
    play: str = ""
    how: str = ""
    yards: int = 0
    """Net yards of the offence's play."""
    ofr: bool = False
    oob: bool = False
    changed: bool = False
    """The ball changed hands during the play."""
    loose: bool = False
    returned: int = 0
    """Yards of the return after a change of possession."""
    recovered: int | None = None
    """Where a loose ball was recovered, in the yards of the team that has it."""
    ran_to: int | None = None
    """Where the last run ended, in the runner's yards: a foul is never enforced beyond it."""
    points: int = 0
    clock: str = ""
    """How the clock counts a kick: touchback, return, repeated …"""
    next: Next | None = None
    foul: Foul | None = None
    facts: tuple[tuple[str, object], ...] = ()
    """Everything else worth telling: totals, cover, extra card, distances."""

    def fact(self, name: str) -> object:
        found = None
        for known, value in self.facts:
            if known == name:
                found = value
        return found


@quick
class State(NamedTuple):
    """A checkpoint."""

    options: Options
    phase: Phase
    quarter: int = 1
    left: int = 0
    """Intervals (Simple 1: plays) left in the quarter."""
    running: bool = False
    score: Pair = (0, 0)
    timeouts: Pair = (3, 3)
    situation: Situation[int] = NOBODY
    toss_loser: Seat = AWAY
    stock: Pair = (0, 0)
    """How many cards of its stock each seat gave its offence; the rest is for its defence."""
    hurry: int = 0
    """Extra cards for the defence at the next deal (CB-11.7)."""
    untimed: bool = False
    kick: Kick = Kick()
    trying: bool = False
    hands: Hands | None = None
    play: Play | None = None
