"""A server whose time the test tells."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clock.silence import Time, served
from tests.server.table import Running


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def timed(tmp_path: Path, time: Time) -> Iterator[Running]:
    with served(str(tmp_path / "games.db"), time) as server:
        yield server
