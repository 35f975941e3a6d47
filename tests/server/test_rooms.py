"""Answers, races, take-backs, resignations, rematches, branches, history."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from tests.server.table import COACH, PERSON, Client, Running, all_of, go, play_out


async def seated(server: Running, tokens: dict[str, str], *roles: str) -> list[Client]:
    return [await Client(server.host, tokens[role]).sit() for role in roles]


def test_an_answer_sent_twice_counts_once(server: Running) -> None:
    async def play() -> None:
        tokens = server.make()
        (home,) = await seated(server, tokens, "home")
        first = await home.answer("high", id="one")
        await home.settled(first["seq"])
        again = await home.answer("low", seat="home", id="one")
        assert again == first, "the first answer stands, whatever the second says"
        other = await Client(server.host, tokens["home"]).sit()
        assert await other.answer("low", seat="home", id="one") == first
        refused = await home.answer("low", seat="home", id="two")
        assert refused["type"] == "refused" and "Away must answer first" in refused["sentence"]

    go(play())


def test_of_racing_answers_one_wins_and_the_others_are_refused(server: Running) -> None:
    async def play() -> None:
        tokens = server.make()
        rivals = await seated(server, tokens, *["home"] * 8)
        heard = await all_of(*(rival.answer("high", id=f"rival{at}") for at, rival in enumerate(rivals)))
        kinds = sorted(message["type"] for message in heard)
        assert kinds == ["accepted"] + ["refused"] * 7
        assert all(message["sentence"] for message in heard if message["type"] == "refused")

    go(play())


def test_an_answer_to_an_earlier_question_is_refused(server: Running) -> None:
    async def play() -> None:
        home, away = await seated(server, server.make(options={"rounds": 3}), "home", "away")
        early = home.state["seq"]
        await all_of(home.answer("high"), away.answer("low"))
        for client in (home, away):
            await client.until_state(lambda state: state["seq"] >= 3)
        winner = home if home.asked() else away
        given = await winner.answer(False)
        assert given["type"] == "accepted"
        await all_of(home.settled(given["seq"]), away.settled(given["seq"]))
        stale = await home.answer("high", seat="home", seq=early)
        assert stale["type"] == "refused" and "moved on" in stale["sentence"]
        future = await home.answer("high", seat="home", seq=10_000)
        assert future["type"] == "refused"
        assert (await home.answer("high"))["type"] == "accepted"

    go(play())


def test_sealed_answers_come_in_either_order_and_show_only_that_they_were_given(server: Running) -> None:
    async def play() -> None:
        home, away, watcher = await seated(server, server.make(), "home", "away", "watch")
        assert home.state["questions"][0]["sealed"] and away.state["questions"][0]["sealed"]
        seq = away.state["seq"]
        given = await away.answer("low")
        for client in (home, watcher):
            await client.settled(given["seq"])
            assert client.state["waiting"] == ["home"] and not client.events
        assert home.state["questions"][0]["sealed"], "still sealed after the other has answered"
        late = await Client(server.host, home.token).sit()
        assert late.state["questions"][0]["sealed"]
        accepted = await home.answer("high", seq=seq)
        assert accepted["type"] == "accepted", "answered from the state before the other's answer"
        await away.until_state(lambda state: bool(away.events))
        assert away.events[0]["facts"]["home"] == "high"

    go(play())


def test_a_secret_question_is_sealed_although_it_is_asked_alone(server: Running) -> None:
    async def play() -> None:
        (table,) = await seated(server, server.make("hotseat", "hands"), "table")
        for seat in ("home", "away"):
            given = await table.answer("SECRETCALLA", seat=seat)
            await table.settled(given["seq"])
        (asked,) = table.state["questions"]
        assert asked["name"] == "Show" and asked["sealed"]
        again = await Client(server.host, table.token).sit()
        assert again.state == table.state
        early = await table.answer(False, seq=table.state["seq"] - 1)
        assert early["type"] == "refused", "it was not asked yet at that place"

    go(play())


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


def test_resigning_ends_the_match(server: Running) -> None:
    async def play() -> None:
        tokens = server.make(home={"kind": "person", "name": "Ann"}, away={"kind": "person", "name": "Bob"})
        home, away, watcher = await seated(server, tokens, "home", "away", "watch")
        await watcher.send(type="resign", seat="home")
        await watcher.until("error")
        await home.send(type="resign", seat="away")
        await home.until("error")
        await home.send(type="resign")
        for client in (home, away, watcher):
            ended = await client.until("ended")
            assert ended["result"] == {"winner": "away", "how": "Ann resigned."}
            assert client.state["over"] and not client.state["waiting"] and not client.state["questions"]
        refused = await away.answer("high", seat="away")
        assert refused["type"] == "refused" and "over" in refused["sentence"]
        back = await Client(server.host, tokens["away"]).sit()
        assert back.state["over"] and back.state["result"]["winner"] == "away"
        record = server.get("/api/match/record", tokens["watch"])
        assert record.status_code == 200
        assert server.post("/api/match/verify", tokens["home"]).json()["ok"]

    go(play())


def test_a_rematch_changes_the_seats_over_and_gives_each_side_its_own_link(server: Running) -> None:
    async def play() -> None:
        tokens = server.make(
            options={"rounds": 1},
            home={"kind": "person", "name": "Ann"},
            away={"kind": "person", "name": "Bob"},
        )
        assert server.post("/api/match/rematch", tokens["home"]).status_code == 409
        home, away = await seated(server, tokens, "home", "away")
        await all_of(play_out(home, Random(1)), play_out(away, Random(2)))
        assert server.post("/api/match/rematch", tokens["watch"]).status_code == 403
        mine = server.post("/api/match/rematch", tokens["home"]).json()
        assert set(mine["tokens"]) == {"away", "watch"}
        assert (await away.until("rematch_offered"))["by"] == "home"
        for _ in range(2):
            told = {
                role: server.get("/api/match", token).json()["rematch_by"] for role, token in tokens.items()
            }
            assert told == {"home": None, "away": "home", "watch": None}
            server.app.state.lobby.rooms.clear()
        theirs = server.post("/api/match/rematch", tokens["away"]).json()
        assert theirs["match"] == mine["match"] and set(theirs["tokens"]) == {"home", "watch"}
        assert server.get("/api/match", tokens["away"]).json()["rematch_by"] is None, "joined"
        match = server.get("/api/match", theirs["tokens"]["home"]).json()
        assert match["names"] == {"home": "Bob", "away": "Ann"} and match["options"] == {"rounds": 1}
        new_home = await Client(server.host, theirs["tokens"]["home"]).sit()
        new_away = await Client(server.host, mine["tokens"]["away"]).sit()
        await all_of(play_out(new_home, Random(1)), play_out(new_away, Random(2)))

    go(play())


def test_history_has_a_frame_for_every_answer_and_can_be_tried_from(server: Running) -> None:
    async def play() -> None:
        tokens = server.make("practice", "hands", options={"rounds": 3})
        (me,) = await seated(server, tokens, "home")
        await me.until_state(lambda state: state["waiting"] == ["home"])
        early = server.get("/api/match/history", tokens["home"]).json()["frames"]
        assert [frame["waiting"] for frame in early] == [["home", "away"], ["home"]]
        await play_out(me, Random(3))
        frames = server.get("/api/match/history", tokens["home"]).json()["frames"]
        assert frames[: len(early)] == early
        ats = [frame["at"] for frame in frames]
        assert ats == sorted(set(ats)) and frames[-1]["waiting"] == []
        assert frames[-1]["events"] == len(me.events) and frames[0]["events"] == 1
        watched = server.get("/api/match/history", tokens["watch"]).json()["frames"]
        assert [frame["at"] for frame in watched] == ats and watched[0]["events"] == 0
        for frame in frames[:-1]:
            branch = server.post("/api/match/branch", tokens["home"], {"at": frame["at"]})
            assert branch.status_code == 201, branch.text
            other = await Client(server.host, branch.json()["tokens"]["home"]).sit()
            assert other.events[: frame["events"]] == me.events[: frame["events"]]
            await play_out(other, Random(4))
            record = server.get("/api/match/record", other.token)
            assert server.http.post("/api/replays", content=record.content).status_code == 200
            await other.leave()
        assert server.post("/api/match/branch", tokens["home"], {"at": 1 + ats[-1]}).status_code == 422

    go(play())


def test_nobody_branches_off_a_match_that_is_still_played(server: Running) -> None:
    tokens = server.make("match", "hands")
    for role in tokens:
        assert server.post("/api/match/branch", tokens[role], {"at": 2}).status_code == 409


def test_coming_back_one_gets_only_the_events_one_lacks(server: Running) -> None:
    async def play() -> None:
        tokens = server.make("hotseat", options={"rounds": 3})
        (table,) = await seated(server, tokens, "table")
        random = Random(1)
        while len(table.events) < 4:
            asked = table.asked()
            assert asked is not None
            heard = await table.answer(random.choice(asked["options"])["value"], seat=asked["seat"])
            await table.settled(heard["seq"])
        back = Client(server.host, tokens["table"])
        back.events = table.events[:2]
        await back.sit()
        assert back.events == table.events
        assert '"from":2' in next(text for text in back.raw if '"type":"events"' in text)

    go(play())


def test_presence_is_told(server: Running) -> None:
    async def play() -> None:
        tokens = server.make()
        (home,) = await seated(server, tokens, "home")
        await seated(server, tokens, "away", "watch")
        while True:
            message = await home.until("presence")
            if message["away"] and message["watchers"] == 1:
                break
        practice = server.make("practice")
        (me,) = await seated(server, practice, "home")
        assert any('"away":true' in text for text in me.raw), "a coach is always there"

    go(play())


def test_a_watched_match_waits_for_its_watchers(server: Running) -> None:
    async def play() -> None:
        tokens = server.make("watch", options={"rounds": 30})
        before = server.get("/api/match/history", tokens["watch"]).json()["frames"]
        await asyncio.sleep(0.1)
        assert len(server.get("/api/match/history", tokens["watch"]).json()["frames"]) == len(before)
        (watcher,) = await seated(server, tokens, "watch")
        await watcher.send(type="pace", ms=60_000)
        await watcher.send(type="pace", ms=0)
        await watcher.until("ended")

    go(play())


def test_the_seats_must_fit_the_mode(server: Running) -> None:
    def status(mode: str, home: Any, away: Any) -> int:
        body = {"game": "toy", "mode": mode, "home": home, "away": away}
        return server.http.post("/api/matches", json=body).status_code

    assert status("practice", COACH, PERSON) == 201
    assert status("practice", PERSON, PERSON) == 422
    assert status("match", PERSON, COACH) == 422
    assert status("hotseat", COACH, COACH) == 422
    assert status("watch", PERSON, COACH) == 422
    assert status("watch", {"kind": "coach", "level": "nobody"}, COACH) == 422
