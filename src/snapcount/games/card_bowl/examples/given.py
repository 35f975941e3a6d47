"""The given of a scrimmage play among the worked examples (CB-36.3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from snapcount.core.examples import BadExample
from snapcount.core.table import Seat
from snapcount.football.situation import Situation
from snapcount.games.card_bowl.examples.table import card_name
from snapcount.games.card_bowl.rules.cards import FULL, SINGLE, SUITED, Pile
from snapcount.games.card_bowl.rules.lineup.formations import (
    LINEMEN,
    MEN,
    SHAPES,
    Shape,
    defenders_of,
    ends,
    front_problem,
    shape_problem,
    zone_places,
)
from snapcount.games.card_bowl.state import Field, Options, Play, State
from snapcount.games.card_bowl.tables import FIELD

Given = Mapping[str, Any]
KICKER = Seat.HOME


def scrimmage_state(given: Given) -> State:
    single, late = bool(given.get("single_joker")), bool(given.get("window"))
    options = Options(timing=given.get("clock", "complex"), single=single)
    if options.timing not in ("complex", "simple1", "simple2"):
        raise BadExample(f"{options.timing!r} isn't a clock: expected complex, simple2 or simple1")
    where, trying = given["state"], bool(given.get("try"))
    los, down, to_go = where["los"], where["down"], where["to_go"]
    now = (
        Situation(KICKER, los, 0, FIELD) if trying else Situation(KICKER, los, down, min(FIELD, los + to_go))
    )
    return State(
        options,
        "motion",
        quarter=4 if late else 1,
        left=20 if late else 36 if options.timing == "simple1" else 180,
        timeouts=timeouts_of(given),
        situation=now,
        trying=trying,
        play=formations(given, single),
    )


def timeouts_of(given: Given) -> tuple[int, int]:
    """Timeouts left: a number for the offence, or both sides' by name or in order."""
    spare = given.get("timeouts", 3)
    if isinstance(spare, Mapping):
        return spare.get("O", 3), spare.get("D", 3)
    if isinstance(spare, list):
        own, other = spare
        return own, other
    return spare, 3


def formations(given: Given, single: bool) -> Play:
    """CB-36.3 Both sides as given; CB-36.4 blocking comes by default."""
    offence, defence = given["offence"], given["defence"]
    if given["qb"] not in ("under", "gun"):
        raise BadExample(f"qb is under or gun, not {given['qb']!r}")
    shape = shape_from(given["qb"] == "gun", offence)
    front = [(float(x), card_name(card)) for _, x, card in defence["front"]]
    xs = tuple(x for x, _ in front)
    refusal = front_problem(xs, *ends(shape), 7)
    if refusal is not None:
        raise refusal
    if xs != tuple(sorted(xs)):
        raise BadExample(f"the front {list(xs)} is not written from left to right")
    zones = [
        (zone, card_name(card))
        for zone, cards in (defence.get("zones") or {}).items()
        for card in ([cards] if isinstance(cards, str) else cards)
    ]
    corners = [(place, receiver, card_name(card)) for place, receiver, card in defence.get("cb") or ()]
    defenders = defenders_of(
        xs, tuple(zone for zone, _ in zones), tuple(receiver for _, receiver, _ in corners)
    )
    cards = [card for _, card in front] + [card for _, card in zones] + [card for _, _, card in corners]
    names = [f"F{at + 1}" for at in range(len(front))] + zone_places([zone for zone, _ in zones])
    names += [place for place, _, _ in corners]
    defenders = tuple(d._replace(place=name) for d, name in zip(defenders, names, strict=True))
    men = MEN[shape.id]
    mine = tuple(card_name(offence[man.place]) for man in men)
    held = {*mine, *cards}
    if len(cards) != 11 or len(held) != 22:
        raise BadExample("each side has eleven cards, all of them different")
    deck = tuple(card for card in (SINGLE if single else FULL) if card not in held)
    again = tuple(card for card in SUITED if card not in held)
    return Play(Field(shape.gun, men, xs, defenders), mine, tuple(cards), Pile(deck, again))


def shape_from(gun: bool, offence: Mapping[str, str]) -> Shape:
    slots = [place[:-1] for place in offence if place not in ("QB", *LINEMEN)]
    shape = Shape(gun, *(slots.count(slot) for slot in ("BL", "BM", "BR", "TEL", "TER", "WRL", "WRR")))
    refusal = shape_problem(shape)
    if refusal is not None and len(slots) == 5:
        raise refusal
    if shape.id not in SHAPES or {man.place for man in MEN[shape.id]} != set(offence):
        raise BadExample("the offence stands in none of the 300 legal shapes")
    return shape
