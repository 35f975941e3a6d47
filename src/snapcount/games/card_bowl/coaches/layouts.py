"""How the veteran lays out a hand: big cards where the plan needs them, and no shape that tells everything."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import NamedTuple

from snapcount.games.card_bowl.arrange import best_first, book_front, corner_places
from snapcount.games.card_bowl.cards import Card
from snapcount.games.card_bowl.formations import PLACES, SHAPES, DefenceSet, OffenceSet, ends

# The offence


class Plan(NamedTuple):
    """A shape with the strong side on the right, and its places from the one that needs the best card.

    `~` stands for the strong side, `!` for the other; a name covers every place that begins with it.
    """

    shape: str
    order: tuple[str, ...]


POWER = ("B", "~T", "TE~", "~G", "C", "!G", "!T", "TE!", "WR", "Q")
BALANCED = ("B", "WR~1", "Q", "~T", "TE~", "~G", "C", "!G", "!T", "TE!", "WR")
AIR = ("Q", "WR~1", "C", "!T", "~T", "LG", "RG", "B", "WR!1", "TE", "WR")
PLANS: dict[str, Plan] = {
    "power": Plan("U-B010-T12-W10", POWER),
    "power I": Plan("U-B020-T12-W00", POWER),
    "tight": Plan("U-B010-T11-W11", POWER),
    "balanced tight": Plan("U-B010-T11-W11", BALANCED),
    "balanced": Plan("U-B010-T01-W12", BALANCED),
    "I": Plan("U-B020-T01-W11", BALANCED),
    "spread": Plan("G-B001-T01-W12", AIR),
    "air": Plan("U-B010-T01-W12", AIR),
    "four wide": Plan("G-B001-T00-W22", AIR),
    "balanced gun": Plan("G-B001-T01-W12", BALANCED),
    "air tight": Plan("U-B010-T11-W11", AIR),
}


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
    return shape, tuple(sorted(range(11), key=lambda at: (need[at], places[at])))


def offence_by(name: str, hand: tuple[Card, ...], left: bool) -> OffenceSet:
    shape, order = offence_order(name, left)
    cards = [""] * 11
    for at, card in zip(order, best_first(hand), strict=True):
        cards[at] = card
    return OffenceSet(shape, tuple(cards))


# The defence

BACKERS = ("MLB", "OLB-L", "OLB-R", "ILB-L", "ILB-R", "OLB-L", "OLB-R", "S-L", "S-R")
"""Linebackers reach receivers as well as lanes: they come in this order, safeties last."""
FRONTS = ((3,), (3,), (3, 4), (4,), (3,))
"""How many stand in front against so many wide receivers: few, since backers can go where the blockers mass."""
ORDERS = (
    "BBBCFBCFBFCFBCF",
    "BBCBCFBFBFCFBCF",
    "BCBBFBCFBFCFBCF",
    "BBBBCFBCFFCFBCF",
)
"""Which kinds of place take the best cards: B a backer, C a corner, F the front. One is chosen at random."""


@cache
def defence_places(shape: str, front: int) -> tuple[tuple[float, ...], tuple[str, ...], tuple[str, ...]]:
    """A corner on each wide receiver, so many in front, backers everywhere else."""
    wide = sum([place[:2] == "WR" for place in PLACES[shape]])
    xs = book_front(front, *ends(SHAPES[shape]))
    corners = corner_places(shape, min(wide, 4))
    return xs, BACKERS[: 11 - len(xs) - len(corners)], corners


@cache
def defence_order(shape: str, front: int, order: str) -> tuple[int, ...]:
    """The places from the one that takes the best card to the one that takes the lowest."""
    xs, zones, _ = defence_places(shape, front)
    middle = sorted(range(len(xs)), key=lambda at: abs(xs[at]))
    kinds = {
        "F": middle,
        "B": list(range(len(xs), len(xs) + len(zones))),
        "C": list(range(len(xs) + len(zones), 11)),
    }
    found: list[int] = []
    for kind in order + "BCF" * 11:
        if kinds[kind]:
            found.append(kinds[kind].pop(0))
    return tuple(found)


def defence_for(hand: tuple[Card, ...], shape: str, random: Random) -> DefenceSet:
    """The best cards as backers, whose range decides every play; corners and the front take the rest."""
    wide = sum([place[:2] == "WR" for place in PLACES[shape]])
    front = random.choice(FRONTS[min(wide, len(FRONTS) - 1)])
    xs, zones, corners = defence_places(shape, front)
    cards = [""] * 11
    order = defence_order(shape, front, ORDERS[int(random.random() * len(ORDERS))])
    for at, card in zip(order, best_first(hand), strict=True):
        cards[at] = card
    return DefenceSet(xs, zones, corners, tuple(cards))
