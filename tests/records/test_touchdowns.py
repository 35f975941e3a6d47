"""One touchdown, one figure: in the log, in its row and among the scoring plays."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from snapcount.football.rows import plays
from snapcount.football.scoring_plays import scoring_plays
from snapcount.games import GAMES
from tests.records.goldens import records, replayed

RECORDS = [path for game in GAMES for path in records(game)]
FAR = re.compile(r"(?:gain of|good for the last|passes for|carries it for) ([\d.]+)", re.IGNORECASE)
pytestmark = pytest.mark.games


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_touchdown_is_as_long_in_the_log_as_in_its_row_and_never_longer_than_the_field(path: Path) -> None:
    game = replayed(path)
    face = game.rulebook.face
    for row, play in zip(face.rows(game.events, game.names), plays(game.events), strict=True):
        if not (row["rush_touchdown"] or row["pass_touchdown"]):
            continue
        (told,) = (face.words.event(event, game.names) for event in play if event.what == "gained")
        assert round(float(FAR.findall(told)[-1])) == row["yards_gained"] <= row["yardline_100"], told
        (line,) = scoring_plays([row])
        assert line["text"].startswith(f"{row['yards_gained']}-yard"), line["text"]


def test_there_are_touchdowns_in_the_records_of_every_game() -> None:
    scored = {
        path.parent.name
        for path in RECORDS
        if any(one.what == "scored" and one.facts["how"] == "touchdown" for one in replayed(path).events)
    }
    assert scored == set(GAMES)
