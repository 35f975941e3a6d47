"""Every position of the solved game, where somebody has kept them: `snapcount solve dice_football --layers FOLDER`.

With them a snap needs only the values of one play less, which are read: no series has to be worked out.
"""

from __future__ import annotations

import mmap
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from snapcount.games.dice_football.analysis import book, series
from snapcount.games.dice_football.analysis.book import Lane
from snapcount.games.dice_football.analysis.ends import End
from snapcount.games.dice_football.analysis.positions import COURSES, POSITIONS, position
from snapcount.games.dice_football.analysis.series import Series, Snap, Values
from snapcount.games.dice_football.analysis.values import MOST, WHOLE
from snapcount.games.dice_football.analysis.values import OVERTIME as STAGES
from snapcount.games.dice_football.tables import FIELD

OVERTIME = "overtime"
"""All its stages are lanes of the same layers."""
DIFFERENCES = 2 * MOST + 1


def file_name(part: str, left: int) -> str:
    """16-bit chances by our timeouts, theirs, score difference (or lane of overtime), and position."""
    return f"{part} {left}.u16"


class WholeLayers:
    """The files of a folder, opened when they are needed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.layer = cache(self.opened)

    def opened(self, part: str, left: int) -> memoryview:
        with (self.folder / file_name(part, left)).open("rb") as file:
            return memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)).cast("H")

    def balls(self, lane: Lane, down: int, line: int) -> memoryview:
        """What each ball from 1 on before the line to gain is worth to the side that has it, as 16-bit numbers."""
        timeouts = 4 * lane.ours + lane.theirs
        if lane.part in STAGES:
            layer, at = self.layer(OVERTIME, lane.left), COURSES.index(lane.course)
            at += timeouts * len(COURSES)
        else:
            layer = self.layer(lane.part, lane.left)
            at = timeouts * DIFFERENCES + max(-MOST, min(MOST, lane.lead)) + MOST
        start = at * POSITIONS + position(down, 1, line)
        return layer[start : start + line - 1]


class ReadSeries(Series):
    """A series whose downs are read."""

    def __init__(self, lane: Lane, line: int, layers: WholeLayers) -> None:
        super().__init__(lane, line)
        self.layers = layers
        self.balls = cache(self.read)

    def read(self, down: int, left: int) -> list[Sequence[int]]:
        """By lane and ball."""
        return [
            self.layers.balls(lane, down, self.line)
            if lane.left
            else [round(book.ended(lane) * WHOLE)] * self.line
            for lane in self.at(left)
        ]

    def value(self, snap: Snap, full: bool) -> Values:
        return [row[snap.ball - 1] / WHOLE for row in self.balls(snap.down, snap.left)]

    def after_foul(self, end: End, left: int, snap: Snap) -> Values:
        if left and end.down == 1 and end.line == min(FIELD, end.ball + 10):
            return self.first(end.ball, left)
        return self.value(Snap(end.down, end.ball, left, 0), False)


def read_from(folder: Path) -> None:
    """From now on series are read from these files."""
    layers = WholeLayers(folder)
    series.made_by(lambda lane, line: ReadSeries(lane, line, layers))
