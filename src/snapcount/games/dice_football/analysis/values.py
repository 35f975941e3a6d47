"""The values that are kept of the solved game: first and ten from every ball, and kickoffs, by plays left.

One table for each half (and who kicked off to open the game), pair of timeouts and score difference, of 16-bit numbers
packed as differences along ball and plays left.
"""

from __future__ import annotations

import lzma
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from itertools import accumulate, repeat
from operator import and_, lshift, or_, truediv
from typing import NamedTuple

from snapcount.core.adding import plain_sum
from snapcount.games.dice_football.tables import FIELD, OVERTIME_PLAYS, OVERTIME_TIMEOUTS, TIMEOUTS

FILE = "values.bin"
HALF_2, OPENED, RECEIVED = "half 2", "half 1, opened", "half 1, received"
"""Half 1 as seen by a side that kicked off to open the game, and by one that received."""
OVERTIME = ("overtime 1", "overtime 2", "overtime 3")
"""By stage (DF-15.4, DF-15.5, DF-15.6)."""
PLAYS = 48
MOST = 28
"""Score differences beyond this change nothing that can be seen: they are taken for this one."""
BEHIND = (0, -3, -6, -7, -8)
"""DF-15.5 What the second team of overtime can be behind."""
WHOLE = 65_535
MASK = 0xFFFF
FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 9, "dict_size": 1 << 16, "lc": 0, "lp": 0, "pb": 0}]
"""No headers, and nothing is looked for in a byte's place: the numbers are noise with many zeros."""


class Key(NamedTuple):
    """A table, as seen by the side that has the ball or kicks."""

    part: str
    ours: int
    """Timeouts."""
    theirs: int
    lead: int


Rows = Sequence[Sequence[int]]
"""By plays left from 1 on: 100 numbers, first the kickoff (as worth to who kicks), then first and ten by ball."""


def keys(part: str) -> list[Key]:
    """The tables of a part, in the order of the file."""
    timeouts = range((OVERTIME_TIMEOUTS if part in OVERTIME else TIMEOUTS) + 1)
    return [Key(part, ours, theirs, lead) for ours in timeouts for theirs in timeouts for lead in leads(part)]


def leads(part: str) -> Sequence[int]:
    if part not in OVERTIME:
        return range(-MOST, MOST + 1)
    return BEHIND if part == OVERTIME[1] else (0,)


def plays(part: str) -> int:
    return OVERTIME_PLAYS if part in OVERTIME else PLAYS


def packed(rows: Rows) -> bytes:
    """Each number as its difference from what the neighbours before it let expect: low bytes, then high ones."""
    before: Sequence[int] = [0] * FIELD
    low, high = bytearray(), bytearray()
    for row in rows:
        change = 0
        for value, under in zip(row, before, strict=True):
            step = (value - under - change) & MASK
            change = value - under
            folded = (step << 1) & MASK if step < 0x8000 else (((MASK - step) << 1) | 1) & MASK
            low.append(folded & 0xFF)
            high.append(folded >> 8)
        before = row
    return lzma.compress(bytes(low + high), lzma.FORMAT_RAW, filters=FILTERS)


STEPS = array("i", [-(folded >> 1) - 1 if folded & 1 else folded >> 1 for folded in range(MASK + 1)])
"""Differences by how they are written: 0, -1, 1, -2, 2 and so on."""


class Unpacked:
    """A table in whole numbers, row by row when they are asked for: each takes all differences up to it."""

    def __init__(self, part: bytes) -> None:
        both = lzma.decompress(part, lzma.FORMAT_RAW, filters=FILTERS)
        self.low, self.high = both[: len(both) // 2], both[len(both) // 2 :]
        self.length = len(self.low) // FIELD

    @cached_property
    def steps(self) -> array[int]:
        return array("i", differences(self.low, self.high))

    def row(self, left: int) -> list[int]:
        """With so many plays left, from 1 on."""
        before = self.steps[: left * FIELD]
        changes = accumulate([plain_sum(before[ball::FIELD]) for ball in range(FIELD)])
        return list(map(and_, changes, repeat(MASK)))

    def kickoff(self, left: int) -> int:
        """The first number of that row, without the others."""
        before = slice(0, left * FIELD, FIELD)
        return plain_sum(differences(self.low[before], self.high[before])) & MASK


def differences(low: bytes, high: bytes) -> Iterator[int]:
    return map(STEPS.__getitem__, map(or_, low, map(lshift, high, repeat(8))))


def unpacked(part: bytes) -> list[list[int]]:
    found = Unpacked(part)
    return [found.row(left) for left in range(1, found.length + 1)]


def file_of(tables: Iterable[tuple[Key, Rows]]) -> bytes:
    """The file: a line that names its parts, the lengths of all tables, the tables."""
    found = {key: packed(rows) for key, rows in tables}
    parts = list(dict.fromkeys(key.part for key in found))
    order = [key for part in parts for key in keys(part)]
    lengths = b"".join(len(found[key]).to_bytes(3, "big") for key in order)
    return "; ".join(parts).encode() + b"\n" + lengths + b"".join(found[key] for key in order)


class Shipped(NamedTuple):
    """The file in memory, and where each table is in it."""

    data: bytes
    places: Mapping[Key, tuple[int, int]]


@cache
def shipped() -> Shipped:
    data = (files("snapcount.games.dice_football.analysis") / FILE).read_bytes()
    head = data.index(b"\n")
    order = [key for part in data[:head].decode().split("; ") for key in keys(part)]
    at = head + 1 + 3 * len(order)
    places: dict[Key, tuple[int, int]] = {}
    for number, key in enumerate(order):
        start = head + 1 + 3 * number
        length = int.from_bytes(data[start : start + 3], "big")
        places[key] = (at, at + length)
        at += length
    return Shipped(data, places)


def known_parts() -> set[str]:
    """What has been solved and is in the file."""
    return {key.part for key in shipped().places}


@lru_cache(maxsize=400)
def table(key: Key) -> Unpacked:
    found = shipped()
    start, end = found.places[key]
    return Unpacked(found.data[start:end])


@lru_cache(maxsize=2000)
def row(key: Key, left: int) -> tuple[float, ...]:
    """The chances to win with so many plays left, by ball; at 0 the kickoff."""
    return tuple(map(truediv, table(key).row(left), repeat(WHOLE)))


@lru_cache(maxsize=5000)
def kickoff(key: Key, left: int) -> float:
    """The chance to win with so many plays left, for the side that kicks off."""
    return table(key).kickoff(left) / WHOLE
