"""A copy of a SQLite store while a server writes to it, and of the key that the server signs with."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import quote


def back_up(source: Path, target: Path) -> int:
    """Copy everything that was committed to a new file, whole or not at all; the number of matches in it.

    SQLite's own backup reads at one moment. Nobody who writes waits for it.
    """
    unfinished = target.with_name(target.name + ".unfinished")
    os.close(os.open(unfinished, os.O_CREAT | os.O_TRUNC | os.O_RDWR, 0o600))
    try:
        address = f"file:{quote(str(source.absolute()))}?mode=rw"
        with (
            closing(sqlite3.connect(address, uri=True)) as games,
            closing(sqlite3.connect(unfinished)) as copy,
        ):
            games.backup(copy)
            (sound,) = copy.execute("PRAGMA quick_check(1)").fetchone()
            if sound != "ok":
                raise OSError(f"The copy of {source} is damaged: {sound}. Nothing was kept.")
            (count,) = copy.execute("SELECT count(*) FROM matches").fetchone()
        with open(unfinished, "rb") as written:
            os.fsync(written.fileno())
        unfinished.replace(target)
    except sqlite3.Error as problem:
        raise OSError(f"{source} can't be copied: {problem}.") from None
    finally:
        unfinished.unlink(missing_ok=True)
    return int(count)


def copy_key(source: Path, target: Path) -> None:
    """Readable by its owner only, like the key itself; a file that is there already stays."""
    with open(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(source.read_bytes())
        file.flush()
        os.fsync(file.fileno())
