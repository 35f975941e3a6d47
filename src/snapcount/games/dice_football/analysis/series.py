"""The rest of a series, from the values of first downs and kicks: what every ball and down of it is worth.

Three lanes are looked at together: with all timeouts, with one of ours spent, with one of theirs spent. Where two would
be spent within a series, what the second costs is taken to be what the first did. A foul repeats the down with one play
less: one or two are followed; a play that later ones cost is worth what it is at first downs.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import mul
from typing import NamedTuple, cast

from snapcount.games.dice_football.analysis import book, ends
from snapcount.games.dice_football.analysis.balls import Ball, ball_at
from snapcount.games.dice_football.analysis.book import Lane
from snapcount.games.dice_football.analysis.matrix import Matrix, game_value
from snapcount.games.dice_football.analysis.packing import SHARE
from snapcount.games.dice_football.analysis.values import HALF_2
from snapcount.games.dice_football.tables import DEFENCES, FIELD

Values = list[float]
"""By lane: all timeouts, one of ours spent, one of theirs spent, where there are any to spend."""
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


class Series:
    """All downs and balls of one series: `lane` (but for its plays left) and the line to gain stay."""

    def __init__(self, lane: Lane, line: int) -> None:
        self.line = line
        spent = [(NOBODY, lane)]
        if lane.ours:
            spent.append((OURS, lane._replace(ours=lane.ours - 1)))
        if lane.theirs:
            spent.append((THEIRS, lane._replace(theirs=lane.theirs - 1)))
        self.spenders = [who for who, _ in spent]
        self.lanes = [lane for _, lane in spent]
        self.course = lane.course
        self.leads = lane.lead > 0
        self.known: dict[tuple[Snap, bool], Values] = {}
        self.paired: dict[tuple[Snap, bool], list[Matrix]] = {}
        self.repeated: dict[Snap, float] = {}
        self.reached: dict[tuple[int, int, int, bool], list[list[float | None]]] = {}

    def at(self, left: int) -> list[Lane]:
        return [lane._replace(left=left) for lane in self.lanes]

    def first(self, ball: int, left: int) -> Values:
        return [book.firsts(lane)[ball] for lane in self.at(left)]

    def value(self, snap: Snap, full: bool) -> Values:
        """`full`: in every lane; otherwise timeouts are worth what they are at first downs."""
        key = (snap, full)
        if key not in self.known:
            if snap.left == 0:
                found = [book.ended(lane) for lane in self.at(0)]
            elif snap.down == 1 and self.line == min(FIELD, snap.ball + 10):
                found = self.first(snap.ball, snap.left)
            else:
                found = [game_value(cells) for cells in self.cells(snap, full)]
                if not full:
                    found = self.as_at_first_downs(found[0], snap)
            self.known[key] = found
        return self.known[key]

    def as_at_first_downs(self, value: float, snap: Snap) -> Values:
        firsts = self.first(snap.ball, snap.left)
        return [value + first - firsts[0] for first in firsts]

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
            sums = self.sums(cards, self.ends(cards, snap, full), full)
            lanes = range(len(self.lanes) if full else 1)
            self.paired[key] = [self.pairs(cards, sums, at) for at in lanes]
        return self.paired[key]

    def alike(self, snap: Snap) -> float:
        """What a snap is worth if a foul changed nothing."""
        if snap not in self.repeated:
            cards = ball_at(snap.ball)
            likely = sum(foul.chance for foul in cards.fouls if self.leads or not foul.for_leader)
            pairs = self.paired.get((snap, True)) or self.unfouled(snap, False)
            self.repeated[snap] = game_value(with_fouls(pairs[0], cards.punt, 1 / (1 - likely), 0.0))
        return self.repeated[snap]

    def fouled(self, cards: Ball, snap: Snap) -> Values:
        """What fouls add to every pair of cards but those with a punt."""
        found = [0.0] * len(self.lanes)
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
        alike = self.alike(snap._replace(ball=end.ball))
        before, after = self.first(end.ball, snap.left), self.first(end.ball, left)
        return [alike + now - before[0] for now in after]

    def placed(self, snap: Snap, full: bool) -> list[list[float | None]]:
        """By lane and spot, what a play that ends there is worth; None for a next down that nobody asked for yet."""
        key = (snap.down, snap.left, snap.fouls, full)
        if key not in self.reached:
            found = ends.placed(self.course, snap.down, self.line)
            self.reached[key] = [
                [None if next_down(end) else book.value(lane, end) for end in found]
                for lane in self.at(snap.left - 1)
            ]
        return self.reached[key]

    def ends(self, cards: Ball, snap: Snap, full: bool) -> list[Values]:
        """By lane, what each end of the cards is worth, challenges last."""
        rows = self.placed(snap, full)
        for spot in cards.placed:
            if rows[0][spot] is None:
                values = self.value(Snap(snap.down + 1, spot, snap.left - 1, snap.fouls), full)
                for row, value in zip(rows, values, strict=True):
                    row[spot] = value
        lanes = [
            [*map(cast(list[float], row).__getitem__, cards.placed), *map(after.__getitem__, cards.others)]
            for row, after in zip(rows, map(book.after, self.at(snap.left - 1)), strict=True)
        ]
        thrown = [self.challenged(cards, lanes, at) for at in range(len(lanes) if full else 1)]
        return [lane + (thrown[at] if at < len(thrown) else []) for at, lane in enumerate(lanes)]

    def challenged(self, cards: Ball, lanes: list[Values], at: int) -> Values:
        """DF-11.3 With a timeout for it, a challenge is an even chance of what is won, and of a timeout less."""
        lane, half = lanes[at], 0.5
        ours, theirs = (self.spent(lanes, at, who) for who in (OURS, THEIRS))
        found: Values = []
        for defends, stands, won in cards.challenges:
            value, spent = lane[stands], theirs if defends else ours
            if spent is not None:
                thrown = half * (lane[won] + spent[stands])
                if (thrown < value) if defends else (thrown > value):
                    value = thrown
            found.append(value)
        return found

    def sums(self, cards: Ball, values: list[Values], everywhere: bool) -> list[Values]:
        """By lane; the lanes with a timeout spent need only what an offer leads to, unless they are asked for too."""
        found: list[Values] = []
        for at, lane in enumerate(values):
            total = [0.0] * len(cards.sums)
            for number in range(len(total)) if everywhere or at == 0 else cards.offered:
                base, take, weights = cards.sums[number]
                added = sum(map(mul, weights, take(lane)))
                total[number] = added + total[base] if base >= 0 else added
            found.append(total)
        return found

    def spent(self, values: list[Values], at: int, who: int) -> Values | None:
        """The values with a timeout less for one side than in lane `at`; None where it has none."""
        if not (self.lanes[at].ours if who == OURS else self.lanes[at].theirs):
            return None
        less = values[self.spenders.index(who)]
        if at == 0:
            return less
        return [here + one - none for here, one, none in zip(values[at], less, values[0], strict=True)]

    def pairs(self, cards: Ball, sums: list[Values], at: int) -> Matrix:
        """The pairs of cards in one lane, call by call."""
        mine = sums[at]
        after = [mine, self.spent(sums, at, OURS), self.spent(sums, at, THEIRS)]
        cells: list[float] = []
        for (plain, leading, others), offers in zip(cards.pairs, cards.offers, strict=True):
            cell = mine[plain] + SHARE * mine[leading if self.leads else others]
            for to_defence, options in offers:
                open_ = [row[number] for spent, number in options if (row := after[spent]) is not None]
                cell += SHARE * (min(open_) if to_defence else max(open_))
            cells.append(cell)
        width = len(DEFENCES)
        return [cells[start : start + width] for start in range(0, len(cells), width)]


def offered(lane: Lane, down: int, ball: int, line: int, pair: int) -> list[list[tuple[int, float]]]:
    """What the events that offer a timeout lead to for a pair of cards: (who spends one, what it is worth to us)."""
    found = series(lane, line)
    cards, snap = ball_at(ball), followed(lane, down, ball)
    sums = found.sums(cards, found.ends(cards, snap, True), True)
    rows = [sums[0], found.spent(sums, 0, OURS), found.spent(sums, 0, THEIRS)]
    return [
        [(spent, row[number]) for spent, number in offer.options if (row := rows[spent]) is not None]
        for offer in cards.offers[pair]
    ]


def placed_at(lane: Lane, down: int, ball: int, line: int, spot: int) -> Values:
    """By lane: what it is worth to us when a play from `ball` ends at a spot."""
    found = series(lane, line)
    cards, snap = ball_at(ball), followed(lane, down, ball)
    found.ends(cards, snap, True)
    where = min(FIELD, max(0, spot))
    values = [row[where] for row in found.placed(snap, True)]
    if values[0] is None:
        return found.value(Snap(down + 1, where, snap.left - 1, snap.fouls), True)
    return cast(Values, values)


def next_down(end: ends.End) -> bool:
    return end.phase == "scrimmage" and end.ours and end.down > 1


def with_fouls(cells: Matrix, punt: int, part: float, more: float) -> Matrix:
    """A punt is never fouled; everything else counts in part, and what fouls add."""
    return [row if at == punt else [cell * part + more for cell in row] for at, row in enumerate(cells)]


KEPT = 100
"""Series that are remembered: a drive, and what could become of it."""
_LIVE: dict[tuple[Lane, int], Series] = {}
_MAKERS: list[Callable[[Lane, int], Series]] = [Series]


def made_by(maker: Callable[[Lane, int], Series]) -> None:
    """Another way to work a series out, from now on."""
    _MAKERS.append(maker)
    forget()


def series(lane: Lane, line: int) -> Series:
    """One series serves all numbers of plays left; the latest are kept."""
    key = (lane._replace(left=0), line)
    found = _LIVE.pop(key, None) or _MAKERS[-1](*key)
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
        if found is not None and (snap, True) in found.known:  # the series in which the timeout was spent
            return found.known[snap, True][found.spenders.index(who)]
    return series(lane, line).value(snap, True)[0]


def snap_cells(lane: Lane, down: int, ball: int, line: int) -> Matrix:
    """What each pair of cards is worth to the offence, call by call."""
    return series(lane, line).cells(followed(lane, down, ball), True)[0]
