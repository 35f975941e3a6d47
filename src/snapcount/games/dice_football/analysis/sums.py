"""The sums of all pairs of cards in plain lists, as the package ships them: made from the rules (`snapcount solve`)."""

from __future__ import annotations

import json
import lzma
from functools import cache
from importlib.resources import files
from typing import Any

from snapcount.games.dice_football.analysis import ends
from snapcount.games.dice_football.analysis.ends import Chosen, Course, End, Ends, Sure
from snapcount.games.dice_football.analysis.outcomes import PLAIN, Leaf
from snapcount.games.dice_football.analysis.packing import Packing, Slots
from snapcount.games.dice_football.rules.timeouts import IN_RANGE
from snapcount.games.dice_football.tables import FIELD, FIELD_GOAL_NUMBERS, RED_ZONE

FILE = "sums.json.xz"
CHALLENGES = 100_000
"""Slots from here on are challenges."""
DIGITS = 11
LEAST = 1e-7
"""Rarer ends are left out: a chain of doublets has hundreds of them."""


def alike(ball: int) -> int:
    """A ball from which every card comes to the same, beside where it is placed."""
    if ball < IN_RANGE:
        return PLAIN
    if ball >= FIELD - RED_ZONE:
        return ball
    numbers = FIELD_GOAL_NUMBERS[FIELD - ball]
    return next(other for other in range(IN_RANGE, FIELD) if FIELD_GOAL_NUMBERS[FIELD - other] == numbers)


BALLS = sorted({alike(ball) for ball in range(1, FIELD)})
"""Those that stand for all."""


class Making:
    """The file in the making, from the rules, ball by ball."""

    def __init__(self) -> None:
        self.leaves: dict[Leaf, int] = {}
        self.packing = Packing(lambda leaf: self.leaves.setdefault(leaf, len(self.leaves)), CHALLENGES)
        self.cards: dict[str, Any] = {}

    def add(self, ball: int) -> None:
        found = self.packing.cards(ball)
        choices = [[[choice.seat, choice.options] for choice in each] for each in found.choices]
        self.cards[str(ball)] = [found.pairs, choices]

    def plain(self) -> dict[str, Any]:
        return {
            "leaves": [[leaf.rule, leaf.yards, leaf.event] for leaf in self.leaves],
            "challenges": list(self.packing.nodes),
            "sums": [[one.base, *kept(one.slots)] for one in self.packing.listed],
            "cards": self.cards,
        }


def make() -> bytes:
    """The file: a minute or two of work."""
    made = Making()
    for ball in BALLS:
        made.add(ball)
    after = {name: written(ends.named(ends.REGULATION, name)) for name in ends.NAMES}
    return packed(made.plain() | {"after": after})


def packed(plain: dict[str, Any]) -> bytes:
    return lzma.compress(json.dumps(plain, separators=(",", ":")).encode(), preset=9)


def kept(slots: Slots) -> tuple[list[int], list[float]]:
    found = {slot: round(weight, DIGITS) for slot, weight in slots.items() if weight > LEAST}
    return list(found), list(found.values())


def written(found: Ends) -> list[Any]:
    if isinstance(found, Chosen):
        return [found.ours, [written(part) for part in found.parts]]
    return [[list(end) for end in found.ends], [round(chance, DIGITS) for chance in found.chances]]


def read(plain: list[Any]) -> Ends:
    head, rest = plain
    if isinstance(head, bool):
        return Chosen(head, tuple([read(part) for part in rest]))
    return Sure(tuple([End(*end) for end in head]), tuple(rest))


class After(dict[str, Ends]):
    """What turnovers and kicks lead to, by name, where the file doesn't say: from the rules."""

    def __init__(self, course: Course) -> None:
        super().__init__()
        self.course = course

    def __missing__(self, name: str) -> Ends:
        self[name] = found = ends.named(self.course, name)
        return found


@cache
def after(course: Course) -> dict[str, Ends]:
    """What turnovers and kicks lead to: from the file, or in overtime from the rules."""
    if course != ends.REGULATION:
        return After(course)
    return {name: read(plain) for name, plain in shipped()["after"].items()}


@cache
def shipped() -> dict[str, Any]:
    packed = (files("snapcount.games.dice_football.analysis") / FILE).read_bytes()
    found: dict[str, Any] = json.loads(lzma.decompress(packed))
    return found
