"""What a link gets beside its socket doesn't depend on what it may not see: history, advice, aids, refusals.

Everything is compared byte for byte with what the same secrets drawn anew would give.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import pytest

from snapcount.core.data.plain import canonical, to_plain
from snapcount.core.table import Refusal, Seat
from snapcount.games import GAMES
from snapcount.server.app import create_app
from snapcount.server.errors import shortened
from snapcount.server.lobby import Lobby
from snapcount.server.rooms.past.history import Trail
from snapcount.server.rooms.room import Room
from snapcount.server.settings import Settings
from tests.server.table import Client, Running, go

pytestmark = pytest.mark.web

EYES = {"home": Seat.HOME, "away": Seat.AWAY, "watch": None}
AIDS: list[dict[str, Any]] = [
    {"ask": "nothing"},
    {"ask": "lanes"},
    {"ask": "placing"},
    {"ask": "spots"},
    {"ask": "reach", "man": "O31"},
    {"ask": "zones"},
    {"ask": "sight", "man": "D32"},
]


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    file = tmp_path_factory.mktemp("real") / "games.db"
    settings = Settings(
        db=str(file), creates_per_minute=0, answers_per_second=0, looks_per_minute=0, log="error"
    )
    with Running(create_app(settings)) as running:
        yield running


class Looked:
    """One link's answers, held against those that other secrets would give."""

    def __init__(self, server: Running, token: str, role: str) -> None:
        self.server = server
        self.token = token
        self.role = role
        self.eyes = EYES[role]
        lobby: Lobby = server.app.state.lobby
        self.room: Room = lobby.rooms[server.get("/api/match", token).json()["match"]]
        self.rulebook = self.room.writer.rulebook

    def otherwise(self, state: Any, random: Random) -> Any:
        """What these eyes see of the state with everything else drawn anew."""
        rules = self.rulebook.rules
        return rules.view(rules.scramble(state, self.eyes, random), self.eyes)

    def history(self, random: Random) -> None:
        told = self.server.get("/api/match/history", self.token)
        if told.status_code == 409:
            assert told.json()["error"]["code"] == "covered"
            return
        trail = Trail(self.room.writer)
        trail.walk(self.room.saved.game)
        frames = told.json()["frames"]
        assert len(frames) == len(trail.snaps)
        names = self.room.saved.game.names
        for frame, snap in random.sample(list(zip(frames, trail.snaps, strict=True)), min(8, len(frames))):
            view = self.otherwise(snap.state, random)
            seen = "{" + self.room.writer.sight(view, names) + self.room.writer.board(view, names) + "}"
            shown = {name: value for name, value in frame.items() if name not in ("at", "waiting", "events")}
            shown["view"] = {**told.json()["same"], **frame["view"]}
            assert shown == json.loads(seen)

    def advice(self, random: Random) -> None:
        if self.eyes is None or self.eyes not in self.room.waiting or self.room.waiting[self.eyes].covered:
            return
        question = self.room.waiting[self.eyes]
        told = self.server.get("/api/match/advice", self.token)
        view = self.otherwise(self.room.saved.game.state, random)
        found = self.rulebook.coaches.advice(view, question)
        assert told.json()["advice"] == json.loads(canonical(to_plain(list(found))))

    def aids(self, random: Random) -> None:
        if self.eyes is not None and self.eyes in self.room.waiting and self.room.waiting[self.eyes].covered:
            return
        for wanted in AIDS:
            told = self.server.post("/api/match/aid", self.token, {"wanted": wanted})
            view = self.otherwise(self.room.saved.game.state, random)
            try:
                given: dict[str, Any] = {"aid": to_plain(self.rulebook.face.aid(view, wanted))}
            except Refusal as refusal:
                assert told.json()["error"]["sentence"] == refusal.sentence
                continue
            assert canonical(told.json()) == canonical(json.loads(canonical(given)))


def refused_texts(server: Running, token: str) -> list[httpx.Response]:
    return [
        server.get("/api/match/record", token),
        server.post("/api/match/verify", token),
        server.post("/api/match/branch", token, {"at": 10_000}),
        server.post("/api/match/rematch", token),
        server.post("/api/match/aid", token, {"wanted": {}, "at": 10_000}),
    ]


@pytest.mark.parametrize("mode", ["match", "practice"])
@pytest.mark.parametrize("game", GAMES)
def test_history_advice_aids_and_refusals_say_nothing_that_is_hidden(
    real: Running, game: str, mode: str
) -> None:
    async def play() -> None:
        tokens = real.make(mode, game)
        clients = {role: await Client(real.host, token).sit() for role, token in tokens.items()}
        looks = [Looked(real, tokens[role], role) for role in tokens]
        players = [clients[role] for role in ("home", "away") if role in clients]
        random, room = Random(game), looks[0].room
        for turn in range(16):
            for player in players:
                await player.until_state(lambda state: bool(state["questions"]) or len(players) == 2)
            who = next((player for player in players if player.asked()), None)
            if who is None:
                for player in players:
                    await player.until_state(lambda state: state["seq"] >= room.saved.seq)
                continue
            asked = who.asked()
            assert asked is not None
            if turn % 5 == 0:
                for look in looks:
                    look.history(random)
                    if mode == "practice":
                        look.advice(random)
                    look.aids(random)
                await wrong_answer(room, who, asked)
            heard = await who.answer(random.choice(asked["options"])["value"])
            assert heard["type"] == "accepted", heard
            for player in players:
                await player.settled(heard["seq"])
        seed = room.match.seed.hex()
        for token in tokens.values():
            for answer in refused_texts(real, token):
                assert 400 <= answer.status_code < 500 and seed not in answer.text
                assert len(answer.json()["error"]["sentence"]) < 300
        for client in clients.values():
            await client.leave()

    go(play())


async def wrong_answer(room: Room, who: Client, asked: dict[str, Any]) -> None:
    """A refusal is made of the question that the seat holds, and of its own answer."""
    question = room.waiting[Seat[asked["seat"].upper()]]
    heard = await who.answer("nonsense")
    assert heard["type"] == "refused"
    try:
        room.saved.game.at(len(room.saved.game.inputs)).answer("nonsense", Seat[asked["seat"].upper()])
    except Refusal as refusal:
        assert heard["sentence"] == shortened(refusal.sentence) and heard["rule"] == refusal.rule
    assert type(question).__name__ == asked["name"]
