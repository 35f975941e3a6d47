"""What any coach can work out about single men: contacts within reach, nearest approaches, places to run to."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import NamedTuple

from snapcount.games.scrimmage.rules.actions import END, Action, action_problem, carry_out
from snapcount.games.scrimmage.rules.field import NEIGHBOURS, distance
from snapcount.games.scrimmage.rules.legal.contacting import (
    carriers,
    differential,
    joining_problem,
    protection_problem,
    reaching_problem,
)
from snapcount.games.scrimmage.rules.markers import sets_block
from snapcount.games.scrimmage.rules.reach import Reach, reach
from snapcount.games.scrimmage.rules.rehearsal import REHEARSAL
from snapcount.games.scrimmage.rules.sight import ground, other, sighted
from snapcount.games.scrimmage.state import FRESH, OPEN, Man, Play, find_man
from snapcount.games.scrimmage.tables import AGGRESSIVE_CONTACT, CONTACT_FRONT, CONTACT_REAR

Plan = tuple[Action, ...]


class Strike(NamedTuple):
    """A man can stand here facing so and still pay for a contact with this opponent."""

    man: str
    on: str
    hex: int
    facing: int
    differential: int
    left: int


def rehearse(play: Play, plan: Iterable[Action]) -> Play:
    """The position after actions without dice."""
    for action in plan:
        play = carry_out(REHEARSAL, play, action)
    return play


def in_turn(play: Play, men: Iterable[str], part_of: Callable[[Play, Man], Plan]) -> Plan:
    """One man after the other, each knowing where those before him went, until dice are needed."""
    plan: list[Action] = []
    for id in men:
        part = part_of(play, find_man(play, id))
        if not part or action_problem(play, part[0]):
            continue
        plan += part
        if part[-1].kind == "contact":
            return tuple(plan)
        play = rehearse(play, part)
    return (*plan, END) if action_problem(play, END) is None else tuple(plan) or (END,)


def fresh(play: Play, side: str) -> list[Man]:
    """Men of a side who have not acted and can."""
    return [
        man
        for man in play.men
        if man.id[0] == side and man.status == FRESH and man.hex >= 0 and not man.level
    ]


def opponents(play: Play, side: str) -> list[Man]:
    """The other side's men on their feet."""
    theirs = other(side)
    return [man for man in play.men if man.id[0] == theirs and man.hex >= 0 and not man.level]


def strikes(play: Play, man: Man, on: Man, way: Reach) -> list[Strike]:
    """SC-16.10: every place from which a man could contact an opponent in this phase."""
    if on.id in play.contacted or not sighted(play, man, on.id):
        return []
    if man.id[0] == "D" and protection_problem(play, on):
        return []
    found: list[Strike] = []
    points = differential(play, (man.id,), on.id)
    carries = on.id in carriers(play)
    front = AGGRESSIVE_CONTACT if sets_block(play, man.id) else CONTACT_FRONT
    for side, hex in enumerate(NEIGHBOURS[on.hex]):
        if hex < 0:
            continue
        behind = (side - on.facing) % 6 in (2, 3, 4)
        if behind and not carries:
            continue
        left = way.left(hex, (side + 3) % 6)
        cost = CONTACT_REAR if behind else front
        if left is not None and left >= cost:
            found.append(Strike(man.id, on.id, hex, (side + 3) % 6, points, left - cost))
    return found


def joiners(play: Play, man: str, on: str) -> tuple[str, ...]:
    """SC-8.20: everybody who could join a contact from where he stands."""
    target = find_man(play, on)
    return tuple(
        near.id
        for near in play.men
        if near.id[0] == man[0]
        and near.id != man
        and joining_problem(play, near) is None
        and reaching_problem(play, near, target) is None
    )[:5]


def and_contact(play: Play, path: Iterable[Action], man: str, on: str) -> Plan:
    """A way and, as the position is at its end, a contact helped by all who can join; nothing if it is refused."""
    hit = Action("contact", man, target=on, join=joiners(play, man, on))
    return (*path, hit) if action_problem(play, hit) is None else ()


def marked_by(man: Man, backs: Iterable[Man], receivers: Iterable[Man]) -> Man | None:
    """The receiver who falls to this back if each in turn is taken by the nearest back who is left."""
    free = list(backs)
    for receiver in receivers:
        if not free:
            return None
        nearest = min(free, key=lambda one: (distance(one.hex, receiver.hex), one.id))
        if nearest.id == man.id:
            return receiver
        free.remove(nearest)
    return None


def towards(play: Play, man: Man, hex: int, keep: int = 0, look: int = -1) -> Plan:
    """As near to a hex as he gets with so many MP left, looking at it or elsewhere; nothing if he is there."""
    way = reach(play, man.id)
    seen = hex if look < 0 else look
    best, least = (man.hex, man.facing, man.mp), (999, 0, 0)
    for place in way.places():
        # Who is further off than the best so far costs more, wherever he looks.
        if place[2] >= keep and distance(place[0], hex) <= least[0]:
            cost = approach_cost(place, hex, seen)
            if cost < least:
                best, least = place, cost
    if (best[0], best[1]) == (man.hex, man.facing):
        return ()
    return way.path(best[0], best[1])


def approach_cost(place: tuple[int, int, int], hex: int, seen: int) -> tuple[int, int, int]:
    """A place with the hex to be watched out of sight is worse by two steps: he could contact nobody there."""
    turned = turned_away(place[0], place[1], seen)
    return distance(place[0], hex) + (2 if turned > 1 else 0), turned, -place[2]


def turned_away(hex: int, facing: int, target: int) -> int:
    """How many hexsides a man would have to turn to have a hex in front of him."""
    if hex == target:
        return 0
    nearest = bearing(hex, target)
    return min((facing - nearest) % 6, (nearest - facing) % 6)


@lru_cache(maxsize=1 << 15)
def bearing(hex: int, target: int) -> int:
    """The direction whose neighbour is nearest to a hex."""
    return min(range(6), key=lambda way: far(hex, way, target))


def far(hex: int, way: int, target: int) -> int:
    near = NEIGHBOURS[hex][way]
    return distance(near, target) if near >= 0 else 999


def best_place(
    play: Play, man: Man, value: Callable[[int, int, int], float], keep: int = 0
) -> tuple[Plan, tuple[int, int, int]]:
    """The way to the reachable (hex, facing, MP left) of highest value."""
    way = reach(play, man.id)
    places = [place for place in way.places() if place[2] >= keep] or [(man.hex, man.facing, man.mp)]
    best = max(places, key=lambda place: (value(*place), place[2]))
    plan = () if (best[0], best[1]) == (man.hex, man.facing) else way.path(best[0], best[1])
    return plan, best


def crowd(play: Play, hex: int, side: str, within: int) -> int:
    """Opponents on their feet within so many hexes."""
    return sum(distance(man.hex, hex) <= within for man in opponents(play, side))


def in_zone(play: Play, hex: int, side: str) -> bool:
    """Whether the other side controls a hex."""
    return hex in ground(play.men).zones[other(side)]


def may_go_on(man: Man) -> bool:
    return man.status in (FRESH, OPEN)
