"""Chapter 11: what a pass may come to, before the dice."""

from __future__ import annotations

import pytest

from snapcount.games.scrimmage.rules.previews import preview_pass
from tests.rules.scrimmage.build import (
    throwing,
)


def test_sc_11_3_an_incomplete_pass_is_intercepted_in_six_of_36_where_somebody_is_near() -> None:
    alone = preview_pass(throwing(), "O21")
    assert (alone.interceptors, alone.intercepted) == ((), 0.0)
    covered = preview_pass(throwing(men={"D26": "1936S"}), "O21")
    assert covered.interceptors == ("D26",) and 0 < covered.complete < 36
    assert covered.intercepted == pytest.approx((36 - covered.complete) / 36 * 6 / 36)
