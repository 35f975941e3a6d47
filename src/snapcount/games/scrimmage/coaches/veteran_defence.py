"""The veteran on defence: sure tackles first, then a net of zones around the ball, receivers covered from behind."""

from __future__ import annotations

from snapcount.games.scrimmage.coaches.net import Threat, cut_off, intercept, threat
from snapcount.games.scrimmage.coaches.rookie_defence import fall_on_it, push
from snapcount.games.scrimmage.coaches.rush import passer_of, rush
from snapcount.games.scrimmage.coaches.tactics import (
    Plan,
    and_contact,
    in_turn,
    may_go_on,
    rehearse,
    strikes,
    towards,
)
from snapcount.games.scrimmage.coaches.veteran_cover import cover_man, cover_pass
from snapcount.games.scrimmage.rules.actions import Action
from snapcount.games.scrimmage.rules.field import COLUMN, FIRST_ROW, LAST_ROW, ROW, distance, find
from snapcount.games.scrimmage.rules.legal.contacting import differential
from snapcount.games.scrimmage.rules.legal.moving import must_leave
from snapcount.games.scrimmage.rules.reach import reach
from snapcount.games.scrimmage.rules.sight import depth_of
from snapcount.games.scrimmage.state import Man, Play, find_man
from snapcount.games.scrimmage.tables import COUNTERS, STRENGTH

SURE = 4
"""From this differential on a contact always neutralizes."""
HEMMED = 2
"""A carrier who can gain no more than this is hemmed in: the others fall in behind."""


def defend(play: Play) -> Plan:
    """Tackle who can be tackled; then everybody in turn until dice are needed."""
    if play.phase == "D.fumble":
        return fall_on_it(play)
    if play.committed:
        return cover_pass(play)
    for carrier in by_depth(play):
        tackle = gang_tackle(play, carrier)
        if tackle:
            return tackle
    return in_turn(play, order(play), part_of)


def movers(play: Play) -> list[Man]:
    """Who may still do something by himself."""
    return [man for man in play.men if man.id[0] == "D" and may_go_on(man) and man.hex >= 0 and not man.level]


def by_depth(play: Play) -> list[str]:
    """Carriers on the field, the furthest upfield first."""
    able = [id for id in play.carriers if find_man(play, id).hex >= 0]
    return sorted(able, key=lambda id: -depth_of(play, find_man(play, id).hex))


def order(play: Play) -> list[str]:
    """An open man first, since he is parked by the next; then those nearest to the ball."""
    ball = focus(play)
    men = sorted(movers(play), key=lambda man: (man.status != "open", distance(man.hex, ball), man.id))
    return [man.id for man in men]


def focus(play: Play) -> int:
    """Where the ball is thought to be."""
    able = by_depth(play)
    return find_man(play, able[0]).hex if able else play.hex


def gang_tackle(play: Play, carrier: str) -> Plan:
    """The strongest men who can get at the carrier, until the contact is sure; the last one declares it."""
    target = find_man(play, carrier)
    if target.hex < 0 or target.level or carrier in play.contacted:
        return ()
    able = [man for man in movers(play) if strikes(play, man, target, reach(play, man.id))]
    able.sort(key=lambda man: (man.status != "open", -STRENGTH[man.id], man.id))
    plan: list[Action] = []
    last = ""
    team: list[str] = []
    for man in able[:6]:
        again = strikes(play, find_man(play, man.id), target, way := reach(play, man.id))
        if not again:
            continue
        best = max(again, key=lambda strike: (strike.left, strike.hex))
        path = way.path(best.hex, best.facing)
        plan += path
        play = rehearse(play, path)
        last = man.id
        team.append(last)
        if differential(play, tuple(team), carrier) >= SURE:
            break
    return and_contact(play, plan, last, carrier) if last else ()


def part_of(play: Play, man: Man) -> Plan:
    """One man's part once nobody can be tackled."""
    if man.hit:
        return push(play, man)
    if must_leave(play, man):
        return towards(play, man, focus(play))
    lineman = man.id in play.snapshot.d_line
    passer = passer_of(play)
    if lineman and passer is not None and play.o_line == "pass_blocking":
        return rush(play, man, passer)
    if lineman and distance(man.hex, focus(play)) <= 6:
        blocked = push(play, man)
        if blocked:
            return blocked
    if not lineman and may_be_pass(play):
        covered = cover_man(play, man, focus(play))
        if covered is not None:
            return covered
    return hem_in(play, man) if can_run(play) else towards(play, man, focus(play))


def can_run(play: Play) -> bool:
    return any(not find_man(play, id).hit for id in by_depth(play))


def may_be_pass(play: Play) -> bool:
    """A passer still has a ball marker behind the line."""
    if play.forward_thrown or play.ball_crossed or play.ineligible_crossed:
        return False
    if play.o_ball in ("run_right", "run_left"):
        return False
    return any(depth_of(play, find_man(play, id).hex) <= 0 for id in by_depth(play))


def hem_in(play: Play, man: Man) -> Plan:
    """Cut off the carrier who threatens most; who is not needed for that falls in between him and the goal."""
    threats = {id: threat(play, id, False) for id in by_depth(play)[:3]}
    worst = max(threats, key=lambda id: threats[id].size)
    now: Threat = threats[worst]
    runner = find_man(play, worst).hex
    if now.depth > max(depth_of(play, runner), 0) + HEMMED:
        found = cut_off(play, man, worst, threat(play, worst))
        if found is not None and found[1] < now.size - 0.3:
            return found[0]
    return towards(play, man, behind(play, man, runner), look=runner)


def behind(play: Play, man: Man, runner: int) -> int:
    """Linemen close in; the others fall in on the runner's way to the goal, safeties last."""
    if man.id in play.snapshot.d_line or depth_of(play, runner) > 3:
        return intercept(play, man.hex, runner)
    cushion = {"S": 5, "CB": 4, "UB": 4}.get(COUNTERS[man.id].position, 2)
    d = max(depth_of(play, runner), 0) - depth_of(play, runner) + cushion
    row = min(max(ROW[runner] + d * play.dir, FIRST_ROW), LAST_ROW)
    aside = (COLUMN[man.hex] - COLUMN[runner]) // 3
    return find(COLUMN[runner] + max(-4, min(4, aside)), row)
