"""Typing at a terminal: lines that can be edited, and those of earlier days by the arrow up."""

from __future__ import annotations

import atexit
import importlib
import sys
from functools import cache
from pathlib import Path
from typing import Any

from snapcount.cli.common import data_folder

KEPT = 500
"""Lines of the history."""


@cache
def line_editing() -> None:
    """Once for a program: `input` then edits lines and remembers them. Windows has an editor of its own."""
    try:
        readline = importlib.import_module("readline")
    except ImportError:
        return
    remember(readline, data_folder() / "terminal" / "history")


def remember(readline: Any, path: Path) -> None:
    """A history that can't be read or written is none: nobody is kept from playing by it."""
    try:
        readline.read_history_file(path)
    except OSError:
        readline.clear_history()
    atexit.register(write, readline, path)


def write(readline: Any, path: Path) -> None:
    readline.set_history_length(KEPT)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        readline.write_history_file(path)
    except OSError:
        return


def typed_line(prompt: str) -> str | None:
    """A line without its ends; None where there are no more."""
    try:
        if sys.stdin.isatty():
            line_editing()
            return input(prompt).strip()
        print(prompt, end="", flush=True)
        text = sys.stdin.readline()
        print()
        return text.strip() if text else None
    except EOFError:
        print()
        return None
