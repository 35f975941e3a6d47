"""The offence's plans: a shape, big cards where the plan needs them, and how often each is chosen."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from snapcount.games.card_bowl.rules.cards import HAND, Card
from snapcount.games.card_bowl.rules.lineup.arrange import best_first
from snapcount.games.card_bowl.rules.lineup.formations import PLACES, OffenceSet


class Plan(NamedTuple):
    """A shape with the strong side on the right, and its places from the one that needs the best card.

    `~` stands for the strong side, `!` for the other; a name covers every place that begins with it.
    """

    shape: str
    order: tuple[str, ...]


POWER = ("B", "~T", "TE~", "~G", "C", "!G", "!T", "TE!", "WR", "Q")
BALANCED = ("B", "WR~1", "Q", "~T", "TE~", "~G", "C", "!G", "!T", "TE!", "WR")
EITHER = ("B", "Q", "WR~1", "~T", "~G", "C", "TE~", "!G", "!T", "TE!", "WR")
GROUND = ("Q", "B", "~T", "~G", "C", "TE~", "!G", "!T", "TE!", "WR")
END = ("Q", "TE~", "B", "~T", "~G", "C", "!G", "!T", "TE", "WR")
END_ONLY = ("Q", "TE~", "C", "LG", "RG", "LT", "RT", "WR", "B", "TE")
SLOT = ("Q", "WR~2", "C", "!T", "~T", "LG", "RG", "B", "WR!2", "TE", "WR")
AIR = ("Q", "WR~1", "C", "!T", "~T", "LG", "RG", "B", "WR!1", "TE", "WR")
PLANS: dict[str, Plan] = {
    "tight power": Plan("U-B010-T11-W11", POWER),
    "I power": Plan("U-B020-T01-W11", POWER),
    "I": Plan("U-B020-T01-W11", BALANCED),
    "balanced": Plan("U-B010-T01-W12", BALANCED),
    "either": Plan("U-B010-T01-W12", EITHER),
    "ground": Plan("U-B010-T11-W11", GROUND),
    "tight end": Plan("U-B010-T11-W11", END),
    "tight end gun": Plan("G-B001-T11-W11", END),
    "tight air": Plan("U-B010-T11-W11", END_ONLY),
    "four wide": Plan("G-B001-T00-W22", AIR),
    "slot": Plan("G-B001-T00-W22", SLOT),
    "balanced gun": Plan("G-B001-T01-W12", BALANCED),
}
USUAL = {
    "tight end": 3, "tight end gun": 2, "tight air": 1, "ground": 3, "either": 3, "balanced": 1, "I power": 1,
    "four wide": 1, "slot": 1,
}  # fmt: skip
LONG = {
    "tight end gun": 2,
    "tight air": 2,
    "tight end": 2,
    "either": 1,
    "four wide": 1,
    "slot": 1,
    "balanced gun": 1,
}
SHORT = {"ground": 3, "tight power": 2, "I power": 2, "tight end": 2, "I": 1}
"""Plans and how often they are chosen: usually, on long and on short distances."""
PLAN_SHARES = {name: 3 * USUAL.get(name, 0) + LONG.get(name, 0) + SHORT.get(name, 0) for name in PLANS}
"""How often a plan is met over all."""


def mirrored(shape: str) -> str:
    """The same shape with left and right changed."""
    mode, backs, tight, wide = shape.split("-")
    return "-".join((mode, backs[0] + backs[:0:-1], tight[0] + tight[:0:-1], wide[0] + wide[:0:-1]))


@cache
def offence_order(name: str, left: bool) -> tuple[str, tuple[int, ...]]:
    """The shape of a plan to one side, and its places from the one that takes the best card."""
    plan = PLANS[name]
    shape = mirrored(plan.shape) if left else plan.shape
    strong, weak = ("L", "R") if left else ("R", "L")
    wanted = [start.replace("~", strong).replace("!", weak) for start in plan.order]
    places = PLACES[shape]
    need = [next(at for at, start in enumerate(wanted) if place.startswith(start)) for place in places]
    return shape, tuple(sorted(range(HAND), key=lambda at: (need[at], places[at])))


def offence_by(name: str, hand: tuple[Card, ...], left: bool) -> OffenceSet:
    shape, order = offence_order(name, left)
    cards = [""] * HAND
    for at, card in zip(order, best_first(hand), strict=True):
        cards[at] = card
    return OffenceSet(shape, tuple(cards))
