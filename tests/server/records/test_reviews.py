"""Reviews at the server: made beside it, counted, stopped, remembered by their record; never of what isn't over."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from snapcount.core.game import Game
from snapcount.core.record.file import dump
from snapcount.games import GAMES, find
from snapcount.server.app import create_app
from snapcount.server.errors import ApiError
from snapcount.server.processes import Processes, watched
from snapcount.server.rooms.past.reviews import BOUNDS, Job, Reviews, Work
from snapcount.server.settings import Settings
from tests.server import works
from tests.server.table import Client, Running, go

pytestmark = pytest.mark.web
RECORDS = Path(__file__).parents[2] / "records"
SHORT = (RECORDS / "dice_football" / "safety.snap").read_bytes()


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the real games."""
    folder = tmp_path_factory.mktemp("reviews")
    settings = Settings(
        db=str(folder / "games.db"),
        creates_per_minute=0,
        answers_per_second=0,
        looks_per_minute=0,
        pace_ms=1,
        log="error",
    )
    with Running(create_app(settings, games=lambda: GAMES, find=find)) as running:
        yield running


def until(server: Running, made: dict[str, Any], wanted: str = "done stopped failed") -> dict[str, Any]:
    limit = monotonic() + 300
    while made["stage"] not in wanted.split():
        assert monotonic() < limit
        sleep(0.1)
        made = server.http.get(f"/api/reviews/{made['id']}").json()
    return made


def worked(work: Work, *raws: bytes, stop: bool = False, **bounds: Any) -> list[Job]:
    async def together() -> list[Job]:
        apart = Processes()
        made = Reviews(apart, find, replace(BOUNDS, **bounds), work)
        jobs = [made.begin("me", raw) for raw in raws]
        for job in jobs:
            if stop:
                while job.done < 3:
                    await asyncio.sleep(0.02)
                made.stop(job.id)
            await job.ended.wait()
        made.close()
        apart.close()
        return jobs

    return asyncio.run(together())


def test_a_review_counts_and_is_told() -> None:
    (job,) = worked(works.count, b"one")
    assert (job.stage, job.done, job.of) == ("done", 3, 4)
    assert '"review":{"record":"one"}' in job.as_json()


def test_the_same_record_is_reviewed_once() -> None:
    first, again, other = worked(works.count, b"one", b"one", b"two")
    assert first is again and other is not first


def test_a_review_that_is_stopped_tells_what_it_has() -> None:
    (job,) = worked(works.go_on, b"one", stop=True)
    assert job.stage == "stopped" and '"review":{"plays":' in job.as_json()


def test_one_that_will_not_stop_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watched, "TO_STOP", 0.5)
    job = worked(works.deaf, b"one", seconds=1.0)[0]
    assert job.stage == "failed"
    with pytest.raises(ApiError) as refused:
        job.as_json()
    assert refused.value.code == "too_slow"


def test_nobody_fills_the_house_with_reviews() -> None:
    async def three() -> str:
        apart = Processes()
        made = Reviews(apart, find, BOUNDS, works.go_on)
        jobs = [made.begin("me", b"one"), made.begin("me", b"two")]
        try:
            made.begin("me", b"three")
        except ApiError as refused:
            made.begin("you", b"four")
            return refused.code
        finally:
            made.close()
            await asyncio.gather(*(job.ended.wait() for job in jobs))
            apart.close()
        return ""

    assert asyncio.run(three()) == "busy"


def test_a_record_that_is_brought_is_reviewed_and_can_be_stopped(open_house: Running) -> None:
    made = open_house.http.post("/api/replays/review", content=SHORT).json()
    while not made["done"]:
        sleep(0.1)
        made = open_house.http.get(f"/api/reviews/{made['id']}").json()
    assert made["of"] == 52
    open_house.http.post(f"/api/reviews/{made['id']}/stop")
    made = until(open_house, made)
    assert made["stage"] == "stopped" and not made["review"]["complete"]
    assert 0 < len(made["review"]["plays"]) < 52


def test_what_has_no_review_gets_a_sentence(open_house: Running) -> None:
    game = Game(find("dice_football"), seed=1)
    made = open_house.http.post("/api/replays/review", content=dump(game).encode()).json()
    limit = monotonic() + 60
    while (answer := open_house.http.get(f"/api/reviews/{made['id']}")).status_code == 200:
        assert monotonic() < limit
        sleep(0.1)
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "no_review")
    bad = open_house.http.post("/api/replays/review", content=b"nonsense")
    assert (bad.status_code, bad.json()["error"]["code"]) == (422, "bad_record")
    assert open_house.http.get("/api/reviews/nothing").status_code == 404


