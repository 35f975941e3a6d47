"""What a contact, a pass or a recovery would bring, from the real tables and from what the asker may see."""

from __future__ import annotations

from typing import NamedTuple

from snapcount.games.scrimmage.rules.field import NEIGHBOURS
from snapcount.games.scrimmage.rules.legal.contacting import contact_cost, contact_problem, differential
from snapcount.games.scrimmage.rules.legal.throwing import PassingPoints, interceptors, passing_points
from snapcount.games.scrimmage.rules.sight import ground
from snapcount.games.scrimmage.state import Play, find_man
from snapcount.games.scrimmage.tables import CONTACT, RECOVERY, TOTALS, WAYS, pass_complete

CONTACT_RESULTS = ("An2", "An1", "Dh", "Dn1", "Dn2", "Dn3", "Dn4")


class ContactPreview(NamedTuple):
    """A contact before the dice: who pays what, the row of the table and the ways in 36 of each result."""

    by: tuple[str, ...]
    on: str
    costs: tuple[int, ...]
    differential: int
    row: int
    ways: tuple[tuple[str, int], ...]
    refusal: str
    """The rule that forbids it now, or empty."""

    def chance(self, *results: str) -> float:
        """The chance of any of these results; D stands for every Dn, A for every An."""
        return sum(ways for result, ways in self.ways if result in results or result[:-1] in results) / 36


def preview_contact(play: Play, by: tuple[str, ...], on: str) -> ContactPreview:
    """SC-8.2, SC-10.1: the first man declares, the others join."""
    target = find_man(play, on)
    points = differential(play, by, on)
    row = min(max(points, -2), 6)
    problem = contact_problem(play, by[0], on, by[1:])
    near = [find_man(play, man) for man in by]
    adjacent = all(target.hex >= 0 and _adjacent(man.hex, target.hex) for man in near)
    costs = tuple(contact_cost(play, man, target) for man in near) if adjacent else ()
    return ContactPreview(by, on, costs, points, row, row_ways(row), problem.rule if problem else "")


def _adjacent(here: int, there: int) -> bool:
    return here >= 0 and there in NEIGHBOURS[here]


def row_ways(row: int) -> tuple[tuple[str, int], ...]:
    """The ways in 36 of every result on a row of the Contact Results Table."""
    found: dict[str, int] = dict.fromkeys(CONTACT_RESULTS, 0)
    for total in TOTALS:
        found[CONTACT[row][total]] += WAYS[total]
    return tuple((result, ways) for result, ways in found.items() if ways)


class PassPreview(NamedTuple):
    """A pass before the dice: every summand, and the ways in 36 to complete it."""

    to: str
    points: PassingPoints
    complete: int
    interceptors: tuple[str, ...]
    """Defenders who may try for an interception (6 ways in 36) if it falls incomplete."""

    @property
    def chance(self) -> float:
        return self.complete / 36

    @property
    def intercepted(self) -> float:
        return (1 - self.chance) / 6 if self.interceptors else 0.0


def completion_ways(net: int) -> int:
    return sum(WAYS[total] for total in TOTALS if pass_complete(net, total))


def preview_pass(play: Play, to: str, target: int = -1) -> PassPreview:
    """SC-9.43, SC-11.3: by the holder that the asker knows; `target` defaults to the true target he knows."""
    aim = target if target >= 0 else play.target
    points = passing_points(play, play.holder, to, aim)
    near = interceptors(play._replace(aimed=to))
    return PassPreview(to, points, completion_ways(points.net), near)


def recovery_ways(level: int) -> dict[str, int]:
    """SC-10.9: the ways in 36 to recover (R), stay down (-) or be injured (I)."""
    found = {"R": 0, "-": 0, "I": 0}
    for total in TOTALS:
        found[RECOVERY[level][total]] += WAYS[total]
    return found


def zone_map(play: Play) -> dict[str, frozenset[int]]:
    """SC-6.4: the hexes that each side controls, for a board that shows them."""
    return ground(play.men).zones
