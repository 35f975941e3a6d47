"""The printed field: its symbols, an index to find those near the pen, and where a ball may be spotted."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property, lru_cache
from math import floor
from typing import Any, NamedTuple

from snapcount.core.data.reading import read_json
from snapcount.core.tables import check
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.rules.geometry import (
    TOLERANCE,
    Point,
    Rounded,
    Shape,
    Triangle,
    across,
    corners_of,
    distance,
    distance_to_rounded,
    inside,
    rounded,
    triangle,
)

KINDS = ("white", "red", "receiver", "penalty")
CELL = 4.0
SHORT, SMALL = 3.5, 1.0
"""A piece no longer than SHORT either way is looked up once, by its middle, in cells of this size."""
MIDDLE = 0.5 / SMALL
LONGEST_TEXT = 200_000
MOST_SYMBOLS = 1000


class Symbol(NamedTuple):
    """OS-1.6, OS-1.7, OS-1.8: one printed symbol. `angle` turns a bar, but only the triangle of a receiver."""

    id: str
    kind: str
    x: float
    y: float
    length: float
    width: float
    angle: float
    corner: float


class Part(NamedTuple):
    """What a pen can touch: a bar, a square, a triangle, a Penalty symbol."""

    id: str
    what: str
    red: bool
    """OS-1.10: red bars, triangles and Penalty symbols; white are white bars and the rest of a square."""
    shape: Shape
    symbol: Symbol


Near = tuple[float, float, float, float, int, Part]
"""Left, right, low, high: a pen that stays outside doesn't touch the part; 0 for white, 1 for red, 2 for a red bar."""


class BadField(ValueError):
    """A text or file that is no field: one sentence."""


class Field:
    """A field to play on. Equal texts are the same field."""

    def __init__(self, text: str, symbols: Iterable[Symbol]) -> None:
        self.text = text
        self.symbols = tuple(symbols)
        self.parts = tuple(part for symbol in self.symbols for part in parts_of(symbol))
        self.squares = tuple(part for part in self.parts if part.what == "square")
        self.triangles = {part.id: part.shape for part in self.parts if part.what == "triangle"}
        self.boxed: tuple[Near, ...] = tuple(
            (*_box(part.shape), part.red + (part.what == "red_bar"), part) for part in self.parts
        )
        self.cells = _index(self.boxed, CELL, 0.0)

    @cached_property
    def short(self) -> dict[tuple[int, int], tuple[Near, ...]]:
        return _index(self.boxed, SMALL, SHORT / 2)

    @cached_property
    def short_reds(self) -> dict[tuple[int, int], tuple[Near, ...]]:
        return _index([near for near in self.boxed if near[4]], SMALL, SHORT / 2)

    def near(self, a: Point, b: Point, reds_only: bool = False) -> tuple[Near, ...]:
        """Every part that a pen going straight from a to b may touch, and a few more."""
        (ax, ay), (bx, by) = a, b
        if -SHORT <= bx - ax <= SHORT and -SHORT <= by - ay <= SHORT:
            cells = self.short_reds if reds_only else self.short
            return cells.get((floor((ax + bx) * MIDDLE), floor((ay + by) * MIDDLE)), ())
        first, last = floor(ax / CELL), floor(bx / CELL)
        found: dict[int, Near] = {}
        for cell in _crossed(a, b, first, last):
            for near in self.cells.get(cell, ()):
                found[id(near)] = near
        return tuple(found.values())

    def under(self, x: float, y: float) -> tuple[Part, ...]:
        """OS-2.5: every part that a dot touches."""
        return tuple(_dotted(self.cells.get((floor(x / CELL), floor(y / CELL)), ()), x, y))

    def under_ids(self, x: float, y: float) -> tuple[str, ...]:
        return tuple(sorted({part.id for part in self.under(x, y)}))

    def receiver_at(self, x: float, y: float) -> Part | None:
        """OS-10.4: the square a dot touches; of two the one whose centre is nearer, equal: the lower id."""
        squares = _dotted(self.near_squares.get((floor(x), floor(y)), ()), x, y)
        if len(squares) < 2:
            return squares[0] if squares else None
        return min(squares, key=lambda part: ((part.shape.x - x) ** 2 + (part.shape.y - y) ** 2, part.id))

    @cached_property
    def near_squares(self) -> dict[tuple[int, int], tuple[Near, ...]]:
        return _index([near for near in self.boxed if near[5].what == "square"], SMALL, 0.0)

    def on_outline(self, receiver: str, x: float, y: float) -> bool:
        near = tables.PEN + TOLERANCE
        return any(distance_to_rounded(side, x, y) <= near for side in self.triangle(receiver).sides)

    def in_triangle(self, receiver: str, x: float, y: float) -> bool:
        return inside(self.triangle(receiver), x, y)

    def triangle(self, receiver: str) -> Triangle:
        shape = self.triangles[receiver]
        assert isinstance(shape, Triangle)
        return shape

    def blocked(self, back: float, ball: float) -> list[tuple[float, float]]:
        """Every stretch of y that a pen going straight from x = ball to x = back would find touched, sorted."""
        west, east = min(back, ball), max(back, ball)
        near: dict[int, Shape] = {}
        for at in range(floor(west / CELL), floor(east / CELL) + 1):
            for left, right, shape in self._columns.get(at, ()):
                if left <= east and right >= west:
                    near[id(shape)] = shape
        spans = (across(shape, ball, back, tables.PEN) for shape in near.values())
        return sorted(span for span in spans if span is not None)

    @cached_property
    def _columns(self) -> dict[int, tuple[tuple[float, float, Shape], ...]]:
        """The shapes of every column of cells, each with where its box begins and ends."""
        columns: dict[int, dict[int, tuple[float, float, Shape]]] = {}
        for (column, _), found in self.cells.items():
            shapes = {id(near): (near[0], near[1], near[5].shape) for near in found}
            columns.setdefault(column, {}).update(shapes)
        return {column: tuple(shapes.values()) for column, shapes in columns.items()}


