"""Messages are plain dataclasses, and what a field may hold is said by these marks beside its type.

Nothing here needs a library. Whoever lets messages in from outside (`routes`, `sockets`) gives the classes to pydantic,
which asks each mark for its part of the schema and refuses what doesn't fit.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypeVar, dataclass_transform

from snapcount.core.data.reading import sane

T = TypeVar("T")
Schema = dict[str, Any]


@dataclass_transform(kw_only_default=True, frozen_default=True)
def message(kind: type[T]) -> type[T]:
    return dataclass(frozen=True, kw_only=True)(kind)


class In:
    """What a client sends: nothing unknown is let through."""

    __pydantic_config__ = {"extra": "forbid"}


class Out:
    """What the server sends."""


class Limits:
    """Members that a schema of pydantic's knows by these names."""

    def __init__(self, **limits: Any) -> None:
        self.limits = limits

    def __get_pydantic_core_schema__(self, kind: Any, schema_of: Callable[[Any], Schema]) -> Schema:
        return {**schema_of(kind), **self.limits}


def between(least: int, most: int) -> Limits:
    return Limits(ge=least, le=most)


def finite(least: int, most: int) -> Limits:
    return Limits(ge=least, le=most, allow_inf_nan=False)


def long(least: int, most: int) -> Limits:
    """How many letters or parts."""
    return Limits(max_length=most, **({"min_length": least} if least else {}))


def like(pattern: str) -> Limits:
    return Limits(pattern=pattern)


class Checked:
    """A function that returns the value as it is, or raises a `ValueError`."""

    def __init__(self, check: Callable[[Any], Any]) -> None:
        self.check = check

    def __get_pydantic_core_schema__(self, kind: Any, schema_of: Callable[[Any], Schema]) -> Schema:
        checked = {"type": "no-info", "function": self.check}
        return {"type": "function-after", "function": checked, "schema": schema_of(kind)}


def is_printable(text: str) -> bool:
    return text.isprintable() and text.strip() == text


def printable(text: str) -> str:
    """Names are shown as text: no line breaks, no control or direction characters."""
    if not is_printable(text):
        raise ValueError("must be printable text without spaces around it")
    return text


SeatName = Literal["home", "away"]
Value = bool | int | str
Score = Annotated[list[int], long(2, 2)]

LONGEST_NAME = 40
LONGEST_PART = 100
"""What a seat adds to the dice."""
LONGEST_ID = 64
MOST = 2**31 - 1

Count = Annotated[int, between(0, MOST)]
Plain = Annotated[Any, Checked(sane)]
"""Any JSON, but for numbers that are none."""
Name = Annotated[str, long(1, LONGEST_NAME), Checked(printable)]
Colour = Annotated[str, like(r"^#[0-9a-f]{6}$")]
Word = Annotated[str, long(1, 64), like(r"^[A-Za-z0-9_.-]+$")]
