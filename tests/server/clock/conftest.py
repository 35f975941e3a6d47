"""A server whose time the test tells."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from snapcount.server.app import create_app
from snapcount.server.settings import Settings
from tests.server.clock.silence import Time, served
from tests.server.table import Running


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def timed(tmp_path: Path, time: Time) -> Iterator[Running]:
    with served(str(tmp_path / "games.db"), time) as server:
        yield server


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the games of the program, whose time is everybody's."""
    settings = Settings(
        db=str(tmp_path_factory.mktemp("real") / "games.db"), creates_per_minute=0, log="error"
    )
    with Running(create_app(settings)) as running:
        yield running
