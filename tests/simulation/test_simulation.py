"""Many games: in a program, as files, in several processes and on a cluster, always the same."""

from __future__ import annotations

import csv
import json
import socket
from pathlib import Path
from typing import Any

import pytest

import snapcount
from snapcount.cli.main import main
from snapcount.football.boxscore import team_totals
from snapcount.simulation import files, workers
from snapcount.simulation.many import Simulation, shares
from snapcount.simulation.playing import play_games
from snapcount.simulation.summary import Tally
from snapcount.simulation.tables import TABLES

PLAYS = 12
QUICK = {"plays_per_quarter": PLAYS}


@pytest.fixture(scope="module")
def found() -> Simulation:
    return snapcount.simulate(
        "dice_football", 4, home="runner", away="gambler", seed=5, plays_per_quarter=PLAYS
    )


def command(*words: object) -> int:
    return main(
        ["simulate", "dice_football", "-n", "4", "--seed", "5", "--length", "quick", *map(str, words)]
    )


def rival(*words: object) -> int:
    return command("--home", "runner", "--away", "gambler", *words)


def test_a_program_gets_plays_drives_games_and_box_scores(found: Simulation) -> None:
    assert [game["game_id"] for game in found.games] == [f"dice_football_5_{at}" for at in range(4)]
    assert {play["game_id"] for play in found.plays} == {game["game_id"] for game in found.games}
    assert {drive["game_id"] for drive in found.drives} == {game["game_id"] for game in found.games}
    for game, box in zip(found.games, found.boxes, strict=True):
        assert box["teams"][game["home_team"]]["points"] == game["home_score"] == game["home_points"]
        assert box["teams"][game["away_team"]]["points"] == game["away_score"]
        assert game["result"] == game["home_score"] - game["away_score"]
    assert (found.games[0]["home_team"], found.games[0]["home_coach"]) == ("Bruno Plough", "runner")


def test_men_have_lines_of_their_own_where_they_have_names(found: Simulation) -> None:
    assert found.players == []
    one = snapcount.simulate("canadian_pro", 1, seed=2, minutes=5)
    (game,) = one.games
    assert (game["home_team"], game["away_team"]) == ("Edmonton", "Montreal")
    for side in ("home", "away"):
        team = [man for man in one.players if man["team"] == game[f"{side}_team"]]
        assert sum(man["completions"] for man in team) == game[f"{side}_completions"]
        assert sum(man["receptions"] for man in team) == game[f"{side}_completions"]
        assert sum(man["rushing_yards"] for man in team) == game[f"{side}_rushing_yards"]


def test_the_summary_is_what_the_games_come_to(found: Simulation) -> None:
    tally = Tally()
    for game in found.games:
        tally.add(game)
    assert found.summary["home_wins"] == sum(game["result"] > 0 for game in found.games)
    assert found.summary["teams"]["home"]["points"] == sum(game["home_score"] for game in found.games) / 4
    assert tally.summary("Dice Football", ("runner", "gambler"), 0.0) == found.summary
    rows = [play for play in found.plays if play["game_id"] == "dice_football_5_0"]
    assert found.games[0]["away_yards"] == team_totals(rows, "Lou Wilder", 1)["yards"]


@pytest.mark.parametrize("form", [".csv", ".jsonl", ".parquet"])
def test_a_file_has_the_rows_of_the_program_whatever_its_form_and_the_jobs(
    found: Simulation, tmp_path: Path, form: str
) -> None:
    for jobs in (1, 2):
        paths = {name: tmp_path / f"{name}_{jobs}{form}" for name in TABLES}
        words = [word for name, path in paths.items() for word in (option(name), path)]
        assert rival("--jobs", jobs, *words) == 0
        for name, path in paths.items():
            kept: list[dict[str, Any]] = getattr(found, name)
            wanted = [{column: text(row.get(column, "")) for column in TABLES[name].columns} for row in kept]
            assert read(path) == wanted, (name, jobs)


def option(table: str) -> str:
    return "--out" if table == "plays" else f"--{table}"


def read(path: Path) -> list[dict[str, str]]:
    if path.suffix == ".csv":
        with path.open(encoding="utf-8", newline="") as file:
            return [{name: text(value) for name, value in row.items()} for row in csv.DictReader(file)]
    if path.suffix == ".jsonl":
        lines = path.read_text(encoding="utf-8").splitlines()
        return [{name: text(value) for name, value in json.loads(line).items()} for line in lines]
    from pyarrow import parquet

    return [
        {name: text(value) for name, value in row.items()} for row in parquet.read_table(path).to_pylist()
    ]


