"""All balls of one down, with so many plays left, at once: what their pairs of cards come to, and what a snap is worth.

The same steps as those of `series`, ball by ball and lane by lane.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from snapcount.core.adding import plain_sum
from snapcount.games.dice_football.analysis import adding, book, ends
from snapcount.games.dice_football.analysis.ends import Course
from snapcount.games.dice_football.analysis.packing import SHARE
from snapcount.games.dice_football.analysis.solver.cards import CALLS, SPOTS, Cards, cards
from snapcount.games.dice_football.analysis.solver.side_by_side import add_fouls, play_best
from snapcount.games.dice_football.analysis.solver.worths import places
from snapcount.games.dice_football.analysis.values import HALF_2
from snapcount.games.dice_football.state import Call
from snapcount.games.dice_football.tables import DEFENCES, FIELD

if TYPE_CHECKING:
    from snapcount.games.dice_football.analysis.solver.quick import QuickSeries

Array = Any
PUNT = CALLS.index(Call.PUNT)
SHORT_PASS = CALLS.index(Call.SHORT_PASS)


class Kind(NamedTuple):
    """What the snaps of a front have in common, beside their series."""

    down: int
    left: int
    fouls: int
    full: bool


class Spending(NamedTuple):
    """For one side: what a timeout less costs, by lane, ball and place; which lanes have one to spend."""

    less: Callable[[Array], Array]
    have: Array


class Front:
    """Worked out for the balls that are asked for, once each."""

    def __init__(self, series: QuickSeries, kind: Kind) -> None:
        self.series, self.kind = series, kind
        self.lanes = len(series.lanes) if kind.full else 1
        every = len(series.lanes) + 1
        self.pairs = np.empty((self.lanes, FIELD, len(CALLS), len(DEFENCES)))
        self.costs = np.empty((every, FIELD))
        self.values = np.empty((every, FIELD))
        self.alike = np.empty(FIELD)
        self.paired = np.zeros(FIELD, bool)
        self.valued = np.zeros(FIELD, bool)
        self.compared = np.zeros(FIELD, bool)
        self.reached: Array = None

    def pairs_at(self, balls: Array) -> Array:
        """By lane, ball, call and defence card, without what fouls add."""
        missing = balls[~self.paired[balls]]
        if len(missing):
            self.pairs[:, missing], self.costs[:, missing] = self.paired_at(missing)
            self.paired[missing] = True
        return self.pairs[:, balls]

    def values_at(self, balls: Array) -> Array:
        """By lane (a play less at last) and ball."""
        missing = balls[~self.valued[balls]]
        if len(missing):
            self.values[:, missing] = self.valued_at(missing)
            self.valued[missing] = True
        return self.values[:, balls]

    def valued_at(self, balls: Array) -> Array:
        down, left = self.kind.down, self.kind.left
        if left == 0:
            return np.array([[book.ended(lane)] * len(balls) for lane in self.series.at(0)])
        first = (down == 1) & (np.minimum(FIELD, balls + 10) == self.series.line)
        found = np.empty((len(self.values), len(balls)))
        found[:, first] = self.series.firsts(left)[:, balls[first]]
        if not first.all():
            found[:, ~first] = self.worked_out(balls[~first])
        return found

    def worked_out(self, balls: Array) -> Array:
        matrices = self.cells_at(balls)
        found = best_play(matrices.reshape(-1, *matrices.shape[2:])).reshape(matrices.shape[:2])
        return np.concatenate([found, found[0] + self.costs[len(found) :, balls]])

    def cells_at(self, balls: Array) -> Array:
        """By lane, ball, call and defence card."""
        pairs = self.pairs_at(balls)
        return add_fouls(pairs, PUNT, np.ones(()), self.fouled(balls)[: len(pairs)])

    def alike_at(self, balls: Array) -> Array:
        """What snaps are worth if a foul changed nothing."""
        missing = balls[~self.compared[balls]]
        if len(missing):
            self.alike[missing] = self.compare(missing)
            self.compared[missing] = True
        return self.alike[balls]

    def compare(self, balls: Array) -> Array:
        leads = self.series.leads
        likely = plain_sum(foul.chance for foul in cards().fouls if leads or not foul.for_leader)
        pairs = self.pairs_at(balls)[0]
        return best_play(add_fouls(pairs, PUNT, np.array(1 / (1 - likely)), np.zeros(len(balls))))

    def paired_at(self, balls: Array) -> tuple[Array, Array]:
        of = cards()
        worth = self.ends()[:, of.places[balls]]
        classes = of.of_ball[balls]
        wide = of.widths[0]
        usual = worth[:, :, :wide]
        if self.kind.full:
            spending = [self.series.spending(who) for who in self.series.sides]
        else:
            short = costs(usual, of.usual[classes, SHORT_PASS])
            spending = [self.series.spending_once(who, short) for who in self.series.sides]
        found = pairs(of, balls, worth[: self.lanes], spending, self.series.leads)
        best = found[0].min(2).argmax(1)
        return found, costs(usual, of.usual[classes, best])

    def ends(self) -> Array:
        """By lane and place, what a play that leads there is worth."""
        if self.reached is None:
            down, left, fouls, full = self.kind
            after = self.series.at(left - 1)
            below = None
            if down < 4:
                every = np.arange(1, self.series.line)
                below = np.zeros((len(after), SPOTS))
                below[:, every] = self.series.front(Kind(down + 1, left - 1, fouls, full)).values_at(every)
            self.reached = places(after, down, self.series.line, below)
        return self.reached

    def fouled(self, balls: Array) -> Array:
        """By lane and ball, what fouls add to every pair of cards but those with a punt."""
        found = np.zeros((len(balls), len(self.values)))
        for (left, down), those in self.after_fouls(balls).items():
            at, there, chances = map(np.concatenate, zip(*those, strict=True))
            spots, back = np.unique(there, return_inverse=True)
            worth = self.repeated(down, left, spots) if down else self.series.firsts(left)[:, spots]
            np.add.at(found, at, (chances * worth[:, back]).T)
        return found.T

    def after_fouls(self, balls: Array) -> dict[tuple[int, int], list[tuple[Array, Array, Array]]]:
        """By plays left and down (0: a first down) where fouls lead: from which balls, to which, and how often."""
        series, (down, left, _, _) = self.series, self.kind
        last = left == 1
        declines = last and series.leads and series.lanes[0].part == HALF_2
        found: dict[tuple[int, int], list[tuple[Array, Array, Array]]] = {}
        for foul in cards().fouls:
            if foul.for_leader and not series.leads:
                continue
            spots, downs, again = fouled(series.course, series.line, foul.by_us, foul.event, last, declines)
            first = (downs == 1) | ((down == 1) & (np.minimum(FIELD, spots + 10) == series.line))
            for then, which in ((1, again), (left - 1, ~again)):
                for to, those in ((0, first & (then > 0)), (down, ~first), (1, first & (then == 0))):
                    at = np.flatnonzero((which & those)[balls])
                    if len(at):
                        found.setdefault((then, to), []).append(
                            (at, spots[balls[at]], np.full(len(at), foul.chance))
                        )
        return found

    def repeated(self, down: int, left: int, balls: Array) -> Array:
        fouls = self.kind.fouls
        if fouls or not left:
            return self.series.front(Kind(down, left, fouls - 1, False)).values_at(balls)
        alike = self.alike_at(balls)
        costs = self.costs[:, balls]
        return alike + costs[-1] + costs


@lru_cache(maxsize=2000)
def fouled(
    course: Course, line: int, by_us: bool, event: int, last: bool, declines: bool
) -> tuple[Array, Array, Array]:
    """By ball, where a foul on second down leaves it: the ball, the down, and whether the last play is played again.

    On another down all is alike, but that it's that down that is repeated.
    """
    found = np.zeros((3, FIELD), int)
    for ball in range(1, line):
        end, again = ends.fouled(course, (ball, 2, line), by_us, event, last, declines)
        found[:, ball] = end.ball, end.down, again
    return found[0], found[1], found[2] == 1


def best_play(cells: Array) -> Array:
    return play_best(cells).value


def costs(worth: Array, weights: Array) -> Array:
    """By lane and ball, how much less it is worth on average after a card, when nothing comes between."""
    usual = np.einsum("lbe,be->lb", worth, weights)
    return usual - usual[0]


def pairs(of: Cards, balls: Array, worth: Array, spending: Sequence[Spending], leads: bool) -> Array:
    """By lane, ball, call and defence card."""
    mine = sums(of, balls, with_challenges(of, worth, spending))
    classes = of.of_ball[balls]
    rows = [
        np.where(side.have, side.less(mine), never)
        for side, never in zip(spending, adding.NEVER, strict=True)
    ]
    changed = np.concatenate(
        [taken(rows[0], of.ours[classes]).max(-1), taken(rows[1], of.theirs[classes]).min(-1)], -1
    )
    stays, other = taken(mine, of.kept[classes]), taken(changed, of.change[classes])
    best = np.where(of.to_defence[classes], np.minimum(stays, other), np.maximum(stays, other))
    delay = taken(mine, (of.leading if leads else of.others)[classes])
    found = taken(mine, of.plain[classes]) + SHARE * (delay + (best * of.offered[classes]).sum(-1))
    found = np.where(of.real[classes], found, adding.NEVER[0])
    return found.reshape(*found.shape[:2], len(CALLS), len(DEFENCES))


def with_challenges(of: Cards, worth: Array, spending: Sequence[Spending]) -> Array:
    """DF-11.3 With a timeout for it, a challenge is an even chance of what is won, and of a timeout less."""
    found = [worth[:, :, : of.widths[0]]]
    begin = of.widths[0]
    for side, many, best in zip(spending, of.widths[1:], (np.maximum, np.minimum), strict=True):
        stands = worth[:, :, begin : begin + many]
        won = worth[:, :, begin + many : begin + 2 * many]
        tried = 0.5 * (won + side.less(stands))
        found.append(np.where(side.have, best(stands, tried), stands))
        begin += 2 * many
    return np.concatenate(found, -1)


FEW = 10
"""Rows that are added up at a time (two at least): OpenBLAS gives a product of more than 64³ to several threads, which
wait longer for each other than they work, and for seconds where other programs want the processor."""


def sums(of: Cards, balls: Array, ends: Array) -> Array:
    """By lane and ball: balls that are alike stand beside each other and are added up together."""
    classes = of.of_ball[balls]
    lanes, many, _ = ends.shape
    found = np.empty((lanes, many, of.weights.shape[-1]))
    few = max(1, FEW // lanes)
    start = 0
    while start < many:
        alike = classes[start : start + few] == classes[start]
        stop = start + int(alike.sum())
        rows = ends[:, start:stop].reshape(-1, ends.shape[-1])
        if len(rows) == 1:
            rows = rows.repeat(2, 0)
        added = rows @ of.weights[classes[start]]
        found[:, start:stop] = added[: lanes * (stop - start)].reshape(lanes, stop - start, -1)
        start = stop
    return found


def taken(rows: Array, numbers: Array) -> Array:
    """By lane, ball and whatever the numbers are by: the sums with these numbers."""
    return rows[:, np.arange(len(numbers)).reshape(-1, *[1] * (numbers.ndim - 1)), numbers]
