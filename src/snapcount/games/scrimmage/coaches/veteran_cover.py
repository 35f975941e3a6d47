"""The veteran's pass defence: a cushion behind receivers, and a crowd around them once a throw is called."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from snapcount.core.adding import plain_sum
from snapcount.games.scrimmage.coaches.align import last_row
from snapcount.games.scrimmage.coaches.net import intercept, threat
from snapcount.games.scrimmage.coaches.rookie_defence import enter_somebody, gang_tackle
from snapcount.games.scrimmage.coaches.tactics import (
    Plan,
    and_contact,
    fresh,
    marked_by,
    opponents,
    rehearse,
    strikes,
    towards,
)
from snapcount.games.scrimmage.rules.actions import END, Action, action_problem
from snapcount.games.scrimmage.rules.field import COLUMN, NEIGHBOURS, ROW, beyond_goal, distance, find, sees
from snapcount.games.scrimmage.rules.legal.entering import enter_cost, enter_problem
from snapcount.games.scrimmage.rules.legal.moving import must_leave
from snapcount.games.scrimmage.rules.legal.throwing import throw_problem
from snapcount.games.scrimmage.rules.previews import completion_ways, preview_pass
from snapcount.games.scrimmage.rules.reach import Reach, reach
from snapcount.games.scrimmage.rules.sight import depth_of, ground
from snapcount.games.scrimmage.state import Man, Play, find_man, with_man
from snapcount.games.scrimmage.tables import COMPLETION, COUNTERS, MOVEMENT, STRENGTH

COVERING = ("CB", "S", "UB", "ULB")
DROPPING = ("OLB", "MLB")
"""Who falls back into coverage once the line is seen to block for a pass."""
GONE = 14
"""Hexes that a receiver may be expected to run on if nobody is behind him."""
MISSED = (1.0, 0.4, 0.05)
"""The part of it that is left with nobody, one man and two men to tackle him where his first run ends."""
SCORED = 24
"""What a touchdown is worth besides the hexes, in hexes; half of that where he would still have to run for it."""
WATCHED = 2
"""How many receivers, the most dangerous ones, each defender thinks about."""
HELD = 0.5
"""What is left of that run for a receiver who has to shake off a passive contact first."""
BEST_ROW, SURE = max(COMPLETION), 0.08
"""Net points beyond the last row of the table change nothing, but a second defender builds on the first."""


MARGIN = 1e-9
"""What adding up in another order may change."""


class Post(NamedTuple):
    """A place beside somebody, or in his hex."""

    beside: str
    hex: int
    facing: int
    inside: bool = False


def receivers_of(play: Play) -> list[Man]:
    """Eligible men without the ball, deepest first; who is down may be up again before he is needed (SC-10.10)."""
    men = [man for man in play.men if man.id in play.snapshot.receivers and man.hex >= 0]
    men = [man for man in men if man.id not in play.carriers and COUNTERS[man.id].receiving >= 3]
    return sorted(men, key=lambda man: (-depth_of(play, man.hex), man.id))


def safeties(play: Play) -> list[str]:
    """The two men who are responsible for what is deep: safeties, or utility backs in their place."""
    backs = [man for man in play.men if man.id in play.snapshot.d_backs and man.hex >= 0 and not man.level]
    rank = {"S": 0, "UB": 1}
    backs.sort(key=lambda man: (rank.get(COUNTERS[man.id].position, 2), -depth_of(play, man.hex), man.id))
    return [man.id for man in backs[:2]]


def cover_man(play: Play, man: Man, ball: int) -> Plan | None:
    """A back's place behind the receiver whom he covers, None for whoever covers nobody."""
    position = COUNTERS[man.id].position
    sure_run = play.o_line == "aggressive_blocking"
    safety = man.id in safeties(play) and not sure_run
    if (
        not safety
        and position not in COVERING
        and (play.o_line != "pass_blocking" or position not in DROPPING)
    ):
        return None
    mine = on_his_side(play, man) if safety else assigned(play, man)
    if mine is None or (sure_run and depth_of(play, mine.hex) <= 0):
        return None
    bump = () if sure_run or safety else jam(play, man, mine)
    if bump:
        return bump
    cushion = 10 if safety else 5 if sure_run or position == "CB" else 3
    row = ROW[mine.hex] + (max(-depth_of(play, mine.hex), 0) + cushion) * play.dir
    row = min(row, last_row(play)) if play.dir > 0 else max(row, last_row(play))
    inside = (COLUMN[ball] > COLUMN[mine.hex]) - (COLUMN[ball] < COLUMN[mine.hex])
    aside = 3 if safety else 1 if position == "CB" else 2
    return towards(play, man, find(COLUMN[mine.hex] + aside * inside, row), look=mine.hex)


