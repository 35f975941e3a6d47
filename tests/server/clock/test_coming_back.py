"""Who comes back takes the own chair back from the coach that sat down in it."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from snapcount.core.record.file import dump, parse
from snapcount.core.record.text import BadRecord
from snapcount.server.lobby import Lobby
from snapcount.server.rooms.answers import accept_from_coach
from tests.server import toys
from tests.server.clock.silence import AWAY, LIVE, Time, served, told_clock
from tests.server.postgres import Postgres
from tests.server.table import Client, Running, all_of, go, play_out

LEVEL = toys.find("hands").coaches.levels[0].level


async def left_alone(server: Running, other: Running, time: Time, **more: Any) -> tuple[Client, Client]:
    """Away was silent until home let a coach sit down, which has made its sealed call: home must answer."""
    tokens = server.make("match", "hands", clock={**LIVE, "coach": LEVEL}, **more)
    home = await Client(server.host, tokens["home"]).sit()
    away = await Client(other.host, tokens["away"]).sit()
    await away.send(type="agree_to_coach")
    while (await home.until("clock"))["agreed"] != ["home", "away"]:
        pass
    given = await home.answer("SECRETCALLA")
    await home.settled(given["seq"])
    time.passes(601)
    await home.send(type="claim", what="coach")
    await chairs(home, "away")
    while True:
        await home.until_state(lambda state: state["waiting"] == ["home"])
        asked = home.asked()
        assert asked is not None
        if asked["name"] == "SecretCall" and home.state["seq"] > given["seq"] + 2:
            return home, away
        shown = await home.answer(False)
        await home.settled(shown["seq"])


async def chairs(client: Client, *seats: str) -> dict[str, Any]:
    while (told := await client.until("clock"))["chairs"] != list(seats):
        pass
    return told


async def chair_back(home: Client, away: Client) -> list[dict[str, Any]]:
    await away.send(type="take_chair")
    return [await chairs(who) for who in (home, away)]


def test_both_seats_are_told_and_the_person_plays_on_with_the_full_time(timed: Running, time: Time) -> None:
    async def play() -> bytes:
        home, away = await left_alone(timed, timed, time)
        late = await away.answer("SECRETCALLB", seat="away")
        assert late["type"] == "refused" and "take it back first" in late["sentence"]
        time.passes(5)
        for told in await chair_back(home, away):
            assert [(one["seat"], one["coach"]) for one in told["sittings"]] == [
                ("away", LEVEL),
                ("away", None),
            ]
            assert told["left"]["away"] == LIVE["seconds"] and told["running"] == ["home"]
        assert timed.get("/api/match", home.token).json()["kinds"] == {"home": "person", "away": "person"}
        await home.send(type="take_back")
        assert "nothing is taken back" in (await home.until("error"))["sentence"]
        assert not home.state["can_take_back"]
        await all_of(play_out(home, Random(1)), play_out(away, Random(2)))
        record: bytes = timed.get("/api/match/record", home.token).content
        assert timed.post("/api/match/verify", home.token).json()["ok"]
        return record

    record = go(play())
    game = parse(record, toys.find)
    assert not game.chairs and [(one.seat, one.coach) for one in game.sittings] == [(AWAY, LEVEL), (AWAY, "")]
    assert dump(game).encode() == record
    kept = timed.http.post("/api/replays/kept", content=record).json()["tokens"]["watch"]
    lines = timed.get("/api/match/record", kept).content.splitlines()
    end = next(line for line in record.splitlines() if b'"sittings":' in line)
    assert end in lines
    for wrong in (
        end.replace(b'"coach":""', b'"coach":"rookie"'),
        end.replace(b'"events":', b'"events":9'),
        end.replace(b'"seat":"away"', b'"seat":"nobody"'),
    ):
        with pytest.raises(BadRecord, match="sittings"):
            parse(record.replace(end, wrong), toys.find)


def test_the_coach_plays_no_more_for_who_is_back(timed: Running, time: Time) -> None:
    """Not even the answer that it was just thinking about."""

    async def play() -> None:
        home, away = await left_alone(timed, timed, time, options={"rounds": 12})
        await chair_back(home, away)
        given = await home.answer("SECRETCALLB")
        await all_of(home.settled(given["seq"]), away.settled(given["seq"]))
        winner = home if home.asked() else away
        shown = await winner.answer(False)
        await all_of(home.settled(shown["seq"]), away.settled(shown["seq"]))
        assert away.state["waiting"] == ["home", "away"], "the coach would have called by now"
        lobby: Lobby = timed.app.state.lobby
        room = await lobby.room(timed.get("/api/match", away.token).json()["match"])
        loop = lobby.store.database.loop  # type: ignore[attr-defined]
        thought = accept_from_coach(room, AWAY, room.waiting[AWAY], "SECRETCALLH")
        assert asyncio.run_coroutine_threadsafe(thought, loop).result(10) is False
        assert (await away.answer("SECRETCALLC"))["type"] == "accepted"

    go(play())


def test_what_is_hidden_stays_hidden_when_the_chair_changes_hands(timed: Running, time: Time) -> None:
    async def play() -> None:
        home, away = await left_alone(timed, timed, time)
        await chair_back(home, away)
        again = await Client(timed.host, away.token).sit()
        dealt = [event["facts"]["card"] for event in again.events if event["what"] == "dealt"][-1]
        theirs = [event["facts"]["card"] for event in home.events if event["what"] == "dealt"][-1]
        assert dealt not in "".join(home.raw) and theirs not in "".join([*away.raw, *again.raw])
        assert [one["events"] for one in (await told_clock(home))["sittings"]] == [
            one["events"] for one in (await told_clock(away))["sittings"]
        ], "each counts the events it may know of, as many as the other"

    go(play())


def test_nobody_else_takes_it_and_nobody_takes_what_is_his(timed: Running, time: Time) -> None:
    async def play() -> None:
        home, away = await left_alone(timed, timed, time)
        await home.send(type="take_chair")
        assert "No coach sits in your chair" in (await home.until("error"))["sentence"]
        link = timed.post("/api/match/link", home.token, {"role": "watch"}).json()["tokens"]["watch"]
        watcher = await Client(timed.host, link).sit()
        await watcher.send(type="take_chair")
        assert "no seat of its own" in (await watcher.until("error"))["sentence"]
        await chair_back(home, away)
        await away.send(type="take_chair")
        assert "No coach sits in your chair" in (await away.until("error"))["sentence"]

    go(play())


def test_it_is_kept_and_every_worker_knows(postgres: Postgres, time: Time) -> None:
    async def play(one: Running, two: Running) -> None:
        home, away = await left_alone(one, two, time)
        await chair_back(home, away)
        for server in (one, two):
            server.app.state.lobby.rooms.clear()
        again = [await Client(one.host, home.token).sit(), await Client(two.host, away.token).sit()]
        told = [(await told_clock(who))["sittings"] for who in again]
        assert told[0] == told[1] and len(told[0]) == 2
        await all_of(play_out(again[0], Random(1)), play_out(again[1], Random(2)))
        assert len({server.get("/api/match/record", home.token).content for server in (one, two)}) == 1

    db = postgres.database()
    with served(db, time) as one, served(db, time) as two:
        go(play(one, two))
