"""A field to play on paper: the field itself, then the Playbook, the measuring strip and the linebackers."""

from __future__ import annotations

from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.field import Symbol
from snapcount.games.out_of_sight.geometry import triangle
from snapcount.games.out_of_sight.pdf import MM, Colour, Page, document
from snapcount.games.out_of_sight.words import play_text

PAPERS = {"a4": (297.0, 210.0), "a3": (420.0, 297.0), "letter": (279.4, 215.9), "tabloid": (431.8, 279.4)}
GRASS: Colour = (0.80, 0.90, 0.80)
CHALK: Colour = (1.0, 1.0, 1.0)
RED: Colour = (0.80, 0.16, 0.14)
BLUE: Colour = (0.16, 0.37, 0.69)
INK: Colour = (0.1, 0.1, 0.1)
GOLD: Colour = (0.80, 0.60, 0.1)
WEST, EAST = -23.0, 123.0
MARGIN = 8.0


def field_pdf(symbols: tuple[Symbol, ...], title: str, paper: str) -> bytes:
    """Two pages at one scale: what is measured on the second fits the first."""
    wide, high = (length * MM for length in PAPERS[paper])
    scale = (wide - 2 * MARGIN * MM) / (EAST - WEST)
    return document([_field_page(symbols, title, wide, high, scale), _kit_page(wide, high, scale)], title)


def _field_page(symbols: tuple[Symbol, ...], title: str, wide: float, high: float, scale: float) -> Page:
    page = Page(wide, high)
    page.inside(wide / 2 - 50 * scale, high / 2, scale)
    _ground(page)
    for symbol in symbols:
        _symbol(page, symbol)
    page.outside()
    page.fill(INK)
    top = high / 2 + (tables.SIDELINE + 3) * scale
    page.text(wide / 2, top + 6, 16, title, bold=True, centred=True)
    note = f"1 yard = {scale / MM:.2f} mm   {len(symbols)} symbols   study the field, hide your eyes, draw"
    page.text(wide / 2, high / 2 - (tables.SIDELINE + 3) * scale - 12, 9, note, centred=True)
    return page


def _ground(page: Page) -> None:
    side = tables.SIDELINE
    page.fill(GRASS)
    page.box(-10, -side, 120, 2 * side)
    page.stroke(CHALK, 0.2)
    for x in range(5, 100, 5):
        page.line(x, -side, x, side)
    page.stroke(CHALK, 0.12)
    for x in range(1, 100):
        for y in (tables.HASH, -tables.HASH):
            page.line(x, y - 0.35, x, y + 0.35)
    page.stroke(INK, 0.2)
    for x in (0, 100):
        page.line(x, -side, x, side)
    page.box(-10, -side, 120, 2 * side, "S")
    _posts(page)
    page.fill((0.45, 0.6, 0.45))
    for x in range(10, 100, 10):
        for y in (-side + 0.6, side - 1.9):
            page.text(x, y, 1.6, str(min(x, 100 - x)), centred=True)


def _posts(page: Page) -> None:
    bar, posts = tables.GOAL["crossbar"]["x"], tables.GOAL["uprights"]
    low, high = posts["abs_y"]
    page.fill(GOLD)
    for mirrored in (False, True):
        for x0, x1, y0, y1 in (
            (bar[0], bar[1], -high, high),
            (posts["x"][0], posts["x"][1], low, high),
            (posts["x"][0], posts["x"][1], -high, -low),
        ):
            page.box(100 - x1 if mirrored else x0, y0, x1 - x0, y1 - y0)
    page.stroke((0.6, 0.6, 0.6), 0.25)
    for x in (tables.STADIUM, 100 - tables.STADIUM):
        page.line(x, -tables.SIDELINE, x, tables.SIDELINE)


def _symbol(page: Page, symbol: Symbol) -> None:
    _, kind, x, y, length, width, angle, corner = symbol
    page.stroke(INK, 0.1)
    if kind == "receiver":
        page.fill(CHALK)
        page.rounded_box(x, y, length, corner)
        page.fill(RED)
        page.polygon(triangle(x, y, angle, tables.TRIANGLE).corners)
        return
    page.fill(CHALK if kind == "white" else RED)
    page.turned_box(x, y, length, width, angle, "B" if kind == "white" else "f")
    if kind == "penalty":
        page.fill(CHALK)
        page.text(x, y - 0.25, 0.75, "15 Pen.", bold=True, centred=True)


def _kit_page(wide: float, high: float, scale: float) -> Page:
    page = Page(wide, high)
    left, y = MARGIN * 2 * MM, high - 16 * MM
    page.fill(INK)
    page.text(left, y, 15, "Playbook", bold=True)
    y -= 18
    for play in tables.PLAYBOOK.values():
        page.text(left, y, 9, play.name, bold=True)
        page.text(left + 85, y, 9, f"B{play.drop}   {play_text(play.id)}")
        y -= 13
    y -= 6
    for line in _reminders():
        page.text(left, y, 8.5, line)
        y -= 11.5
    y -= 8
    page.inside(left, y - tables.BLITZ * scale, scale)
    _strip(page)
    page.outside()
    return page


def _strip(page: Page) -> None:
    """The 60 by 7 yard strip and three linebackers to cut out."""
    page.stroke(INK, 0.1)
    page.box(0, 0, 60, 7, "S")
    for x in range(5, 60, 5):
        page.line(x, 0, x, 1.2 if x % 10 else 2.2)
    page.fill(INK)
    for x in range(10, 60, 10):
        page.text(x, 2.6, 1.6, str(x), centred=True)
    page.text(30, 4.8, 1.5, "measuring strip: 60 yards long, 7 yards wide", centred=True)
    page.fill(BLUE)
    for n in range(tables.LINEBACKERS):
        page.disc(66 + 4 * n, 3.5, tables.LINEBACKER)
    page.fill(INK)
    page.text(65, 0.6, 1.3, "linebackers: cut out")


def _reminders() -> tuple[str, ...]:
    return (
        "Any bar is a tackler; a white square is a receiver, the red triangle in it a tackler that can intercept.",
        "Reds Only: only red symbols stop you. On returns red bars are passed after 60 yards.",
        "The defence hides 3 linebackers (blitzers 7 yards from the ball); with 1 or 2 a touched one forces a fumble.",
        "Kickoff from the 35, over 75 yards is out. Punt 10 back, over 60 is blocked. Field goal 7 back, in the 45.",
        "Penalty symbol: 5-6 fifteen yards and a first down, 2-4 ten yards back, 1 fumble.",
    )
