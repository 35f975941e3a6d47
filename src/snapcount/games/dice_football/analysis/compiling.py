"""The sums of the pairs of cards from one ball, made ready from the file."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from snapcount.core.adding import plain_sum
from snapcount.games.dice_football.analysis.balls import (
    Ball,
    Challenges,
    Changes,
    Foul,
    Offer,
    Option,
    Sum,
    Usual,
    taking,
)
from snapcount.games.dice_football.analysis.ends import DEEPEST
from snapcount.games.dice_football.analysis.packing import SHARE
from snapcount.games.dice_football.analysis.sums import CHALLENGES, alike, shipped
from snapcount.games.dice_football.rules.timeouts import IN_RANGE
from snapcount.games.dice_football.state import Call
from snapcount.games.dice_football.tables import DEFENCES, FIELD

BY_OFFENCE, BY_DEFENCE = FOULS = ("against_offence", "against_defence")
SIDES = (False, True)
"""The offence's, the defence's."""
OURS, THEIRS = "ours", "theirs"
"""Whose challenge."""
Place = tuple[str, int]
"""A kind of end, and its place among those of the kind."""
Parts = tuple[int, list[Place], tuple[float, ...]]
"""A sum: that which it is added to (-1: none), ends and weights."""
RARE = 3e-5
"""Ends that no pair of cards comes to more often than this count as the nearest one of their kind."""


@lru_cache(maxsize=FIELD)
def ball_at(spot: int) -> Ball:
    """Compiled from the file."""
    return Compiling(spot).compiled()


def calls_at(spot: int) -> tuple[Call, ...]:
    """The cards that can be played there."""
    return tuple([call for call in Call if call is not Call.FIELD_GOAL or spot >= IN_RANGE])


class Compiling:
    def __init__(self, spot: int) -> None:
        self.spot = spot
        self.file = shipped()
        self.placed: dict[int, int] = {}
        self.others: dict[str, int] = {}
        self.challenges: dict[str, dict[tuple[Any, Any], int]] = {OURS: {}, THEIRS: {}}
        self.numbers: dict[int, int] = {}
        """The file's sums by their number here."""
        self.slots: dict[int, Place | None] = {}
        """Where the file's slots are here; None for a foul."""
        self.nearest: dict[int, int] = {}
        """By slot that is rare the one that it counts as."""
        self.changes: list[tuple[bool, tuple[int, ...]]] = []
        """What a timeout leads to, in the order of `Changes`."""

    def compiled(self) -> Ball:
        pairs, choices = self.file["cards"][str(alike(self.spot))]
        for row in pairs:
            for number in row:
                self.need(number)
        for each in choices:
            for _, options in each:
                for _, number in options:
                    self.need(number)
        self.nearest = nearest(alike(self.spot))
        changes = self.all_changes(choices)
        parts = [self.parts(number) for number in self.numbers]
        calls = calls_at(self.spot)
        return Ball(
            self.spot,
            calls,
            tuple(self.placed),
            taking(list(self.placed)),
            tuple(self.others),
            taking(list(self.others)),
            *self.all_challenges(),
            tuple([Sum(base, taking([self.at(one) for one in at]), weights) for base, at, weights in parts]),
            tuple([self.usual(parts, self.numbers[row[2]]) for row in pairs[:: len(DEFENCES)]]),
            tuple([self.row(*row) for row in pairs]),
            tuple([tuple([self.offer(seat, options) for seat, options in each]) for each in choices]),
            changes,
            self.fouls(pairs[0]),  # a foul is as likely with every card but a punt
            calls.index(Call.PUNT),
        )

    def usual(self, parts: Sequence[Parts], number: int) -> Usual:
        found: dict[Place, float] = {}
        while number >= 0:
            number, places, weights = parts[number]
            for place, weight in zip(places, weights, strict=True):
                if place[0] in ("placed", "other"):
                    found[place] = found.get(place, 0.0) + weight
        whole = plain_sum(found.values())
        return Usual(
            taking([self.at(place) for place in found]), tuple([one / whole for one in found.values()])
        )

    def all_changes(self, choices: Sequence[Any]) -> Changes:
        found = {
            (bool(seat), tuple([self.numbers[number] for spent, number in options if spent]))
            for each in choices
            for seat, options in each
        }
        self.changes = sorted(found, key=lambda change: (len(change[1]) > 1, change))
        single = [
            [those[0] for side, those in self.changes if side is whose and len(those) == 1] for whose in SIDES
        ]
        many = [
            [taking(those) for side, those in self.changes if side is whose and len(those) > 1]
            for whose in SIDES
        ]
        return Changes(taking(single[0]), taking(single[1]), tuple(many[0]), tuple(many[1]))

    def all_challenges(self) -> tuple[tuple[tuple[int, int, int], ...], Challenges, Challenges]:
        sides = [
            [(self.at(stands), self.at(won)) for stands, won in self.challenges[whose]]
            for whose in (OURS, THEIRS)
        ]
        ours, theirs = (
            Challenges(taking([stands for stands, _ in side]), taking([won for _, won in side]))
            for side in sides
        )
        found = [(seat, *challenge) for seat, side in enumerate(sides) for challenge in side]
        return tuple(found), ours, theirs

    def need(self, number: int) -> int:
        base = self.file["sums"][number][0]
        if base >= 0:
            self.need(base)
        return self.numbers.setdefault(number, len(self.numbers))

    def row(self, plain: int, leading: int, others: int) -> tuple[int, int, int]:
        return self.numbers[plain], self.numbers[leading], self.numbers[others]

    def offer(self, seat: int, options: Sequence[tuple[int, int]]) -> Offer:
        answers = tuple([Option(spent, self.numbers[number]) for spent, number in options])
        (kept,) = [number for spent, number in answers if not spent]
        spending = tuple([number for spent, number in answers if spent])
        return Offer(bool(seat), answers, kept, self.changes.index((bool(seat), spending)))

    def parts(self, number: int) -> Parts:
        """A sum without its fouls."""
        slots: list[int]
        base, slots, weights = self.file["sums"][number]
        found: dict[Place, float] = {}
        for rare, weight in zip(slots, weights, strict=True):
            slot = self.nearest.get(rare, rare)
            if slot not in self.slots:
                self.slots[slot] = self.place(slot)
            place = self.slots[slot]
            if place is not None:
                found[place] = found.get(place, 0.0) + weight
        return -1 if base < 0 else self.numbers[base], list(found), tuple(found.values())

    def place(self, slot: int) -> Place | None:
        if slot >= CHALLENGES:
            seat, stands, won = self.file["challenges"][slot - CHALLENGES]
            whose, challenge = (OURS, THEIRS)[seat], (self.place(stands), self.place(won))
            side = self.challenges[whose]
            return whose, side.setdefault(challenge, len(side))
        rule, yards, event = self.file["leaves"][slot]
        if rule in FOULS:
            return None
        if rule == "placed":
            spot = min(FIELD, max(0, self.spot + yards))
            return "placed", self.placed.setdefault(spot, len(self.placed))
        name = "good" if rule == "good" else f"{rule} {self.spot}"
        if rule == "turnover":
            name = f"{'returned' if event else 'kept'} {min(DEEPEST, max(0, self.spot + yards))}"
        return "other", self.others.setdefault(name, len(self.others))

    def at(self, place: Place) -> int:
        kind, number = place
        for before, those in (("placed", self.placed), ("other", self.others), (OURS, self.challenges[OURS])):
            if kind == before:
                return number
            number += len(those)
        return number

    def fouls(self, row: Sequence[int]) -> tuple[Foul, ...]:
        """Of the events that offer nothing; of event 7 only for a leader."""
        found: dict[tuple[bool, int, bool], float] = {}
        for number, share, leads in ((row[0], 1.0, False), (row[1], SHARE, True)):
            while number >= 0:
                base, slots, weights = self.file["sums"][number]
                for slot, weight in zip(slots, weights, strict=True):
                    rule, _, event = self.file["leaves"][slot] if slot < CHALLENGES else ("", 0, 0)
                    if rule in FOULS:
                        key = (rule == BY_OFFENCE, event, leads)
                        found[key] = found.get(key, 0.0) + share * weight
                number = base
        return tuple(
            sorted(
                Foul(by_us, event, round(chance, 9), leads) for (by_us, event, leads), chance in found.items()
            )
        )


