"""`snapcount solve`: what it needs, what it refuses, and that an interruption loses nothing."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from snapcount.cli.main import main
from snapcount.core.table import Refusal
from snapcount.games.dice_football.analysis.book import Lane
from snapcount.games.dice_football.analysis.positions import POSITIONS, position
from snapcount.games.dice_football.analysis.solver import solve as solving
from snapcount.games.dice_football.analysis.solver.games import WIDE
from snapcount.games.dice_football.analysis.solver.layers import Layer
from snapcount.games.dice_football.analysis.values import HALF_2, MOST, WHOLE
from snapcount.games.dice_football.analysis.whole_layers import WholeLayers


def test_without_the_extra_one_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [name for name in sys.modules if ".analysis.solver" in name]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert main(["solve", "dice_football"]) == 2
    said = capsys.readouterr().err.strip()
    assert "pip install 'snapcount[solve]'" in said and "\n" not in said


def test_a_game_that_nobody_can_solve_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "card_bowl"]) == 2
    assert "can't be solved" in capsys.readouterr().err


def layer(chance: float) -> Layer:
    lanes = np.full(16 * WIDE, chance, np.float32)
    return Layer(np.broadcast_to(lanes, (POSITIONS, 16 * WIDE)), lanes, lanes, lanes)


def never() -> Any:
    raise AssertionError("this layer is done already")


def test_after_an_interruption_finished_layers_are_read_and_only_the_last_two_are_kept_whole(
    tmp_path: Path,
) -> None:
    work = solving.Work(tmp_path, lambda done, of: None)
    for left in (1, 2, 3):
        work.layer(HALF_2, left, lambda left=left: layer(left / 10))  # type: ignore[misc]
    again = [work.layer(HALF_2, left, never) for left in (1, 2, 3)]
    assert [float(one.kickoff[0]) for one in again] == pytest.approx([0.1, 0.2, 0.3])
    assert [one.positions is not None for one in again] == [False, True, True]
    with np.load(work.kept(HALF_2, 1)) as kept:
        assert kept["rows"].shape == (100, 16, 57) and kept["rows"][0, 0, 0] == round(0.1 * 65_535)


def test_layers_that_are_kept_whole_are_read_as_they_were_made(tmp_path: Path) -> None:
    made = layer(0.0)
    there = Lane(HALF_2, 2, 3, 1, -5)
    positions = np.zeros((POSITIONS, 16, WIDE), np.float32)
    positions[position(3, 40, 47), 4 * there.ours + there.theirs, there.lead + MOST] = 0.75
    made.positions = positions.reshape(POSITIONS, -1)
    work = solving.Work(tmp_path, lambda done, of: None, tmp_path)
    work.layer(HALF_2, 2, lambda: made)
    read = WholeLayers(tmp_path)
    assert read.balls(there, 3, 47)[40 - 1] / WHOLE == pytest.approx(0.75, abs=1 / WHOLE)
    assert sum(read.balls(there, 3, 47)) == sum(read.layer(HALF_2, 2))


def test_steps_done_without_their_layers_are_not_taken_for_done_with_them(tmp_path: Path) -> None:
    solving.Work(tmp_path, lambda done, of: None).layer(HALF_2, 1, lambda: layer(0.1))
    with pytest.raises(Refusal, match="without --layers"):
        solving.Work(tmp_path, lambda done, of: None, tmp_path).layer(HALF_2, 1, never)


def test_the_command_writes_both_files_that_are_shipped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shipped = {"sums.json.xz": b"sums", "values.bin": b"values"}
    monkeypatch.setattr(
        "snapcount.cli.numbers.solve.solver", lambda: lambda folder, progress, layers: shipped
    )
    out = tmp_path / "made"
    assert main(["solve", "dice_football", "--work", str(tmp_path / "work"), "-o", str(out)]) == 0
    assert {file.name: file.read_bytes() for file in out.iterdir()} == shipped
    assert "values.bin: 6 bytes" in capsys.readouterr().err


def test_a_step_that_was_cut_off_leaves_no_file_that_looks_done(tmp_path: Path) -> None:
    work = solving.Work(tmp_path, lambda done, of: None)
    with pytest.raises(KeyboardInterrupt):
        work.layer(HALF_2, 1, interrupted)
    assert not list(tmp_path.iterdir())


def interrupted() -> Any:
    raise KeyboardInterrupt
