"""A position that a game could be in, for one that comes from anywhere."""

from __future__ import annotations

from collections.abc import Collection

from snapcount.core.position import MOST_POINTS, Checks, all_of, first, holds, once_each, one_of, within
from snapcount.core.table import Refusal, Seat
from snapcount.games.canadian_pro.rules.clock import EXTRA_HALF
from snapcount.games.canadian_pro.rules.course import PHASES
from snapcount.games.canadian_pro.state import Hurt, State
from snapcount.games.canadian_pro.tables import DEFENCE, FIELD, FOULS, HOLES, OFFENCE, WEATHER, ZONES
from snapcount.games.canadian_pro.teams.teams import team

LAST_PERIOD = 99
"""No game is played off for so long."""
MOST_HURT = 99
FARTHEST = max(foul.yards for foul in FOULS.values())
SCOPES = ("play", "possession", "quarter", "game")
LAST_SPOTS = (("", 0), *(("run", hole) for hole in (0, *HOLES)), *(("pass", zone) for zone in (0, *ZONES)))
CALLS = [(play, who) for play in ("run", "pass") for who in OFFENCE]


def problem(state: State) -> Refusal | None:
    return first(checks(state))


def checks(s: State) -> Checks:
    yield one_of("CP-3.1", "phase", s.phase, (*PHASES, "over"))
    yield within("CP-10.1", "quarter", s.quarter, 1, LAST_PERIOD if s.options.winner else 4)
    length = s.options.minutes * 60 if s.quarter <= 4 else EXTRA_HALF
    yield within("CP-10.1", "left", s.left, 0, length)
    yield holds("CP-8.18", "untimed", s.left == 0 or not s.untimed, "one more play is due at 0:00 only")
    for points in s.score:
        yield within("CP-7.1", "score", points, 0, MOST_POINTS)
    snap = s.phase == "scrimmage"
    yield within("CP-7.2", "situation.ball", s.situation.ball, 1, FIELD - 1)
    yield within("CP-3.2", "situation.down", s.situation.down, 1 if snap else 0, 3)
    yield within("CP-3.6", "situation.line", s.situation.line, s.situation.ball + 1 if snap else 0, FIELD)
    yield from phase_checks(s, length)
    yield within("CP-4.22", "history", len(s.history), 0, 2)
    yield all_of("CP-4.22", "history", s.history, CALLS)
    yield one_of("CP-17.8", "last_spot", s.last_spot, LAST_SPOTS)
    yield within("CP-16.8", "incompletions", s.incompletions, 0, 99)
    yield within("CP-8.16", "shift", s.shift, -FARTHEST, FARTHEST)
    thrown = s.options.advanced and s.phase != "weather" and (s.phase != "toss" or s.quarter > 4)
    known = (0, *WEATHER) if s.options.advanced else (0,)
    yield one_of("CP-11.6", "weather", s.weather, tuple(WEATHER) if thrown else known)
    for seat in Seat:
        yield from men_checks(s, seat)


def phase_checks(s: State, length: int) -> Checks:
    """Phases that only one moment of a game has."""
    if s.phase == "toss":
        opening = s.quarter == 1 or (s.quarter > 4 and s.quarter % 2 == 1)
        yield holds("CP-2.4", "phase", opening and s.left == length, "a toss opens the game or extra time")
    if s.phase == "weather":
        begins = s.options.advanced and s.quarter == 1 and s.left == length
        yield holds("CP-11.6", "phase", begins, "the weather is thrown for before the Advanced Game")
    if s.phase == "second_half":
        begins = s.quarter == 3 and s.left == length
        yield holds("CP-2.5", "phase", begins, "the second half begins with the third quarter")
    if s.phase == "over":
        yield holds(
            "CP-19.1", "phase", s.left == 0 and s.quarter >= 4, "a game is over at 0:00 of the last quarter"
        )


def men_checks(s: State, seat: Seat) -> Checks:
    """Twelve men a side, each of the team's own and in one place; who is hurt is hurt once."""
    club = team(s.options.team(seat))
    changes = [change for change in s.changes if change.seat is seat]
    yield once_each("CP-2.6", "changes", [change.position for change in changes], "the position")
    for change in changes:
        yield one_of("CP-2.3", "changes.position", change.position, (*OFFENCE, *DEFENCE))
        yield one_of("CP-2.6", "changes.player", change.player, club.players)
        allowed = club.players[change.player].positions
        yield one_of("CP-2.3", "changes.position", change.position, allowed)
    placed = {**club.lineup, **{change.position: change.player for change in changes}}
    yield once_each("CP-2.6", "changes", placed.values(), "the player")
    hurt = [man for man in s.hurt if man.seat is seat]
    yield once_each("CP-9.10", "hurt", [man.player for man in hurt], "the player")
    for man in hurt:
        yield from hurt_checks(man, club.players)


def hurt_checks(man: Hurt, players: Collection[str]) -> Checks:
    yield one_of("CP-9.1", "hurt.player", man.player, players)
    yield one_of("CP-9.10", "hurt.scope", man.scope, SCOPES)
    yield within("CP-9.10", "hurt.games", man.games, 0, MOST_HURT)
