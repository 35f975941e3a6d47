"""The full screen is only tried where Textual is; every test has a data folder of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("textual")


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SNAPCOUNT_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("TEXTUAL_ANIMATIONS", "none")
