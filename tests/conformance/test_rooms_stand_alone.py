"""A room needs no web framework, no database and no validator: it could be served by anything that runs Python."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from snapcount.games import GAMES

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_in_a_room_with_the_standard_library_alone(game: str) -> None:
    """Every module of `rooms` and `wire` is imported, then a person plays against a coach."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.server.alone", game],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.strip().endswith("inputs")
