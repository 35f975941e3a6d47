"""SC-16.10: how a man came to a place, found backwards from what a search knows of the places before it."""

from __future__ import annotations

from typing import NamedTuple

from snapcount.games.scrimmage.rules.actions import Action
from snapcount.games.scrimmage.rules.field import NEIGHBOURS
from snapcount.games.scrimmage.rules.hexes import OFF
from snapcount.games.scrimmage.rules.searching.search import Search
from snapcount.games.scrimmage.tables import FRONT, OCCUPIED, OTHER, TURN


class Place(NamedTuple):
    hex: int
    facing: int
    spent: int
    standing: bool
    """On the hex where he began, which he hasn't left."""


Came = tuple[Action, Place]


def before(search: Search, place: Place) -> Came:
    """His last action on a cheapest way to a place, and the place before it."""
    came = free_move(search, place) if not place.spent else None
    if came is None and not place.standing:
        came = stepped(search, place)
    came = came or turned(search, place) or passed(search, place)
    assert came is not None, "nobody comes here"
    return came


def free_move(search: Search, place: Place) -> Came:
    """SC-13.7, SC-13.9: what costs nothing is the free step or turn."""
    man = search.man
    begun = Place(man.hex, man.facing, 0, not man.entered)
    if place.hex != man.hex:
        return Action("free_step", man.id), begun
    return Action("free_turn", man.id, by=1 if (place.facing - man.facing) % 6 == 1 else -1), begun


def stepped(search: Search, place: Place) -> Came | None:
    """Sideways before straight on: the dearer step needs no turn."""
    hex, facing, spent, _ = place
    if not search.bit(hex) & search.survey.free:
        return None
    for turn in (1, 2, 3, 4, 5, 0):
        way = (facing + turn) % 6
        here = NEIGHBOURS[hex][(way + 3) % 6]
        paid = spent - (OTHER if turn else FRONT)
        if here != OFF and allowed(search, here, hex, paid):
            start = leaves(search, here, facing, paid)
            if start:
                return Action("step", search.man.id, (way,)), start
    return None


def turned(search: Search, place: Place) -> Came | None:
    hex, facing, spent, standing = place
    man, bit, paid = search.man, search.bit(hex), spent - TURN
    for by in (1, -1):
        start = Place(hex, (facing - by) % 6, paid, standing)
        if search.bound and start[:3] == (man.hex, man.facing, 0):
            continue
        if standing:
            able = (paid, start.facing) in search.standing
        else:
            able = bool(search.fronts[paid][start.facing] & bit & ~search.survey.over)
        if able:
            return Action("turn", man.id, by=by), start
    return None


def passed(search: Search, place: Place) -> Came | None:
    """SC-7.15: out from among other men."""
    hex, facing, spent, _ = place
    for way in range(6):
        here = NEIGHBOURS[hex][(way + 3) % 6]
        paid = spent - (FRONT if way == facing else OTHER)
        if here != OFF and search.bit(here) & search.survey.crossable and allowed(search, here, hex, paid):
            found = among(search, here, facing, paid, way, hex)
            if found:
                return Action("transit", search.man.id, (*found[1], way)), found[0]
    return None


def among(
    search: Search, hex: int, facing: int, spent: int, out: int, end: int
) -> tuple[Place, tuple[int, ...]] | None:
    """How he came among the men on a hex which he leaves one way: where he began, not at the end, and in what ways."""
    straight = search.bit(hex) & search.survey.lying
    for way in (out,) if straight else range(6):
        here = NEIGHBOURS[hex][(way + 3) % 6]
        paid = spent - OCCUPIED - (FRONT if way == facing else OTHER)
        if here == OFF or not allowed(search, here, hex, paid):
            continue
        start = leaves(search, here, facing, paid)
        if start and here != end:
            return start, (way,)
        if search.bit(here) & search.survey.crossable:
            found = among(search, here, facing, paid, way, end)
            if found:
                return found[0], (*found[1], way)
    return None


def leaves(search: Search, hex: int, facing: int, spent: int) -> Place | None:
    """The place from which he may step on, if he has come there for this price."""
    survey, bit = search.survey, search.bit(hex)
    if bit == search.start and (spent, facing) in search.standing:
        return Place(hex, facing, spent, True)
    if search.fronts[spent][facing] & bit & ~(survey.stop | survey.over):
        return Place(hex, facing, spent, False)
    return None


def allowed(search: Search, here: int, there: int, spent: int) -> bool:
    """SC-7.6, SC-13.19: whether a step may be taken at this time and over this line."""
    survey = search.survey
    if spent < 0 or (spent < survey.half_spent and not search.bit(there) & survey.early):
        return False
    return not search.bit(here) & survey.barred or bool(search.bit(there) & survey.behind)
