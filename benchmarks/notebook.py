"""Makes the notebook of `docs/examples` from its script: runs every cell and keeps what it shows.

python -m benchmarks.notebook
"""

from __future__ import annotations

import ast
import io
import json
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any, NamedTuple

SCRIPT = Path(__file__).parents[1] / "docs" / "examples" / "ten_questions.py"
NOTEBOOK = SCRIPT.with_suffix(".ipynb")
MARK = "# %%"


class Cell(NamedTuple):
    """A piece of the script: words, or code."""

    is_code: bool
    text: str


def cells(script: str) -> list[Cell]:
    """`# %%` begins a cell of code, `# %% [markdown]` one of words in comments."""
    found: list[Cell] = []
    for part in script.split(MARK)[1:]:
        head, _, body = part.partition("\n")
        if "[markdown]" in head:
            words = [line.removeprefix("#").removeprefix(" ") for line in body.strip().splitlines()]
            found.append(Cell(False, "\n".join(words)))
        else:
            found.append(Cell(True, body.strip()))
    return found


def run(code: str, names: dict[str, Any]) -> str:
    """What a cell prints, and what its last line is where that is an expression."""
    tree = ast.parse(code)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    said = io.StringIO()
    with redirect_stdout(said):
        exec(compile(tree, "cell", "exec"), names)
        if last is not None:
            assert isinstance(last, ast.Expr)
            value = eval(compile(ast.Expression(last.value), "cell", "eval"), names)
            if value is not None:
                print(value)
    return said.getvalue()


def outputs(script: str) -> list[str]:
    """What each cell of code shows, run one after the other."""
    names: dict[str, Any] = {}
    return [run(cell.text, names) for cell in cells(script) if cell.is_code]


def notebook(script: str) -> dict[str, Any]:
    """The same as a Jupyter notebook, with outputs."""
    shown = iter(outputs(script))
    made: list[dict[str, Any]] = []
    for number, cell in enumerate(cells(script), 1):
        base = {"id": f"cell-{number}", "metadata": {}, "source": cell.text.splitlines(keepends=True)}
        if not cell.is_code:
            made.append({"cell_type": "markdown", **base})
            continue
        said = next(shown)
        stream = {"output_type": "stream", "name": "stdout", "text": said.splitlines(keepends=True)}
        made.append(
            {"cell_type": "code", "execution_count": None, **base, "outputs": [stream] if said else []}
        )
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    return {
        "cells": made,
        "metadata": {"kernelspec": kernel, "language_info": {"name": "python"}},
        "nbformat": 4,
        "nbformat_minor": 5,
    }


def main() -> None:
    made = notebook(SCRIPT.read_text(encoding="utf-8"))
    NOTEBOOK.write_text(json.dumps(made, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    print(f"{NOTEBOOK.name}: {len(made['cells'])} cells.")


if __name__ == "__main__":
    main()
