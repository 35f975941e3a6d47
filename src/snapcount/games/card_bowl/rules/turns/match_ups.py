"""Chapters 13 and 14: match-ups, lanes, zones and range. All of it is public: no card is looked at but its value."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TypeVar

from snapcount.core.data.made import new
from snapcount.games.card_bowl.rules.cards import VALUE, Card, half
from snapcount.games.card_bowl.state import OTHERS, Defender, Field, Man, Play
from snapcount.games.card_bowl.tables import REACH, ZONES

Lane = tuple[int, ...]
N = TypeVar("N", int, float)

ZONE_NAMES: tuple[str, ...] = tuple(ZONES["zones"])
ADJACENT: dict[str, frozenset[str]] = {
    zone: frozenset(other for pair in ZONES["adjacent"] if zone in pair for other in pair if other != zone)
    for zone in ZONE_NAMES
}
SIDES = ("L", "R")


@cache
def lanes(count: int) -> dict[str, Lane]:
    """CB-13.4, CB-13.5 The lanes of so many match-ups by name, from left to right: F1, F1-F2, F2 …"""
    named: dict[str, Lane] = {}
    for at in range(count):
        named[f"F{at + 1}"] = (at,)
        if at + 1 < count:
            named[f"F{at + 1}-F{at + 2}"] = (at, at + 1)
    return named


@cache
def match_up(name: str) -> int:
    """The number of a match-up: F1 is 0."""
    return int(name[1:]) - 1


@cache
def match_up_name(at: int) -> str:
    return f"F{at + 1}"


def end_side(lane: Lane, count: int) -> str:
    """CB-13.6 L or R if the lane is a run around that end, else nothing."""
    if lane == (0,):
        return "L"
    return "R" if lane == (count - 1,) else ""


@cache
def zone_kind(zone: str) -> str:
    """S, OLB, ILB or MLB."""
    return zone.split("-")[0]


@cache
def zone_reaches_line(zone: str, x: float) -> bool:
    """CB-13.8, CB-13.9, CB-13.13 Whether a card with this range may come up to a match-up at x."""
    kind = zone_kind(zone)
    if kind == "OLB":
        return x <= 0 if zone[-1] == "L" else x >= 0
    return kind in ("ILB", "MLB")


@cache
def zone_reaches(zone: str, kind: str, side: str) -> bool:
    """CB-13.8, CB-13.9, CB-13.10, CB-13.14 Whether a card with this range covers a receiver: W, T or B on a side."""
    own = zone_kind(zone)
    if own in ("ILB", "MLB"):
        return kind in "TB"
    if own == "OLB":
        return zone[-1] == side
    return own == "S" and kind in "WT" and zone[-1] == side


def side_of_x(x: float) -> str:
    return "L" if x < 0 else "R" if x > 0 else "M"


@lru_cache(maxsize=4096)
def zone_line(zone: str, xs: tuple[float, ...]) -> Lane:
    """The match-ups to which a card with this range may come up."""
    return tuple([at for at, x in enumerate(xs) if zone_reaches_line(zone, x)])


def line_range(defender: Defender, xs: tuple[float, ...]) -> Lane:
    """The match-ups that a card in a zone, or hanging, reaches."""
    if defender.hang:
        return (defender.m,)
    return zone_line(defender.reach, xs) if defender.zone and defender.reach else ()


def in_cover_range(defender: Defender, man: Man, side: str) -> bool:
    """CB-13.17 Whether a card in a zone, or hanging, reaches a receiver on this side."""
    if defender.hang:
        return side_of_x(defender.x) == side
    return bool(defender.zone and defender.reach) and zone_reaches(defender.reach, man.kind, side)


def reaches(man: Man, x: float) -> bool:
    """CB-16.3, CB-16.4 Whether a lineman or tight end can block a front card at x; a guard two places over."""
    return abs(man.x - x) <= blocking_reach(man.place)


def blocking_reach(place: str) -> int:
    reach: dict[str, int] = REACH["reach"]
    return reach["TE"] if place[:2] == "TE" else reach[place]


def already_there(man: Man, x: float) -> bool:
    """CB-14.7 Whether he stands before that front card and does not count as moved in."""
    return abs(man.x - x) <= float(REACH["already_there_if_within"])


def nearest(x: float, xs: tuple[float, ...]) -> int:
    """CB-36.4 The match-up that a lineman takes by default, or -1."""
    near = [(abs(x - front), abs(front), front, at) for at, front in enumerate(xs) if abs(x - front) <= 1]
    return min(near)[3] if near else -1


def blocking_value(man: Man, card: Card) -> int:
    """CB-13.3, CB-18.21 Linemen and tight ends block with their full value, backs with half."""
    return half(VALUE[card]) if man.kind == "B" else VALUE[card]


def offence_values(field: Field, cards: tuple[Card, ...]) -> tuple[int, ...]:
    """CB-13.3 The offence's value in each match-up: CB-16.5 of all who block there, nothing where nobody does."""
    values = [0] * len(field.xs)
    for man, card in zip(field.men, cards, strict=True):
        at = man.at
        if at >= 0:
            values[at] += blocking_value(man, card)
    return tuple(values)


