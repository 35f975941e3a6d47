"""Each seat's own part in the dice comes after the commitment, and before the first throw."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from snapcount.core.fair import commitment
from snapcount.core.record.verify import verify
from tests.server.table import Client, Running, all_of, go, play_out
from tests.server.toys import find


def told(client: Client, kind: str) -> list[dict[str, Any]]:
    return [message for text in client.raw if (message := json.loads(text))["type"] == kind]


def opening(client: Client) -> dict[str, Any]:
    match: dict[str, Any] = told(client, "welcome")[0]["match"]
    return match


def test_the_commitment_is_told_first_and_both_seats_contribute_before_any_throw(server: Running) -> None:
    async def play() -> None:
        tokens = server.make("match", "hands", contributions=True, options={"rounds": 1})
        home = await Client(server.host, tokens["home"]).sit()
        away = await Client(server.host, tokens["away"]).sit()
        promised = opening(home)["commitment"]
        assert opening(home)["awaited"] == ["home", "away"] and len(promised) == 64
        assert home.state["waiting"] == [] and home.events == [], "the hands are not dealt yet"
        await home.send(type="contribute", seat="home", text="my-own-part")
        for player in (home, away):
            assert (await player.until("dice"))["awaited"] == ["away"]
        assert home.state["waiting"] == []
        await away.send(type="contribute", seat="away", text="theirs")
        assert (await away.until("dice"))["awaited"] == []
        await all_of(
            *(player.until_state(lambda state: len(state["waiting"]) == 2) for player in (home, away))
        )
        assert not any("my-own-part" in text for text in away.raw), "a part is shown when the game is over"
        await all_of(play_out(home, Random(1)), play_out(away, Random(2)))
        assert home.ended is not None
        assert home.ended["contributions"] == {"home": "my-own-part", "away": "theirs"}
        assert home.ended["commitment"] == promised == commitment(bytes.fromhex(home.ended["seed"]))
        record = server.get("/api/match/record", tokens["home"])
        assert json.loads(record.content.splitlines()[0])["contributions"] == ["my-own-part", "theirs"]
        assert verify(record.content, find) is None
        forged = record.content.replace(b'"my-own-part"', b'"my-own-pint"', 1)
        assert "lies" in str(verify(forged, find)), "every die depends on the seat's own part"

    go(play())


def test_a_part_is_given_once_by_its_own_seat_and_survives_a_replay(server: Running) -> None:
    async def play() -> None:
        tokens = server.make("match", "hands", contributions=True)
        home = await Client(server.host, tokens["home"]).sit()
        await home.send(type="contribute", seat="away", text="x")
        assert "doesn't play that seat" in (await home.until("error"))["sentence"]
        await home.send(type="contribute", seat="home", text="x")
        await home.until("dice")
        await home.send(type="contribute", seat="home", text="y")
        assert "already" in (await home.until("error"))["sentence"]
        refused = await home.answer("high", seat="home")
        assert refused["type"] == "refused" and "dice wait" in refused["sentence"]
        await home.leave()
        server.app.state.lobby.rooms.clear()
        home = await Client(server.host, tokens["home"]).sit()
        assert opening(home)["awaited"] == ["away"]
        away = await Client(server.host, tokens["away"]).sit()
        await away.send(type="contribute", seat="away", text="z")
        await away.until("dice")
        server.app.state.lobby.rooms.clear()
        again = await Client(server.host, tokens["watch"]).sit()
        await away.until_state(lambda state: len(state["waiting"]) == 2)
        assert again.state["waiting"] == ["home", "away"] and opening(again)["awaited"] == []
        assert (
            again.state["view"]
            == server.get("/api/match/history", tokens["watch"]).json()["frames"][-1]["view"]
        )

    go(play())


def test_a_table_contributes_for_both_and_a_coach_for_nobody(server: Running) -> None:
    async def play() -> None:
        table = await Client(server.host, server.make("hotseat", "hands", contributions=True)["table"]).sit()
        assert opening(table)["awaited"] == ["home", "away"]
        for seat in ("home", "away"):
            await table.send(type="contribute", seat=seat, text=f"of {seat}")
            await table.until("dice")
        await table.until_state(lambda state: len(state["waiting"]) == 2)
        me = await Client(server.host, server.make("practice", "hands", contributions=True)["home"]).sit()
        assert opening(me)["awaited"] == ["home"]
        await me.send(type="contribute", seat="home", text="my-own-part")
        await me.until_state(lambda state: "home" in state["waiting"])

    go(play())


def test_a_game_resigned_before_the_first_throw_is_a_whole_record(server: Running) -> None:
    async def play() -> None:
        tokens = server.make("match", "hands", contributions=True)
        home = await Client(server.host, tokens["home"]).sit()
        await home.send(type="resign")
        await home.until("ended")
        await home.send(type="contribute", seat="home", text="late")
        assert "over" in (await home.until("error"))["sentence"]
        assert server.post("/api/match/verify", tokens["home"]).json()["ok"]
        server.app.state.lobby.rooms.clear()
        assert server.post("/api/match/verify", tokens["home"]).json()["ok"]

    go(play())


def test_a_rematch_waits_for_both_again(server: Running) -> None:
    async def play() -> None:
        tokens = server.make("match", contributions=True, options={"rounds": 1})
        players = [await Client(server.host, tokens[role]).sit() for role in ("home", "away")]
        for player, seat in zip(players, ("home", "away"), strict=True):
            await player.send(type="contribute", seat=seat, text=seat)
        await all_of(*(play_out(player, Random(at)) for at, player in enumerate(players)))
        made = server.post("/api/match/rematch", tokens["home"]).json()
        again = server.get("/api/match", made["tokens"]["away"]).json()
        assert (
            again["awaited"] == ["home", "away"] and again["commitment"] != opening(players[0])["commitment"]
        )

    go(play())
