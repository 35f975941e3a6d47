"""Messages that are none, bodies that don't end, names that are no names: a sentence, and nothing is changed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
import websockets

from snapcount.server.app import create_app
from snapcount.server.settings import Settings
from tests.core.toy import TOY
from tests.server import toys
from tests.server.table import Client, Running, bearer, go, play_out


def test_bodies_have_a_limit_said_or_not(server: Running) -> None:
    large = b'{"game":"' + b"x" * (257 << 10) + b'"}'

    def pieces() -> Iterator[bytes]:
        for at in range(0, len(large), 1000):
            yield large[at : at + 1000]

    for content in (large, pieces()):
        answer = server.http.post(
            "/api/matches", content=content, headers={"Content-Type": "application/json"}
        )
        assert answer.status_code == 413 and answer.json()["error"]["code"] == "too_large"
    assert server.http.post("/api/replays", content=b"x" * (5 << 20)).status_code == 413
    assert server.http.post("/api/replays", content=b"{}\n" * 30_000).status_code == 413
    deep = b"[" * 60_000
    answer = server.http.post("/api/matches", content=deep, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422) and answer.json()["error"]["sentence"]


MALFORMED: list[str | bytes] = [
    "",
    "nonsense",
    "{",
    "[]",
    "null",
    "17",
    '"answer"',
    "{}",
    '{"type":"nothing"}',
    '{"type":["answer"]}',
    '{"type":"answer"}',
    '{"type":"answer","id":"","seat":"home","seq":1,"value":1}',
    '{"type":"answer","id":"a","seat":"referee","seq":1,"value":1}',
    '{"type":"answer","id":"a","seat":"home","seq":-1,"value":1}',
    '{"type":"answer","id":"a","seat":"home","seq":99999999999999999999,"value":1}',
    '{"type":"answer","id":"a","seat":"home","seq":1,"value":1,"more":1}',
    '{"type":"answer","id":"' + "x" * 65 + '","seat":"home","seq":1,"value":1}',
    '{"type":"pace","ms":-5}',
    '{"type":"take_back_reply","accept":"perhaps"}',
    '{"type":"hello","token":"' + "a" * 32 + '","events":0}',
    '{"type":"answer","id":"a","seat":"home","seq":1,"value":' + "[" * 3000 + "]" * 3000 + "}",
    '{"type":"ping","\\ud800":1}',
    b"\x00\xff\xfe",
]


@pytest.mark.parametrize("text", MALFORMED, ids=range(len(MALFORMED)))
def test_a_malformed_message_gets_a_sentence_and_changes_nothing(server: Running, text: str | bytes) -> None:
    async def send() -> None:
        home = await Client(server.host, server.make()["home"]).sit()
        before = dict(home.state)
        await home.socket.send(text)
        heard = await home.until("error", "refused")
        assert len(heard["sentence"]) > 10 and "Traceback" not in heard["sentence"]
        await home.send(type="ping")
        await home.until("pong")
        again = await Client(server.host, home.token).sit()
        assert again.state == before
        assert (await home.answer("high"))["type"] == "accepted"

    go(send())


@pytest.mark.parametrize(
    "value",
    [
        None,
        1,
        "middle",
        "HIGH",
        True,
        [],
        {},
        ["high"],
        {"value": "high"},
        1e308,
        "x" * 60_000,
        [[[]]] * 1000,
    ],
)
def test_an_impossible_answer_is_refused_with_its_rule(server: Running, value: Any) -> None:
    async def send() -> None:
        home = await Client(server.host, server.make()["home"]).sit()
        heard = await home.answer(value)
        assert heard["type"] == "refused" and heard["rule"] == "TY-1" and len(heard["sentence"]) < 400
        assert (await home.answer("high"))["type"] == "accepted"

    go(send())


def test_a_message_that_is_too_long_ends_only_its_own_connection(server: Running) -> None:
    async def send() -> None:
        tokens = server.make()
        home = await Client(server.host, tokens["home"]).sit()
        away = await Client(server.host, tokens["away"]).sit()
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await home.socket.send("x" * (200 << 10))
            while True:
                await home.hear()
        assert closed.value.rcvd is None or closed.value.rcvd.code == 1009
        assert (await away.answer("high"))["type"] == "accepted"

    go(send())


def test_hello_comes_first(server: Running) -> None:
    async def send() -> None:
        async with websockets.connect(f"ws://{server.host}/api/socket", proxy=None) as socket:
            for _ in range(5):
                await socket.send('{"type":"ping"}')
                assert json.loads(await socket.recv())["code"] == "hello_first"
            with pytest.raises(websockets.ConnectionClosed):
                await socket.recv()

    go(send())


@pytest.mark.parametrize(
    "name", ["", " ", "a\nb", "a\0", "\u202egnp.exe", "x" * 41, "\u200b", " padded ", 7, None, ["a"]]
)
def test_names_are_plain_short_text(server: Running, name: Any) -> None:
    body = {"game": "toy", "mode": "hotseat", "home": {"kind": "person", "name": name}}
    status = server.http.post("/api/matches", json=body).status_code
    assert status == (201 if name is None else 422)


def test_markup_in_a_name_stays_text(server: Running) -> None:
    name = "<script>alert(1)</script>"
    tokens = server.make("hotseat", home={"kind": "person", "name": name})
    answer = server.get("/api/match", tokens["table"])
    assert answer.json()["names"]["home"] == name and answer.headers["content-type"] == "application/json"


def broken_find(name: str) -> Any:
    def fail(*args: Any) -> Any:
        raise RuntimeError("SECRETPATH /home/somebody")

    mute = replace(TOY, coaches=replace(TOY.coaches, advice=fail))
    return replace(mute, rules=replace(TOY.rules, play=fail)) if name == "broken" else mute


def test_no_traceback_reaches_a_client(tmp_path: Path) -> None:
    app = create_app(
        Settings(db=str(tmp_path / "db"), log="error"), games=lambda: ["toy", "broken"], find=broken_find
    )
    with Running(app) as server:
        tokens = server.make("hotseat")
        answer = server.get("/api/match/advice?seat=home", tokens["table"])
        assert answer.status_code == 500 and answer.json()["error"]["code"] == "internal"
        made = server.http.post("/api/matches", json={"game": "broken", "mode": "hotseat"})
        assert made.status_code == 500
        for text in (answer.text, made.text):
            assert "SECRETPATH" not in text and "Traceback" not in text and "RuntimeError" not in text
        assert "snapcount_errors_total 2" in server.http.get("/metrics").text


def test_a_game_without_aids_refuses_them(server: Running) -> None:
    tokens = server.make()
    asked = server.http.post(
        "/api/match/aid", json={"wanted": {"ask": "reach"}}, headers=bearer(tokens["home"])
    )
    assert asked.status_code == 422 and "asks for nothing" in asked.json()["error"]["sentence"]


def test_rate_limits(tmp_path: Path) -> None:
    settings = Settings(db=str(tmp_path / "db"), creates_per_minute=10, answers_per_second=5, log="error")
    with Running(create_app(settings, games=toys.names, find=toys.find)) as server:
        tokens = server.make()
        body = {"game": "toy", "mode": "hotseat"}
        statuses = [server.http.post("/api/matches", json=body).status_code for _ in range(8)]
        assert statuses[:4] == [201] * 4 and statuses[-1] == 429

        async def hurry() -> None:
            home = await Client(server.host, tokens["home"]).sit()
            for number in range(30):
                await home.send(type="answer", id=str(number), seat="home", seq=1, value="middle")
            heard = [await home.until("refused") for _ in range(30)]
            assert any("too much" in message["sentence"] for message in heard)
            assert any(message["rule"] == "TY-1" for message in heard)
            await asyncio.sleep(0.5)
            assert (await home.answer("high"))["type"] == "accepted", "the connection survives"

        go(hurry())


def test_a_slow_reader_holds_up_nobody(server: Running) -> None:
    async def play() -> None:
        tokens = server.make("hotseat", options={"rounds": 30})
        slow = await websockets.connect(
            f"ws://{server.host}/api/socket", proxy=None, max_queue=1, compression=None
        )
        await slow.send(json.dumps({"type": "hello", "token": tokens["watch"], "events": 0}))
        table = await Client(server.host, tokens["table"]).sit()
        await asyncio.wait_for(play_out(table, Random(3)), 20)
        slow.transport.abort()

    go(play())
