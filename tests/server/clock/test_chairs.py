"""A coach in the empty chair, where both agreed to it beforehand."""

from __future__ import annotations

from random import Random

from snapcount.core.record.file import dump, parse
from tests.server import toys
from tests.server.clock.silence import AWAY, DAYS, Time, claim, pair
from tests.server.table import Running, go, play_out


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
