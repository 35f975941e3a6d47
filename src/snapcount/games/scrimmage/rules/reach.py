"""SC-16.10: everywhere a man can go by himself, with a cheapest path to each place."""

from __future__ import annotations

from collections.abc import Iterator

from snapcount.games.scrimmage.rules.actions import Action
from snapcount.games.scrimmage.rules.field import NEIGHBOURS
from snapcount.games.scrimmage.rules.hexes import OFF
from snapcount.games.scrimmage.rules.legal.acting import moving_problem
from snapcount.games.scrimmage.rules.search import HEX_OF, NEVER, NODES, RIGHT, STATES, Search
from snapcount.games.scrimmage.rules.survey import depths
from snapcount.games.scrimmage.state import Man, Play, find_man


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


def deepest(play: Play, id: str, rows: int) -> set[int]:
    """The hexes of the deepest so many rows that a man gets to."""
    man = find_man(play, id)
    depth = depths(play.dir, play.scrimmage_line)
    search = Search(play, man, depth, rows)
    if moving_problem(play, man) is None:
        search.run()
    hexes = {HEX_OF[code % NODES] for code in search.came} | {man.hex}
    most = max(depth[hex] for hex in hexes)
    return {hex for hex in hexes if depth[hex] > most - rows}
