"""Adding numbers up so that every Python gives the same.

Since CPython 3.12 `sum` carries the last bits of floats along, and so two calls that are worth the same on 3.11 are
not on 3.14. What chooses or judges would then differ between the terminal and the page. A start that is not quite
an int has them added one after another, as ever, and in C.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

Number = TypeVar("Number", int, float)


class _Nought(int):
    """0, but not for `sum`, which looks for exactly an int or a float before it adds in a way of its own."""

    __slots__ = ()


NOUGHT = _Nought()


def plain_sum(numbers: Iterable[Number]) -> Number:
    """From the left to the right, rounded after each.

    >>> plain_sum([0.1] * 10)
    0.9999999999999999
    >>> plain_sum([])
    0
    """
    # The plus makes of nothing a plain 0, which can be written into a record and sent.
    return +sum(numbers, NOUGHT)  # pyright: ignore[reportReturnType]
