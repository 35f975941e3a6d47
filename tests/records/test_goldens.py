"""Recorded games tell and count what they told and counted before."""

from __future__ import annotations

from pathlib import Path

import pytest

from snapcount.games import GAMES
from tests.records.goldens import (
    counts,
    differences,
    kept_counts,
    kept_table,
    records,
    sentence,
    table,
)

RECORDS = [path for game in GAMES for path in records(game)]
pytestmark = pytest.mark.games


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_recorded_game_gives_the_rows_that_were_kept(path: Path) -> None:
    found = list(differences(kept_table(path), table(path)))
    assert not found, sentence(found)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_recorded_game_tells_every_event_as_often_as_it_did(path: Path) -> None:
    kept, found = kept_counts(path), counts(path)
    changed = [
        f"{what}: kept {kept.get(what, 0)}, came {found.get(what, 0)}"
        for what in sorted(kept.keys() | found.keys())
        if kept.get(what) != found.get(what)
    ]
    assert not changed, sentence(changed)


def test_a_difference_names_its_row_and_column() -> None:
    rows = table(RECORDS[0])
    changed = [dict(row) for row in rows]
    changed[4]["yards_gained"] = "999"
    (found,) = differences(rows, changed)
    assert found.startswith("row 5 (") and "yards_gained" in found and "'999'" in found
    assert list(differences(rows, rows[:-1])) == [f"{len(rows)} rows were kept, {len(rows) - 1} came"]
