"""The rookie on defence: gang up on a ball carrier, cover receivers, else close in."""

from __future__ import annotations

from snapcount.games.scrimmage.coaches.tactics import (
    Plan,
    Strike,
    and_contact,
    fresh,
    in_turn,
    marked_by,
    rehearse,
    strikes,
    towards,
)
from snapcount.games.scrimmage.rules.actions import END, Action, action_problem
from snapcount.games.scrimmage.rules.field import COLUMN, FIRST_ROW, LAST_ROW, NEIGHBOURS, ROW, distance, find
from snapcount.games.scrimmage.rules.legal.entering import enter_cost, enter_problem, potential_receiver
from snapcount.games.scrimmage.rules.legal.moving import must_leave
from snapcount.games.scrimmage.rules.reach import reach
from snapcount.games.scrimmage.rules.sight import depth_of
from snapcount.games.scrimmage.state import Man, Play, find_man
from snapcount.games.scrimmage.tables import COUNTERS


def defend(play: Play) -> Plan:
    """Tackle if anybody can, then everybody else in turn until dice are needed."""
    if play.phase == "D.fumble":
        return fall_on_it(play)
    for carrier in play.carriers:
        tackle = gang_tackle(play, carrier)
        if tackle:
            return tackle
    men = sorted(fresh(play, "D"), key=lambda man: distance(man.hex, focus(play)))
    return in_turn(play, [man.id for man in men], part_of)


def focus(play: Play) -> int:
    """Where the ball is thought to be: with the carrier furthest upfield."""
    men = [find_man(play, man) for man in play.carriers]
    able = [man.hex for man in men if man.hex >= 0]
    return max(able, key=lambda hex: depth_of(play, hex), default=play.hex)


def gang_tackle(play: Play, carrier: str) -> Plan:
    """Everybody who can get at the carrier goes there; the last one declares the contact."""
    target = find_man(play, carrier)
    if target.hex < 0 or target.level or carrier in play.contacted:
        return ()
    plan: list[Action] = []
    last = ""
    found = {man.id: strikes(play, man, target, reach(play, man.id)) for man in fresh(play, "D")}
    able = sorted((id for id in found if found[id]), key=lambda id: (len(found[id]), id))
    for id in able[:6]:
        man = find_man(play, id)
        again: list[Strike] = strikes(play, man, target, reach(play, id))
        if again:
            best = max(again, key=lambda strike: strike.left)
            path = reach(play, id).path(best.hex, best.facing)
            plan += path
            play = rehearse(play, path)
            last = id
    return and_contact(play, plan, last, carrier) if last else ()


def part_of(play: Play, man: Man) -> Plan:
    if man.hit:
        return ()
    cover = enter_somebody(play, man)
    if cover:
        return cover
    if must_leave(play, man):
        return towards(play, man, focus(play))
    blocked = push(play, man)
    mine = covers(play, man) if depth_of(play, focus(play)) <= 0 else None
    return blocked or towards(play, man, spot_for(play, man), look=mine.hex if mine else focus(play))


def enter_somebody(play: Play, man: Man) -> Plan:
    """SC-8.6: onto a carrier who is protected, or onto a receiver of the pass to come."""
    if not play.committed:
        return ()
    way = reach(play, man.id)
    targets = [other for other in play.men if other.id in play.carriers or potential_receiver(play, other)]
    for target in sorted(
        targets, key=lambda other: (other.id not in play.carriers, distance(other.hex, man.hex))
    ):
        if target.hex < 0 or distance(target.hex, man.hex) > 10:
            continue
        for side, hex in enumerate(NEIGHBOURS[target.hex]):
            left = way.left(hex, (side + 3) % 6) if hex >= 0 else None
            if left is not None and left >= enter_cost(play, man, target):
                path = way.path(hex, (side + 3) % 6)
                there = rehearse(play, path)
                if enter_problem(there, find_man(there, man.id)) is None:
                    return (*path, Action("enter", man.id))
    return ()


def push(play: Play, man: Man) -> Plan:
    """A lineman with a blocker in front of him and the better of him fights through."""
    if man.id not in play.snapshot.d_line:
        return ()
    hex = NEIGHBOURS[man.hex][man.facing]
    for near in play.men:
        if near.id[0] == "O" and near.hex == hex:
            return and_contact(play, (), man.id, near.id)
    return ()


def spot_for(play: Play, man: Man) -> int:
    """Linemen go for the ball; backs close in but keep between it and the goal, safeties deepest."""
    ball = focus(play)
    if man.id not in play.snapshot.d_backs:
        return ball
    d = depth_of(play, ball)
    covered = covers(play, man) if d <= 0 else None
    if covered is not None:
        row = min(max(ROW[covered.hex] + 2 * play.dir, FIRST_ROW), LAST_ROW)
        return find(COLUMN[covered.hex], row)
    cushion = {"S": 8, "CB": 5}.get(COUNTERS[man.id].position, 2)
    if d > 0:
        cushion = min(cushion, 1 + distance(man.hex, ball) // 3)
    row = min(max(ROW[ball] + (max(-d, 0) + cushion) * play.dir, FIRST_ROW), LAST_ROW)
    column = COLUMN[ball] if d > 0 or cushion < 5 else (COLUMN[ball] + COLUMN[man.hex]) // 2
    return find(column, row)


def covers(play: Play, man: Man) -> Man | None:
    """The receiver downfield whom this back covers: the deepest go to the nearest backs."""
    backs = [one for one in play.men if one.id in play.snapshot.d_backs and one.hex >= 0 and not one.level]
    backs = [one for one in backs if COUNTERS[one.id].position in ("S", "CB", "UB")]
    deep = [one for one in play.men if one.id in play.snapshot.receivers and one.hex >= 0 and not one.level]
    deep = [one for one in deep if depth_of(play, one.hex) > 0 and one.id not in play.carriers]
    return marked_by(man, backs, sorted(deep, key=lambda one: (-depth_of(play, one.hex), one.id)))


def fall_on_it(play: Play) -> Plan:
    """Anybody who can get at a loose ball does."""
    ball = find_man(play, play.loose).hex
    for man in sorted(fresh(play, "D"), key=lambda man: distance(man.hex, ball)):
        if man.hex == ball:
            return (Action("recover", man.id),)
        way = reach(play, man.id)
        for side, hex in enumerate(NEIGHBOURS[ball]):
            for facing in range(6):
                if hex >= 0 and way.cost(hex, facing) is not None:
                    path = way.path(hex, facing)
                    there = rehearse(play, path)
                    take = Action("recover", man.id, ((side + 3) % 6,))
                    if action_problem(there, take) is None:
                        return (*path, take)
    return (END,)
