"""The solved game at one moment (half and plays left): all snaps of many games worked out together."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from snapcount.games.dice_football.analysis import solved
from snapcount.games.dice_football.analysis.book import OTHER, Lane
from snapcount.games.dice_football.analysis.ends import DEEPEST
from snapcount.games.dice_football.analysis.positions import POSITIONS, position
from snapcount.games.dice_football.analysis.solver import places, side_by_side
from snapcount.games.dice_football.analysis.solver.games import WIDE
from snapcount.games.dice_football.analysis.solver.layers import Layer, Solver
from snapcount.games.dice_football.analysis.solver.side_by_side import Sums
from snapcount.games.dice_football.analysis.solver.solve import Work
from snapcount.games.dice_football.analysis.values import MOST, WHOLE
from snapcount.games.dice_football.analysis.whole_layers import DIFFERENCES, file_name
from snapcount.games.dice_football.coaches.veteran import try_chances
from snapcount.games.dice_football.coaches.worth import good_chance
from snapcount.games.dice_football.state import State
from snapcount.games.dice_football.tables import TRY_YARDS

Array = Any


class Snap(NamedTuple):
    """A snap but for what happened before."""

    lane: Lane
    down: int
    ball: int
    line: int


class Best(NamedTuple):
    """What the cards of a snap are worth to the offence, and both best mixes."""

    cells: Array
    value: float
    offence: Array
    defence: Array


def snap_of(state: State) -> Snap:
    _, ball, down, line = state.situation
    return Snap(solved.lane_of(state), down, ball, line)


class Moments:
    """`work` and `layers` are the folders of `snapcount solve dice_football --work … --layers …`."""

    def __init__(self, work: Path, layers: Path) -> None:
        self.work = Work(work, lambda done, of: None)
        self.folder = layers
        self.solver = Solver(self.work.packs(), (np.array(try_chances()), good_chance(TRY_YARDS)))
        self.rows: dict[tuple[str, int], Array] = {}

    def layer(self, part: str, left: int) -> Layer:
        found = self.work.layer(part, left, never)
        numbers = np.fromfile(self.folder / file_name(part, left), np.uint16)
        lanes = np.zeros((POSITIONS, 16, WIDE), np.float32)
        lanes[:, :, :DIFFERENCES] = numbers.reshape(16, DIFFERENCES, POSITIONS).transpose(2, 0, 1)
        lanes[:, :, DIFFERENCES:] = lanes[:, :, DIFFERENCES - 1 : DIFFERENCES]
        lanes /= WHOLE
        return Layer(lanes.reshape(POSITIONS, -1), found.kickoff, found.free_kick, found.tried)

    def rows_of(self, part: str, left: int) -> Array:
        """What a play with so many left can lead to, of this moment only."""
        if (part, left) not in self.rows:
            parts = {part, OTHER[part]}
            below = {each: self.layer(each, left - 1) for each in parts}
            self.rows = {
                (each, left): self.solver.ends(below[each], below[OTHER[each]]).reshape(-1, 16, WIDE)
                for each in parts
            }
        return self.rows[part, left]

    def best(self, snaps: Iterable[Snap]) -> dict[Snap, Best]:
        """All of them, ball by ball."""
        groups: dict[tuple[str, int, int], list[Snap]] = defaultdict(list)
        for snap in dict.fromkeys(snaps):
            groups[snap.lane.part, snap.lane.left, snap.ball].append(snap)
        found: dict[Snap, Best] = {}
        for (part, left, ball), group in groups.items():
            cells = self.cells(self.rows_of(part, left), ball, group)
            games = side_by_side.play_best(cells)
            best = zip(cells, games.value.tolist(), games.rows, games.columns, strict=True)
            found |= zip(group, (Best(*each) for each in best), strict=True)
        return found

    def cells(self, rows: Array, ball: int, snaps: list[Snap]) -> Array:
        """By snap, call and defence card."""
        cards = side_by_side.sums_at(ball)
        ours = np.array([snap.lane.ours for snap in snaps])
        theirs = np.array([snap.lane.theirs for snap in snaps])
        leads = np.array([snap.lane.lead for snap in snaps])
        at = leads.clip(-MOST, MOST) + MOST
        where = self.where(cards, ball, snaps)
        lanes = [(ours, theirs), (ours - (ours > 0), theirs), (ours, theirs - (theirs > 0))]
        ends = [rows[where, (4 * a + b)[:, None], at[:, None]].astype(np.float64) for a, b in lanes]
        have = [(a > 0, b > 0) for a, b in lanes]
        plain = side_by_side.cells(cards, ends, have, leads > 0, 1)[0]
        fouls = sum(
            foul.chance
            * np.where((leads > 0) | (not foul.for_leader), 1.0, 0.0)
            * rows[[self.fouled(snap, foul.by_us, foul.event) for snap in snaps], 4 * ours + theirs, at]
            for foul in cards.ball.fouls
        )
        return side_by_side.add_fouls(plain, cards.ball.punt, 1.0, fouls)

    def where(self, cards: Sums, ball: int, snaps: list[Snap]) -> Array:
        """By snap and end, its row."""
        spots = list(cards.ball.placed)
        placed = np.stack([self.solver.placed[snap.down - 1, snap.line][spots] for snap in snaps])
        others = np.array([row_of(name) for name in cards.ball.others])
        return np.concatenate([placed, np.tile(others, (len(snaps), 1))], 1)

    def fouled(self, snap: Snap, by_us: bool, event: int) -> int:
        _, down, ball, line = snap
        if by_us:
            return position(down, int(self.solver.by_offence[ball, event]), line)
        spot = int(self.solver.by_defence[ball, line, event])
        return places.first_and_ten(spot) if spot > 0 else position(down, -spot, line)


def row_of(name: str) -> int:
    what, _, spot = name.partition(" ")
    if what == "good":
        return places.GOOD
    if what in ("missed", "punt"):
        return (places.MISSED if what == "missed" else places.PUNTED) + int(spot)
    return places.LOST + (what == "returned") * (DEEPEST + 1) + int(spot)


def never() -> Layer:
    raise FileNotFoundError("A layer isn't there yet: run `snapcount solve dice_football` to its end first.")
