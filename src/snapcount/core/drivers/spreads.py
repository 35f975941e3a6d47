"""What a rule can lead to, in whole numbers: shares of a whole, equal results put together."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, product
from math import factorial, lcm, prod
from typing import Any, NamedTuple

from snapcount.core.data.made import new
from snapcount.core.drivers.watched import HELD, Box, Chances, Holes, Unseen, Watched, filled, holes
from snapcount.core.table import Dice, Roll

CUT = object()
"""In place of a result: the rule goes on deeper than the odds follow it."""
MANY = 16
"""So many different numbers aren't handed out one by one, but watched."""
SEVERAL = 3
"""So many results are handed on at once by a rule that doesn't look at them."""


class Part(NamedTuple):
    """A result and its share. Where it holds what isn't known yet, the share is for each of the share of its own."""

    result: Any
    weight: int
    chance: Chances | None = None
    box: Box = (0, 0)
    holes: Holes = []

    def each(self) -> Iterator[tuple[Any, int]]:
        """Every result with its share, and all of it known."""
        chance = self.chance
        if chance is None:
            yield self.result, self.weight
            return
        lo, hi = self.box
        if type(self.result) in HELD:
            shares = [self.weight * share for share in chance.weights[lo:hi]]
            yield from zip(self.result.held_values[lo:hi], shares, strict=True)
            return
        for at in range(lo, hi):
            yield filled(self.result, self.holes, at), self.weight * chance.weights[at]

    def more(self, weight: int) -> Part:
        return self._replace(weight=self.weight + weight)


def plain_part(result: Any, weight: int) -> Part:
    """A part without a watched number; thousands are made, and so it takes half the time."""
    return new(Part, (result, weight, None, (0, 0), []))


def end_of(result: Any, weight: int, boxes: dict[Chances, Box]) -> Part:
    """Where a path ends, with what isn't known of it yet: one thing at most."""
    where: Holes = []
    held: Chances | None = None
    if type(result) in HELD:
        held = result.held_of
    elif isinstance(result, tuple):
        where, held = holes(result)
    else:
        _, held = holes((result,))
    for chance, box in boxes.items():
        if chance is not held:
            weight *= chance.share(box)  # whatever it was, the end is the same
    return Part(result, weight) if held is None else Part(result, weight, held, boxes[held], where)


class Spread(NamedTuple):
    """Results with their shares of `whole`; `cut` if one of them stands for what was cut off."""

    parts: tuple[Part, ...]
    whole: int
    cut: bool = False


