"""Pages that aren't ours, headers, and paths that lead out of the page."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from snapcount.server.app import create_app
from snapcount.server.settings import Settings
from tests.server import toys
from tests.server.table import Running, bearer, go


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
