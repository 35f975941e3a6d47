"""How the veteran lays out a hand: big cards where the plan needs them."""

from __future__ import annotations

from functools import cache
from random import Random

from snapcount.games.card_bowl.arrange import best_first, book_front, corner_places
from snapcount.games.card_bowl.cards import VALUE, Card
from snapcount.games.card_bowl.formations import PLACES, SHAPES, DefenceSet, OffenceSet, ends

HEAVY = {"L": "U-B010-T21-W01", "R": "U-B010-T12-W10"}
"""Three tight ends and one back, by the strong side."""
SPLIT = {"L": "U-B010-T10-W12", "R": "U-B010-T01-W21"}
SPREAD = {"L": "G-B100-T01-W21", "R": "G-B001-T10-W12"}
ZONES = ("MLB", "OLB-L", "OLB-R", "S-L", "S-R", "ILB-L", "ILB-R", "S-L", "S-R")
"""The zones that the defence fills, in this order."""
HEAVY_ZONES = {
    "L": ("MLB", "OLB-L", "OLB-L", "OLB-R", "ILB-L", "ILB-R"),
    "R": ("MLB", "OLB-R", "OLB-R", "OLB-L", "ILB-R", "ILB-L"),
}
"""Against tight ends and no more than one wide receiver."""
DEEP_ZONES = ("S-L", "S-R", "OLB-L", "OLB-R", "MLB")
RUN_FIRST = ("ML", "F", "OL", "IL", "CB", "S-", "C2")
PASS_FIRST = ("S-", "CB", "F", "OL", "ML", "C2", "IL")


@cache
def run_order(shape: str, side: str) -> tuple[int, ...]:
    """The back first, then the line of the strong side from tackle outwards, the quarterback and receivers last."""
    other = "R" if side == "L" else "L"
    wanted = ("B", f"{side}T", f"TE{side}", f"{side}G", "C", f"{other}G", f"{other}T", f"TE{other}", "Q", "W")
    return _ordered(shape, wanted)


@cache
def pass_order(shape: str, side: str) -> tuple[int, ...]:
    """The passer, one receiver, the line, then everybody else."""
    other = "R" if side == "L" else "L"
    wanted = ("Q", f"WR{side}1", "C", "LT", "RT", "LG", "RG", f"WR{other}1", "TE", "WR", "B")
    return _ordered(shape, wanted)


def _ordered(shape: str, wanted: tuple[str, ...]) -> tuple[int, ...]:
    places = PLACES[shape]
    need = [next(at for at, start in enumerate(wanted) if place.startswith(start)) for place in places]
    return tuple(sorted(range(11), key=lambda at: (need[at], places[at])))


def laid(shape: str, hand: tuple[Card, ...], order: tuple[int, ...]) -> OffenceSet:
    cards = [""] * 11
    for at, card in zip(order, best_first(hand), strict=True):
        cards[at] = card
    return OffenceSet(shape, tuple(cards))


def offence_for(
    hand: tuple[Card, ...], down: int, to_go: int, spot: int, hurried: bool, random: Random
) -> OffenceSet:
    """A run behind the big cards, or a throw when two high cards, the distance or the clock ask for one."""
    top = sum([VALUE[card] for card in best_first(hand)[:2]])
    share = 0.42 + 0.25 * (to_go >= 8 and down >= 2) + 0.25 * (down == 3 and to_go > 10) + 0.3 * hurried
    share += 0.1 * (top >= 26) - 0.3 * (top < 24) - 0.2 * (to_go <= 3 or spot >= 95)
    strong = "L" if random.random() < 0.5 else "R"
    if random.random() < share:
        shapes = SPREAD if random.random() < 0.5 else SPLIT
        return laid(shapes[strong], hand, pass_order(shapes[strong], strong))
    # One time in six the big cards stand behind the thinner side, so that the shape does not tell.
    shown = strong if random.random() < 5 / 6 else "R" if strong == "L" else "L"
    return laid(HEAVY[shown], hand, run_order(HEAVY[shown], strong))


@cache
def strong_side(shape: str) -> str:
    """L or R where more tight ends stand, else nothing."""
    left, right = SHAPES[shape].TEL, SHAPES[shape].TER
    return "L" if left > right else "R" if right > left else ""


@cache
def defence_places(shape: str, run: bool) -> tuple[tuple[float, ...], tuple[str, ...], tuple[str, ...]]:
    """A corner on each wide receiver, two on the first of a side against a pass; four to six in front; zones."""
    receivers = [place for place in PLACES[shape] if place[:2] == "WR"]
    wide = len(receivers)
    ends_at = ends(SHAPES[shape])
    count = 4 if wide > 1 else 6 if sum(ends_at) > 5 else 5
    corners = corner_places(shape, wide)
    if wide > 2 and not run:
        doubled = [place for place in receivers if place[3] == "1"]
        corners = tuple(sorted((*corners, *doubled)))
        zones: tuple[str, ...] = DEEP_ZONES
    else:
        zones = HEAVY_ZONES[strong_side(shape) or "L"] if wide < 2 else ZONES
    front = book_front(count, *ends_at)
    return front, zones[: 11 - len(front) - len(corners)], corners


@cache
def defence_order(shape: str, run: bool) -> tuple[int, ...]:
    """The places of the defence from the one that needs the best card."""
    front, zones, corners = defence_places(shape, run)
    kinds = ["F"] * len(front) + [zone[:2] for zone in zones]
    kinds += ["CB" if place[3] == "1" else "C2" for place in corners]
    wanted = RUN_FIRST if run else PASS_FIRST
    middle = {"L": 1.5, "R": len(front) - 2.5, "": (len(front) - 1) / 2}[strong_side(shape)]

    def need(at: int) -> tuple[float, float]:
        return wanted.index(kinds[at]), abs(at - middle) if kinds[at] == "F" else at

    return tuple(sorted(range(11), key=need))


def defence_for(hand: tuple[Card, ...], shape: str, run: bool) -> DefenceSet:
    """Against the run the best card in the middle, where its range reaches every lane; else those on receivers."""
    front, zones, corners = defence_places(shape, run)
    cards = [""] * 11
    for at, card in zip(defence_order(shape, run), best_first(hand), strict=True):
        cards[at] = card
    return DefenceSet(front, zones, corners, tuple(cards))
