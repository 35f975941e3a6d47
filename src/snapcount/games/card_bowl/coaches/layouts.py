"""How the veteran lays out a defence: by the shape it sees, with nothing that tells left from right."""

from __future__ import annotations

from functools import cache
from random import Random

from snapcount.games.card_bowl.rules.cards import HAND, Card
from snapcount.games.card_bowl.rules.lineup.arrange import best_first, book_front, corner_places
from snapcount.games.card_bowl.rules.lineup.formations import PLACES, SHAPES, DefenceSet, ends, zone_places

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
    return xs, backers[: HAND - len(xs) - len(corners)], corners


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
        "C": list(range(first + len(zones), HAND)),
    }
    if crossed:
        kinds["C"].reverse()
    taken = kinds_by_rank(order, {kind: len(places) for kind, places in kinds.items()})
    return tuple([kinds[kind].pop(0) for kind in taken])


def kinds_by_rank(order: str, left: dict[str, int]) -> list[str]:
    """The kind of place that each card of a hand goes to, the best card first, where so many of each are left."""
    found: list[str] = []
    for kind in order + "BCF" * HAND:
        if left[kind]:
            left[kind] -= 1
            found.append(kind)
    return found


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
    cards = [""] * HAND
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
        in_turn = iter(backers)
        counts = {kind: kinds.count(kind) for kind in "FBC"}
        for taken, kind in enumerate(kinds_by_rank(order, counts)):
            found[next(in_turn) if kind == "B" else kind].append(taken)
    return {group: tuple(ranks) for group, ranks in found.items()}


def zone_groups(zones: tuple[str, ...]) -> list[str]:
    """Zones without their sides, as they are counted: the second OLB of a side is an OLB#2."""
    return [group_of(place) for place in zone_places(zones)]


@cache
def group_of(place: str) -> str:
    """F, C, or a zone without its side."""
    return place[0] if place[0] == "F" or place[:2] == "CB" else place.replace("-L", "").replace("-R", "")
