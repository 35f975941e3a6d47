"""Try it from here: against whom, at one screen, and from a record that somebody brings."""

from __future__ import annotations

from random import Random

import httpx

from snapcount.core.record.verify import verdict
from tests.server.table import Client, Running, go, play_out
from tests.server.toys import find


def played(server: Running) -> tuple[dict[str, str], bytes]:
    """A finished practice game and its record."""

    async def play() -> dict[str, str]:
        tokens = server.make("practice", "hands", options={"rounds": 3})
        await play_out(await Client(server.host, tokens["home"]).sit(), Random(3))
        return tokens

    tokens = go(play())
    return tokens, server.get("/api/match/record", tokens["home"]).content


def keep(server: Running, record: bytes) -> httpx.Response:
    return server.http.post("/api/replays/kept", content=record)


def test_a_branch_is_played_against_a_coach_or_at_one_screen(server: Running) -> None:
    tokens, _ = played(server)
    at = server.get("/api/match/history", tokens["home"]).json()["frames"][2]["at"]

    def branch(**more: object) -> httpx.Response:
        return server.post("/api/match/branch", tokens["home"], {"at": at, **more})

    away = branch(seat="away", contributions=True).json()
    info = server.get("/api/match", away["tokens"]["away"]).json()
    assert info["kinds"] == {"home": "coach", "away": "person"} and info["mode"] == "practice"
    assert info["awaited"] == ["away"], "new dice wait for the one who plays"
    shared = branch(against="hotseat").json()
    info = server.get("/api/match", shared["tokens"]["table"]).json()
    assert info["mode"] == "hotseat" and info["seats"] == ["home", "away"]
    assert branch(against="nobody").status_code == 422


def test_a_branch_that_ends_without_a_throw_is_verified(server: Running) -> None:
    tokens, _ = played(server)
    frames = server.get("/api/match/history", tokens["home"]).json()["frames"]
    made = server.post("/api/match/branch", tokens["home"], {"at": frames[-2]["at"]}).json()

    async def resign() -> None:
        me = await Client(server.host, made["tokens"]["home"]).sit()
        await me.send(type="resign")
        await me.until("ended")

    go(resign())
    record = server.get("/api/match/record", made["tokens"]["home"]).content
    found = verdict(record, find)
    assert found.lie is None and found.unchecked > 0
    told = server.post("/api/match/verify", made["tokens"]["home"]).json()
    assert told["ok"] and f"{found.unchecked} before" in told["sentence"]


def test_a_record_is_kept_to_watch_and_tried_from(server: Running) -> None:
    tokens, record = played(server)
    made = keep(server, record)
    assert made.status_code == 201 and list(made.json()["tokens"]) == ["watch"]
    watch = made.json()["tokens"]["watch"]
    frames = server.get("/api/match/history", watch).json()["frames"]
    assert [frame["at"] for frame in frames] == [
        frame["at"] for frame in server.get("/api/match/history", tokens["watch"]).json()["frames"]
    ]
    for _ in range(2):
        info = server.get("/api/match", watch).json()
        assert info["over"] and info["seats"] == [] and info["result"] is not None
        assert server.get("/api/match/record", watch).content == record
        assert server.post("/api/match/verify", watch).json()["ok"]
        server.app.state.lobby.rooms.clear()
    assert server.post("/api/match/rematch", watch).status_code == 403, "nobody played it here"

    async def on() -> None:
        from_here = frames[len(frames) // 2]
        branch = server.post("/api/match/branch", watch, {"at": from_here["at"], "seat": "away"}).json()
        me = await Client(server.host, branch["tokens"]["away"]).sit()
        assert len(me.events) >= from_here["events"] > 0
        await play_out(me, Random(5))

    go(on())


def test_a_resigned_record_is_kept_too(server: Running) -> None:
    async def play() -> str:
        tokens = server.make("match", "hands")
        home = await Client(server.host, tokens["home"]).sit()
        await home.send(type="resign")
        await home.until("ended")
        return tokens["home"]

    record = server.get("/api/match/record", go(play())).content
    watch = keep(server, record).json()["tokens"]["watch"]
    server.app.state.lobby.rooms.clear()
    info = server.get("/api/match", watch).json()
    assert info["over"] and info["result"] == {"winner": "away", "how": "Home resigned."}
    assert server.get("/api/match/record", watch).content == record


def test_what_is_no_record_is_not_kept(server: Running) -> None:
    refused = keep(server, b"not a record")
    assert refused.status_code == 422 and refused.json()["error"]["code"] == "bad_record"
    assert keep(server, b"\n" * 30_000).status_code == 413