def jam(play: Play, man: Man, mine: Man) -> Plan:
    """Hit the receiver while it is allowed: who has a Hit marker runs no route in the next turn."""
    if depth_of(play, mine.hex) <= 0 or mine.hit or mine.level:
        return ()
    way = reach(play, man.id)
    able = [strike for strike in strikes(play, man, mine, way) if strike.differential >= 0]
    best = max(able, key=lambda strike: (strike.left, strike.hex), default=None)
    if best is None:
        return ()
    path = way.path(best.hex, best.facing)
    return and_contact(rehearse(play, path), path, man.id, mine.id)


def on_his_side(play: Play, man: Man) -> Man | None:
    """A safety has half of the field: the widest receiver on his side, good ones first."""
    two = [COLUMN[find_man(play, id).hex] for id in safeties(play)]
    side = 1 if 2 * COLUMN[man.hex] >= min(two) + max(two) else -1

    def wide(one: Man) -> tuple[int, str]:
        return side * (COLUMN[one.hex] - COLUMN[play.hex]) + COUNTERS[one.id].receiving, one.id

    return max(receivers_of(play), key=wide, default=None)


def assigned(play: Play, man: Man) -> Man | None:
    """The best receivers go to the nearest men, one each; who is left over doubles the deepest ones."""
    able = (*COVERING, *(DROPPING if play.o_line == "pass_blocking" else ()))
    backs = [one for one in play.men if one.id in play.snapshot.d_backs and one.hex >= 0 and not one.level]
    deep = () if play.o_line == "aggressive_blocking" else safeties(play)
    backs = [one for one in backs if COUNTERS[one.id].position in able and one.id not in deep]
    out = [one for one in receivers_of(play) if depth_of(play, one.hex) > 0 or COUNTERS[one.id].receiving > 4]
    out.sort(key=lambda one: (-COUNTERS[one.id].receiving, one.id))
    return marked_by(man, backs, (*out, *(one for one in receivers_of(play) if one in out)))


def cover_pass(play: Play) -> Plan:
    """A pass has been called: tackle nobody who is safe, crowd those who may catch it and him who throws."""
    for carrier in play.carriers:
        tackle = gang_tackle(play, carrier)
        if tackle:
            return tackle
    plan: list[Action] = []
    passer = find_man(play, play.carriers[0]) if play.carriers else None
    deep = safeties(play)
    for man in sorted(fresh(play, "D"), key=lambda man: (man.id in deep, STRENGTH[man.id], man.id)):
        part = best_cover(play, find_man(play, man.id), passer)
        if not part or action_problem(play, part[0]):
            continue
        plan += part
        play = rehearse(play, part)
    return (*plan, END) if action_problem(play, END) is None else tuple(plan) or (END,)


def dangers(play: Play) -> dict[str, float]:
    """What a throw to each man who can be thrown to now is worth to the offence, in hexes."""
    if not play.holder:
        return {}
    able = [man for man in receivers_of(play) if throw_problem(play, man.id, True) is None]
    return {man.id: danger(play, man.id) for man in able}


def danger(play: Play, id: str) -> float:
    """The chance of a catch, times where he stands then and could run to."""
    return chance_of(play, id) * gain_of(play, id)


def chance_of(play: Play, id: str) -> float:
    net = preview_pass(play, id).points.net
    return completion_ways(net) / 36 + SURE * max(net - BEST_ROW, 0)


def gain_of(play: Play, id: str, runs: bool = True) -> float:
    """Where he catches it and could run to; or at least so much, as if he ran nowhere."""
    hex = find_man(play, id).hex
    more = SCORED if beyond_goal(play.dir, hex) else after_catch(play, id) if runs else 0
    return 8 + depth_of(play, hex) + more


def left_open(play: Play, worth: dict[str, float], changed: Iterable[str], enough: float) -> float:
    """What is worth to the offence with those changed; something above what is enough as soon as it is no better."""
    chances = {one: chance_of(play, one) for one in changed}
    now = {**worth, **{one: chance * gain_of(play, one, False) for one, chance in chances.items()}}
    for one, chance in chances.items():
        if total(now) > enough + MARGIN:
            break
        now[one] = chance * gain_of(play, one)
    return total(now)


