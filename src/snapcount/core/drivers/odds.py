"""Exact chances: every die face and card, with equal results merged at every rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import inf
from threading import RLock
from typing import Any, TypeVar

from snapcount.core.drivers import spreads
from snapcount.core.drivers.spreads import CUT, Gathered, Part, Spread, end_of
from snapcount.core.drivers.walk import CutOff, Walk
from snapcount.core.drivers.watched import Pin
from snapcount.core.table import Pending, Question, Seat

T = TypeVar("T")
Policy = Callable[[Seat, Question[Any]], Any]
End = tuple[Any, int, int, Part | None]
"""A result, its share, the whole; and all of it where something isn't known yet."""


class TooMany(Exception):
    """More paths than were allowed."""


def no_policy(seat: Seat, question: Question[Any]) -> Any:
    raise Pending({seat: question})


class Odds:
    """Exact chances. Every (rule, arguments) is walked once and remembered.

    `policy` answers the questions met on the way. A rule that calls itself without end (a doublet is thrown again) is
    followed `depth` calls deep; what is cut off there (under 6 ** -depth) is left out and the rest of that rule scaled
    to sum to 1, so that the chances outside of it stay exact. After `most` paths `TooMany` is raised: cards can be
    dealt in more ways than anybody can wait for. One memory serves one thread at a time: others wait.
    """

    def __init__(self, policy: Policy = no_policy, depth: int = 20, most: float = inf) -> None:
        self.policy = policy
        self.depth = depth
        self.most = most
        self.known: dict[tuple[Any, ...], Spread] = {}
        self.decks: dict[tuple[Any, ...], Spread] = {}
        self.whole: dict[int, Spread] = {}
        """Spreads as one result that isn't known yet, by the identity of those in `known`."""
        self.looks: dict[Callable[..., Any], set[Callable[..., Any]]] = {}
        """By rule those whose results it looks at."""
        self.nested: dict[Callable[..., Any], int] = {}
        self.endless: set[Callable[..., Any]] = set()
        self.paths = 0
        self.allowed = most
        self.unused = 0
        """How many of the inputs given no path of the last odds has taken."""
        self.lock = RLock()

    def of(self, body: Callable[..., T], *args: Any, after: Sequence[Any] = ()) -> dict[T, Fraction]:
        """The chance of every result of a rule; `after` fixes its first inputs (what is known already)."""
        with self.lock:
            self.unused = len(after)
            self.allowed = self.paths + self.most
            gathered = self.merge(getattr(body, "__wrapped__", body), args, after)
        return gathered.chances()

    def spread(self, body: Callable[..., Any], args: tuple[Any, ...]) -> Spread:
        nested = self.nested.get(body, 0)
        known = self.known.get((0, body, *args)) or self.known.get((nested, body, *args))
        if known is None:
            gathered = self.merge(body, args, ())
            known = gathered.spread(self.depth if nested == 0 and body in self.endless else 0)
            # What was cut off depends on how deep we were: such a spread holds at that depth only.
            self.known[(nested if known.cut else 0, body, *args)] = known
        return known

    def unseen(self, spread: Spread, body: Callable[..., Any]) -> Spread:
        """To be handed on without a look."""
        if id(spread) not in self.whole:
            self.whole[id(spread)] = spreads.unseen(spread, body)
        return self.whole[id(spread)]

    def merge(self, body: Callable[..., Any], args: tuple[Any, ...], after: Sequence[Any]) -> Gathered:
        """The results of a rule with their chances, and the chance of what was cut off."""
        gathered = Gathered()
        nested = self.nested.get(body, 0)
        if nested == self.depth:
            self.endless.add(body)
            gathered.count(CUT, 1, 1)
            return gathered
        self.nested[body] = nested + 1
        try:
            counts = gathered.known
            for result, weight, whole, part in self.ends(body, args, after):
                if part is not None:
                    gathered.add(part, whole)
                elif (known := counts.get(whole)) is None:
                    counts[whole] = {result: weight}
                else:
                    known[result] = known.get(result, 0) + weight
        finally:
            self.nested[body] = nested
        return gathered

    def ends(self, body: Callable[..., Any], args: tuple[Any, ...], after: Sequence[Any]) -> list[End]:
        """Where each path through a rule ends, with its share of a whole."""
        found: list[End] = []
        looks = self.looks.setdefault(body, set())
        walk = Walk(self, after, looks)
        more = True
        while more:
            self.paths += 1
            if self.paths > self.allowed:
                raise TooMany
            walk.begin()
            try:
                result = body(walk, *args)
                boxes = walk.boxes
                part = end_of(result, walk.weight, boxes) if boxes else None
            except CutOff:
                result, part = CUT, end_of(CUT, walk.weight, walk.boxes)
            except Pin as pin:
                if pin.chance.source is not None:
                    looks.add(pin.chance.source)
                del found[walk.pin(pin.chance) :]
                continue
            found.append((result, walk.weight, walk.whole, part))
            if after:
                self.unused = min(self.unused, len(after) - walk.used)
            more = walk.next(len(found))
        return found
