"""The field as SVG, from the scoreboard: all games, any eyes."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from snapcount.core.table import Seat
from snapcount.football.scoreboard import Scoreboard
from snapcount.football.words import Names, tally

SCALE = 8
TOP = 64
HEIGHT = 53 * SCALE
HOME, AWAY, GRASS, CHALK = "#1f4e8c", "#9c2f2f", "#3d7a3a", "#f4f4ee"


def picture(board: Scoreboard, names: Names, words: str = "") -> str:
    """Score, field with end zones and yard numbers, ball, scrimmage line and line to gain."""
    width = (board.length + 2 * board.end_zone) * SCALE
    parts = [*head(board, names, width), *grass(board, names, width), *lines(board), *ball(board)]
    said = words or tally(board.score, names)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {TOP + HEIGHT}" role="img"'
        f' font-family="system-ui, sans-serif"><title>{escape(said)}</title>{"".join(parts)}</svg>'
    )


def x(board: Scoreboard, yards: float) -> float:
    """Yards from the home goal line as a place in the picture."""
    return (yards + board.end_zone) * SCALE


def text(
    at: float, y: float, words: str, size: int, fill: str, anchor: str = "middle", more: str = ""
) -> str:
    return (
        f'<text x="{at:g}" y="{y:g}" font-size="{size}" fill="{fill}" text-anchor="{anchor}"{more}>'
        f"{escape(words)}</text>"
    )


def box(at: float, y: float, width: float, height: float, fill: str) -> str:
    return f'<rect x="{at:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="{fill}"/>'


def line(at: float, colour: str, width: float) -> str:
    return (
        f'<line x1="{at:g}" y1="{TOP}" x2="{at:g}" y2="{TOP + HEIGHT}" stroke="{colour}"'
        f' stroke-width="{width:g}"/>'
    )


def head(board: Scoreboard, names: Names, width: int) -> Iterator[str]:
    yield box(0, 0, width, TOP, "#1b1f23")
    for seat, side, anchor in ((Seat.HOME, 16, "start"), (Seat.AWAY, width - 16, "end")):
        has_ball = " \N{BLACK CIRCLE}" if board.possession is seat else ""
        yield text(side, 28, f"{names[seat]} {board.score[seat]}{has_ball}", 24, CHALK, anchor)
        if board.timeouts is not None:
            yield text(side, 52, "\N{BLACK SQUARE}" * board.timeouts[seat], 16, "#d8b74a", anchor)
    clock = ", ".join(part for part in (board.period, board.clock) if part)
    yield text(width / 2, 26, clock, 18, CHALK)
    yield text(width / 2, 52, board.down, 20, "#ffd84d")


def grass(board: Scoreboard, names: Names, width: int) -> Iterator[str]:
    yield box(0, TOP, width, HEIGHT, GRASS)
    for yards in range(0, board.length, 20):
        yield box(x(board, yards), TOP, 10 * SCALE, HEIGHT, "#447f41")
    deep = board.end_zone * SCALE
    middle = TOP + HEIGHT / 2
    for at, name, colour, turn in ((0, names[0], HOME, -90), (width - deep, names[1], AWAY, 90)):
        yield box(at, TOP, deep, HEIGHT, colour)
        centre = at + deep / 2
        turned = f' dominant-baseline="central" letter-spacing="6" transform="rotate({turn} {centre:g} {middle:g})"'
        yield text(centre, middle, name.upper()[:16], 40, CHALK, "middle", turned)


def lines(board: Scoreboard) -> Iterator[str]:
    for yards in range(0, board.length + 1, 5):
        goal = yards in (0, board.length)
        yield line(x(board, yards), CHALK, 4 if goal else 2 if yards % 10 == 0 else 1)
        if not goal and yards % 10 == 0:
            number = str(min(yards, board.length - yards))
            yield text(x(board, yards), TOP + HEIGHT - 40, number, 28, CHALK)
            yield text(x(board, yards), TOP + 60, number, 28, CHALK)
    for part in (0.4, 0.6):
        yield (
            f'<path d="M{x(board, 1):g} {TOP + HEIGHT * part:g}H{x(board, board.length - 1):g}" stroke="{CHALK}"'
            f' stroke-width="8" stroke-dasharray="1.5 {SCALE - 1.5:g}"/>'
        )


def ball(board: Scoreboard) -> Iterator[str]:
    """Drawn where there is a ball on the ground; the line to gain unless it is the goal line."""
    if board.ball is None:
        return
    at, ahead, middle = x(board, board.ball), board.goes, TOP + HEIGHT / 2
    yield line(at, "#4d8dff", 4)
    if board.line is not None and 0 < board.line < board.length:
        yield line(x(board, board.line), "#ffd84d", 4)
    colour = AWAY if board.possession is Seat.AWAY else HOME
    yield (
        f'<path d="M{at + ahead * 14:g} {middle - 16:g}l{ahead * 22} 16l{-ahead * 22} 16z"'
        f' fill="{CHALK}" stroke="{colour}" stroke-width="2"/>'
    )
    yield (
        f'<ellipse cx="{at:g}" cy="{middle:g}" rx="12" ry="8" fill="#7a4a21" stroke="{CHALK}" stroke-width="2"/>'
    )
