"""OS-22.3: which fields are accepted."""

from __future__ import annotations

from math import hypot
from typing import NamedTuple

from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.rules.field import Symbol
from snapcount.games.out_of_sight.workshop.generator import failures


def mirror_share(symbols: tuple[Symbol, ...], flip_x: int, flip_y: int) -> float:
    """How many symbols have one of the same kind and colour within a yard of their mirror image."""
    same = 0
    for symbol in symbols:
        x = 100 - symbol.x if flip_x < 0 else symbol.x
        y = flip_y * symbol.y
        same += any(other.kind == symbol.kind and hypot(other.x - x, other.y - y) <= 1 for other in symbols)
    return same / len(symbols)


class Fairness(NamedTuple):
    """Mean gains East and West of typical players."""

    situations: int
    run: tuple[float, float]
    short: tuple[float, float]
    long: tuple[float, float]


def problems(symbols: tuple[Symbol, ...], fairness: Fairness | None) -> list[str]:
    """Why a field is not acceptable; empty if it is."""
    accepted = tables.RECIPE["acceptance"]
    found: list[str] = []
    if len(symbols) < accepted["symbols_min"]:
        found.append(f"only {len(symbols)} symbols, fewer than {accepted['symbols_min']}")
    for name, flip in (("East-West", (-1, 1)), ("North-South", (1, -1)), ("both", (-1, -1))):
        share = mirror_share(symbols, *flip)
        if share > accepted["mirror_share_max"]:
            found.append(f"{share:.0%} of it is its own mirror image ({name})")
    if failures(list(symbols)):
        found.append("on some lines the ball can't be spotted")
    if fairness is not None:
        most = accepted["east_west_difference_max"]
        if fairness.situations < most["situations_min"]:
            found.append(f"only {fairness.situations} situations, fewer than {most['situations_min']}")
        for name in ("run", "short", "long"):
            east, west = getattr(fairness, name)
            if abs(east - west) > most[name]:
                found.append(f"{name} gains differ by {abs(east - west):.2f} yards East and West")
    return found
