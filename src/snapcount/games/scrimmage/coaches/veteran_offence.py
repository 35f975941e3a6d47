"""The veteran on offence: blocks for the lane, fakes, runs where he is tackled least, throws by the odds."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from snapcount.core.adding import plain_sum
from snapcount.games.scrimmage.coaches.playbook import Call
from snapcount.games.scrimmage.coaches.protect import drop, shield
from snapcount.games.scrimmage.coaches.rookie_offence import drop_back, falls_back, order, passing, stays_home
from snapcount.games.scrimmage.coaches.routes import run_route
from snapcount.games.scrimmage.coaches.tactics import Plan, best_place, opponents, rehearse, strikes
from snapcount.games.scrimmage.coaches.throws import able_men
from snapcount.games.scrimmage.coaches.tricks import (
    goes_for_pitch,
    holds_option,
    keeps_away,
    looks_to_pitch,
    pitch_man,
    waits_for_pitch,
)
from snapcount.games.scrimmage.rules.actions import DOWN, END, Action, action_problem
from snapcount.games.scrimmage.rules.field import (
    COLUMN,
    FIRST_ROW,
    LAST_ROW,
    ROW,
    behind_goal,
    beyond_goal,
    distance,
    find,
    row_at,
    sees,
)
from snapcount.games.scrimmage.rules.legal.moving import owes_step_back
from snapcount.games.scrimmage.rules.legal.throwing import SHORT, throw_costs
from snapcount.games.scrimmage.rules.markers import crossing_problem
from snapcount.games.scrimmage.rules.previews import row_ways
from snapcount.games.scrimmage.rules.reach import reach
from snapcount.games.scrimmage.rules.sight import depth_of, ground
from snapcount.games.scrimmage.state import FRESH, OPEN, Man, Play, find_man
from snapcount.games.scrimmage.tables import COUNTERS, MOVEMENT, STRENGTH

SURE = 0.9
"""The chance of a tackle from which on it is no use to struggle."""


def attack(play: Play, call: Call, part: Callable[[Play, Man, Call], Plan] | None = None) -> Plan:
    """Every man's part in turn until dice are needed; the ball carrier last."""
    part_for = part or part_of
    plan: list[Action] = []
    if gives_up(play):
        return (DOWN,)
    men = order(play)
    for man in (*men, *men):
        if find_man(play, man.id).status not in (FRESH, OPEN):
            continue
        acts = part_for(play, find_man(play, man.id), call)
        if not acts or action_problem(play, acts[0]):
            continue
        plan += acts
        if acts[-1].kind in ("contact", "handoff"):
            return tuple(plan)
        play = rehearse(play, acts)
        if play.end is not None:
            return tuple(plan)
    return (*plan, END)


def part_of(play: Play, man: Man, call: Call) -> Plan:
    if man.hit:
        return block(play, man, call)
    if owes_step_back(play, man):
        return (
            shield(play, man, passer_spot(play))
            or best_place(play, man, lambda hex, facing, left: drop_back(play, man, hex, left))[0]
        )
    if man.id == play.holder:
        return with_the_ball(play, man, call)
    if man.id in play.carriers:
        return ()
    if waits_for_pitch(play) and man == pitch_man(play, call):
        return goes_for_pitch(play, man, call)
    if is_draw(play) and is_back(man):
        return ()
    if passing(play) and man.id in play.snapshot.receivers:
        if is_back(man) and call.name == "screen":
            return swing(play, man)
        if COUNTERS[man.id].receiving >= 4:
            return run_route(play, man, call)
    if passing(play) or holds_option(play):
        return shield(play, man, passer_spot(play))
    return block(play, man, call)


def passer_spot(play: Play) -> int:
    return find_man(play, play.holder).hex if play.holder else play.hex


def swing(play: Play, man: Man) -> Plan:
    """The back of a screen slips out beside the passer, within a short pass of him, with MP left for the catch."""
    goal = swing_hex(play, man)
    return best_place(play, man, lambda hex, facing, left: -distance(hex, goal) + 0.01 * left, 2)[0]


