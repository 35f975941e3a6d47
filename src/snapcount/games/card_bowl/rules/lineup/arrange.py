"""Ready-made arrangements of a hand: the book's formations with sensible cards on them (CB-12.20)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import itemgetter

from snapcount.games.card_bowl.rules.cards import RANK, Card
from snapcount.games.card_bowl.rules.lineup.formations import (
    NAMED_SHAPES,
    PLACES,
    SHAPES,
    DefenceSet,
    OffenceSet,
    Shape,
    ends,
    front_problem,
)
from snapcount.games.card_bowl.tables import DEFENCE_FORMATIONS

RUN_ORDER = "BLQTW"
PASS_ORDER = "QWLTB"


def best_first(hand: tuple[Card, ...]) -> list[Card]:
    return sorted(hand, key=RANK.__getitem__, reverse=True)


@cache
def _order(shape: str, plan: str) -> tuple[int, ...]:
    """The places of a shape from the one that needs the best card to the one that needs it least."""
    wanted = RUN_ORDER if plan == "run" else PASS_ORDER

    def need(at: int) -> tuple[int, int]:
        place = PLACES[shape][at]
        kind = "Q" if place == "QB" else place[0] if place[0] in "TWB" else "L"
        if place in ("TEL1", "TER1") and plan == "run":
            kind = "L"
        first = 0 if place[-1:] in ("1", "B") else 1
        # One carrier or receiver gets the best card; the second of his group comes after the line.
        return wanted.index(kind) + 5 * first * (kind in "BW"), at

    return tuple(sorted(range(11), key=need))


def arranged(shape: str, hand: tuple[Card, ...], plan: str) -> OffenceSet:
    """The hand on a shape: best cards where the plan (run or pass) needs them."""
    return OffenceSet(shape, _laid_out(_order(shape, plan))(best_first(hand)))


@cache
def _laid_out(order: tuple[int, ...]) -> Callable[[list[Card]], tuple[Card, ...]]:
    """Lays eleven cards, best first, on places in this order of need."""
    return itemgetter(*[order.index(at) for at in range(len(order))])


def offence_sets(hand: tuple[Card, ...]) -> list[OffenceSet]:
    """The book's formations, each for a run and for a pass."""
    return [arranged(shape, hand, plan) for shape in NAMED_SHAPES.values() for plan in ("run", "pass")]


@cache
def book_front(count: int, left: float, right: float) -> tuple[float, ...]:
    """So many front places spread evenly over an offensive line."""
    width = left + right
    xs = tuple(round((-left + width * at / (count - 1)) * 2) / 2 for at in range(count))
    if front_problem(xs, left, right) is None:
        return xs
    wide = tuple(-(left + 0.5) + round((width + 1) * at / (count - 1) * 2) / 2 for at in range(count))
    assert front_problem(wide, left, right) is None, (count, left, right, wide)
    return wide


@cache
def corner_places(shape: str, count: int) -> tuple[str, ...]:
    """The receivers who get a corner: outermost first, left and right in turn, tight ends last, then doubled."""
    places = [place for place in PLACES[shape] if place[:2] == "WR"]
    places.sort(key=lambda place: (place[3], place[2]))
    places += [place for place in PLACES[shape] if place[:2] == "TE"]
    return tuple(sorted((places * 2)[:count]))


def defence_sets(hand: tuple[Card, ...], shape: Shape) -> list[DefenceSet]:
    """The book's sets against this shape, each with the best cards in front, in the middle and on the receivers."""
    return [
        book_set(row, hand, shape, plan)
        for row in DEFENCE_FORMATIONS["named"]
        if not (row["front"] == 6 and ends(shape) == (2.0, 2.0) and shape.gun)
        for plan in ("front", "backers", "cover")
    ]


def book_set(row: dict[str, object], hand: tuple[Card, ...], shape: Shape, plan: str) -> DefenceSet:
    front, zones, corners, order = _book_places(str(row["name"]), shape.id, plan)
    return DefenceSet(front, zones, corners, _laid_out(order)(best_first(hand)))


@cache
def _book_places(
    name: str, shape: str, plan: str
) -> tuple[tuple[float, ...], tuple[str, ...], tuple[str, ...], tuple[int, ...]]:
    row = next(row for row in DEFENCE_FORMATIONS["named"] if row["name"] == name)
    front = book_front(row["front"], *ends(SHAPES[shape]))
    zones = tuple(zone for zone, count in row["zones"].items() for _ in range(count))
    corners = corner_places(shape, row["corners"])
    kinds = ["front"] * len(front) + ["cover" if zone[0] == "S" else "backers" for zone in zones]
    kinds += ["cover"] * len(corners)
    first = {"front": ("front", "backers"), "backers": ("backers", "front"), "cover": ("cover", "backers")}[
        plan
    ]
    order = sorted(range(11), key=lambda at: (first.index(kinds[at]) if kinds[at] in first else 2, at))
    return front, zones, corners, tuple(order)
