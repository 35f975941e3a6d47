"""The field as text and as a picture, from any scoreboard."""

from __future__ import annotations

from random import Random
from xml.etree import ElementTree

import pytest

from snapcount.core.game import Game
from snapcount.core.table import Seat
from snapcount.football.scoreboard import Scoreboard
from snapcount.football.text_field import text_field
from tests.conformance.play import GAMES, played

NAMES = ("Ducks & Drakes", "<Away>")
BOARD = Scoreboard((7, 3), "2nd quarter", "21 plays left", Seat.HOME, "2nd and 6", "Home 34", 34, 40)
SVG = "{http://www.w3.org/2000/svg}"


def test_the_text_field_shows_ball_line_and_both_teams() -> None:
    lines = text_field(BOARD, NAMES)
    assert len({len(line) for line in lines[:-1]}) == 1
    middle = lines[3]
    assert middle.index(">") == 10 + 5 + 17 and middle.index("!") == 10 + 5 + 20
    assert [line[11] for line in lines[1:6]] == list("DUCKS")
    assert [line.rstrip()[-3] for line in lines[1:6]] == list("<AWAY")


def test_the_away_team_moves_to_the_left() -> None:
    lines = text_field(BOARD._replace(possession=Seat.AWAY, goes=-1), NAMES)
    assert ">" not in lines[3] and lines[3].index("<") == 10 + 5 + 17


def test_a_field_without_a_ball_shows_none() -> None:
    lines = text_field(Scoreboard((0, 0), "", ""), ("Home", "Away"))
    assert not set("".join(lines)) & set("><!")


def test_a_longer_field_with_deep_end_zones_still_fits_a_terminal() -> None:
    lines = text_field(BOARD._replace(length=110, end_zone=25), NAMES)
    assert max(map(len, lines)) <= 80
    assert lines[-1].split() == "10 20 30 40 50 50 40 30 20 10".split()


def test_the_picture_is_xml_and_says_what_it_shows() -> None:
    root = ElementTree.fromstring(BOARD.picture(NAMES, "Second and six."))
    assert root.findtext(f"{SVG}title") == "Second and six."
    words = [each.text for each in root.iter(f"{SVG}text")]
    assert "Ducks & Drakes 7 \N{BLACK CIRCLE}" in words and "2nd quarter, 21 plays left" in words
    assert len(list(root.iter(f"{SVG}ellipse"))) == 1


def test_the_line_to_gain_is_drawn_unless_it_is_the_goal_line() -> None:
    def lines(board: Scoreboard) -> int:
        return len(list(ElementTree.fromstring(board.picture(NAMES)).iter(f"{SVG}line")))

    assert lines(BOARD) == lines(BOARD._replace(line=100)) + 1 == lines(BOARD._replace(ball=None)) + 2


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_drawn_from_its_scoreboard(game: str) -> None:
    over = played(game)
    for moment in Random(3).sample(over.moments, min(20, len(over.moments))):
        board = over.rulebook.face.scoreboard(over.rulebook.rules.view(moment.state, None), over.names)
        assert max(map(len, text_field(board, over.names))) <= 80
        root = ElementTree.fromstring(board.picture(over.names))
        assert root.attrib["role"] == "img" and len(list(root.iter(f"{SVG}ellipse"))) == (
            board.ball is not None
        )


@pytest.mark.parametrize("game", GAMES)
def test_a_notebook_shows_the_field_and_says_the_situation(game: str) -> None:
    over = played(game)
    begun = over.at(0)
    said = begun.rulebook.face.words.situation(begun.view(begun.seat), begun.names)
    shown = vars(Game)["_repr_svg_"](begun)
    assert ElementTree.fromstring(shown).findtext(f"{SVG}title") == said