def after_catch(play: Play, id: str) -> float:
    """What the run of a receiver is worth if he catches the ball where he stands."""
    hex = find_man(play, id).hex
    ahead = threat(play, id, False)
    run = ahead.depth - depth_of(play, hex) + GONE * MISSED[min(pursuers(play, ahead.end), 2)]
    if any(near.id[0] == "D" and not near.level for near in ground(play.men).at[hex]):
        run *= HELD
    return 1.5 * run + (SCORED / 2 if beyond_goal(play.dir, ahead.end) else 0)


def pursuers(play: Play, end: int) -> int:
    """How many defenders would see and reach a runner where his run ends."""
    return plain_sum(
        distance(foe.hex, end) <= MOVEMENT[foe.id] - 3 and sees(foe.hex, foe.facing, end)
        for foe in opponents(play, "O")
    )


def best_cover(play: Play, man: Man, passer: Man | None) -> Plan:
    """Next to the receiver or in his hex, or next to the passer, where it hurts most."""
    if man.hit:
        return ()
    worth = dangers(play)
    if not worth or passer is None:
        ball = passer.hex if passer else play.hex
        return enter_somebody(play, man) or towards(play, man, ball)
    way = reach(play, man.id)
    best, choice = total(worth), Post("", man.hex, man.facing)
    for post in cover_places(play, man, worth, passer, way):
        there = with_man(play, man._replace(hex=post.hex, facing=post.facing))
        changed = worth if post.beside == passer.id else (post.beside,)
        again = left_open(there, worth, changed, best)
        if again < best and (not post.inside or can_enter(play, man, post, way)):
            best, choice = again, post
    if choice.beside:
        return way_to(man, choice, way)
    if must_leave(play, man) or man.id in play.snapshot.d_line:
        return towards(play, man, passer.hex)
    runner = find_man(play, max(worth, key=lambda id: worth[id])).hex
    return towards(play, man, intercept(play, man.hex, runner), look=runner)


def way_to(man: Man, post: Post, way: Reach) -> Plan:
    if post.inside:
        return (*way.path(NEIGHBOURS[post.hex][(post.facing + 3) % 6], post.facing), Action("enter", man.id))
    return () if (post.hex, post.facing) == (man.hex, man.facing) else way.path(post.hex, post.facing)


def can_enter(play: Play, man: Man, post: Post, way: Reach) -> bool:
    """SC-8.6: whether he may go on from the hex before into the receiver's."""
    there = rehearse(play, way_to(man, post, way)[:-1])
    return enter_problem(there, find_man(there, man.id)) is None


def cover_places(play: Play, man: Man, worth: dict[str, float], passer: Man, way: Reach) -> Iterator[Post]:
    """The hexes around those who matter, looking at them; linemen think of the passer alone."""
    lineman = man.id in play.snapshot.d_line
    away = 0 if play.dir > 0 else 3
    feared = sorted(worth, key=lambda id: -worth[id])[:WATCHED]
    for id in (passer.id,) if lineman else feared:
        target = find_man(play, id)
        for side, hex in enumerate(NEIGHBOURS[target.hex]):
            left = way.left(hex, (side + 3) % 6) if hex >= 0 else None
            if left is not None:
                yield Post(id, hex, (side + 3) % 6)
                if way.cost(hex, away) is not None:
                    yield Post(id, hex, away)
                if not lineman and left >= enter_cost(play, man, target):
                    yield Post(id, target.hex, (side + 3) % 6, inside=True)
        if not lineman:
            yield from goal_side(play, id, target.hex, way)


def goal_side(play: Play, id: str, target: int, way: Reach) -> Iterator[Post]:
    """A few hexes behind a receiver, facing him or ready to run with him."""
    for rows in (2, 5):
        for columns in (-2, 0, 2):
            hex = find(COLUMN[target] + columns, ROW[target] + rows * play.dir)
            for facing in (0, 3):
                if hex >= 0 and way.cost(hex, facing) is not None:
                    yield Post(id, hex, facing)


def total(worth: dict[str, float]) -> float:
    """The throw that will be made counts most."""
    return max(worth.values(), default=0.0) + 0.25 * plain_sum(worth.values())
