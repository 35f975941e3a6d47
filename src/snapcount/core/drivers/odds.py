"""Exact chances: every die face and card, with equal results merged at every rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import combinations_with_replacement, product
from math import factorial, prod
from threading import RLock
from typing import Any, TypeVar, cast

from snapcount.core.table import Dice, Pending, Question, Roll, Seat, Table

T = TypeVar("T")
A = TypeVar("A")
B = TypeVar("B")
Spread = tuple[tuple[Any, Fraction], ...]
Policy = Callable[[Seat, Question[Any]], Any]

ONE = Fraction(1)


def no_policy(seat: Seat, question: Question[Any]) -> Any:
    raise Pending({seat: question})


class Odds:
    """Exact chances. Every (rule, arguments) is walked once and remembered.

    `policy` answers the questions met on the way. A rule that calls itself without end (a doublet is thrown again) is
    followed `depth` calls deep; what is cut off there (under 6 ** -depth) is left out and the rest of that rule scaled
    to sum to 1, so that the chances outside of it stay exact. One memory serves one thread at a time: others wait.
    """

    def __init__(self, policy: Policy = no_policy, depth: int = 24) -> None:
        self.policy = policy
        self.depth = depth
        self.known: dict[tuple[Any, ...], Spread] = {}
        self.nested: dict[Callable[..., Any], int] = {}
        self.endless: set[Callable[..., Any]] = set()
        self.paths = 0
        self.lock = RLock()

    def of(self, body: Callable[..., T], *args: Any, after: Sequence[Any] = ()) -> dict[T, Fraction]:
        """The chance of every result of a rule; `after` fixes its first inputs (what is known already)."""
        with self.lock:
            merged, cut = self.merge(getattr(body, "__wrapped__", body), args, after)
        return scaled(merged, cut) if cut else merged

    def spread(self, body: Callable[..., Any], args: tuple[Any, ...]) -> Spread:
        nested = self.nested.get(body, 0)
        known = self.known.get((0, body, *args)) or self.known.get((nested, body, *args))
        if known is None:
            merged, cut = self.merge(body, args, ())
            if cut and nested == 0 and body in self.endless:
                merged, cut = scaled(merged, cut), Fraction(0)
            known = (*merged.items(), (_CUT, cut)) if cut else tuple(merged.items())
            # What was cut off depends on how deep we were: such a spread holds at that depth only.
            self.known[(nested if cut else 0, body, *args)] = known
        return known

    def merge(
        self, body: Callable[..., T], args: tuple[Any, ...], after: Sequence[Any]
    ) -> tuple[dict[T, Fraction], Fraction]:
        """The chances of the results, and the chance of what was cut off."""
        nested = self.nested.get(body, 0)
        if nested == self.depth:
            self.endless.add(body)
            return {}, ONE
        self.nested[body] = nested + 1
        merged: dict[T, Fraction] = {}
        cut = Fraction(0)
        try:
            for walk in Walk.all(self, after):
                try:
                    result = body(walk, *args)
                except _CutOff:
                    cut += walk.chance
                    continue
                merged[result] = merged.get(result, Fraction(0)) + walk.chance
        finally:
            self.nested[body] = nested
        return merged, cut


def scaled(merged: dict[T, Fraction], cut: Fraction) -> dict[T, Fraction]:
    """What is left when a part was cut off, as a whole."""
    return {result: chance / (ONE - cut) for result, chance in merged.items()}


_CUT = object()


class _CutOff(BaseException):
    """This path goes deeper than the odds follow it."""


class Walk(Table):
    """One path through a rule. An odometer over the branch taken at every throw, draw and sub-rule."""

    __slots__ = ("after", "at", "branches", "chance", "odds", "taken", "used")

    def __init__(self, odds: Odds, after: Sequence[Any], taken: list[int], branches: list[int]) -> None:
        self.odds = odds
        self.after = after
        self.used = 0
        self.taken = taken
        self.branches = branches
        self.at = 0
        self.chance = ONE

    @staticmethod
    def all(odds: Odds, after: Sequence[Any]) -> Iterator[Walk]:
        taken: list[int] = []
        branches: list[int] = []
        while True:
            walk = Walk(odds, after, taken, branches)
            odds.paths += 1
            yield walk
            while taken and taken[-1] + 1 == branches[-1]:
                taken.pop()
                branches.pop()
            if not taken:
                return
            taken[-1] += 1

    def branch(self, spread: Spread) -> Any:
        if self.at == len(self.taken):
            self.taken.append(0)
            self.branches.append(len(spread))
        value, chance = spread[self.taken[self.at]]
        self.at += 1
        self.chance *= chance
        if value is _CUT:
            raise _CutOff
        return value

    def given(self) -> bool:
        return self.used < len(self.after)

    def take(self) -> Any:
        self.used += 1
        return self.after[self.used - 1]

    def roll(self, dice: Dice) -> Roll:
        return cast(Roll, self.take() if self.given() else self.branch(faces(dice)))

    def draw(self, deck: tuple[T, ...]) -> T:
        if self.given():
            return cast(T, self.take())
        chance = Fraction(1, len(deck))
        counts: dict[T, int] = {}
        for card in deck:
            counts[card] = counts.get(card, 0) + 1
        return cast(T, self.branch(tuple((card, chance * count) for card, count in counts.items())))

    def ask(self, seat: Seat, question: Question[T]) -> T:
        return cast(T, self.take() if self.given() else self.odds.policy(seat, question))

    def ask_both(self, home: Question[A], away: Question[B]) -> tuple[A, B]:
        return self.ask(Seat.HOME, home), self.ask(Seat.AWAY, away)

    def enter(self, number: str, body: Callable[..., T], args: tuple[Any, ...]) -> T:
        """From memory; but while inputs are given, the rule is run itself so that it can take them."""
        if self.given():
            return body(self, *args)
        return cast(T, self.branch(self.odds.spread(body, args)))


_FACES: dict[Dice, Spread] = {}


def faces(dice: Dice) -> Spread:
    """Every result of a throw with its chance."""
    if dice not in _FACES:
        numbers = range(1, dice.sides + 1)
        whole = dice.sides**dice.count
        if dice.alike:
            thrown = [
                (roll, Fraction(orders(roll), whole))
                for roll in combinations_with_replacement(numbers, dice.count)
            ]
        else:
            thrown = [(roll, Fraction(1, whole)) for roll in product(numbers, repeat=dice.count)]
        _FACES[dice] = tuple(thrown)
    return _FACES[dice]


def orders(roll: Roll) -> int:
    """In how many orders a throw of dice that look alike can fall."""
    return factorial(len(roll)) // prod(factorial(roll.count(number)) for number in set(roll))
