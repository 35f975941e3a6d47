"""A program that uses the whole library: it runs, and it has types, as they are installed."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from tests.package import users_program


def test_it_runs(tmp_path: Path) -> None:
    assert "Dice Football" in users_program.main(tmp_path)


def test_mypy_strict_finds_nothing_in_it_and_something_in_a_wrong_one(tmp_path: Path) -> None:
    """Beside the installed package, not its source: what types it has comes from `py.typed`."""
    right, wrong = tmp_path / "right.py", tmp_path / "wrong.py"
    shutil.copy(users_program.__file__, right)
    program = right.read_text(encoding="utf-8")
    wrong.write_text(program.replace("home - away", "home - game"), encoding="utf-8")
    command = [
        sys.executable,
        "-m",
        "mypy",
        "--strict",
        "--config-file=",
        "--cache-dir",
        str(tmp_path / "cache"),
    ]
    done = subprocess.run([*command, str(right), str(wrong)], cwd=tmp_path, capture_output=True, text=True)
    (found, summary) = done.stdout.splitlines()
    assert found.startswith("wrong.py:") and "Unsupported operand types" in found, done.stdout + done.stderr
    assert summary.startswith("Found 1 error in 1 file")
