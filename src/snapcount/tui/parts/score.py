"""The score line: teams in their colours, timeouts, what the clock says, down and distance."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text
from textual.widgets import Static

from snapcount.core.rulebook import Names
from snapcount.core.table import Seat
from snapcount.football.scoreboard import Scoreboard
from snapcount.tui.drawing.colours import GOLD, NIGHT, PALE, TO_GAIN, Pair, hexed, ink_on

NAMED = 16


class Score(Static):
    def show(self, board: Scoreboard, names: Names, colours: Pair) -> None:
        grid = Table.grid(expand=True)
        grid.add_column(justify="left", ratio=1)
        grid.add_column(justify="center", ratio=2)
        grid.add_column(justify="right", ratio=1)
        teams = [team(board, seat, names, colours) for seat in Seat]
        grid.add_row(teams[0], when(board), teams[1])
        grid.add_row(timeouts(board, Seat.HOME), where(board), timeouts(board, Seat.AWAY))
        self.update(grid)


def team(board: Scoreboard, seat: Seat, names: Names, colours: Pair) -> Text:
    ground = colours[seat]
    shirt = f"bold {hexed(ink_on(ground))} on {hexed(ground)}"
    lit = f"bold {hexed(GOLD)}"
    parts = [
        (f" {names[seat][:NAMED]} ", shirt),
        (f" {board.score[seat]} ", f"{lit} on {hexed(NIGHT)}"),
        (" ● " if board.possession is seat else "", lit),
    ]
    return Text.assemble(*(parts if seat is Seat.HOME else parts[::-1]))


def when(board: Scoreboard) -> Text:
    return Text(", ".join(filter(None, (board.period, board.clock))), hexed(PALE))


def where(board: Scoreboard) -> Text:
    """3rd and 4 at the Home 34: what the next play is about."""
    text = Text(board.down, f"bold {hexed(TO_GAIN)}")
    return text.append(f" at {board.spot}" if board.spot else "", "bold")


def timeouts(board: Scoreboard, seat: Seat) -> Text:
    left = board.timeouts[seat] if board.timeouts else 0
    return Text(" ◆" * left + " ", hexed(PALE))
