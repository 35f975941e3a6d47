"""Links that leaked or were lost, matches that both want gone, and all games of a link in one file."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path
from random import Random

import pytest
import websockets

from snapcount.cli.main import main
from snapcount.core.record.file import parse
from tests.server import toys
from tests.server.clock.silence import Time, served
from tests.server.postgres import Postgres
from tests.server.table import Client, Running, all_of, go, play_out


def renewed(server: Running, token: str, role: str) -> str:
    told = server.post("/api/match/link", token, {"role": role})
    assert told.status_code == 201, told.text
    return str(told.json()["tokens"][role])


async def closed(client: Client) -> tuple[str, int]:
    """The last error a client is told, and with which code it is let go."""
    code = ""
    try:
        while True:
            heard = await client.hear()
            code = heard.get("code", code)
    except websockets.ConnectionClosed as end:
        assert end.rcvd is not None
        return code, end.rcvd.code


def test_a_leaked_link_stops_at_once_and_its_sockets_are_closed(server: Running) -> None:
    async def play() -> None:
        tokens = server.make()
        thief = await Client(server.host, tokens["home"]).sit()
        away = await Client(server.host, tokens["away"]).sit()
        new = renewed(server, tokens["home"], "home")
        await thief.socket.send('{"type":"answer","id":"x","seat":"home","seq":1,"value":"high"}')
        assert await closed(thief) == ("revoked", 4410)
        assert server.get("/api/match", tokens["home"]).status_code == 404
        assert server.post("/api/match/link", tokens["home"], {"role": "home"}).status_code == 404
        home = await Client(server.host, new).sit()
        assert (await home.answer("high"))["type"] == "accepted"
        assert (await away.answer("low"))["type"] == "accepted", "the other seat noticed nothing"

    go(play())


def test_the_other_seat_lets_a_lost_link_be_made_anew_and_everybody_can_see_it(server: Running) -> None:
    async def play() -> None:
        tokens = server.make()
        home = await Client(server.host, tokens["home"]).sit()
        away = await Client(server.host, tokens["away"]).sit()
        told = server.post("/api/match/link", tokens["home"], {"role": "away"})
        assert told.status_code == 409 and "is at the table" in told.json()["error"]["sentence"]
        await away.leave()
        while (await home.until("presence"))["away"]:
            pass
        new = renewed(server, tokens["home"], "away")
        assert (await home.until("link_made")) == {"type": "link_made", "role": "away", "by": "home"}
        assert server.get("/api/match", tokens["away"]).status_code == 404
        (made,) = server.get("/api/match", new).json()["links_made"]
        assert (made["seat"], made["by"]) == ("away", "home")
        back = await Client(server.host, new).sit()
        assert (await back.answer("low"))["type"] == "accepted"

    go(play())


def test_who_only_watches_makes_no_links_and_a_coach_has_none(server: Running) -> None:
    tokens = server.make()
    for role in ("home", "away", "watch"):
        assert server.post("/api/match/link", tokens["watch"], {"role": role}).status_code == 403
    practice = server.make("practice")
    assert server.post("/api/match/link", practice["home"], {"role": "away"}).status_code == 409
    assert server.post("/api/match/link", tokens["home"], {"role": "table"}).status_code == 409
    watch = renewed(server, tokens["home"], "watch")
    assert server.get("/api/match", watch).json()["seats"] == []
    assert server.get("/api/match", tokens["watch"]).status_code == 404


def test_a_match_goes_when_both_seats_agree_and_not_before(server: Running) -> None:
    async def play() -> None:
        tokens = server.make()
        home = await Client(server.host, tokens["home"]).sit()
        away = await Client(server.host, tokens["away"]).sit()
        match = server.get("/api/match", tokens["watch"]).json()["match"]
        store = server.app.state.lobby.store
        assert await store.rows(match)
        assert server.post("/api/match/delete", tokens["watch"], {}).status_code == 403
        assert server.post("/api/match/delete", tokens["home"], {}).json() == {
            "deleted": False,
            "agreed": ["home"],
        }
        assert (await away.until("deleting"))["agreed"] == ["home"]
        assert server.get("/api/match", tokens["away"]).json()["want_deleted"] == ["home"]
        taken_back = server.post("/api/match/delete", tokens["home"], {"agree": False}).json()
        assert taken_back == {"deleted": False, "agreed": []}
        assert server.post("/api/match/delete", tokens["away"], {}).json()["deleted"] is False
        assert server.post("/api/match/delete", tokens["home"], {}).json()["deleted"] is True
        for client in (home, away):
            assert await closed(client) == ("deleted", 4410)
        for token in tokens.values():
            assert server.get("/api/match", token).status_code == 404
        assert await store.rows(match) == [] and await store.match(match) is None

    go(play())


@pytest.mark.parametrize("mode", ["practice", "hotseat"])
def test_who_plays_alone_deletes_alone(server: Running, mode: str) -> None:
    tokens = server.make(mode)
    token = tokens.get("home") or tokens["table"]
    assert server.post("/api/match/delete", token, {}).json()["deleted"] is True
    assert server.get("/api/match", token).status_code == 404


def test_a_rematch_that_was_deleted_can_be_made_again(server: Running) -> None:
    async def play() -> None:
        home = await Client(server.host, server.make("hotseat", options={"rounds": 3})["table"]).sit()
        await play_out(home, Random(1))
        first = server.post("/api/match/rematch", home.token).json()
        assert server.post("/api/match/delete", first["tokens"]["table"], {}).json()["deleted"]
        second = server.post("/api/match/rematch", home.token).json()
        assert second["match"] != first["match"]

    go(play())


def test_links_and_deletions_reach_the_other_worker(postgres: Postgres) -> None:
    async def play(one: Running, two: Running) -> None:
        tokens = one.make()
        thief = await Client(two.host, tokens["home"]).sit()
        away = await Client(two.host, tokens["away"]).sit()
        new = renewed(one, tokens["home"], "home")
        assert await closed(thief) == ("revoked", 4410)
        home = await Client(one.host, new).sit()
        one.post("/api/match/delete", new, {})
        assert (await away.until("deleting"))["agreed"] == ["home"]
        assert two.post("/api/match/delete", tokens["away"], {}).json()["deleted"] is True
        assert await all_of(closed(home), closed(away)) == [("deleted", 4410)] * 2
        assert one.get("/api/match", new).status_code == two.get("/api/match", new).status_code == 404

    db, time = postgres.database(), Time()
    with served(db, time) as one, served(db, time) as two:
        go(play(one, two))


# All games of a link


def test_all_games_of_a_link_come_in_one_file_with_their_rematches(server: Running, tmp_path: Path) -> None:
    async def play() -> list[str]:
        tokens = server.make("match", options={"rounds": 3})
        running = server.make("match")
        played = []
        for number in range(3):
            home = await Client(server.host, tokens["home"]).sit()
            away = await Client(server.host, tokens["away"]).sit()
            await all_of(play_out(home, Random(number)), play_out(away, Random(number)))
            played.append(home.token)
            mine = server.post("/api/match/rematch", home.token).json()["tokens"]
            theirs = server.post("/api/match/rematch", away.token).json()["tokens"]
            tokens = {"home": theirs["home"], "away": mine["away"]}
        return [*played, running["home"]]

    links = go(play())
    told = server.http.post("/api/export", json={"links": [links[0], links[0], "x" * 30, links[3]]})
    assert told.status_code == 200 and told.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(told.content)) as file:
        games = [parse(file.read(name), toys.find) for name in file.namelist()]
    assert len(games) == 3 and all(game.is_over for game in games)
    told = server.http.post("/api/export", json={"links": [links[3]]})
    assert told.status_code == 409 and told.json()["error"]["code"] == "not_over"

    out = tmp_path / "mine.zip"
    address = [f"http://{server.host}/play#{links[1]}@5"]
    assert main(["export", *address, "--out", str(out)]) == 0
    with zipfile.ZipFile(out) as file:
        assert len(file.namelist()) == 2, "the second game and the one after it"


def test_the_command_says_what_is_wrong_in_one_sentence(
    server: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    here = f"http://{server.host}/play#"
    for links in (
        ["nonsense"],
        [here + "x" * 30],
        [here + "a", "http://other/play#b"],
        ["http://127.0.0.1:9/play#a"],
    ):
        assert main(["export", *links]) == 2
        assert capsys.readouterr().err.count("\n") == 1
