"""Where receivers run: by the length of the play at the snap, then to the targets; decoys into the open."""

from __future__ import annotations

from snapcount.games.scrimmage.coaches.playbook import Call
from snapcount.games.scrimmage.coaches.tactics import Plan, best_place, crowd
from snapcount.games.scrimmage.coaches.throws import able_men, expected
from snapcount.games.scrimmage.rules.field import CENTRE, COLUMN, distance
from snapcount.games.scrimmage.rules.legal.throwing import throw_costs
from snapcount.games.scrimmage.rules.sight import depth_of
from snapcount.games.scrimmage.state import Man, Play, find_man

STEM = {1: 3, 8: 3, 14: 7, 26: 9}
"""Depth of a receiver after the snap by the length of the play."""


def upfield(play: Play, facing: int) -> int:
    """Hexsides between a facing and the attacked goal."""
    ahead = 0 if play.dir > 0 else 3
    return min((facing - ahead) % 6, (ahead - facing) % 6)


def run_route(play: Play, man: Man, call: Call) -> Plan:
    """At the snap a stem, then to his own target if he has one, else where a throw would hurt most."""
    if play.turn == "snap":
        return stem(play, man, call)
    keep = throw_costs(True)[1] if play.committed else 0
    target = own_target(play, man)
    if target >= 0:
        return best_place(
            play,
            man,
            lambda hex, facing, left: -distance(hex, target) - 0.1 * upfield(play, facing) + 0.01 * left,
            keep,
        )[0]
    promised: dict[int, float] = {}

    def value(hex: int, facing: int, left: int) -> float:
        if hex not in promised:
            promised[hex] = decoy(play, man, hex)
        return promised[hex] - 0.3 * upfield(play, facing)

    return best_place(play, man, value, keep)[0]


def stem(play: Play, man: Man, call: Call) -> Plan:
    want = STEM.get(call.route, 4)

    def value(hex: int, facing: int, left: int) -> float:
        edge = max(abs(COLUMN[hex] - CENTRE) - 15, 0)
        return (
            -abs(depth_of(play, hex) - want) - 0.7 * crowd(play, hex, "O", 2) - edge - upfield(play, facing)
        )

    return best_place(play, man, value)[0]


def own_target(play: Play, man: Man) -> int:
    """The target for which this man is nearest; the true one once the pass is called; -1 for a decoy."""
    goals = (play.target,) if play.committed and play.target >= 0 else play.targets
    men = able_men(play)
    for goal in goals:
        first = min(men, key=lambda one: (distance(one.hex, goal), one.id), default=None)
        if first is not None and first.id == man.id:
            return goal
    return -1


def decoy(play: Play, man: Man, hex: int) -> float:
    """What a throw to him there would be worth."""
    passer = find_man(play, play.holder)
    return expected(play, passer, man, hex, hex, 0.8) if depth_of(play, hex) > 0 else -9.0
