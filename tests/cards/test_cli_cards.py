"""`snapcount cards`: one clear sentence and exit code 2 on bad input, never a traceback."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from snapcount.cli.main import main
from snapcount.games.canadian_pro.cards.tables import FOLDER, shipped_teams

SEASON = FOLDER / "leagues" / "lantern_1974" / "saltmarsh_herons.csv"

Captured = pytest.CaptureFixture[str]


def refused(words: list[str], capsys: Captured) -> str:
    assert main(["cards", *words]) == 2
    said = capsys.readouterr().err
    assert "Traceback" not in said
    return said.splitlines()[-1]


def test_check_says_that_a_team_is_good(capsys: Captured) -> None:
    assert main(["cards", "check", "edmonton_1973"]) == 0
    assert "good team file" in capsys.readouterr().out


def test_check_lists_what_is_wrong_and_where(tmp_path: Path, capsys: Captured) -> None:
    team = json.loads(shipped_teams()["edmonton_1973"].read_text(encoding="utf-8"))
    team["cards"]["backs"][0]["run"]["rows"]["7"][2] = "3Q"
    path = tmp_path / "team.json"
    path.write_text(json.dumps(team), encoding="utf-8")
    assert main(["cards", "check", str(path)]) == 2
    said = capsys.readouterr()
    assert said.out.startswith('cards.backs[0].run.row 7.column 3 (Roy Bell): "3Q" is not a gain')
    assert said.err == f"snapcount: {path} is not yet a team file: 1 problem.\n"
    for action in ("report", "print"):
        words = [action, str(path)] + (["--out", str(tmp_path / "x.pdf")] if action == "print" else [])
        assert "cards.backs[0].run.row 7" in refused(words, capsys)


def test_forge_writes_the_shipped_team_and_reports(tmp_path: Path, capsys: Captured) -> None:
    out = tmp_path / "herons.json"
    assert main(["cards", "forge", str(SEASON), "--out", str(out), "--report"]) == 0
    assert out.read_bytes() == SEASON.with_suffix(".json").read_bytes()
    assert "All 32 figures lie within their limits." in capsys.readouterr().out


def test_forge_names_row_and_column_and_writes_nothing(tmp_path: Path, capsys: Captured) -> None:
    season, out = tmp_path / "season.csv", tmp_path / "team.json"
    rows = SEASON.read_text(encoding="utf-8").splitlines()
    at = next(i for i, row in enumerate(rows) if row.startswith("punting,"))
    rows[at] = rows[at].rsplit(",", 3)[0] + ",far,0,1"
    season.write_text("\n".join(rows), encoding="utf-8")
    assert main(["cards", "forge", str(season), "--out", str(out)]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"row {at + 1} (punting, ") and "column avg: 'far' is not a number" in said
    assert "nothing was written" in said and not out.exists()


def test_a_sheet_in_letters_of_another_code_is_named_by_row_and_column(
    tmp_path: Path, capsys: Captured
) -> None:
    season = tmp_path / "season.csv"
    rows = SEASON.read_text(encoding="utf-8").splitlines()
    at = next(i for i, row in enumerate(rows) if row.startswith("punting,"))
    rows[at] = "punting,Müller," + rows[at].split(",", 2)[2]
    season.write_text("\n".join(rows), encoding="latin-1")
    said = refused(["forge", str(season), "--out", str(tmp_path / "team.json")], capsys)
    assert said == f"snapcount: {season}, row {at + 1}, column name: this is not text in UTF-8."


def test_print_writes_a_pdf(tmp_path: Path, capsys: Captured) -> None:
    out = tmp_path / "cards.pdf"
    assert main(["cards", "print", "montreal_1973", "--out", str(out), "--paper", "a4"]) == 0
    assert out.read_bytes().startswith(b"%PDF-") and "8 pages" in capsys.readouterr().out


def test_report_for_programs(capsys: Captured) -> None:
    assert main(["cards", "report", "edmonton_1973", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert {"player", "what", "season", "card", "thrown", "inside"} <= figures[0].keys()


def test_report_replays_whole_games(capsys: Captured) -> None:
    assert main(["cards", "report", "edmonton_1973", "--games", "2"]) == 0
    assert "2 games replayed by rookies (Basic Game) against montreal_1973:" in capsys.readouterr().out
    said = refused(["report", "edmonton_1973", "--games", "2", "--against", "nobody"], capsys)
    assert said == "snapcount: there is no team nobody in the box: see `snapcount cards list`."


def test_list_names_all_teams(capsys: Captured) -> None:
    assert main(["cards", "list"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == list(shipped_teams())


def test_bad_files_are_refused_in_a_sentence(tmp_path: Path, capsys: Captured) -> None:
    broken, binary, deep = tmp_path / "broken.json", tmp_path / "binary.json", tmp_path / "deep.json"
    broken.write_text('{"id": ', encoding="utf-8")
    binary.write_bytes(b"\xff\xfe\x00\x01")
    deep.write_text("[" * 100_000, encoding="utf-8")
    assert refused(["check", "no_such_file.json"], capsys) == "snapcount: there is no file no_such_file.json."
    assert "is not JSON: expecting value at line 1" in refused(["check", str(broken)], capsys)
    said = f"snapcount: {binary}, line 1, column 1: this is not text in UTF-8."
    assert refused(["check", str(binary)], capsys) == said
    assert refused(["check", str(deep)], capsys).startswith(f"snapcount: {deep} is not")
    assert "can't be read" in refused(["check", str(tmp_path)], capsys)
    assert "can't be written" in refused(["print", "edmonton_1973", "--out", str(tmp_path)], capsys)
    assert "can't be forged" in refused(["forge", str(broken), "--out", str(tmp_path / "t.json")], capsys)


@pytest.mark.parametrize("action", ["check", "forge", "report", "print", "list"])
def test_help_has_examples(action: str, capsys: Captured) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["cards", action, "--help"])
    assert ended.value.code == 0
    assert "examples:" in capsys.readouterr().out
