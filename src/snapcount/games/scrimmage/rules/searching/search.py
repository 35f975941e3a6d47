"""SC-16.10: the search for everywhere a man can go by himself, a whole front of hexes at a time."""

from __future__ import annotations

from collections.abc import Iterable

from snapcount.games.scrimmage.rules.legal.moving import (
    free_problem,
    free_step_problem,
    must_leave,
    pass_blocking,
)
from snapcount.games.scrimmage.rules.searching.boards import BIT, PLACE, SHIFTS, WIDTH, beside
from snapcount.games.scrimmage.rules.searching.survey import Survey
from snapcount.games.scrimmage.rules.sight import ground
from snapcount.games.scrimmage.state import FRESH, Man, Play
from snapcount.games.scrimmage.tables import FRONT, OCCUPIED, OTHER, TURN

Fronts = list[list[int]]
"""By MP spent, then by facing: the hexes that a man comes to at that price, and at no lower one."""

ANY = -1
"""The direction of who stands among men on their feet: he may leave in any."""


def shifted(here: int, way: int) -> int:
    shift = SHIFTS[way]
    return here << shift if shift > 0 else here >> -shift


class Search:
    """One search.

    Until he has entered a hex a man is `standing`: an opponent's zone doesn't keep him there. In the first half of a
    motion every amount spent has all hexes of its own: having spent more may let him go where less does not (SC-7.6).
    """

    def __init__(self, play: Play, man: Man) -> None:
        self.play, self.man, self.mp = play, man, man.mp
        around = (man.mp + OTHER) * WIDTH
        self.low = max(PLACE[max(man.hex, 0)] - around, 0)
        """The first place that counts: short numbers take less time than long ones."""
        self.window = (1 << 2 * around) - 1
        self.fronts: Fronts = [[0] * 6]
        self.standing: set[tuple[int, int]] = set()
        """(MP spent, facing) on his own hex."""
        self.start = self.bit(man.hex) if man.hex >= 0 else 0
        if man.entered:
            self.fronts[0][man.facing] = self.start
        elif self.start:
            self.standing.add((0, man.facing))

    def bit(self, hex: int) -> int:
        return BIT[hex] >> self.low

    def run(self) -> None:
        man, play, mp = self.man, self.play, self.mp
        self.survey = survey = Survey(play, man, self.low)
        self.bound = man.status == FRESH and (pass_blocking(play, man) or must_leave(play, man))
        stuck = man.inside or (man.entered and self.shares_hex())
        self.coming: Fronts = [[0] * 6 for _ in range(mp + OTHER + 1)]
        self.inside: dict[int, dict[tuple[int, int, bool], int]] = {}
        left = [self.window] * 6
        turnable = self.window & ~survey.over
        going = turnable & ~survey.stop
        self.coming[0] = self.fronts.pop()
        if not stuck:
            self.free_moves()
        for spent in range(mp + 1):
            early = spent < survey.half_spent
            front, after = self.coming[spent], self.coming[spent + TURN]
            standing = [facing for facing in range(6) if (spent, facing) in self.standing]
            self.turn_standing(spent, standing)
            for facing in range(6):
                new = front[facing]
                if not early:
                    new &= left[facing]
                    left[facing] ^= new
                front[facing] = new
                leaving = 0
                if new:
                    turning = new & turnable
                    leaving = turning & going
                    if self.bound and not spent and facing == man.facing:
                        turning &= ~self.start
                    after[facing - 1] |= turning
                    after[facing - 5] |= turning
                if stuck:
                    continue
                if leaving:
                    self.leave(leaving, facing, spent, False)
                if facing in standing:
                    self.leave(self.start, facing, spent, True)
            for (facing, way, own), here in self.inside.get(spent, {}).items():
                self.go_on(here, facing, spent, range(6) if way == ANY else (way,), own)
        self.fronts = self.coming[: mp + 1]

    def everywhere(self) -> int:
        """Every hex that he comes to, whatever the facing."""
        found = 0
        for front in self.fronts:
            for new in front:
                found |= new
        return found

    def turn_standing(self, spent: int, standing: list[int]) -> None:
        """On his own hex, before the first step; whose first act must be a move doesn't (SC-13.28, SC-8.13)."""
        for facing in standing:
            if not (self.bound and (spent, facing) == (0, self.man.facing)):
                for turned in ((facing + 1) % 6, (facing + 5) % 6):
                    if spent < self.mp and (spent < self.survey.half_spent or not self.stood(spent, turned)):
                        self.standing.add((spent + TURN, turned))

    def stood(self, spent: int, facing: int) -> bool:
        """Whether he has stood so for less."""
        first = max(self.survey.half_spent, 0)
        return any((less, facing) in self.standing for less in range(first, spent + 1))

    def leave(self, here: int, facing: int, spent: int, own: bool) -> None:
        """One step from every hex of a front, and the beginning of every way past other men."""
        survey = self.survey
        if spent + FRONT > self.mp:
            return
        free = survey.free & survey.early if spent < survey.half_spent else survey.free
        barred = here & survey.barred
        around, ahead = beside(here), shifted(here, facing)
        if barred:
            clear = here ^ barred
            around = beside(clear) | beside(barred) & survey.behind
            ahead = shifted(clear, facing) | shifted(barred, facing) & survey.behind
        self.coming[spent + FRONT][facing] |= ahead & free
        self.coming[spent + OTHER][facing] |= around & free
        if around & survey.crossable and spent + FRONT + OCCUPIED < self.mp:
            self.go_among(here, facing, spent, range(6), own)

    def go_among(self, here: int, facing: int, spent: int, ways: Iterable[int], own: bool) -> None:
        """SC-7.15: into occupied hexes that he will leave again; `own` if he began on the hex where he stood."""
        survey = self.survey
        crossable = survey.crossable & survey.early if spent < survey.half_spent else survey.crossable
        for way in ways:
            paid = spent + (FRONT if way == facing else OTHER) + OCCUPIED
            if paid >= self.mp:
                continue
            there = self.over_the_line(here, way) & crossable
            lying = there & survey.lying
            for key, some in (((facing, way, own), lying), ((facing, ANY, own), there ^ lying)):
                if some:
                    inside = self.inside.setdefault(paid, {})
                    inside[key] = inside.get(key, 0) | some

    def go_on(self, here: int, facing: int, spent: int, ways: Iterable[int], own: bool) -> None:
        """From among other men out to a free hex, or to the next of them."""
        survey = self.survey
        free = survey.free & survey.early if spent < survey.half_spent else survey.free
        if own:
            free &= ~self.start
        for way in ways:
            cost = spent + (FRONT if way == facing else OTHER)
            self.coming[cost][facing] |= self.over_the_line(here, way) & free
        self.go_among(here, facing, spent, ways, own)

    def over_the_line(self, here: int, way: int) -> int:
        """SC-13.19: a step; the real ball goes over the line only where its marker allows."""
        barred = here & self.survey.barred
        if not barred:
            return shifted(here, way)
        return shifted(here ^ barred, way) | shifted(barred, way) & self.survey.behind

    def shares_hex(self) -> bool:
        there = ground(self.play.men).at[self.man.hex]
        return any(near.id[0] != self.man.id[0] and not near.level for near in there)

    def free_moves(self) -> None:
        """SC-13.7, SC-13.9: a defensive lineman's free step or turn, as his first act."""
        play, man = self.play, self.man
        if play.turn != "snap" or man.id[0] != "D":
            return
        if free_step_problem(play, man) is None:
            self.coming[0][man.facing] |= shifted(self.start, man.facing)
        if free_problem(play, man, "reaction_charge") is None:
            for turned in ((man.facing + 1) % 6, (man.facing + 5) % 6):
                if man.entered:
                    self.coming[0][turned] |= self.start
                else:
                    self.standing.add((0, turned))