def swing_hex(play: Play, man: Man) -> int:
    """Four columns from the snap on the back's side, at the line of scrimmage."""
    side = 1 if COLUMN[man.hex] >= COLUMN[play.hex] else -1
    return find(COLUMN[play.hex] + 4 * side, row_at(play.dir, play.scrimmage_line, 0))


def lane_hex(play: Play, call: Call) -> int:
    """Where the run is meant to go: two hexes beyond the line; later ahead of the ball."""
    holder = find_man(play, play.holder).hex if play.holder else play.hex
    if depth_of(play, holder) > 0 or passing(play):
        ahead = 2 if depth_of(play, holder) > 0 else 1
        return find(COLUMN[holder], min(max(ROW[holder] + ahead * play.dir, FIRST_ROW), LAST_ROW))
    column = min(max(COLUMN[play.hex] + call.lane * play.dir, 1), 37)
    return find(column, row_at(play.dir, play.scrimmage_line, 2))


def block(play: Play, man: Man, call: Call) -> Plan:
    """The contact within reach that clears the lane best: strong blocks near it first."""
    lane = lane_hex(play, call)
    if pulls(play, man, call):
        return lead(play, man, lane, call)
    way = reach(play, man.id)
    able = [
        strike
        for foe in opponents(play, "O")
        for strike in strikes(play, man, foe, way)
        if strike.differential >= -1 and stays_home(play, man, strike.hex)
    ]
    if not able:
        return lead(play, man, lane, call)
    best = max(able, key=lambda s: (2 * s.differential - distance(find_man(play, s.on).hex, lane), s.left))
    return (*way.path(best.hex, best.facing), Action("contact", man.id, target=best.on))


def pulls(play: Play, man: Man, call: Call) -> bool:
    """On a sweep the guard of the far side leaves his place at the snap and runs ahead of the carrier."""
    lane = call.lane * play.dir
    far = (COLUMN[man.hex] - COLUMN[play.hex]) * lane < 0
    return play.turn == "snap" and abs(lane) >= 5 and far and is_guard(play, man) and not man.hit


def is_guard(play: Play, man: Man) -> bool:
    return man.id in play.snapshot.linemen and COUNTERS[man.id].position in ("G", "UL")


def lead(play: Play, man: Man, lane: int, call: Call) -> Plan:
    """A guard who blocks nobody runs towards the lane of a run outside."""
    if passing(play) or man.hit or abs(call.lane) < 5 or not is_guard(play, man):
        return ()
    return best_place(play, man, lambda hex, facing, left: -distance(hex, lane) + 0.01 * left)[0]


def with_the_ball(play: Play, man: Man, call: Call) -> Plan:
    """Passers pass; on a run the quarterback gives the ball away, a fake first; the others run."""
    if passing(play):
        if call.name == "screen":
            return set_up_screen(play, man)
        return drop(play, man, throw_costs(True)[0] if play.committed else 0, 0 if play.dir > 0 else 3)
    if waits_for_pitch(play):
        return looks_to_pitch(play, man, call)
    if holds_option(play):
        return keeps_away(play, man, call)
    if is_draw(play):
        return best_place(play, man, lambda hex, facing, left: waits(play, man, hex, facing) + 0.01 * left)[0]
    if COUNTERS[man.id].passing >= 8 and not play.ball_crossed:
        give = hand_off(play, man)
        if give:
            return give
    return run(play, man, call)


def set_up_screen(play: Play, man: Man) -> Plan:
    """A short drop, with a back in sight within a short pass."""
    ahead = 0 if play.dir > 0 else 3
    backs = [one.hex for one in able_men(play) if is_back(one)]

    def value(hex: int, facing: int, left: int) -> float:
        away = abs(depth_of(play, hex) + 3) + 0.5 * abs(COLUMN[hex] - COLUMN[play.hex])
        seen = any(distance(hex, back) <= SHORT and sees(hex, facing, back) for back in backs)
        turned = min((facing - ahead) % 6, (ahead - facing) % 6)
        return (8.0 if seen else 0.0) - away - 0.5 * turned + 0.01 * left

    return best_place(play, man, value, throw_costs(True)[0] if play.committed else 0)[0]