def test_a_match_is_reviewed_when_it_is_over_and_for_whoever_looks(open_house: Running) -> None:
    tokens = open_house.make("practice", "dice_football")
    assert open_house.post("/api/match/review", tokens["home"]).status_code == 409

    async def give_up() -> None:
        me = await Client(open_house.host, tokens["home"]).sit()
        await me.send(type="resign")
        await me.until("ended")
        await me.leave()

    go(give_up())
    made = until(open_house, open_house.post("/api/match/review", tokens["home"]).json())
    assert made["stage"] == "done" and made["review"]["end"] == 0.0
    again = open_house.post("/api/match/review", tokens["watch"]).json()
    assert again == made, "the same review, at once"


def test_the_book_is_for_practice_only(open_house: Running) -> None:
    practice = open_house.make("practice", "dice_football")["home"]
    open_house.http.timeout = 400  # the book's own process has to start
    while "home" not in open_house.get("/api/match", practice).json()["waiting"]:
        sleep(0.05)  # the coach's turn first
    told = open_house.get("/api/match/book", practice)
    assert told.status_code == 200 and told.json()["words"]
    chance = open_house.get("/api/match/chance", practice)
    match = open_house.get("/api/match", practice).json()["match"]
    seen = open_house.app.state.lobby.rooms[match].saved.game
    assert chance.status_code == 200 and chance.json()["home"] == float(seen.win_chance())
    keeps = open_house.make("practice", "dice_football", for_keeps=True)["home"]
    between = open_house.make("match", "dice_football")["home"]
    beside = open_house.make("hotseat", "dice_football")["table"]
    watching = open_house.make("practice", "dice_football")["watch"]
    for path in ("/api/match/book", "/api/match/chance"):
        for token in (keeps, between, beside):
            refused = open_house.get(path, token)
            assert (refused.status_code, refused.json()["error"]["code"]) == (409, "no_book")
        assert open_house.get(path, watching).status_code == 403


def test_the_coach_is_asked_in_practice_only(open_house: Running) -> None:
    """SC-10.1 What the rules say of a board is answered everywhere; the coach's own step isn't."""
    asked = {"wanted": {"ask": "coach", "play": None}}
    keeps = open_house.make("practice", "scrimmage", for_keeps=True)["home"]
    match = open_house.make("match", "scrimmage")["home"]
    for token in (keeps, match):
        refused = open_house.post("/api/match/aid", token, asked)
        assert (refused.status_code, refused.json()["error"]["code"]) == (409, "no_coach")
        assert open_house.post("/api/match/aid", token, {"wanted": {"ask": "playbook"}}).status_code == 200
    practice = open_house.make("practice", "scrimmage")["home"]
    assert (
        open_house.post("/api/match/aid", practice, asked).json().get("error", {}).get("code") != "no_coach"
    )


def test_mistakes_are_asked_again_and_judged_without_telling_the_best(open_house: Running) -> None:
    running = open_house.make("practice", "dice_football")["home"]
    early = open_house.post("/api/match/exercises/0", running)
    assert (early.status_code, early.json()["error"]["code"]) == (409, "no_review")
    kept = open_house.http.post("/api/replays/kept", content=SHORT).json()["tokens"]["watch"]
    made = until(open_house, open_house.post("/api/match/review", kept).json())
    number = made["review"]["costly"][0]
    decision = made["review"]["decisions"][number]
    table = open_house.post(f"/api/match/exercises/{number}", kept).json()
    (asked,) = table["state"]["questions"]
    assert (asked["name"], asked["seat"]) == (decision["asked"], decision["seat"])
    assert table["match"]["seats"] == [decision["seat"]]
    by_label = {option["label"]: option["value"] for option in asked["options"]}
    best = max(decision["choices"], key=lambda choice: choice["chance"])["label"]
    wrong = open_house.post(
        f"/api/match/exercises/{number}/try", kept, {"given": by_label[decision["chosen"]]}
    )
    assert wrong.json()["right"] is False and "gives away" in wrong.json()["say"]
    assert "Best:" not in wrong.json()["say"] and f"{best} " not in wrong.json()["say"]
    right = open_house.post(f"/api/match/exercises/{number}/try", kept, {"given": by_label[best]}).json()
    assert right["right"] is True
    refused = open_house.post(f"/api/match/exercises/{number}/try", kept, {"given": "a dance"})
    assert refused.status_code == 422 and refused.json()["error"]["sentence"]
    assert open_house.post("/api/match/exercises/9999", kept).status_code == 404
