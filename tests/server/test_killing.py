"""The server is killed (SIGKILL) at random moments of every game: what was acknowledged is there, and matches open.

`python -m benchmarks.server.durability` does the same a thousand times.
"""

from __future__ import annotations

import pytest

from tests.server.killing import Outcome, kill_and_count

pytestmark = pytest.mark.web


def play_and_kill(address: str, kills: int, matches: int, seed: int) -> Outcome:
    """PostgreSQL serves two workers, each killed in turn while the other plays on."""
    workers = 2 if "://" in address else 1
    outcome = kill_and_count(address, kills=kills, workers=workers, matches=matches, seed=seed)
    assert not outcome.lost
    assert not outcome.unopenable
    assert outcome.kills == kills
    assert outcome.busy > kills // 2, "the server was killed while answers were under way"
    assert outcome.acknowledged > 5 * kills
    if workers == 1:
        assert not outcome.refused, "an answer said again after the server is back is taken"
    return outcome


def test_a_killed_server_loses_nothing_that_it_acknowledged_and_every_match_opens(address: str) -> None:
    play_and_kill(address, kills=8, matches=6, seed=1)


@pytest.mark.slow
def test_a_server_killed_many_times_over_loses_nothing(address: str) -> None:
    play_and_kill(address, kills=60, matches=15, seed=2)
