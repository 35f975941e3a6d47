"""One memory of odds, asked by several threads: what a server does when two people want advice at once."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction

import pytest

from snapcount.core.drivers.odds import Odds
from snapcount.core.table import Dice, Table, rule

DIE = Dice(1, 6)


@rule("XX-1.1")
def until_lower(t: Table, limit: int) -> int:
    """A throw that calls itself without end."""
    (face,) = t.roll(DIE)
    return face if face < limit else until_lower(t, limit)


@pytest.fixture
def hasty() -> Iterator[None]:
    """Threads take turns as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def shared_by_threads(limits: list[int]) -> list[dict[int, Fraction]]:
    shared = Odds()
    with ThreadPoolExecutor(len(limits)) as threads:
        return list(threads.map(lambda limit: shared.of(until_lower, limit), limits))


def test_threads_that_share_a_memory_find_what_one_finds(hasty: None) -> None:
    limits = [2, 3, 4, 5, 6] * 2
    alone = [Odds().of(until_lower, limit) for limit in limits]
    assert alone[1] == {1: Fraction(1, 2), 2: Fraction(1, 2)}
    for _ in range(5):
        assert shared_by_threads(limits) == alone
