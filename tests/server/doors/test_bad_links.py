"""Links that don't open say nothing of why, and none is kept as it is."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx
import pytest
import websockets

from snapcount.server.lobby import Lobby
from snapcount.server.store import StoredToken
from snapcount.server.tokens import hash_of
from tests.server.table import Running, bearer, go

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
