"""What the recorded games told and how they were counted: `python -m tests.records.goldens [game …]` writes it anew.

Rows stand in `goldens/<game>/<record>.csv`, without columns that no row of the game fills; how often each event was
told in `goldens/<game>/events.json`. Every change of either is explained in `goldens/<game>/changes.md`.
"""

from __future__ import annotations

import csv
import io
import json
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from snapcount.core.game import Game
from snapcount.core.record.file import parse
from snapcount.football.columns import COLUMNS, Row, play_row
from snapcount.games import GAMES, find

HERE = Path(__file__).parent
GOLDENS = HERE / "goldens"
EMPTY = {name: str(value) for name, value in play_row().items()}
SHOWN = 12
"""So many differences are named; the rest are counted."""


def records(game: str) -> list[Path]:
    return sorted((HERE / game).glob("*.snap"))


@cache
def replayed(path: Path) -> Game:
    return parse(path.read_bytes(), find, name=path.name)


def table(path: Path) -> list[dict[str, str]]:
    """The rows of a recorded game as texts, the way CSV keeps them."""
    game = replayed(path)
    rows: list[Row] = game.rulebook.face.rows(game.events, game.names)
    return [{name: str(value) for name, value in row.items()} for row in rows]


def counts(path: Path) -> dict[str, int]:
    return dict(sorted(Counter(event.what for event in replayed(path).events).items()))


def kept_table(path: Path) -> list[dict[str, str]]:
    text = (GOLDENS / path.parent.name / f"{path.stem}.csv").read_text(encoding="utf-8")
    return [{**EMPTY, **row} for row in csv.DictReader(io.StringIO(text))]


def kept_counts(path: Path) -> dict[str, int]:
    kept: dict[str, dict[str, int]] = json.loads(
        (GOLDENS / path.parent.name / "events.json").read_text(encoding="utf-8")
    )
    return kept[path.stem]


def differences(kept: list[dict[str, str]], found: list[dict[str, str]]) -> Iterator[str]:
    """Row by row and column by column: what was kept, what came."""
    if len(kept) != len(found):
        yield f"{len(kept)} rows were kept, {len(found)} came"
    for number, (was, now) in enumerate(zip(kept, found, strict=False), 1):
        for column in was.keys() | now.keys():
            before, after = was.get(column), now.get(column)
            if before != after:
                yield f"row {number} ({now['play_type']}), column {column}: kept {before!r}, came {after!r}"


def sentence(found: list[str]) -> str:
    more = f"\n… and {len(found) - SHOWN} more" if len(found) > SHOWN else ""
    return "\n".join(found[:SHOWN]) + more


def write(game: str) -> None:
    folder = GOLDENS / game
    folder.mkdir(parents=True, exist_ok=True)
    told: dict[str, Any] = {}
    for path in records(game):
        rows = table(path)
        used = [name for name in COLUMNS if any(row[name] != EMPTY[name] for row in rows)]
        text = io.StringIO()
        writer = csv.DictWriter(text, used, extrasaction="ignore", lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
        (folder / f"{path.stem}.csv").write_text(text.getvalue(), encoding="utf-8")
        told[path.stem] = counts(path)
    (folder / "events.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for wanted in sys.argv[1:] or GAMES:
        write(wanted)
