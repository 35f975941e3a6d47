"""SC-16.10: everywhere a man can go by himself, with a cheapest path to each place."""

from __future__ import annotations

from collections.abc import Iterator

from snapcount.games.scrimmage.rules.actions import Action
from snapcount.games.scrimmage.rules.field import HEXES, NEIGHBOURS
from snapcount.games.scrimmage.rules.hexes import OFF
from snapcount.games.scrimmage.rules.legal.acting import moving_problem
from snapcount.games.scrimmage.rules.legal.moving import (
    free_problem,
    free_step_problem,
    must_leave,
    pass_blocking,
)
from snapcount.games.scrimmage.rules.markers import crossing_problem
from snapcount.games.scrimmage.rules.sight import controlled, depth_of, ground
from snapcount.games.scrimmage.rules.survey import BLOCKED, SCORE, STOP, Survey
from snapcount.games.scrimmage.state import FRESH, Man, Play, find_man
from snapcount.games.scrimmage.tables import FRONT, OCCUPIED, OTHER, TURN

STATES = HEXES * 6
NODES = 2 * STATES
"""A code is hex * 6 + facing; + STATES once a hex has been entered. A man in motion who has spent s of his first half
has the code + NODES * (s + 1): having spent more may let him go where having spent less does not (SC-7.6)."""
NEVER = 255

HEX_OF = tuple(code // 6 for code in range(STATES)) * 2
LEFT = tuple(code // 6 * 6 + (code % 6 + 5) % 6 for code in range(2 * STATES))
RIGHT = tuple(code // 6 * 6 + (code % 6 + 1) % 6 for code in range(2 * STATES))


def _entering(code: int, ways: tuple[int, ...]) -> tuple[int, ...]:
    hex, facing = divmod(code, 6)
    near = [NEIGHBOURS[hex][(facing + way) % 6] for way in ways]
    return tuple(to * 6 + facing + STATES for to in near if to != OFF)


AHEAD = tuple(_entering(code, (0,)) for code in range(STATES)) * 2
ASIDE = tuple(_entering(code, (1, 2, 3, 4, 5)) for code in range(STATES)) * 2


class Reach:
    """The places of one man: cheapest cost by (hex, facing), and the way there."""

    __slots__ = ("_best", "_came", "_ends", "_hops", "_start", "found", "man", "mp")

    def __init__(self, man: Man, search: Search) -> None:
        self.man = man.id
        self.mp = man.mp
        self._start = search.start
        self._best = search.best
        self._came = search.came
        self._hops = search.hops
        self._ends = search.ends
        self.found = tuple({code % STATES for code in search.came} | {search.start % STATES})

    def __len__(self) -> int:
        return len(self.found)

    def cost(self, hex: int, facing: int) -> int | None:
        """MP to stand there facing so; None where he can't."""
        code = hex * 6 + facing
        least = min(self._best[code], self._best[code + STATES])
        return None if least == NEVER else least

    def left(self, hex: int, facing: int) -> int | None:
        """MP left when he stands there facing so."""
        cost = self.cost(hex, facing)
        return None if cost is None else self.mp - cost

    def places(self) -> Iterator[tuple[int, int, int]]:
        """Every (hex, facing, MP left)."""
        best = self._best
        for code in self.found:
            yield code // 6, code % 6, self.mp - min(best[code], best[code + STATES])

    def hexes(self) -> dict[int, int]:
        """Most MP left by hex, whatever the facing."""
        most: dict[int, int] = {}
        for hex, _, left in self.places():
            if left > most.get(hex, -1):
                most[hex] = left
        return most

    def path(self, hex: int, facing: int) -> tuple[Action, ...]:
        """The actions of a cheapest way there."""
        code = hex * 6 + facing
        if self._best[code + STATES] < self._best[code]:
            code += STATES
        assert self._best[code] != NEVER, "out of reach"
        code = self._ends.get(code, code)
        plan: list[Action] = []
        while code != self._start:
            before = self._came[code]
            if before < 0:
                before, action = self._hops[~before]
            else:
                action = self.single(before, code)
            plan.append(action)
            code = before
        return tuple(reversed(plan))

    def single(self, before: int, code: int) -> Action:
        before, code = before % NODES, code % NODES
        here, there = HEX_OF[before], HEX_OF[code]
        if here == there:
            return Action("turn", self.man, by=1 if RIGHT[before] == code else -1)
        return Action("step", self.man, (NEIGHBOURS[here].index(there),))


def reach(play: Play, id: str) -> Reach:
    """Best-first search over (hex, facing, entered), keeping the most MP left."""
    man = find_man(play, id)
    search = Search(play, man)
    if man.hex != OFF:
        search.best[search.start] = 0
        if moving_problem(play, man) is None:
            search.run()
    return Reach(man, search)


class Search:
    """One search: buckets of codes by MP spent."""

    def __init__(self, play: Play, man: Man) -> None:
        self.play = play
        self.man = man
        self.mp = man.mp
        self.best = bytearray([NEVER]) * NODES
        self.came: dict[int, int] = {}
        self.hops: list[tuple[int, Action]] = []
        self.ends: dict[int, int] = {}
        self.start = max(man.hex, 0) * 6 + man.facing + (STATES if man.entered else 0)
        self.buckets: list[list[int]] = [[] for _ in range(man.mp + 3)]

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
        flags, crossable, guarded = self.survey.flags, self.survey.crossable, self.survey.guarded
        start, bound, stuck, stopped = self.start, self.bound, self.stuck, self.stopped
        for spent in range(first, mp + 1):
            one, two, turn_cost = spent + FRONT, spent + OTHER, spent + TURN
            for code in buckets[spent]:
                if best[code] < spent:
                    continue
                hex = HEX_OF[code]
                flag = flags[hex]
                if code >= STATES and flag & SCORE:
                    continue
                if turn_cost <= mp and not (bound and code == start):
                    for turned in (LEFT[code], RIGHT[code]):
                        if turn_cost < best[turned]:
                            best[turned] = turn_cost
                            came[turned] = code
                            buckets[turn_cost].append(turned)
                if stuck or (code >= STATES and (flag & STOP or code == stopped)):
                    continue
                for cost, entering in ((one, AHEAD[code]), (two, ASIDE[code])):
                    if cost > mp:
                        break
                    for entered in entering:
                        if cost < best[entered] and not flags[HEX_OF[entered]] & BLOCKED:
                            if guarded and not self.may_cross(hex, HEX_OF[entered]):
                                continue
                            best[entered] = cost
                            came[entered] = code
                            buckets[cost].append(entered)
                if crossable and one + OCCUPIED < mp:
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
            self.buckets[spent].append(code)

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
