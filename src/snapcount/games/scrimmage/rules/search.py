"""SC-16.10: the search for everywhere a man can go by himself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from snapcount.games.scrimmage.rules.actions import Action
from snapcount.games.scrimmage.rules.field import HEXES, NEIGHBOURS
from snapcount.games.scrimmage.rules.hexes import OFF
from snapcount.games.scrimmage.rules.legal.moving import (
    free_problem,
    free_step_problem,
    must_leave,
    pass_blocking,
)
from snapcount.games.scrimmage.rules.markers import crossing_problem
from snapcount.games.scrimmage.rules.sight import controlled, depth_of, ground
from snapcount.games.scrimmage.rules.survey import BLOCKED, SCORE, STOP, Survey
from snapcount.games.scrimmage.state import FRESH, Man, Play
from snapcount.games.scrimmage.tables import FRONT, OCCUPIED, OTHER, TURN

STATES = HEXES * 6
NODES = 2 * STATES
"""A code is hex * 6 + facing; + STATES once a hex has been entered. A man in motion who has spent s of his first half
has the code + NODES * (s + 1): having spent more may let him go where having spent less does not (SC-7.6)."""
NEVER = 255
SIDES = tuple(((facing + 5) % 6, (facing + 1) % 6) for facing in range(6))
LEVEL = bytes(HEXES)
"""For whom no hex is deeper than another."""

HEX_OF = tuple([hex for hex in range(HEXES) for _ in range(6)]) * 2
TURNS = tuple([(hex + left, hex + right) for hex in range(0, NODES, 6) for left, right in SIDES])
LEFT = tuple([left for left, _ in TURNS])
RIGHT = tuple([right for _, right in TURNS])


def _entering(near: Sequence[int], facing: int) -> tuple[int, ...]:
    return tuple([to * 6 + facing + STATES for to in near if to != OFF])


AHEAD = tuple([_entering(near[way : way + 1], way) for near in NEIGHBOURS for way in range(6)]) * 2
ASIDE = tuple([_entering(near[way + 1 :] + near[:way], way) for near in NEIGHBOURS for way in range(6)]) * 2


class Search:
    """One search: buckets of codes by MP spent.

    Who asks for the deepest rows alone has the buckets by MP spent on other things than depth: the search ends when
    what is left of the MP leads to none of those rows.
    """

    def __init__(self, play: Play, man: Man, depth: Sequence[int] = LEVEL, rows: int = 0) -> None:
        self.depth, self.rows = depth, rows
        self.play = play
        self.man = man
        self.mp = man.mp
        self.best = bytearray([NEVER]) * NODES
        self.came: dict[int, int] = {}
        self.hops: list[tuple[int, Action]] = []
        self.ends: dict[int, int] = {}
        self.start = max(man.hex, 0) * 6 + man.facing + (STATES if man.entered else 0)
        self.buckets: list[list[int]] = [[] for _ in range(2 * man.mp + 3)]

    def run(self) -> None:
        man, play = self.man, self.play
        self.survey = Survey(play, man)
        self.bound = man.status == FRESH and (pass_blocking(play, man) or must_leave(play, man))
        self.stuck = man.inside or (man.entered and self.shares_hex())
        self.stopped = self.start if man.entered and controlled(play, man, man.hex) else -1
        if self.survey.half_spent > 0:
            self.first_half()
            return
        self.buckets[0].append(self.start)
        if not self.stuck:
            self.free_moves()
        self.spread(0)

    def spread(self, first: int) -> None:
        """From every code in the buckets to the next ones, dearer buckets later."""
        best, came, buckets, mp = self.best, self.came, self.buckets, self.mp
        flags, guarded = self.survey.flags, self.survey.guarded
        start, bound, stuck, stopped = self.start, self.bound, self.stuck, self.stopped
        depth, beside = self.depth, self.survey.beside
        begun = most = depth[HEX_OF[start]]
        for wasted in range(first, len(buckets)):
            if begun + mp - wasted <= most - self.rows:
                break
            for code in buckets[wasted]:
                hex = HEX_OF[code]
                deep = depth[hex]
                spent = wasted + deep - begun
                if best[code] < spent:
                    continue
                if deep > most:
                    most = deep
                one, turn_cost = spent + FRONT, spent + TURN
                flag = flags[hex]
                if code >= STATES and flag & SCORE:
                    continue
                if turn_cost <= mp and not (bound and code == start):
                    for turned in TURNS[code]:
                        if turn_cost < best[turned]:
                            best[turned] = turn_cost
                            came[turned] = code
                            buckets[wasted + TURN].append(turned)
                if stuck or (code >= STATES and (flag & STOP or code == stopped)):
                    continue
                watched = guarded and self.behind_line(hex)
                for cost, entering in ((one, AHEAD[code]), (spent + OTHER, ASIDE[code])):
                    if cost > mp:
                        break
                    for entered in entering:
                        if cost < best[entered] and not flags[to := HEX_OF[entered]] & BLOCKED:
                            if watched and not self.may_cross(hex, to):
                                continue
                            best[entered] = cost
                            came[entered] = code
                            buckets[cost - depth[to] + begun].append(entered)
                if hex in beside and one + OCCUPIED < mp:
                    for landed, cost, action in self.crossings(code, spent):
                        self.hop(landed, cost, code, action)

    def first_half(self) -> None:
        """SC-7.6: the man in motion, every amount spent kept apart until half is spent; then as everybody."""
        half_spent = self.survey.half_spent
        begun: list[dict[int, None]] = [{} for _ in range(half_spent)]
        begun[0][self.start] = None
        for spent in range(half_spent):
            for code in begun[spent]:
                node = code + NODES * (spent + 1)
                for landed, cost, action in self.early_moves(code, spent):
                    if cost >= half_spent:
                        self.hop(landed, cost, node, action)
                    elif landed not in begun[cost]:
                        begun[cost][landed] = None
                        self.hops.append((node, action))
                        self.came[landed + NODES * (cost + 1)] = ~(len(self.hops) - 1)
        self.best[self.start] = NEVER
        self.spread(half_spent)
        for spent in range(half_spent):
            for code in begun[spent]:
                if spent < self.best[code]:
                    self.best[code] = spent
                    self.ends[code] = code + NODES * (spent + 1)
        self.start += NODES

    def early_moves(self, code: int, spent: int) -> Iterator[tuple[int, int, Action]]:
        man, hex, early = self.man.id, HEX_OF[code], self.survey.early
        yield RIGHT[code], spent + TURN, Action("turn", man, by=1)
        yield LEFT[code], spent + TURN, Action("turn", man, by=-1)
        if code >= STATES and self.survey.flags[hex] & STOP:
            return
        for way, to in enumerate(NEIGHBOURS[hex]):
            if to != OFF and not early[to] & BLOCKED:
                cost = spent + (FRONT if way == code % 6 else OTHER)
                yield to * 6 + code % 6 + STATES, cost, Action("step", man, (way,))
        yield from self.crossings(code, spent)

    def shares_hex(self) -> bool:
        there = ground(self.play.men).at[self.man.hex]
        return any(near.id[0] != self.man.id[0] and not near.level for near in there)

    def behind_line(self, hex: int) -> bool:
        return depth_of(self.play, hex) <= 0

    def may_cross(self, here: int, there: int) -> bool:
        """SC-13.19: the real ball goes over the line only where its marker allows."""
        if depth_of(self.play, here) <= 0 < depth_of(self.play, there):
            return crossing_problem(self.play, here) is None
        return True

    def free_moves(self) -> None:
        """SC-13.7, SC-13.9: a defensive lineman's free step or turn, as his first act."""
        play, man, start = self.play, self.man, self.start
        if play.turn != "snap" or man.id[0] != "D":
            return
        if free_step_problem(play, man) is None:
            for entered in AHEAD[start]:
                self.hop(entered, 0, start, Action("free_step", man.id))
        if free_problem(play, man, "reaction_charge") is None:
            for by, turned in ((1, RIGHT[start]), (-1, LEFT[start])):
                self.hop(turned, 0, start, Action("free_turn", man.id, by=by))

    def hop(self, code: int, spent: int, before: int, action: Action) -> None:
        if spent <= self.mp and spent < self.best[code]:
            self.best[code] = spent
            self.hops.append((before, action))
            self.came[code] = ~(len(self.hops) - 1)
            depth = self.depth
            self.buckets[spent - depth[HEX_OF[code]] + depth[HEX_OF[self.start]]].append(code)

    def crossings(self, code: int, spent: int) -> Iterator[tuple[int, int, Action]]:
        """SC-7.15: every transit from a code, with the MP spent after it."""
        hex, facing = HEX_OF[code], code % 6
        begun: list[tuple[int, tuple[int, ...], int]] = [(hex, (), spent)]
        while begun:
            here, ways, paid = begun.pop()
            straight = ways and self.survey.crossable[here]
            flags = self.survey.early if paid < self.survey.half_spent else self.survey.flags
            for way in (ways[-1],) if straight else range(6):
                to = NEIGHBOURS[here][way]
                cost = paid + (FRONT if way == facing else OTHER)
                if (
                    to in (OFF, hex)
                    or cost > self.mp
                    or (self.survey.guarded and not self.may_cross(here, to))
                ):
                    continue
                if to in self.survey.crossable:
                    if cost + OCCUPIED < self.mp and not self.ahead_of_motion(to, paid):
                        begun.append((to, (*ways, way), cost + OCCUPIED))
                elif ways and not flags[to] & BLOCKED:
                    yield to * 6 + facing + STATES, cost, Action("transit", self.man.id, (*ways, way))

    def ahead_of_motion(self, hex: int, spent: int) -> bool:
        if spent >= self.survey.half_spent:
            return False
        return depth_of(self.play, hex) > depth_of(self.play, self.man.motion)
