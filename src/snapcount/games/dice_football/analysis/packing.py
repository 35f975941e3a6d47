"""What every pair of cards can come to, put together as sums: the same for a solver's arrays and for plain lists."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from snapcount.games.dice_football.analysis.outcomes import DEFENCE, Form, Leaf, Small, events, form, nearest
from snapcount.games.dice_football.rules.timeouts import IN_RANGE
from snapcount.games.dice_football.state import Call
from snapcount.games.dice_football.tables import DEFENCES, EVENTS

SHARE = 1 / len(EVENTS)
"""DF-5.5 How often each event is turned."""
DELAY = 7
"""The event that looks at the score."""
TIMEOUT_FORMS = (0, 21, 22)
"""The events that still count after a timeout: none, or a gain doubled or halved."""
ROUNDING = 1e-13

Slots = dict[int, float]
"""Chances of slots: ends of a play, and the challenges behind them."""


class Listed(NamedTuple):
    """A sum: what is added to which other sum (-1: to nothing)."""

    base: int
    slots: Slots


class Choice(NamedTuple):
    """An event that offers a timeout: who is asked (1: the defence), and (timeout spent, sum) of each answer."""

    seat: int
    options: list[tuple[int, int]]


class Cards(NamedTuple):
    """The pairs of cards from one ball, call by call and defence by defence."""

    calls: list[Call]
    pairs: list[tuple[int, int, int]]
    """Sums of the events without choice, of event 7 for a leader, and for others."""
    choices: list[list[Choice]]


class Packing:
    """Sums and challenges, each once."""

    def __init__(self, slot_of: Callable[[Leaf], int], slots: int) -> None:
        self.slot_of = slot_of
        self.ends = slots
        """Slots from here on are challenges."""
        self.nodes: dict[tuple[int, int, int], int] = {}
        """Who may challenge (1: the defence), the slot that stands, and the slot if won."""
        self.known: dict[Any, int] = {}
        self.listed: list[Listed] = []

    def slots(self, found: Form) -> Slots:
        merged: Slots = {}
        for key, chance in found.items():
            if isinstance(key, Small):
                node = (int(key.seat is DEFENCE), self.slot_of(key.stands), self.slot_of(key.won))
                slot = self.ends + self.nodes.setdefault(node, len(self.nodes))
            else:
                slot = self.slot_of(key)
            merged[slot] = merged.get(slot, 0.0) + chance
        return merged

    def add(self, slots: Slots, base: int = -1) -> int:
        key = (base, *sorted(slots.items()))
        if key not in self.known:
            self.known[key] = len(self.listed)
            self.listed.append(Listed(base, slots))
        return self.known[key]

    def family(self, members: list[Slots]) -> list[int]:
        """Sums of the five defence cards: what all have in common is added up once."""
        if all(member == members[0] for member in members):
            return [self.add(members[0])] * len(members)
        common = {
            slot: least
            for slot in members[0]
            if (least := min(member.get(slot, 0.0) for member in members)) > 0
        }
        base = self.add(common)
        return [self.add(beyond(member, common), base) for member in members]

    def cards(self, ball: int) -> Cards:
        """All pairs of cards from one ball."""
        calls = [*Call] if ball >= IN_RANGE else [call for call in Call if call is not Call.FIELD_GOAL]
        pairs: list[tuple[int, int, int]] = []
        sums: dict[Any, int] = {}
        for call in calls:
            rows = [self.family(members) for members in self.without_choice(call, ball)]
            pairs += zip(*rows, strict=True)
            for event in TIMEOUT_FORMS:
                keys = [named(call, defence, event) for defence in DEFENCES]
                members = self.family([self.sum_of(key, ball) for key in keys])
                sums |= dict(zip(keys, members, strict=True))
        choices = [
            [
                Choice(int(event.seat is DEFENCE), [(spent, sums[key]) for spent, key in event.forms])
                for event in events(call, defence, ball >= IN_RANGE)
                if event.seat is not None
            ]
            for call in calls
            for defence in DEFENCES
        ]
        return Cards(calls, pairs, choices)

    def without_choice(self, call: Call, ball: int) -> tuple[list[Slots], list[Slots], list[Slots]]:
        """By defence card: all events that ask nobody but event 7, which is told apart for a leader and for others."""
        plain: list[Slots] = []
        leading: list[Slots] = []
        level: list[Slots] = []
        for defence in DEFENCES:
            total: Slots = {}
            for number, event in enumerate(events(call, defence, ball >= IN_RANGE), 1):
                if event.seat is not None:
                    continue
                ((_, key),) = event.forms
                if number == DELAY:
                    leading.append(self.sum_of(key, ball))
                    level.append(self.sum_of(key if key == "punt" else (*key[:3], False), ball))
                    continue
                for slot, chance in self.sum_of(key, ball).items():
                    total[slot] = total.get(slot, 0.0) + chance * SHARE
            plain.append(total)
        return plain, leading, level

    def sum_of(self, key: Any, ball: int) -> Slots:
        if key == "punt":
            return {self.slot_of(Leaf("punt", 0, 0, 0)): 1.0}
        call, defence, event, leads = key
        return self.slots(form(call, defence, event, leads, nearest(call, ball)))


def beyond(member: Slots, common: Slots) -> Slots:
    """What a sum has that not all have."""
    left = {slot: weight - common.get(slot, 0.0) for slot, weight in member.items()}
    return {slot: weight for slot, weight in left.items() if weight > ROUNDING}


def named(call: Call, defence: int, event: int) -> Any:
    return "punt" if call is Call.PUNT else (call, defence, event, False)
