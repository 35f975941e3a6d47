"""The rookie on offence: block who can be blocked, hand off to a back, run to daylight, throw to an open man."""

from __future__ import annotations

from snapcount.games.scrimmage.coaches.tactics import (
    Plan,
    best_place,
    crowd,
    fresh,
    in_zone,
    may_go_on,
    opponents,
    rehearse,
    strikes,
    towards,
)
from snapcount.games.scrimmage.rules.actions import END, Action, action_problem
from snapcount.games.scrimmage.rules.field import COLUMN, FIRST_ROW, LAST_ROW, ROW, distance, find
from snapcount.games.scrimmage.rules.legal.moving import owes_step_back
from snapcount.games.scrimmage.rules.legal.throwing import is_forward, throw_costs
from snapcount.games.scrimmage.rules.markers import crossing_problem
from snapcount.games.scrimmage.rules.previews import completion_ways, preview_pass
from snapcount.games.scrimmage.rules.reach import reach
from snapcount.games.scrimmage.rules.sight import depth_of
from snapcount.games.scrimmage.state import Man, Play, find_man
from snapcount.games.scrimmage.tables import COUNTERS, MOVEMENT

ROUTE = 7
"""Hexes upfield of a receiver where the rookie aims."""


def attack(play: Play) -> Plan:
    """Every man in turn until dice are needed; the ball carrier last."""
    plan: list[Action] = []
    for man in order(play):
        part = part_of(play, find_man(play, man.id))
        if not part:
            continue
        if any(action_problem(play, action) for action in part[:1]):
            continue
        plan += part
        if part[-1].kind in ("contact", "handoff"):
            return tuple(plan)
        play = rehearse(play, part)
        if play.end is not None:
            return tuple(plan)
    return (*plan, END)


def order(play: Play) -> list[Man]:
    """Linemen first, then the others, the holder last; he may be open after a hand-off.

    Where the line falls back at the snap he goes first, out of its way (SC-13.28).
    """
    men = [man for man in fresh(play, "O") if man.id != play.holder]
    men.sort(key=lambda man: (man.id not in play.snapshot.linemen, -COUNTERS[man.id].physical))
    holder = find_man(play, play.holder) if play.holder else None
    if holder is None or not may_go_on(holder) or holder.hex < 0:
        return men
    return [holder, *men] if falls_back(play) else [*men, holder]


def falls_back(play: Play) -> bool:
    return play.turn == "snap" and play.o_line == "pass_blocking"


def part_of(play: Play, man: Man) -> Plan:
    if man.hit:
        return block(play, man)
    if owes_step_back(play, man):
        return best_place(play, man, lambda hex, facing, left: drop_back(play, man, hex, left))[0]
    if man.id == play.holder:
        return give_or_go(play, man)
    if passing(play) and man.id in play.snapshot.receivers and COUNTERS[man.id].receiving >= 4:
        return run_route(play, man)
    return block(play, man)


def drop_back(play: Play, man: Man, hex: int, left: int) -> float:
    """Straight back by one, as cheaply as possible."""
    return -abs(depth_of(play, hex) + 1) - abs(COLUMN[hex] - COLUMN[man.hex]) + 0.1 * left


def passing(play: Play) -> bool:
    """A forward pass is still to come: by its marker, or called on an option."""
    return (play.o_ball == "forward_pass" or play.committed == "forward") and not play.forward_thrown


def block(play: Play, man: Man) -> Plan:
    """The contact within reach that helps the ball most."""
    ball = find_man(play, play.holder).hex if play.holder else play.hex
    way = reach(play, man.id)
    able = [
        strike
        for foe in opponents(play, "O")
        for strike in strikes(play, man, foe, way)
        if strike.differential > -2 and stays_home(play, man, strike.hex)
    ]
    if not able:
        return ()
    best = max(able, key=lambda s: (2 * s.differential - distance(find_man(play, s.on).hex, ball), s.left))
    return (*way.path(best.hex, best.facing), Action("contact", man.id, target=best.on))


def stays_home(play: Play, man: Man, hex: int) -> bool:
    """SC-9.37: on a pass play no lineman goes across the line."""
    return not (passing(play) and man.id in play.snapshot.linemen) or depth_of(play, hex) <= 0


def give_or_go(play: Play, man: Man) -> Plan:
    """The quarterback of a run hands off at the snap; anybody else with the ball runs."""
    if passing(play):
        return stay_in_the_pocket(play, man)
    if play.turn == "snap" and COUNTERS[man.id].passing >= 8:
        for near in play.men:
            if near.id[0] == "O" and near.id not in play.snapshot.linemen and COUNTERS[near.id].passing < 8:
                give = Action("handoff", man.id, target=near.id)
                if action_problem(play, give) is None:
                    return (give,)
    return run(play, man)


