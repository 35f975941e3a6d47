"""A silent opponent: the clock of a match, claims when it has run out, a coach in the empty chair.

The time is what the test says it is; nobody waits.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from snapcount.core.record.file import dump, parse
from snapcount.core.record.text import BadRecord
from snapcount.core.table import Seat
from snapcount.server.app import create_app
from snapcount.server.rooms.clock import Clock, after, clock_line, set_line
from snapcount.server.settings import Settings
from tests.server import toys
from tests.server.postgres import Postgres
from tests.server.table import Client, Running, all_of, go, play_out

HOME, AWAY = Seat.HOME, Seat.AWAY
DAYS = {"per": "answer", "seconds": 3 * 86_400}
LIVE = {"per": "game", "seconds": 600}


class Time:
    """A wall clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now

    def passes(self, seconds: float) -> None:
        self.now += seconds


def served(db: str, time: Time) -> Running:
    settings = Settings(
        db=db, creates_per_minute=0, answers_per_second=0, looks_per_minute=0, pace_ms=1, log="error"
    )
    return Running(create_app(settings, games=toys.names, find=toys.find, now=time))


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def timed(tmp_path: Path, time: Time) -> Iterator[Running]:
    with served(str(tmp_path / "games.db"), time) as server:
        yield server


# The clock itself


def started(per: str, seconds: int = 100) -> Clock:
    clock: Clock | None = None
    for line in (
        set_line(Clock(per, seconds)),
        clock_line("came", seat="home", at=1000.0),
        clock_line("came", seat="away", at=1050.0),
    ):
        clock = after(clock, line)
    assert clock is not None
    return clock


def moved(clock: Clock, now: float, answered: set[Seat], before: set[Seat]) -> Clock:
    clock_after = after(clock, clock.moved(now, answered, before))
    assert clock_after is not None
    return clock_after


def test_the_clock_starts_when_both_have_come() -> None:
    clock = after(after(None, set_line(Clock("answer", 100))), clock_line("came", seat="home", at=1000.0))
    assert clock is not None and clock.at is None
    assert clock.left_at(HOME, 9000, [HOME]) == 100 and not clock.out(HOME, 9000, [HOME])
    assert started("answer").left_at(HOME, 1060, [HOME]) == 90


def test_per_answer_every_question_has_the_full_time() -> None:
    clock = moved(started("answer"), 1100, {HOME}, {HOME})
    assert clock.left_at(AWAY, 1110, [AWAY]) == 90
    assert moved(clock, 1190, {AWAY}, {AWAY}).left_at(AWAY, 1190, [AWAY]) == 100


def test_per_game_a_seat_uses_up_its_time_and_only_while_it_is_asked() -> None:
    clock = moved(started("game"), 1080, {HOME}, {HOME})
    assert clock.left == (70, 100)
    clock = moved(clock, 1100, {AWAY}, {AWAY})
    assert clock.left == (70, 80)
    assert clock.left_at(HOME, 1100, []) == 70
    assert clock.out(HOME, 1170, [HOME]) and not clock.out(HOME, 1169, [HOME])


@pytest.mark.parametrize("per", ["answer", "game"])
def test_who_is_still_asked_after_the_others_sealed_answer_has_used_time_all_along(per: str) -> None:
    clock = moved(started(per), 1090, {HOME}, {HOME, AWAY})
    assert clock.left_at(AWAY, 1100, [AWAY]) == 50
    clock = moved(clock, 1120, {AWAY}, {AWAY})
    assert clock.left[AWAY] == (100 if per == "answer" else 30)


# At the table


async def pair(
    server: Running, clock: dict[str, Any], game: str = "toy", **more: Any
) -> tuple[Client, Client]:
    tokens = server.make("match", game, clock=clock, **more)
    home = await Client(server.host, tokens["home"]).sit()
    away = await Client(server.host, tokens["away"]).sit()
    return home, away


async def told_clock(client: Client) -> dict[str, Any]:
    """The clock as it is told to who comes now."""
    again = await Client(client.host, client.token).sit()
    heard = await again.until("clock")
    await again.leave()
    return heard


async def claim(client: Client, what: str) -> dict[str, Any]:
    await client.send(type="claim", what=what)
    return await client.until("ended", "error")


def test_a_seat_that_is_silent_for_too_long_loses_when_the_other_claims_it(
    timed: Running, time: Time
) -> None:
    async def play() -> None:
        home, away = await pair(timed, DAYS)
        accepted = await home.answer("high")
        await home.settled(accepted["seq"])
        time.passes(3 * 86_400 - 1)
        told = await told_clock(home)
        assert told["running"] == ["away"] and told["left"]["away"] == 1
        early = await claim(home, "win")
        assert early["type"] == "error" and "has not run out" in early["sentence"]
        time.passes(2)
        assert "has not run out" in (await claim(away, "win"))["sentence"], "who is waited for claims nothing"
        ended = await claim(home, "win")
        assert ended["result"] == {"winner": "home", "how": "Away ran out of time."}
        assert (await away.until("ended"))["result"]["winner"] == "home"
        late = await away.answer("low", seat="away")
        assert late["type"] == "refused" and "over" in late["sentence"]

    go(play())


def test_an_answer_after_the_time_but_before_the_claim_counts(timed: Running, time: Time) -> None:
    async def play() -> None:
        home, away = await pair(timed, DAYS)
        await home.answer("high")
        time.passes(4 * 86_400)
        assert (await away.answer("low"))["type"] == "accepted"
        assert (await claim(home, "win"))["type"] == "error"

    go(play())


