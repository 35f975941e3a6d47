"""A club by plan: set and checked on a server, followed by the computer, told afterwards to whose club it is."""

from __future__ import annotations

from tests.server.seasons.league import game_of, look, new_season, next_match, seat_in, simulate
from tests.server.seasons.test_several_people import invited, taken
from tests.server.table import Running


def example(server: Running, token: str) -> str:
    found: str = server.get("/api/season/plan", token).json()["example"]
    return found


def test_a_plan_plays_ones_games_week_by_week_and_its_lines_are_told(server: Running) -> None:
    token = new_season(server)
    plan = example(server, token)
    kept = server.post("/api/season/plan", token, {"text": plan}).json()
    assert kept["text"] == plan and not kept["problems"]
    number = look(server, token)["now"]["game"]
    season = simulate(server, token)
    assert season["by_plan"] and game_of(season, number)["score"]
    assert season["played"] == 2, "a press of the button is a week"
    assert game_of(season, number)["by"] == []
    lines = server.get(f"/api/season/games/{number}/plan", token).json()["lines"]
    assert any(line["line"] and line["followed"] for line in lines)
    told = server.get("/api/season/plan", token).json()
    assert told["games"] == [number] and told["words"]["situations"] and told["words"]["decisions"]
    assert server.post("/api/season/plan", token, {"text": ""}).json()["text"] == ""
    season = simulate(server, token)
    assert not season["by_plan"] and season["now"]["what"] == "play", "the next game waits again"


def test_a_plan_with_problems_changes_nothing(server: Running) -> None:
    token = new_season(server)
    plan = example(server, token)
    server.post("/api/season/plan", token, {"text": plan})
    refused = server.post("/api/season/plan", token, {"text": plan + "\nnonsense without sense\n"}).json()
    assert refused["text"] == plan and "line" in refused["problems"][0]
    foreign = server.post("/api/season/plan", token, {"text": plan.replace("dice_football", "scrimmage")})
    assert foreign.json()["problems"]


def test_nobody_reads_anothers_plan_and_who_is_away_is_played_by_it(server: Running) -> None:
    ada = new_season(server, several=True)
    row = game_of(look(server, ada), look(server, ada)["now"]["game"])
    other = row["away"] if row["home"] == "RED" else row["home"]
    bob = taken(server, invited(server, ada), other, "Bob")
    server.post("/api/season/plan", bob, {"text": example(server, bob)})
    assert server.get("/api/season/plan", ada).json()["text"] == ""
    match = server.get("/api/match", seat_in(next_match(server, ada))).json()
    assert match["mode"] == "practice", "Bob's plan plays for him"
    assert {club["id"] for club in look(server, ada)["clubs"] if club["by_plan"]} == {other}
    assert set(next_match(server, bob)) == {"watch"}, "he can't take back or give up what his plan plays"
    looker = server.post("/api/season/spectate", bob).json()["token"]
    assert server.get("/api/season/plan", looker).status_code == 403
    assert server.get("/api/season/games/1/plan", looker).status_code == 403
