"""A series with NumPy: all balls of a down at once. The same numbers as `series` works out one after another."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from snapcount.games.dice_football.analysis.balls import Ball
from snapcount.games.dice_football.analysis.book import Lane
from snapcount.games.dice_football.analysis.compiling import calls_at
from snapcount.games.dice_football.analysis.matrix import Matrix
from snapcount.games.dice_football.analysis.series import OURS, THEIRS, Series, Snap, Values
from snapcount.games.dice_football.analysis.solver.cards import CALLS
from snapcount.games.dice_football.analysis.solver.fronts import Front, Kind, Spending
from snapcount.games.dice_football.analysis.solver.worths import firsts

Array = Any


class QuickSeries(Series):
    """Its downs are worked out front by front."""

    sides = (OURS, THEIRS)

    def __init__(self, lane: Lane, line: int) -> None:
        super().__init__(lane, line)
        self.fronts: dict[Kind, Front] = {}
        self.firsts = cache(self.all_firsts)

    def front(self, kind: Kind) -> Front:
        if kind not in self.fronts:
            self.fronts[kind] = Front(self, kind)
        return self.fronts[kind]

    def all_firsts(self, left: int) -> Array:
        """By lane and ball, first and ten."""
        return np.array([firsts(lane) for lane in self.at(left)])

    def spending(self, who: int) -> Spending:
        """By lane: a second timeout is taken to cost what the first did."""
        have = np.array([(lane.ours if who == OURS else lane.theirs) > 0 for lane in self.lanes])
        spent = self.spenders.get(who, 0)
        return Spending(lambda rows: rows + (rows[spent] - rows[0]), have[:, None, None])

    def spending_once(self, who: int, costs: Array) -> Spending:
        """In the first lane alone, where it costs as much by ball."""
        cost = costs[self.spenders.get(who, 0)]
        return Spending(lambda rows: rows + cost[:, None], np.array([[[who in self.spenders]]]))

    def value(self, snap: Snap, full: bool) -> Values:
        found: Values = self.front_at(snap, full).values_at(np.array([snap.ball]))[:, 0].tolist()
        return found

    def cells(self, snap: Snap, full: bool) -> list[Matrix]:
        found = self.front_at(snap, full).cells_at(np.array([snap.ball]))[:, 0]
        calls = [CALLS.index(call) for call in calls_at(snap.ball)]
        matrices: list[Matrix] = found[:, calls].tolist()
        return matrices

    def ends(self, cards: Ball, snap: Snap, full: bool) -> list[Values]:
        """All next downs are worked out together before they are looked up one by one."""
        if snap.down < 4:
            self.front_at(snap, full).ends()
        return super().ends(cards, snap, full)

    def already(self, snap: Snap) -> Values | None:
        front = self.fronts.get(Kind(snap.down, snap.left, snap.fouls, True))
        return None if front is None or not front.valued[snap.ball] else self.value(snap, True)

    def front_at(self, snap: Snap, full: bool) -> Front:
        return self.front(Kind(snap.down, snap.left, snap.fouls, full))
