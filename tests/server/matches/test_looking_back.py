"""What a board asks about a moment of the history is answered from what the link saw there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from snapcount.core.rulebook import Rulebook
from snapcount.server.app import create_app
from snapcount.server.settings import Settings
from tests.server.table import Client, Running, all_of, go, play_out
from tests.server.toys import HANDS


def card_and_rounds(view: Any, request: Mapping[str, Any]) -> dict[str, Any]:
    return {"mine": view.mine, "rounds": view.rounds, "asked": request["ask"]}


BOOK: Rulebook = replace(HANDS, face=replace(HANDS.face, aid=card_and_rounds))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("looking")
    settings = Settings(
        db=str(folder / "games.db"),
        creates_per_minute=0,
        answers_per_second=0,
        looks_per_minute=0,
        log="error",
    )
    with Running(create_app(settings, games=lambda: ["hands"], find=lambda name: BOOK)) as running:
        yield running


@pytest.fixture(scope="module")
def tokens(server: Running) -> dict[str, str]:
    made = server.make("match", "hands", options={"rounds": 3})

    async def play() -> None:
        home = await Client(server.host, made["home"]).sit()
        away = await Client(server.host, made["away"]).sit()
        await all_of(play_out(home, Random(1)), play_out(away, Random(2)))

    go(play())
    return made


def aid(server: Running, token: str, **more: Any) -> dict[str, Any]:
    answer = server.post("/api/match/aid", token, {"wanted": {"ask": "card"}, **more})
    assert answer.status_code == 200
    found: dict[str, Any] = answer.json()["aid"]
    return found


@pytest.mark.parametrize("role", ["home", "away", "watch"])
def test_every_moment_is_answered_as_this_link_saw_it(
    server: Running, tokens: dict[str, str], role: str
) -> None:
    frames = server.get("/api/match/history", tokens[role]).json()["frames"]
    seen = [aid(server, tokens[role], at=frame["at"]) for frame in frames]
    assert [one["mine"] for one in seen] == [frame["view"]["mine"] for frame in frames]
    assert [one["rounds"] for one in seen] == [frame["view"]["rounds"] for frame in frames]
    assert len({one["rounds"] for one in seen}) > 2, "not always the same moment"
    if role == "watch":
        assert not any(one["mine"] for one in seen)
    else:
        assert any(one["mine"] for one in seen)
        other = "away" if role == "home" else "home"
        assert [aid(server, tokens[role], at=frame["at"], seat=other) for frame in frames] == seen


def test_a_moment_that_never_was_is_refused(server: Running, tokens: dict[str, str]) -> None:
    frames = server.get("/api/match/history", tokens["home"]).json()["frames"]
    moments = {frame["at"] for frame in frames}
    never = next(at for at in range(1000) if at not in moments)
    for at in (never, 10_000):
        answer = server.post("/api/match/aid", tokens["home"], {"wanted": {"ask": "card"}, "at": at})
        assert answer.status_code == 422 and answer.json()["error"]["code"] == "no_such_moment"
