"""Chapter 22: the field generator."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import floor
from random import Random
from typing import NamedTuple

from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.rules.field import Field, Symbol, parts_of
from snapcount.games.out_of_sight.rules.geometry import Rounded, corners_of, distance

_RECIPE = tables.RECIPE
GAP: float = _RECIPE["min_gap_between_symbols"]
EDGE: float = _RECIPE["min_gap_to_boundary"]
BANDS: int = _RECIPE["cells"]["bands_of_10_yd"]
THIRDS: int = _RECIPE["cells"]["lateral_thirds"]
IN_CELL, ANYWHERE = 2500, 4000
LETTERS = {"white": "W", "red": "R", "receiver": "Q", "penalty": "P"}
ORDER: tuple[tuple[str, int], ...] = tuple((row["kind"].split()[0], row["count"]) for row in _RECIPE["order"])
GRID = tuple(round(-3.05 + 0.05 * i, 2) for i in range(123))
SPARE = 0.03
ADJACENT = 3
CELL = 8.0

Progress = Callable[[str, int, int], None]


class Stopped(Exception):
    """The recipe gave up: some symbol found no place."""


class Failing(NamedTuple):
    """A line and a direction without room for the ball."""

    tenths: int
    goes: int


def silent(step: str, done: int, of: int) -> None:
    """Nobody watches."""


def make(seed: int, progress: Progress = silent) -> tuple[Symbol, ...]:
    """OS-22.1, OS-22.2: a field by the recipe, repaired until a ball can be spotted everywhere."""
    random = Random(seed)
    while True:
        try:
            placed = list(_placed(random, progress))
            _repair(placed, random, progress)
        except Stopped:
            continue
        return named(placed)


def named(symbols: list[Symbol]) -> tuple[Symbol, ...]:
    """Numbered from West to East, each kind by itself."""
    counts = dict.fromkeys(LETTERS, 0)
    found: list[Symbol] = []
    for symbol in sorted(symbols, key=lambda each: (each.x, each.y)):
        counts[symbol.kind] += 1
        found.append(symbol._replace(id=f"{LETTERS[symbol.kind]}{counts[symbol.kind]:03d}"))
    return tuple(found)


# OS-22.1: placing


def _placed(random: Random, progress: Progress) -> Iterator[Symbol]:
    near = Near()
    total = sum(count for _, count in ORDER)
    done = 0
    for kind, count in ORDER:
        cells = _cells(random, count)
        for cell in cells:
            symbol = _fitted(kind, cell, near, random)
            near.add(symbol)
            yield symbol
            done += 1
            progress("placing symbols", done, total)


def _cells(random: Random, count: int) -> list[tuple[int, int]]:
    """Every cell in turn, reshuffled when they are used up."""
    every = [(band, third) for band in range(BANDS) for third in range(THIRDS)]
    taken: list[tuple[int, int]] = []
    while len(taken) < count:
        random.shuffle(every)
        taken += every
    return taken[:count]


def _fitted(kind: str, cell: tuple[int, int], near: Near, random: Random) -> Symbol:
    wide = 2 * tables.SIDELINE / THIRDS
    west, south = tables.WEST_END + 10 * cell[0], -tables.SIDELINE + wide * cell[1]
    for attempt in range(ANYWHERE):
        if attempt < IN_CELL:
            x, y = random.uniform(west, west + 10), random.uniform(south, south + wide)
        else:
            x = random.uniform(tables.WEST_END, tables.EAST_END)
            y = random.uniform(-tables.SIDELINE, tables.SIDELINE)
        symbol = _symbol(kind, round(x, 2), round(y, 2), random)
        if fits(symbol, near):
            return symbol
    raise Stopped


def _symbol(kind: str, x: float, y: float, random: Random) -> Symbol:
    if kind == "receiver":
        side, corner = _RECIPE["receiver"]["side"], _RECIPE["receiver"]["corner"]
        return Symbol("", kind, x, y, side, side, float(random.choice((0, 90, 180, 270))), corner)
    if kind == "penalty":
        return Symbol("", kind, x, y, _RECIPE["penalty"]["w"], _RECIPE["penalty"]["h"], 0.0, 0.0)
    angle = random.gauss(90, 18) if random.random() < 0.75 else random.uniform(0, 180)
    length = round(random.uniform(*_RECIPE["bar"]["length"]), 1)
    thickness = round(random.uniform(*_RECIPE["bar"]["thickness"]), 1)
    return Symbol("", kind, x, y, length, thickness, float(round(angle) % 180), 0.0)


class Near:
    """Symbols by coarse cells, to find those close to a place."""

    def __init__(self) -> None:
        self.cells: dict[tuple[int, int], list[Symbol]] = {}

    def add(self, symbol: Symbol) -> None:
        self.cells.setdefault(_cell(symbol), []).append(symbol)

    def remove(self, symbol: Symbol) -> None:
        self.cells[_cell(symbol)].remove(symbol)

    def around(self, symbol: Symbol) -> Iterator[Symbol]:
        column, row = _cell(symbol)
        for i in (-1, 0, 1):
            for j in (-1, 0, 1):
                yield from self.cells.get((column + i, row + j), ())


def _cell(symbol: Symbol) -> tuple[int, int]:
    return floor(symbol.x / CELL), floor(symbol.y / CELL)


def outline(symbol: Symbol) -> Rounded:
    """The whole symbol as one shape: the square of a receiver holds its triangle."""
    shape = parts_of(symbol)[0].shape
    assert isinstance(shape, Rounded)
    return shape


def fits(symbol: Symbol, near: Near) -> bool:
    """Not within 0.8 of a boundary or 0.9 of another symbol."""
    shape = outline(symbol)
    for x, y in corners_of(shape):
        if abs(y) + shape.r > tables.SIDELINE - EDGE:
            return False
        if not tables.WEST_END + EDGE <= x - shape.r <= x + shape.r <= tables.EAST_END - EDGE:
            return False
    for other in near.around(symbol):
        reach = shape.reach + outline(other).reach + GAP
        if abs(other.x - symbol.x) > reach or abs(other.y - symbol.y) > reach:
            continue
        if gap(shape, outline(other)) < GAP:
            return False
    return True


def gap(a: Rounded, b: Rounded) -> float:
    """The space between two rounded rectangles; nought or less where they overlap."""
    if _cross(a, b):
        return 0.0
    corners = min(
        *(_bare(b, x, y) for x, y in corners_of(a)),
        *(_bare(a, x, y) for x, y in corners_of(b)),
    )
    return corners - a.r - b.r


def _bare(shape: Rounded, x: float, y: float) -> float:
    return distance(shape._replace(r=0.0), x, y)


def _cross(a: Rounded, b: Rounded) -> bool:
    """Whether two rectangles overlap, by the axes of both."""
    for shape in (a, b):
        for ux, uy in ((shape.cos, shape.sin), (-shape.sin, shape.cos)):
            first = [x * ux + y * uy for x, y in corners_of(a)]
            second = [x * ux + y * uy for x, y in corners_of(b)]
            if max(first) < min(second) or max(second) < min(first):
                return False
    return True


# OS-22.2: repair


def _repair(symbols: list[Symbol], random: Random, progress: Progress) -> None:
    """Jitter symbols near lines without room until there are none."""
    near = Near()
    for symbol in symbols:
        near.add(symbol)
    failing = failures(symbols)
    first = len(failing)
    tries = 0
    while failing:
        tries += 1
        if tries > 20_000:
            raise Stopped
        progress("making room for the ball", first - len(failing), first)
        tenths, goes = random.choice(sorted(failing))
        index = random.choice(_close_to(symbols, tenths / 10, goes) or range(len(symbols)))
        old = symbols[index]
        moved = _jittered(old, random)
        near.remove(old)
        if not fits(moved, near):
            near.add(old)
            continue
        symbols[index] = moved
        after = _updated(symbols, failing, old, moved)
        if len(after) <= len(failing):
            failing = after
            near.add(moved)
        else:
            symbols[index] = old
            near.add(old)


def _close_to(symbols: list[Symbol], scrimmage_x: float, goes: int) -> list[int]:
    ball = scrimmage_x - goes * tables.PEN
    low, high = min(ball, ball - goes * 3), max(ball, ball - goes * 3)
    found: list[int] = []
    for index, symbol in enumerate(symbols):
        reach = outline(symbol).reach
        if abs(symbol.y) < tables.HASH + 2.6 and low - 2 - reach <= symbol.x <= high + 2 + reach:
            found.append(index)
    return found


def _jittered(symbol: Symbol, random: Random) -> Symbol:
    moved = symbol._replace(
        x=round(symbol.x + random.gauss(0, 0.9), 2), y=round(symbol.y + random.gauss(0, 1.3), 2)
    )
    if symbol.kind not in ("white", "red"):
        return moved
    low, high = _RECIPE["bar"]["length"]
    length = min(high, max(low, round(symbol.length + random.gauss(0, 0.4), 1)))
    return moved._replace(length=length, angle=float(round(symbol.angle + random.gauss(0, 20)) % 180))


def _updated(symbols: list[Symbol], failing: set[Failing], old: Symbol, new: Symbol) -> set[Failing]:
    """The failing lines after a move: only those near it can have changed."""
    west = min(old.x - outline(old).reach, new.x - outline(new).reach) - 4
    east = max(old.x + outline(old).reach, new.x + outline(new).reach) + 4
    first, last = max(1, floor(west * 10)), min(999, floor(east * 10) + 1)
    near = [symbol for symbol in symbols if west - 8 < symbol.x < east + 8 and abs(symbol.y) < 8]
    kept = {line for line in failing if not first <= line.tenths <= last}
    return kept | failures(near, first, last)


def failures(symbols: list[Symbol], first: int = 1, last: int = 999) -> set[Failing]:
    """Every line and direction without three adjacent legal places on the grid, 0.03 to spare."""
    field = Room(symbols)
    return {
        Failing(tenths, goes)
        for tenths in range(first, last + 1)
        for goes in (1, -1)
        if not field.has_room(tenths / 10, goes)
    }


class Room(Field):
    """A field to look for room on."""

    def __init__(self, symbols: list[Symbol]) -> None:
        between = [symbol for symbol in symbols if abs(symbol.y) - outline(symbol).reach < tables.HASH + 0.5]
        super().__init__("", between)
        # A triangle lies inside its square and takes no room of its own.
        self.cells = {
            cell: tuple(near for near in found if near[5].what != "triangle")
            for cell, found in self.cells.items()
        }

    def has_room(self, scrimmage_x: float, goes: int) -> bool:
        ball = scrimmage_x - goes * tables.PEN
        blocked = self.blocked(ball - goes * tables.DROP_ROOM, ball)
        run = 0
        for y in GRID:
            free = not any(low - SPARE <= y <= high + SPARE for low, high in blocked)
            run = run + 1 if free else 0
            if run == ADJACENT:
                return True
        return False