def _dotted(near: Iterable[Near], x: float, y: float) -> list[Part]:
    return [
        part
        for left, right, low, high, _, part in near
        if left <= x <= right and low <= y <= high and distance(part.shape, x, y) <= tables.PEN + TOLERANCE
    ]


def parts_of(symbol: Symbol) -> tuple[Part, ...]:
    name, kind, x, y, length, width, angle, corner = symbol
    if kind == "receiver":
        square = rounded(x, y, length / 2 - corner, width / 2 - corner, 0.0, corner)
        return (
            Part(name, "square", False, square, symbol),
            Part(name, "triangle", True, triangle(x, y, angle, tables.TRIANGLE), symbol),
        )
    shape: Rounded = rounded(x, y, length / 2, width / 2, angle)
    if kind == "penalty":
        return (Part(name, "penalty", True, shape, symbol),)
    return (Part(name, f"{kind}_bar", kind == "red", shape, symbol),)


def _box(shape: Shape) -> tuple[float, float, float, float]:
    """The upright box a pen's centre must enter to touch the shape."""
    corners = corners_of(shape)
    room = (shape.r if isinstance(shape, Rounded) else 0.0) + tables.PEN + 1e-6
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return min(xs) - room, max(xs) + room, min(ys) - room, max(ys) + room


def _index(near: Iterable[Near], size: float, more: float) -> dict[tuple[int, int], tuple[Near, ...]]:
    """What lies in each square cell or within `more` of it."""
    cells: dict[tuple[int, int], list[Near]] = {}
    for entry in near:
        left, right, low, high, *_ = entry
        for column in range(floor((left - more) / size), floor((right + more) / size) + 1):
            for row in range(floor((low - more) / size), floor((high + more) / size) + 1):
                cells.setdefault((column, row), []).append(entry)
    return {cell: tuple(found) for cell, found in cells.items()}


def _crossed(a: Point, b: Point, first: int, last: int) -> Iterator[tuple[int, int]]:
    """The cells a straight piece goes through, column by column."""
    if first > last:
        a, b, first, last = b, a, last, first
    slope = (b[1] - a[1]) / (b[0] - a[0]) if first != last else 0.0
    for column in range(first, last + 1):
        y0 = a[1] if column == first else a[1] + (column * CELL - a[0]) * slope
        y1 = b[1] if column == last else a[1] + ((column + 1) * CELL - a[0]) * slope
        low, high = min(y0, y1), max(y0, y1)
        for row in range(floor(low / CELL), floor(high / CELL) + 1):
            yield column, row


# Fields as text


