"""Sheets of paper and what is drawn on them. Coordinates are points from the top left."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from snapcount.paper.letters import printable, width

Colour = tuple[float, float, float]
Align = Literal["left", "centre", "right"]

BLACK: Colour = (0.0, 0.0, 0.0)
WHITE: Colour = (1.0, 1.0, 1.0)


class Text(NamedTuple):
    """A line of text that begins, is centred or ends at x, its baseline at y."""

    x: float
    y: float
    text: str
    size: float
    font: str
    align: Align
    colour: Colour

    @property
    def left(self) -> float:
        share = {"left": 0.0, "centre": 0.5, "right": 1.0}[self.align]
        return self.x - share * self.width

    @property
    def width(self) -> float:
        return width(self.text, self.size, self.font)


class Line(NamedTuple):
    x1: float
    y1: float
    x2: float
    y2: float
    weight: float
    colour: Colour


class Rectangle(NamedTuple):
    x: float
    y: float
    w: float
    h: float
    fill: Colour | None
    stroke: Colour | None
    weight: float
    corner: float

    @property
    def round(self) -> bool:
        """Whether the corners leave nothing straight between them."""
        return 2 * self.corner >= 0.95 * min(self.w, self.h)


class Polygon(NamedTuple):
    points: tuple[tuple[float, float], ...]
    fill: Colour | None
    stroke: Colour | None
    weight: float


Mark = Text | Line | Rectangle | Polygon


class Page:
    """Marks on one sheet of paper, in the order they are made."""

    def __init__(self, paper: tuple[float, float]) -> None:
        self.width, self.height = paper
        self.marks: list[Mark] = []

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        font: str = "regular",
        align: Align = "left",
        colour: Colour = BLACK,
    ) -> None:
        """A line of text with its baseline at y."""
        text = printable(text)
        if text:
            self.marks.append(Text(x, y, text, size, font, align, colour))

    def line(
        self, x1: float, y1: float, x2: float, y2: float, weight: float = 0.5, colour: Colour = BLACK
    ) -> None:
        self.marks.append(Line(x1, y1, x2, y2, weight, colour))

    def box(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        fill: Colour | None = None,
        stroke: Colour | None = None,
        weight: float = 0.5,
        corner: float = 0.0,
    ) -> None:
        """A rectangle, its corners rounded if wanted."""
        self.marks.append(Rectangle(x, y, w, h, fill, stroke, weight, corner))

    def polygon(
        self,
        points: Iterable[tuple[float, float]],
        fill: Colour | None = None,
        stroke: Colour | None = None,
        weight: float = 0.5,
    ) -> None:
        self.marks.append(Polygon(tuple(points), fill, stroke, weight))


class Document:
    """Pages of one size."""

    def __init__(self, paper: tuple[float, float], title: str) -> None:
        self.paper = paper
        self.title = title
        self.pages: list[Page] = []

    def page(self) -> Page:
        self.pages.append(Page(self.paper))
        return self.pages[-1]
