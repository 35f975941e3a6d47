"""People and coaches play matches over the wire."""

from __future__ import annotations

from random import Random

from tests.server.table import Client, Running, all_of, go, play_out


def test_two_people_play_a_match_to_its_end(server: Running) -> None:
    tokens = server.make("match", options={"rounds": 30})
    assert set(tokens) == {"home", "away", "watch"}

    async def play() -> None:
        home, away, watcher = [
            await Client(server.host, tokens[role]).sit() for role in ("home", "away", "watch")
        ]
        await all_of(play_out(home, Random(1)), play_out(away, Random(2)))
        await watcher.until("ended")
        assert home.ended == away.ended == watcher.ended
        assert home.events == away.events == watcher.events
        assert home.state["score"] == away.state["score"]
        assert not any('"questions":[{' in text for text in watcher.raw)

    go(play())
    match = server.get("/api/match", tokens["home"]).json()
    assert match["over"] and match["seats"] == ["home"]
    assert server.post("/api/match/verify", tokens["away"]).json()["ok"]


def test_a_person_plays_a_coach(server: Running) -> None:
    tokens = server.make("practice", game="hands", options={"rounds": 12})
    assert set(tokens) == {"home", "watch"}

    async def play() -> None:
        await play_out(await Client(server.host, tokens["home"]).sit(), Random(1))

    go(play())


def test_two_at_one_screen_play_both_seats_with_one_link(server: Running) -> None:
    tokens = server.make("hotseat", game="hands")
    assert set(tokens) == {"table", "watch"}

    async def play() -> None:
        table = await Client(server.host, tokens["table"]).sit()
        assert {asked["seat"] for asked in table.state["questions"]} == {"home", "away"}
        assert table.state["sides"]["home"]["view"]["mine"] is not None
        assert table.state["view"]["mine"] is None
        await play_out(table, Random(1))

    go(play())


def test_coaches_play_while_somebody_watches(server: Running) -> None:
    tokens = server.make("watch")
    assert set(tokens) == {"watch"}

    async def play() -> None:
        watcher = await Client(server.host, tokens["watch"]).sit()
        await watcher.send(type="pace", ms=0)
        await watcher.until("ended")

    go(play())
