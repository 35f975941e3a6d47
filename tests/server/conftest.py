"""Servers to test against."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from snapcount.server.app import create_app
from snapcount.server.settings import Settings
from tests.server import toys
from tests.server.postgres import Postgres, running
from tests.server.table import Running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for the tests of a module, without rate limits."""
    folder: Path = tmp_path_factory.mktemp("server")
    settings = Settings(
        db=str(folder / "games.db"),
        creates_per_minute=0,
        answers_per_second=0,
        looks_per_minute=0,
        pace_ms=1,
        log="error",
    )
    with Running(create_app(settings, games=toys.names, find=toys.find)) as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running() as started:
        yield started


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "games.db")
    started: Postgres = request.getfixturevalue("postgres")
    return started.database()
