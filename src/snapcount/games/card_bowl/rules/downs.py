"""Chapter 4: the football law that the book leaves to the NFL.

CB-2.14 A spot counts from the own goal line of a named team: the other team's own is 100 less the spot.
"""

from __future__ import annotations

from snapcount.core.table import Seat
from snapcount.football import downs as football
from snapcount.football.field import other_end, zone
from snapcount.football.situation import Situation
from snapcount.games.card_bowl.state import Down, Next, Result
from snapcount.games.card_bowl.tables import (
    END_LINE,
    FIELD,
    KICKOFF_FROM,
    LAW,
    SAFETY_KICK_FROM,
    TOUCHBACK,
    TRY_FROM,
)

OUT_BACK = -END_LINE
"""CB-4.3 Ten yards deep is the end line."""
FAR_BACK = FIELD + END_LINE


def new_series(seat: Seat, spot: int) -> Next:
    """CB-4.4, CB-4.7 A new series; inside the ten it is goal to go."""
    return Next("scrimmage", football.new_series(LAW, seat, spot))


def next_down(down: Down, spot: int) -> Next:
    """CB-4.5, CB-4.6 The next down of a series whose ball is dead at `spot`."""
    after = football.next_down(LAW, down.situation, spot)
    if after is None:
        return new_series(down.defence, other_end(LAW, spot))._replace(over=True)
    return Next("scrimmage", after, spot >= down.line)


def same_down(down: Down, spot: int) -> Next:
    """The down again from another spot, the line to gain unchanged."""
    return Next("scrimmage", football.same_down(down.situation, spot))


def kickoff_by(seat: Seat) -> Next:
    """CB-4.9 After a field goal and after a try."""
    return Next("kickoff", Situation(seat, KICKOFF_FROM, 0, 0))


def kick_after_safety(seat: Seat) -> Next:
    """CB-4.9, CB-10.1 By the team that conceded it."""
    return Next("free_kick", Situation(seat, SAFETY_KICK_FROM, 0, 0))


def kick_again(seat: Seat, spot: int, fails: int = 0) -> Next:
    """A kick that is repeated, perhaps from another spot."""
    return Next("rekick", Situation(seat, spot, 0, 0), fails=fails)


def try_by(seat: Seat) -> Next:
    """CB-9.5 After a touchdown, from the 2."""
    return Next("try", Situation(seat, TRY_FROM, 0, FIELD))


def try_again(seat: Seat, spot: int) -> Next:
    """A try that is repeated from another spot."""
    return Next("retry", Situation(seat, spot, 0, FIELD))


def ended(team: Seat, spot: int, kicked: bool = False) -> tuple[str, int]:
    """CB-4.2, CB-4.11 What a ball dead in a team's hands at `spot` is; `kicked` if a kick put it in the end zone."""
    where = zone(LAW, spot)
    if where == "field":
        return "ball", spot
    if where == "end zone":
        return "TD", FIELD
    return ("touchback", TOUCHBACK) if kicked else ("safety", spot)


def following(down: Down, result: Result) -> Next:
    """CB-4.7, CB-4.9 What follows a play or a kick from scrimmage.

    CB-4.17, CB-4.19 Where the offence kept the ball the down counts, also after a blocked kick or a fumble.
    """
    if result.event in FOLLOWS:
        return FOLLOWS[result.event](result.team)
    if result.event == "touchback" or result.team is not down.offence or result.changed:
        return new_series(result.team, result.spot)
    return next_down(down, result.spot)


def after_kick(result: Result) -> Next:
    """What follows a free kick and its return."""
    if result.event in FOLLOWS:
        return FOLLOWS[result.event](result.team)
    return new_series(result.team, result.spot)


FOLLOWS = {"TD": try_by, "safety": kick_after_safety, "FG": kickoff_by}
"""What follows a score, by who scored or conceded it."""
