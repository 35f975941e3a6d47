"""OS-2.14, OS-10.7: while a stroke is drawn with the eyes hidden nothing of that seat shows the field."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from snapcount.core.data.plain import to_plain
from snapcount.server.app import create_app
from snapcount.server.lobby import Lobby
from snapcount.server.rooms.room import Room
from snapcount.server.settings import Settings
from tests.server.matches.test_sketching import kicking, pen
from tests.server.table import Client, Running, go

pytestmark = pytest.mark.web

SENTENCE = "Your eyes are hidden until your line is drawn: nothing shows you the field before."


@pytest.fixture
def game(tmp_path: Path) -> Iterator[Running]:
    settings = Settings(
        db=str(tmp_path / "games.db"), creates_per_minute=0, answers_per_second=0, log="error"
    )
    with Running(create_app(settings)) as running:
        yield running


def room_of(server: Running, token: str) -> Room:
    lobby: Lobby = server.app.state.lobby
    return lobby.rooms[server.get("/api/match", token).json()["match"]]


async def until_a_catch(server: Running, tokens: dict[str, str]) -> tuple[Client, Client]:
    """Whoever must run on, and the other."""
    seated = {role: await Client(server.host, tokens[role]).sit() for role in tokens if role != "watch"}
    room, random = room_of(server, tokens["watch"]), Random(4)
    coach = room.writer.rulebook.coach("rookie").make()
    for _ in range(300):
        ((seat, question),) = room.waiting.items()
        who = seated.get(seat.name.lower()) or seated["table"]
        if type(question).__name__ == "RunAfterCatch":
            return who, next((client for client in seated.values() if client is not who), who)
        answer = coach.answer(room.saved.game.view(seat), question, random)
        heard = await who.answer(to_plain(answer), seat=seat.name.lower())
        assert heard["type"] == "accepted", heard
        for client in seated.values():
            await client.settled(heard["seq"])
    raise AssertionError("nobody caught a pass")


def refusals(server: Running, token: str) -> list[Any]:
    """Every way to look at something else."""
    answers = [
        server.get("/api/match/history", token),
        server.get("/api/match/advice", token),
        server.post("/api/match/aid", token, {"wanted": {"ask": "anything"}}),
        server.post("/api/match/aid", token, {"wanted": {"ask": "anything"}, "at": 3}),
        server.post("/api/match/branch", token, {"at": 3, "against": "hotseat"}),
    ]
    return [(answer.status_code, answer.json()["error"]) for answer in answers]


@pytest.mark.parametrize("mode", ["match", "hotseat"])
def test_os_10_7_after_a_catch_nothing_shows_the_field(game: Running, mode: str) -> None:
    async def play() -> None:
        tokens = game.make(mode, "out_of_sight")
        runner, other = await until_a_catch(game, tokens)
        asked = runner.asked()
        assert asked is not None and asked["covered"]
        seat = asked["seat"]
        covered = (409, {"code": "covered", "sentence": SENTENCE, "rule": "OS-10.7"})
        found = refusals(game, runner.token)
        assert found[0] == covered
        assert all(status == 409 for status, _ in found)
        second = await Client(game.host, runner.token, board=True).sit()
        for window in (runner, second):
            sight = window.state["sides"][seat] if mode == "hotseat" else window.state
            assert sight["view"]["hidden"] and sight["view"]["symbols"] == []
        if mode == "match":
            assert "Q00" not in json.dumps(second.state), "no symbol by its name, nor in the text board"
            assert other.state["view"]["symbols"], "the defence sees the field"
            assert game.get("/api/match/history", other.token).status_code == 200
        heard = await runner.answer(asked["options"][0]["value"], seat=seat)
        await runner.settled(heard["seq"])
        assert game.get("/api/match/history", runner.token).status_code == 200, "the play is over"

    go(play())


def test_os_2_14_a_second_window_is_covered_while_a_line_is_drawn(game: Running) -> None:
    async def play() -> None:
        _, seated = await kicking(game)
        kicker, receiver, watcher = seated["kicker"], seated["receiver"], seated["watch"]
        second = await Client(game.host, kicker.token).sit()
        assert game.get("/api/match/history", kicker.token).status_code == 200
        seat = pen(kicker)["seat"]
        await kicker.send(**pen(kicker))
        assert (await second.until("blind"))["seat"] == seat
        assert game.get("/api/match/history", kicker.token).json()["error"]["code"] == "covered"
        assert game.get("/api/match/history", receiver.token).status_code == 200
        third = await Client(game.host, kicker.token).sit()
        assert (await third.until("blind"))["seat"] == seat, "one that is opened meanwhile is covered too"
        await kicker.send(**pen(kicker, points=[], broken=True))
        await second.until("redrawn")
        assert game.get("/api/match/history", kicker.token).status_code == 200
        await kicker.send(**pen(kicker, points=[]))
        await second.until("blind")
        await kicker.send(**pen(kicker, points=[], dropped=True))
        told = await second.until("redrawn")
        assert told["home"] + told["away"] == 1, "a pen that was lifted at once counts for nothing"
        assert game.get("/api/match/history", kicker.token).status_code == 200
        await receiver.until("redrawn")
        for away in (receiver, watcher):
            assert '"type":"blind"' not in "".join(away.raw)
        assert all('"type":"pen"' not in text for text in second.raw), "and never the line itself"

    go(play())
