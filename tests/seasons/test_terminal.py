"""A season at the terminal: your games by typing, the computer's stopped and gone on with, two programs at once."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from snapcount import Season
from snapcount.cli.main import main
from tests.cli.terminal import out, refused, typed
from tests.seasons.small import plain


def new(folder: Path, *words: str, **changes: object) -> str:
    (folder / "timber.json").write_text(json.dumps(plain(**changes)))
    file = str(folder / "my.season")
    assert main(["season", "new", str(folder / "timber.json"), "--out", file, "--seed", "5", *words]) == 0
    return file


def test_your_game_is_played_by_typing_left_and_gone_on_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = new(tmp_path, "--club", "ASH")
    typed(monkeypatch, "1", "1", "1", "u", "1", "q")
    said = out(capsys, "season", "play", file)
    assert "A game of the season" in said and "Taken back." in said and "Kept." in said
    assert "(begun)" in out(capsys, "season", "next", file)
    typed(monkeypatch, *["1"] * 3000)
    assert "is in the books" in out(capsys, "season", "play", file)
    season = Season.open(file)
    mine = season.games("ASH")[0]
    assert mine.done and mine.by == "ASH"
    assert len(season.game(mine.number).taken_back) == 1


def test_before_the_first_game_nobody_is_placed_by_lot(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = new(tmp_path, playoffs={"clubs": 2})
    said = out(capsys, "season", "table", file)
    assert "No game has been played yet." in said and "as it stands" not in said
    assert not any(line[:2].strip().isdigit() for line in said.splitlines())
    assert main(["season", "next", file]) == main(["season", "sim", file, "--weeks", "1"]) == 0
    said = out(capsys, "season", "table", file)
    assert "In the play-offs as it stands" in said
    assert any(line[:2].strip() == "1" for line in said.splitlines())


def test_a_friend_may_play_the_other_club_at_the_same_keyboard(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = new(tmp_path, "--club", "ASH")
    typed(monkeypatch, *["1"] * 6000)
    said = out(capsys, "season", "play", file, "--friend")
    assert "is in the books" in said
    mine = Season.open(file).games("ASH")[0]
    assert mine.done and set(mine.by.split()) == set(mine.clubs)
    other = Season.open(file).league.by_id()[mine.result.opponent("ASH")].name
    assert f"{other}> " in said and "Ash> " in said


def test_opponents_with_an_earlier_game_come_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    fixtures = [
        {"week": 1, "home": "BIR", "away": "CED"},
        {"week": 2, "home": "ASH", "away": "BIR"},
    ]
    file = new(tmp_path, "--club", "ASH", schedule=fixtures)
    assert "Game 1 of your opponents comes first" in refused(capsys, "season", "play", file)
    assert "Your next game:" in out(capsys, "season", "sim", file)
    typed(monkeypatch, "q")
    assert "Kept." in out(capsys, "season", "play", file)


def program(file: str, *words: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.Popen(
        [sys.executable, "-m", "snapcount", "season", "sim", file, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        # Whoever started the tests may have them ignore Ctrl-C: this program hears it.
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),
    )


def scores(file: str) -> list[tuple[object, ...]]:
    return [game[:8] for game in Season.open(file).games()]


def many_clubs() -> dict[str, object]:
    """A league whose season takes long enough to be stopped."""
    clubs = [{"id": f"C{at}", "name": f"Club {at}"} for at in range(12)]
    return {"clubs": clubs, "schedule": {"meetings": 8}}


def test_ctrl_c_keeps_what_is_done_and_the_next_sim_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = new(tmp_path, **many_clubs())
    running = program(file)
    assert running.stdout is not None
    running.stdout.readline()
    running.send_signal(signal.SIGINT)
    said, wrong = running.communicate(timeout=300)
    assert "Traceback" not in wrong
    done = [game for game in Season.open(file).games() if game.done]
    assert running.returncode == 130 and "Stopped; " in said and 1 <= len(done) < 528
    out(capsys, "season", "sim", file, "--weeks", "1")
    after = [game for game in Season.open(file).games() if game.done]
    assert len(after) > len(done) and all(game in after for game in done)


def test_two_programs_on_one_season_give_the_season_of_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = new(tmp_path, schedule={"meetings": 4})
    both = [program(file), program(file)]
    for running in both:
        _, wrong = running.communicate(timeout=300)
        assert running.returncode == 0, wrong
    (tmp_path / "other").mkdir()
    alone = new(tmp_path / "other", schedule={"meetings": 4})
    out(capsys, "season", "sim", alone)
    assert scores(file) == scores(alone)


def test_killed_in_the_middle_it_opens_whole(tmp_path: Path) -> None:
    file = new(tmp_path, **many_clubs())
    running = program(file)
    assert running.stdout is not None
    running.stdout.readline()
    running.kill()
    running.communicate(timeout=60)
    season = Season.open(file)
    assert season.notes == () and sum(game.done for game in season.games()) >= 1
