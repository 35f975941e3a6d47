"""Two workers on one PostgreSQL: the seats of a match sit at different workers and notice nothing of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random

import pytest

from snapcount.server.app import create_app
from snapcount.server.settings import Settings
from tests.server import toys
from tests.server.postgres import Postgres
from tests.server.table import Client, Running, all_of, go, play_out

pytestmark = pytest.mark.web


@pytest.fixture(scope="module")
def pair(postgres: Postgres) -> Iterator[tuple[Running, Running]]:
    settings = Settings(
        db=postgres.database(),
        creates_per_minute=0,
        answers_per_second=0,
        looks_per_minute=0,
        pace_ms=1,
        log="error",
    )
    with (
        Running(create_app(settings, games=toys.names, find=toys.find)) as one,
        Running(create_app(settings, games=toys.names, find=toys.find)) as two,
    ):
        yield one, two


def test_seats_at_different_workers_play_one_match(pair: tuple[Running, Running]) -> None:
    one, two = pair

    async def play() -> None:
        tokens = one.make("match", "hands", options={"rounds": 12})
        home = await Client(one.host, tokens["home"]).sit()
        away = await Client(two.host, tokens["away"]).sit()
        watcher = await Client(two.host, tokens["watch"]).sit()
        while not (await home.until("presence"))["away"]:
            pass
        await all_of(play_out(home, Random(1)), play_out(away, Random(2)))
        await watcher.until("ended")
        assert home.ended == away.ended == watcher.ended
        public = [event["text"] for event in home.events if not event.get("seat")]
        assert public == [event["text"] for event in away.events if not event.get("seat")]
        assert public == [event["text"] for event in watcher.events]
        for server in pair:
            assert server.post("/api/match/verify", tokens["home"]).json()["ok"]
        records = {server.get("/api/match/record", tokens["watch"]).content for server in pair}
        assert len(records) == 1

    go(play())


def test_answers_that_race_between_workers_have_one_winner(pair: tuple[Running, Running]) -> None:
    async def play() -> None:
        for _ in range(10):
            tokens = pair[0].make("match")
            rivals = [await Client(server.host, tokens["home"]).sit() for server in pair for _ in range(2)]
            heard = await all_of(*(rival.answer("high", id=f"r{at}") for at, rival in enumerate(rivals)))
            kinds = sorted(message["type"] for message in heard)
            assert kinds == ["accepted", "refused", "refused", "refused"]
            same = [await Client(server.host, tokens["away"]).sit() for server in pair]
            twice = await all_of(*(client.answer("low", id="same") for client in same))
            assert twice[0] == twice[1] and twice[0]["type"] == "accepted", (
                "sent to both workers, counted once"
            )
            for client in (*rivals, *same):
                await client.leave()

    go(play())


def test_sealed_answers_that_cross_are_both_taken(pair: tuple[Running, Running]) -> None:
    async def play() -> None:
        for _ in range(10):
            tokens = pair[0].make("match")
            home = await Client(pair[0].host, tokens["home"]).sit()
            away = await Client(pair[1].host, tokens["away"]).sit()
            heard = await all_of(home.answer("high"), away.answer("low"))
            assert [message["type"] for message in heard] == ["accepted", "accepted"]
            for client in (home, away):
                await client.until_state(lambda state: len(state["waiting"]) == 1 and state["seq"] >= 3)
            assert home.events == away.events
            await home.leave()
            await away.leave()

    go(play())


def test_take_backs_resignations_and_rematches_reach_the_other_worker(pair: tuple[Running, Running]) -> None:
    async def play() -> None:
        tokens = pair[0].make("match", options={"rounds": 3})
        home = await Client(pair[0].host, tokens["home"]).sit()
        away = await Client(pair[1].host, tokens["away"]).sit()
        given = await home.answer("high")
        await away.settled(given["seq"])
        await home.send(type="take_back")
        await away.until("take_back_asked")
        await away.send(type="take_back_reply", accept=False)
        await home.until("take_back_declined")
        await home.send(type="take_back")
        await away.until("take_back_asked")
        await away.send(type="take_back_reply", accept=True)
        await home.until("take_back_done")
        await home.until_state(lambda state: state["waiting"] == ["home", "away"])
        await away.send(type="resign")
        assert (await home.until("ended"))["result"]["winner"] == "home"
        mine = pair[1].post("/api/match/rematch", tokens["away"]).json()
        await home.until("rematch_offered")
        theirs = pair[0].post("/api/match/rematch", tokens["home"]).json()
        assert mine["match"] == theirs["match"]

    go(play())


def test_a_coach_answers_once_whoever_wakes_it(pair: tuple[Running, Running]) -> None:
    async def play() -> None:
        tokens = pair[0].make("practice", "hands", options={"rounds": 12})
        first = await Client(pair[0].host, tokens["home"]).sit()
        second = await Client(pair[1].host, tokens["home"]).sit()

        async def follow() -> None:
            while second.ended is None:
                await second.hear()

        following = asyncio.create_task(follow())
        await play_out(first, Random(5))
        await asyncio.wait_for(following, 20)
        assert first.events == second.events
        assert pair[1].post("/api/match/verify", tokens["home"]).json()["ok"]

    go(play())


def test_news_missed_while_the_database_was_away_are_caught_up(pair: tuple[Running, Running]) -> None:
    """The listening connection of a worker is cut; the other seat's answer still arrives."""
    from sqlalchemy import text

    async def play() -> None:
        tokens = pair[0].make("match")
        home = await Client(pair[0].host, tokens["home"]).sit()
        away = await Client(pair[1].host, tokens["away"]).sit()
        store = pair[0].app.state.lobby.store
        kill = text(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
            " AND pid <> pg_backend_pid()"
        )

        async def cut() -> None:
            async with store.database.engine.connect() as connection:
                await connection.execute(kill)

        done = asyncio.run_coroutine_threadsafe(cut(), pair[0].server.servers[0].get_loop())
        await asyncio.wrap_future(done)
        given = await home.answer("high")
        assert given["type"] == "accepted", given
        await away.settled(given["seq"])

    go(play())


