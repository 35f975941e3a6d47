"""Who may knock: by which name, how slowly, how often, and who may look at the counts."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
import websockets

from snapcount.server import security
from snapcount.server.app import create_app
from snapcount.server.hosts import Hosts
from snapcount.server.settings import Settings
from tests.server import toys
from tests.server.table import Running, bearer, go

ORIGIN = "https://play.example.org"


@pytest.mark.parametrize(
    "name", ["127.0.0.1:8000", "localhost", "LOCALHOST:80", "[::1]:8000", "play.example.org"]
)
def test_a_server_goes_by_its_own_names(name: str) -> None:
    assert Hosts("127.0.0.1", [ORIGIN]).allow(name)


@pytest.mark.parametrize(
    "name", ["", "evil.example", "127.0.0.1.evil.example", "10.0.0.7", "[::", "play.example.org@x"]
)
def test_a_server_goes_by_no_other_name(name: str) -> None:
    assert not Hosts("127.0.0.1", [ORIGIN]).allow(name)


def test_on_all_interfaces_addresses_and_the_machine_s_name_are_its_own() -> None:
    hosts = Hosts("0.0.0.0", [])
    for name in ("192.168.1.5:8000", "[fe80::1]", socket.gethostname(), "localhost:8000"):
        assert hosts.allow(name), name
    assert not hosts.allow("evil.example")


def test_a_page_that_leads_a_browser_here_by_another_name_gets_nothing(server: Running) -> None:
    for path in ("/", "/api/games", "/health", "/metrics"):
        told = server.http.get(path, headers={"Host": "evil.example"})
        assert told.status_code == 421 and told.json()["error"]["code"] == "wrong_host", path

    async def knock() -> None:
        with pytest.raises(websockets.InvalidStatus):
            await websockets.connect(
                f"ws://{server.host}/api/socket",
                proxy=None,
                additional_headers={"Host": "evil.example", "Origin": "http://evil.example"},
            )

    go(knock())


def raw(server: Running, *pieces: bytes) -> bytes:
    """What comes back until the server closes the connection."""
    host, port = server.host.split(":")
    with socket.create_connection((host, int(port)), timeout=30) as connection:
        for piece in pieces:
            connection.sendall(piece)
        heard = b""
        while more := connection.recv(65536):
            heard += more
    return heard


@pytest.mark.parametrize("sent", [b"", b"GET /health HT", b"GET /health HTTP/1.1\r\nHost: localhost\r\nX: "])
def test_headers_that_never_end_are_cut_off(
    server: Running, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr("snapcount.server.patience.Impatient.within", 0.05)
    assert raw(server, sent) == b""


def test_the_headers_of_a_second_request_may_not_take_for_ever_either(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("snapcount.server.patience.Impatient.within", 0.3)
    heard = raw(server, b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n", b"GET /health")
    assert heard.count(b"200 OK") == 1


def test_a_body_that_never_ends_is_cut_off(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(security, "BODY_WITHIN", 0.05)
    head = (
        b"POST /api/matches HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\nConnection: close\r\n\r\n{"
    )
    heard = raw(server, head)
    assert b" 408 " in heard and b"too_slow" in heard


def test_a_whole_game_is_told_to_a_link_only_so_often(tmp_path: Path) -> None:
    settings = Settings(db=str(tmp_path / "db"), looks_per_minute=6, log="error")
    with Running(create_app(settings, games=toys.names, find=toys.find)) as server:
        tokens = server.make()
        for path in ("/api/match/history", "/api/match/stats", "/api/match/history"):
            assert server.get(path, tokens["home"]).status_code == 200
        told = server.get("/api/match/history", tokens["home"])
        assert told.status_code == 429 and told.json()["error"]["code"] == "too_fast"
        assert server.get("/api/match/history", tokens["away"]).status_code == 200, (
            "others have their own share"
        )
        assert server.get("/api/match", tokens["home"]).status_code == 200


def test_the_counts_are_for_this_machine_or_with_a_token(tmp_path: Path) -> None:
    settings = Settings(db=str(tmp_path / "db"), metrics_token="let-me-see", log="error")
    with Running(create_app(settings, games=toys.names, find=toys.find)) as server:
        assert server.http.get("/metrics").status_code == 200
        elsewhere = {"X-Forwarded-For": "203.0.113.9"}
        told = server.http.get("/metrics", headers=elsewhere)
        assert told.status_code == 403 and "snapcount_" not in told.text
        for token, status in (("let-me-see", 200), ("let-me", 403)):
            assert server.http.get("/metrics", headers={**elsewhere, **bearer(token)}).status_code == status


def test_without_a_token_in_the_settings_none_opens_the_counts(server: Running) -> None:
    elsewhere = {"X-Real-IP": "203.0.113.9", "Authorization": "Bearer"}
    assert server.http.get("/metrics", headers=elsewhere).status_code == 403
