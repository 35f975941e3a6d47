"""One yard, two yards; a team recovers."""

from __future__ import annotations

import re

import pytest

from snapcount.football.names import agreeing, is_plural, possessive
from snapcount.football.words import counted
from snapcount.games import GAMES, find
from tests.records.goldens import records, replayed

WRONG = re.compile(
    r"(?<![\d.,–-])\b1 (?:yards|plays|points|hexes|timeouts|cards|men|tries|rules)\b", re.IGNORECASE
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


@pytest.mark.parametrize(
    ("name", "many", "whose"),
    [
        ("Montreal", False, "Montreal's"),
        ("Lions", True, "Lions'"),
        ("Northern Foxes", True, "Northern Foxes'"),
        ("Dallas", False, "Dallas'"),
        ("Memphis", False, "Memphis'"),
        ("Angus", False, "Angus'"),
        ("Jess", False, "Jess'"),
        ("Jo's Lions", True, "Jo's Lions'"),
        ("", False, "'s"),
    ],
)
def test_a_name_is_one_or_many_and_has_its_possessive(name: str, many: bool, whose: str) -> None:
    assert (is_plural(name), possessive(name)) == (many, whose)


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        ("Lions wins.", "Lions win."),
        ("Lions has the ball at its own 20.", "Lions have the ball at their own 20."),
        ("Lions tries a pass to the Lions 34.", "Lions try a pass to the Lions 34."),
        ("Blue punts: Lions catches it on its 5.", "Blue punts: Lions catch it on their 5."),
        ("The kick of Lions is good.", "The kick of Lions is good."),
        ("Lions's kick is good.", "Lions' kick is good."),
        ("Blue wins the toss.", "Blue wins the toss."),
    ],
)
def test_the_verb_fits_the_name(said: str, heard: str) -> None:
    assert agreeing(said, ("Lions", "Blue")) == heard


MANY = (
    "add block call choose decline declare fumble give go have kick kneel line muff play punt put recover score"
    " set show spike tackle throw touch try win"
)
ONE = re.compile(r"\bReds (?:[a-z]+[^s\W]s|has|is|was)\b(?<!yards)(?<!points)|s's\b")


@pytest.mark.games
@pytest.mark.parametrize("game", GAMES)
def test_no_line_of_a_recorded_game_says_1_yards_or_gets_its_verb_wrong(game: str) -> None:
    say = find(game).face.words.event
    names = ("Reds", "Blue")
    blue = re.compile(rf"\bBlue (?:{'|'.join(MANY.split())})\b")
    said = [say(event, names) for path in records(game) for event in replayed(path).events]
    assert [line for line in said if WRONG.search(line)] == []
    assert [line for line in said if ONE.search(line) or blue.search(line)] == []
