"""The field as text and as a picture, and the scoreboard."""

from __future__ import annotations

from snapcount.core.rulebook import Names
from snapcount.core.table import Seat
from snapcount.football.scoreboard import Scoreboard
from snapcount.games.dice_football.clock import quarter
from snapcount.games.dice_football.state import Phase
from snapcount.games.dice_football.tables import FIELD
from snapcount.games.dice_football.view import View

ORDINAL = ("", "1st", "2nd", "3rd", "4th")


def from_home(seat: Seat, spot: int) -> int:
    """A spot of one team as yards from the home seat's goal line."""
    return spot if seat is Seat.HOME else FIELD - spot


def yard_line(seat: Seat, spot: int, names: Names) -> str:
    """Home 34, Away 20, midfield."""
    if spot == FIELD // 2:
        return "midfield"
    owner, yards = (seat, spot) if spot < FIELD // 2 else (seat.other, FIELD - spot)
    return f"{names[owner]} {yards}"


def period(view: View) -> str:
    if view.phase is Phase.GAME_OVER:
        return "final"
    if view.phase is Phase.OVERTIME_TOSS or view.half == 3:
        return "overtime"
    return f"{ORDINAL[quarter(view.half, view.plays_left, view.options.plays_per_quarter)]} quarter"


def down_and_distance(view: View) -> str:
    if view.phase is not Phase.SNAP:
        return view.phase.value.replace("_", " ")
    to_go = "goal" if view.line == FIELD else str(view.line - view.ball)
    return f"{ORDINAL[view.down]} and {to_go}"


def scoreboard(view: View, names: Names) -> Scoreboard:
    snapping = view.phase is Phase.SNAP and view.offence is not None
    seat = view.offence
    return Scoreboard(
        score=view.score,
        period=period(view),
        clock="" if view.phase is Phase.GAME_OVER else f"{view.plays_left} plays left",
        possession=seat,
        down=down_and_distance(view),
        spot=yard_line(seat, view.ball, names) if snapping and seat is not None else "",
        ball=from_home(seat, view.ball) if snapping and seat is not None else None,
        line=from_home(seat, view.line) if snapping and seat is not None else None,
        goes=-1 if seat is Seat.AWAY else 1,
        timeouts=view.timeouts,
    )


def board(view: View, names: Names) -> str:
    shown = scoreboard(view, names)
    return f"{names[0]} {shown.score[0]} : {shown.score[1]} {names[1]}  {shown.period}  {shown.down} {shown.spot}"


def picture(view: View, names: Names) -> str:
    return '<svg xmlns="http://www.w3.org/2000/svg"/>'
