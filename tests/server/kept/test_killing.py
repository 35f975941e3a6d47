"""The server is killed (SIGKILL) at random moments of every game: what was acknowledged is there, and matches open.

`python -m benchmarks.server.durability` does the same a thousand times.
"""

from __future__ import annotations

import pytest

from tests.server.killing import kill_and_count

pytestmark = pytest.mark.web


def test_a_killed_server_loses_nothing_that_it_acknowledged_and_every_match_opens(address: str) -> None:
    """PostgreSQL serves two workers, either of which is killed while the other plays on."""
    kills, workers = 8, 2 if "://" in address else 1
    outcome = kill_and_count(address, kills=kills, workers=workers, matches=6, seed=1)
    assert not outcome.lost
    assert not outcome.unopenable
    assert outcome.kills == kills
    assert outcome.busy > kills // 2, "the server was killed while answers were under way"
    assert outcome.acknowledged > 3 * kills
    if workers == 1:
        assert not outcome.refused, "an answer said again after the server is back is taken"
