"""Chapter 4: the football law that the book leaves to the NFL.

CB-2.14 A spot counts from the own goal line of a named team: the other team's own is 100 less the spot.
"""

from __future__ import annotations

from snapcount.core.table import Seat
from snapcount.games.card_bowl.state import Down, Next, Result
from snapcount.games.card_bowl.tables import END_LINE, LAW, TOUCHBACK

OUT_BACK = -END_LINE
"""CB-4.3 Ten yards deep is the end line."""
FAR_BACK = 100 + END_LINE


def first_and_ten(seat: Seat, spot: int) -> Next:
    """CB-4.4, CB-4.7 A new series; inside the ten it is goal to go."""
    return Next("down", seat, spot, 1, min(LAW["yards_to_gain"], 100 - spot))


def series(down: Down, spot: int) -> Next:
    """CB-4.5, CB-4.6 The next down of a series whose ball is dead at `spot`."""
    if spot >= down.line:
        return first_and_ten(down.offence, spot)
    if down.down >= LAW["downs"]:
        return first_and_ten(down.defence, 100 - spot)._replace(over=True)
    return Next("down", down.offence, spot, down.down + 1, down.line - spot)


def same_down(down: Down, spot: int) -> Next:
    """The down again from another spot, the line to gain unchanged."""
    return Next("down", down.offence, spot, down.down, down.line - spot)


def ended(team: Seat, spot: int, kicked: bool = False) -> tuple[str, int]:
    """CB-4.2, CB-4.11 What a ball dead in a team's hands at `spot` is; `kicked` if a kick put it in the end zone."""
    if spot >= 100:
        return "TD", 100
    if spot > 0:
        return "ball", spot
    return ("touchback", TOUCHBACK) if kicked else ("safety", spot)


def following(down: Down, result: Result) -> Next:
    """CB-4.7, CB-4.9 What follows a play or a kick from scrimmage.

    CB-4.17, CB-4.19 Where the offence kept the ball the down counts, also after a blocked kick or a fumble.
    """
    if result.event == "TD":
        return Next("try", result.team, 100 - LAW["try_from"])
    if result.event == "safety":
        return Next("safety kick", result.team, LAW["safety_kick_from"])
    if result.event == "FG":
        return Next("kickoff", result.team, LAW["kickoff_from"])
    if result.event == "touchback" or result.team is not down.offence or result.changed:
        return first_and_ten(result.team, result.spot)
    return series(down, result.spot)
