"""Places and moments as a commentator names them."""

from __future__ import annotations

from snapcount.core.rulebook import Names
from snapcount.core.table import Seat
from snapcount.games.dice_football.rules.clock import quarter
from snapcount.games.dice_football.state import Phase
from snapcount.games.dice_football.tables import END_ZONE, FIELD
from snapcount.games.dice_football.view import View

ORDINAL = ("", "1st", "2nd", "3rd", "4th")
NEXT = {
    Phase.COIN_TOSS: "coin toss",
    Phase.KICKOFF: "kickoff",
    Phase.FREE_KICK: "free kick",
    Phase.TRY: "try",
    Phase.OVERTIME_TOSS: "overtime toss",
    Phase.GAME_OVER: "",
}


def from_home(seat: Seat, spot: int) -> int:
    """A spot of one team as yards from the home seat's goal line."""
    return spot if seat is Seat.HOME else FIELD - spot


def yard_line(seat: Seat, spot: int, names: Names) -> str:
    """Home 34, midfield, or the end zone; beyond the end line too."""
    if spot <= 0:
        where = "end zone" if spot >= -END_ZONE else "end line, and beyond it"
        return f"{names[seat]} {where}"
    if spot >= FIELD:
        return yard_line(seat.other, FIELD - spot, names)
    if spot == FIELD // 2:
        return "midfield"
    return f"{names[seat]} {spot}" if spot < FIELD // 2 else f"{names[seat.other]} {FIELD - spot}"


def period(view: View) -> str:
    if view.phase is Phase.GAME_OVER:
        return "final"
    if view.phase is Phase.OVERTIME_TOSS or view.half == 3:
        return "overtime"
    return f"{ORDINAL[quarter(view)]} quarter"


def plays(number: int) -> str:
    return "1 play left" if number == 1 else f"{number} plays left"


def down_and_distance(down: int, ball: int, line: int) -> str:
    return f"{ORDINAL[down]} and {'goal' if line == FIELD else line - ball}"


def next_up(view: View) -> str:
    """2nd and 6, kickoff, try."""
    return NEXT.get(view.phase) or (
        down_and_distance(view.down, view.ball, view.line) if view.phase is Phase.SNAP else ""
    )
