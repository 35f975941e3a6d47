"""Tables of every game: named as their files, and a damaged one is told by its name."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from snapcount.core import tables
from snapcount.core.tables import BadTable, check, load
from snapcount.games import GAMES


def shipped() -> Iterator[tuple[str, str]]:
    for game in GAMES:
        folder = Path(str(files("snapcount.games") / game / "tables"))
        for path in sorted(folder.rglob("*.json")):
            yield game, path.relative_to(folder).with_suffix("").as_posix()


@pytest.mark.parametrize(("game", "name"), list(shipped()))
def test_every_table_is_read_by_its_name(game: str, name: str) -> None:
    assert load(game, name)["id"]


@pytest.mark.parametrize(
    ("text", "problem"),
    [("[]", "no id"), ("{", "damaged"), ('{"id": 3}', "no id"), ('{"id": "clocks"}', "not the file name")],
)
def test_a_damaged_table_is_named(
    text: str, problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "toy" / "tables"
    folder.mkdir(parents=True)
    (folder / "clock.json").write_text(text, encoding="utf-8")
    monkeypatch.setattr(tables, "files", lambda package: tmp_path)
    with pytest.raises(BadTable, match=rf"The table clock\.json is .*{problem}"):
        load.__wrapped__("toy", "clock")


def test_what_must_be_true_is_said_where_it_is_not() -> None:
    check(True, "clock", "it stands still")
    with pytest.raises(BadTable, match=r"The table clock\.json is damaged: it stands still\."):
        check(False, "clock", "it stands still")