def test_going_on_gives_as_much_time_again(timed: Running, time: Time) -> None:
    async def play() -> None:
        for clock in (DAYS, LIVE):
            home, away = await pair(timed, clock)
            given = await home.answer("high")
            await home.settled(given["seq"])
            time.passes(5 * 86_400)
            await home.send(type="claim", what="go_on")
            while (told := await home.until("clock"))["left"]["away"] < 0:
                pass
            assert told["left"]["away"] == clock["seconds"]
            assert "has not run out" in (await claim(home, "win"))["sentence"]
            await away.leave()

    go(play())


def test_who_has_not_answered_either_may_not_claim(timed: Running, time: Time) -> None:
    async def play() -> None:
        home, away = await pair(timed, LIVE)
        time.passes(700)
        for client in (home, away):
            heard = await claim(client, "win")
            assert heard["type"] == "error" and "Your own clock" in heard["sentence"]

    go(play())


def test_a_match_without_a_clock_gives_no_claim_and_tells_none(timed: Running) -> None:
    async def play() -> None:
        tokens = timed.make("match")
        home = await Client(timed.host, tokens["home"]).sit()
        assert "no clock" in (await claim(home, "win"))["sentence"]
        assert not any('"type":"clock"' in text for text in home.raw)
        assert timed.get("/api/match", tokens["home"]).json()["clock"] is None

    go(play())


@pytest.mark.parametrize("mode", ["practice", "hotseat", "watch"])
def test_only_a_match_between_people_has_a_clock(timed: Running, mode: str) -> None:
    kinds = {"practice": ("person", "coach"), "hotseat": ("person", "person"), "watch": ("coach", "coach")}[
        mode
    ]
    body = {
        "game": "toy",
        "mode": mode,
        "home": {"kind": kinds[0]},
        "away": {"kind": kinds[1]},
        "clock": DAYS,
    }
    told = timed.http.post("/api/matches", json=body)
    assert told.status_code == 422 and told.json()["error"]["code"] == "no_clock"


# The empty chair


def test_a_coach_takes_the_empty_chair_where_both_agreed_and_plays_to_the_end(
    timed: Running, time: Time
) -> None:
    async def play() -> None:
        level = toys.find("hands").coaches.levels[0].level
        home, away = await pair(timed, {**DAYS, "coach": level, "by": "home"}, "hands")
        refused = await claim(home, "coach")
        assert "has not run out" in refused["sentence"]
        await away.send(type="agree_to_coach")
        while (told := await home.until("clock"))["agreed"] != ["home", "away"]:
            pass
        assert told["coach"] == level
        given = await home.answer("SECRETCALLA")
        await home.settled(given["seq"])
        time.passes(4 * 86_400)
        await home.send(type="claim", what="coach")
        while not (told := await home.until("clock"))["chairs"]:
            pass
        assert told["chairs"] == ["away"]
        await play_out(home, Random(1))
        late = await away.answer("SECRETCALLB", seq=away.state["seq"])
        assert late["type"] == "refused" and ("coach sits" in late["sentence"] or "over" in late["sentence"])
        record = timed.get("/api/match/record", home.token).content
        assert b'"coaches":{"away":"' in record
        game = parse(record, toys.find)
        assert dict(game.chairs) == {AWAY: level} and dump(game).encode() == record
        assert timed.post("/api/match/verify", home.token).json()["ok"]

    go(play())


def test_no_coach_sits_down_where_only_one_agreed(timed: Running, time: Time) -> None:
    async def play() -> None:
        level = toys.find("hands").coaches.levels[0].level
        home, _ = await pair(timed, {**DAYS, "coach": level}, "hands")
        given = await home.answer("SECRETCALLA")
        await home.settled(given["seq"])
        time.passes(4 * 86_400)
        heard = await claim(home, "coach")
        assert "Both seats must have agreed" in heard["sentence"]

    go(play())


# Records, restarts, workers


def test_a_claimed_game_is_in_the_record_and_replays(timed: Running, time: Time) -> None:
    async def play() -> bytes:
        home, _ = await pair(timed, LIVE)
        given = await home.answer("high")
        await home.settled(given["seq"])
        time.passes(601)
        await home.send(type="claim", what="win")
        await home.until("ended")
        record: bytes = timed.get("/api/match/record", home.token).content
        assert timed.post("/api/match/verify", home.token).json()["ok"]
        return record

    record = go(play())
    assert record.splitlines()[-2].endswith(b'"timed_out":"away"}')
    game = parse(record, toys.find)
    assert game.timed_out is AWAY and game.ended and dump(game).encode() == record
    replay = timed.http.post("/api/replays", content=record).json()
    assert replay["result"] == {"winner": "home", "how": "Away ran out of time."}
    kept = timed.http.post("/api/replays/kept", content=record).json()["tokens"]["watch"]
    assert timed.get("/api/match", kept).json()["result"]["how"] == "Away ran out of time."
    with pytest.raises(BadRecord, match="home or away"):
        parse(record.replace(b'"timed_out":"away"', b'"timed_out":"both"'), toys.find)
    with pytest.raises(BadRecord, match="not over"):
        parse(record.replace(b'"timed_out":"away"', b'"timed_out":"away","resigned":"home"'), toys.find)


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


def test_a_rematch_has_the_same_clock_and_the_seats_agreement_with_it(timed: Running) -> None:
    async def play() -> None:
        level = toys.find("toy").coaches.levels[0].level
        home, away = await pair(timed, {**LIVE, "coach": level, "by": "away"})
        await home.send(type="resign")
        await away.until("ended")
        again = timed.post("/api/match/rematch", away.token).json()["tokens"]["home"]
        clock = timed.get("/api/match", again).json()["clock"]
        assert (clock["per"], clock["seconds"], clock["coach"]) == ("game", 600, level)
        assert clock["agreed"] == ["home"] and not clock["started"]

    go(play())


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
