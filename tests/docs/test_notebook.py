"""The notebook is its script, run: every cell stands in it as written, with what it shows."""

from __future__ import annotations

import json
from typing import Any

import pytest
from benchmarks.notebook import NOTEBOOK, SCRIPT, cells, outputs, run

MADE: dict[str, Any] = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
AGAIN = "run `python -m benchmarks.notebook`"


def text(cell: dict[str, Any]) -> str:
    return "".join(cell["source"])


def test_it_has_the_cells_of_its_script_and_ten_questions() -> None:
    script = cells(SCRIPT.read_text(encoding="utf-8"))
    assert [(cell["cell_type"] == "code", text(cell)) for cell in MADE["cells"]] == script, AGAIN
    headings = [cell.text for cell in script if not cell.is_code and cell.text.startswith("## ")]
    assert [heading.split(".")[0] for heading in headings] == [f"## {number}" for number in range(1, 11)]
    assert all(cell["outputs"] for cell in MADE["cells"] if cell["cell_type"] == "code"), "every cell answers"


def test_a_cell_shows_what_it_prints_and_what_it_ends_with() -> None:
    names: dict[str, Any] = {}
    assert run("x = 3\nprint('three')\nx + 1", names) == "three\n4\n"
    assert run("y = x", names) == "" and names["y"] == 3


@pytest.mark.slow
def test_what_it_shows_is_what_its_cells_show_now() -> None:
    pytest.importorskip("polars")
    shown = ["".join(cell["outputs"][0]["text"]) for cell in MADE["cells"] if cell["cell_type"] == "code"]
    for number, (now, then) in enumerate(
        zip(outputs(SCRIPT.read_text(encoding="utf-8")), shown, strict=True)
    ):
        assert now == then, f"cell {number}: {AGAIN}"
