"""Chapter 14: downs, possessions and Victory Points as plain arithmetic."""

from __future__ import annotations

from snapcount.core.table import Seat
from snapcount.football import downs
from snapcount.football.scoring import Pair, winner
from snapcount.football.situation import Situation
from snapcount.games.scrimmage.rules.ends import is_defensive_touchdown, is_safety, is_touchback
from snapcount.games.scrimmage.rules.field import CENTRE, ROW, find, inbounds, own_yard
from snapcount.games.scrimmage.state import End, Match
from snapcount.games.scrimmage.tables import LAW, LINE_UPS

TWENTY, FORTY = 12, 24
"""Hexes from the own goal line (SC-2.9)."""


def dir_of(match: Match, seat: Seat) -> int:
    """SC-14.8: the players defend opposite goals for the whole game."""
    return match.home_goes if seat is Seat.HOME else -match.home_goes


def own_spot(dir: int, hexes: int) -> int:
    """SC-14.30: the centre hex so many hexes from a goal line."""
    return find(CENTRE, own_yard(dir, hexes))


def own_row(match: Match, seat: Seat, hex: int) -> int:
    """The row of a hex, counted from a seat's own goal line."""
    return own_yard(dir_of(match, seat), ROW[hex])


def to_go(now: Situation[int]) -> int:
    """Hexes to the line to gain, or to the goal line."""
    return now.line - now.ball


def next_down(match: Match, spot: int) -> Match | None:
    """SC-14.9, SC-14.10, SC-14.11: the next down of the same offence, or None after the fourth failure."""
    hex = inbounds(spot)
    now = downs.next_down(LAW, match.situation, own_row(match, match.situation.offence, hex))
    return None if now is None else match._replace(situation=now, hex=hex, delays=0)


def advance(dir: int, start: int, reached: int) -> int:
    """SC-14.18, SC-14.19: a Victory Point per hex, never negative."""
    return max(0, (reached - start) * dir)


def new_possession(match: Match, offence: Seat, hex: int) -> Match:
    """First down, seven hexes to go (SC-14.16)."""
    now = downs.new_series(LAW, offence, own_row(match, offence, hex))
    return match._replace(situation=now, hex=hex, possession=ROW[hex], delays=0)


def exchanged(match: Match, spot: int) -> Match:
    """SC-14.14, SC-14.15, SC-14.16: the other player takes over where the ball lies."""
    return new_possession(match, match.situation.offence.other, inbounds(spot))


def kicked(match: Match) -> Match:
    """SC-14.17: the other player takes over on his own twenty."""
    taker = match.situation.offence.other
    return new_possession(match, taker, own_spot(dir_of(match, taker), TWENTY))


def after_safety(match: Match) -> Match:
    """SC-14.22: the other player takes over on his own forty."""
    taker = match.situation.offence.other
    return new_possession(match, taker, own_spot(dir_of(match, taker), FORTY))


def after_turnover(match: Match, end: End) -> Match:
    """SC-14.15, SC-14.23, SC-14.24: who has the ball where after an interception or a lost fumble."""
    dir = dir_of(match, match.situation.offence)
    if is_touchback(dir, end):
        return kicked(match)
    if is_defensive_touchdown(dir, end):
        return new_possession(match, match.situation.offence, own_spot(dir, TWENTY))
    return exchanged(match, end.spot)


def after_play(match: Match, end: End) -> Match:
    """SC-9.2: who has the ball where, on which down, once a play is over.

    After a touchdown the other player starts on his own twenty, as after a kick (SC-14.13).
    """
    dir = dir_of(match, match.situation.offence)
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


def leader(score: Pair) -> str:
    """SC-14.20: most Victory Points win."""
    ahead = winner(score)
    return "tie" if ahead is None else ahead.name.lower()