def often(file: Any, ball: int) -> dict[int, float]:
    """By slot of the file, how often a pair of cards comes to it at most."""
    pairs, choices = file["cards"][str(ball)]
    usual = with_bases(file, {row[0] for row in pairs})
    offered = {number for each in choices for _, options in each for _, number in options}
    found: dict[int, float] = {}
    for number in with_bases(file, {number for row in pairs for number in row} | offered):
        _, slots, weights = file["sums"][number]
        share = 1.0 if number in usual else SHARE
        for slot, weight in zip(slots, weights, strict=True):
            found[slot] = max(found.get(slot, 0.0), share * weight)
    return found


def with_bases(file: Any, numbers: set[int]) -> set[int]:
    bases = {file["sums"][number][0] for number in numbers} - numbers - {-1}
    return with_bases(file, numbers | bases) if bases else numbers


@cache
def nearest(ball: int) -> dict[int, int]:
    """What each rare slot counts as: the nearest of its kind that isn't, if there is one."""
    file = shipped()
    chances = often(file, ball)
    usual: dict[Any, list[tuple[int, int]]] = {}
    for slot, chance in chances.items():
        if chance > RARE:
            kind, yards = kind_of(file, slot)
            usual.setdefault(kind, []).append((yards, slot))
    found: dict[int, int] = {}
    for slot, chance in chances.items():
        kind, yards = kind_of(file, slot)
        if chance <= RARE and kind in usual:
            found[slot] = min(usual[kind], key=lambda one: abs(one[0] - yards))[1]
    return found


def kind_of(file: Any, slot: int) -> tuple[Any, int]:
    """Slots of one kind differ in yards only."""
    if slot < CHALLENGES:
        rule, yards, event = file["leaves"][slot]
        return (rule, event), yards
    seat, stands, won = file["challenges"][slot - CHALLENGES]
    (kind, yards), (other, there) = kind_of(file, stands), kind_of(file, won)
    return (seat, kind, other, there == yards or there), yards
