"""Typing at a terminal: lines that can be edited, and those of earlier days by the arrow up."""

from __future__ import annotations

import atexit
import importlib
import sys
from functools import cache
from pathlib import Path
from typing import Any

from snapcount.cli.common import ENDLESS, data_folder, lines_of_window

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


def in_pages(lines: list[str], high: int | None = None) -> None:
    """More than a window holds comes a window at a time, where somebody sits at the keys; q ends it."""
    if high is None:
        high = lines_of_window() if sys.stdin.isatty() else ENDLESS
    page = max(1, high - 1)
    for start in range(0, len(lines), page):
        print("\n".join(lines[start : start + page]))
        if start + page < len(lines) and typed_line("Enter: more, q: enough ") != "":
            return
