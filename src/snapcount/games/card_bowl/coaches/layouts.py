"""How the veteran lays out a hand: big cards where the plan needs them, and no shape that tells everything."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import NamedTuple

from snapcount.games.card_bowl.arrange import best_first, book_front, corner_places
from snapcount.games.card_bowl.cards import Card
from snapcount.games.card_bowl.formations import PLACES, SHAPES, DefenceSet, OffenceSet, ends, zone_places

# The offence


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
    return shape, tuple(sorted(range(11), key=lambda at: (need[at], places[at])))


def offence_by(name: str, hand: tuple[Card, ...], left: bool) -> OffenceSet:
    shape, order = offence_order(name, left)
    cards = [""] * 11
    for at, card in zip(order, best_first(hand), strict=True):
        cards[at] = card
    return OffenceSet(shape, tuple(cards))


# The defence

INSIDE = ("MLB", "OLB-L", "OLB-R", "ILB-L", "ILB-R", "OLB-L", "OLB-R", "S-L", "S-R")
OUTSIDE = ("OLB-L", "OLB-R", "OLB-L", "OLB-R", "MLB", "ILB-L", "ILB-R", "S-L", "S-R")
"""Linebackers reach receivers as well as lanes: they come in this order, the outside ones first against many wide
receivers, safeties last."""
FRONTS = ((3,), (3,), (3, 4), (4,), (3,))
"""How many stand in front against so many wide receivers: few, since backers can go where the blockers mass."""
RUN_FIRST = ("BBBCFBCFBFCFBCF", "BBCBCFBFBFCFBCF", "BCBBFBCFBFCFBCF", "BBBBCFBCFFCFBCF")
PASS_FIRST = ("CCBCCBBBFBF", "CBCBCCBBFBF")
"""Which kinds of place take the best cards: B a backer, C a corner, F the front. One is chosen at random."""
MANY_WIDE = 3


def wide_of(shape: str) -> int:
    return sum([place[:2] == "WR" for place in PLACES[shape]])


@cache
def defence_places(shape: str, front: int) -> tuple[tuple[float, ...], tuple[str, ...], tuple[str, ...]]:
    """A corner on each wide receiver, so many in front, backers everywhere else."""
    wide = wide_of(shape)
    xs = book_front(front, *ends(SHAPES[shape]))
    corners = corner_places(shape, min(wide, 4))
    backers = OUTSIDE if wide >= MANY_WIDE else INSIDE
    return xs, backers[: 11 - len(xs) - len(corners)], corners


@cache
def defence_order(shape: str, front: int, order: str, mirrored: bool, crossed: bool) -> tuple[int, ...]:
    """The places from the one that takes the best card to the one that takes the lowest.

    `mirrored`: of two backers the one on the right is better; `crossed`: the last corner is the best.
    """
    xs, zones, _ = defence_places(shape, front)
    first = len(xs)
    kinds = {
        "F": sorted(range(first), key=lambda at: abs(xs[at])),
        "B": sorted(range(first, first + len(zones)), key=lambda at: paired(zones, at - first, mirrored)),
        "C": list(range(first + len(zones), 11)),
    }
    if crossed:
        kinds["C"].reverse()
    found: list[int] = []
    for kind in order + "BCF" * 11:
        if kinds[kind]:
            found.append(kinds[kind].pop(0))
    return tuple(found)


def paired(zones: tuple[str, ...], at: int, mirrored: bool) -> int:
    """The rank of a backer: as they come, but of a pair the right one first, if `mirrored`."""
    if not mirrored or zones[at] == "MLB":
        return at
    left = zones[at].endswith("-L")
    other = at + 1 if left else at - 1
    return other if 0 <= other < len(zones) and zones[other] != "MLB" else at


def defence_for(hand: tuple[Card, ...], shape: str, random: Random) -> DefenceSet:
    """The best cards as backers, whose range decides every play; corners and the front take the rest."""
    wide = wide_of(shape)
    front = random.choice(FRONTS[min(wide, len(FRONTS) - 1)])
    orders = PASS_FIRST if wide >= MANY_WIDE else RUN_FIRST
    xs, zones, corners = defence_places(shape, front)
    cards = [""] * 11
    order = defence_order(shape, front, random.choice(orders), random.random() < 0.5, random.random() < 0.5)
    for at, card in zip(order, best_first(hand), strict=True):
        cards[at] = card
    return DefenceSet(xs, zones, corners, tuple(cards))


def usual_ranks(groups: tuple[str, ...], wide: int) -> dict[str, tuple[int, ...]]:
    """The ranks of a hand, 0 the best, that `defence_for` puts on each group of places: F, C, MLB, OLB, OLB#2 …"""
    orders, usual = (PASS_FIRST, OUTSIDE) if wide >= MANY_WIDE else (RUN_FIRST, INSIDE)
    rank = {group: at for at, group in reversed(list(enumerate(zone_groups(usual))))}
    kinds = [group if group in "FC" else "B" for group in groups]
    backers = sorted([group for group in groups if group not in "FC"], key=lambda group: rank.get(group, 9))
    found: dict[str, list[int]] = {group: [] for group in groups}
    for order in orders:
        left = {"F": kinds.count("F"), "B": len(backers), "C": kinds.count("C")}
        taken = 0
        for kind in order + "BCF" * 11:
            if left[kind]:
                left[kind] -= 1
                found[backers[-1 - left[kind]] if kind == "B" else kind].append(taken)
                taken += 1
    return {group: tuple(ranks) for group, ranks in found.items()}


def zone_groups(zones: tuple[str, ...]) -> list[str]:
    """Zones without their sides, as they are counted: the second OLB of a side is an OLB#2."""
    return [group_of(place) for place in zone_places(zones)]


@cache
def group_of(place: str) -> str:
    """F, C, or a zone without its side."""
    return place[0] if place[0] == "F" or place[:2] == "CB" else place.replace("-L", "").replace("-R", "")
