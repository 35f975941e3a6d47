"""A server with the games that ship, without rate limits."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from snapcount.server.app import create_app
from snapcount.server.settings import Settings
from tests.server.table import Running


class Patient(Running):
    """Games are simulated and read in processes of their own, which take their time on a busy machine."""

    def __enter__(self) -> Running:
        super().__enter__()
        self.http.timeout = 120
        return self


def serving(db: str) -> Running:
    settings = Settings(
        db=db,
        creates_per_minute=0,
        answers_per_second=0,
        looks_per_minute=0,
        lessons_per_minute=0,
        log="error",
    )
    return Patient(create_app(settings))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("seasons")
    with serving(str(folder / "games.db")) as running:
        yield running
