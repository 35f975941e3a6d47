"""A season of one person: made, looked at, played by clicking and by the computer, to its champion."""

from __future__ import annotations

import csv
import io
import json
import zipfile
from pathlib import Path

import pytest

from snapcount.coaches.plans.reading import example_of
from snapcount.seasons import Season
from snapcount.seasons.league.reading import read
from tests.server.seasons.league import (
    LEAGUE,
    game_of,
    look,
    new_season,
    next_match,
    play_through,
    seat_in,
    simulate,
)
from tests.server.table import Client, Running, bearer, go


def test_a_season_is_played_week_by_week_to_its_champion(server: Running, tmp_path: Path) -> None:
    token = new_season(server)
    season = look(server, token)
    assert (season["role"], season["club"], season["now"]["what"]) == ("commissioner", "RED", "play")
    assert season["now"]["ahead"] == 1, "the other game of the week"
    first = season["now"]["game"]
    score = go(play_through(server, seat_in(next_match(server, token))))
    season = look(server, token)
    assert game_of(season, first)["score"] == score
    assert game_of(season, first)["by"] == ["RED"]
    assert sum(place["won"] + place["tied"] for place in season["table"][0]["places"]) > 0
    assert season["now"]["what"] in ("play", "others")
    season = simulate(server, token)
    assert all(game["score"] for game in season["games"] if game["week"] == 1)
    assert not any(game["score"] for game in season["games"] if game["week"] == 3), (
        "nobody plays ahead of you"
    )
    season = simulate(server, token, everybody=True)
    assert season["champion"] and season["now"]["what"] == "over"
    assert season["games"][-1]["stage"] == "final"
    assert season["games"][-1]["winner"] == season["champion"]
    books = server.get("/api/season/books", token).json()
    assert books["sheets"] and books["records"]
    assert server.get("/api/season/clubs/RED", token).json()["title"] == "Red Kites"
    check_files(server, token, season, tmp_path)


def test_a_season_file_goes_on_here_with_every_game_played_again(server: Running, tmp_path: Path) -> None:
    path = tmp_path / "mine.season"
    with Season.new(read(json.dumps(LEAGUE)), path, seed=5, club="RED") as own:
        played = [game.number for game in own.simulate(weeks=2, everybody=True)]
        table = [place.standing for place in own.table()]
    made = server.http.post("/api/seasons/file", content=path.read_bytes(), timeout=120)
    assert made.status_code == 201, made.text
    season = look(server, made.json()["token"])
    assert (season["seed"], season["club"], season["played"]) == ("5", "RED", len(played))
    found = season["table"][0]["places"]
    assert [(place["club"], place["points_for"]) for place in found] == [
        (s.club, s.points_for) for s in table
    ]
    assert simulate(server, made.json()["token"], everybody=True)["champion"]


