"""`snapcount model`: play, make, check."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from snapcount.cli.main import main
from snapcount.football.chances.positions_file import read


def played(path: Path, *more: str) -> Path:
    out = path / "positions.jsonl"
    asked = ["model", "play", "dice_football", "-n", "4", "--coach", "rookie", "--out", str(out), *more]
    assert main(asked) == 0
    return out


def test_positions_are_the_same_whatever_the_number_of_processes(tmp_path: Path) -> None:
    one = played(tmp_path, "--workers", "1").read_text(encoding="utf-8")
    assert one == played(tmp_path, "--workers", "2").read_text(encoding="utf-8")
    who, games = read(tmp_path / "positions.jsonl")
    assert (who.game, who.coaches, who.seed, len(games)) == ("dice_football", "rookie", 1, 4)
    assert all(sample.won in (0, 0.5, 1) for game in games for sample in game)


def test_a_table_says_what_it_was_made_from(tmp_path: Path) -> None:
    out = tmp_path / "table.json"
    assert main(["model", "make", str(played(tmp_path, "--workers", "1")), "--out", str(out)]) == 0
    table = json.loads(out.read_text(encoding="utf-8"))
    assert (table["game"], table["games"], table["coaches"], table["seed"]) == (
        "dice_football",
        4,
        "rookie",
        1,
    )
    assert {"next_score", "half", "trust", "timeout", "stronger"} <= table.keys()


def test_a_check_says_how_good_it_is_and_draws_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    positions, svg = played(tmp_path, "--workers", "1", "--seed", "8"), tmp_path / "picture.svg"
    assert main(["model", "check", str(positions), "--svg", str(svg)]) == 0
    assert "Dice Football: 4 games of two rookies, seed 8" in capsys.readouterr().out
    assert svg.read_text(encoding="utf-8").startswith("<svg")
    assert main(["model", "check", str(positions), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert 0 < found["brier"] < 0.5 and found["games"] == 4


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "chess", "--out", "x"], "chess"),
        (["play", "dice_football", "--coach", "genius", "--out", "x"], "no coach 'genius'"),
        (["make", "empty.jsonl", "--out", "x"], "holds no positions"),
    ],
)
def test_bad_input_is_one_sentence(
    words: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "empty.jsonl").touch()
    assert main(["model", *words]) == 2
    said = capsys.readouterr().err
    assert sentence in said and len(said.splitlines()) == 1
    assert not (tmp_path / "x").exists()


def test_a_table_is_not_checked_on_its_own_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "own.jsonl"
    path.write_text(
        '{"game": "canadian_pro", "rules": 2, "coaches": "veteran", "seed": 1}\n[]\n', encoding="utf-8"
    )
    assert main(["model", "check", str(path)]) == 2
    assert "check it with another" in capsys.readouterr().err
