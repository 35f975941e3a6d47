"""`python -m tests.records.renew GAME …` writes a game's records under today's rules version: loaded and saved again.

Before the first time, two of its originals go to `version_1/GAME/`, where they stay.
"""

from __future__ import annotations

import sys

from snapcount.core.record.file import dump, parse
from snapcount.games import find
from tests.records.goldens import records


def told(text: str) -> list[str]:
    """What a record says of dice, cards, answers, take-backs and the end: all but its header and its checkpoints."""
    return [line for line in text.splitlines()[1:] if not line.startswith('{"kind":"checkpoint"')]


def renew(game: str) -> None:
    for path in records(game):
        before = path.read_text(encoding="utf-8")
        after = dump(parse(before.encode(), find, name=path.name))
        assert told(after) == told(before), f"{path} would change"
        path.write_text(after, encoding="utf-8")


if __name__ == "__main__":
    for wanted in sys.argv[1:]:
        renew(wanted)
