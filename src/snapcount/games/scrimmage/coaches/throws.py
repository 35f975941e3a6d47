"""The veteran's passes: where to aim, when to throw, to whom. Everything is weighed in hexes."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from snapcount.core.adding import plain_sum
from snapcount.games.scrimmage.coaches.playbook import Call
from snapcount.games.scrimmage.coaches.protect import pressure
from snapcount.games.scrimmage.coaches.tactics import opponents, turned_away
from snapcount.games.scrimmage.coaches.tricks import pitch_choice, waits_for_pitch
from snapcount.games.scrimmage.rules.field import COLUMN, beyond_goal, distance, find, row_at
from snapcount.games.scrimmage.rules.hexes import OFF
from snapcount.games.scrimmage.rules.legal.throwing import (
    SHORT,
    is_forward,
    passing_points,
    receivers,
    throw_costs,
)
from snapcount.games.scrimmage.rules.previews import completion_ways, preview_pass
from snapcount.games.scrimmage.rules.reach import reach
from snapcount.games.scrimmage.rules.sight import depth_of
from snapcount.games.scrimmage.state import FRESH, Man, Play, find_man, with_man
from snapcount.games.scrimmage.tables import COUNTERS, MOVEMENT

STOLEN = 15.0
"""What an interception costs, in hexes."""
AFTERWARDS, UNGUARDED = 2.0, 9.0
"""Hexes that a receiver runs after a catch, and without a defender between him and the goal."""
SCORE = 12.0
LAST_MAN = 12
BREAK = 2
"""Columns by which a route may bend."""
TURNING = 1
"""MP that a defender needs on his way besides the steps: one more for turning, one less since he stops beside."""
RUSHED = 0.8
"""Points that each man of pressure takes from a long pass."""


class Aim(NamedTuple):
    """A receiver at a hex, and the hexes that a throw to him there is worth."""

    worth: float
    man: str
    hex: int


def worth(play: Play, net: float, hex: int, stolen: bool, guarded: bool = True) -> float:
    """The chance of a catch times what it gains, less the chance of an interception times what that costs."""
    low = int(net // 1)
    part = net - low
    chance = ((1 - part) * ways_of(low) + part * ways_of(low + 1)) / 36
    gain = depth_of(play, hex) + (AFTERWARDS if guarded else UNGUARDED)
    if beyond_goal(play.dir, hex):
        gain += SCORE
    return chance * gain - (1 - chance) / 6 * STOLEN * stolen


@lru_cache(maxsize=64)
def ways_of(net: int) -> int:
    return completion_ways(net)


def comes(foe: Man, far: int) -> bool:
    """Whether a defender so far from a hex can stand next to it at the end of his next phase."""
    return far <= MOVEMENT[foe.id] - TURNING


def guards(play: Play, foe: Man, d: int, far: int) -> bool:
    """Whether he is between a hex of this depth and the goal, near enough to meet whoever runs on from it."""
    return far <= LAST_MAN and depth_of(play, foe.hex) >= d


def helped(able: int) -> float:
    """Of the men who can come to a receiver two do, seldom more."""
    return able if able <= 2 else 2 + 0.25 * min(able - 2, 3)


def able_men(play: Play) -> list[Man]:
    """Eligible men on their feet without the ball who can catch."""
    men = [man for man in play.men if man.id in play.snapshot.receivers and man.id not in play.carriers]
    return [man for man in men if man.hex >= 0 and not man.level and COUNTERS[man.id].receiving >= 3]


def expected(play: Play, passer: Man, man: Man, hex: int, target: int, felt: float) -> float:
    """What a throw to this man at this hex is worth if the defence answers as it can."""
    there = with_man(play, man._replace(hex=hex))
    if not is_forward(there, passer, find_man(there, man.id)):
        return -STOLEN
    points = passing_points(there, passer.id, man.id, target)
    if distance(passer.hex, hex) <= SHORT:
        return worth(play, points.net, hex, bool(points.receiver_adjacent))
    net = points.net - points.passer_adjacent - points.receiver_adjacent - points.zoc_overlap
    foes = opponents(play, "O")
    away = [distance(foe.hex, hex) for foe in foes]
    able = plain_sum(map(comes, foes, away))
    d = depth_of(play, hex)
    guarded = any(guards(play, foe, d, far) for foe, far in zip(foes, away, strict=True))
    coverage = max(helped(able), -points.receiver_adjacent / 2)
    return worth(play, net - 2 * coverage - RUSHED * felt, hex, able > 0, guarded)


def target_hexes(play: Play, call: Call) -> list[int]:
    """The best hex for each receiver within the length of the play's routes, best first."""
    passer = find_man(play, play.holder)
    aims = sorted((best_aim(play, call, passer, man) for man in able_men(play)), reverse=True)
    found = [aim.hex for aim in aims if aim.hex >= 0]
    return [*dict.fromkeys(found), *range(10)]


