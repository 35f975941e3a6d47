"""Looking back on a finished game of Scrimmage, what lay face down lies open; before its end nothing does."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from snapcount.core.data.plain import canonical
from snapcount.core.record.file import parse
from snapcount.games import find
from snapcount.server.rooms.past.history import Trail
from snapcount.server.rooms.past.replays import tell
from snapcount.server.wire.writer import JsonWriter

RECORD = Path(__file__).parents[2] / "records" / "scrimmage" / "run.snap"
SECRETS = (
    ("o_line", "lines_shown"),
    ("d_line", "lines_shown"),
    ("o_ball", "ball_shown"),
    ("d_backs", "backs_shown"),
)


def plays_of(told: str) -> list[dict[str, Any]]:
    history = json.loads(told)
    return [{**history["same"], **frame["view"]}["play"] for frame in history["frames"]]


def named_face_down(plays: list[dict[str, Any]]) -> set[str]:
    """Markers that are named although they lie face down at that moment."""
    return {name for play in plays for name, shown in SECRETS if play[name] and not play[shown]}


def test_the_replay_of_a_finished_game_names_every_marker() -> None:
    plays = plays_of(tell(RECORD.read_bytes(), find, canonical))
    assert named_face_down(plays) == {name for name, _ in SECRETS}
    assert any(play["targets"] for play in plays)


@pytest.mark.parametrize(
    ("role", "own"), [("away", {"o_line", "o_ball"}), ("home", {"d_line", "d_backs"}), ("watch", set[str]())]
)
def test_while_it_goes_on_everybody_sees_his_own_markers_only(role: str, own: set[str]) -> None:
    """The visitors have chosen the offence."""
    game = parse(RECORD.read_bytes(), find)
    trail = Trail(JsonWriter(find("scrimmage"), canonical))
    trail.walk(game)
    running, over = (plays_of(f"{{{trail.frames(role, game.events, ended)}}}") for ended in (False, True))
    assert named_face_down(running) == own
    assert named_face_down(over) == {name for name, _ in SECRETS}
