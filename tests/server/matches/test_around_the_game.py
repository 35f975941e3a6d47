"""Resignations, rematches, history, presence, and who may sit where."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from tests.server.table import COACH, PERSON, Client, Running, all_of, go, play_out, seated


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
