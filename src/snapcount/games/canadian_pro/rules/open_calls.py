"""Every call that is open to the offence (CP-3.3)."""

from __future__ import annotations

from functools import lru_cache

from snapcount.core.data.made import new
from snapcount.games.canadian_pro.rules.calls import CARRIERS, Call, Menu, call_problem
from snapcount.games.canadian_pro.rules.lineups import Line
from snapcount.games.canadian_pro.state import Options
from snapcount.games.canadian_pro.tables import BACKS, DEPTHS, HOLES, RECEIVERS, ZONES, depth_of


def calls(menu: Menu) -> tuple[Call, ...]:
    """Every legal call."""
    return _calls(alike(menu))


def alike(menu: Menu) -> Menu:
    """The same for all moments at which the same calls are possible: down and inches count in optional rules only."""
    options, line, down, inches, *others = menu
    if not options.switches:
        down, inches = 0, False
    return new(Menu, (options, like(line), down, inches, *others))


@lru_cache(maxsize=4096)
def like(line: Line) -> Line:
    """A line-up whose men have the same columns, the same one for all such: line-ups are many, menus few."""
    return _first_like(Columns(line))


class Columns:
    """What the men of a line-up can be called for, whoever they are: equal where the same calls are possible."""

    __slots__ = ("line", "printed")

    def __init__(self, line: Line) -> None:
        self.line = line
        self.printed = tuple(
            [
                (who, man.run is None, man.receiving and (man.receiving.screens, *man.receiving.columns))
                for who, man in sorted(line.men.items())
                if who in CARRIERS
            ]
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Columns) and self.printed == other.printed

    def __hash__(self) -> int:
        return hash(self.printed)


@lru_cache(maxsize=1024)
def _first_like(columns: Columns) -> Line:
    return columns.line


@lru_cache(maxsize=4096)
def _calls(menu: Menu) -> tuple[Call, ...]:
    found = [call for call in candidates(menu.options) if call_problem(menu, call) is None]
    if menu.hurry:
        found += [call._replace(hurry=True) for call in found]
    return tuple(found)


@lru_cache(maxsize=64)
def candidates(options: Options) -> tuple[Call, ...]:
    kicks = [Call("punt"), Call("punt", variant="out_of_bounds"), Call("fg")]
    if not options.advanced:
        runs = [Call("run", who) for who in BACKS]
        passes = [Call("pass", who, depth) for who in RECEIVERS for depth in DEPTHS]
        return (*runs, *passes, *kicks)
    runs = [
        Call("run", who, hole=hole, variant=variant)
        for variant in ("", "draw", "trap")
        for who in CARRIERS
        for hole in HOLES
    ]
    passes = [
        Call("pass", who, depth_of(zone), zone=zone, variant=variant)
        for variant in ("", "screen")
        for who in RECEIVERS
        for zone in ZONES
    ]
    others = [Call("sneak"), *(Call("quick_kick", who) for who in BACKS), Call("ground")]
    return (*runs, *passes, *others, *kicks)
