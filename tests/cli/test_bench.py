"""`snapcount bench` in a checkout."""

from __future__ import annotations

import pytest

from snapcount.cli.numbers.bench import extra_benchmarks


@pytest.mark.parametrize(
    ("game", "what"),
    [("dice_football", "exact odds of one call pair"), ("canadian_pro", "exact odds of a pass")],
)
def test_what_a_game_measures_besides_is_found(game: str, what: str) -> None:
    assert what in {name for name, _, _ in extra_benchmarks(game)}