def test_a_damaged_season_file_goes_on_here_with_what_is_whole(server: Running, tmp_path: Path) -> None:
    path = tmp_path / "mine.season"
    with Season.new(read(json.dumps(LEAGUE)), path, seed=5, club="RED") as own:
        games = [game.number for game in own.simulate(weeks=1, everybody=True)]
        torn = own.store.record(games[0])
    assert torn is not None
    raw = path.read_bytes()
    at = raw.index(torn[:40]) + 20
    for damaged in (raw[:at] + bytes(20) + raw[at + 20 :], raw[: -(len(raw) // 4096 // 4) * 4096]):
        made = server.http.post("/api/seasons/file", content=damaged, timeout=120)
        assert made.status_code == 201, made.text
        season = look(server, made.json()["token"])
        assert season["played"] < len(games)
        assert f"{season['played']} whole game" in made.json()["note"]
    assert simulate(server, made.json()["token"], everybody=True)["champion"]


def test_a_season_file_brings_its_plans_along(server: Running, tmp_path: Path) -> None:
    path = tmp_path / "mine.season"
    with Season.new(read(json.dumps(LEAGUE)), path, seed=5, club="RED") as own:
        own.set_plan(example_of(LEAGUE["game"]))
        (first,) = [game.number for game in own.simulate(weeks=1, everybody=True) if "RED" in game.clubs]
        other = next(club.id for club in own.league.clubs if club.id != "RED")
        own.store.note(f"plan/{other}", "no plan at all")
        own.store.note("plan/NOBODY", example_of(LEAGUE["game"]))
        _, lines = own.told(first)
    made = server.http.post("/api/seasons/file", content=path.read_bytes(), timeout=120)
    assert made.status_code == 201, made.text
    token = made.json()["token"]
    plan = server.get("/api/season/plan", token).json()
    assert plan["text"] == example_of(LEAGUE["game"]) and plan["games"] == [first]
    told = server.get(f"/api/season/games/{first}/plan", token).json()["lines"]
    assert len(told) == len(lines) and any(line["followed"] for line in told)
    path.write_bytes(server.get("/api/season/file", token).content)
    with Season.open(path) as back:
        assert list(back.plans) == ["RED"]


def test_a_season_file_that_lies_is_refused_in_a_sentence(server: Running, tmp_path: Path) -> None:
    path = tmp_path / "mine.season"
    with Season.new(read(json.dumps(LEAGUE)), path, seed=5, club="RED") as own:
        list(own.simulate(weeks=1, everybody=True))
        own.store.connection.execute("UPDATE season SET value = '6' WHERE key = 'seed'")  # type: ignore[attr-defined]
    for raw in (path.read_bytes(), b"", b"SQLite format 3\x00" + b"x" * 900, path.read_bytes()[:5000]):
        refused = server.http.post("/api/seasons/file", content=raw, timeout=120)
        assert refused.status_code == 422 and refused.json()["error"]["sentence"], refused.text


def test_a_cup_is_three_rounds_of_eight(server: Running) -> None:
    token = new_season(server, file=None, league="bluewater", cup=True, coach="rookie", club=None)
    season = look(server, token)
    assert [game["stage"] for game in season["games"]] == ["quarter-final"] * 4 and not season["divisions"]
    season = simulate(server, token)
    assert season["champion"] and season["played"] == 7
    assert server.get("/api/season/clubs/" + season["champion"], token).json()["sheets"], (
        "its games are the cup's"
    )
    refused = server.http.post("/api/seasons", json={"file": json.dumps(LEAGUE), "cup": True})
    assert refused.status_code == 422 and "eight clubs" in refused.json()["error"]["sentence"]


def test_the_real_season_stands_beside_where_a_league_tells_of_it(server: Running) -> None:
    real = {"RED": {"w": 3, "l": 0, "t": 0, "for": 60, "against": 6}}
    token = new_season(server, file=json.dumps({**LEAGUE, "real": {"table": real}}), club=None)
    assert look(server, token)["has_real"]
    simulate(server, token)
    found = server.get("/api/season/compare", token).json()
    (teams, *_) = found["sheets"]
    assert [row["label"] for row in teams["rows"]] == ["Red Kites"]
    assert teams["rows"][0]["cells"][0].startswith("1.000 → ")
    assert teams["rows"][0]["cells"][1].startswith("20.0 → ")
    assert "differ by more than chance" in found["about"][0]
    plain = new_season(server)
    assert not look(server, plain)["has_real"]
    assert server.get("/api/season/compare", plain).json()["error"]["sentence"].endswith("to compare with.")


def check_files(server: Running, token: str, season: dict[str, object], folder: Path) -> None:
    path = folder / "mine.season"
    path.write_bytes(server.get("/api/season/file", token).content)
    with Season.open(path) as own:
        assert own.champion == season["champion"]
        assert own.game(1).is_over
    with zipfile.ZipFile(io.BytesIO(server.get("/api/season/tables", token).content)) as tables:
        results = list(csv.DictReader(io.StringIO(tables.read("results.csv").decode())))
        assert len(results) == len(own.league.schedule) + 1
        assert "game_001.snap" in tables.namelist()


def test_every_game_can_be_watched_reviewed_and_verified(server: Running) -> None:
    token = new_season(server, club=None)
    simulate(server, token)
    made = server.http.post("/api/season/games/1/watch", headers=bearer(token))
    assert made.status_code == 201, made.text
    watch = made.json()["tokens"]["watch"]
    again = server.http.post("/api/season/games/1/watch", headers=bearer(token))
    assert again.json()["match"] == made.json()["match"], "there is one match of a game"
    match = server.get("/api/match", watch).json()
    assert match["over"] and match["score"] == game_of(look(server, token), 1)["score"]
    assert match["season"] == look(server, token)["season"]
    assert match["colours"]["home"].startswith("#")
    assert server.post("/api/match/verify", watch).json()["ok"]
    record = server.get("/api/season/games/1/record", token)
    assert record.status_code == 200
    assert server.http.post("/api/replays/verify", content=record.content, timeout=120).json()["ok"]


def test_the_seed_of_a_season_is_in_no_record_unless_somebody_chose_it(server: Running) -> None:
    token = new_season(server, club=None)
    simulate(server, token)
    header = json.loads(server.get("/api/season/games/1/record", token).text.splitlines()[0])
    assert "seed" not in header and look(server, token)["seed"] == ""
    chosen = new_season(server, club=None, seed="5")
    simulate(server, chosen)
    header = json.loads(server.get("/api/season/games/1/record", chosen).text.splitlines()[0])
    assert header["seed"] == "5/1" and look(server, chosen)["seed"] == "5"


async def give_up(server: Running, link: str) -> None:
    client = await Client(server.host, link).sit()
    await client.send(type="resign")
    await client.until("ended")
    await client.leave()


def test_who_is_out_of_a_cup_sees_it_go_on_round_by_round(server: Running) -> None:
    token = new_season(server, file=None, league="bluewater", cup=True, coach="rookie", club="OAR")
    go(give_up(server, seat_in(next_match(server, token))))
    for ahead, played in ((3, 4), (2, 6), (1, 7)):
        assert look(server, token)["now"]["ahead"] == ahead
        assert simulate(server, token)["played"] == played


def test_who_gives_up_has_lost_whatever_the_score(server: Running) -> None:
    token = new_season(server)
    game = look(server, token)["now"]["game"]
    go(give_up(server, seat_in(next_match(server, token))))
    row = game_of(look(server, token), game)
    assert row["score"] == ([0, 2] if row["home"] == "RED" else [2, 0])


def test_a_match_of_a_season_is_not_deleted(server: Running) -> None:
    token = new_season(server)
    seat = seat_in(next_match(server, token))
    refused = server.post("/api/match/delete", seat, {"agree": True})
    assert refused.status_code == 409 and "season" in refused.json()["error"]["sentence"]


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ({"league": "nowhere"}, "There is no league 'nowhere'"),
        ({"league": "../../etc/passwd"}, "league"),
        ({}, "Name a league"),
        ({"league": "bluewater", "club": "XYZ"}, "has no club 'XYZ'"),
        ({"league": "bluewater", "coach": "wizard"}, "wizard"),
        ({"league": "bluewater", "several": True, "seed": "1"}, "nobody may know the dice"),
        ({"file": "{}"}, "The league file"),
        ({"file": json.dumps({**LEAGUE, "clubs": []})}, "from 2 to"),
    ],
)
def test_a_season_that_cannot_be_is_refused_in_a_sentence(
    server: Running, body: dict[str, object], said: str
) -> None:
    response = server.http.post("/api/seasons", json=body)
    assert response.status_code == 422, response.text
    assert said in response.json()["error"]["sentence"]


def test_links_that_open_no_season_are_all_refused_alike(server: Running) -> None:
    for token in ("x", "x" * 32, "x" * 400):
        refused = server.get("/api/season", token)
        assert refused.status_code == 404
        assert refused.json()["error"]["sentence"] == "There is no season behind this link."
    assert server.http.get("/api/season").status_code == 404


def test_what_is_not_there_is_told_in_sentences(server: Running) -> None:
    token = new_season(server)
    for path, status in (
        ("/api/season/games/999/record", 422),
        ("/api/season/games/1/record", 422),
        ("/api/season/clubs/XYZ", 422),
        ("/api/season/clubs/RED/players/Nobody", 422),
    ):
        refused = server.get(path, token)
        assert refused.status_code == status and refused.json()["error"]["sentence"], path
    assert server.http.post("/api/season/games/1/watch", headers=bearer(token)).status_code == 422
    without = new_season(server, club=None)
    refused = server.http.post("/api/season/play", headers=bearer(without))
    assert refused.status_code == 409


def test_the_computer_is_stopped_and_goes_on(server: Running) -> None:
    token = new_season(server, club=None)
    server.post("/api/season/simulate", token, {})
    server.post("/api/season/stop", token)
    season = look(server, token)
    while season["simulating"]:
        season = look(server, token)
    assert not season["champion"]
    assert simulate(server, token)["champion"]


def test_a_league_file_is_checked_before_it_is_used(server: Running) -> None:
    good = server.http.post("/api/leagues/check", content=json.dumps(LEAGUE).encode())
    assert good.json()["league"]["name"] == "Pocket League" and not good.json()["problems"]
    bad = server.http.post("/api/leagues/check", content=b'{"format": 1, "game": "chess"}')
    assert bad.json()["league"] is None and bad.json()["problems"]
    boxed = server.http.get("/api/leagues").json()["leagues"]
    assert {league["id"] for league in boxed} >= {"lantern_1974", "bluewater"}


def test_a_season_can_be_deleted(server: Running) -> None:
    token = new_season(server)
    assert server.post("/api/season/delete", token).status_code == 200
    assert server.get("/api/season", token).status_code == 404
