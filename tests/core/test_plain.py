"""Plain values read back by their type: what doesn't fit is refused with its place."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import pytest

from snapcount.core.data.typed import NotPlain, from_plain


class Man(NamedTuple):
    name: str
    hex: int


class Field(NamedTuple):
    men: tuple[Man, ...]
    spot: tuple[float, float]
    ball: Man | None


GOOD: dict[str, Any] = {"men": [{"name": "Bo", "hex": 3}], "spot": [1.5, 2], "ball": None}


def test_a_good_value_is_read() -> None:
    assert from_plain(Field, GOOD) == Field((Man("Bo", 3),), (1.5, 2), None)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"men": [{"name": "Bo", "hex": "3"}]}, "men[0].hex: expected a whole number, got '3'"),
        ({"men": [{"name": "Bo"}]}, "men[0].hex: is missing"),
        ({"men": [{"name": "Bo", "hex": 3, "age": 1}]}, "men[0].age: is unknown; expected name, hex"),
        ({"spot": [1.0, True]}, "spot[1]: expected a number, got True"),
        ({"spot": [1.0]}, "spot: expected a list of 2, got [1.0]"),
        ({"ball": {"name": "Bo", "hex": None}}, "ball.hex: expected a whole number, got None"),
        (
            {"men": [{"name": "Bo", "hex": 10**400}]},
            "men[0].hex: expected a number from -1000000000 to 1000000000",
        ),
        ({"spot": [json.loads("NaN"), 0]}, "spot[0]: expected a number from -1000000000 to 1000000000"),
        ({"spot": [json.loads("-Infinity"), 0]}, "spot[0]: expected a number from -1000000000 to 1000000000"),
    ],
)
def test_what_does_not_fit_is_named_by_its_place(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(NotPlain) as refused:
        from_plain(Field, {**GOOD, **change})
    assert str(refused.value).startswith(sentence)
