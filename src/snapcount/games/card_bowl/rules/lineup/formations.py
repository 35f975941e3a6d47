"""Chapter 12: legal formations of both sides, and how cards come to lie in them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import attrgetter
from typing import NamedTuple

from snapcount.core.table import Refusal
from snapcount.games.card_bowl.rules.cards import Card
from snapcount.games.card_bowl.state import OTHERS, Defender, Field, Man
from snapcount.games.card_bowl.tables import DEFENCE_FORMATIONS, OFFENCE_FORMATIONS

LINE_X: dict[str, float] = {place: float(x) for place, x in OFFENCE_FORMATIONS["x"].items()}
LIMITS = OFFENCE_FORMATIONS["limits"]
FRONT = DEFENCE_FORMATIONS["front"]
ZONE_LIMITS: dict[str, int] = DEFENCE_FORMATIONS["zones_max_at_setup"]
LINEMEN = ("C", "LG", "RG", "LT", "RT")
"""CB-12.1"""
SLOTS = ("TEL", "TER", "WRL", "WRR", "BL", "BM", "BR")
PLACE = attrgetter("place")


class Shape(NamedTuple):
    """An offensive shape: how many stand where."""

    gun: bool
    BL: int
    BM: int
    BR: int
    TEL: int
    TER: int
    WRL: int
    WRR: int

    @property
    def id(self) -> str:
        return shape_id(self)

    @property
    def places(self) -> tuple[str, ...]:
        """CB-12.6 The names of its eleven places."""
        named = [
            f"{slot}{number}"
            for slot in ("TEL", "TER", "WRL", "WRR", "BL", "BM", "BR")
            for number in range(1, getattr(self, slot) + 1)
        ]
        return ("QB", *LINEMEN, *named)


@lru_cache(maxsize=1024)
def shape_id(shape: Shape) -> str:
    """Quarterback, backs, tight ends and wide receivers from the left: U-B010-T10-W11."""
    mode = "G" if shape.gun else "U"
    return f"{mode}-B{shape.BL}{shape.BM}{shape.BR}-T{shape.TEL}{shape.TER}-W{shape.WRL}{shape.WRR}"


def shape_problem(shape: Shape) -> Refusal | None:
    """CB-12.4, CB-12.5 Why a shape is not one of the 300."""
    others = sum(shape[1:])
    backs = shape.BL + shape.BM + shape.BR
    if min(shape[1:]) < 0 or others != 5:
        return Refusal("CB-12.3", f"You place five cards besides the line and the quarterback, not {others}.")
    if max(shape.TEL, shape.TER) > LIMITS["te_side"] or sum(shape[4:6]) > LIMITS["te_total"]:
        return Refusal("CB-12.4", "At most two tight ends a side and three in all.")
    if max(shape.WRL, shape.WRR) > LIMITS["wr_side"]:
        return Refusal("CB-12.4", "At most four wide receivers a side.")
    if backs > LIMITS["backs"] or max(shape[1:4]) > LIMITS["backs_per_alignment"]:
        return Refusal("CB-12.4", "At most three backs, and two in one alignment.")
    if shape.gun and shape.BM:
        return Refusal("CB-12.4", "In shotgun no back lines up right behind the quarterback.")
    if not (shape.TEL + shape.WRL and shape.TER + shape.WRR):
        return Refusal("CB-12.5", "Each side needs an end: a tight end or a wide receiver.")
    return None


SHAPES: dict[str, Shape] = {
    row["id"]: Shape(
        row["qb"] == "gun", *(row[slot] for slot in ("BL", "BM", "BR", "TEL", "TER", "WRL", "WRR"))
    )
    for row in OFFENCE_FORMATIONS["shapes"]
}
NAMED_SHAPES: dict[str, str] = {row["name"]: row["shape"] for row in OFFENCE_FORMATIONS["named"]}
PLACES: dict[str, tuple[str, ...]] = {name: shape.places for name, shape in SHAPES.items()}
assert all(shape.id == name and shape_problem(shape) is None for name, shape in SHAPES.items())


def shape_steps(chosen: tuple[object, ...] = ()) -> list[object]:
    """CB-35.1 The next step of choosing a shape: QB mode, backs (L, M, R), TEs (L, R), WRs on the left."""

    def steps(shape: Shape) -> tuple[object, ...]:
        return shape.gun, shape[1:4], shape[4:6], shape.WRL

    fitting = (steps(shape) for shape in SHAPES.values())
    at = len(chosen)
    return sorted({step[at] for step in fitting if step[:at] == chosen}, key=str)


def men_of(shape: Shape) -> tuple[Man, ...]:
    """The offence as it lines up, all face down."""
    return tuple([man_of_place(place) for place in PLACES[shape.id]])


def man_of_place(place: str) -> Man:
    """A man as he lines up."""
    if place == "QB":
        return Man(place, "Q")
    if place in LINEMEN:
        return Man(place, "L", LINE_X[place])
    if place[:2] == "TE":
        return Man(place, "T", LINE_X[place], place[2])
    if place[:2] == "WR":
        return Man(place, "W", 0.0, place[2])
    return Man(place, "B", 0.0, place[1])


MEN: dict[str, tuple[Man, ...]] = {name: men_of(shape) for name, shape in SHAPES.items()}


def ends(shape: Shape) -> tuple[float, float]:
    """CB-12.9 EL and ER: the x of the outermost lineman or tight end on each side."""
    return 2.0 + shape.TEL, 2.0 + shape.TER


def front_problem(
    xs: Sequence[float],
    left: float,
    right: float,
    most: int = FRONT["max"],
    free: frozenset[float] = frozenset(),
) -> Refusal | None:
    """CB-12.9 Why front cards may not stand at these places; those in `free` may be outside the limits."""
    if not FRONT["min"] <= len(xs) <= most:
        return Refusal("CB-12.9", f"A front has {FRONT['min']} to {most} cards, not {len(xs)}.")
    if any(not -(left + 0.5) <= x <= right + 0.5 for x in xs if x not in free):
        return Refusal("CB-12.9", f"A front place lies between {-(left + 0.5):g} and {right + 0.5:g}.")
    if any(x * 2 != int(x * 2) or str(x) == "-0.0" for x in xs):
        return Refusal("CB-12.9", "A front card lines up head-up or half a place to the side.")
    ordered = sorted(xs)
    if any(b - a < FRONT["min_spacing"] for a, b in zip(ordered, ordered[1:], strict=False)):
        return Refusal("CB-12.9", "Neighbouring front cards stand at least one place apart.")
    if not (ordered[0] < 0 < ordered[-1]):
        return Refusal("CB-12.9", "The front needs an end on each side of the centre.")
    return None


class DefenceSet(NamedTuple):
    """A whole defensive formation: front places, zones, receivers with a corner, and the cards in that order."""

    front: tuple[float, ...]
    zones: tuple[str, ...]
    corners: tuple[str, ...]
    cards: tuple[Card, ...]


class OffenceSet(NamedTuple):
    """A whole offensive formation: the shape and the cards on its places."""

    shape: str
    cards: tuple[Card, ...]


def defence_problem(shape: Shape, chosen: DefenceSet) -> Refusal | None:
    """CB-12.9, CB-12.10 Why a defence may not stand so."""
    refusal = front_problem(chosen.front, *ends(shape))
    if refusal is not None:
        return refusal
    if tuple(sorted(chosen.front)) != chosen.front:
        return Refusal("CB-12.9", "Front places are named from left to right.")
    for zone in set(chosen.zones):
        if zone not in ZONE_LIMITS:
            return Refusal("CB-12.10", f"There is no zone {zone}: expected one of {', '.join(ZONE_LIMITS)}.")
        if chosen.zones.count(zone) > ZONE_LIMITS[zone]:
            return Refusal("CB-12.10", f"{zone} holds at most {ZONE_LIMITS[zone]} at set-up.")
    receivers = [place for place in PLACES[shape.id] if place[:2] in ("WR", "TE")]
    for receiver in set(chosen.corners):
        if receiver not in receivers:
            return Refusal(
                "CB-12.10", f"No corner can stand over {receiver}: expected {', '.join(receivers)}."
            )
        if chosen.corners.count(receiver) > DEFENCE_FORMATIONS["corners_per_receiver"]:  # CB-12.12
            return Refusal("CB-12.10", f"At most two corners stand over one receiver, {receiver} has more.")
    placed = len(chosen.front) + len(chosen.zones) + len(chosen.corners)
    if placed != DEFENCE_FORMATIONS["total"] or len(chosen.cards) != placed:
        return Refusal("CB-12.13", f"Eleven cards are placed, not {placed}.")
    return None


def zone_places(zones: Sequence[str]) -> list[str]:
    """Each zone's cards are named ZONE, ZONE#2 …"""
    seen: dict[str, int] = {}
    names: list[str] = []
    for zone in zones:
        seen[zone] = seen.get(zone, 0) + 1
        names.append(zone if seen[zone] == 1 else f"{zone}#{seen[zone]}")
    return names


