"""A room needs no web framework, no database and no validator: it could be served by anything that runs Python."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from snapcount.games import GAMES
from tests.conformance.test_code import imports

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "snapcount" / "server"
FILES = [path for drawer in ("rooms", "wire") for path in sorted((SERVER / drawer).rglob("*.py"))]
NOT_THEIRS = (
    "snapcount.server.routes",
    "snapcount.server.sockets",
    "snapcount.server.app",
    "snapcount.server.security",
    "snapcount.server.store.sql",
    "snapcount.server.store.postgres",
    "snapcount.server.store.statements",
    "snapcount.server.store.writer",
)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SERVER).as_posix())
def test_rooms_and_wire_import_the_standard_library_and_know_nobody_who_serves_them(path: Path) -> None:
    names = imports(ast.parse(path.read_text(encoding="utf-8")))
    assert {name.split(".")[0] for name in names} - sys.stdlib_module_names <= {"snapcount"}
    assert not [name for name in names if name.startswith(NOT_THEIRS)]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_in_a_room_with_the_standard_library_alone(game: str) -> None:
    """Every module of `rooms` and `wire` is imported, then coaches and random answers play."""
    command = [sys.executable, "-m", "tests.server.alone", game]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.strip().endswith("inputs")


def test_a_page_without_a_server_begins_without_any_game() -> None:
    """Each is imported when it is played: nobody waits for the other four."""
    told = "import sys, snapcount.browser.worker; print([name for name in sys.modules if 'snapcount.games.' in name])"
    done = subprocess.run([sys.executable, "-c", told], cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.stdout.strip() == "[]", done.stdout + done.stderr
