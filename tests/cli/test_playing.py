"""Games at the terminal: played by typing, for keeps, by pipe, watched, with cards read."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import snapcount
from snapcount.cli.main import main
from tests.cli.terminal import out, refused, typed


def test_play_by_typing_leave_and_come_back(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, "1", "1", "nonsense", "?", "r DF-5.3", "h", "l", "b", "1", "u", "2", "q")
    text = out(capsys, "play", "dice_football", "--seed", "7")
    assert "Taken back." in text and "isn't an option" in text and "goes on" in text
    typed(monkeypatch, "q")
    again = out(capsys, "play", "dice_football")
    assert "Going on with the unfinished game" in again


def test_a_game_for_keeps_takes_nothing_back_and_its_record_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "kept.snap"
    typed(monkeypatch, *["1"] * 5, "u", "q")
    text = out(capsys, "play", "dice_football", "--for-keeps", "--file", str(path))
    assert (
        "For keeps: what was rolled" in text and "can't be taken back" in text and "Taken back." not in text
    )
    typed(monkeypatch, "u", *["1"] * 2000)
    again = out(capsys, "play", "dice_football", "--file", str(path))
    assert again.count("This game is for keeps") == 1, "a game that was left stays for keeps"
    assert "It was played for keeps. Nothing was taken back." in out(capsys, "verify", str(path))


def test_take_backs_are_in_the_log_the_end_and_the_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "practice.snap"
    typed(monkeypatch, "1", "1", "u", "1", "1", "1", "u", "u", "l", *["1"] * 2000)
    text = out(capsys, "play", "dice_football", "--length", "quick", "--file", str(path))
    assert text.count("Taken back.") == 3 and text.count("Home took a play back.") == 3
    assert "3 plays were taken back." in text
    assert "3 plays were taken back." in out(capsys, "verify", str(path))
    assert path.read_text().count('{"kind":"undo",') == path.read_text().count(',"by":"home"}') == 3


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--away", "human"), "Only a game of one person against a coach"),
        (("--seed", "3"), "leave --seed out"),
    ],
)
def test_what_can_not_be_for_keeps(
    words: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert sentence in refused(capsys, "play", "dice_football", "--for-keeps", *words)


def test_a_whole_game_of_two_people_by_pipe_can_be_replayed_and_verified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.snap"
    typed(monkeypatch, *["1"] * 2000)
    text = out(capsys, "play", "dice_football", "--away", "human", "--length", "quick", "--file", str(path))
    assert "First downs" in text and "The record is in" in text
    replayed = out(capsys, "replay", str(path))
    assert "First downs" in replayed
    assert not re.search(r"^ {3}\[", replayed, re.MULTILINE), "a rule without a sentence"
    assert out(capsys, "verify", str(path)).startswith("Yes")
    assert out(capsys, "replay", str(path), "--csv").startswith("game_id,play_id")
    assert json.loads(out(capsys, "replay", str(path), "--json"))["over"]
    assert out(capsys, "replay", str(path), "--at", "10")
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    at = next(at for at, line in enumerate(lines) if '"kind":"roll"' in line)
    path.write_text("".join(lines[:at] + lines[at + 1 :]), encoding="utf-8")
    assert f"line {at + 1}" in refused(capsys, "verify", str(path))


def test_a_replay_says_that_the_file_keeps_variations(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = snapcount.new("dice_football", length="quick", seed=7)
    game.answer("receive")
    game.answer("deep")
    game.save(tmp_path / "game.snap")
    assert "variation" not in out(capsys, "replay", str(tmp_path / "game.snap"))
    game.variation(1, "What if I kick?", seed=3)
    game.save(tmp_path / "game.snap")
    assert "The file keeps 1 variation as well" in out(capsys, "replay", str(tmp_path / "game.snap"))


def test_watch_saves_a_record_that_a_seed_repeats(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    paths = [tmp_path / "one.snap", tmp_path / "two.snap"]
    for path in paths:
        out(
            capsys,
            "watch",
            "dice_football",
            "--length",
            "quick",
            "--seed",
            "4",
            "--delay",
            "0",
            "--save",
            str(path),
        )
    assert paths[0].read_bytes() == paths[1].read_bytes()


def test_the_terminal_shows_the_cards_that_were_read(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, "x", "1", "1", "1", "x", "q")
    assert main(["play", "canadian_pro", "--seed", "7", "--new"]) == 0
    out = capsys.readouterr().out
    assert "Nothing was read from a card yet." in out
    drawn = out.rpartition("x shows the cards")[2]
    assert "Edmonton 1973: DTC" in drawn and "> 6  [NC]" in drawn and "[-2]" in drawn
