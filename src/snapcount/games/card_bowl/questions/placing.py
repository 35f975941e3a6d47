"""Decisions of the deal and of the formations."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import ClassVar

from snapcount.core.table import Question, Refusal
from snapcount.games.card_bowl.rules.cards import Card
from snapcount.games.card_bowl.rules.lineup.adjustment import (
    Shift,
    adjust_moves,
    adjust_problem,
    motion_problem,
    motions,
)
from snapcount.games.card_bowl.rules.lineup.arrange import book_front, defence_sets, offence_sets
from snapcount.games.card_bowl.rules.lineup.formations import (
    PLACES,
    SHAPES,
    ZONE_LIMITS,
    DefenceSet,
    OffenceSet,
    Shape,
    defence_problem,
    ends,
    front_problem,
)
from snapcount.games.card_bowl.rules.turns.moves import DONE, Turn
from snapcount.games.card_bowl.state import Field


def some(random: Random, options: list[Turn]) -> Turn:
    """Random play: end the turn half the time, so that turns stay short."""
    return DONE if random.random() < 0.5 else options[int(random.random() * len(options))]


@dataclass(frozen=True, slots=True)
class Discard(Question[tuple[Card, ...]]):
    """CB-11.5 Which of the cards of equal value at the cut go."""

    rule: ClassVar[str] = "CB-11.5"
    dp: ClassVar[str] = "DP-16"
    among: tuple[Card, ...]
    count: int
    hand: tuple[Card, ...] = ()
    """Everything that was dealt, lowest first."""

    def options(self) -> list[tuple[Card, ...]]:
        return list(combinations(self.among, self.count))

    def problem(self, answer: tuple[Card, ...]) -> Refusal | None:
        if len(answer) == self.count == len(set(answer)) and set(answer) <= set(self.among):
            return None
        return Refusal("CB-11.5", f"Discard {self.count} of {', '.join(self.among)}.")


@dataclass(frozen=True, slots=True)
class ExchangeJoker(Question[str]):
    """CB-11.9 The defence was dealt the Red Joker: keep it, or put it back and play for the turnover."""

    rule: ClassVar[str] = "CB-11.9"
    dp: ClassVar[str] = "DP-17"
    hand: tuple[Card, ...]

    def options(self) -> tuple[str, ...]:
        return ("keep", "exchange")


@dataclass(frozen=True, slots=True)
class SetOffence(Question[OffenceSet]):
    """CB-12.7 The whole offence at once: a shape and the cards on its places. The list offers book formations."""

    rule: ClassVar[str] = "CB-12.7"
    dp: ClassVar[str] = "DP-18"
    listed: ClassVar[bool] = False
    hand: tuple[Card, ...]
    shapes: tuple[str, ...] = tuple(SHAPES)
    """Every legal shape, so that a board can say at once what stands."""

    def options(self) -> list[OffenceSet]:
        return offence_sets(self.hand)

    def problem(self, answer: OffenceSet) -> Refusal | None:
        if answer.shape not in SHAPES:
            return Refusal("CB-12.5", f"{answer.shape!r} is none of the 300 legal shapes.")
        if sorted(answer.cards) != sorted(self.hand):
            return Refusal("CB-12.7", "Place all eleven cards of your hand, each once.")
        return None

    def sample(self, random: Random) -> OffenceSet:
        return random_offence(self.hand, random)


@dataclass(frozen=True, slots=True)
class SetDefence(Question[DefenceSet]):
    """CB-12.13 The whole defence at once: front, zones, corners and the cards on them. The list offers book sets."""

    rule: ClassVar[str] = "CB-12.13"
    dp: ClassVar[str] = "DP-20"
    listed: ClassVar[bool] = False
    hand: tuple[Card, ...]
    shape: str

    def options(self) -> list[DefenceSet]:
        return defence_sets(self.hand, SHAPES[self.shape])

    def problem(self, answer: DefenceSet) -> Refusal | None:
        refusal = defence_problem(SHAPES[self.shape], answer)
        if refusal is None and sorted(answer.cards) != sorted(self.hand):
            return Refusal("CB-12.13", "Place all eleven cards of your hand, each once.")
        return refusal

    def sample(self, random: Random) -> DefenceSet:
        return random_defence(self.hand, SHAPES[self.shape], random)

    @property
    def places(self) -> tuple[str, ...]:
        return PLACES[self.shape]


@dataclass(frozen=True, slots=True)
class Motion(Question[Shift | None]):
    """CB-12.15 One card may go in motion."""

    rule: ClassVar[str] = "CB-12.16"
    dp: ClassVar[str] = "DP-22"
    field: Field

    def options(self) -> list[Shift | None]:
        return [None, *motions(self.field)]

    def problem(self, answer: Shift | None) -> Refusal | None:
        return None if answer is None else motion_problem(self.field, answer)


@dataclass(frozen=True, slots=True)
class Adjust(Question[Turn]):
    """CB-12.17 The defence answers a motion, one move at a time or all together."""

    rule: ClassVar[str] = "CB-12.18"
    dp: ClassVar[str] = "DP-23"
    field: Field
    acted: tuple[str, ...] = ()

    def options(self) -> list[Turn]:
        return [DONE, *(Turn((move,), False) for move in adjust_moves(self.field, self.acted))]

    def problem(self, answer: Turn) -> Refusal | None:
        return adjust_problem(self.field, answer, self.acted)

    def sample(self, random: Random) -> Turn:
        return some(random, self.options())


@dataclass(frozen=True, slots=True)
class AvoidDelay(Question[str]):
    """CB-15.2 Delay of game: spend a timeout or take the five yards."""

    rule: ClassVar[str] = "CB-15.2"
    dp: ClassVar[str] = "DP-24"
    timeouts: int

    def options(self) -> tuple[str, ...]:
        return ("timeout", "penalty")


# Any legal arrangement, for random play

SHAPE_IDS = tuple(SHAPES)


def shuffled(cards: tuple[Card, ...], random: Random) -> tuple[Card, ...]:
    mixed = list(cards)
    random.shuffle(mixed)
    return tuple(mixed)


def random_offence(hand: tuple[Card, ...], random: Random) -> OffenceSet:
    return OffenceSet(SHAPE_IDS[int(random.random() * len(SHAPE_IDS))], shuffled(hand, random))


def random_front(left: float, right: float, random: Random) -> tuple[float, ...]:
    count = 3 + int(random.random() * 4)
    places = [at / 2 for at in range(int(-2 * left - 1), int(2 * right + 2))]
    for _ in range(40):
        xs = tuple(sorted(random.sample(places, count)))
        if front_problem(xs, left, right) is None:
            return xs
    return book_front(min(count, 5), left, right)


def random_defence(hand: tuple[Card, ...], shape: Shape, random: Random) -> DefenceSet:
    front = random_front(*ends(shape), random)
    rest = [zone for zone, most in ZONE_LIMITS.items() for _ in range(most)]
    rest += [place for place in PLACES[shape.id] if place[:2] in ("WR", "TE") for _ in range(2)]
    chosen = random.sample(rest, 11 - len(front))
    zones = tuple(zone for zone in ZONE_LIMITS for _ in range(chosen.count(zone)))
    corners = tuple(sorted(place for place in chosen if place not in ZONE_LIMITS))
    return DefenceSet(front, zones, corners, shuffled(hand, random))
