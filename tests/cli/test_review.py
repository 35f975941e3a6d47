"""`snapcount review`: what it prints, what it asks again, and its sentences for what can't be reviewed."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path

import pytest

from snapcount.cli.main import main
from snapcount.cli.progress import Stopping
from snapcount.core.game import Game
from snapcount.games import find

RECORDS = Path(__file__).parents[1] / "records"
SHORT = str(RECORDS / "dice_football" / "safety.snap")


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    lines: list[str] = []

    def read(prompt: str = "") -> str:
        if not lines:
            raise EOFError
        return lines.pop(0)

    monkeypatch.setattr("builtins.input", read)
    return lines


def test_a_review_for_programs_has_everything_that_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", SHORT, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {
        "plays",
        "decisions",
        "sums",
        "turns",
        "tallies",
        "headlines",
        "costly",
        "luckiest",
        "how",
    } <= set(told)
    assert told["decided"] + told["luck"] == round(100 * told["end"]) - round(100 * told["start"])
    assert all(told["decisions"][at]["cost"] >= 0.02 for at in told["costly"])
    assert {play["scored"]["label"] for play in told["plays"] if play["scored"]} >= {"Safety 2–0"}


def test_a_costly_decision_is_asked_again_until_it_is_good(
    capsys: pytest.CaptureFixture[str], typed: list[str]
) -> None:
    typed += ["nonsense", "let it stand", "challenge"]
    assert main(["review", SHORT, "--learn", "--seat", "away"]) == 0
    told = capsys.readouterr().out
    assert "isn't an option" in told and "the same as in the game" in told and "as good as any" in told
    assert "What came of it: Blues, pass: intercepted" in told


def test_who_gave_nothing_away_is_asked_nothing(
    capsys: pytest.CaptureFixture[str], typed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["review", SHORT, "--learn", "--seat", "home"]) == 0
    assert "has no decision that gave away 2 % or more: nothing to ask again" in capsys.readouterr().out
    monkeypatch.setattr("snapcount.cli.review.exercises", lambda *_: [])
    assert main(["review", SHORT, "--learn"]) == 0
    assert "Nobody has a decision that gave away 2 % or more" in capsys.readouterr().out


def test_a_game_that_is_not_over_gets_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "open.snap"
    Game(find("dice_football"), seed=1).save(path)
    assert main(["review", str(path)]) == 2
    assert "isn't over" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "says"),
    [("not a record", "line 1"), ('{"snapcount":1,"game":"chess"}', "line 1")],
    ids=["damaged", "unknown game"],
)
def test_what_is_no_record_gets_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, says: str
) -> None:
    path = tmp_path / "bad.snap"
    path.write_text(text, encoding="utf-8")
    assert main(["review", str(path)]) == 2
    told = capsys.readouterr().err
    assert told.startswith("snapcount: ") and says in told and "Traceback" not in told


def test_a_missing_file_gets_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", "nowhere.snap"]) == 2
    assert "can't be read" in capsys.readouterr().err


def test_the_first_ctrl_c_is_only_noted() -> None:
    with Stopping() as stop:
        assert not stop()
        os.kill(os.getpid(), signal.SIGINT)
        assert stop()
        with pytest.raises(KeyboardInterrupt):
            os.kill(os.getpid(), signal.SIGINT)
