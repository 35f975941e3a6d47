"""A silent opponent: what the other seat may claim when the time is up, and what the record says."""

from __future__ import annotations

import pytest

from snapcount.core.record.file import dump, parse
from snapcount.core.record.text import BadRecord
from tests.server import toys
from tests.server.clock.silence import AWAY, DAYS, LIVE, Time, claim, pair, told_clock
from tests.server.table import Client, Running, go


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