def text_of(symbols: Iterable[Symbol]) -> str:
    """A field as one short text, the same text for the same field: what a saved game carries."""
    rows = [[symbol.id, symbol.kind, *map(plain_number, _sizes(symbol))] for symbol in symbols]
    return json.dumps(rows, ensure_ascii=False, separators=(",", ":"))


def plain_number(value: float) -> float | int:
    """Without a point where it needs none."""
    return int(value) if value == int(value) else value


def _sizes(symbol: Symbol) -> tuple[float, ...]:
    x, y = symbol.x, symbol.y
    if symbol.kind == "receiver":
        return x, y, symbol.length, symbol.corner, symbol.angle
    if symbol.kind == "penalty":
        return x, y, symbol.length, symbol.width
    return x, y, symbol.length, symbol.width, symbol.angle


def symbol_of(row: Any) -> Symbol:
    """One row of a field's text."""
    if not isinstance(row, list) or len(row) < 2 or not isinstance(row[0], str) or row[1] not in KINDS:
        raise BadField(
            f"a symbol is [id, kind, x, y, sizes…] with a kind of {', '.join(KINDS)}, not {row!r:.60}"
        )
    name, kind, numbers = row[0], row[1], row[2:]
    wanted = 4 if kind == "penalty" else 5
    if len(numbers) != wanted or not all(type(n) in (int, float) and -1000 < n < 1000 for n in numbers):
        raise BadField(f"the symbol {name!r:.40} needs {wanted} numbers after its kind")
    x, y, length, other, *turn = map(float, numbers)
    if not (0 < length <= 60 and 0 <= other <= 60) or not 0 < len(name) <= 40:
        raise BadField(f"the symbol {name!r:.40} has an impossible size")
    if kind == "receiver":
        if other > length / 2 or turn[0] not in (0, 90, 180, 270):
            raise BadField(f"the receiver {name!r:.40} has an impossible corner or triangle")
        return Symbol(name, kind, x, y, length, length, turn[0], other)
    return Symbol(name, kind, x, y, length, other, turn[0] if turn else 0.0, 0.0)


def symbol_from_ledger(row: Mapping[str, Any]) -> Symbol:
    """A symbol as the ledger's tables and vectors write it."""
    kind = row["color"] if row["kind"] == "bar" else row["kind"]
    sizes = {"receiver": ("side", "corner", "tri"), "penalty": ("w", "h")}.get(
        kind, ("len", "thick", "angle")
    )
    known = {**tables.SIZES, **row}
    return symbol_of([row["id"], kind, row["x"], row["y"], *(known[size] for size in sizes)])


def parse(text: str) -> tuple[Symbol, ...]:
    """The symbols of a field's text, or `BadField`."""
    if len(text) > LONGEST_TEXT:
        raise BadField(f"it is longer than {LONGEST_TEXT} characters")
    try:
        rows = read_json(text)
    except (ValueError, RecursionError):
        raise BadField("it is neither 'default' nor the text of a field") from None
    if not isinstance(rows, list) or len(rows) > MOST_SYMBOLS:
        raise BadField(f"a field is a list of at most {MOST_SYMBOLS} symbols")
    symbols = tuple(symbol_of(row) for row in rows)
    if len({symbol.id for symbol in symbols}) != len(symbols):
        raise BadField("two of its symbols have the same id")
    return symbols


DEFAULT = "default"


@lru_cache(maxsize=64)
def find(text: str) -> Field:
    """The field of a text: "default", or what `text_of` wrote."""
    if text == DEFAULT:
        return Field(DEFAULT, _default())
    return Field(text, parse(text))


def _default() -> tuple[Symbol, ...]:
    table = tables.load("field_default")
    symbols = tuple(symbol_from_ledger(row) for row in table["symbols"])
    counts = table["counts"]
    named = {"white_bar": "white", "red_bar": "red", "receiver": "receiver", "penalty": "penalty"}
    for name, kind in named.items():
        found = sum(symbol.kind == kind for symbol in symbols)
        check(found == counts[name], "field_default", f"it has {found} of {name}, not {counts[name]}")
    check(len(symbols) == counts["total"] == 284, "field_default", "it has not 284 symbols")
    check(len({symbol.id for symbol in symbols}) == 284, "field_default", "two symbols have the same id")
    return symbols
