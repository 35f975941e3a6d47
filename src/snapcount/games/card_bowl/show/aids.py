"""What the board asks while a player thinks: is this formation legal, where can this card go, what do the lanes total.

{"ask": "placing", "set": an offensive or defensive set, "at": a card's number (-1: none)}
{"ask": "lanes", "field": the field of the question at hand, "offence": its cards, "defence": its cards ("": face down)}

Everything is answered by the functions that the rules run, from a seat's view and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar, cast

from snapcount.core.data.typed import NotPlain, from_plain
from snapcount.core.table import Refusal
from snapcount.games.card_bowl.rules.cards import VALUE, Card
from snapcount.games.card_bowl.rules.lineup.formations import (
    LINEMEN,
    PLACES,
    SLOTS,
    ZONE_LIMITS,
    DefenceSet,
    OffenceSet,
    Shape,
    defence_problem,
    ends,
    shape_of,
    shape_problem,
)
from snapcount.games.card_bowl.rules.turns.match_ups import defence_values, offence_values
from snapcount.games.card_bowl.rules.turns.pass_rush import hot_lanes
from snapcount.games.card_bowl.show.names import shape_text
from snapcount.games.card_bowl.state import Check, Field
from snapcount.games.card_bowl.view import View

T = TypeVar("T")


def aid(view: View, request: Mapping[str, Any]) -> dict[str, Any]:
    """Answer one request, or refuse it with a sentence."""
    asked = request.get("ask")
    if asked == "placing":
        return placing(view, request)
    if asked == "lanes":
        return lane_totals(view, request)
    raise Refusal("CB-37.1", "There is no such aid: expected placing or lanes.")


def given(kind: type[T], plain: Any) -> T:
    """A value that the page sent."""
    try:
        return cast(T, from_plain(kind, plain))
    except NotPlain as problem:
        raise Refusal("CB-37.1", f"That can't be read: {problem}.") from problem


# Laying out a hand


def placing(view: View, request: Mapping[str, Any]) -> dict[str, Any]:
    """CB-12.5, CB-12.13 What is wrong with a formation that is being laid out, and where one of its cards can go."""
    at = request.get("at", -1)
    chosen = request.get("set")
    if not isinstance(chosen, Mapping) or not isinstance(at, int):
        raise Refusal("CB-12.7", "placing needs a set and the number of a card.")
    if "shape" in chosen:
        shape = shape_named(given(OffenceSet, chosen).shape)
        problem, places = shape_problem(shape), offence_places(shape, at)
        name = shape_text(shape.id) if problem is None else ""
    else:
        if view.field is None:
            raise Refusal("CB-12.13", "There is no offence to line up against.")
        facing, laid = shape_of(view.field), given(DefenceSet, chosen)
        problem, places = defence_problem(facing, laid), defence_places(facing, laid, at)
        name = (
            f"{len(laid.front)}-{len([zone for zone in laid.zones if 'LB' in zone])}"
            if problem is None
            else ""
        )
    told = None if problem is None else {"rule": problem.rule, "sentence": problem.sentence}
    return {"problem": told, "places": places, "name": name}


def shape_named(name: str) -> Shape:
    """A shape by its id, legal or not."""
    digits = [int(char) for char in name if char.isdigit()]
    if name[:1] not in ("U", "G") or len(digits) != len(SLOTS):
        raise Refusal("CB-12.6", f"{name!r} names no shape.")
    return Shape(name[0] == "G", *digits)


def offence_places(shape: Shape, at: int) -> list[str]:
    """CB-12.16 The groups that a tight end, receiver or back can join with a legal shape to follow."""
    names = shape.places
    if not 0 <= at < len(names) or names[at] in ("QB", *LINEMEN):
        return []
    counts = shape._asdict()
    own = names[at][:-1]
    counts[own] -= 1
    tried = ((slot, Shape(**{**counts, slot: counts[slot] + 1})) for slot in SLOTS if slot != own)
    return [slot for slot, other in tried if shape_problem(other) is None]


def defence_places(facing: Shape, laid: DefenceSet, at: int) -> list[str]:
    """CB-12.9, CB-12.10 The front places (`F-2.5`), zones and receivers to which a card can go."""
    front, zones, corners = list(laid.front), list(laid.zones), list(laid.corners)
    for group in (front, zones, corners):
        if 0 <= at < len(group):
            del group[at]
            break
        at -= len(group)
    else:
        return []
    found = [f"F{x:g}" for x in front_places(facing) if stands(facing, laid, [*front, x], zones, corners)]
    found += [zone for zone in ZONE_LIMITS if stands(facing, laid, front, [*zones, zone], corners)]
    receivers = [place for place in PLACES[facing.id] if place[:2] in ("WR", "TE")]
    return found + [place for place in receivers if stands(facing, laid, front, zones, [*corners, place])]


def front_places(facing: Shape) -> list[float]:
    left, right = ends(facing)
    return [twice / 2 for twice in range(int(-2 * left - 1), int(2 * right + 2))]


def stands(facing: Shape, laid: DefenceSet, front: list[float], zones: list[str], corners: list[str]) -> bool:
    other = DefenceSet(tuple(sorted(front)), tuple(zones), tuple(corners), laid.cards)
    return defence_problem(facing, other) is None


# Lanes


def lane_totals(view: View, request: Mapping[str, Any]) -> dict[str, Any]:
    """CB-37.2 The totals of each match-up as far as its cards are known, and the lanes known to be hot."""
    if "offence" not in request and view.field is None:  # the play ended while the page was asking
        return {"offence": [], "defence": [], "hot": []}
    field, men, them = position(view, request)
    placed = [*(man.at for man in field.men), *(defender.m for defender in field.defenders)]
    whole = len(field.men) == len(men) > 0 and len(field.defenders) == len(them)
    if not whole or not all(-1 <= at < len(field.xs) for at in placed) or not {*men, *them} <= {*VALUE, ""}:
        raise Refusal("CB-37.2", "That is not the field of a play.")
    offence = known(offence_values, field, men, [man.at for man in field.men])
    defence = known(defence_values, field, them, [-1 if d.hang else d.m for d in field.defenders])
    hot: list[str] = []
    if men[0] and None not in offence and None not in defence:
        check = Check(tuple(v or 0 for v in offence), tuple(v or 0 for v in defence))
        hot = [lane.lane for lane in hot_lanes(check, VALUE[men[0]])]
    return {"offence": offence, "defence": defence, "hot": hot}


def position(view: View, request: Mapping[str, Any]) -> tuple[Field, tuple[Card, ...], tuple[Card, ...]]:
    """The field and its cards as the request has them, else of the view; a past moment is in the request whole."""
    cards = [
        given(tuple[Card, ...], request[side]) if side in request else None for side in ("offence", "defence")
    ]
    field = given(Field, request["field"]) if "field" in request else view.field
    if field is None:
        raise Refusal("CB-37.2", "No cards lie on the field.")
    men, them = cards
    return field, view.offence if men is None else men, view.defence if them is None else them


def known(values: Any, field: Field, cards: tuple[Card, ...], at: Sequence[int]) -> list[int | None]:
    """The value of each match-up; None where a card in it is face down to these eyes."""
    hidden = {where for where, card in zip(at, cards, strict=True) if where >= 0 and not card}
    seen = tuple(card or "AS" for card in cards)
    return [None if where in hidden else value for where, value in enumerate(values(field, seen))]
