"""Texts write what `canonical(to_plain(…))` writes, whatever they remember."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import Any, NamedTuple

import pytest

from snapcount.core.data import texts
from snapcount.core.data.plain import canonical, to_plain
from snapcount.core.data.texts import Texts
from snapcount.core.table import Seat


class Suit(Enum):
    SPADES = "♠"


class Nothing(NamedTuple):
    pass


class Pair(NamedTuple):
    one: Any
    other: Any = None


@dataclass(frozen=True)
class Card:
    name: str


ATOMS: tuple[Any, ...] = (
    0, 1, -7, 0.0, 1.0, 1e300, True, False, None, "", 'a "quoted" % \\ word', "Zürich\n", Seat.AWAY, Suit.SPADES,
    Card("x"), frozenset((3, 1)), Nothing(), (), float("inf"),
)  # fmt: skip


def anything(random: Random, depth: int) -> Any:
    if not depth or random.random() < 0.3:
        return random.choice(ATOMS)
    parts = [anything(random, depth - 1) for _ in range(3)]
    return Pair(parts[0], parts[1]) if random.random() < 0.5 else tuple(parts)


def test_a_text_is_the_canonical_one() -> None:
    random = Random(5)
    written = Texts()
    for _ in range(300):
        value = anything(random, 4)
        assert written.of(value) == canonical(to_plain(value))


def test_equal_values_of_another_kind_have_their_own_text() -> None:
    written = Texts()
    equal = [Pair(1, (0,)), Pair(True, (False,)), Pair(1.0, (0.0,)), (1, (0,))]
    assert equal[0] == equal[1] == equal[2]
    for value in (*equal, *equal):
        assert written.of(value) == canonical(to_plain(value))


def test_a_full_memory_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts, "MANY", 4)
    written = Texts()
    shared = (1, 2)
    for at in range(50):
        value = Pair(shared, (at, shared))
        assert written.of(value) == canonical(to_plain(value))
        assert len(written.known) <= 8
