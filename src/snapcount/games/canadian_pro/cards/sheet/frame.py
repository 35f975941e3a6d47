"""What all cards have in common: the frame, the name, tables by total, the record line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from snapcount.games.canadian_pro.cards.tables import TOTALS, Json
from snapcount.paper.letters import fitted, shortened, width
from snapcount.paper.page import BLACK, WHITE, Align, Colour, Page

CARD = (180.0, 252.0)
"""Two and a half by three and a half inches, as playing cards are."""
INSET = 8.0
BAND = 33.0
ROW = 12.3
GREY: Colour = (0.42, 0.42, 0.42)
PALE: Colour = (0.94, 0.94, 0.93)
RULE: Colour = (0.72, 0.72, 0.72)
RED: Colour = (0.78, 0.1, 0.12)
CLUB_COLOURS: tuple[Colour, ...] = (
    (0.05, 0.27, 0.18),
    (0.48, 0.09, 0.13),
    (0.09, 0.19, 0.42),
    (0.35, 0.21, 0.08),
    (0.28, 0.12, 0.36),
    (0.06, 0.34, 0.38),
    (0.17, 0.2, 0.24),
    (0.5, 0.27, 0.03),
)


class Team(NamedTuple):
    """What stands on every card of a team."""

    club: str
    code: str
    season: int

    @property
    def label(self) -> str:
        return f"{self.code} {self.season}"

    @property
    def colour(self) -> Colour:
        return CLUB_COLOURS[
            sum(ord(letter) * (7 + i) for i, letter in enumerate(self.code)) % len(CLUB_COLOURS)
        ]


class Box(NamedTuple):
    """Where a card lies on the page."""

    x: float
    y: float
    w: float = CARD[0]
    h: float = CARD[1]

    @property
    def left(self) -> float:
        return self.x + INSET

    @property
    def right(self) -> float:
        return self.x + self.w - INSET

    @property
    def middle(self) -> float:
        return self.x + self.w / 2


class Column(NamedTuple):
    """A column of a table by total: its head, its eleven cells, its width."""

    head: str
    cells: Sequence[str]
    width: float


def signed(rating: int | None) -> str:
    """A rating as cards print it."""
    if rating is None:
        return ""
    return "NC" if rating == 0 else shown(f"{rating:+d}")


def bracketed(injury: int) -> str:
    """The injury rating as it stands behind the position."""
    return f"({shown(f'{injury:+d}')})" if injury else "(0)"


def shown(cell: str) -> str:
    """A minus as wide as a digit."""
    return cell.replace("-", "–", 1) if cell.startswith("-") else cell


def column(rows: Json, index: int) -> list[str]:
    return [shown(rows[str(t)][index]) for t in TOTALS]


def cells(rows: Json) -> list[str]:
    return [shown(rows[str(t)]) for t in TOTALS]


def frame(page: Page, box: Box, team: Team, first: str, last: str, corner: Sequence[str]) -> float:
    """The outline, the coloured band with the name, up to two lines on its right. Returns where the card goes on."""
    page.box(box.x + 3, box.y + 3, box.w - 6, box.h - 6, stroke=RULE, weight=0.4, corner=7)
    page.box(box.x + 5, box.y + 5, box.w - 10, BAND, fill=team.colour, corner=5)
    side = max((width(line, 6.5, "bold") for line in corner), default=0)
    room = box.w - 2 * INSET - 8 - side
    fitting(page, box.left + 3, box.y + 16, first, 7, room, colour=WHITE)
    fitting(page, box.left + 3, box.y + 31, last, 14, room, "bold", colour=WHITE)
    for line, y in zip(corner, (16.0, 31.0), strict=False):
        page.text(box.right - 3, box.y + y, line, 6.5, "bold", "right", WHITE)
    return box.y + BAND + 5


def fitting(
    page: Page,
    x: float,
    y: float,
    text: str,
    size: float,
    room: float,
    font: str = "regular",
    align: Align = "left",
    colour: Colour = BLACK,
) -> None:
    """A text that must not leave its room: smaller, and cut where that is not enough."""
    small = fitted(text, size, room, font, least=min(size, 4.5))
    page.text(x, y, shortened(text, small, room, font), small, font, align, colour)


def split_name(name: str) -> tuple[str, str]:
    """Given name, and surname in capitals as on the printed cards."""
    first, _, last = name.rpartition(" ")
    return first, last.upper()


def under_band(page: Page, box: Box, y: float, left: str, right: str) -> float:
    """The line below the name: club and season, height and weight."""
    fitting(page, box.left + 2, y + 9, left, 6.3, box.w * 0.52, "bold", colour=GREY)
    page.text(box.right - 2, y + 9, right, 6.3, "regular", "right", GREY)
    return y + 13


def table(
    page: Page, x: float, y: float, columns: Sequence[Column], roll: float = 13, row: float = ROW
) -> float:
    """Cells by total, the totals at the left on their own shade. Returns the right edge."""
    w = roll + sum(c.width for c in columns)
    centre = x + roll
    for c in columns:
        head = fitted(c.head, 7, c.width - 3, "bold")
        page.text(centre + c.width / 2, y + 8, c.head, head, "bold", "centre")
        centre += c.width
    top = y + 11
    for i, total in enumerate(TOTALS):
        at = top + i * row
        if i % 2 == 0:
            page.box(x, at, w, row, fill=PALE)
        page.text(x + roll / 2, at + row - 3.6, str(total), 7, "bold", "centre", GREY)
        centre = x + roll
        for c in columns:
            cell = c.cells[i]
            size = fitted(cell, 8.2, c.width - 1)
            page.text(centre + c.width / 2, at + row - 3.4, cell, size, "regular", "centre", _ink(cell))
            centre += c.width
    bottom = top + row * len(TOTALS)
    for edge in (top, bottom):
        page.line(x, edge, x + w, edge, 0.7)
    page.line(x + roll, y + 2, x + roll, bottom, 0.3, RULE)
    return x + w


def _ink(cell: str) -> Colour:
    return RED if cell in ("F", "BLK", "X", "RX") or (cell.endswith("F") and len(cell) > 1) else BLACK


def table_height(row: float = ROW) -> float:
    return 11 + row * len(TOTALS)


def titled(page: Page, x: float, w: float, y: float, title: str) -> None:
    """A heading over a table, with a line on both sides."""
    page.text(x + w / 2, y, title, fitted(title, 6.8, w, "bold"), "bold", "centre")


def ratings(page: Page, x: float, y: float, items: Sequence[tuple[str, str]]) -> float:
    """Small pairs of a name and a figure. Returns the right edge."""
    for name, figure in items:
        page.text(x, y, name, 6, "regular", colour=GREY)
        x += width(name, 6) + 2
        page.text(x, y, figure, 7.2, "bold")
        x += width(figure, 7.2, "bold") + 5
    return x


def record(page: Page, x: float, w: float, y: float, pairs: Sequence[tuple[str, object]]) -> None:
    """The record line: names above, figures below, spread over the width, all of one size."""
    step = w / max(1, len(pairs))
    figures = ["–" if figure is None else str(figure) for _, figure in pairs]
    size = min((fitted(figure, 7.4, step - 1.8) for figure in figures), default=7.4)
    for i, (name, _) in enumerate(pairs):
        centre = x + step * (i + 0.5)
        page.text(centre, y, name, fitted(name, 5.2, step - 1, "bold"), "bold", "centre", GREY)
        page.text(centre, y + 9, figures[i], size, "regular", "centre")


def footer(page: Page, box: Box, corner: str, card: Json, what: str = "") -> None:
    """Where the card comes from, so that nobody takes an invented one for the printed one."""
    provenance = "as printed" if card.get("provenance") == "printed" else "reconstructed"
    if card.get("invented"):
        provenance = "invented"
    text = f"{provenance}{f' · {what}' if what else ''}"
    page.text(box.left + 2, box.y + box.h - 8, text, 5, "italic", colour=GREY)
    page.text(box.right - 2, box.y + box.h - 8, corner, 5, "regular", "right", GREY)
