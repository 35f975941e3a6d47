"""The question of the set-up: men placed one by one, or a whole layout at once (SC-16.15)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from snapcount.core.table import Question, Refusal
from snapcount.football.words import counted
from snapcount.games.scrimmage.rules.deploy import eleven, layout
from snapcount.games.scrimmage.rules.field import (
    COLUMN,
    HEXES,
    LEFT_HASH,
    RIGHT_HASH,
    depth,
    find,
    label,
    row_at,
)
from snapcount.games.scrimmage.tables import FORMATIONS

HUDDLE = -6
"""SC-4.4."""


class Placement(NamedTuple):
    """SC-4.8: a man, his hex and any facing."""

    man: str
    hex: int
    facing: int


Layout = tuple[Placement, ...]


def placement_problem(side: str, dir: int, line: int, hex: int, quick: bool) -> Refusal | None:
    """SC-4.4, SC-4.7: where a man of a side may be set up; in the quick set-up O lines up at once (SC-19.12)."""
    if not 0 <= hex < HEXES:
        return Refusal("SC-2.13", "That isn't a hex of the field.")
    d = depth(dir, line, hex)
    if side == "D":
        return (
            None
            if d >= 1
            else Refusal("SC-4.7", f"Hex {label(hex)} is not on the defence's side of the line.")
        )
    if quick:
        return (
            None
            if d <= 0
            else Refusal("SC-19.12", f"Hex {label(hex)} is not on the offence's side of the line.")
        )
    # SC-15.15: near the own goal the huddle may lie in the end zone.
    if d > HUDDLE or not LEFT_HASH <= COLUMN[hex] <= RIGHT_HASH:
        return Refusal(
            "SC-4.4",
            f"Hex {label(hex)} is not in the middle (columns 17 to 21), six hexes or more behind the line.",
        )
    return None


def ball_problem(dir: int, line: int, hex: int) -> Refusal | None:
    """SC-4.5: the ball lies next to the line in the inbounds area."""
    if 0 <= hex < HEXES and depth(dir, line, hex) == 0 and LEFT_HASH <= COLUMN[hex] <= RIGHT_HASH:
        return None
    return Refusal("SC-4.5", "The ball lies at the line of scrimmage, between the hash marks.")


@dataclass(frozen=True)
class Place(Question[Layout]):
    """SC-4.4, SC-4.7 Set up one man, several, or all who are still missing.

    `options()` offers the stored formations: in the huddle their eleven men around one hex, else in place.
    """

    rule = "SC-4.4"
    listed = False
    side: str
    dir: int
    scrimmage_line: int
    hex: int
    quick: bool
    placed: Layout
    able: tuple[str, ...]
    """Who may still be chosen."""

    @property
    def secret(self) -> bool:
        """The offence sets up with a play in mind, and may choose it here."""
        return self.side == "O"

    @property
    def missing(self) -> int:
        return 11 - len(self.placed)

    def options(self) -> Iterator[Layout]:
        for whole in dict.fromkeys(self.formation(name) for name in FORMATIONS[self.side]):
            if self.problem(whole) is None:
                yield whole
        for man in self.able:
            yield (self.anywhere(man),)

    def formation(self, name: str) -> Layout:
        """A stored formation for the men who can play."""
        able = tuple(sorted((*self.able, *(place.man for place in self.placed)), key=_jersey))
        men = eleven(name, able)
        places = layout(name, self.dir, self.scrimmage_line, self.hex, men)
        if self.side == "O" and not self.quick:
            huddle = find(COLUMN[self.hex], row_at(self.dir, self.scrimmage_line, HUDDLE))
            places = {man: (huddle, facing) for man, (_, facing) in places.items()}
        return tuple(Placement(man, *places[man]) for man in men)

    def anywhere(self, man: str) -> Placement:
        """A legal place for one man."""
        taken = {place.hex for place in self.placed}
        if self.side == "O" and not self.quick:
            return Placement(
                man, find(COLUMN[self.hex], row_at(self.dir, self.scrimmage_line, HUDDLE)), self.ahead
            )
        d = 1 if self.side == "D" else 0
        row = row_at(self.dir, self.scrimmage_line, d)
        columns = sorted(range(1, 38), key=lambda column: abs(column - COLUMN[self.hex]))
        hex = next(find(column, row) for column in columns if find(column, row) not in taken)
        return Placement(man, hex, self.ahead)

    @property
    def ahead(self) -> int:
        return 0 if (self.dir > 0) == (self.side == "O") else 3

    def problem(self, answer: Layout) -> Refusal | None:
        if not 1 <= len(answer) <= self.missing:
            return Refusal(
                "SC-4.2", f"{counted(self.missing, 'man is', 'men are')} still to be placed: eleven in all."
            )
        taken = {place.hex for place in self.placed}
        chosen: set[str] = set()
        for place in answer:
            if place.man not in self.able or place.man in chosen:
                return Refusal(
                    "SC-4.3", f"{place.man} can't be chosen: he is injured, placed or not of this team."
                )
            if not 0 <= place.facing < 6:
                return Refusal("SC-4.8", "A facing is one of the six directions 0 to 5.")
            problem = placement_problem(self.side, self.dir, self.scrimmage_line, place.hex, self.quick)
            if problem:
                return problem
            if place.hex in taken and (self.side == "D" or self.quick):
                return Refusal("SC-4.7", f"Hex {label(place.hex)} is taken: one man to a hex.")
            taken.add(place.hex)
            chosen.add(place.man)
        return None

    def sample(self, random: Random) -> Layout:
        if not self.placed and random.random() < 0.9:
            names = tuple(FORMATIONS[self.side])
            return self.formation(names[int(random.random() * len(names))])
        return (self.anywhere(self.able[int(random.random() * len(self.able))]),)


def _jersey(man: str) -> int:
    return int(man[1:])
