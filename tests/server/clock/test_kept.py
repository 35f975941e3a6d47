"""The clock goes on while no server runs, and every worker reads the same."""

from __future__ import annotations

from random import Random

import pytest

from tests.server import toys
from tests.server.clock.silence import LIVE, Time, pair, served, told_clock
from tests.server.postgres import Postgres
from tests.server.table import Client, Running, all_of, go, play_out


def test_the_clock_goes_on_while_no_server_runs(address: str, time: Time) -> None:
    async def begin(server: Running) -> tuple[str, str]:
        home, away = await pair(server, LIVE)
        time.passes(100)
        given = await home.answer("high")
        await home.settled(given["seq"])
        time.passes(50)
        return home.token, away.token

    async def go_on(server: Running, home_token: str, away_token: str) -> None:
        home = await Client(server.host, home_token).sit()
        told = await told_clock(home)
        assert told["running"] == ["away"] and told["left"] == {"home": 500, "away": -50}
        away = await Client(server.host, away_token).sit()
        held = away.state["seq"] - 2  # what its page held before the other's answer and the clock's row
        assert (await away.answer("low", seq=held))["type"] == "accepted"

    with served(address, time) as server:
        tokens = go(begin(server))
    time.passes(500)
    with served(address, time) as server:
        go(go_on(server, *tokens))


@pytest.mark.web
def test_claims_and_chairs_reach_the_other_worker(postgres: Postgres, time: Time) -> None:
    level = toys.find("hands").coaches.levels[0].level

    async def play(one: Running, two: Running) -> None:
        tokens = one.make("match", "hands", clock={**LIVE, "coach": level}, options={"rounds": 3})
        home = await Client(one.host, tokens["home"]).sit()
        away = await Client(two.host, tokens["away"]).sit()
        await away.send(type="agree_to_coach")
        while (await home.until("clock"))["agreed"] != ["home", "away"]:
            pass
        given = await home.answer("SECRETCALLA")
        await away.settled(given["seq"])
        await home.settled(given["seq"])
        time.passes(601)
        await home.send(type="claim", what="coach")
        await all_of(play_out(home, Random(1)), away.until("ended"))
        records = {server.get("/api/match/record", tokens["watch"]).content for server in (one, two)}
        assert len(records) == 1

        tokens = one.make("match", clock=LIVE)
        home = await Client(one.host, tokens["home"]).sit()
        away = await Client(two.host, tokens["away"]).sit()
        given = await away.answer("low")
        await home.settled(given["seq"])
        time.passes(601)
        await away.send(type="claim", what="win")
        assert (await home.until("ended"))["result"]["winner"] == "away"

    db = postgres.database()
    with served(db, time) as one, served(db, time) as two:
        go(play(one, two))


@pytest.mark.web
def test_seats_that_come_to_two_workers_at_once_both_count(postgres: Postgres, time: Time) -> None:
    async def play(one: Running, two: Running) -> None:
        for _ in range(6):
            tokens = one.make("match", clock=LIVE)
            both = [Client(one.host, tokens["home"]), Client(two.host, tokens["away"])]
            await all_of(*(client.sit() for client in both))
            for server in (one, two):
                assert (await told_clock(Client(server.host, tokens["watch"])))["started"]

    db = postgres.database()
    with served(db, time) as one, served(db, time) as two:
        go(play(one, two))
