"""The daily drive: everybody has the same one, and its picture says what happened."""

from __future__ import annotations

from datetime import date
from io import StringIO
from pathlib import Path

import pytest

from snapcount.cli.daily import Streaks
from snapcount.cli.main import main
from snapcount.core.table import Refusal
from snapcount.games import GAMES, find
from snapcount.lessons.daily import PLAYER, DailyDrive, shown_by
from snapcount.server.rooms.learning.daily import opened

DAY, OTHER = date(2026, 11, 14), date(2026, 11, 15)
every_game = pytest.mark.parametrize("game", GAMES)


def first_answers(drive: DailyDrive, count: int) -> list[object]:
    """The first legal answer each time."""
    given: list[object] = []
    while not drive.over and len(given) < count:
        answer = next(iter(drive.game.waiting[PLAYER].options()))
        drive.answer(answer)
        given.append(answer)
    return given


@every_game
def test_a_day_is_the_same_for_everybody_and_another_day_is_another(game: str) -> None:
    mine, yours = DailyDrive(find(game), DAY), DailyDrive(find(game), DAY)
    answers = first_answers(mine, 4)
    assert first_answers(yours, 4) == answers and yours.game.inputs == mine.game.inputs
    assert DailyDrive(find(game), DAY, answers).game.inputs == mine.game.inputs
    assert DailyDrive(find(game), OTHER).game.inputs != DailyDrive(find(game), DAY).game.inputs


@every_game
def test_it_begins_with_a_first_down_of_the_person_and_ends_with_the_drive(game: str) -> None:
    drive = DailyDrive(find(game), DAY)
    assert drive.board().possession is PLAYER and drive.board().down.startswith("1st") and not drive.over
    result = shown_by(find(game), DAY)
    assert result.how and result.plays and len(result.picture) >= result.plays
    assert result.text("A title", DAY).splitlines()[0] == "Snapcount daily drive, A title, 2026-11-14"


def test_points_and_a_lost_ball_have_signs_of_their_own() -> None:
    scored = shown_by(find("dice_football"), DAY)
    assert scored.how == "touchdown" and scored.scored and scored.picture.endswith("🏈")
    downs = shown_by(find("dice_football"), date(2026, 11, 16))
    assert downs.how == "downs" and not downs.scored and downs.picture.endswith("🟥")
    assert downs.said.startswith("Turned over on downs: ")


def test_that_the_date_sets_the_dice_is_said_before_the_drive_begins(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = opened(find("dice_football"), 20261114, ())
    assert "The date sets its dice, the same for everybody." in begun["step"]["say"]
    monkeypatch.setattr("sys.stdin", StringIO("q\n"))
    assert main(["daily", "dice_football", "--date", "2026-11-14"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert (
        "The date sets the dice, the same for everybody: their seed is “daily drive dice_football 2026-11-14”"
        in said
    )


def test_when_it_is_over_nothing_more_is_taken() -> None:
    drive = DailyDrive(find("dice_football"), DAY)
    first_answers(drive, 200)
    assert drive.over
    before = list(drive.game.inputs)
    with pytest.raises(Refusal, match="Today's drive is over"):
        drive.answer("run")
    assert drive.game.inputs == before


def test_days_in_a_row_are_counted_and_the_first_result_stays(tmp_path: Path) -> None:
    streaks = Streaks(tmp_path / "daily.json")
    assert [streaks.keep("a", date(2026, 1, day), str(day)) for day in (1, 2, 4, 5, 6)] == [1, 2, 1, 2, 3]
    assert streaks.keep("a", date(2026, 1, 6), "better") == 3
    assert Streaks(tmp_path / "daily.json").notes["a"]["2026-01-06"] == "6"


def test_a_day_that_is_none_or_still_to_come_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for day, sentence in (("yesterday", "yesterday isn't a date"), ("2999-01-01", "hasn't come yet")):
        assert main(["daily", "dice_football", "--date", day]) == 2
        assert sentence in capsys.readouterr().err
