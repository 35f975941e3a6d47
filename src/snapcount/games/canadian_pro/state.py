"""Where a game stands between two plays. Nothing in it is secret (CP-21.1)."""

from __future__ import annotations

from typing import Literal, NamedTuple

from snapcount.core.data.quick import quick
from snapcount.core.table import Seat
from snapcount.football.scoring import Pair
from snapcount.football.situation import Situation

Phase = Literal[
    "toss", "weather", "kickoff", "free_kick", "scrimmage", "try", "after_fg", "second_half", "over"
]
"""What happens next (CP-3.1)."""
How = Literal["dead", "touchdown", "safety", "single", "field_goal"]
"""How a play ended."""


class Options(NamedTuple):
    """What was agreed before the game."""

    home: str = "edmonton_1973"
    away: str = "montreal_1973"
    """CP-2.2: the coaches' teams."""
    advanced: bool = False
    solitaire: bool = False
    """CP-17.7: who plays alone answers for both seats."""
    switches: tuple[str, ...] = ()
    """The optional rules in use (CP-16.1)."""
    minutes: int = 15
    winner: bool = False
    """A tie is played off (CP-19.3)."""

    def team(self, seat: Seat) -> str:
        return self.away if seat else self.home


class Substitution(NamedTuple):
    """A man sent in at a position (CP-2.6)."""

    position: str
    player: str


class Change(NamedTuple):
    """A change of the printed line-up that is in force."""

    seat: Seat
    position: str
    player: str


class Hurt(NamedTuple):
    """A man who is out. `scope` is play, possession, quarter or game (CP-9.10)."""

    seat: Seat
    player: str
    scope: str
    offence: bool
    """On which side of the ball the next play counts."""
    games: int = 0


@quick
class State(NamedTuple):
    """What the markers on the field show (CP-1.5), and what the rules remember."""

    options: Options
    phase: Phase
    situation: Situation[int]
    """The offence has the ball, kicks off, tries the convert or chooses."""
    quarter: int
    left: int
    """Seconds."""
    score: Pair
    untimed: bool = False
    """The clock shows 0:00 and one more play is to come (CP-8.18, CP-15.5)."""
    history: tuple[tuple[str, str], ...] = ()
    """The last two runs and passes of this possession: run or pass, and the man's position."""
    last_spot: tuple[str, int] = ("", 0)
    """The hole or zone of the play before, in this possession."""
    incompletions: int = 0
    """Incomplete passes in a row in the Hurry Up (CP-16.8)."""
    shift: int = 0
    """Yards to add to the yard line of the next kickoff (CP-8.16)."""
    weather: int = 0
    """The total thrown for it; 0 without weather."""
    opening_kicker: Seat = Seat.HOME
    """Who kicked off to open the game, and has the wind in the odd quarters."""
    toss_loser: Seat = Seat.AWAY
    """Who lost the toss."""
    starter: Seat = Seat.HOME
    """Who kicked off to start this half or this extra time."""
    changes: tuple[Change, ...] = ()
    hurt: tuple[Hurt, ...] = ()

    def has(self, switch: str) -> bool:
        return switch in self.options.switches

    @property
    def to_go(self) -> int:
        return self.situation.line - self.situation.ball

    @property
    def late(self) -> bool:
        """The last three minutes of the second or fourth quarter or of an extra half."""
        return self.left <= 180 and (self.quarter % 2 == 0 or self.quarter > 4)

    @property
    def period_over(self) -> bool:
        """CP-10.5: 0:00, nothing left to play but what a new period brings; a convert is played first (CP-7.9)."""
        return (
            self.left == 0
            and not self.untimed
            and self.phase not in ("try", "over", "toss", "weather", "second_half")
        )


class End(NamedTuple):
    """How a play ended before its penalty. `team` has the ball, or has scored."""

    team: Seat
    spot: int = 0
    how: How = "dead"
    fresh: bool = False
    """A new series whoever has the ball."""
    grounded: bool = False
    """CP-15.8: it was ended by saying so, which takes 20 seconds."""


class After(NamedTuple):
    """What a play leads to."""

    phase: Phase
    situation: Situation[int]
    points: Pair = (0, 0)
    shift: int = 0
    fresh: bool = True
    """The ball has changed hands, or been kicked off: what the rules remember of a possession is forgotten."""
    earned: bool = False
    """The offence has made a first down (CP-3.6)."""
    carried: bool = False
    """The yards of an accepted penalty only move the next put-in-play (CP-8.18)."""


class Play(NamedTuple):
    """A finished play with all that its penalty, its injury and the clock need to know."""

    kind: str
    """run, pass, kick (punts and missed field goals) or kickoff."""
    offence: Seat
    los: int
    end: End
    time: str
    gain: int = 0
    fouls: tuple[tuple[Seat, str], ...] = ()
    """Who fouled, and the column of the upper penalty chart."""
    hurt: str = ""
    """The column of the Injury Table: run, pass or kick."""
    lost: int | None = None
    """Where the offence lost a fumble, in its own yards."""
    open_pass: bool = False
    """Incomplete or intercepted: interference has something to give."""
    receiver: tuple[str, str] = ("", "")
    """Position and length of a pass."""
    carrier: str = ""
    hole: int = 0
    defender: str = ""
    """The main defender's position (CP-9.9)."""
    fielded: int | None = None
    """R's yard line where the first kick was fielded."""
    kicker: Seat = Seat.HOME
    """Who kicked last."""
    kicked_from: int = 0
    caught: int = 0
    """Where the last kick was fielded, in the yards of the team that fielded it."""
    run_back: int = 0
    returner: str = ""
    extra_kicks: int = 0
    """Kicks after the first (CP-16.15)."""