def text(value: Any) -> str:
    """A number reads the same whether it was written as 3, 3.0 or a double; what is empty is missing."""
    if value in ("", None):
        return ""
    try:
        return f"{float(value):g}" if not isinstance(value, str) or value.lstrip("-").isdigit() else value
    except ValueError:
        return str(value)


def test_columns_of_a_parquet_file_have_types(tmp_path: Path) -> None:
    from pyarrow import parquet

    assert rival("--jobs", 1, "--out", tmp_path / "plays.parquet") == 0
    types = {field.name: str(field.type) for field in parquet.read_schema(tmp_path / "plays.parquet")}
    assert (types["down"], types["posteam"], types["score_differential"]) == ("double", "string", "double")


def test_pieces_of_work_are_gathered_to_few_row_groups(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file's index of its row groups stays in memory until it is closed: one for every fifty games filled it."""
    from pyarrow import parquet

    rows = [{"game_id": f"g{at}", "down": at % 4 or None} for at in range(10)]
    for size, groups in ((files.ROW_GROUP, [10]), (4, [4, 4, 2])):
        monkeypatch.setattr(files, "ROW_GROUP", size)
        writer = files.writer("plays", tmp_path / "plays.parquet")
        for row in rows:
            writer.write(files.encoded("plays", ".parquet", [row]))
        writer.close()
        found = parquet.ParquetFile(tmp_path / "plays.parquet")
        counts = [found.metadata.row_group(at).num_rows for at in range(found.num_row_groups)]
        assert counts == groups
        assert found.read(["game_id"]).column(0).to_pylist() == [row["game_id"] for row in rows]


@pytest.mark.flaky(reruns=2)
def test_ray_plays_the_same_games(found: Simulation) -> None:
    """A real cluster of two workers on this machine; on a busy one it may fail to start in time, and is tried again."""
    pieces = shares("dice_football", QUICK, ("runner", "gambler"), 5, 4, 2, False, False)
    done = list(workers.on_cluster(play_games, pieces, "local", 2))
    assert [game for piece in done for game in piece.games] == found.games


def test_a_cluster_that_does_not_start_is_said_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def late(**_: object) -> None:
        raise Exception("The current node timed out during startup.")

    monkeypatch.setattr("ray.init", late)
    assert command("--ray", "local") == 2
    assert "No Ray cluster at local: The current node timed out during startup.\n" in capsys.readouterr().err


def test_a_cluster_that_is_not_there_is_refused_before_ray_looks_for_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Ray would look for many minutes, without a word."""

    def asked(**_: object) -> None:
        raise AssertionError("Ray was asked")

    monkeypatch.setattr("ray.init", asked)
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))  # taken, and nobody listens
        address = f"127.0.0.1:{nobody.getsockname()[1]}"
        for written in (address, f"ray://{address}"):
            assert command("--ray", written) == 2
            assert f"No Ray cluster at {written}: Connection refused." in capsys.readouterr().err
    for wrong in ("nowhere", "nowhere:x", "ray://"):
        assert command("--ray", wrong) == 2
        assert f"{wrong} isn't the address of a Ray cluster: HOST:PORT" in capsys.readouterr().err


def test_what_can_t_be_written_is_said_before_a_game_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert command("--out", tmp_path / "plays.xls") == 2
    assert "expected a name that ends in .csv, .jsonl or .parquet" in capsys.readouterr().err
    assert command("--jobs", "1", "--out", tmp_path / "nowhere" / "plays.csv") == 2
    assert "can't be written" in capsys.readouterr().err
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    assert command("--out", tmp_path / "plays.parquet") == 2
    assert "pip install 'snapcount[parquet]'" in capsys.readouterr().err
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    assert command("--ray", "local") == 2
    assert "pip install 'snapcount[cluster]'" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_stopping_keeps_the_games_that_are_done(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[Any] = []

    def interrupted(work: Any) -> Any:
        if len(played) == 2:
            raise KeyboardInterrupt
        played.append(work)
        return play_games(work)

    monkeypatch.setattr("snapcount.cli.numbers.simulate.play_games", interrupted)
    assert command("--jobs", 1, "--games", tmp_path / "games.csv") == 130
    assert "Stopped; the 2 games that were done" in capsys.readouterr().out
    assert len(read(tmp_path / "games.csv")) == 2
