"""Exact enumeration of a Card Bowl rule: every card at every draw, until the rule ends or is told to stop."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from typing import Any, TypeVar

from snapcount.core.table import Dice, Listening, Question, Roll, Seat
from snapcount.games.card_bowl.rules.cards import Card, Pile

T = TypeVar("T")


class Wanted(BaseException):
    """A card beyond those given."""

    def __init__(self, deck: tuple[Any, ...]) -> None:
        self.deck = deck


class Stopped(BaseException):
    """A decision was reached at which the enumeration ends."""

    def __init__(self, question: Question[Any]) -> None:
        self.question = question


class Path(Listening):
    """A table that gives these cards, and answers decisions from a policy."""

    def __init__(self, cards: tuple[Card, ...], policy: Callable[[Question[Any]], Any]) -> None:
        super().__init__()
        self.cards = cards
        self.used = 0
        self.policy = policy

    def roll(self, dice: Dice) -> Roll:
        raise NotImplementedError

    def draw(self, deck: tuple[T, ...]) -> T:
        if self.used == len(self.cards):
            raise Wanted(deck)
        self.used += 1
        card: Any = self.cards[self.used - 1]
        return card  # type: ignore[no-any-return]

    def ask(self, seat: Seat, question: Question[T]) -> T:
        answer: T = self.policy(question)
        return answer

    def ask_both(self, home: Question[Any], away: Question[Any]) -> tuple[Any, Any]:
        return self.ask(Seat.HOME, home), self.ask(Seat.AWAY, away)


def stop(question: Question[Any]) -> Any:
    raise Stopped(question)


def chances(
    rule: Callable[[Path], Any], policy: Callable[[Question[Any]], Any] = stop
) -> dict[Any, Fraction]:
    """The exact chance of every result; a stop counts as the name of its question."""
    found: dict[Any, Fraction] = {}
    todo: list[tuple[tuple[Card, ...], Fraction]] = [((), Fraction(1))]
    while todo:
        cards, chance = todo.pop()
        try:
            result = rule(Path(cards, policy))
        except Stopped as stopped:
            result = type(stopped.question).__name__
        except Wanted as wanted:
            counts = Counter(wanted.deck)
            whole = len(wanted.deck)
            todo += [((*cards, card), chance * Fraction(count, whole)) for card, count in counts.items()]
            continue
        found[result] = found.get(result, Fraction(0)) + chance
    return found


RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
BY_RANK = tuple(f"{rank}S" for rank in RANKS for _ in range(4))
"""The suited cards where suits don't matter: four of each rank that look alike."""
BY_COLOUR = ("7S",) * 26 + ("7H",) * 26
"""The suited cards where only the colour matters."""


def pile(cards: tuple[Card, ...]) -> Pile:
    """A pack of these and both Jokers."""
    return Pile((*cards, "RJ", "BJ"), cards)


def sums(count: int) -> dict[int, Fraction]:
    """The exact chance of every total of so many of the 52 cards."""
    ways: dict[tuple[int, int], int] = {(0, 0): 1}
    for value in range(1, 14):
        for copy in range(4):
            del copy
            grown = dict(ways)
            for (held, total), number in ways.items():
                if held < count:
                    key = (held + 1, total + value)
                    grown[key] = grown.get(key, 0) + number
            ways = grown
    whole = sum(number for (held, _), number in ways.items() if held == count)
    return {total: Fraction(number, whole) for (held, total), number in ways.items() if held == count}
