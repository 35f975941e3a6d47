"""Fair dice: the stream is fixed for ever, uniform, and depends on everybody's part."""

from __future__ import annotations

import hashlib

from snapcount.core.fair import FairDice, below, commitment, seed_from
from snapcount.core.table import Dice


def test_the_stream_is_the_published_one() -> None:
    """Golden values: old records must verify years later."""
    seed = bytes(range(32))
    assert commitment(seed) == hashlib.sha256(seed).hexdigest()
    dice = FairDice(seed, ("home", "away"))
    assert [dice.roll(Dice(2)) for _ in range(6)] == GOLDEN_ROLLS
    assert [dice.draw(tuple("abcdefgh")) for _ in range(6)] == GOLDEN_CARDS


GOLDEN_ROLLS = [(5, 5), (2, 2), (4, 4), (5, 6), (4, 6), (2, 2)]
GOLDEN_CARDS = ["h", "e", "e", "f", "d", "b"]


def test_every_part_matters() -> None:
    seed = seed_from(7)
    rolls = [
        FairDice(made, parts).roll(Dice(8, alike=False))
        for made, parts in ((seed, ("", "")), (seed_from(8), ("", "")), (seed, ("x", "")), (seed, ("", "x")))
    ]
    assert len(set(rolls)) == 4
    assert FairDice(seed, ("", ""), 1).roll(Dice(8)) != FairDice(seed, ("", ""), 0).roll(Dice(8))


def test_below_throws_the_incomplete_last_group_away() -> None:
    assert below(iter([2**32 - 1, 5]), 6) == 5, "the top four numbers of 32 bits would favour 1 to 4"
    assert below(iter([2**32 - 5]), 6) == (2**32 - 5) % 6


def test_dice_are_uniform() -> None:
    dice = FairDice(seed_from("uniform"))
    counts = dict.fromkeys(range(1, 7), 0)
    for _ in range(3000):
        for face in dice.roll(Dice(4)):
            counts[face] += 1
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < 20.5, (
        "chi-square, five degrees, 0.1 %"
    )


def test_a_stream_is_as_long_as_anybody_needs() -> None:
    stream = FairDice(seed_from(1)).stream()
    assert len({next(stream) for _ in range(100)}) == 100
