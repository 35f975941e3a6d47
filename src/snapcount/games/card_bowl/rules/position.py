"""A position that a game could be in, for one that comes from anywhere: the situation and its clock."""

from __future__ import annotations

from snapcount.core.position import MOST_POINTS, Checks, first, holds, one_of, within
from snapcount.core.table import Refusal
from snapcount.football.situation import Situation
from snapcount.games.card_bowl.rules.booking import FIRST_OVERTIME, NO_KICK
from snapcount.games.card_bowl.rules.clock import quarter_length
from snapcount.games.card_bowl.rules.course import PHASES
from snapcount.games.card_bowl.rules.position_cards import hands_checks, play_checks
from snapcount.games.card_bowl.state import NOBODY, State
from snapcount.games.card_bowl.tables import DEAL, FIELD, LAW

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
        yield within("CB-33.7", "stock", share, 0, s.options.stock)
    yield within("CB-11.7", "hurry", s.hurry, 0, MOST_HURRY)
    dealt, laid_out = s.phase in ("offence", "defence"), s.phase in LAID_OUT
    yield holds(
        "CB-11.1", "hands", (s.hands is not None) == dealt, "cards are held from the deal to the line-up"
    )
    yield holds(
        "CB-12.7", "play", (s.play is not None) == laid_out, "cards lie in formation on a scrimmage play"
    )
    if s.hands is not None:
        yield from hands_checks(s.options.single, s.hands)
    if s.play is not None:
        yield from play_checks(s.options.single, s.phase, s.play)


def clock(s: State) -> Checks:
    length = quarter_length(s.options)
    yield within("CB-34.1", "quarter", s.quarter, 1, LAST_QUARTER if s.options.playoff else FIRST_OVERTIME)
    yield within("CB-32.2", "left", s.left, 0, length)
    yield holds(
        "CB-32.8", "running", s.running == (s.phase == "between"), "the clock runs between plays only"
    )
    yield holds("CB-30.19", "untimed", not s.untimed or s.left == 0, "an untimed down comes when time is up")
    at_nought = s.untimed or s.trying or s.phase in ("try", "quarter", "over")
    yield holds("CB-34.1", "left", s.left > 0 or at_nought, "no time is left for this phase")
    yield holds("CB-34.1", "left", s.phase != "quarter" or s.left == 0, "a quarter ends when no time is left")
    full = s.left == length
    opening = s.phase != "stock" or (s.options.stock > 0 and s.quarter == 1 and full)
    yield holds("CB-33.7", "phase", opening, "a stock is split before the game")
    tossed = s.phase != "toss" or (s.quarter in (1, FIRST_OVERTIME) and full)
    yield holds("CB-3.1", "phase", tossed, "a toss opens the game or overtime")


def situation(s: State) -> Checks:
    """Ball, down and line to gain; a try and a kick have no down, and else nobody has the ball."""
    now, kicks = s.situation, s.phase in ("kickoff", "free_kick")
    plays = s.phase in (*SCRIMMAGE, "scrimmage", "between")
    may_try = s.phase in ("try", *SCRIMMAGE)
    yield holds("CB-9.1", "trying", not s.trying or may_try, "a try is kicked or played from scrimmage")
    yield holds("CB-9.1", "trying", s.trying or s.phase != "try", "a try is one")
    if s.phase in ("stock", "toss", "over"):
        yield holds("CB-3.1", "situation", now == NOBODY, "nobody has the ball now")
    else:
        yield within("CB-4.1", "ball", now.ball, 1, FIELD - 1)
        counted = plays and not s.trying
        yield within("CB-4.4", "down", now.down, 1 if counted else 0, 0 if s.trying or kicks else LAW.downs)
        yield line(now, s.trying)
    waits = kicks or (s.phase == "quarter" and not now.down)
    yield holds("CB-10.1", "kick", waits or s.kick == NO_KICK, "a kick comes before a kick only")
    yield holds(
        "CB-10.1", "kick", not kicks or s.kick.safety == (s.phase == "free_kick"), "a free kick is one"
    )
    yield within("CB-6.9", "kick.fails", s.kick.fails, 0, 99)


def line(now: Situation[int], trying: bool) -> Refusal | None:
    """The goal line on a try, nothing before a kick, else at most so far ahead as a penalty can push it."""
    if now.down:
        return within("CB-4.4", "line", now.line, now.ball + 1, FIELD)
    return holds(
        "CB-4.4", "line", now.line == (FIELD if trying else 0), "a kick and a try have no line to gain"
    )
