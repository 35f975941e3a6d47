"""One yard, two yards; a team recovers."""

from __future__ import annotations

import re

import pytest

from snapcount.football.words import counted
from snapcount.games import GAMES, find
from tests.records.goldens import records, replayed

WRONG = re.compile(
    r"(?<![\d.,–-])\b1 (?:yards|plays|points|hexes|timeouts|cards|men|tries|rules)\b", re.IGNORECASE
)
PLURAL = (
    "add block call choose decline declare fumble give go have kick kneel line muff play punt put recover score"
    " set show spike tackle throw touch try win"
)


@pytest.mark.parametrize(
    ("number", "words", "said"),
    [
        (1, ("yard",), "1 yard"),
        (-1, ("yard",), "-1 yard"),
        (0, ("yard",), "0 yards"),
        (2, ("yard",), "2 yards"),
        (0.5, ("yard",), "0.5 yards"),
        (1.0, ("play",), "1 play"),
        (3, ("hex", "hexes"), "3 hexes"),
    ],
)
def test_one_is_singular_and_nothing_else(number: float, words: tuple[str, ...], said: str) -> None:
    assert counted(number, *words) == said


@pytest.mark.games
@pytest.mark.parametrize("game", GAMES)
def test_no_line_of_a_recorded_game_says_1_yards_or_lets_a_team_recover_in_the_plural(game: str) -> None:
    say = find(game).face.words.event
    names = ("Reds", "Blues")
    team = re.compile(rf"\b(?:Reds|Blues) (?:{'|'.join(PLURAL.split())})\b")
    said = [say(event, names) for path in records(game) for event in replayed(path).events]
    assert [line for line in said if WRONG.search(line)] == []
    assert [line for line in said if team.search(line)] == []