class Gathered:
    """The ends of all paths through a rule. Shares of different wholes are kept apart until all are there."""

    def __init__(self) -> None:
        self.known: dict[int, dict[Any, int]] = {}
        self.watched: dict[int, dict[tuple[Any, ...], Part]] = {}

    def count(self, result: Any, weight: int, whole: int) -> None:
        """One more way to a result that is known."""
        known = self.known.get(whole)
        if known is None:
            known = self.known[whole] = {}
        known[result] = known.get(result, 0) + weight

    def add(self, part: Part, whole: int) -> None:
        result, weight, chance, box, _ = part
        if chance is None:
            self.count(result, weight, whole)
        elif type(result) in HELD:
            self.settle(part, whole)
        else:
            same = self.watched.setdefault(whole, {})
            before = same.get((id(result), chance, box))
            same[id(result), chance, box] = part if before is None else part.more(before.weight)

    def settle(self, part: Part, whole: int) -> None:
        """Every result of a part."""
        known = self.known.setdefault(whole, {})
        if not known:
            shares = list(part.each())
            known.update(shares)
            if len(known) == len(shares):  # no two of them are equal
                return
            known.clear()
        for result, weight in part.each():
            known[result] = known.get(result, 0) + weight

    def spread(self, depth: int = 0) -> Spread:
        """For the rules that this one is a part of.

        With a depth, what was cut off there and results that are rarer together are left out, and the rest is scaled.
        """
        if len(self.known) == 1 and not self.watched:
            ((whole, known),) = self.known.items()
            if len(known) == 1 and CUT not in known:  # most rules have one end only
                ((result, weight),) = known.items()
                return Spread((plain_part(result, weight),), whole)
        full = common = lcm(*self.known, *self.watched)
        merged = self.merged(common)
        cut = merged.pop(CUT, 0)
        if depth:
            common -= cut + leave_out(merged, common // 6**depth)
        parts = numbered(merged)
        for whole, same in self.watched.items():
            parts += [part._replace(weight=part.weight * (full // whole)) for part in same.values()]
        if cut and not depth:
            parts.append(Part(CUT, cut))
        return Spread(tuple(parts), common, cut > 0 and not depth)

    def merged(self, common: int) -> dict[Any, int]:
        merged: dict[Any, int] = {}
        for whole, known in self.known.items():
            times = common // whole
            if not merged:
                merged = (
                    known.copy()
                    if times == 1
                    else {result: weight * times for result, weight in known.items()}
                )
                continue
            for result, weight in known.items():
                merged[result] = merged.get(result, 0) + weight * times
        return merged

    def chances(self) -> dict[Any, Fraction]:
        """Every result with its chance."""
        for whole, same in self.watched.items():
            for part in same.values():
                self.settle(part, whole)
        common = lcm(*self.known)
        merged = self.merged(common)
        common -= merged.pop(CUT, 0)
        return {result: Fraction(weight, common) for result, weight in merged.items()}


def leave_out(merged: dict[Any, int], most: int) -> int:
    """Drop the rarest results, up to so much of the whole: how much it was."""
    dropped = 0
    for result, weight in sorted(merged.items(), key=lambda item: item[1]):
        if dropped + weight > most:
            break
        dropped += weight
        del merged[result]
    return dropped


def numbered(shares: dict[Any, int]) -> list[Part]:
    """Results by their shares; many whole numbers become one that is watched."""
    if len(shares) < MANY or any(type(result) is not int for result in shares):
        return [plain_part(result, weight) for result, weight in shares.items()]
    values = tuple(sorted(shares))
    chance = Chances(tuple([shares[value] for value in values]))
    return [Part(Watched(chance, values, True), 1, chance, (0, len(values)))]


def unseen(spread: Spread, source: Callable[..., Any]) -> Spread:
    """The same as one result that isn't known yet, where a rule has several of one kind; else the same.

    Watched numbers stay what they are: one of them stands for hundreds of results.
    """
    if spread.cut or any(part.chance is not None and part.chance.source is None for part in spread.parts):
        return spread
    known: dict[Any, int] = {}
    for part in spread.parts:
        for result, weight in part.each():
            known[result] = known.get(result, 0) + weight
    kinds = {type(result) for result in known}
    if len(known) < SEVERAL or len(kinds) > 1 or not all(issubclass(kind, tuple) for kind in kinds):
        return spread
    chance = Chances(tuple(known.values()), source)
    return Spread((Part(Unseen(chance, tuple(known)), 1, chance, (0, len(known))),), spread.whole)


@cache
def faces(dice: Dice) -> Spread:
    """Every result of a throw."""
    numbers = range(1, dice.sides + 1)
    whole = dice.sides**dice.count
    if dice.alike:
        thrown = [Part(roll, orders(roll)) for roll in combinations_with_replacement(numbers, dice.count)]
    else:
        thrown = [Part(roll, 1) for roll in product(numbers, repeat=dice.count)]
    return Spread(tuple(thrown), whole)


def orders(roll: Roll) -> int:
    """In how many orders a throw of dice that look alike can fall."""
    return factorial(len(roll)) // prod(factorial(roll.count(number)) for number in set(roll))


def cards(deck: tuple[Any, ...]) -> Spread:
    """Every card of a shuffled deck."""
    counts: dict[Any, int] = {}
    for card in deck:
        counts[card] = counts.get(card, 0) + 1
    return Spread(tuple([Part(card, count) for card, count in counts.items()]), len(deck))
