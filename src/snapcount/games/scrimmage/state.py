"""Everything that must be remembered between two questions (SC-16.13). A view is the same record with blanks."""

from __future__ import annotations

from typing import Literal, NamedTuple

from snapcount.core.data.quick import quick
from snapcount.core.table import Seat
from snapcount.football.scoring import Pair
from snapcount.football.situation import Situation

Phase = Literal[
    "toss", "objective", "kickoff", "free_kick", "scrimmage",
    "O.ball", "O.place", "D.place", "O.select", "D.select", "O.movement", "D.movement", "O.call",
    "O.snap", "O.movement_contact", "D.movement_contact", "D.fumble", "O.targets", "turn_end",
    "O.commit", "O.passive", "O.short_pass", "O.long_pass", "D.intercept",
    "settle", "over",
]  # fmt: skip
"""SC-5.1: what is played next; inside a play with the side that acts. `settle` follows the dead ball."""

FRESH, OPEN, PARKED, DONE = "fresh", "open", "parked", "done"
"""SC-16.3, SC-9.18: has not acted; may spend MP now; left for another man; finished in a double team."""

LEFT, INJURED = "left field", "injured"
"""SC-7.20, SC-10.11: why a man is off the field."""


@quick
class Man(NamedTuple):
    """One counter of the eleven, in one state (SC-3.8): on the field, hit or not; neutralized; off it; injured."""

    id: str
    hex: int
    """-1 when off the field."""
    facing: int
    hit: bool
    level: int
    """Neutralization 1…4; 0 is none."""
    off: str
    """Empty, LEFT or INJURED."""
    mp: int
    """Movement Points left in this game-turn."""
    status: str
    entered: bool
    """Has entered a hex in this phase."""
    inside: bool
    """Has entered an opponent's hex in this phase (SC-8.9)."""
    motion: int
    """The hex from which he went in motion, else -1 (SC-7.6)."""
    sees: int
    """Whom he sighted at the start of the phase: bit i stands for the i-th man of the play (SC-6.12)."""


class Snapshot(NamedTuple):
    """SC-4.17: who stood where when the Snap Game-Turn was called."""

    linemen: tuple[str, ...] = ()
    receivers: tuple[str, ...] = ()
    passers: tuple[str, ...] = ()
    d_line: tuple[str, ...] = ()
    d_backs: tuple[str, ...] = ()


class End(NamedTuple):
    """SC-15.1: how and where the ball was dead."""

    why: str
    spot: int
    possession: str
    """O or D."""
    reached: int
    """The row to which the offence had advanced the ball (SC-14.19)."""


@quick
class Play(NamedTuple):
    """One play from its set-up to the dead ball."""

    phase: Phase
    turn: str
    """pre, snap, contact or pass."""
    number: int
    """Before the snap the number of the Pre-Contact Game-Turn, then game-turns since the snap (0 = Snap)."""
    offence: Seat
    dir: int
    """+1 when the offence attacks north."""
    scrimmage_line: int
    """SC-2.14: the boundary between this row and the next one north."""
    hex: int
    """The hex from which the ball is snapped."""
    men: tuple[Man, ...]
    """O's men before D's, by jersey (SC-1.9)."""
    carriers: tuple[str, ...] = ()
    """Who has a ball marker, real or dummy."""
    holder: str = ""
    """Who has the real ball; blank for those who can't know."""
    loose: str = ""
    """The man on whom a fumbled ball lies."""
    o_line: str = ""
    o_ball: str = ""
    d_line: str = ""
    d_backs: str = ""
    lines_shown: bool = False
    ball_shown: bool = False
    backs_shown: bool = False
    snapshot: Snapshot = Snapshot()
    targets: tuple[int, ...] = ()
    target: int = -1
    """The true Pass Target hex of a forward pass."""
    committed: str = ""
    """forward or lateral while such a pass is still to be thrown."""
    changed: bool = False
    """The play was changed in this game-turn: the ball stays put (SC-13.25)."""
    aimed: str = ""
    """The receiver of an incomplete pass that may yet be intercepted."""
    aimed_from: str = ""
    forward: bool = False
    """Whether the pass in the air was a forward pass."""
    passive: tuple[tuple[str, str], ...] = ()
    """Pending passive contacts: defender, offensive man."""
    contacted: tuple[str, ...] = ()
    handoffs: int = 0
    ball_crossed: bool = False
    ineligible_crossed: bool = False
    forward_thrown: bool = False
    lateral_completed: bool = False
    end: End | None = None


NOBODY: Situation[int] = Situation(Seat.HOME, 0, 0, 0)
"""At the toss and after the game."""


def kick_from(kicker: Seat) -> Situation[int]:
    """A kickoff or free kick; no rule says where from."""
    return Situation(kicker, 0, 0, 0)


@quick
class Match(NamedTuple):
    """What goes on from play to play (chapter 14)."""

    situation: Situation[int] = NOBODY
    """In rows, counted from the offence's own goal line; 61 is the first row of the attacked end zone."""
    hex: int = 0
    """Where the ball lies."""
    home_goes: int = 1
    """+1 when the home seat attacks north."""
    possession: int = 0
    """The row in which the possession began."""
    score: Pair = (0, 0)
    had: tuple[int, int] = (0, 0)
    """Possessions that each seat has completed."""
    injured: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    """SC-14.26: whom each seat may use no more."""
    delays: int = 0
    objective: int = 0
    """Single play: the hexes to gain."""
    goal_row: int = 0
    """Single play: the row that must be reached."""
    quarter: int = 1
    left: int = 0
    """Full game: plays left in the quarter."""
    opening_kicker: Seat = Seat.AWAY
    receiver: Seat = Seat.HOME
    """Full game: who receives the kickoff about to be taken."""
    winner: str = ""
    """home, away or tie once the game is over."""


class Options(NamedTuple):
    scenario: str = "single"
    """single, multiple or full (SC-19.1)."""
    possessions: int = 4
    quick_setup: bool = False
    auto_deploy: bool = False
    turn_limit: int = 0
    quarter_plays: int = 30


def plays_of(options: Options) -> int:
    """Plays of a quarter in the full game; the other scenarios have no clock."""
    return options.quarter_plays if options.scenario == "full" else 0


@quick
class State(NamedTuple):
    """A checkpoint of the game."""

    options: Options
    match: Match
    play: Play


def new_man(id: str, hex: int, facing: int, mp: int) -> Man:
    return Man(id, hex, facing, False, 0, "", mp, FRESH, False, False, -1, 0)


def find_man(play: Play, id: str) -> Man:
    for man in play.men:
        if man.id == id:
            return man
    raise KeyError(id)


def with_man(play: Play, man: Man) -> Play:
    return play._replace(men=tuple([man if other.id == man.id else other for other in play.men]))
