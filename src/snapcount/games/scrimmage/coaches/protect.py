"""Pass protection: where blockers and passer stand so that the rush gets at the passer least."""

from __future__ import annotations

from functools import lru_cache
from math import inf

from snapcount.core.adding import plain_sum
from snapcount.games.scrimmage.coaches.lanes import next_to
from snapcount.games.scrimmage.coaches.tactics import Plan, Strike, best_place, opponents, strikes
from snapcount.games.scrimmage.rules.actions import Action
from snapcount.games.scrimmage.rules.field import AROUND, NEIGHBOURS, distance, sees
from snapcount.games.scrimmage.rules.legal.acting import allowance
from snapcount.games.scrimmage.rules.legal.moving import owes_step_back
from snapcount.games.scrimmage.rules.previews import row_ways
from snapcount.games.scrimmage.rules.reach import Reach, reach
from snapcount.games.scrimmage.rules.sight import depth_of
from snapcount.games.scrimmage.state import Man, Play, find_man, with_man

TRIED = 14
"""Places of one blocker that are looked at closely."""
NEAR = 13
"""A defender further off than this is no rusher."""
MARGIN = 1e-9
"""What adding up in another order may change."""


def pressure(play: Play, passer: int, enough: float = inf) -> float:
    """How many defenders will be on the passer's heels in their next phase, in parts of a man.

    Who needn't know more than that there are `enough` gets some number above that.
    """
    rushers = [foe for foe in opponents(play, "O") if not foe.hit and distance(foe.hex, passer) <= NEAR]
    ways = next_to(play, passer, "D")
    felt: dict[str, float] = {}
    so_far = 0.0
    for foe in sorted(rushers, key=lambda foe: distance(foe.hex, passer)):
        short = ways[foe.hex] - allowance(play.turn, foe.id) + 2
        felt[foe.id] = 1 / (2 + short / 2) if short > 0 else 0.5 if play.turn == "snap" else 1.0
        so_far += felt[foe.id]
        if so_far > enough + MARGIN:
            return so_far
    return plain_sum(felt[foe.id] for foe in rushers)


@lru_cache(maxsize=16)
def chances(row: int) -> tuple[float, float]:
    """The chances that a contact on this row stops the other man, and that it fells one's own."""
    felled = plain_sum(ways for result, ways in row_ways(row) if result.startswith("An")) / 36
    return 1 - felled, felled


def shield(play: Play, man: Man, passer: int) -> Plan:
    """The contact or the place of this blocker that takes most from the rush."""
    way = reach(play, man.id)
    must = owes_step_back(play, man)
    plan: Plan = ()
    best = 99.0 if must else pressure(play, passer) - 0.02
    for strike in () if must else blocks(play, man, way):
        felt = after_contact(play, man, strike, passer, best)
        if felt < best and stays_behind(play, man, path := way.path(strike.hex, strike.facing)):
            best, plan = felt, (*path, Action("contact", man.id, target=strike.on))
    for hex, facing in posts(play, man, passer, way):
        felt = pressure(with_man(play, man._replace(hex=hex, facing=facing)), passer, best)
        if felt < best and (not must or hex != man.hex):
            path = way.path(hex, facing)
            if stays_behind(play, man, path):
                best, plan = felt, path
    return plan


def stays_behind(play: Play, man: Man, path: Plan) -> bool:
    """SC-9.37: no lineman goes across the line before the pass, not even on his way."""
    if man.id not in play.snapshot.linemen:
        return True
    hex = man.hex
    for action in path:
        for way in action.dirs:
            hex = NEIGHBOURS[hex][way]
            if depth_of(play, hex) > 0:
                return False
    return True


def blocks(play: Play, man: Man, way: Reach) -> list[Strike]:
    """Every contact that this man can make."""
    return [strike for foe in opponents(play, "O") for strike in strikes(play, man, foe, way)]


def after_contact(play: Play, man: Man, strike: Strike, passer: int, enough: float) -> float:
    """The pressure to be expected after the dice, or something above what is enough."""
    stops, felled = chances(min(max(strike.differential, -2), 6))
    there = with_man(play, man._replace(hex=strike.hex, facing=strike.facing))
    stopped = with_man(there, find_man(there, strike.on)._replace(hit=True))
    down = with_man(there, man._replace(hex=strike.hex, level=1))
    standing = stops * pressure(stopped, passer, (enough + MARGIN) / stops if stops else inf)
    if standing > enough:
        return standing
    return standing + felled * pressure(down, passer)


def posts(play: Play, man: Man, passer: int, way: Reach) -> list[tuple[int, int]]:
    """Places between the passer and those who come for him, not right beside him."""
    foes = [foe.hex for foe in opponents(play, "O") if not foe.hit and distance(foe.hex, passer) <= NEAR]
    lineman = man.id in play.snapshot.linemen
    rated: list[tuple[float, int, int]] = []
    between: dict[int, float] = {}
    for hex, facing, left in way.places():
        if hex in AROUND[passer] or (lineman and depth_of(play, hex) > 0):
            continue
        if hex not in between:
            between[hex] = plain_sum(
                1 / (1 + distance(hex, foe) + distance(hex, passer) - distance(foe, passer)) for foe in foes
            )
        rated.append((between[hex] + 0.01 * left, hex, facing))
    rated.sort(reverse=True)
    return [(hex, facing) for _, hex, facing in rated[:TRIED]]


def drop(play: Play, man: Man, keep: int, look: int) -> Plan:
    """The passer goes where he is bothered least, eyes upfield and on the target, with MP for the throw."""
    felt: dict[int, float] = {}

    def value(hex: int, facing: int, left: int) -> float:
        if hex not in felt:
            crowd = sum(near.hex in AROUND[hex] for near in play.men if near.id != man.id)
            felt[hex] = pressure(with_man(play, man._replace(hex=hex)), hex) + crowd
        d = depth_of(play, hex)
        deep = 0.1 * max(-6 - d, 0) + 0.3 * max(d + 2, 0)
        turned = min((facing - look) % 6, (look - facing) % 6)
        blind = 0.0 if play.target < 0 or sees(hex, facing, play.target) else 4.0
        return -felt[hex] - deep - blind - 0.5 * turned + 0.01 * left

    return best_place(play, man, value, keep)[0]
