"""A position that a game could be in, for one that comes from anywhere: the situation and its clock."""

from __future__ import annotations

from snapcount.core.position import MOST_POINTS, Checks, first, holds, one_of, within
from snapcount.core.table import Refusal
from snapcount.games.card_bowl.rules.clock import quarter_length
from snapcount.games.card_bowl.rules.course import FIRST_OVERTIME, PHASES
from snapcount.games.card_bowl.rules.position_cards import hands_checks, play_checks
from snapcount.games.card_bowl.state import State
from snapcount.games.card_bowl.tables import DEAL

LAST_QUARTER = 99
"""No game is played off for so long."""
ALL = tuple(PHASES)
LAID_OUT = ALL[ALL.index("defence") : ALL.index("execute") + 1]
"""Phases in which cards lie in formation."""
SCRIMMAGE = ("deal", "offence", *LAID_OUT)
MOST_HURRY = max(DEAL["hurry_up_extra_cards"].values())


def problem(state: State) -> Refusal | None:
    return first(checks(state))


def checks(s: State) -> Checks:
    yield one_of("CB-3.1", "phase", s.phase, (*PHASES, "over"))
    yield from clock(s)
    for points in s.score:
        yield within("CB-4.8", "score", points, 0, MOST_POINTS)
    for left in s.timeouts:
        yield within("CB-32.18", "timeouts", left, 0, 3)
    yield from situation(s)
    for share in s.stock:
        yield within("CB-33.7", "stock", share, 0, s.rules.stock)
    yield within("CB-11.7", "hurry", s.hurry, 0, MOST_HURRY)
    dealt, laid_out = s.phase in ("offence", "defence"), s.phase in LAID_OUT
    yield holds(
        "CB-11.1", "hands", (s.hands is not None) == dealt, "cards are held from the deal to the line-up"
    )
    yield holds(
        "CB-12.7", "play", (s.play is not None) == laid_out, "cards lie in formation on a scrimmage play"
    )
    if s.hands is not None:
        yield from hands_checks(s.rules.single, s.hands)
    if s.play is not None:
        yield from play_checks(s.rules.single, s.phase, s.play)


def clock(s: State) -> Checks:
    length = quarter_length(s.rules)
    yield within("CB-34.1", "quarter", s.quarter, 1, LAST_QUARTER if s.rules.playoff else FIRST_OVERTIME)
    yield within("CB-32.2", "left", s.left, 0, length)
    yield holds(
        "CB-32.8", "running", s.running == (s.phase == "between"), "the clock runs between plays only"
    )
    yield holds("CB-30.19", "untimed", not s.untimed or s.left == 0, "an untimed down comes when time is up")
    at_nought = s.untimed or s.trying > 0 or s.phase in ("try", "quarter", "over")
    yield holds("CB-34.1", "left", s.left > 0 or at_nought, "no time is left for this phase")
    yield holds("CB-34.1", "left", s.phase != "quarter" or s.left == 0, "a quarter ends when no time is left")
    full = s.left == length
    opening = s.phase != "stock" or (s.rules.stock > 0 and s.quarter == 1 and full)
    yield holds("CB-33.7", "phase", opening, "a stock is split before the game")
    tossed = s.phase != "toss" or (s.quarter in (1, FIRST_OVERTIME) and full)
    yield holds("CB-3.1", "phase", tossed, "a toss opens the game or overtime")


def situation(s: State) -> Checks:
    """Ball and down; a try has its distance instead of a down."""
    scrimmage = s.phase in (*SCRIMMAGE, "call", "between")
    yield within("CB-9.1", "trying", s.trying, 1 if s.phase == "try" else 0, 99)
    may_try = s.phase in ("try", *SCRIMMAGE)
    yield holds("CB-9.1", "trying", not s.trying or may_try, "a try is kicked or played from scrimmage")
    yield holds(
        "CB-9.1", "trying", not s.trying or s.spot == 100 - s.trying, "the yards from the spot to the goal"
    )
    yield within("CB-4.1", "spot", s.spot, 1, 99)
    counted = scrimmage and not s.trying
    yield within("CB-4.4", "down", s.down, 1 if counted else 0, 0 if s.trying else 4)
    yield within("CB-4.4", "to_go", s.to_go, 1, 100 - s.spot if counted else 99)
    yield within("CB-10.1", "kick.spot", s.kick.spot, 1, 99)
    yield within("CB-6.9", "kick.fails", s.kick.fails, 0, 99)
