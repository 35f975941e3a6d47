"""Tab completes what the commands take, as they say it themselves."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from snapcount.cli.completion import SHELLS
from snapcount.cli.main import COMMANDS, main
from snapcount.games import GAMES
from tests.cli.terminal import out


@pytest.mark.parametrize(
    ("typed", "there", "not_there"),
    [
        (["pl"], {"play", "plan"}, {"watch"}),
        (["play", ""], set(GAMES), {"rookie"}),
        (["play", "dice_football", "--away", "v"], {"veteran"}, {"rookie"}),
        (["play", "--le"], {"--length"}, {"--home"}),
        (["watch", "card_bowl", "--length", ""], {"quick"}, {"rookie"}),
        (["play", "dice_football", "-o", "over"], {"overtime=true", "overtime=false"}, {"timing=plays"}),
        (["season", "s"], {"sim", "schedule"}, {"new"}),
        (["completion", ""], set(SHELLS), set[str]()),
        (["--v"], {"--version"}, set[str]()),
    ],
)
def test_what_may_come_next(
    typed: list[str], there: set[str], not_there: set[str], capsys: pytest.CaptureFixture[str]
) -> None:
    found = set(out(capsys, "completion", "words", ":", *typed).splitlines())
    assert there <= found and not found & not_there


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_can_be_completed(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "--help" in out(capsys, "completion", "words", ":", command, "--").splitlines()


@pytest.mark.skipif(not shutil.which("bash"), reason="there is no bash here")
def test_bash_completes(tmp_path: Path) -> None:
    """In a real shell, with a `snapcount` on its path."""
    program = tmp_path / "snapcount"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m snapcount "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    script = (
        'eval "$(snapcount completion bash)"; COMP_WORDS=(snapcount watch dice); COMP_CWORD=2; _snapcount;'
        'echo "${COMPREPLY[@]}"'
    )
    done = subprocess.run(
        ["bash", "-c", script],
        env={**os.environ, "PATH": f"{tmp_path}:/usr/bin:/bin"},
        capture_output=True,
        text=True,
    )
    assert done.stdout == "dice_football\n", done.stderr


def test_every_shell_has_its_file(capsys: pytest.CaptureFixture[str]) -> None:
    for shell in SHELLS:
        assert "completion words :" in out(capsys, "completion", shell)
    with pytest.raises(SystemExit):
        main(["completion", "powershell"])
