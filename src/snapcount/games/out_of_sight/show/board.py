"""The field around the ball as text, and the scoreboard."""

from __future__ import annotations

from functools import lru_cache
from math import ceil, hypot
from typing import NamedTuple

from snapcount.core.rulebook import Names
from snapcount.core.table import Seat
from snapcount.football.field import from_home
from snapcount.football.scoreboard import Scoreboard
from snapcount.football.words import period
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.rules.field import Part, find
from snapcount.games.out_of_sight.rules.geometry import Point, distance
from snapcount.games.out_of_sight.show.log import WEATHER
from snapcount.games.out_of_sight.show.words import down_text, plays_left
from snapcount.games.out_of_sight.state import tidy
from snapcount.games.out_of_sight.view import View

COLUMNS, ROWS = 76, 27
MARGIN = 4
WIDE, BREADTH = 0.5, 54.0
"""Yards a character cell stands for, and all rows together."""
FEWEST = 7
"""Rows that there must be, however small the window."""
BESIDE = 6
"""Lines that are no rows of the field."""


class Paper(NamedTuple):
    """How large the field is drawn."""

    columns: int
    rows: int
    high: float
    """Yards to a row."""


LARGE = Paper(COLUMNS, ROWS, BREADTH / ROWS)
MARKS = {"white_bar": "|", "red_bar": "#", "square": "o", "triangle": "A", "penalty": "P"}
LEGEND = "| white  # red  o receiver  A triangle  P Penalty  L linebacker  * ball  + line"


def scoreboard(view: View, names: Names) -> Scoreboard:
    over = view.phase == "over"
    playing = view.phase not in ("weather", "toss", "over")
    scrimmage = playing and view.phase not in ("kickoff", "free_kick", "return")
    seat = view.run.seat if view.run is not None else view.offence
    _, own, _, line = view.situation
    side = view.offence if own <= 50 else view.offence.other
    return Scoreboard(
        score=view.score,
        period="final" if over else period(view.quarter),
        clock="" if over else plays_left(view),
        possession=seat if playing else None,
        down=down_text(view),
        spot=f"{names[side]} {min(own, tidy(100 - own)):g}" if scrimmage else "",
        ball=tidy(from_home(tables.LAW, view.offence, own)) if scrimmage else None,
        line=tidy(from_home(tables.LAW, view.offence, line)) if scrimmage and not view.trying else None,
        goes=1 if seat is Seat.HOME else -1,
    )


def board(view: View, names: Names) -> str:
    """Score, down and the field: 38 yards of it around the ball, West to the left."""
    return drawn(view, names, LARGE)


def small_board(view: View, names: Names, wide: int, high: int) -> str:
    """The whole breadth of the field in fewer rows, and as much of its length as there is room for."""
    rows = min(ROWS, max(FEWEST, high - BESIDE))
    return drawn(view, names, Paper(min(COLUMNS, wide - MARGIN), rows, BREADTH / rows))


def drawn(view: View, names: Names, paper: Paper) -> str:
    home, away = view.score
    head = f"{names[0][:20]} {home} : {away} {names[1][:20]}   {period(view.quarter)}, {plays_left(view)}"
    going = "East →" if view.going == 1 else "← West"
    state = f"{names[view.offence][:20]} {down_text(view)}, going {going}   {WEATHER[view.weather]}"
    if view.hidden:
        curtain = ["", "        The field is hidden: only the Playbook lies before you.", ""]
        return "\n".join([head[:80], state[:80], *curtain])
    return "\n".join([head[:80], state[:80], *picture_rows(view, paper), LEGEND[:80]])


def centre(view: View) -> float:
    if view.run is not None:
        return view.run.start[0]
    x = view.own(view.offence, view.situation.ball)
    return x if view.phase in ("kickoff", "free_kick") else x + view.going * 8


