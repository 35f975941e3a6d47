"""How cards, places, spots and teams are called."""

from __future__ import annotations

from collections.abc import Iterable, Sized
from typing import Any

from snapcount.core.rulebook import Names
from snapcount.core.table import Seat
from snapcount.football.words import counted, place, the
from snapcount.games.card_bowl.rules.cards import Card
from snapcount.games.card_bowl.rules.lineup.formations import NAMED_SHAPES
from snapcount.games.card_bowl.tables import LAW

SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
SIDES = {"L": "left", "R": "right", "M": "middle"}
ORDINALS = ("", "first", "second", "third", "fourth", "fifth", "sixth", "seventh")
SHAPE_NAMES = {shape: name for name, shape in NAMED_SHAPES.items()}


def begun(text: str) -> str:
    """A text as the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def card_text(card: Card) -> str:
    """ "10♥", "Red Joker"."""
    if card == "RJ":
        return "Red Joker"
    if card == "BJ":
        return "Black Joker"
    return card[:-1] + SUITS[card[-1]] if card else "a hidden card"


def cards_text(cards: Any) -> str:
    return ", ".join(card_text(card) for card in cards) or "none"


def place_text(place: str) -> str:
    """ "left guard", "second right wide receiver", "middle linebacker"."""
    fixed = {
        "QB": "quarterback",
        "C": "centre",
        "LG": "left guard",
        "RG": "right guard",
        "LT": "left tackle",
        "RT": "right tackle",
        "MLB": "middle linebacker",
        "none": "nobody",
    }
    if place in fixed:
        return fixed[place]
    if place[:2] in ("TE", "WR"):
        kind = "tight end" if place[:2] == "TE" else "wide receiver"
        number = "" if place[3:] == "1" else f"{ORDINALS[int(place[3:])]} "
        return f"{number}{SIDES[place[2]]} {kind}"
    if place[:1] == "B":
        return f"{'' if place[2:] == '1' else 'second '}{SIDES[place[1]]} back"
    if place[:2] == "CB":
        return f"{ORDINALS[int(place[2:])]} corner"
    if place[:1] == "F":
        return place
    zone, _, second = place.partition("#")
    kind, _, side = zone.partition("-")
    words = {"OLB": "outside linebacker", "ILB": "inside linebacker", "S": "safety"}.get(kind, kind)
    return f"{'second ' if second else ''}{SIDES.get(side, side)} {words}".strip()


def placed_card(place: str, card: Card) -> str:
    return f"{place_text(place)} {card_text(card)}" if card else place_text(place)


def chosen_text(cards: Any) -> str:
    """Several cards on their places."""
    return ", ".join(placed_card(place, card) for place, card in cards) or "nobody"


def lane_text(lane: str) -> str:
    return f"between {lane.replace('-', ' and ')}" if "-" in lane else f"through {lane}"


def spot_text(seat: Seat, spot: int, names: Names) -> str:
    """A spot in a team's own yards as a person says it; how deep in the own end zone matters to who runs out of it."""
    if spot == 0:
        return f"the {names[seat]} goal line"
    if spot < 0:
        return f"{yards_text(-spot)} deep in the {names[seat]} end zone"
    return the(place(LAW, seat, spot, names))


def does(cards: Sized, verb: str) -> str:
    """One card tackles, two tackle."""
    return f"{verb}s" if len(cards) == 1 else verb


def one_of(timeouts: int) -> str:
    return "your last timeout" if timeouts == 1 else f"one of your {timeouts} timeouts"


def yards_text(yards: int) -> str:
    return counted(yards)


def signed(number: int) -> str:
    """A number with a real minus."""
    return str(number).replace("-", "−")


def clock_text(intervals: int) -> str:
    """Intervals of five seconds as minutes and seconds."""
    return f"{intervals * 5 // 60}:{intervals * 5 % 60:02d}"


def shape_text(shape: str) -> str:
    """A shape by its book name, or by what stands where."""
    if shape in SHAPE_NAMES:
        return SHAPE_NAMES[shape]
    mode = "Shotgun" if shape[0] == "G" else "Under centre"
    return ", ".join(
        [
            mode,
            group_text("back", zip(("left", "middle", "right"), shape[3:6], strict=True)),
            group_text("tight end", zip(("left", "right"), shape[8:10], strict=True)),
            group_text("receiver", zip(("left", "right"), shape[12:14], strict=True)),
        ]
    )


def group_text(name: str, sides: Iterable[tuple[str, str]]) -> str:
    """ "a tight end left", "2 receivers left and 1 right", "no backs"."""
    some = [(side, int(count)) for side, count in sides if count != "0"]
    if not some:
        return f"no {name}s"
    (side, first), *rest = some
    begin = f"1 {name} {side}" if first == 1 else f"{first} {name}s {side}"
    return " and ".join([begin, *(f"{count} {where}" for where, count in rest)])
