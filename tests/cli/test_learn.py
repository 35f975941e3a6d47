"""Lessons in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from snapcount.games import GAMES
from snapcount.lessons.lesson import Lesson, lessons_of
from snapcount.lessons.puzzles import puzzles_of
from tests.cli.terminal import out, refused, typed
from tests.lessons.by_hand import BY_HAND


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SNAPCOUNT_HOME", str(tmp_path))
    return tmp_path


def test_a_lesson_is_taken_and_its_stars_are_kept(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, "?", "run", "run", "run", "7", "2", "2")
    said = out(capsys, "learn", "dice_football")
    assert "Lesson 1: Run the ball" in said
    assert " ".join(said.split()).count("Lay Run.") == 2, "after an explanation the teacher asks again"
    assert "3 + 4 makes 7" in said and "gain of 5, to the Red 40" in said
    assert "Type 1 to 3" in said, "7 is no choice"
    assert "***  Remember: A run gains the dice less" in said
    assert " 1  ***  Run the ball" in out(capsys, "learn", "dice_football", "--list")
    typed(monkeypatch, "q")
    assert "Lesson 2: Short and long" in out(capsys, "learn", "dice_football"), "the next one"


def test_a_wrong_try_is_told_and_played_out(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, "short", "long", "long", "short", "long", "18 yards", "2", "long", "3")
    said = out(capsys, "learn", "dice_football", "2")
    assert said.index("The 3 is on his short list") < said.index("you threw where he wasn't")
    assert "**  Remember" in said and "***" not in said


def test_a_line_is_typed_and_a_right_one_may_be_seen(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, "dive 0:34", "dive 0:34", "dive 0:34", "show", "sweep left 0:5", "show")
    said = out(capsys, "learn", "out_of_sight", "1")
    assert "You gained 5.7 yards" in said and said.count("You clipped him") == 2
    assert said.index("Type `show`") < said.index("Nobody in your way")
    assert "Here only this will do: dive." in said
    assert "**  Remember: Look long" in said and "***" not in said


def test_what_a_step_does_not_take_is_not_listed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, "show", "q")
    said = out(capsys, "learn", "out_of_sight", "3").partition("The hole is five or six")[0]
    asked = said[said.rindex("Name a play") :]
    assert all(play in asked for play in ("1  Dive", "2  Off-Tackle Right", "3  Sweep Right")), asked
    assert "Slant" not in asked and "Sneak" not in asked


def test_targets_near_the_receivers_are_listed_first(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, "?", "q")
    said = out(capsys, "learn", "scrimmage", "7")
    listed = [line for line in said.splitlines() if "nearest" in line]
    assert len(listed) > 60 and not any("in the end zone" in line for line in listed)
    behind = [int(line.split(": ")[1].split()[0]) for line in listed if "behind the line" in line]
    assert max(behind, default=0) <= 10, "nobody throws to the far end of the field behind him"


def test_a_puzzle_asks_under_its_board(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, "q")
    said = out(capsys, "puzzles", "scrimmage", "1")
    lines = [line for line in said.splitlines() if line.strip()]
    first = next(at for at, line in enumerate(lines) if line.startswith("   1  "))
    assert lines[first - 1].endswith("?") and len(lines[:first]) > 30, "below the field, over the answers"


def test_leaving_says_how_to_come_back(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, "field goal", "q")
    said = out(capsys, "learn", "dice_football", "1")
    assert "'field goal' isn't an option" in said
    assert "`snapcount learn dice_football 1` begins this lesson again." in said


def test_a_lesson_that_is_not_there_is_refused_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert "There is no lesson 40 of dice_football: expected 1 to 9." in refused(
        capsys, "learn", "dice_football", "40"
    )


def sentences(lesson: Lesson) -> list[str]:
    """All that a lesson can say at the terminal."""
    said = [lesson.title, lesson.idea, lesson.remember]
    for step in lesson.steps:
        said += [step.typed or step.say, step.otherwise, *step.choices]
        said += [one.typed or one.say for one in step.tries]
        said += [step.drive.passed, step.drive.failed] if step.drive else []
    return said


@pytest.mark.parametrize("game", GAMES)
def test_nobody_at_a_terminal_is_told_to_tap(game: str) -> None:
    taught = [said for lesson in (*lessons_of(game), *puzzles_of(game)) for said in sentences(lesson)]
    assert len(taught) > 100 and not [said for said in taught if BY_HAND.search(said)]


def test_what_is_typed_has_words_of_its_own(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, "dive 0:1", "dive 0:30", "q")
    said = out(capsys, "learn", "out_of_sight", "1")
    assert "draw straight ahead, yards enough to meet somebody: dive 0:30." in " ".join(said.split())
    assert said.index("Too short: type more yards") < said.index("A bar is a tackler")
    typed(monkeypatch, "slant 21:8.5", "slant 23:10", "slant 18:9.9", "q")
    said = out(capsys, "learn", "out_of_sight", "4")
    assert (
        said.index("In the white: caught") < said.index("it is batted down") < said.index("Wholly in the red")
    )
    typed(monkeypatch, "O31 19N1", "q")
    assert "twelve steps, touchdown" in out(capsys, "learn", "scrimmage", "1")
    typed(monkeypatch, "O12 hand O31", "q")
    assert "Handed off. Each man paid a point" in out(capsys, "learn", "scrimmage", "5")
