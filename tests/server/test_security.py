"""Links that don't open, pages that aren't ours, bodies that don't end, messages that are none."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import websockets

from snapcount.server.app import create_app
from snapcount.server.lobby import Lobby, hash_of
from snapcount.server.settings import Settings
from snapcount.server.store import StoredToken
from tests.core.toy import TOY
from tests.server import toys
from tests.server.table import Client, Running, bearer, go, play_out

LINKED = [
    ("GET", "/api/match"),
    ("GET", "/api/match/history"),
    ("GET", "/api/match/advice"),
    ("POST", "/api/match/aid"),
    ("GET", "/api/match/stats"),
    ("GET", "/api/match/record"),
    ("POST", "/api/match/verify"),
    ("POST", "/api/match/rematch"),
    ("POST", "/api/match/link"),
    ("POST", "/api/match/delete"),
]


@pytest.fixture
def bad_links(server: Running) -> dict[str, dict[str, str]]:
    """Headers with links that must not open anything."""
    made = server.make()
    lobby: Lobby = server.app.state.lobby
    expired = "expired-" + made["home"]
    match = server.get("/api/match", made["home"]).json()["match"]
    add = lobby.store.add_tokens([StoredToken(hash_of(expired), match, "home", 1.0)])
    asyncio.run_coroutine_threadsafe(add, lobby.store.database.loop).result(5)  # type: ignore[attr-defined]
    return {
        "unknown": bearer("a" * 32),
        "expired": bearer(expired),
        "of another kind": bearer(match),
        "cut short": bearer(made["home"][:-1]),
        "too long": bearer("a" * 5000),
        "odd": bearer("%00../;DROP TABLE tokens"),
        "empty": {"Authorization": "Bearer"},
        "not a bearer": {"Authorization": f"Basic {made['home']}"},
        "none": {},
    }


@pytest.mark.parametrize(("method", "path"), LINKED)
def test_links_that_don_t_open_can_t_be_told_apart(
    server: Running, bad_links: dict[str, dict[str, str]], method: str, path: str
) -> None:
    answers = {
        name: server.http.request(method, path, headers=headers) for name, headers in bad_links.items()
    }
    first = answers["unknown"]
    assert first.status_code == 404
    for name, answer in answers.items():
        assert answer.status_code == 404, name
        assert answer.content == first.content, name
        assert without_date(answer) == without_date(first), name


def without_date(answer: httpx.Response) -> list[tuple[str, str]]:
    return [(name, value) for name, value in answer.headers.multi_items() if name != "date"]


def test_links_that_don_t_open_can_t_be_told_apart_on_the_socket(
    server: Running, bad_links: dict[str, dict[str, str]]
) -> None:
    async def try_all() -> None:
        heard: set[tuple[str, int]] = set()
        for headers in bad_links.values():
            token = headers.get("Authorization", "").removeprefix("Bearer ")[:200]
            async with websockets.connect(f"ws://{server.host}/api/socket", proxy=None) as socket:
                await socket.send(json.dumps({"type": "hello", "token": token, "events": 0}))
                text = await socket.recv()
                assert isinstance(text, str)
                with pytest.raises(websockets.ConnectionClosed):
                    await socket.recv()
                assert socket.close_code is not None
                heard.add((text, socket.close_code))
        assert len(heard) == 1 and next(iter(heard))[1] == 4404

    go(try_all())


def test_links_are_kept_hashed(server: Running) -> None:
    tokens = server.make()
    lobby: Lobby = server.app.state.lobby
    folder = Path(lobby.settings.db).parent
    kept = b"".join(file.read_bytes() for file in folder.iterdir())
    assert hash_of(tokens["home"]) in kept
    for token in tokens.values():
        assert len(token) >= 22 and token.encode() not in kept
    assert Path(lobby.settings.db).stat().st_mode & 0o077 == 0, "seeds are in it: nobody else may read it"


def test_only_our_own_page_may_open_a_socket_or_change_anything(server: Running) -> None:
    async def status(origin: str | None) -> int:
        more: dict[str, Any] = {} if origin is None else {"origin": origin}
        try:
            async with websockets.connect(f"ws://{server.host}/api/socket", proxy=None, **more):
                return 101
        except websockets.InvalidStatus as refused:
            return refused.response.status_code

    evil = [
        "http://evil.example",
        "null",
        f"http://{server.host}.evil.example",
        "http://[",
        "http://127.0.0.1:1",
    ]
    assert [go(status(origin)) for origin in evil] == [403] * len(evil)
    assert go(status(f"http://{server.host}")) == 101 and go(status(None)) == 101
    body = {"game": "toy", "mode": "hotseat"}
    for origin in evil:
        answer = server.http.post("/api/matches", json=body, headers={"Origin": origin})
        assert answer.status_code == 403 and answer.json()["error"]["code"] == "foreign_page"
    own = {"Origin": f"http://{server.host}"}
    assert server.http.post("/api/matches", json=body, headers=own).status_code == 201
    assert (
        "access-control-allow-origin"
        not in server.http.get("/api/games", headers={"Origin": evil[0]}).headers
    )


@pytest.mark.parametrize(
    "path", ["/", "/play", "/docs", "/openapi.json", "/health", "/api/games", "/api/nothing"]
)
def test_every_answer_carries_the_headers(server: Running, path: str) -> None:
    headers = server.http.get(path).headers
    policy = headers["content-security-policy"]
    assert "script-src 'self';" in policy and "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy and "object-src 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_no_page_has_inline_script(server: Running) -> None:
    for path in ("/", "/docs"):
        assert not re.search(r"<script(?![^>]*\bsrc=)|\son\w+=", server.http.get(path).text)


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


TRICKS = [
    "/../../../etc/passwd",
    "/..%2f..%2f..%2fetc/passwd",
    "/%2e%2e/%2e%2e/app.py",
    "/assets/../../app.py",
    "/assets/..%5c..%5capp.py",
    "//etc/passwd",
    "/%00",
    "/assets/%00.js",
    "/.env",
    "/" + "a" * 4000,
    "/app.py",
    "/../server/app.py",
    "/link.js",
]


@pytest.mark.parametrize("built", [False, True])
@pytest.mark.parametrize("path", TRICKS)
def test_no_path_leads_out_of_the_page(tmp_path: Path, path: str, built: bool) -> None:
    page = tmp_path / "page"
    (tmp_path / "app.py").write_text("SECRET")
    if built:
        (page / "assets").mkdir(parents=True)
        (page / "index.html").write_text("<p>INDEX")
        (page / "assets" / "a.js").write_text("A")
        (page / "link.js").symlink_to(tmp_path / "app.py")
    app = create_app(
        Settings(db=str(tmp_path / "db"), log="error"), games=toys.names, find=toys.find, built=page
    )

    async def fetch() -> list[httpx.Response]:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
            return [
                await http.get(httpx.URL("http://localhost", raw_path=path.encode())),
                await http.get("/assets/a.js"),
            ]

    answer, script = go(fetch())
    assert answer.status_code in (200, 404)
    assert "SECRET" not in answer.text and "root:" not in answer.text
    assert script.status_code == (200 if built else 404)
    if built:
        assert "immutable" in script.headers["cache-control"]
    if answer.status_code == 200:
        assert "INDEX" in answer.text if built else "not built" in answer.text


def test_header_tricks(server: Running) -> None:
    tokens = server.make()
    raw = server.http
    twice = [("Authorization", "Bearer x"), *bearer(tokens["home"]).items()]
    assert raw.get("/api/match", headers=twice).status_code == 404
    assert (
        raw.get("/health", headers={"X-Forwarded-Host": "evil", "Forwarded": "host=evil"}).status_code == 200
    )
    assert "evil" not in raw.get("/", headers={"Host": "evil.example"}).text
    assert raw.request("TRACE", "/api/games").status_code == 405
    assert raw.request("DELETE", "/api/match", headers=bearer(tokens["home"])).status_code == 405


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