def defence_values(field: Field, cards: tuple[Card, ...], up_to: int = 99) -> tuple[int, ...]:
    """CB-13.3 The defence's value in each match-up; a hanging end counts nothing (CB-17.13).

    `up_to` leaves out those who came to the line in a later defensive turn.
    """
    values = [0] * len(field.xs)
    for d, card in zip(field.defenders, cards, strict=True):
        at = d.m
        if at >= 0 and not d.hang and d.since <= up_to:
            values[at] += VALUE[card]
    return tuple(values)


def lane_offence(play: Play, lane: Lane) -> int:
    """CB-13.3 The offence's value in one lane."""
    both = zip(play.field.men, play.offence, strict=True)
    return sum([blocking_value(man, card) for man, card in both if man.at in lane])


def lane_defence(play: Play, lane: Lane) -> int:
    """CB-13.3, CB-14.8 The defence's value in one lane, without a hanging end, who is not revealed.

    CB-14.10 Before the line is shown the execution turns them up.
    """
    both = zip(play.field.defenders, play.defence, strict=True)
    return sum([VALUE[card] for d, card in both if d.m in lane and not d.hang])


def in_lane(values: Sequence[N], lane: Lane) -> N:
    return values[lane[0]] if len(lane) == 1 else values[lane[0]] + values[lane[1]]


def has_blocker(field: Field, lane: Lane) -> bool:
    """CB-21.2 Whether the lane holds a lineman or a tight end who blocks."""
    return any(man.at in lane and man.kind in "LT" for man in field.men)


def blocked_lanes(field: Field) -> dict[str, Lane]:
    """CB-21.2 The lanes with such a blocker, from left to right."""
    blocked = frozenset([man.at for man in field.men if man.kind in "LT"])
    return lanes_through(len(field.xs), blocked)


@cache
def lanes_through(count: int, blocked: frozenset[int]) -> dict[str, Lane]:
    """The lanes, of so many match-ups, that go through one of these."""
    named = lanes(count)
    return {name: lane for name, lane in named.items() if lane[0] in blocked or lane[-1] in blocked}


def man_at(field: Field, place: str) -> int:
    for at, man in enumerate(field.men):
        if man.place == place:
            return at
    return -1


def defender_at(field: Field, place: str) -> int:
    for at, defender in enumerate(field.defenders):
        if defender.place == place:
            return at
    return -1


def man_of(field: Field, place: str) -> Man:
    return field.men[man_at(field, place)]


def card_of(play: Play, place: str) -> Card:
    """The face of an offensive card."""
    return play.offence[man_at(play.field, place)]


def passer(play: Play) -> Card:
    """The face of the quarterback, who is the first card of every shape."""
    return play.offence[0]


def defence_card(play: Play, place: str) -> Card:
    return play.defence[defender_at(play.field, place)]


def with_man(field: Field, at: int, man: Man) -> Field:
    men = field.men
    return new(Field, (field.gun, (*men[:at], man, *men[at + 1 :]), field.xs, field.defenders, field.turn))


def with_defender(field: Field, at: int, defender: Defender) -> Field:
    them = field.defenders
    return new(Field, (field.gun, field.men, field.xs, (*them[:at], defender, *them[at + 1 :]), field.turn))


def with_defenders(field: Field, defenders: tuple[Defender, ...]) -> Field:
    return new(Field, (field.gun, field.men, field.xs, defenders, field.turn))


def with_men(field: Field, men: tuple[Man, ...]) -> Field:
    return new(Field, (field.gun, men, field.xs, field.defenders, field.turn))


def at_turn(field: Field, turn: int) -> Field:
    """The same field after so many defensive turns."""
    return new(Field, (field.gun, field.men, field.xs, field.defenders, turn))


def updated_ranges(field: Field) -> Field:
    """CB-13.15 The range of every card in a zone is counted from where it stands now."""
    moved = [d for d in field.defenders if d.zone and d.reach != d.zone]
    if not moved:
        return field
    return with_defenders(
        field, tuple([d._replace(reach=d.zone) if d in moved else d for d in field.defenders])
    )


def in_backfield(man: Man) -> bool:
    """CB-20.4 A back who can still carry the ball."""
    return man.kind == "B" and man.at < 0 and not man.out


def carriers(field: Field) -> list[Man]:
    """CB-20.4 The backs who can still carry the ball."""
    return [man for man in field.men[OTHERS:] if man.kind == "B" and in_backfield(man)]


def on_receiver(field: Field, man: Man) -> list[int]:
    """CB-13.7, CB-17.13 The cards on a receiver: those set or committed to him, and the end who hung for him.

    CB-13.7 ruling: nobody hangs for a tight end who was shown as a blocker.
    """
    place, hung = man.place, man.aim if man.at < 0 else -1
    return [at for at, d in enumerate(field.defenders) if d.on == place or (d.hang and d.m == hung)]


def covering(field: Field, receiver: str) -> tuple[str, ...]:
    """The places of the cards on a receiver."""
    return tuple([field.defenders[at].place for at in on_receiver(field, man_of(field, receiver))])
