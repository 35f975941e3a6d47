"""Both formations as one seat sees them: its own values, those turned up, and what it expects of the rest."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from snapcount.core.adding import plain_sum
from snapcount.games.card_bowl.coaches.beliefs import expected_defenders, expected_men
from snapcount.games.card_bowl.coaches.unseen import Unseen, unseen_by
from snapcount.games.card_bowl.rules.cards import VALUE
from snapcount.games.card_bowl.rules.turns.match_ups import zone_reaches, zone_reaches_line
from snapcount.games.card_bowl.state import Defender, Field
from snapcount.games.card_bowl.view import View

BEST_OF = (0.0, 0.0, 0.5, 0.7, 0.9, 1.0, 1.1)
"""By how much the best of so many hidden cards is above their mean."""


class Sight(NamedTuple):
    """Values in the order of the field's cards, whatever moves. `guarded`: the seat is the defence."""

    men: tuple[float, ...]
    them: tuple[float, ...]
    unseen: Unseen
    guarded: bool
    shown: bool
    """The offence's line lies open."""

    def best(self, values: list[float]) -> float:
        """The best of some cards of the defence: known to itself, guessed by their number otherwise."""
        if not values:
            return 0.0
        if self.guarded:
            return max(values)
        return min(self.unseen.hand[0], max(values) + BEST_OF[min(len(values), len(BEST_OF) - 1)])


def sight_of(view: View, field: Field) -> Sight:
    """The sight of the seat that the view belongs to."""
    unseen = unseen_by(view)
    shown = any(man.kind == "L" and man.up for man in field.men)
    if view.offends:
        them = expected_defenders(field, view.defence, unseen)
        return Sight(tuple([VALUE[card] for card in view.offence]), them, unseen, False, shown)
    them = tuple([VALUE[card] for card in view.defence])
    return Sight(expected_men(field, view.offence, unseen), them, unseen, True, shown)


def blocks(sight: Sight, field: Field) -> list[float]:
    """The offence in each match-up, backs at half value."""
    values = [0.0] * len(field.xs)
    for man, value in zip(field.men, sight.men, strict=True):
        at = man.at
        if at >= 0:
            values[at] += (value + 1) // 2 if man.kind == "B" else value
    return values


def rush(sight: Sight, field: Field) -> list[float]:
    """The defence in each match-up."""
    values = [0.0] * len(field.xs)
    for d, value in zip(field.defenders, sight.them, strict=True):
        at = d.m
        if at >= 0 and not d.hang:
            values[at] += value
    return values


@cache
def line_reach(zone: str, xs: tuple[float, ...]) -> int:
    """The match-ups in the range of a zone, as bits."""
    return plain_sum([zone_reaches_line(zone, x) << m for m, x in enumerate(xs)])


@cache
def zone_covers(zone: str, kind: str, side: str) -> bool:
    """As `zone_reaches`, remembered."""
    return zone_reaches(zone, kind, side)


def reaches_man(d: Defender, kind: str, side: str) -> bool:
    """As `in_cover_range`, remembered."""
    if d.hang:
        return (d.x < 0) == (side == "L")
    return bool(d.zone and d.reach) and zone_covers(d.reach, kind, side)


def backing(sight: Sight, field: Field) -> list[tuple[int, float]]:
    """The cards that may be added to a lane: the match-ups they reach, as bits, and their values."""
    xs = field.xs
    return [
        (1 << d.m if d.hang else line_reach(d.reach, xs), value)
        for d, value in zip(field.defenders, sight.them, strict=True)
        if d.hang or (d.zone and d.reach)
    ]
