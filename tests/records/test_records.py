"""Recorded games replay to the recorded result, years later too."""

from __future__ import annotations

from pathlib import Path

import pytest

from snapcount.core.record.file import dump, parse
from snapcount.core.record.verify import verify
from snapcount.games import GAMES, find

RECORDS = [path for game in GAMES for path in sorted((Path(__file__).parent / game).glob("*.snap"))]
pytestmark = pytest.mark.games


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_recorded_game_replays_to_the_byte(path: Path) -> None:
    text = path.read_bytes()
    game = parse(text, find, name=path.name)
    assert game.is_over
    assert dump(game).encode() == text
    assert verify(text, find, name=path.name) is None


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_prefixes_of_a_recorded_game_resume(path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    for length in range(1, len(lines), max(1, len(lines) // 12)):
        game = parse(b"".join(lines[:length]), find, name=path.name)
        assert game.is_over or game.waiting


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_recorded_games(game: str) -> None:
    assert any(path.parent.name == game for path in RECORDS)
