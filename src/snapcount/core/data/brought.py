"""What somebody brings to a game: a file (a team, a field), a club."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from snapcount.core.table import Seat


@dataclass(frozen=True)
class FileRead:
    """A file that somebody brings as the value of an option."""

    title: str
    """What it holds, for people."""
    value: str
    """What the option becomes: a text that holds all of it, so that a record needs no file."""
    problems: tuple[str, ...] = ()
    """What is wrong with it, in plain words; nothing for a good one."""


class Club(NamedTuple):
    """A team that a game knows by name, and its colour as #rrggbb ("" where it has none)."""

    name: str
    colour: str = ""


def no_clubs(options: Mapping[str, bool | int | str], seat: Seat) -> Club | None:
    return None


def no_files(text: str) -> FileRead:
    return FileRead("", "", ("this game takes no files",))
