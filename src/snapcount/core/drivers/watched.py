"""Numbers that aren't known yet: a rule adds to them and compares them; a comparison narrows what they can be."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import cache
from operator import neg
from typing import Any, NoReturn, Protocol

from snapcount.core.data.made import new

Box = tuple[int, int]
"""The values from one place to another, the last left out, that a number can still have."""


class Pin(BaseException):
    """The rule looks closer than a comparison does: this number must be known from the start."""

    def __init__(self, chance: Chances) -> None:
        super().__init__()
        self.chance = chance


class Narrowing(Protocol):
    """The path that is being walked: what each number can still be, and which way a comparison goes."""

    boxes: dict[Chances, Box]

    def side(self, chance: Chances, middle: int) -> bool: ...


class Chances:
    """Whole numbers in ascending order, each with its share."""

    def __init__(self, values: tuple[int, ...], weights: tuple[int, ...]) -> None:
        self.values = values
        self.weights = weights
        self.path: Narrowing | None = None
        """Who is walking now."""
        self.made: dict[tuple[str, int, int], tuple[int, ...]] = {}
        """What sums and multiples are, by the identity of what they were made of."""

    def number(self) -> Watched:
        return Watched(self, self.values, True)

    def share(self, box: Box) -> int:
        return sum(self.weights[box[0] : box[1]])

    def changed(self, how: str, by: int, values: tuple[int, ...]) -> tuple[int, ...]:
        key = (how, by, id(values))
        made = self.made.get(key)
        if made is None:
            made = self.made[key] = tuple(CHANGES[how](values, by))
        return made


CHANGES: dict[str, Callable[[tuple[int, ...], int], list[int]]] = {
    "+": lambda values, by: [value + by for value in values],
    "from": lambda values, by: [by - value for value in values],
    "*": lambda values, by: [value * by for value in values],
    "//": lambda values, by: [value // by for value in values],
}


class Watched:
    """One of many whole numbers, as a rule sees it. What isn't a sum, a multiple or a comparison pins it."""

    __slots__ = ("chance", "rising", "values")

    def __init__(self, chance: Chances, values: tuple[int, ...], rising: bool) -> None:
        self.chance = chance
        self.values = values
        self.rising = rising

    def made(self, how: str, by: object, rising: bool) -> Watched:
        if type(by) is not int:
            self.pin()
        return Watched(self.chance, self.chance.changed(how, by, self.values), rising)

    def __add__(self, by: int) -> Watched:
        return self.made("+", by, self.rising)

    __radd__ = __add__

    def __sub__(self, by: int) -> Watched:
        return self.made("+", -by, self.rising)

    def __rsub__(self, other: int) -> Watched:
        return self.made("from", other, not self.rising)

    def __neg__(self) -> Watched:
        return 0 - self

    def __mul__(self, by: int) -> Watched:
        if by <= 0:
            self.pin()
        return self.made("*", by, self.rising)

    __rmul__ = __mul__

    def __floordiv__(self, by: int) -> Watched:
        if by <= 0:
            self.pin()
        return self.made("//", by, self.rising)

    def below(self, limit: object, including: bool) -> bool:
        """Whether it is below (or at) the limit: asked of the path, if both can be."""
        path = self.chance.path
        if type(limit) is not int or path is None:
            self.pin()
        lo, hi = path.boxes[self.chance]
        if self.rising:
            middle = (bisect_right if including else bisect_left)(self.values, limit, lo, hi)
            return hi == middle or (middle != lo and path.side(self.chance, middle))
        cut = bisect_left if including else bisect_right
        middle = cut(self.values, -limit, lo, hi, key=neg)
        return lo == middle or (middle != hi and not path.side(self.chance, middle))

    def __lt__(self, limit: int) -> bool:
        return self.below(limit, False)

    def __le__(self, limit: int) -> bool:
        return self.below(limit, True)

    def __gt__(self, limit: int) -> bool:
        return not self.below(limit, True)

    def __ge__(self, limit: int) -> bool:
        return not self.below(limit, False)

    def __eq__(self, other: object) -> bool:
        return self <= other and self >= other  # type: ignore[operator]

    def __ne__(self, other: object) -> bool:
        return not self == other

    def pin(self, *_: object) -> NoReturn:
        raise Pin(self.chance)

    __hash__ = __index__ = __bool__ = __int__ = __float__ = __str__ = __repr__ = __format__ = pin
    __truediv__ = __rtruediv__ = __rfloordiv__ = __mod__ = __rmod__ = __pow__ = __abs__ = __round__ = pin


SIMPLE = frozenset((int, str, bool, float, type(None)))


@cache
def field_names(kind: type) -> tuple[str, ...]:
    """The fields of a dataclass; none of anything else."""
    return tuple([field.name for field in fields(kind)]) if is_dataclass(kind) else ()


def watched_in(value: Any) -> Watched | None:
    """The first watched number in plain data."""
    kind = value.__class__
    if kind is Watched:
        return value  # type: ignore[no-any-return]
    parts = value if isinstance(value, tuple) else [getattr(value, name) for name in field_names(kind)]
    for part in parts:
        if part.__class__ not in SIMPLE:
            found = watched_in(part)
            if found is not None:
                return found
    return None


Holes = list[tuple[int, "Holes | None"]]
"""Where a tuple holds watched numbers: by place, and deeper where it is a tuple again."""


def holes(value: tuple[Any, ...], chance: Chances | None = None) -> tuple[Holes, Chances | None]:
    """With the chances that all of them are of; a second kind, or one that isn't in a tuple, must be known before."""
    found: Holes = []
    for place, part in enumerate(value):
        kind = part.__class__
        if kind in SIMPLE:
            continue
        if kind is Watched:
            if chance is not None and part.chance is not chance:
                raise Pin(part.chance)
            chance = part.chance
            found.append((place, None))
        elif isinstance(part, tuple):
            deeper, chance = holes(part, chance)
            if deeper:
                found.append((place, deeper))
        else:
            held = watched_in(part)
            if held is not None:
                raise Pin(held.chance)
    return found, chance


def filled(value: tuple[Any, ...], where: Holes, at: int) -> Any:
    """The same tuple with its numbers known."""
    made = list(value)
    for place, deeper in where:
        made[place] = made[place].values[at] if deeper is None else filled(made[place], deeper, at)
    return new(value.__class__, made)
