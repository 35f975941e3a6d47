"""Files that people bring: a team for Canadian Pro Football, checked, stored with its match, seen by both seats."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from snapcount.cli.main import main
from snapcount.core.record.file import parse
from snapcount.games import find
from snapcount.games.canadian_pro.cards.check import check
from snapcount.games.canadian_pro.cards.tables import table
from snapcount.games.canadian_pro.teams import teams
from snapcount.server.app import create_app
from snapcount.server.settings import Settings
from tests.server.table import Client, Running, all_of, go, play_out

pytestmark = pytest.mark.web
CLUB = "Mudlark <img src=x onerror=alert(1)>"


def team_file(**changes: Any) -> dict[str, Any]:
    return {**table("teams/edmonton_1973"), "club": CLUB, **changes}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("files")


def running(folder: Path) -> Running:
    settings = Settings(
        db=str(folder / "games.db"), creates_per_minute=0, answers_per_second=0, pace_ms=1, log="error"
    )
    return Running(create_app(settings))


@pytest.fixture(scope="module")
def real(folder: Path) -> Iterator[Running]:
    with running(folder) as server:
        yield server


def checked(server: Running, content: bytes) -> dict[str, Any]:
    response = server.http.post("/api/games/canadian_pro/files", content=content)
    assert response.status_code == 200, response.text
    found: dict[str, Any] = response.json()
    return found


def test_a_good_file_is_told_by_its_title_and_comes_back_as_the_options_value(real: Running) -> None:
    found = checked(real, b"\xef\xbb\xbf" + json.dumps(team_file(), indent=4).encode())
    assert found["title"] == f"{CLUB} 1973" and found["problems"] == []
    assert json.loads(found["value"]) == team_file()


def test_a_bad_file_gets_the_words_of_the_terminals_check(real: Running) -> None:
    bad = team_file(lineup={}, code="edmonton")
    assert checked(real, json.dumps(bad).encode()) == {"title": "", "value": "", "problems": check(bad)}
    assert "not JSON" in checked(real, b"{,")["problems"][0]
    assert checked(real, b"[" * 50_000)["problems"] == ["the file is nested too deeply"]


def test_what_is_no_text_too_large_or_for_another_game_is_refused(real: Running) -> None:
    post = real.http.post
    assert post("/api/games/canadian_pro/files", content=b"\xff\xfe").status_code == 422
    told = post("/api/games/canadian_pro/files", content=b'{\n"club": "Mus\xe9"}').json()
    assert told["error"]["sentence"] == "In line 2, column 13 this is not text in UTF-8."
    assert post("/api/games/canadian_pro/files", content=b" " * (300 << 10)).status_code == 413
    assert post("/api/games/nothing/files", content=b"{}").status_code == 404
    found = post("/api/games/dice_football/files", content=b"{}").json()
    assert found["problems"] == ["this game takes no files"]


def test_a_match_is_refused_where_its_file_is_bad(real: Running) -> None:
    body = {"game": "canadian_pro", "mode": "hotseat", "options": {"home": json.dumps(team_file(lineup={}))}}
    response = real.http.post("/api/matches", json=body)
    assert response.status_code == 422
    error = response.json()["error"]
    assert error["rule"] == "CP-1.6" and "lineup.offence: is missing (and 1 more)" in error["sentence"]


def test_both_seats_and_the_record_have_the_whole_team_and_a_restart_keeps_it(
    real: Running, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    value = checked(real, json.dumps(team_file()).encode())["value"]
    tokens = real.make("match", "canadian_pro", options={"home": value, "minutes": 5})
    for role in ("home", "away", "watch"):
        assert real.get("/api/match", tokens[role]).json()["options"]["home"] == value
    monkeypatch.setattr(teams, "_texts", OrderedDict())
    with running(folder) as again:

        async def play() -> None:
            home = await Client(again.host, tokens["home"]).sit()
            away = await Client(again.host, tokens["away"]).sit()
            await all_of(play_out(home, Random(4), 12), play_out(away, Random(5)))
            assert home.state["view"]["state"]["options"]["home"].startswith("own_")
            assert home.state["view"]["titles"] == [f"{CLUB} 1973", "Montreal 1973"]
            await home.leave()
            await away.leave()

        go(play())
        record = again.get("/api/match/record", tokens["away"]).content
        replayed = again.http.post("/api/replays", content=record).json()
    assert replayed["match"]["options"]["home"] == value
    monkeypatch.setattr(teams, "_texts", OrderedDict())
    game = parse(record, find)
    assert teams.team(game.state.options.home).title == f"{CLUB} 1973"


def test_in_a_rematch_each_keeps_the_own_team(real: Running) -> None:
    async def play() -> None:
        value = checked(real, json.dumps(team_file()).encode())["value"]
        tokens = real.make("match", "canadian_pro", options={"home": value, "away": "montreal_1973"})
        home = await Client(real.host, tokens["home"]).sit()
        await home.send(type="resign")
        await home.until("ended")
        made = real.post("/api/match/rematch", tokens["home"]).json()
        options = real.get("/api/match", made["tokens"]["away"]).json()["options"]
        assert options["away"] == value and options["home"] == "montreal_1973"

    go(play())


def test_the_terminal_makes_a_match_with_a_file_on_a_server(
    real: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "owls.json"
    path.write_text(json.dumps(team_file()), encoding="utf-8")
    at = ["--server", f"http://{real.host}"]
    assert main(["match", "canadian_pro", "--away", "rookie", "-o", f"home={path}", "--json", *at]) == 0
    links = json.loads(capsys.readouterr().out)
    assert set(links) == {"home", "watch"}
    match = real.get("/api/match", links["home"].partition("#")[2]).json()
    assert match["mode"] == "practice" and json.loads(match["options"]["home"]) == team_file()
    assert main(["match", "canadian_pro", "--hotseat", "--away", "rookie", *at]) == 2
    assert main(["match", "canadian_pro", "--away", "nobody", *at]) == 2
    assert "refused: Canadian Pro Football has no coach 'nobody'" in capsys.readouterr().err
    assert main(["match", "--server", "http://127.0.0.1:1"]) == 2
    assert "can't be reached" in capsys.readouterr().err
