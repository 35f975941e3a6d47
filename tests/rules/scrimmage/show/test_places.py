"""Places and moments in people's words: nobody reads a hex number or a game-turn."""

from __future__ import annotations

from typing import get_args

import pytest

from snapcount.core.drivers.script import Script
from snapcount.core.table import Event, Seat
from snapcount.games.scrimmage.questions.listed import (
    CommitPass,
    LongPass,
    Markers,
    NameTarget,
    PlaceBall,
    SelectMarkers,
)
from snapcount.games.scrimmage.questions.place import Place
from snapcount.games.scrimmage.rules.ends import touchdown
from snapcount.games.scrimmage.show.log import event as sentence
from snapcount.games.scrimmage.show.moments import DOING, situation
from snapcount.games.scrimmage.show.places import downfield
from snapcount.games.scrimmage.show.words import label, prompt
from snapcount.games.scrimmage.state import Phase
from tests.rules.scrimmage.build import h, position, state_of, throwing

NAMES = ("Red", "Blue")


@pytest.mark.parametrize(
    ("dir", "hex", "words"),
    [
        (1, "2537", "12 yards downfield, right side"),
        (-1, "2537", "10 yards behind the line, left side"),
        (-1, "1325", "10 yards downfield, right side"),
        (1, "1931", "2 yards downfield, middle"),
        (1, "1930", "at the line, middle"),
        (1, "17N2", "in the end zone, middle"),
        (-1, "05S6", "in the end zone, right side"),
    ],
)
def test_a_place_is_said_from_the_line_and_as_the_offence_sees_the_sides(
    dir: int, hex: str, words: str
) -> None:
    assert downfield(dir, 30, h(hex)) == words


def test_who_may_catch_it_is_named_with_his_place() -> None:
    play = throwing()
    assert label(LongPass(play), "O21") == "21 (WR), 8 yards downfield, middle"
    assert label(CommitPass(play), "forward 2") == (
        "forward pass, target 2: 17 yards downfield, left side, nearest 21"
    )
    assert label(NameTarget(play, -1), h("1731")) == "1731: 2 yards downfield, middle, nearest 36"
    assert "secret" in prompt(NameTarget(play, -1), NAMES) and "hex" not in prompt(
        NameTarget(play, -1), NAMES
    )


def test_the_offence_reads_its_targets_as_places() -> None:
    facts = {"spots": (h("2537"), h("1040")), "dir": 1, "line": 30}
    assert sentence(Event("SC-9.38", "own_targets", facts), NAMES) == (
        "Your targets: 12 yards downfield, right side; 17 yards downfield, left side."
    )
    marked = {"spot": h("1040"), "dir": 1, "line": 30}
    assert sentence(Event("SC-9.26", "target_marked", marked), NAMES) == (
        "The target: 17 yards downfield, left side."
    )


def test_every_phase_of_a_play_says_who_does_what_without_the_rulebooks_words() -> None:
    asking = [phase for phase in get_args(Phase) if phase[0] in "OD" and phase[1] == "."]
    assert set(asking) == set(DOING)
    for phase in asking:
        said = situation(state_of(throwing(phase)), NAMES)
        assert ("Red" if phase[0] == "O" else "Blue") in said
        assert "Game-Turn" not in said and "Contact" not in said and "north" not in said, said


@pytest.mark.rules("SC-15.9")
def test_sc_15_9_a_touchdown_gains_no_more_yards_than_there_were_to_the_goal_line() -> None:
    """Ten rows to the first hex of the end zone; the line lies nine rows, fifteen yards, from the goal."""
    table = Script([])
    touchdown(table, position({"O31": "19N1N"}, holder="O31", line=51, ball="1951"), "O31", h("19N1"))
    (gained,) = (event.facts for event in table.events if event.what == "gained")
    assert (gained["hexes"], gained["yards"]) == (10, 15)
    south = position({"O31": "19S4S"}, holder="O31", line=9, ball="1910", dir=-1)
    table = Script([])
    touchdown(table, south, "O31", h("19S4"))
    (gained,) = (event.facts for event in table.events if event.what == "gained")
    assert (gained["hexes"], gained["yards"], gained["seat"]) == (13, 15, Seat.HOME)


@pytest.mark.rules("SC-13.1", "SC-9.38")
def test_sc_13_1_a_shared_screen_is_covered_for_plays_markers_and_targets() -> None:
    """The offence chooses its play while it sets up; where the defence stands everybody may see."""
    men = ("O12", "O31")
    assert Place("O", 1, 30, h("1930"), False, (), men).secret
    assert not Place("D", 1, 30, h("1930"), False, (), ("D5",)).secret
    assert SelectMarkers("D", Markers("", "")).secret and NameTarget(throwing(), -1).secret


def test_the_ball_is_laid_between_the_hash_marks_in_words() -> None:
    question = PlaceBall(-1, 30)
    assert label(question, h("1931")) == "1931: in the centre"
    assert label(question, h("1731")) == "1731: on the right hash mark"
    assert label(question, h("2031")) == "2031: a hex to the left"
