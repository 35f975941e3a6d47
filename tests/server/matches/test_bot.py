"""Bots: a token, a stream with heartbeats, challenges; a table without a socket. The example plays every game."""

from __future__ import annotations

import importlib.util
import json
from collections.abc import Generator, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

import httpx
import pytest

from snapcount.games import GAMES
from snapcount.server.app import create_app
from snapcount.server.rooms.bots.stream import Stream
from snapcount.server.settings import Settings
from tests.server import toys
from tests.server.table import PERSON, Client, Running, bearer, go

FILE = Path(__file__).parents[3] / "docs" / "examples" / "random_bot.py"


def bot() -> ModuleType:
    spec = importlib.util.spec_from_file_location("random_bot", FILE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@contextmanager
def stream(server: Running, path: str, token: str) -> Generator[Iterator[dict[str, Any]]]:
    with httpx.stream("GET", f"http://{server.host}{path}", headers=bearer(token), timeout=60) as response:
        assert response.status_code == 200, response.read()
        assert response.headers["content-type"].startswith("application/x-ndjson")
        yield (json.loads(line) for line in response.iter_lines())


def new_bot(server: Running, **more: Any) -> str:
    made = server.http.post("/api/bots", json={"name": "Rita", **more})
    assert made.status_code == 201, made.text
    token: str = made.json()["token"]
    return token


def challenge(server: Running, bot_id: str, **more: Any) -> httpx.Response:
    match = {
        "game": "hands",
        "mode": "match",
        "options": {"rounds": 3},
        "home": PERSON,
        "away": PERSON,
        **more,
    }
    return server.http.post(f"/api/bots/{bot_id}/challenge", json={"match": match})


def both(server: Running, tokens: dict[str, str]) -> list[dict[str, Any]]:
    random_bot = bot()
    links = [f"http://{server.host}/play#{tokens[seat]}" for seat in ("home", "away")]
    with ThreadPoolExecutor(2) as pool:
        playing = [pool.submit(random_bot.play, link) for link in links]
        for one in as_completed(playing):
            if one.exception():  # the other would wait for ever
                server.post("/api/match/say", tokens["home"], {"type": "resign", "seat": "home"})
        return [one.result() for one in playing]


def test_two_of_them_play_a_match_to_its_end(server: Running) -> None:
    tokens = server.make("match", "hands", options={"rounds": 12}, contributions=True)
    home, away = both(server, tokens)
    assert home == away and home["type"] == "ended"
    assert all(server.post("/api/match/verify", tokens[seat]).json()["ok"] for seat in ("home", "away"))


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """The games that ship."""
    settings = Settings(
        db=str(tmp_path_factory.mktemp("real") / "games.db"), answers_per_second=0, log="error"
    )
    with Running(create_app(settings)) as running:
        yield running


@pytest.mark.parametrize("game", GAMES)
def test_it_plays_every_game_over_the_wire(real: Running, game: str) -> None:
    known = {one["id"]: one for one in real.http.get("/api/games").json()["games"]}
    (quick,) = (one["options"] for one in known[game]["lengths"] if one["name"] == "quick")
    tokens = real.make("match", game, options=quick, contributions=True)
    home, away = both(real, tokens)
    assert home == away and home["type"] == "ended"
    assert real.post("/api/match/verify", tokens["home"]).json()["ok"]


def test_a_bot_is_challenged_and_its_seat_is_told_to_it_alone(server: Running) -> None:
    with stream(server, "/api/bot/stream", new_bot(server, games=["hands"])) as lines:
        here = next(lines)
        assert (here["type"], here["name"], here["games"]) == ("here", "Rita", ["hands"])
        (known,) = server.http.get("/api/bots?game=hands").json()["bots"]
        assert known["bot"] == here["bot"] and known["playing"] == 0
        assert not server.http.get("/api/bots?game=toy").json()["bots"]
        made = challenge(server, here["bot"]).json()
        assert set(made["tokens"]) == {"home", "watch"}
        told = next(lines)
        assert (told["type"], told["match"], told["seat"]) == ("challenge", made["match"], "away")
        match = server.get("/api/match", told["token"]).json()
        assert match["names"]["away"] == "Rita" and match["seats"] == ["away"]
        assert server.http.get("/api/bots").json()["bots"][0]["playing"] == 1
        assert challenge(server, here["bot"], game="toy", options={}).status_code == 409
        home, away = both(server, {"home": made["tokens"]["home"], "away": told["token"]})
        assert home["result"] == away["result"]
        assert server.http.get("/api/bots").json()["bots"][0]["playing"] == 0


def test_a_token_says_who_the_bot_is_and_a_forged_one_opens_nothing(server: Running) -> None:
    token = new_bot(server)
    with stream(server, "/api/bot/stream", token) as first:
        bot_id = next(first)["bot"]
        with stream(server, "/api/bot/stream", token) as second:
            assert next(second)["bot"] == bot_id
            assert next(line for line in first if line["type"] == "error")["code"] == "came_again"
    said, signature = token.split(".")
    for forged in (said + "." + signature[::-1], signature + "." + said, "nonsense", "a.b", "a" * 300):
        refused = server.get("/api/bot/stream", forged)
        assert refused.status_code == 404 and "bot" in refused.json()["error"]["sentence"], forged
    gone = challenge(server, "nobody")
    assert gone.status_code == 404 and gone.json()["error"]["sentence"] == "This bot isn't here now."


def test_a_stream_and_a_socket_are_told_the_same_and_a_heartbeat_fills_the_silence(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Stream.lines, "__defaults__", (0.2,))
    tokens = server.make("match", "hands", options={"rounds": 1})

    async def first_words() -> list[dict[str, Any]]:
        client = await Client(server.host, tokens["home"]).sit()
        await client.socket.close()
        return [json.loads(text) for text in client.raw]

    words = {word["type"]: word for word in go(first_words())}
    with stream(server, "/api/match/stream", tokens["home"]) as lines:
        for _ in range(4):
            line = next(lines)
            if line["type"] in ("events", "state"):
                assert line == words[line["type"]]
            if line["type"] == "welcome":
                assert line["match"] == words["welcome"]["match"]
        while next(lines)["type"] != "heartbeat":
            pass


def test_what_is_said_by_post_is_taken_or_refused_in_a_sentence(server: Running) -> None:
    tokens = server.make("match", "hands", options={"rounds": 1})
    with stream(server, "/api/match/stream", tokens["home"]) as lines:
        state = next(line for line in lines if line["type"] == "state")
        asked = state["questions"][0]
        answer = {
            "type": "answer",
            "id": "one",
            "seat": "home",
            "seq": state["seq"],
            "value": asked["options"][0]["value"],
        }
        say = "/api/match/say"
        wrong = server.post(say, tokens["home"], {**answer, "value": "nothing of this"})
        assert wrong.status_code == 422 and wrong.json()["error"]["rule"]
        assert server.post(say, tokens["home"], {**answer, "seat": "away"}).status_code == 409
        assert server.post(say, tokens["watch"], answer).status_code == 409
        assert server.post(say, tokens["home"], {"type": "hello", "token": "x"}).status_code == 422
        assert server.post(say, tokens["home"], answer).json()["type"] == "accepted"
        assert server.post(say, tokens["home"], answer).json()["type"] == "accepted", (
            "the same again is no second"
        )
        assert server.post(say, tokens["away"], {"type": "resign", "seat": "away"}).json() == {"type": "done"}
        assert next(line for line in lines if line["type"] == "ended")["result"]["how"]
        assert not list(lines), "the stream ends with the game"


def test_too_much_at_once_is_said_with_when_to_come_back(tmp_path: Path) -> None:
    settings = Settings(db=str(tmp_path / "games.db"), answers_per_second=1, log="error")
    with Running(create_app(settings, games=toys.names, find=toys.find)) as server:
        assert server.http.get("/api/bots").json()["limits"]["answers_per_second"] == 1
        token = server.make("match", "hands", options={"rounds": 1})["home"]
        nonsense = {"type": "take_back"}
        found = [server.post("/api/match/say", token, nonsense) for _ in range(8)]
        late = [response for response in found if response.status_code == 429]
        assert late and all(response.headers["retry-after"] == "1" for response in late)
