"""`snapcount fields`: fields as files, fairness and paper."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from pypdf import PdfReader

from snapcount.cli.fields import read_field
from snapcount.cli.main import main
from snapcount.core.game import Game
from snapcount.games.out_of_sight import RULEBOOK
from snapcount.games.out_of_sight.rules.field import find
from snapcount.games.out_of_sight.show.words import play_text
from snapcount.games.out_of_sight.tables import PLAYBOOK
from snapcount.games.out_of_sight.workshop.paper import PAPERS


def test_make_writes_a_field_that_can_be_read_printed_and_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "meadow.json"
    assert (
        main(["fields", "make", "--seed", "3", "--situations", "0", "--out", str(out), "--title", "Meadow"])
        == 0
    )
    told = capsys.readouterr().out
    assert "284 symbols" in told and "accepted" in told
    title, symbols = read_field(str(out))
    assert title == "Meadow" and len(symbols) == 284
    capsys.readouterr()
    assert main(["fields", "text", str(out)]) == 0
    text = capsys.readouterr().out.strip()
    game = Game(RULEBOOK, {"plays": 5, "field": text}, seed=1)
    assert find(game.state.options.field).symbols == symbols


def test_report_tells_the_mean_gains_and_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fields", "report", "default", "--situations", "6"]) == 1
    told = capsys.readouterr().out
    assert re.search(r"runs\s+-?\d+\.\d\d\s+-?\d+\.\d\d", told) and "only 6 situations" in told
    assert main(["fields", "report", "default", "--situations", "0"]) == 0


@pytest.mark.parametrize("paper", ["a4", "a3", "letter"])
def test_print_writes_both_halves_of_the_field_and_a_page_of_play_diagrams(
    paper: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "field.pdf"
    assert main(["fields", "print", "default", "--out", str(out), "--paper", paper]) == 0
    west, kit, east = (page.extract_text() for page in PdfReader(out).pages)
    assert west.count("15 Pen.") + east.count("15 Pen.") >= 12
    scale = float(re.findall(r"1 yard = ([\d.]+) mm", west)[0])
    wide, high = PAPERS[paper]
    assert max(scale * 53.4 / high, scale * 70 / wide) > 0.85, "the field fills its sheet"
    told = " ".join(kit.split())
    for play in PLAYBOOK.values():
        assert play.name in told and play_text(play.id) in told, (
            "every play has its diagram and all its words"
        )


@pytest.mark.parametrize(
    "content",
    ["", "[]", "{", '{"symbols": 3}', '{"symbols": [{"id": "w"}]}', '{"symbols": [[1]]}', "null", "\x00"],
)
def test_a_bad_field_file_is_one_sentence_and_exit_code_2(
    content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text(content)
    assert main(["fields", "text", str(bad)]) == 2
    told = capsys.readouterr().err
    assert "isn't a field" in told and told.count("\n") == 1


def test_other_bad_input_is_one_sentence_and_exit_code_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["fields", "text", str(tmp_path / "none.json")]) == 2
    assert "There is no field file" in capsys.readouterr().err
    big = tmp_path / "big.json"
    big.write_text(json.dumps({"symbols": ["x" * 300_000]}))
    assert main(["fields", "text", str(big)]) == 2
    assert "too large for a field" in capsys.readouterr().err
    assert main(["fields", "make", "--seed", "1", "--out", str(tmp_path / "no" / "f.json")]) == 2
    assert "There is no folder" in capsys.readouterr().err
    assert main(["fields"]) == 0
