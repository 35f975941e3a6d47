"""A take-back: free where nobody is wronged, with the other seat's consent in a match."""

from __future__ import annotations

from random import Random

import pytest

from tests.server.table import Client, Running, all_of, go, play_out, seated


@pytest.mark.parametrize("mode", ["practice", "hotseat"])
def test_a_take_back_is_free_where_nobody_is_wronged(server: Running, mode: str) -> None:
    async def play() -> None:
        tokens = server.make(mode, "hands", options={"rounds": 12})
        (me,) = await seated(server, tokens, "table" if mode == "hotseat" else "home")
        assert not me.state["can_take_back"]
        await me.send(type="take_back")
        assert (await me.until("error", "take_back_done"))["type"] == "error"
        random = Random(5)
        for _ in range(9):
            await me.until_state(lambda state: bool(state["questions"]))
            asked = me.asked()
            assert asked is not None
            heard = await me.answer(random.choice(asked["options"])["value"], seat=asked["seat"])
            await me.settled(heard["seq"])
        assert me.state["can_take_back"]
        for _ in range(4):
            held = len(me.events)
            await me.send(type="take_back")
            await me.until("take_back_done")
            await me.until("state")
            await me.until_state(lambda state: bool(state["questions"]))
            assert len(me.events) <= held
        again = await Client(server.host, me.token).sit()
        assert again.events == me.events
        await play_out(me, random)
        assert server.post("/api/match/verify", me.token).json()["ok"], (
            "taken-back dice are in the record too"
        )

    go(play())


def test_a_take_back_reopens_both_sealed_answers(server: Running) -> None:
    async def play() -> None:
        (me,) = await seated(server, server.make("practice", "hands"), "home")
        await me.until_state(lambda state: state["waiting"] == ["home"])
        seq = me.state["seq"]
        await me.answer("SECRETCALLA")
        await me.until_state(
            lambda state: state["seq"] > seq and state["waiting"] == ["home"] or state["over"]
        )
        await me.send(type="take_back")
        await me.until("take_back_done")
        state = await me.until("state")
        assert state["waiting"] == ["home", "away"], "the coach calls anew: its opened call is gone"

    go(play())


def test_in_a_match_a_take_back_needs_the_other_seat(server: Running) -> None:
    async def play() -> None:
        home, away, watcher = await seated(
            server, server.make(options={"rounds": 3}), "home", "away", "watch"
        )
        await watcher.send(type="take_back")
        assert (await watcher.until("error"))["code"] == "refused"
        await away.send(type="take_back_reply", accept=True)
        assert (await away.until("error"))["code"] == "refused"
        given = await home.answer("high")
        await home.settled(given["seq"])
        await home.send(type="take_back")
        assert (await away.until("take_back_asked"))["by"] == "home"
        late = await Client(server.host, away.token).sit()
        assert (await late.until("take_back_asked"))["by"] == "home"
        await home.send(type="take_back_reply", accept=True)
        assert (await home.until("error"))["code"] == "refused", "nobody agrees with himself"
        await away.send(type="take_back_reply", accept=False)
        await home.until("take_back_declined")
        assert home.state["waiting"] == ["away"]
        await home.send(type="take_back")
        await away.until("take_back_asked")
        await away.send(type="take_back_reply", accept=True)
        await home.until("take_back_done")
        assert (await home.until("state"))["waiting"] == ["home", "away"]
        await away.until("take_back_done")
        await away.until("state")
        await all_of(play_out(home, Random(1)), play_out(away, Random(2)))

    go(play())
