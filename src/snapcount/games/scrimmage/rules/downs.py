"""Chapter 14: downs, possessions and Victory Points as plain arithmetic."""

from __future__ import annotations

from snapcount.core.table import Seat
from snapcount.games.scrimmage.rules.ends import is_defensive_touchdown, is_safety, is_touchback
from snapcount.games.scrimmage.rules.field import CENTRE, GOAL_ROWS, ROW, find, inbounds, own_yard
from snapcount.games.scrimmage.state import End, Match
from snapcount.games.scrimmage.tables import DOWNS, LINE_UPS, TO_GAIN

TWENTY, FORTY = 12, 24
"""Hexes from the own goal line (SC-2.9)."""


def dir_of(match: Match, seat: Seat) -> int:
    """SC-14.8: the players defend opposite goals for the whole game."""
    return 1 if seat == match.north else -1


def own_spot(dir: int, hexes: int) -> int:
    """SC-14.30: the centre hex so many hexes from a goal line."""
    return find(CENTRE, own_yard(dir, hexes))


def first_down_row(dir: int, series: int) -> int:
    """SC-14.6, SC-14.10: seven hexes beyond the start of the series."""
    return series + TO_GAIN * dir


def goal_to_go(dir: int, series: int) -> bool:
    """SC-14.10: the line would lie in the end zone."""
    return not 1 <= first_down_row(dir, series) <= GOAL_ROWS


def to_go(dir: int, series: int, row: int) -> int:
    """Hexes to the first-down row, or to the goal line."""
    line = (GOAL_ROWS + 1 if dir > 0 else 0) if goal_to_go(dir, series) else first_down_row(dir, series)
    return (line - row) * dir


def next_down(match: Match, spot: int) -> Match | None:
    """SC-14.9, SC-14.10, SC-14.11: the next down of the same offence, or None after the fourth failure."""
    dir, ball = dir_of(match, match.offence), inbounds(spot)
    if not goal_to_go(dir, match.series) and (ROW[ball] - match.series) * dir >= TO_GAIN:
        return match._replace(ball=ball, down=1, series=ROW[ball], delays=0)
    if match.down == DOWNS:
        return None
    return match._replace(ball=ball, down=match.down + 1, delays=0)


def advance(dir: int, start: int, reached: int) -> int:
    """SC-14.18, SC-14.19: a Victory Point per hex, never negative."""
    return max(0, (reached - start) * dir)


def new_possession(match: Match, offence: Seat, ball: int) -> Match:
    """First down, seven hexes to go (SC-14.16)."""
    row = ROW[ball]
    return match._replace(offence=offence, ball=ball, down=1, series=row, possession=row, delays=0)


def exchanged(match: Match, spot: int) -> Match:
    """SC-14.14, SC-14.15, SC-14.16: the other player takes over where the ball lies."""
    return new_possession(match, match.offence.other, inbounds(spot))


def kicked(match: Match) -> Match:
    """SC-14.17: the other player takes over on his own twenty."""
    taker = match.offence.other
    return new_possession(match, taker, own_spot(dir_of(match, taker), TWENTY))


def after_safety(match: Match) -> Match:
    """SC-14.22: the other player takes over on his own forty."""
    taker = match.offence.other
    return new_possession(match, taker, own_spot(dir_of(match, taker), FORTY))


def after_turnover(match: Match, end: End) -> Match:
    """SC-14.15, SC-14.23, SC-14.24: who has the ball where after an interception or a lost fumble."""
    dir = dir_of(match, match.offence)
    if is_touchback(dir, end):
        return kicked(match)
    if is_defensive_touchdown(dir, end):
        return new_possession(match, match.offence, own_spot(dir, TWENTY))
    return exchanged(match, end.spot)


def after_play(match: Match, end: End) -> Match:
    """SC-9.2: who has the ball where, on which down, once a play is over.

    After a touchdown the other player starts on his own twenty, as after a kick (SC-14.13).
    """
    dir = dir_of(match, match.offence)
    if end.why == "touchdown":
        return kicked(match)
    if end.possession == "D":
        return after_turnover(match, end)
    if is_safety(dir, end):
        return after_safety(match)
    return next_down(match, end.spot) or exchanged(match, end.spot)


def missing_men(match: Match, seat: Seat, side: str) -> int:
    """SC-14.28: how many men of a team a player lacks for eleven."""
    able = sum(man not in match.injured[seat] for man in LINE_UPS[side])
    return max(0, 11 - able)


def add(pair: tuple[int, int], seat: Seat, points: int) -> tuple[int, int]:
    return (pair[0] + points, pair[1]) if seat is Seat.HOME else (pair[0], pair[1] + points)


def leader(points: tuple[int, int]) -> str:
    """SC-14.20: most Victory Points win."""
    if points[0] == points[1]:
        return "tie"
    return "home" if points[0] > points[1] else "away"
