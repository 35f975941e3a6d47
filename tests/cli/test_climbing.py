"""The ladder: beat the lowest coach, then the next; how far one is stays, and an unfinished game goes on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from snapcount.cli.ladder import Climb
from snapcount.cli.main import main
from snapcount.games import find
from tests.cli.terminal import out, refused, typed

QUICK = ("--length", "quick")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SNAPCOUNT_HOME", str(tmp_path))
    return tmp_path


def test_it_shows_who_is_next(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "`snapcount ladder dice_football --play` plays Silas Groat." in out(
        capsys, "ladder", "dice_football"
    )
    climb = Climb(home / "ladder.json")
    climb.note("dice_football", "miser", won=False)
    climb.note("dice_football", "miser", won=True)
    said = out(capsys, "ladder", "dice_football")
    assert "plays Lou Wilder" in said and ", 1 of 2 games" in said
    assert json.loads(out(capsys, "ladder", "dice_football", "--json"))[0]["won"] == 1
    for coach in find("dice_football").coaches.levels:
        climb.note("dice_football", coach.level, won=True)
    assert "You have beaten everybody." in out(capsys, "ladder", "dice_football")
    assert "plays Silas" not in out(capsys, "ladder", "canadian_pro"), "every game has its own"


def test_a_game_goes_on_and_is_noted_when_it_is_over(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "1", "q")
    assert main(["ladder", "dice_football", "--play", *QUICK]) == 0
    assert (home / "ladder" / "dice_football-miser.snap").is_file()
    assert "goes on" in capsys.readouterr().out
    typed(monkeypatch, *["1"] * 3000)
    assert main(["ladder", "dice_football", "--play"]) == 0
    said = capsys.readouterr().out
    assert "Going on against Silas Groat." in said
    rung = Climb(home / "ladder.json").rung("dice_football", "miser")
    assert rung["played"] == 1
    assert ("Silas Groat is beaten. Next: Lou Wilder." in said) == bool(rung["won"])
    assert ("stays on the rung" in said) == (not rung["won"])
    assert not (home / "ladder" / "dice_football-miser.snap").exists()
    kept = home / "ladder" / "dice_football-miser-1.snap"
    assert main(["verify", str(kept)]) == 0
    assert main(["book", str(home)]) == 0
    assert "Silas Groat" in capsys.readouterr().out, "it was for keeps"


def test_nobody_skips_a_rung(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = refused(capsys, "ladder", "dice_football", "--play", "--against", "veteran")
    assert "Ada Stone stands higher: beat Silas Groat first." in said