def defenders_of(
    front: tuple[float, ...], zones: tuple[str, ...], corners: tuple[str, ...]
) -> tuple[Defender, ...]:
    """The defence as it lines up."""
    return (*front_line(*front), *behind_front(zones, corners))


@lru_cache(maxsize=4096, typed=True)
def front_line(*front: float) -> tuple[Defender, ...]:
    """CB-12.9 The front; its outermost card on each side is that side's end.

    Typed, because 2 and 2.0 are the same place, but not the same text in a record.
    """
    last = len(front) - 1
    return tuple(
        [
            Defender(f"F{at + 1}", x, "L" if at == 0 else "R" if at == last else "", at)
            for at, x in enumerate(front)
        ]
    )


@lru_cache(maxsize=4096)
def behind_front(zones: tuple[str, ...], corners: tuple[str, ...]) -> tuple[Defender, ...]:
    """The cards in zones, then those on receivers."""
    places = zone_places(zones)
    second = [Defender(place, zone=zone, reach=zone) for place, zone in zip(places, zones, strict=True)]
    third = [Defender(f"CB{at + 1}", on=receiver) for at, receiver in enumerate(corners)]
    return (*second, *third)


def set_field(
    shape: Shape, front: tuple[float, ...], zones: tuple[str, ...], corners: tuple[str, ...]
) -> Field:
    return Field(shape.gun, MEN[shape.id], front, defenders_of(front, zones, corners))


def shape_of(field: Field) -> Shape:
    """The shape that a field's offence stands in."""
    return shape_with(field.gun, tuple(map(PLACE, field.men[OTHERS:])))


@lru_cache(maxsize=4096)
def shape_with(gun: bool, places: tuple[str, ...]) -> Shape:
    """The shape with cards on these places beside quarterback and line."""
    slots = [place[:-1] for place in places]
    return Shape(gun, *[slots.count(slot) for slot in ("BL", "BM", "BR", "TEL", "TER", "WRL", "WRR")])
