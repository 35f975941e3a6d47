"""The rest of a series, from the values of first downs and kicks: what every ball and down of it is worth.

Three lanes are looked at together: with all timeouts, one of ours spent, one of theirs spent. The second in a series
is taken to cost what the first did. A foul repeats the down with one play less: one or two are followed. A timeout
behind a foul, and a play that fouls cost later, are worth what the best card then tells: a lane has one play less.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import NamedTuple, cast

from snapcount.core.adding import plain_sum
from snapcount.games.dice_football.analysis import adding, book, ends
from snapcount.games.dice_football.analysis.adding import less
from snapcount.games.dice_football.analysis.balls import Ball
from snapcount.games.dice_football.analysis.book import Lane
from snapcount.games.dice_football.analysis.compiling import ball_at
from snapcount.games.dice_football.analysis.matrix import Matrix, game_value
from snapcount.games.dice_football.analysis.values import HALF_2
from snapcount.games.dice_football.state import Call
from snapcount.games.dice_football.tables import FIELD

Values = list[float]
"""By lane: all timeouts, one of ours spent, one of theirs spent, where there are any to spend; a play less."""
NOBODY, OURS, THEIRS = range(3)


class Snap(NamedTuple):
    """A moment of the series."""

    down: int
    ball: int
    left: int
    """Plays, this one included."""
    fouls: int
    """How many are followed, one after another."""


FEW = 5
"""With so few plays left two fouls are followed, else one: they can decide the game."""


FARTHEST = 15
"""Yards that a foul by the defence brings at most: no foul is worth more than a first down there."""


class Series:
    """All downs and balls of one series: `lane` (but for its plays left) and the line to gain stay."""

    def __init__(self, lane: Lane, line: int) -> None:
        self.line = line
        spent = [(NOBODY, lane)]
        if lane.ours:
            spent.append((OURS, lane._replace(ours=lane.ours - 1)))
        if lane.theirs:
            spent.append((THEIRS, lane._replace(theirs=lane.theirs - 1)))
        self.spenders = {who: at for at, (who, _) in enumerate(spent)}
        self.lanes = [lane for _, lane in spent]
        self.course = lane.course
        self.leads = lane.lead > 0
        self.known: dict[tuple[Snap, bool], Values] = {}
        self.paired: dict[tuple[Snap, bool], list[Matrix]] = {}
        self.repeated: dict[Snap, float] = {}
        self.costs: dict[Snap, Values] = {}
        """By lane, what it costs after the card that is best when it is known."""
        self.reached: dict[tuple[int, int, int, bool], list[list[float | None]]] = {}
        self.missing: dict[tuple[int, int, int, bool], set[int]] = {}
        self.tables: dict[int, list[tuple[float, ...]]] = {}
        self.lost: dict[int, list[book.After]] = {}

    def at(self, left: int) -> list[Lane]:
        sooner = self.lanes[0]._replace(left=max(0, left - 1))
        return [*[lane._replace(left=left) for lane in self.lanes], sooner]

    def first(self, ball: int, left: int) -> Values:
        """First and ten."""
        if left not in self.tables:
            self.tables[left] = [
                book.firsts(lane) if lane.left else (book.ended(lane),) * FIELD for lane in self.at(left)
            ]
        return [table[ball] for table in self.tables[left]]

    def after(self, left: int) -> list[book.After]:
        """What turnovers and kicks are worth when so many plays are left then."""
        if left not in self.lost:
            self.lost[left] = [book.after(lane) for lane in self.at(left)]
        return self.lost[left]

    def value(self, snap: Snap, full: bool) -> Values:
        """`full`: every lane is worked out; otherwise the others cost what they do after the best card."""
        key = (snap, full)
        if key not in self.known:
            if snap.left == 0:
                found = [book.ended(lane) for lane in self.at(0)]
            elif snap.down == 1 and self.line == min(FIELD, snap.ball + 10):
                found = self.first(snap.ball, snap.left)
            else:
                found = self.punted(snap, full) or [game_value(cells) for cells in self.cells(snap, full)]
                found += [found[0] + cost for cost in self.costs[snap][len(found) :]]
            self.known[key] = found
        return self.known[key]

    def already(self, snap: Snap) -> Values | None:
        """All lanes, if they were worked out."""
        return self.known.get((snap, True))

    def punted(self, snap: Snap, full: bool) -> Values:
        """By lane, where a punt is best on last down whatever fouls bring; they never come with it. Else nothing."""
        if snap.down < 4 or snap.left == 1:
            return []
        cards, found = ball_at(snap.ball), list[float]()
        better = max(self.first(min(FIELD - 1, snap.ball + FARTHEST), snap.left - 1))
        more = better * plain_sum(foul.chance for foul in cards.fouls)
        for cells in self.unfouled(snap, full):
            sure = min(cells[cards.punt])
            against = cells[cards.punt].index(sure)
            if any(row[against] + more > sure for at, row in enumerate(cells) if at != cards.punt):
                return []
            found.append(sure)
        return found

    def cells(self, snap: Snap, full: bool) -> list[Matrix]:
        """By lane, call and defence card; only the first lane unless `full`."""
        cards = ball_at(snap.ball)
        pairs = self.unfouled(snap, full)
        fouls = self.fouled(cards, snap)
        return [with_fouls(cells, cards.punt, 1.0, fouls[at]) for at, cells in enumerate(pairs)]

    def unfouled(self, snap: Snap, full: bool) -> list[Matrix]:
        """The same without what fouls add."""
        key = (snap, full)
        if key not in self.paired:
            cards = ball_at(snap.ball)
            lanes = self.ends(cards, snap, full)
            found = self.in_lanes(cards, lanes) if full else [self.alone(cards, lanes)]
            least = [min(row) for row in found[0]]
            self.costs[snap] = adding.costs(cards, least.index(max(least)), lanes)
            self.paired[key] = found
        return self.paired[key]

    def in_lanes(self, cards: Ball, ends: list[Values]) -> list[Matrix]:
        sums = self.sums(cards, ends)
        return [
            adding.pairs(cards, mine, self.spent(sums, at, OURS), self.spent(sums, at, THEIRS), self.leads)
            for at, mine in enumerate(sums)
        ]

    def sums(self, cards: Ball, ends: list[Values]) -> list[Values]:
        """By lane."""
        return [adding.sums(cards, self.thrown(cards, ends, at)) for at in range(len(self.lanes))]

    def thrown(self, cards: Ball, ends: list[Values], at: int) -> Values:
        ours, theirs = self.spent(ends, at, OURS), self.spent(ends, at, THEIRS)
        return adding.with_challenges(cards, ends[at], ours, theirs)

    def alone(self, cards: Ball, lanes: list[Values]) -> Matrix:
        """The first lane, where a timeout costs what it does after a short pass."""
        ends, costs = lanes[0], adding.costs(cards, cards.calls.index(Call.SHORT_PASS), lanes)
        ours, theirs = (costs[self.spenders[who]] if who in self.spenders else None for who in (OURS, THEIRS))
        sums = adding.sums(cards, adding.with_challenges(cards, ends, less(ends, ours), less(ends, theirs)))
        return adding.pairs(cards, sums, less(sums, ours), less(sums, theirs), self.leads)

    def alike(self, snap: Snap) -> float:
        """What a snap is worth if a foul changed nothing."""
        if snap not in self.repeated:
            cards = ball_at(snap.ball)
            likely = plain_sum(foul.chance for foul in cards.fouls if self.leads or not foul.for_leader)
            pairs = self.unfouled(snap, False)
            self.repeated[snap] = game_value(with_fouls(pairs[0], cards.punt, 1 / (1 - likely), 0.0))
        return self.repeated[snap]

    def fouled(self, cards: Ball, snap: Snap) -> Values:
        """What fouls add to every pair of cards but those with a punt."""
        found = [0.0] * (len(self.lanes) + 1)
        last = snap.left == 1
        declines = last and self.leads and self.lanes[0].part == HALF_2
        for by_us, event, chance, for_leader in cards.fouls:
            if for_leader and not self.leads:
                continue
            place = (snap.ball, snap.down, self.line)
            end, again = ends.fouled(self.course, place, by_us, event, last, declines)
            left = 1 if again else snap.left - 1
            worth = self.after_foul(end, left, snap)
            found = [total + chance * part for total, part in zip(found, worth, strict=True)]
        return found

    def after_foul(self, end: ends.End, left: int, snap: Snap) -> Values:
        if left and end.down == 1 and end.line == min(FIELD, end.ball + 10):
            return self.first(end.ball, left)
        if snap.fouls or not left:
            return self.value(Snap(end.down, end.ball, left, snap.fouls - 1), False)
        there = snap._replace(ball=end.ball)
        sooner = self.alike(there) + self.costs[there][-1]
        return [sooner + cost for cost in self.costs[there]]

    def placed(self, snap: Snap, full: bool) -> list[list[float | None]]:
        """By lane and spot, what a play that ends there is worth; None for a next down that nobody asked for yet."""
        key = (snap.down, snap.left, snap.fouls, full)
        if key not in self.reached:
            found = ends.placed(self.course, snap.down, self.line)
            self.reached[key] = [
                [None if ends.next_down(end) else book.value(lane, end) for end in found]
                for lane in self.at(snap.left - 1)
            ]
            self.missing[key] = {spot for spot, end in enumerate(found) if ends.next_down(end)}
        return self.reached[key]

    def ends(self, cards: Ball, snap: Snap, full: bool) -> list[Values]:
        """By lane, what each end of the cards is worth, but for challenges."""
        rows = self.placed(snap, full)
        missing = self.missing[snap.down, snap.left, snap.fouls, full]
        for spot in sorted(missing.intersection(cards.placed)) if missing else ():
            values = self.value(Snap(snap.down + 1, spot, snap.left - 1, snap.fouls), full)
            missing.discard(spot)
            for row, value in zip(rows, values, strict=True):
                row[spot] = value
        return [
            [*cards.at_spots(cast(list[float], row)), *cards.named(after)]
            for row, after in zip(rows, self.after(snap.left - 1), strict=True)
        ]

    def spent(self, values: list[Values], at: int, who: int) -> Values | None:
        """The values with a timeout less for one side than in lane `at`; None where it has none."""
        if not (self.lanes[at].ours if who == OURS else self.lanes[at].theirs):
            return None
        less = values[self.spenders[who]]
        if at == 0:
            return less
        return [here + one - none for here, one, none in zip(values[at], less, values[0], strict=True)]


def with_fouls(cells: Matrix, punt: int, part: float, more: float) -> Matrix:
    """A punt is never fouled; everything else counts in part, and what fouls add."""
    return [row if at == punt else [cell * part + more for cell in row] for at, row in enumerate(cells)]


KEPT = 100
"""Series that are remembered: a drive, and what could become of it."""
_LIVE: dict[tuple[Lane, int], Series] = {}
_MAKERS: list[Callable[[Lane, int], Series]] = []


@cache
def quickest() -> type[Series]:
    """All balls of a down at once, where the extra `solve` is installed; else one after another."""
    try:
        found = import_module("snapcount.games.dice_football.analysis.solver.quick")
    except ImportError:
        return Series
    quick: type[Series] = found.QuickSeries
    return quick


def made_by(maker: Callable[[Lane, int], Series]) -> None:
    """Another way to work a series out, from now on."""
    _MAKERS.append(maker)
    forget()


def series(lane: Lane, line: int) -> Series:
    """One series serves all numbers of plays left; the latest are kept."""
    key = (lane._replace(left=0), line)
    found = _LIVE.pop(key, None) or (_MAKERS[-1] if _MAKERS else quickest())(*key)
    _LIVE[key] = found
    if len(_LIVE) > KEPT:
        del _LIVE[next(iter(_LIVE))]
    return found


def forget() -> None:
    """As if nothing had been asked yet."""
    _LIVE.clear()


def followed(lane: Lane, down: int, ball: int) -> Snap:
    return Snap(down, ball, lane.left, 2 if lane.left <= FEW else 1)


def snap_value(lane: Lane, down: int, ball: int, line: int) -> float:
    """To the side with the ball."""
    if down == 1 and line == min(FIELD, ball + 10):
        return book.firsts(lane)[ball]
    snap = followed(lane, down, ball)
    for who, before in (
        (OURS, lane._replace(ours=lane.ours + 1)),
        (THEIRS, lane._replace(theirs=lane.theirs + 1)),
    ):
        found = _LIVE.get((before._replace(left=0), line))
        already = None if found is None else found.already(snap)
        if found is not None and already is not None:  # the series in which the timeout was spent
            return already[found.spenders[who]]
    return series(lane, line).value(snap, True)[0]


def snap_cells(lane: Lane, down: int, ball: int, line: int) -> Matrix:
    """What each pair of cards is worth to the offence, call by call."""
    return series(lane, line).cells(followed(lane, down, ball), True)[0]