def test_parts_in_the_dice_come_from_both_workers(pair: tuple[Running, Running]) -> None:
    async def play() -> None:
        for _ in range(5):
            tokens = pair[0].make("match", "hands", contributions=True, options={"rounds": 1})
            home = await Client(pair[0].host, tokens["home"]).sit()
            away = await Client(pair[1].host, tokens["away"]).sit()
            await all_of(
                home.send(type="contribute", seat="home", text="from the one"),
                away.send(type="contribute", seat="away", text="from the other"),
            )
            await all_of(play_out(home, Random(1)), play_out(away, Random(2)))
            assert home.ended == away.ended and home.ended is not None
            assert home.ended["contributions"] == {"home": "from the one", "away": "from the other"}
            for server in pair:
                assert server.post("/api/match/verify", tokens["home"]).json()["ok"]

    go(play())


def test_a_pause_holds_at_every_worker(pair: tuple[Running, Running]) -> None:
    async def play() -> None:
        tokens = pair[0].make("watch", options={"rounds": 30})
        one = await Client(pair[0].host, tokens["watch"]).sit()
        two = await Client(pair[1].host, tokens["watch"]).sit()
        await one.send(type="pause", paused=True)
        while not (await two.until("tempo"))["paused"]:
            pass
        for client in (one, two):
            try:
                async with asyncio.timeout(0.5):
                    while True:
                        await client.hear()
            except TimeoutError:
                pass
        events = len(two.events)
        assert not two.state["over"]
        try:
            async with asyncio.timeout(0.6):
                while True:
                    await two.hear()
        except TimeoutError:
            pass
        assert len(two.events) == events
        await two.send(type="pause", paused=False)
        await all_of(one.until("ended"), two.until("ended"))

    go(play())
