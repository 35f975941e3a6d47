"""Files in letters of another code than UTF-8: refused with their place."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from snapcount.cli.main import main
from snapcount.seasons.league.reading import BadLeague, load, looked_at
from tests.seasons.small import plain


def test_letters_of_another_code_are_named_by_file_and_place(tmp_path: Path) -> None:
    text = json.dumps(plain(note="Čermák"), ensure_ascii=False, indent=1)
    line = next(at for at, row in enumerate(text.split("\n"), 1) if "Čermák" in row)
    file = tmp_path / "league.json"
    file.write_bytes(text.replace("Č", "C").encode("latin-1"))
    with pytest.raises(BadLeague) as refused:
        load(file)
    assert refused.value.sentence == f"{file}: line {line}, column 15: this is not text in UTF-8."
    (tmp_path / "cards.json").write_bytes(b'{\r\n"club": "Mus\xe9s"}')
    clubs = [{"id": "A", "name": "Ash", "cards": "cards.json"}, {"id": "B", "name": "Elm"}]
    _, problems = looked_at(json.dumps(plain(game="canadian_pro", clubs=clubs)), tmp_path)
    there = tmp_path / "cards.json"
    assert (
        problems[0] == f"clubs[1].cards: the team file {there}, line 2, column 13: this is not text in UTF-8."
    )


def test_results_in_letters_of_another_code_are_named_by_row_and_column(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "r.csv"
    wanted = ["--game", "dice_football", "--name", "X", "--out", str(tmp_path / "x.json")]
    for raw, place in (
        ('home,away\nA,B\n\n"Malmö, Söder",B\n'.encode("latin-1"), "row 4, column home"),
        ("home;away\r\nA;B\r\nB;Malmö\r\n".encode("latin-1"), "row 3, column away"),
        ("home,away\nA,B\nB,A,Ö\n".encode("latin-1"), "row 3, column 3"),
        ("home,away\n".encode("utf-16"), "row 1, column 1"),
    ):
        file.write_bytes(raw)
        assert main(["league", "from-csv", str(file), *wanted]) == 2
        assert capsys.readouterr().err == f"snapcount: {file}, {place}: this is not text in UTF-8.\n"