def run(play: Play, man: Man) -> Plan:
    """Upfield, around men who can tackle, across the line where the marker allows."""
    gate = crossing_columns(play)

    def value(hex: int, facing: int, left: int) -> float:
        d = depth_of(play, hex)
        danger = (
            1.2 * crowd(play, hex, "O", 1) + 0.5 * crowd(play, hex, "O", 3) + 0.15 * crowd(play, hex, "O", 6)
        )
        aside = 0.0 if d > 0 or not gate else 0.4 * min(abs(COLUMN[hex] - column) for column in gate)
        edge = 0.5 if COLUMN[hex] in (1, 37) else 0.0
        turned = 0.0 if facing in ((5, 0, 1) if play.dir > 0 else (2, 3, 4)) else 0.4
        return d - danger - aside - edge - turned - (1.0 if in_zone(play, hex, "O") else 0.0)

    return best_place(play, man, value)[0]


def crossing_columns(play: Play) -> list[int]:
    """The columns out of which the ball may cross the line, those clear of defenders first choice."""
    row = ROW[play.hex]
    columns = [column for column in range(2, 37) if crossing_problem(play, find(column, row)) is None]
    free = [column for column in columns if crowd(play, find(column, row), "O", 2) == 0]
    near = [column for column in free if abs(column - COLUMN[play.hex]) <= 10]
    return near or free or columns


def stay_in_the_pocket(play: Play, man: Man) -> Plan:
    """A few hexes back, out of reach, with MP for the throw and eyes upfield."""
    keep = throw_costs(True)[0] if play.committed else 0
    ahead = 0 if play.dir > 0 else 3

    def value(hex: int, facing: int, left: int) -> float:
        d = depth_of(play, hex)
        back = abs(d + 5)
        away = abs(COLUMN[hex] - COLUMN[play.hex])
        look = min((facing - ahead) % 6, (ahead - facing) % 6)
        return -back - 0.5 * away - 2 * crowd(play, hex, "O", 2) - 4 * look - 0.2 * (man.mp - left)

    return best_place(play, man, value, keep)[0]


def run_route(play: Play, man: Man) -> Plan:
    """To the true target if it is his, else upfield into the open."""
    keep = throw_costs(True)[1] if play.committed else 0
    goals = [play.target] if play.committed and play.target >= 0 else list(play.targets)
    goals = [hex for hex in goals if distance(hex, man.hex) <= MOVEMENT[man.id] + 4]
    if goals:
        return towards(play, man, min(goals, key=lambda hex: distance(hex, man.hex)), keep)

    def value(hex: int, facing: int, left: int) -> float:
        return min(depth_of(play, hex), 12) - 1.5 * crowd(play, hex, "O", 2)

    return best_place(play, man, value, keep)[0]


def target_hexes(play: Play) -> list[int]:
    """Ahead of the best receivers, best first."""
    men = [
        man
        for man in play.men
        if man.id in play.snapshot.receivers and man.hex >= 0 and man.id != play.holder
    ]
    men.sort(key=lambda man: (-COUNTERS[man.id].receiving, crowd(play, ahead_of(play, man), "O", 3)))
    found = [ahead_of(play, man) for man in men]
    return [*dict.fromkeys(found), *range(10)]


def ahead_of(play: Play, man: Man) -> int:
    row = min(max(ROW[man.hex] + ROUTE * play.dir, FIRST_ROW), LAST_ROW)
    return find(COLUMN[man.hex], row)


def pass_choice(play: Play, options: tuple[str, ...]) -> str:
    """Call the forward pass if somebody can get to a target and the sum looks good."""
    best, choice = 12, "none"
    for option in options:
        if not option.startswith("forward"):
            continue
        target = play.targets[int(option[-1]) - 1]
        for man in play.men:
            if man.id in play.snapshot.receivers and man.id != play.holder and not man.level and man.hex >= 0:
                ways = prospects(play, man, target)
                if ways > best:
                    best, choice = ways, option
    return choice


def prospects(play: Play, man: Man, target: int) -> int:
    """Ways in 36 to complete a pass to this man if he gets to the target as far as his legs carry him."""
    holder = find_man(play, play.holder)
    if holder.hit or holder.id not in play.snapshot.passers or holder.level or man.hit:
        return 0
    if distance(man.hex, target) > MOVEMENT[man.id] - 2 or depth_of(play, target) <= depth_of(
        play, holder.hex
    ):
        return 0
    moved = play._replace(men=tuple(m._replace(hex=target) if m.id == man.id else m for m in play.men))
    if not is_forward(moved, holder, find_man(moved, man.id)):
        return 0
    return completion_ways(preview_pass(moved, man.id, target).points.net - 1)
