"""JSON as it comes from outside: one reader and one check, so that whatever is let in can be written again."""

from __future__ import annotations

import json
import re
from math import isfinite
from typing import Any

from snapcount.core.data.typed import NotPlain

FARTHEST = 1 << 63
"""Whole numbers farther from nought are refused, and so is what is no number: its record would be no JSON."""


def sane(plain: Any) -> Any:
    """The same value, or `NotPlain` if a number in it is none or is larger than any game has."""
    if isinstance(plain, list):
        for part in plain:
            sane(part)
    elif isinstance(plain, dict):
        for part in plain.values():
            sane(part)
    elif (
        isinstance(plain, float)
        and not isfinite(plain)
        or isinstance(plain, int)
        and not -FARTHEST <= plain <= FARTHEST
    ):
        raise no_number()
    return plain


def no_number() -> NotPlain:
    return NotPlain("this holds a number that is none, or larger than any game has")


def _constant(text: str) -> Any:
    raise no_number()


def _whole(text: str) -> int:
    if len(text) > 20:  # as long as the longest one, with its sign
        raise no_number()
    number = int(text)
    return number if len(text) < 19 else int(sane(number))  # eighteen digits are never too many


def _fraction(text: str) -> float:
    number = float(text)
    sane(number)
    return number


_careful = json.JSONDecoder(parse_constant=_constant, parse_int=_whole, parse_float=_fraction)
_quick = json.JSONDecoder(parse_constant=_constant)
_may_be_large = re.compile(r"[0-9]{18}|[0-9][eE]").search
"""A number that could be too large has so many digits or an exponent; without one nobody need look at each."""


def read_json(text: str) -> Any:
    """The plain value of a JSON text. `JSONDecodeError` where it is none, `NotPlain` where a number is none."""
    return (_careful if _may_be_large(text) else _quick).decode(text)
