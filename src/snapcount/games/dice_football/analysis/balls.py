"""The sums of the pairs of cards from one ball, ready to be added up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any, NamedTuple

from snapcount.games.dice_football.analysis.ends import DEEPEST
from snapcount.games.dice_football.analysis.packing import SHARE
from snapcount.games.dice_football.analysis.sums import CHALLENGES, alike, shipped
from snapcount.games.dice_football.rules.timeouts import IN_RANGE
from snapcount.games.dice_football.state import Call
from snapcount.games.dice_football.tables import FIELD

BY_OFFENCE, BY_DEFENCE = FOULS = ("against_offence", "against_defence")


class Sum(NamedTuple):
    """Weights of ends and challenges, by their place among those of the ball, and the sum that they are added to."""

    base: int
    take: Callable[[Sequence[float]], tuple[float, ...]]
    weights: tuple[float, ...]


class Foul(NamedTuple):
    """A foul that any card but a punt can come to."""

    by_us: bool
    event: int
    chance: float
    for_leader: bool
    """Only a side that leads can commit it."""


class Option(NamedTuple):
    """An answer to what an event offers: the timeout it costs (0: none, 1: ours, 2: theirs), and its sum."""

    spent: int
    number: int


class Offer(NamedTuple):
    """An event that offers a timeout, and to whom."""

    to_defence: bool
    options: tuple[Option, ...]


class Ball(NamedTuple):
    """Everything that the cards can come to from one ball. Ends are placed balls, others, then challenges."""

    calls: tuple[Call, ...]
    placed: tuple[int, ...]
    """Spots that a play can end at."""
    others: tuple[str, ...]
    """Turnovers and kicks by name."""
    challenges: tuple[tuple[int, int, int], ...]
    """Who may (1: the defence), what stands and what is won, by place among the ends."""
    sums: tuple[Sum, ...]
    offered: tuple[int, ...]
    """The sums that an offer leads to, with those that they are added to."""
    pairs: tuple[tuple[int, int, int], ...]
    """By call and defence card: the sums of the events that offer nothing, of event 7 for a leader, and for others."""
    offers: tuple[tuple[Offer, ...], ...]
    fouls: tuple[Foul, ...]
    punt: int
    """Its place among the calls."""


@lru_cache(maxsize=FIELD)
def ball_at(spot: int) -> Ball:
    """Compiled from the file."""
    return Compiling(spot).compiled()


class Compiling:
    def __init__(self, spot: int) -> None:
        self.spot = spot
        self.file = shipped()
        self.placed: dict[int, int] = {}
        self.others: dict[str, int] = {}
        self.challenges: dict[tuple[int, Any, Any], int] = {}
        self.numbers: dict[int, int] = {}
        """The file's sums by their number here."""
        self.slots: dict[int, tuple[str, int] | None] = {}
        """Where the file's slots are here; None for a foul."""

    def compiled(self) -> Ball:
        pairs, choices = self.file["cards"][str(alike(self.spot))]
        for row in pairs:
            for number in row:
                self.need(number)
        offered = sorted(
            {self.need(number) for each in choices for _, options in each for _, number in options}
        )
        parts = [self.parts(number) for number in self.numbers]
        offered = sorted({*offered, *(parts[number][0] for number in offered)} - {-1})
        calls = tuple([call for call in Call if call is not Call.FIELD_GOAL or self.spot >= IN_RANGE])
        punt = calls.index(Call.PUNT)
        return Ball(
            calls,
            tuple(self.placed),
            tuple(self.others),
            tuple([(seat, self.at(stands), self.at(won)) for seat, stands, won in self.challenges]),
            tuple([Sum(base, taking([self.at(one) for one in at]), weights) for base, at, weights in parts]),
            tuple(offered),
            tuple([self.row(*row) for row in pairs]),
            tuple([tuple([self.offer(seat, options) for seat, options in each]) for each in choices]),
            self.fouls(pairs[0]),  # a foul is as likely with every card but a punt
            punt,
        )

    def need(self, number: int) -> int:
        base = self.file["sums"][number][0]
        if base >= 0:
            self.need(base)
        return self.numbers.setdefault(number, len(self.numbers))

    def row(self, plain: int, leading: int, others: int) -> tuple[int, int, int]:
        return self.numbers[plain], self.numbers[leading], self.numbers[others]

    def offer(self, seat: int, options: Sequence[tuple[int, int]]) -> Offer:
        return Offer(bool(seat), tuple([Option(spent, self.numbers[number]) for spent, number in options]))

    def parts(self, number: int) -> tuple[int, list[tuple[str, int]], tuple[float, ...]]:
        """A sum without its fouls."""
        base, slots, weights = self.file["sums"][number]
        found: dict[tuple[str, int], float] = {}
        for slot, weight in zip(slots, weights, strict=True):
            if slot not in self.slots:
                self.slots[slot] = self.place(slot)
            place = self.slots[slot]
            if place is not None:
                found[place] = found.get(place, 0.0) + weight
        return -1 if base < 0 else self.numbers[base], list(found), tuple(found.values())

    def place(self, slot: int) -> tuple[str, int] | None:
        if slot >= CHALLENGES:
            seat, stands, won = self.file["challenges"][slot - CHALLENGES]
            challenge = (seat, self.place(stands), self.place(won))
            return "challenge", self.challenges.setdefault(challenge, len(self.challenges))
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

    def at(self, place: tuple[str, int]) -> int:
        before = {"placed": 0, "other": len(self.placed), "challenge": len(self.placed) + len(self.others)}
        return before[place[0]] + place[1]

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


def taking(places: Sequence[int]) -> Callable[[Sequence[float]], tuple[float, ...]]:
    """The values at these places."""
    if len(places) == 1:
        only = places[0]
        return lambda values: (values[only],)
    return itemgetter(*places) if places else lambda values: ()
