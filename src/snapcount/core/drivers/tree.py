"""Every way through a rule, chance and choice kept apart: what a solver looks for the best answers in."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, NamedTuple, TypeVar, cast

from snapcount.core.drivers.odds import Odds
from snapcount.core.drivers.spreads import Spread, cards, faces
from snapcount.core.table import Dice, Question, Roll, Seat, Table

T = TypeVar("T")
A = TypeVar("A")
B = TypeVar("B")
LEAST = 1e-12
"""Rarer ends of a chain of throws are left out."""


class Deferred(NamedTuple):
    """A rule that was not run: what it is, and what it would have been given."""

    rule: Callable[..., Any]
    args: tuple[Any, ...]


class Chance(NamedTuple):
    """One of these, with these chances; equal ones are put together."""

    parts: tuple[tuple[Any, float], ...]


class Choice(NamedTuple):
    """Whichever of these the seat likes best."""

    seat: Seat
    parts: tuple[tuple[Any, Any], ...]
    """Answers, and what follows them."""


class Tree:
    """Walks rules. A path ends where one of the `deferred` rules would begin.

    Rules without arguments, and those named as `thrown`, hold no choice: their results are chances at once.
    """

    def __init__(
        self, deferred: Collection[Callable[..., Any]] = (), thrown: Collection[Callable[..., Any]] = ()
    ) -> None:
        self.deferred = {getattr(body, "__wrapped__", body) for body in deferred}
        self.thrown = {getattr(body, "__wrapped__", body) for body in thrown}
        self.odds = Odds()
        self.known: dict[tuple[Any, ...], list[tuple[Any, float]]] = {}

    def chances(self, body: Callable[..., Any], args: tuple[Any, ...]) -> list[tuple[Any, float]]:
        """The results of a rule that only throws."""
        key = (body, *args)
        if key not in self.known:
            found = [(result, float(chance)) for result, chance in self.odds.of(body, *args).items()]
            self.known[key] = [(result, chance) for result, chance in found if chance > LEAST]
        return self.known[key]

    def of(self, body: Callable[..., Any], *args: Any, after: tuple[Any, ...] = ()) -> Any:
        """The tree of a rule: a result, a `Deferred`, a `Chance` or a `Choice`."""
        try:
            return getattr(body, "__wrapped__", body)(Path(self, after), *args)
        except Ended as ended:
            return Deferred(*ended.args)
        except Fork as forked:
            fork = forked
        grown = [(value, share, self.of(body, *args, after=(*after, value))) for value, share in fork.parts]
        if fork.seat is not None:
            return Choice(fork.seat, tuple([(value, below) for value, _, below in grown]))
        return together([(below, share) for _, share, below in grown])


def together(parts: list[tuple[Any, float]]) -> Chance:
    """Chances of chances are chances."""
    found: dict[Any, float] = {}
    for below, share in parts:
        for end, part in below.parts if isinstance(below, Chance) else ((below, 1.0),):
            found[end] = found.get(end, 0.0) + share * part
    return Chance(tuple(found.items()))


class Ended(Exception):
    """A deferred rule was reached."""


class Fork(Exception):
    """The path so far doesn't say how it goes on."""

    def __init__(self, seat: Seat | None, parts: list[tuple[Any, float]]) -> None:
        super().__init__()
        self.seat = seat
        self.parts = parts


class Path(Table):
    """Takes what the path says, and forks where it ends."""

    listens = False

    def __init__(self, tree: Tree, path: tuple[Any, ...]) -> None:
        self.tree = tree
        self.path = path
        self.used = 0

    def take(self, fork: Callable[[], Fork]) -> Any:
        if self.used == len(self.path):
            raise fork()
        self.used += 1
        return self.path[self.used - 1]

    def roll(self, dice: Dice) -> Roll:
        return cast(Roll, self.take(lambda: thrown(faces(dice))))

    def draw(self, deck: tuple[T, ...]) -> T:
        return cast(T, self.take(lambda: thrown(cards(deck))))

    def ask(self, seat: Seat, question: Question[T]) -> T:
        return cast(T, self.take(lambda: Fork(seat, [(option, 1.0) for option in question.options()])))

    def ask_both(self, home: Question[A], away: Question[B]) -> tuple[A, B]:
        return self.ask(Seat.HOME, home), self.ask(Seat.AWAY, away)

    def enter(self, number: str, body: Callable[..., T], args: tuple[Any, ...]) -> T:
        if body in self.tree.deferred:
            raise Ended(body, args)
        if not args or body in self.tree.thrown:
            return cast(T, self.take(lambda: Fork(None, self.tree.chances(body, args))))
        return body(self, *args)


def thrown(spread: Spread) -> Fork:
    return Fork(None, [(part.result, part.weight / spread.whole) for part in spread.parts])
