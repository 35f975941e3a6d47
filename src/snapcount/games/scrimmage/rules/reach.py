"""SC-16.10: everywhere a man can go by himself, with a cheapest path to each place."""

from __future__ import annotations

from collections.abc import Iterator

from snapcount.games.scrimmage.rules.actions import Action
from snapcount.games.scrimmage.rules.legal.acting import moving_problem
from snapcount.games.scrimmage.rules.searching.boards import hexes_of, rows
from snapcount.games.scrimmage.rules.searching.search import Search
from snapcount.games.scrimmage.rules.searching.ways import Place, before
from snapcount.games.scrimmage.rules.sight import depth_of
from snapcount.games.scrimmage.state import Man, Play, find_man


class Reach:
    """The places of one man: cheapest cost by (hex, facing), and the way there."""

    __slots__ = ("_found", "_search", "man", "mp")

    def __init__(self, man: Man, search: Search) -> None:
        self.man = man.id
        self.mp = man.mp
        self._search = search
        self._found: list[tuple[int, int, int]] = []

    def __len__(self) -> int:
        return len(self.found)

    @property
    def found(self) -> list[tuple[int, int, int]]:
        """Every (hex, facing, MP left), the nearest first."""
        if not self._found:
            seen, low = [0] * 6, self._search.low
            for spent, front in enumerate(self._search.fronts):
                left = self.mp - spent
                for facing, new in enumerate(front):
                    if (spent, facing) in self._search.standing:
                        new |= self._search.start
                    if new := new & ~seen[facing]:
                        seen[facing] |= new
                        self._found += [(hex, facing, left) for hex in hexes_of(new, low)]
        return self._found

    def cost(self, hex: int, facing: int) -> int | None:
        """MP to stand there facing so; None where he can't."""
        search, bit = self._search, self._search.bit(hex)
        for spent, front in enumerate(search.fronts):
            if front[facing] & bit or (bit == search.start and (spent, facing) in search.standing):
                return spent
        return None

    def left(self, hex: int, facing: int) -> int | None:
        """MP left when he stands there facing so."""
        cost = self.cost(hex, facing)
        return None if cost is None else self.mp - cost

    def places(self) -> Iterator[tuple[int, int, int]]:
        """Every (hex, facing, MP left)."""
        return iter(self.found)

    def hexes(self) -> dict[int, int]:
        """Most MP left by hex, whatever the facing."""
        most: dict[int, int] = {}
        for hex, _, left in self.found:
            if left > most.get(hex, -1):
                most[hex] = left
        return most

    def deepest(self, play: Play, count: int) -> set[int]:
        """The hexes of the deepest so many rows that he gets to."""
        search = self._search
        found = search.start | search.everywhere()
        most = depth_of(play, search.man.hex) + self.mp + 1
        while not found & rows(play.dir, play.scrimmage_line, most, most) >> search.low:
            most -= 1
        wanted = rows(play.dir, play.scrimmage_line, most - count + 1, most) >> search.low
        return set(hexes_of(found & wanted, search.low))

    def path(self, hex: int, facing: int) -> tuple[Action, ...]:
        """The actions of a cheapest way there."""
        search = self._search
        spent = self.cost(hex, facing)
        assert spent is not None, "out of reach"
        standing = search.bit(hex) == search.start and (spent, facing) in search.standing
        place = Place(hex, facing, spent, standing)
        begun = Place(search.man.hex, search.man.facing, 0, not search.man.entered)
        plan: list[Action] = []
        while place != begun:
            action, place = before(search, place)
            plan.append(action)
        return tuple(reversed(plan))


def reach(play: Play, id: str) -> Reach:
    """A search by MP spent over (hex, facing, entered), keeping the most MP left."""
    man = find_man(play, id)
    search = Search(play, man)
    if moving_problem(play, man) is None:
        search.run()
    return Reach(man, search)