def picture_rows(view: View, paper: Paper) -> list[str]:
    width = paper.columns * WIDE
    west = min(max(centre(view) - width / 2, tables.WEST_END - 1), tables.EAST_END + 1 - width)
    west = ceil(west)
    rows = [list(cells) for cells in printed(view.options.field, west, paper)]
    for mark, point in _marks(view):
        _put(rows, west, mark, point, paper)
    edge = MARGIN * " " + "=" * paper.columns
    lines = [_label(row, paper) + "".join(cells) for row, cells in enumerate(rows)]
    return [MARGIN * " " + _ruler(west, paper), edge, *(line.rstrip() for line in lines), edge]


@lru_cache(maxsize=128)
def printed(field: str, west: int, paper: Paper) -> tuple[tuple[str, ...], ...]:
    """The field as it is printed, from this yard on: the same in every picture of a game."""
    ground = [_ground(west + (c + 0.5) * WIDE) for c in range(paper.columns)]
    rows = [list(ground) for _ in range(paper.rows)]
    for part in find(field).parts:
        _stamp(rows, west, part, paper)
    return tuple([tuple(cells) for cells in rows])


def _label(row: int, paper: Paper) -> str:
    """How far from the middle, at every third row."""
    return f"{_y(row, paper):+4.0f}" if row % 3 == 1 else MARGIN * " "


def _ruler(west: float, paper: Paper) -> str:
    cells = [" "] * paper.columns
    for x in range(-10, 111, 10):
        column = round((x - west) / WIDE)
        text = "G" if x in (0, 100) else "" if not 0 < x < 100 else str(min(x, 100 - x))
        if 0 <= column < paper.columns - 2:
            cells[column : column + len(text)] = text
    return "".join(cells).rstrip()


def _ground(x: float) -> str:
    if abs(x - round(x / 10) * 10) < WIDE / 2 + 0.01 and 0 <= round(x / 10) * 10 <= 100:
        return ":"
    return " " if tables.WEST_END < x < tables.EAST_END else "/"


def _row(y: float, paper: Paper) -> int:
    return round((tables.SIDELINE - y) / paper.high - 0.5)


def _y(row: int, paper: Paper) -> float:
    """The middle of a row."""
    return tables.SIDELINE - (row + 0.5) * paper.high


def _stamp(rows: list[list[str]], west: float, part: Part, paper: Paper) -> None:
    shape = part.shape
    first = round((shape.x - shape.reach - west) / WIDE)
    off = 0.35 * paper.high
    last = min(paper.rows - 1, _row(shape.y - shape.reach, paper))
    for column in range(max(0, first), min(paper.columns, first + ceil(2 * shape.reach / WIDE) + 2)):
        x = west + (column + 0.5) * WIDE
        for row in range(max(0, _row(shape.y + shape.reach, paper)), last + 1):
            y = _y(row, paper)
            if min(distance(shape, x, y + by) for by in (-off, 0.0, off)) <= 0.12:
                rows[row][column] = MARKS[part.what]


def _marks(view: View) -> list[tuple[str, Point]]:
    marks: list[tuple[str, Point]] = []
    if view.last is not None:
        marks += [("+", point) for point in _dense(view.last.path)]
        marks += [("L", point) for point in view.last.linebackers]
        marks += [("x", view.last.dot)] if view.last.dot is not None else []
    marks += [("L", point) for point in view.linebackers]
    if view.run is not None:
        return [*marks, ("*", view.run.start)]
    if view.phase in ("declare", "huddle", "snap", "kick", "catch"):
        marks.append(("*", view.ball_at))
    return marks


def _dense(path: tuple[Point, ...]) -> list[Point]:
    points = list(path[:1])
    for a, b in zip(path, path[1:], strict=False):
        steps = max(1, ceil(hypot(b[0] - a[0], b[1] - a[1]) / WIDE))
        points += [
            (a[0] + (b[0] - a[0]) * i / steps, a[1] + (b[1] - a[1]) * i / steps) for i in range(1, steps + 1)
        ]
    return points


def _put(rows: list[list[str]], west: float, mark: str, point: Point, paper: Paper) -> None:
    column, row = int((point[0] - west) / WIDE), _row(point[1], paper)
    if 0 <= column < paper.columns and 0 <= row < paper.rows:
        rows[row][column] = mark
