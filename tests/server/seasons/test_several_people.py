"""A league of several people: invited by the commissioner, each with a club of his own."""

from __future__ import annotations

from random import Random

from tests.server.seasons.league import CLUBS, game_of, look, new_season, next_match, seat_in, simulate
from tests.server.table import Running, all_of, bearer, go, play_out, seated


def invited(server: Running, commissioner: str) -> str:
    made = server.post("/api/season/invite", commissioner)
    assert made.status_code == 201, made.text
    token: str = made.json()["token"]
    return token


def taken(server: Running, invitation: str, club: str, name: str) -> str:
    made = server.post("/api/season/take", invitation, {"club": club, "name": name})
    assert made.status_code == 201, made.text
    token: str = made.json()["token"]
    return token


def test_two_people_take_clubs_and_their_game_is_a_match_between_them(server: Running) -> None:
    ada = new_season(server, several=True)
    invitation = invited(server, ada)
    assert look(server, invitation)["role"] == "join"
    row = game_of(look(server, ada), look(server, ada)["now"]["game"])
    other = row["away"] if row["home"] == "RED" else row["home"]
    bob = taken(server, invitation, other, "Bob")
    season = look(server, bob)
    assert (season["role"], season["club"], season["now"]["what"]) == ("club", other, "play")
    assert {club["id"]: club["person"] for club in season["clubs"]}["RED"] == "Ada"
    first, second = next_match(server, ada), next_match(server, bob)
    match = server.get("/api/match", seat_in(first)).json()
    assert server.get("/api/match", seat_in(second)).json()["match"] == match["match"]
    assert match["mode"] == "match" and {match["names"]["home"], match["names"]["away"]} == {
        CLUBS["RED"],
        CLUBS[other],
    }
    assert look(server, ada)["now"]["what"] == "go_on"

    async def play() -> None:
        tokens = {"one": seat_in(first), "two": seat_in(second)}
        one, two = await seated(server, tokens, "one", "two")
        await all_of(play_out(one, Random(1)), play_out(two, Random(2)))
        await all_of(one.leave(), two.leave())

    go(play())
    assert game_of(look(server, bob), row["number"])["score"]
    assert set(game_of(look(server, ada), row["number"])["by"]) == {"RED", other}
    season = simulate(server, bob)
    assert all(game["score"] for game in season["games"] if game["week"] == 1)
    assert not any(
        game["score"]
        for game in season["games"]
        if {"RED", other} & {game["home"], game["away"]} and game["number"] != row["number"]
    ), "people's games are theirs to play"


def test_a_club_is_taken_once_and_can_be_given_back(server: Running) -> None:
    ada = new_season(server, several=True)
    invitation = invited(server, ada)
    bob = taken(server, invitation, "BLU", "Bob")
    for club, name in (("BLU", "Cy"), ("RED", "Cy")):
        refused = server.post("/api/season/take", invitation, {"club": club, "name": name})
        assert refused.status_code == 409 and "already" in refused.json()["error"]["sentence"]
    assert server.post("/api/season/take", invitation, {"club": "GRN", "name": "Bob"}).status_code == 422
    assert server.post("/api/season/take", bob, {"club": "GRN", "name": "Cy"}).status_code == 403
    lost = server.post("/api/season/clubs/BLU/link", ada).json()["token"]
    assert server.get("/api/season", bob).status_code == 404, "the old link opens nothing any more"
    assert look(server, lost)["club"] == "BLU"
    assert server.post("/api/season/clubs/BLU/free", ada).status_code == 200
    assert server.get("/api/season", lost).status_code == 404
    assert taken(server, invitation, "BLU", "Cy")


def test_only_the_commissioner_cares_for_the_league(server: Running) -> None:
    ada = new_season(server, several=True)
    invitation = invited(server, ada)
    bob = taken(server, invitation, "BLU", "Bob")
    looker = server.post("/api/season/spectate", bob).json()["token"]
    for token in (bob, invitation, looker):
        for path in ("/invite", "/delete", "/clubs/RED/free", "/clubs/BLU/link"):
            refused = server.post(f"/api/season{path}", token)
            assert refused.status_code == 403 and refused.json()["error"]["sentence"], path
        assert server.get("/api/season/file", token).status_code == 403
    for token in (invitation, looker):
        assert server.http.post("/api/season/play", headers=bearer(token)).status_code == 403
        assert server.post("/api/season/simulate", token, {}).status_code == 403
        assert look(server, token)["now"]["what"] == "look"
    assert server.post("/api/season/delete", ada).status_code == 409
    assert server.post("/api/season/simulate", ada, {"everybody": True}).status_code == 403


def test_the_seed_stays_on_the_server_while_several_people_play(server: Running) -> None:
    ada = new_season(server, several=True)
    taken(server, invited(server, ada), "BLU", "Bob")
    refused = server.get("/api/season/file", ada)
    assert refused.status_code == 409 and "seed" in refused.json()["error"]["sentence"]
    assert look(server, ada)["seed"] == ""
    known = new_season(server, seed="7")
    refused = server.post("/api/season/invite", known)
    assert refused.status_code == 409 and "seed" in refused.json()["error"]["sentence"]