def is_draw(play: Play) -> bool:
    """A run behind a line that falls back as for a pass: nothing happens at the snap."""
    return falls_back(play) and not passing(play) and not holds_option(play)


def is_back(man: Man) -> bool:
    return COUNTERS[man.id].position in ("RB", "UB")


def waits(play: Play, man: Man, hex: int, facing: int) -> float:
    """Off the line, next to a back in sight who will take the ball."""
    backs = [one.hex for one in play.men if one.id[0] == "O" and is_back(one) and one.hex >= 0]
    near = [back for back in backs if distance(back, hex) == 1]
    seen = plain_sum(sees(hex, facing, back) for back in near)
    moved = 0.0 if hex != man.hex else -3.0
    return min(len(near), 1) + min(seen, 1) + moved - 0.3 * abs(depth_of(play, hex) + 3)


def hand_off(play: Play, man: Man) -> Plan:
    """To the back with more legs; before that a fake to another one, if there is one."""
    backs = [one for one in play.men if one.id[0] == "O" and one.id not in play.snapshot.linemen]
    backs = [one for one in backs if COUNTERS[one.id].passing < 8 and not one.hit]
    able = [one for one in backs if action_problem(play, Action("handoff", man.id, target=one.id)) is None]
    able.sort(key=lambda one: (one.id in play.carriers, -one.mp, one.id))
    if not able:
        return ()
    if len(able) > 1 and play.handoffs == 0 and man.mp >= 2:
        return (Action("handoff", man.id, target=able[-1].id, goes=False),)
    return (Action("handoff", man.id, target=able[0].id),)


@lru_cache(maxsize=16)
def falls(row: int) -> float:
    """The chance that a contact on this row neutralizes."""
    return plain_sum(ways for result, ways in row_ways(row) if result.startswith("Dn")) / 36


def tackle_risk(play: Play, man: Man, hex: int) -> float:
    """The chance to be brought down here in the defence's next phase, by whoever sees and reaches the hex."""
    less = 4 if play.turn == "snap" else 0
    reaching = [
        STRENGTH[foe.id]
        for foe in opponents(play, "O")
        if (not foe.hit or distance(foe.hex, hex) == 1)
        and sees(foe.hex, foe.facing, hex)
        and distance(foe.hex, hex) - 1 + 4 <= MOVEMENT[foe.id] - less
    ]
    if not reaching:
        return 0.0
    reaching.sort(reverse=True)
    return falls(min(max(plain_sum(reaching[:2]) - STRENGTH[man.id], -2), 6))


def gives_up(play: Play) -> bool:
    """SC-8.25: whoever can neither move nor throw and will surely be tackled downs the ball, but not for a safety."""
    if not play.holder:
        return False
    man = find_man(play, play.holder)
    if not man.hit or play.committed or play.contacted or behind_goal(play.dir, man.hex):
        return False
    return tackle_risk(play, man, man.hex) >= SURE


def run(play: Play, man: Man, call: Call) -> Plan:
    return best_place(play, man, run_worth(play, man, call))[0]


def run_worth(play: Play, man: Man, call: Call) -> Callable[[int, int, int], float]:
    """A runner's places in hexes: as far as it goes, with a thought for who tackles there and for the way on."""
    zone = ground(play.men).zones["D"]
    lane = COLUMN[lane_hex(play, call)]
    ahead = (5, 0, 1) if play.dir > 0 else (2, 3, 4)
    risks: dict[int, float] = {}
    row = row_at(play.dir, play.scrimmage_line, 0)

    def value(hex: int, facing: int, left: int) -> float:
        if beyond_goal(play.dir, hex):
            return 99.0
        if hex not in risks:
            risks[hex] = tackle_risk(play, man, hex)
        d = depth_of(play, hex)
        later = (1 - risks[hex]) * (4.0 - (1.5 if hex in zone else 0.0))
        aside = 0.0
        if d <= 0:
            aside = 0.4 * abs(COLUMN[hex] - lane)
            aside += 1.0 if crossing_problem(play, find(COLUMN[hex], row)) else 0.0
        edge = 0.5 if COLUMN[hex] in (1, 37) else 0.0
        return d + later - aside - edge - (0.0 if facing in ahead else 0.5)

    return value