def best_aim(play: Play, call: Call, passer: Man, man: Man) -> Aim:
    """Where this man should be when the ball comes."""
    runs = MOVEMENT[man.id] * call.turns - throw_costs(True)[1]
    able = (
        Aim(expected(play, passer, man, hex, hex, 0.8), man.id, hex)
        for d in range(call.near, call.route + 1)
        for column in range(COLUMN[man.hex] - BREAK, COLUMN[man.hex] + BREAK + 1)
        if (hex := find(column, row_at(play.dir, play.scrimmage_line, d))) != OFF
        and distance(man.hex, hex) + turned_away(man.hex, man.facing, hex) <= runs
    )
    return max(able, default=Aim(-STOLEN, man.id, -1))


def own_turn(play: Play, man: Man) -> Play:
    """The position as this man finds it when he moves next."""
    return with_man(play, man._replace(mp=MOVEMENT[man.id], status=FRESH, entered=False))._replace(
        phase="O.movement_contact"
    )


def nearest(play: Play, man: Man, target: int) -> int:
    """The hex nearest to a target that a man reaches with MP left for a catch."""
    way = reach(own_turn(play, man), man.id)
    keep = throw_costs(True)[1]
    able = [hex for hex, left in way.hexes().items() if left >= keep]
    return min(able, key=lambda hex: (distance(hex, target), hex), default=man.hex)


def aims(play: Play, targets: Iterable[int]) -> list[Aim]:
    """What a throw to each man at each of these targets promises now."""
    passer = find_man(play, play.holder)
    if passer.hit or passer.level or passer.id not in play.snapshot.passers:
        return []
    felt = pressure(play._replace(turn="contact"), passer.hex)
    found: list[Aim] = []
    for target in targets:
        for man in able_men(play):
            if not man.hit and distance(man.hex, target) <= MOVEMENT[man.id]:
                hex = nearest(play, man, target)
                found.append(Aim(expected(play, passer, man, hex, target, felt), man.id, target))
    return found


def pass_choice(play: Play, options: tuple[str, ...], call: Call) -> str:
    """The target that promises most; not before its time unless the rush is near, and not into a crowd."""
    if waits_for_pitch(play) and "lateral" in options:
        return pitch_choice(play, call)
    open_targets = {
        play.targets[int(option[-1]) - 1]: option for option in options if option[:7] == "forward"
    }
    best = max(aims(play, open_targets), default=None)
    if best is None:
        return "none"
    rushed = pressure(play._replace(turn="contact"), find_man(play, play.holder).hex) >= 1
    early = play.number < call.turns and not rushed
    wanted = -2.0 if rushed else 3.0 if early else 1.0
    return open_targets[best.hex] if best.worth > wanted else "none"


def thrown_now(play: Play, man: str) -> float:
    """What a throw to a man is worth as everybody stands now."""
    preview = preview_pass(play, man)
    return worth(play, preview.points.net, find_man(play, man).hex, bool(preview.interceptors))


def short_choice(play: Play) -> str:
    """The best short throw if it is worth more than what a long one promises after the defence's moves."""
    now = max(
        ((thrown_now(play, man), man) for man in receivers(play, long=False)), default=(-STOLEN, "hold")
    )
    passer = find_man(play, play.holder)
    felt = pressure(play, passer.hex)
    later = [
        expected(play, passer, find_man(play, man), find_man(play, man).hex, play.target, felt)
        for man in receivers(play, long=True)
    ]
    return now[1] if now[0] >= max(later, default=-STOLEN) else "hold"
