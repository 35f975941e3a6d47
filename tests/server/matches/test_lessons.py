"""Lessons over the wire: the table of a step, what is said to a try, the free play at the end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from snapcount.server.app import create_app
from snapcount.server.settings import Settings
from tests.server.table import Running

DICE = "/api/games/dice_football/lessons"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """With the real games: toys have no lessons."""
    folder: Path = tmp_path_factory.mktemp("lessons")
    with Running(
        create_app(
            Settings(db=str(folder / "games.db"), creates_per_minute=0, lessons_per_minute=0, log="error")
        )
    ) as running:
        yield running


def ask(server: Running, where: str, **body: Any) -> Any:
    answer = server.http.post(f"{DICE}{where}", json=body)
    assert answer.status_code in (200, 201), answer.text
    return answer.json()


def test_the_lessons_of_a_game_are_listed_in_their_order(server: Running) -> None:
    lessons = server.http.get(DICE).json()["lessons"]
    assert [lesson["number"] for lesson in lessons] == list(range(1, 10))
    assert lessons[0]["title"] == "Run the ball" and lessons[0]["steps"] == 5


def test_a_step_is_opened_with_its_question_and_nothing_is_kept(server: Running) -> None:
    first = ask(server, "/1", path=[])
    assert first["step"]["say"].endswith("Lay Run.") and first["step"]["kind"] == "answer"
    assert first["state"]["questions"][0]["name"] == "CallPlay"
    assert first["reply"] is None and first == ask(server, "/1", path=[])


def test_a_wrong_try_is_answered_and_a_right_one_leads_on(server: Running) -> None:
    wrong = ask(server, "/1/try", path=[], given="punt")
    assert wrong["reply"] == {
        "right": False, "say": "Later. Lay Run first.", "point": ["hand:run", "line"], "stays": False
    }  # fmt: skip
    right = ask(server, "/1/try", path=[], given="run")
    assert right["reply"]["right"] and right["state"]["questions"] == []
    assert right["state"]["scoreboard"]["ball"] == 40
    assert any("gain of 5" in event["text"] for event in right["events"])
    second = ask(server, "/1", path=["run"])
    assert second["step"]["number"] == 2 and second["state"]["questions"]


def test_what_the_other_side_will_lay_is_in_no_message_before_its_moment(server: Running) -> None:
    """Lesson 2's fourth step has Defence 2 for Pip: the open table is the same whatever the script holds for him."""
    opened = ask(server, "/2", path=["short_pass", "long_pass", "long_pass"])
    assert opened["state"]["waiting"] == ["home", "away"]
    before = ask(server, "/2/try", path=["short_pass", "long_pass"], given="long_pass")
    assert opened["events"] == before["events"], "nothing was told since the play before"


def test_the_end_of_a_lesson_has_no_step(server: Running) -> None:
    assert ask(server, "/1", path=["run", "run", "run", "4 yards", "11 yards"])["step"] is None


def test_the_free_play_is_a_practice_match_from_the_position(server: Running) -> None:
    made = ask(server, "/9/drive", path=[None, "Run", "Punt", 5])
    match = server.get("/api/match", made["tokens"]["home"]).json()
    assert match["mode"] == "practice" and match["names"] == {"home": "Red", "away": "Pip"}


def test_bad_steps_get_a_sentence(server: Running) -> None:
    for path, body, status, sentence in (
        ("/40", {"path": []}, 422, "There is no lesson 40"),
        ("/1", {"path": ["punt"]}, 422, "isn't a right answer to step 1"),
        ("/1", {"path": ["run"] * 41}, 422, ""),
        ("/1/try", {"path": [], "given": "field_goal"}, 422, "field_goal is not possible here"),
        ("/1/drive", {"path": []}, 409, "isn't free play"),
        ("/1/aid", {"path": [], "wanted": {"what": "nonsense"}}, 422, ""),
    ):
        answer = server.http.post(f"{DICE}{path}", json=body)
        assert answer.status_code == status and sentence in answer.json()["error"]["sentence"], answer.text
    assert server.http.get("/api/games/none/lessons").status_code == 404


def test_an_address_takes_so_many_steps_a_minute(tmp_path: Path) -> None:
    with Running(create_app(Settings(db=str(tmp_path / "db"), lessons_per_minute=6, log="error"))) as few:
        for _ in range(3):
            ask(few, "/1", path=[])
        answer = few.http.post(f"{DICE}/1", json={"path": []})
        assert answer.status_code == 429 and "too" in answer.json()["error"]["sentence"].lower()


def test_a_puzzle_is_told_like_a_lesson_of_one_step(server: Running) -> None:
    shelf = "/api/games/card_bowl/puzzles"
    listed = server.http.get(shelf).json()["lessons"]
    assert len(listed) >= 30 and listed[0]["steps"] == 1
    opened = server.http.post(f"{shelf}/1", json={"path": []}).json()
    assert opened["state"]["questions"][0]["seat"] == "home"
    assert "win chance" not in str(opened["step"]), "the answer isn't told before it is given"
    assert server.http.post(f"{shelf}/999", json={"path": []}).status_code == 422
    assert server.http.get("/api/games/card_bowl/nonsense").status_code == 422


def test_the_daily_drive_goes_on_from_the_answers_so_far(server: Running) -> None:
    daily = "/api/games/dice_football/daily/20261114"
    opened = server.http.post(daily, json={"path": []}).json()
    assert opened["step"]["number"] == 1 and opened["match"]["names"]["home"] == "Red"
    first = server.http.post(f"{daily}/try", json={"path": [], "given": "run"}).json()
    again = server.http.post(f"{daily}/try", json={"path": [], "given": "run"}).json()
    assert first == again, "whether it was held or played again, the dice and the coach are the same"
    assert len(first["events"]) > len(opened["events"])
    refused = server.http.post(f"{daily}/try", json={"path": [], "given": "field_goal"})
    assert refused.status_code == 422 and "field_goal" in refused.json()["error"]["sentence"]
    for day in (20261399, 20990101):
        assert server.http.post(f"/api/games/dice_football/daily/{day}", json={"path": []}).status_code == 404
