"""Two kinds of game against a coach: for keeps and practice; and every take-back leaves its trace."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import httpx
import pytest

from snapcount.core.record.file import parse
from snapcount.core.record.text import BadRecord
from snapcount.server.lobby import Lobby
from snapcount.server.rooms.room import Room
from snapcount.server.store.sql import SqlStore
from tests.server.kept.test_store import MATCH, downgrade, row, with_store
from tests.server.stubborn import launched
from tests.server.table import Client, Running, go, make, play_out
from tests.server.toys import find

pytestmark = pytest.mark.web
NOTHING = "This game is for keeps: what was rolled, drawn or shown can't be taken back."


def room_of(server: Running, token: str) -> Room:
    lobby: Lobby = server.app.state.lobby
    return lobby.rooms[server.get("/api/match", token).json()["match"]]


async def answered(me: Client, times: int, random: Random) -> None:
    for _ in range(times):
        await me.until_state(lambda state: bool(state["questions"]))
        asked = me.asked()
        assert asked is not None
        heard = await me.answer(random.choice(asked["options"])["value"], seat=asked["seat"])
        await me.settled(heard["seq"])


def test_a_game_for_keeps_refuses_and_says_so_everywhere(server: Running) -> None:
    async def play() -> dict[str, str]:
        tokens = server.make("practice", "toy", for_keeps=True, options={"rounds": 3})
        me = await Client(server.host, tokens["home"]).sit()
        assert server.get("/api/match", tokens["home"]).json()["for_keeps"]
        await answered(me, 2, Random(1))
        await me.until_state(lambda state: "away" not in state["waiting"])
        before = room_of(server, tokens["home"]).saved.game.inputs
        assert not me.state["can_take_back"]
        await me.send(type="take_back")
        heard = await me.until("error", "take_back_done")
        assert heard["type"] == "error" and heard["sentence"] == NOTHING
        assert room_of(server, tokens["home"]).saved.game.inputs[: len(before)] == before
        server.app.state.lobby.rooms.clear()
        again = await Client(server.host, tokens["home"]).sit()
        assert room_of(server, tokens["home"]).match.for_keeps
        assert server.get("/api/match", tokens["home"]).json()["for_keeps"], "it is stored"
        await play_out(again, Random(2))
        return tokens

    tokens = go(play())
    record = server.get("/api/match/record", tokens["home"])
    assert json.loads(record.text.split("\n")[0])["for_keeps"] is True
    assert "It was played for keeps. Nothing was taken back." in verdict(server, tokens["home"])
    rematch = server.post("/api/match/rematch", tokens["home"]).json()["tokens"]
    assert server.get("/api/match", rematch["watch"]).json()["for_keeps"], "the same again"


def verdict(server: Running, token: str) -> str:
    found = server.post("/api/match/verify", token).json()
    assert found["ok"]
    return str(found["sentence"])


def test_only_a_game_against_a_coach_is_for_keeps(server: Running) -> None:
    for mode in ("match", "hotseat"):
        body = {"game": "toy", "mode": mode, "for_keeps": True}
        refused = server.http.post("/api/matches", json=body)
        assert refused.status_code == 422 and "against a coach" in refused.json()["error"]["sentence"]


def test_a_record_for_keeps_with_a_take_back_in_it_is_refused(server: Running) -> None:
    async def play() -> str:
        tokens = server.make("practice", "toy", options={"rounds": 3})
        me = await Client(server.host, tokens["home"]).sit()
        await answered(me, 2, Random(1))
        await me.until_state(lambda state: "away" not in state["waiting"])
        await me.send(type="take_back")
        await me.until("take_back_done")
        await me.until("state")
        await play_out(me, Random(2))
        return tokens["home"]

    record = server.get("/api/match/record", go(play())).text
    assert parse(record.encode(), find).taken_back
    forged = record.replace('"contributions":["",""]', '"contributions":["",""],"for_keeps":true', 1)
    with pytest.raises(BadRecord, match="This game is for keeps"):
        parse(forged.encode(), find)


@pytest.mark.parametrize("mode", ["practice", "hotseat"])
def test_every_take_back_stays_in_log_record_and_verdict(server: Running, mode: str) -> None:
    async def play() -> str:
        tokens = server.make(mode, "toy", options={"rounds": 30})
        token = tokens["home" if mode == "practice" else "table"]
        me = await Client(server.host, token).sit()
        watcher = await Client(server.host, tokens["watch"]).sit()
        done: dict[str, Any] = {}
        for times in range(1, 4):
            await answered(me, 3, Random(times))
            await me.send(type="take_back")
            done = await me.until("take_back_done")
            assert len(done["taken_back"]) == times
            await me.until("state")
            assert done["taken_back"][-1] == {
                "by": "home" if mode == "practice" else None,
                "events": len(me.events),
            }
            assert [back["events"] for back in done["taken_back"]] == sorted(
                back["events"] for back in done["taken_back"]
            )
            assert (await watcher.until("take_back_done"))["taken_back"] == done["taken_back"]
        await me.until_state(lambda state: "away" not in state["waiting"] or mode == "hotseat")
        server.app.state.lobby.rooms.clear()
        told = server.get("/api/match", token).json()["taken_back"]
        assert told == done["taken_back"], "after a restart too"
        again = await Client(server.host, token).sit()
        await again.send(type="resign", seat="home")
        await again.until("ended")
        return token

    token = go(play())
    record = server.get("/api/match/record", token)
    assert record.text.count('{"kind":"undo"') == 3
    assert "3 plays were taken back." in verdict(server, token)
    replay = server.http.post("/api/replays", content=record.content).json()
    assert len(replay["match"]["taken_back"]) == 3


def test_what_the_coach_had_sealed_is_called_anew(server: Running) -> None:
    """Its opened call is gone from the game, and it thinks again."""

    async def play() -> None:
        tokens = server.make("practice", "toy", options={"rounds": 30})
        me = await Client(server.host, tokens["home"]).sit()
        game = room_of(server, tokens["home"]).saved.game
        calls = set()
        for _ in range(12):
            await me.until_state(lambda state: state["waiting"] == ["home"])
            await me.answer("high")
            await me.until_state(lambda state: "thrown" in [event["what"] for event in me.events])
            first = next(
                given for given in game.inputs if given.seat is not None and given.seat.name == "AWAY"
            )
            calls.add(first.value)
            await me.send(type="take_back")
            await me.until("take_back_done")
            await me.until("state")
        assert calls == {"high", "low"}, "not always the same again"

    go(play())


def test_a_game_for_keeps_is_for_keeps_after_a_kill(address: str) -> None:
    with launched(address) as launcher:
        go(launcher.answering())
        with httpx.Client(base_url=f"http://{launcher.host}", timeout=20) as http:
            token = make(http, "practice", "toy", for_keeps=True)["home"]
        launcher.kill()
        launcher.start()
        go(launcher.answering())

        async def back() -> None:
            me = await Client(launcher.host, token).sit()
            await answered(me, 1, Random(1))
            await me.until_state(lambda state: "away" not in state["waiting"])
            await me.send(type="take_back")
            assert (await me.until("error"))["sentence"] == NOTHING

        go(back())


def test_matches_stored_before_are_practice(address: str) -> None:
    """In a database without the column take-backs were free."""

    async def fill(store: SqlStore) -> None:
        await store.create(MATCH._replace(for_keeps=True), [], [row(0)])
        assert await store.match("m1") == MATCH._replace(for_keeps=True)

    async def read(store: SqlStore) -> None:
        assert await store.match("m1") == MATCH

    with_store(address, fill)
    downgrade(address)
    with_store(address, read)
