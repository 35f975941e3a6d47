"""Dice and cards as they should have come and as they came, and whether that is unusual."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from math import exp, lgamma, log
from typing import Any

from snapcount.core.adding import plain_sum
from snapcount.core.review.observed import Step
from snapcount.core.review.shapes import Side, Tally
from snapcount.core.table import Seat, plainly

FEW = 4.0
"""With fewer of each side on average, nothing can be said."""
COIN = 2
RARE, ODD = 0.01, 0.05
Counts = dict[Any, tuple[float, int]]


def tallies(
    steps: Iterable[Step], cards: str, card_name: Callable[[Any], str] = plainly
) -> tuple[Tally, ...]:
    """Every kind of dice by its sides, and the cards."""
    dice: dict[int, Counts] = defaultdict(dict)
    drawn: Counts = {}
    for step in steps:
        if step.dice is not None:
            thrown(dice[step.dice.sides], step)
        elif step.deck and not isinstance(step.deck[0], Seat):
            turned(drawn, step)
    dice.pop(COIN, None)
    found = [
        tally(f"{SIDES.get(sides, sides)}-sided dice", "dice", dice[sides], str) for sides in sorted(dice)
    ]
    if drawn:
        found.append(tally(cards, "cards", drawn, card_name))
    return tuple(found)


SIDES: dict[int, str] = {6: "Six", 10: "Ten", 12: "Twelve", 20: "Twenty"}


def thrown(counts: Counts, step: Step) -> None:
    assert step.dice is not None
    for face in range(1, step.dice.sides + 1):
        expected, came = counts.get(face, (0.0, 0))
        share = step.dice.count / step.dice.sides
        counts[face] = expected + share, came + step.given.value.count(face)


def turned(counts: Counts, step: Step) -> None:
    for card in step.deck:
        expected, came = counts.get(card, (0.0, 0))
        counts[card] = expected + 1 / len(step.deck), came
    expected, came = counts[step.given.value]
    counts[step.given.value] = expected, came + 1


def tally(name: str, what: str, counts: Counts, named: Callable[[Any], str]) -> Tally:
    sides = tuple(Side(named(side), expected, came) for side, (expected, came) in counts.items())
    count = plain_sum(side.came for side in sides)
    unusual = None
    if len(sides) > 1 and count >= FEW * len(sides):
        uneven = plain_sum((side.came - side.expected) ** 2 / side.expected for side in sides)
        unusual = by_chance(uneven, len(sides) - 1)
    return Tally(name, count, sides, unusual, words(what, count, unusual))


def words(what: str, count: int, unusual: float | None) -> str:
    if unusual is None:
        return f"Only {count}: too few to say whether that is unusual."
    if unusual < ODD:
        often = f"once in {round(1 / max(unusual, 1e-6)):,} games"
        rare = "Unusual" if unusual < RARE else "A little unusual"
        return f"{rare}: fair {what} come out as unevenly as this {often}."
    if unusual > 1 - RARE:
        return f"Unusually even: fair {what} are seldom so close to what is expected."
    return f"Nothing unusual: fair {what} come out as unevenly as this in {unusual:.0%} of games."


def by_chance(uneven: float, freedom: int) -> float:
    """The chance of a chi-square at least so large: the upper incomplete gamma function."""
    a, x = freedom / 2, uneven / 2
    if x <= 0:
        return 1.0
    scale = exp(a * log(x) - x - lgamma(a))
    return 1 - scale * series(a, x) if x < a + 1 else scale * fraction(a, x)


def series(a: float, x: float) -> float:
    term = total = 1 / a
    for step in range(1, 1000):
        term *= x / (a + step)
        total += term
        if term < total * 1e-15:
            break
    return total


def fraction(a: float, x: float) -> float:
    """Lentz's continued fraction."""
    b = x + 1 - a
    c, d = 1e300, 1 / b
    found = d
    for step in range(1, 1000):
        factor = -step * (step - a)
        b += 2
        d = 1 / (factor * d + b)
        c = b + factor / c
        found *= c * d
        if abs(c * d - 1) < 1e-15:
            break
    return found
