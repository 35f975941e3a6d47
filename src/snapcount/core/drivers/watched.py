"""What isn't known yet. A rule adds to a number and compares it, and a comparison narrows what it can be; of
anything else it may make a part of its own result, or all of it, without a look."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import cache
from operator import neg
from typing import Any, NoReturn, Protocol

from snapcount.core.adding import plain_sum
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
    """The share of each value: whole numbers in ascending order, or the results of a rule."""

    def __init__(self, weights: tuple[int, ...], source: Callable[..., Any] | None = None) -> None:
        self.weights = weights
        self.source = source
        """The rule whose results they are."""
        self.path: Narrowing | None = None
        """Who is walking now."""
        self.made: dict[tuple[str, int, int], tuple[int, ...]] = {}
        """What sums and multiples are, by the identity of what they were made of."""

    def share(self, box: Box) -> int:
        return plain_sum(self.weights[box[0] : box[1]])

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


class Held:
    """One of many values, which one isn't known yet: whoever looks at it has it known from where it came."""

    __slots__ = ("held_of", "held_values")

    def __init__(self, chance: Chances, values: tuple[Any, ...]) -> None:
        self.held_of = chance
        self.held_values = values

    def pin(self, *_: object) -> NoReturn:
        raise Pin(self.held_of)

    __hash__ = __bool__ = __str__ = __repr__ = __format__ = pin


class Unseen(Held):
    """One of many results of a rule. Every look pins it, what class it is of too."""

    __slots__ = ()

    def __getattr__(self, name: str) -> NoReturn:
        raise Pin(self.held_of)

    __class__ = property(Held.pin)  # pyright: ignore[reportIncompatibleMethodOverride]
    __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = Held.pin
    __hash__ = Held.pin
    __iter__ = __len__ = __getitem__ = __contains__ = __add__ = __radd__ = Held.pin


class Watched(Held):
    """One of many whole numbers, as a rule sees it. What isn't a sum, a multiple or a comparison pins it."""

    __slots__ = ("rising",)

    def __init__(self, chance: Chances, values: tuple[int, ...], rising: bool) -> None:
        self.held_of = chance
        self.held_values = values
        self.rising = rising

    def made(self, how: str, by: object, rising: bool) -> Watched:
        if type(by) is not int:
            self.pin()
        return Watched(self.held_of, self.held_of.changed(how, by, self.held_values), rising)

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
        path = self.held_of.path
        if type(limit) is not int or path is None:
            self.pin()
        lo, hi = path.boxes[self.held_of]
        if self.rising:
            middle = (bisect_right if including else bisect_left)(self.held_values, limit, lo, hi)
            return hi == middle or (middle != lo and path.side(self.held_of, middle))
        cut = bisect_left if including else bisect_right
        middle = cut(self.held_values, -limit, lo, hi, key=neg)
        return lo == middle or (middle != hi and not path.side(self.held_of, middle))

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

    pin = Held.pin
    __hash__ = __index__ = __int__ = __float__ = Held.pin
    __truediv__ = __rtruediv__ = __rfloordiv__ = __mod__ = __rmod__ = __pow__ = __abs__ = __round__ = Held.pin


SIMPLE = frozenset((int, str, bool, float, type(None)))


@cache
def field_names(kind: type) -> tuple[str, ...]:
    """The fields of a dataclass; none of anything else."""
    return tuple([field.name for field in fields(kind)]) if is_dataclass(kind) else ()


HELD = frozenset((Watched, Unseen))


def held_in(value: Any) -> Chances | None:
    """Of the first in plain data that isn't known."""
    kind: type = type(value)
    if kind in HELD:
        return value.held_of  # type: ignore[no-any-return]
    parts = value if isinstance(value, tuple) else [getattr(value, name) for name in field_names(kind)]
    for part in parts:
        if type(part) not in SIMPLE:
            found = held_in(part)
            if found is not None:
                return found
    return None


Holes = list[tuple[int, "Holes | None"]]
"""Where a tuple holds what isn't known: by place, and deeper where it is a tuple again."""


def holes(value: tuple[Any, ...], chance: Chances | None = None) -> tuple[Holes, Chances | None]:
    """With the chances that all of them are of; a second kind, or one that isn't in a tuple, must be known before."""
    found: Holes = []
    for place, part in enumerate(value):
        kind = type(part)
        if kind in SIMPLE:
            continue
        if kind in HELD:
            if chance is not None and part.held_of is not chance:
                raise Pin(part.held_of)
            chance = part.held_of
            found.append((place, None))
        elif isinstance(part, tuple):
            deeper, chance = holes(part, chance)
            if deeper:
                found.append((place, deeper))
        else:
            held = held_in(part)
            if held is not None:
                raise Pin(held)
    return found, chance


def filled(value: tuple[Any, ...], where: Holes, at: int) -> Any:
    """The same tuple with everything known."""
    made = list(value)
    for place, deeper in where:
        made[place] = made[place].held_values[at] if deeper is None else filled(made[place], deeper, at)
    return new(value.__class__, made)
