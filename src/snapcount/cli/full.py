"""The way to the full screen, for those who have the extra `tui` and a terminal."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from typing import Any

from snapcount.core.table import Refusal


def add_full(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--full", action="store_true", help="on the full screen, in colour, with the mouse (extra tui)"
    )


def full_screen() -> Any:
    """The room that knows Textual, or a sentence on what is missing."""
    try:
        room = import_module("snapcount.tui.start")
    except ModuleNotFoundError as missing:
        if (missing.name or "").split(".")[0] not in ("textual", "rich"):
            raise
        raise Refusal("tui", "The full screen needs Textual: `pip install 'snapcount[tui]'`.") from None
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Refusal("tui", "The full screen needs a terminal: without --full lines are read and written.")
    return room
