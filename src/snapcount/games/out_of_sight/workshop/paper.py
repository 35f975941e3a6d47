"""A field to play on paper: the field itself, then the Playbook, the measuring strip and the linebackers."""

from __future__ import annotations

from collections.abc import Iterable

from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.rules.field import Symbol
from snapcount.games.out_of_sight.rules.geometry import Point, corners_of, rounded, triangle
from snapcount.games.out_of_sight.workshop.diagrams import playbook_grid
from snapcount.paper.page import Colour, Document, Page
from snapcount.paper.pdf import written

MM = 72 / 25.4
PAPERS = {"a4": (297.0, 210.0), "a3": (420.0, 297.0), "letter": (279.4, 215.9), "tabloid": (431.8, 279.4)}
GRASS: Colour = (0.80, 0.90, 0.80)
CHALK: Colour = (1.0, 1.0, 1.0)
RED: Colour = (0.80, 0.16, 0.14)
BLUE: Colour = (0.16, 0.37, 0.69)
INK: Colour = (0.1, 0.1, 0.1)
GOLD: Colour = (0.80, 0.60, 0.1)
MOSS: Colour = (0.45, 0.6, 0.45)
GREY: Colour = (0.6, 0.6, 0.6)
WEST = -19.0
LAP, REACH = 1.5, 4.0
"""Each half shows so much of the other; a symbol may reach in from so far."""
MARGIN = 6.0
WORDS = 16.0


class Yards:
    """A page drawn on in yards, North up, from an origin on it."""

    def __init__(self, page: Page, x: float, y: float, scale: float) -> None:
        self.page = page
        self.x, self.y, self.scale = x, y, scale

    def at(self, x: float, y: float) -> Point:
        return self.x + x * self.scale, self.y - y * self.scale

    def line(self, x1: float, y1: float, x2: float, y2: float, weight: float, colour: Colour) -> None:
        self.page.line(*self.at(x1, y1), *self.at(x2, y2), weight * self.scale, colour)

    def box(
        self,
        centre: Point,
        width: float,
        height: float,
        fill: Colour | None = None,
        stroke: Colour | None = None,
        corner: float = 0.0,
    ) -> None:
        x, y = self.at(centre[0] - width / 2, centre[1] + height / 2)
        k = self.scale
        self.page.box(x, y, width * k, height * k, fill, stroke, 0.1 * k, corner * k)

    def polygon(self, points: Iterable[Point], fill: Colour, stroke: Colour | None = None) -> None:
        self.page.polygon((self.at(*point) for point in points), fill, stroke, 0.1 * self.scale)

    def text(
        self, x: float, y: float, size: float, text: str, colour: Colour = INK, bold: bool = False
    ) -> None:
        """Centred on x, its baseline at y."""
        font = "bold" if bold else "regular"
        self.page.text(*self.at(x, y), text, size * self.scale, font, "centre", colour)


def field_pdf(symbols: tuple[Symbol, ...], title: str, paper: str) -> bytes:
    """Both halves of the field, each filling its sheet, between them Playbook and what is cut out, at one scale."""
    wide, high = (length * MM for length in PAPERS[paper])
    margin = MARGIN * MM
    scale = min(
        (wide - 2 * margin) / (50 - WEST + LAP), (high - 2 * margin - WORDS) / (2 * tables.SIDELINE + 1)
    )
    document = Document((wide, high), title)
    _half_page(document.page(), symbols, f"{title}, West", scale, True)
    _kit_page(document.page(), scale)
    _half_page(document.page(), symbols, f"{title}, East", scale, False)
    return written(document)


def _half_page(page: Page, symbols: tuple[Symbol, ...], title: str, scale: float, west: bool) -> None:
    """One half and a little of the other, to be glued on: midfield lies on both sheets."""
    margin, across = MARGIN * MM, (page.height + WORDS) / 2
    left = page.width - margin - (50 + LAP) * scale if west else margin - (50 - LAP) * scale
    field = Yards(page, left, across, scale)
    _ground(field)
    for symbol in symbols:
        if symbol.x < 50 + LAP + REACH if west else symbol.x > 50 - LAP - REACH:
            _symbol(field, symbol)
    edge = tables.SIDELINE * scale
    note = f"1 yard = {scale / MM:.2f} mm   {len(symbols)} symbols   glue at midfield; study, hide your eyes, draw"
    page.text(margin, across - edge - 6, title, 12, "bold", colour=INK)
    page.text(page.width - margin, across - edge - 6, note, 8, "regular", "right", INK)


