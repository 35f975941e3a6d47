"""One path after another through a rule, for exact odds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from snapcount.core.data.answers import legal
from snapcount.core.drivers.spreads import CUT, Part, Spread, cards, faces
from snapcount.core.drivers.watched import HELD, Box, Chances, Pin, filled, held_in
from snapcount.core.table import Dice, Question, Roll, Seat, Table

if TYPE_CHECKING:
    from snapcount.core.drivers.odds import Odds

T = TypeVar("T")
A = TypeVar("A")
B = TypeVar("B")


class Chosen(NamedTuple):
    """The answer to the next question of a path, whatever is thrown before it is asked; a plain value will do."""

    answer: Any
    seat: Seat | None = None


class CutOff(BaseException):
    """This path goes deeper than the odds follow it."""


class Walk(Table):
    """An odometer over the branch taken at every throw, draw, sub-rule and comparison of a watched number."""

    __slots__ = (
        "after",
        "at",
        "born",
        "boxes",
        "branches",
        "odds",
        "ends",
        "looks",
        "pins",
        "seen",
        "since",
        "taken",
        "used",
        "weight",
        "whole",
    )
    listens = False

    def __init__(self, odds: Odds, after: Sequence[Any], looks: set[Callable[..., Any]]) -> None:
        self.odds = odds
        self.looks = looks
        """The rules whose results this one has looked at before."""
        self.after = after
        self.taken: list[int] = []
        self.branches: list[int] = []
        self.seen: list[Spread | None] = []
        """What was branched on at each place: a path that comes by again needn't look for it."""
        self.boxes: dict[Chances, Box] = {}
        self.born: dict[Chances, int] = {}
        self.since: list[int] = []
        """How many paths had ended before each place took the branch that it takes now."""
        self.ends = 0
        self.pins: set[int] = set()
        """Places of the odometer whose numbers must be known at once."""

    def begin(self) -> None:
        self.used = self.at = 0
        self.weight = self.whole = 1
        if self.boxes:
            self.boxes = {}
            self.born = {}

    def next(self, ends: int) -> bool:
        """The next path after so many; False after the last."""
        self.ends = ends
        taken, branches = self.taken, self.branches
        while taken and taken[-1] + 1 == branches[-1]:
            taken.pop()
            branches.pop()
            self.seen.pop()
            self.since.pop()
        if not taken:
            return False
        taken[-1] += 1
        self.since[-1] = ends
        if self.pins:
            last = len(taken) - 1
            self.pins = {place for place in self.pins if place < last}
        return True

    def pin(self, chance: Chances) -> int:
        """Back to where that number came from, to have it known from there; how many paths had ended by then."""
        place = self.born[chance]
        for places in (self.taken, self.branches, self.seen, self.since):
            del places[place + 1 :]
        self.pins = {other for other in self.pins if other < place} | {place}
        self.ends = self.since[place]
        return self.ends

    def choose(self, count: int, spread: Spread | None = None) -> int:
        if self.at == len(self.taken):
            self.taken.append(0)
            self.branches.append(count)
            self.seen.append(spread)
            self.since.append(self.ends)
        self.at += 1
        return self.taken[self.at - 1]

    def branch(self, spread: Spread) -> Any:
        parts, whole, _ = spread
        place = self.at
        part = parts[self.choose(len(parts), spread)]
        self.weight *= part.weight
        self.whole *= whole
        if part.chance is not None:
            return self.watch(place, part, part.chance)
        if part.result is CUT:
            raise CutOff
        return part.result

    def watch(self, place: int, part: Part, chance: Chances) -> Any:
        """A result that holds what isn't known yet, or one of the results that it can be."""
        result, _, _, box, holes = part
        if place in self.pins or chance in self.boxes:
            lo, hi = box
            at = lo + self.choose(hi - lo)
            self.weight *= chance.weights[at]
            return result.held_values[at] if type(result) in HELD else filled(result, holes, at)
        self.boxes[chance] = box
        self.born[chance] = place
        chance.path = self
        return result

    def again(self) -> Any:
        """What was branched on here when the path before came by."""
        at = self.at
        spread = self.seen[at]
        assert spread is not None
        part = spread[0][self.taken[at]]
        result, weight, chance, _, _ = part
        self.weight *= weight
        self.whole *= spread[1]
        self.at = at + 1
        if chance is not None:
            return self.watch(at, part, chance)
        if result is CUT:
            raise CutOff
        return result

    def side(self, chance: Chances, middle: int) -> bool:
        """Whether a watched number is among those before the middle."""
        lo, hi = self.boxes[chance]
        before = self.choose(2) == 0
        self.boxes[chance] = (lo, middle) if before else (middle, hi)
        return before

    def given(self) -> bool:
        """Whether the next throw or card is one of the inputs that are known."""
        return self.used < len(self.after) and self.after[self.used].__class__ is not Chosen

    def take(self) -> Any:
        self.used += 1
        return self.after[self.used - 1]

    def roll(self, dice: Dice) -> Roll:
        if self.used < len(self.after) and self.given():
            return self.take()  # type: ignore[no-any-return]
        return self.again() if self.at < len(self.seen) else self.branch(faces(dice))  # type: ignore[no-any-return]

    def draw(self, deck: tuple[T, ...]) -> T:
        if self.given():
            return self.take()  # type: ignore[no-any-return]
        if self.at < len(self.seen):
            return self.again()  # type: ignore[no-any-return]
        decks, key = self.odds.decks, (*deck, *map(type, deck))  # a seat is equal to a number, but isn't one
        if key not in decks:
            decks[key] = cards(deck)
        return self.branch(decks[key])  # type: ignore[no-any-return]

    def ask(self, seat: Seat, question: Question[T]) -> T:
        if self.used < len(self.after):
            taken = self.take()
            return legal(question, taken.answer) if taken.__class__ is Chosen else taken  # type: ignore[no-any-return]
        if self.boxes:
            self.know(question)
        return self.odds.policy(seat, question)  # type: ignore[no-any-return]

    def ask_both(self, home: Question[A], away: Question[B]) -> tuple[A, B]:
        following = self.after[self.used] if self.used < len(self.after) else None
        if isinstance(following, Chosen) and following.seat is Seat.AWAY:  # who sealed first
            theirs = self.ask(Seat.AWAY, away)
            return self.ask(Seat.HOME, home), theirs
        return self.ask(Seat.HOME, home), self.ask(Seat.AWAY, away)

    def know(self, question: Question[Any]) -> None:
        """Who is asked sees numbers, not what they could be."""
        held = held_in(question)
        if held is not None:
            raise Pin(held)

    def enter(self, number: str, body: Callable[..., T], args: tuple[Any, ...]) -> T:
        """From memory; but while inputs are given, the rule is run itself so that it can take them."""
        if self.used < len(self.after):
            return body(self, *args)
        if self.boxes and held_in(args) is not None:
            return self.watching(body, args)
        if self.at < len(self.seen):
            return self.again()  # type: ignore[no-any-return]
        spread = self.odds.spread(body, args)
        if len(spread[0]) > 1 and body not in self.looks:
            spread = self.odds.unseen(spread, body)
        for chance in self.boxes:
            chance.path = self
        return self.branch(spread)  # type: ignore[no-any-return]

    def watching(self, body: Callable[..., T], args: tuple[Any, ...]) -> T:
        """A rule of numbers that aren't known yet is a part of this path."""
        nested = self.odds.nested
        before = nested.get(body, 0)
        if before == self.odds.depth:
            raise CutOff
        nested[body] = before + 1
        try:
            return body(self, *args)
        finally:
            nested[body] = before
