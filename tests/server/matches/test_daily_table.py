"""The table of a day: drives that the server has played itself, one a person, under names that can be shown."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from snapcount.games import find
from snapcount.lessons.daily import DailyDrive
from snapcount.server.app import create_app
from snapcount.server.rooms.learning.daily_table import LONGEST, cleaned
from snapcount.server.settings import Settings
from tests.server.table import Running

GAME = "dice_football"
ANN, BOB = "ann-has-a-secret-0", "bob-has-a-secret-0"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    settings = Settings(
        db=str(tmp_path / "games.db"), creates_per_minute=0, lessons_per_minute=0, log="error"
    )
    with Running(create_app(settings)) as running:
        yield running


def today(days: int = 0) -> int:
    return int(f"{datetime.now(UTC) + timedelta(days=days):%Y%m%d}")


def where(day: int) -> str:
    return f"/api/games/{GAME}/daily/{day}/table"


def enter(
    server: Running, path: list[Any], person: str = ANN, name: str = "Ann", day: int | None = None
) -> Any:
    body = {"path": path, "name": name, "person": person}
    return server.http.post(where(today() if day is None else day), json=body)


def driven(call: str) -> list[Any]:
    """Answers of somebody who lays one card again and again; the rest as it comes."""
    drive, path = DailyDrive(find(GAME), datetime.now(UTC).date()), []
    while not drive.over:
        options = [str(option) for option in drive.game.options]
        path.append(call if call in options else drive.game.options[-1])
        drive.answer(path[-1])
    return path


def test_a_drive_is_entered_as_the_server_plays_it_and_the_best_stands_first(server: Running) -> None:
    long, short = driven("run"), ["punt"]
    assert enter(server, short, BOB, "Bob").json()["place"] == 1
    told = enter(server, long).json()
    day = datetime.now(UTC).date()
    said = {name: DailyDrive(find(GAME), day, path).result for name, path in (("Ann", long), ("Bob", short))}
    assert [entry["name"] for entry in told["entries"]] == sorted(said, key=lambda name: -said[name].yards)
    assert {entry["name"]: entry["said"] for entry in told["entries"]} == {
        name: result.said for name, result in said.items()
    }
    assert told["count"] == 2 and told["entries"] == server.http.get(where(today())).json()["entries"]
    (best,) = [one for one in server.http.get(f"/api/daily/{today()}").json()["games"] if one["game"] == GAME]
    assert best["count"] == 2 and best["best"] == told["entries"][0]


def test_a_persons_first_drive_of_a_day_counts(server: Running) -> None:
    first = enter(server, ["punt"]).json()
    again = enter(server, driven("run"), name="Ann again").json()
    assert again["entries"] == first["entries"] and again["place"] == 1 and "first drive" in again["say"]
    assert first["say"] == ""


def test_nothing_is_taken_on_trust(server: Running) -> None:
    assert enter(server, []).json()["error"]["code"] == "not_over"
    assert enter(server, ["field_goal"]).status_code == 422, "what the rules refuse is no drive"
    assert enter(server, ["punt", "run"]).status_code == 422, "nothing comes after its end"
    claim = {"path": ["punt"], "name": "Ann", "person": ANN, "how": "touchdown"}
    assert server.http.post(where(today()), json=claim).status_code == 422
    assert enter(server, ["punt"], person="short").status_code == 422
    assert enter(server, ["punt"], day=today(-2)).json()["error"]["code"] == "not_today"
    assert server.http.get(where(today())).json()["count"] == 0


def test_another_day_and_another_game_have_tables_of_their_own(server: Running) -> None:
    enter(server, ["punt"])
    assert server.http.get(where(today(-1))).json()["count"] == 0
    other = server.http.get(f"/api/games/card_bowl/daily/{today()}/table").json()
    assert other == {"count": 0, "place": None, "entries": [], "say": ""}


def test_entries_are_limited_like_everything_that_is_made(tmp_path: Path) -> None:
    settings = Settings(db=str(tmp_path / "games.db"), creates_per_minute=2, log="error")
    with Running(create_app(settings)) as server:
        codes = [enter(server, ["punt"], f"somebody-else-{at:04}").status_code for at in range(5)]
    assert codes[0] == 200 and codes[-1] == 429


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Ann   Lee ", "Ann Lee"),
        ("Zoë", "Zoë"),
        ("a\u202eb\u0007c", "abc"),
        ("x\u0301\u0302\u0303y", "x\u0301y"),
        ("<b>Bo</b>", "<b>Bo</b>"),
        ("n" * 60, "n" * LONGEST),
    ],
)
def test_names_are_cleaned(given: str, shown: str) -> None:
    assert cleaned(given) == shown


def test_a_name_of_nothing_is_refused(server: Running) -> None:
    assert enter(server, ["punt"], name=" \u200b ").json()["error"]["code"] == "no_name"
