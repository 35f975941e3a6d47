"""A person at the terminal: what he types, reads and is refused."""

from __future__ import annotations

import io
import sys

import pytest

from snapcount.cli.main import main


def out(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(list(words)) == 0
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one sentence on standard error, with exit code 2 and no traceback."""
    try:
        code = main(list(words))
    except SystemExit as exit:
        assert isinstance(exit.code, int)
        code = exit.code
    assert code == 2
    captured = capsys.readouterr()
    assert "Traceback" not in captured.err
    return captured.err


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in lines)))
