"""Output that lacks the signs of a board: a redirected file on Windows, an old terminal."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from snapcount.cli.letters import PLAIN, plain
from snapcount.cli.main import main
from snapcount.games import GAMES, find

SOURCE = Path(__file__).parents[2] / "src" / "snapcount"


@pytest.mark.parametrize("encoding", ["cp1252", "ascii"])
@pytest.mark.parametrize("game", GAMES)
def test_boards_logs_and_rules_of_every_game_are_written(
    game: str, encoding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shortest = find(game).face.lengths[-1].name
    commands = [
        ["play", game, "--length", shortest, "--new", "--seed", "3"],
        ["rules", game, "yard"],
        ["games", game],
    ]
    if game != "out_of_sight":  # whose coaches think for long
        commands.append(["watch", game, "--length", shortest, "--delay", "0"])
    for words in commands:
        written = io.BytesIO()
        out = io.TextIOWrapper(written, encoding=encoding)
        monkeypatch.setattr(sys, "stdout", out)
        monkeypatch.setattr(sys, "stdin", io.StringIO("?\n" + "1\n" * 25))
        assert main(words) == 0, words
        out.flush()
        assert len(written.getvalue()) > 500


def test_it_is_so_where_python_is_not_asked_for_utf_8() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "snapcount", "rules", "card_bowl", "yard"],
        env={**os.environ, "PYTHONIOENCODING": "cp1252", "PYTHONUTF8": "0"},
        capture_output=True,
        timeout=60,
    )
    assert done.returncode == 0 and not done.stderr and b"CB-" in done.stdout


def test_every_sign_of_the_source_has_a_plain_letter() -> None:
    texts = [path for end in ("*.py", "*.toml", "*.md", "*.json") for path in SOURCE.rglob(end)]
    signs = {
        sign
        for path in texts
        if "page" not in path.parts
        for sign in path.read_text(encoding="utf-8")
        if not sign.isascii()
    }
    assert not {sign for sign in signs if "?" in plain(sign)}
    assert all(instead.isascii() for instead in PLAIN.values())


def test_names_keep_their_letters() -> None:
    assert "".join(map(plain, "Čermák")) == "Cermak" and plain("図") == "?"
