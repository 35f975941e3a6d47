"""The pass rush: who goes for the passer, around his blockers or through them."""

from __future__ import annotations

from snapcount.games.scrimmage.coaches.lanes import next_to
from snapcount.games.scrimmage.coaches.tactics import (
    Plan,
    and_contact,
    best_place,
    rehearse,
    strikes,
    turned_away,
)
from snapcount.games.scrimmage.rules.field import distance
from snapcount.games.scrimmage.rules.reach import reach
from snapcount.games.scrimmage.rules.sight import depth_of
from snapcount.games.scrimmage.state import Man, Play, find_man
from snapcount.games.scrimmage.tables import COUNTERS

GAIN = 1.5
"""Steps that a rusher must win by walking; with less he fights the man in front of him."""


def passer_of(play: Play) -> Man | None:
    """The man with the ball if he stands behind the line and can throw well."""
    for id in play.carriers:
        man = find_man(play, id)
        if man.hex >= 0 and depth_of(play, man.hex) <= 0 and COUNTERS[id].passing >= 8:
            return man
    return None


def rush(play: Play, man: Man, passer: Man) -> Plan:
    """By the shortest lane; where it leads nowhere, through the blocker."""
    ways = next_to(play, passer.hex, "D")

    def value(hex: int, facing: int, left: int) -> float:
        return -ways[hex] - 0.4 * turned_away(hex, facing, passer.hex) + 0.01 * left

    plan, place = best_place(play, man, value)
    won = ways[man.hex] - ways[place[0]]
    if won < GAIN and ways[man.hex]:
        return fight(play, man, passer) or plan
    return plan


def fight(play: Play, man: Man, passer: Man) -> Plan:
    """A contact with the blocker who stands most in the way, helped by those who are there already."""
    way = reach(play, man.id)
    able = [
        strike
        for foe in play.men
        if foe.id[0] == "O" and foe.hex >= 0 and not foe.level and foe.id not in play.carriers
        for strike in strikes(play, man, foe, way)
        if distance(foe.hex, passer.hex) <= distance(man.hex, passer.hex) + 1
    ]
    best = max(able, key=lambda one: (one.differential, one.left), default=None)
    if best is None or best.differential < -1:
        return ()
    path = way.path(best.hex, best.facing)
    return and_contact(rehearse(play, path), path, man.id, best.on)
