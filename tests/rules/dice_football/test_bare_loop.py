"""The yardstick plays the same game: the bare loop and the engine agree within statistical error."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, pvariance

import pytest
from benchmarks.bare.dice_football import play_game

from snapcount.core.drivers.sampled import play_out, seed_of
from snapcount.games.dice_football import RULEBOOK
from snapcount.games.dice_football.coaches.rookie import Rookie

GAMES = 1500
LIMIT = 3.9
"""Standard errors: one in ten thousand by chance, and the seeds are fixed."""


def apart(one: Sequence[float], other: Sequence[float]) -> float:
    """The difference of two means in standard errors."""
    error = sqrt(pvariance(one) / len(one) + pvariance(other) / len(other))
    return abs(fmean(one) - fmean(other)) / error


@pytest.mark.slow
def test_the_bare_loop_gives_the_same_distribution_as_the_engine() -> None:
    coaches = (Rookie(), Rookie())
    bare = [play_game(seed_of("bare", index)) for index in range(GAMES)]
    played = [play_out(RULEBOOK, {}, coaches, seed_of("engine", index)) for index in range(GAMES)]
    engine = [(*game.state.score, game.plays) for game in played]
    assert apart([h + a for h, a, _ in bare], [h + a for h, a, _ in engine]) < LIMIT
    assert apart([(h + a) ** 2 for h, a, _ in bare], [(h + a) ** 2 for h, a, _ in engine]) < LIMIT
    assert apart([(h - a) ** 2 for h, a, _ in bare], [(h - a) ** 2 for h, a, _ in engine]) < LIMIT
    assert apart([h - a for h, a, _ in bare], [h - a for h, a, _ in engine]) < LIMIT
    assert apart([plays for _, _, plays in bare], [plays for _, _, plays in engine]) < LIMIT
    for points in (0, 3, 7, 10, 14, 17, 21):
        assert apart([h == points for h, _, _ in bare], [h == points for h, _, _ in engine]) < LIMIT