def _ground(field: Yards) -> None:
    side = tables.SIDELINE
    field.box((50, 0), 120, 2 * side, GRASS)
    for x in range(5, 100, 5):
        field.line(x, -side, x, side, 0.2, CHALK)
    for x in range(1, 100):
        for y in (tables.HASH, -tables.HASH):
            field.line(x, y - 0.35, x, y + 0.35, 0.12, CHALK)
    for x in (0, 100):
        field.line(x, -side, x, side, 0.2, INK)
    field.box((50, 0), 120, 2 * side, None, INK)
    _posts(field)
    for x in range(10, 100, 10):
        for y in (-side + 0.6, side - 1.9):
            field.text(x, y, 1.6, str(min(x, 100 - x)), MOSS)


def _posts(field: Yards) -> None:
    bar, posts = tables.GOAL["crossbar"]["x"], tables.GOAL["uprights"]
    low, high = posts["abs_y"]
    for x0, x1, y0, y1 in (
        (bar[0], bar[1], -high, high),
        (posts["x"][0], posts["x"][1], low, high),
        (posts["x"][0], posts["x"][1], -high, -low),
    ):
        for x in ((x0 + x1) / 2, 100 - (x0 + x1) / 2):
            field.box((x, (y0 + y1) / 2), x1 - x0, y1 - y0, GOLD)
    for x in (tables.STADIUM, 100 - tables.STADIUM):
        field.line(x, -tables.SIDELINE, x, tables.SIDELINE, 0.25, GREY)


def _symbol(field: Yards, symbol: Symbol) -> None:
    _, kind, x, y, length, width, angle, corner = symbol
    if kind == "receiver":
        field.box((x, y), length, width, CHALK, INK, corner)
        field.polygon(triangle(x, y, angle, tables.TRIANGLE).corners, RED)
        return
    corners = corners_of(rounded(x, y, length / 2, width / 2, angle))
    field.polygon(corners, CHALK if kind == "white" else RED, INK if kind == "white" else None)
    if kind == "penalty":
        field.text(x, y - 0.25, 0.75, "15 Pen.", CHALK, bold=True)


def _kit_page(page: Page, scale: float) -> None:
    """The plays as diagrams, what to remember, and what is cut out."""
    left, top = MARGIN * MM, 14 * MM
    strip = (tables.BLITZ + 1) * scale
    words = 11.0 * len(_reminders()) + 8
    page.text(left, top - 8, "Playbook", 15, "bold", colour=INK)
    grid = page.height - top - strip - words - 2 * MARGIN * MM
    playbook_grid(page, left, top, page.width - 2 * left, grid)
    y = top + grid + 8
    for line in _reminders():
        page.text(left, y, line, 8, colour=INK)
        y += 11
    _strip(Yards(page, left, y + tables.BLITZ * scale, scale))


def _strip(kit: Yards) -> None:
    """The 60 by 7 yard strip and three linebackers to cut out."""
    kit.box((30, 3.5), 60, 7, None, INK)
    for x in range(5, 60, 5):
        kit.line(x, 0, x, 1.2 if x % 10 else 2.2, 0.1, INK)
    for x in range(10, 60, 10):
        kit.text(x, 2.6, 1.6, str(x))
    kit.text(30, 4.8, 1.5, "measuring strip: 60 yards long, 7 yards wide")
    for n in range(tables.LINEBACKERS):
        kit.box(
            (66 + 4 * n, 3.5), 2 * tables.LINEBACKER, 2 * tables.LINEBACKER, BLUE, None, tables.LINEBACKER
        )
    kit.text(70, 0.6, 1.3, "linebackers: cut out")


def _reminders() -> tuple[str, ...]:
    return (
        "Any bar is a tackler; a white square is a receiver, the red triangle in it a tackler that can intercept.",
        "Reds Only: only red symbols stop you. On returns red bars are passed after 60 yards.",
        "The defence hides 3 linebackers (blitzers 7 yards from the ball); with 1 or 2 a touched one forces a fumble.",
        "Kickoff from the 35, over 75 yards is out. Punt 10 back, over 60 is blocked. Field goal 7 back, in the 45.",
        "Penalty symbol: 5-6 fifteen yards and a first down, 2-4 ten yards back, 1 fumble.",
    )
