"""The field as SVG."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from snapcount.core.rulebook import Names
from snapcount.core.table import Seat
from snapcount.games.dice_football.show.board import placed
from snapcount.games.dice_football.show.places import from_home, next_up, period, plays
from snapcount.games.dice_football.show.words import situation
from snapcount.games.dice_football.state import Phase
from snapcount.games.dice_football.tables import END_ZONE, FIELD, TIMEOUTS
from snapcount.games.dice_football.view import View

SCALE = 8
TOP = 64
HEIGHT = 53 * SCALE
WIDTH = (FIELD + 2 * END_ZONE) * SCALE
HOME, AWAY, GRASS, CHALK = "#1f4e8c", "#9c2f2f", "#3d7a3a", "#f4f4ee"


def x(yards: float) -> float:
    """Yards from the home goal line as a place in the picture."""
    return (yards + END_ZONE) * SCALE


def picture(view: View, names: Names) -> str:
    """Scoreboard, field with end zones and yard numbers, ball, scrimmage line and line to gain."""
    parts = [*scores(view, names), *grass(names), *lines(), *ball(view)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {TOP + HEIGHT}" role="img"'
        f' font-family="system-ui, sans-serif"><title>Dice Football</title>'
        f"<desc>{escape(situation(view, names))}</desc>{''.join(parts)}</svg>"
    )


def text(
    at: float, y: float, words: str, size: int, fill: str, anchor: str = "middle", more: str = ""
) -> str:
    return (
        f'<text x="{at:g}" y="{y:g}" font-size="{size}" fill="{fill}" text-anchor="{anchor}"{more}>'
        f"{escape(words)}</text>"
    )


def box(at: float, y: float, width: float, height: float, fill: str) -> str:
    return f'<rect x="{at:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="{fill}"/>'


def line(at: float, colour: str, width: float, more: str = "") -> str:
    return (
        f'<line x1="{at:g}" y1="{TOP}" x2="{at:g}" y2="{TOP + HEIGHT}" stroke="{colour}"'
        f' stroke-width="{width:g}"{more}/>'
    )


def scores(view: View, names: Names) -> Iterator[str]:
    yield box(0, 0, WIDTH, TOP, "#1b1f23")
    for seat, side, anchor in ((Seat.HOME, 16, "start"), (Seat.AWAY, WIDTH - 16, "end")):
        has_ball = " \N{BLACK CIRCLE}" if view.offence is seat else ""
        yield text(side, 28, f"{names[seat]} {view.score[seat]}{has_ball}", 24, CHALK, anchor)
        left = view.timeouts[seat]
        marks = "\N{BLACK SQUARE}" * left + "\N{WHITE SQUARE}" * max(0, TIMEOUTS - left)
        yield text(side, 52, marks, 16, "#d8b74a", anchor)
    clock = period(view) if view.phase is Phase.GAME_OVER else f"{period(view)}, {plays(view.plays_left)}"
    yield text(WIDTH / 2, 26, clock, 18, CHALK)
    yield text(WIDTH / 2, 52, next_up(view), 20, "#ffd84d")


def grass(names: Names) -> Iterator[str]:
    yield box(0, TOP, WIDTH, HEIGHT, GRASS)
    for yards in range(0, FIELD, 10):
        if yards % 20 == 0:
            yield box(x(yards), TOP, 10 * SCALE, HEIGHT, "#447f41")
    for at, name, colour, turn in ((-5.0, names[0], HOME, -90), (FIELD + 5.0, names[1], AWAY, 90)):
        yield box(x(at) - 5 * SCALE, TOP, END_ZONE * SCALE, HEIGHT, colour)
        middle = TOP + HEIGHT / 2
        turned = (
            f' dominant-baseline="central" letter-spacing="6" transform="rotate({turn} {x(at):g} {middle:g})"'
        )
        yield text(x(at), middle, name.upper()[:16], 40, CHALK, "middle", turned)


def lines() -> Iterator[str]:
    for yards in range(0, FIELD + 1, 5):
        yield line(x(yards), CHALK, 4 if yards in (0, FIELD) else 2 if yards % 10 == 0 else 1)
        if 0 < yards < FIELD and yards % 10 == 0:
            number = str(min(yards, FIELD - yards))
            yield text(x(yards), TOP + HEIGHT - 40, number, 28, CHALK)
            yield text(x(yards), TOP + 60, number, 28, CHALK)
    for part in (0.4, 0.6):
        y = TOP + HEIGHT * part
        yield (
            f'<path d="M{x(1):g} {y:g}H{x(FIELD - 1):g}" stroke="{CHALK}" stroke-width="8"'
            f' stroke-dasharray="1.5 {SCALE - 1.5:g}"/>'
        )


def ball(view: View) -> Iterator[str]:
    """The lines are drawn for a snap or a try only."""
    snap = placed(view)
    if snap is None:
        return
    seat, spot, to_gain = snap
    at, ahead = x(from_home(seat, spot)), 1 if seat is Seat.HOME else -1
    middle = TOP + HEIGHT / 2
    yield line(at, "#4d8dff", 4)
    if to_gain < FIELD:
        yield line(x(from_home(seat, to_gain)), "#ffd84d", 4)
    colour = HOME if seat is Seat.HOME else AWAY
    yield (
        f'<path d="M{at + ahead * 14:g} {middle - 16:g}l{ahead * 22} 16l{-ahead * 22} 16z"'
        f' fill="{CHALK}" stroke="{colour}" stroke-width="2"/>'
    )
    yield (
        f'<ellipse cx="{at:g}" cy="{middle:g}" rx="12" ry="8" fill="#7a4a21" stroke="{CHALK}" stroke-width="2"/>'
    )
