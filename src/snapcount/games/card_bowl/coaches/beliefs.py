"""What a seat believes of the cards it can't see: the other side is feared to lay out a hand as this coach would."""

from __future__ import annotations

from functools import cache, lru_cache
from math import exp
from typing import NamedTuple

from snapcount.core.adding import plain_sum
from snapcount.games.card_bowl.coaches.layouts import group_of, usual_ranks
from snapcount.games.card_bowl.coaches.plans import PLAN_SHARES, PLANS, offence_order
from snapcount.games.card_bowl.coaches.unseen import Unseen
from snapcount.games.card_bowl.rules.cards import HAND, VALUE
from snapcount.games.card_bowl.rules.lineup.formations import PLACES, SHAPES
from snapcount.games.card_bowl.state import Field

PASSER = 4
"""The rank of the passer's card that a defence expects before it sees him."""
TARGET = 2
"""The rank of a receiver's card in a shape that no plan has: one may be better, but the defence can't tell which."""
STACKED = 1.15
"""The offence runs where its better blockers stand."""
TELLS = 1.5
"""How exactly the passer's card tells the plan, in points of a card."""
ANY_PLAN = 0.05
"""The least that a plan is believed in, whatever the passer."""
LIKELY = 0.15
"""Whoever may get the ball is feared to be the best card that a plan of such a share gives him: a mean stops nobody."""


# The defence, as the offence believes it


def expected_defenders(field: Field, cards: tuple[str, ...], unseen: Unseen) -> tuple[float, ...]:
    """Shown cards as they are; of the rest good ones behind the line or on receivers, low ones in front."""
    groups = tuple([group_of(d.place) for d in field.defenders])
    mean = believed(groups, sum([man.kind == "W" for man in field.men]), unseen.hand)
    return tuple([VALUE[card] if card else mean[group] for group, card in zip(groups, cards, strict=True)])


@lru_cache(maxsize=256)
def believed(groups: tuple[str, ...], wide: int, hand: tuple[float, ...]) -> dict[str, float]:
    """The mean of the cards that lie on each group of places."""
    return {
        group: plain_sum([hand[rank] for rank in ranks]) / len(ranks)
        for group, ranks in usual_ranks(groups, wide).items()
    }


# The offence, as the defence believes it


class Guess(NamedTuple):
    """A plan that the offence may have laid out, by the ranks of the cards on its places."""

    share: float
    passer: int
    ranks: tuple[tuple[int, ...], ...]
    """To either side; a receiver is feared to be on the better one."""


@cache
def guesses(gun: bool, places: tuple[str, ...]) -> tuple[Guess, ...]:
    """The plans that stand on these places."""
    found: list[Guess] = []
    for name in PLANS:
        sides: list[tuple[int, ...]] = []
        for left in (False, True):
            shape, order = offence_order(name, left)
            if PLACES[shape] == places and SHAPES[shape].gun == gun:
                sides.append(tuple([order.index(at) for at in range(HAND)]))
        if sides:
            ranks = tuple([tuple(sorted(pair)) for pair in zip(*sides, strict=True)])
            found.append(Guess(PLAN_SHARES[name], ranks[0][0], ranks))
    return tuple(found)


def expected_men(field: Field, cards: tuple[str, ...], unseen: Unseen) -> tuple[float, ...]:
    """Shown cards as they are; the rest by the plans that fit shape and passer."""
    places = tuple([man.place for man in field.men])
    passer = VALUE[cards[0]] if cards[0] else None
    values = guessed(field.gun, places, tuple([man.kind for man in field.men]), passer, unseen.hand)
    return tuple([VALUE[card] if card else value for value, card in zip(values, cards, strict=True)])


@lru_cache(maxsize=256)
def guessed(
    gun: bool, places: tuple[str, ...], kinds: tuple[str, ...], passer: int | None, hand: tuple[float, ...]
) -> tuple[float, ...]:
    plans = guesses(gun, places)
    if not plans:
        return unplanned(kinds, passer, hand)
    weights = [
        plan.share
        * (1.0 if passer is None else ANY_PLAN + exp(-(((passer - hand[plan.passer]) / TELLS) ** 2) / 2))
        for plan in plans
    ]
    least = min(max(weights), LIKELY * plain_sum(weights))
    likely = [plan for weight, plan in zip(weights, plans, strict=True) if weight >= least]
    values: list[float] = []
    for at, kind in enumerate(kinds):
        if kind in "WTB":
            values.append(max([hand[plan.ranks[at][0]] for plan in likely]))
        else:
            means = [
                plain_sum([hand[rank] for rank in plan.ranks[at]]) / len(plan.ranks[at]) for plan in plans
            ]
            weighed = [mean * weight for mean, weight in zip(means, weights, strict=True)]
            values.append(plain_sum(weighed) / plain_sum(weights))
    return tuple(values)


def unplanned(kinds: tuple[str, ...], passer: int | None, hand: tuple[float, ...]) -> tuple[float, ...]:
    """The carrier is feared to be the best card, every receiver a good one; the line is what they leave over."""
    thrower = hand[PASSER] if passer is None else passer
    line = STACKED * (plain_sum(hand) - thrower - hand[0]) / (HAND - 2)
    expected = {"Q": thrower, "L": line, "T": hand[TARGET], "W": hand[TARGET], "B": hand[0]}
    return tuple([expected[kind] for kind in kinds])
