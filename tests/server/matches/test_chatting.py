"""Two people who play far apart talk: to each other alone, a little at a time, and nothing of it is kept."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from pathlib import Path
from typing import Any

import pytest

from snapcount.server.app import create_app
from snapcount.server.rooms import chat
from snapcount.server.settings import Settings
from tests.server.postgres import Postgres
from tests.server.table import Client, Running, go, seated
from tests.server.toys import find, names

pytestmark = pytest.mark.web


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits two seconds; who tests the pause puts it back."""
    monkeypatch.setattr(chat, "PAUSE", 0)


async def say(client: Client, text: str) -> dict[str, Any]:
    """What becomes of it: the lines, or an error."""
    await client.send(type="chat", text=text)
    return await client.until("chat", "error")


def said(heard: dict[str, Any]) -> list[tuple[str, str]]:
    return [(line["seat"], line["text"]) for line in heard["lines"]]


async def raw_so_far(client: Client) -> str:
    await client.send(type="ping")
    await client.until("pong")
    return "\n".join(client.raw)


def test_both_seats_hear_each_other_and_no_spectator_does(server: Running) -> None:
    async def play() -> None:
        tokens = server.make()
        home, away, watch = await seated(server, tokens, "home", "away", "watch")
        assert said(await say(home, "Good luck!")) == [("home", "Good luck!")]
        assert said(await away.until("chat")) == [("home", "Good luck!")]
        both = [("home", "Good luck!"), ("away", "You too!")]
        assert said(await say(away, "You too!")) == both == said(await home.until("chat"))
        assert "looks on" in (await say(watch, "Hello?"))["sentence"]
        late = await Client(server.host, tokens["watch"]).sit()
        for spectator in (watch, late):
            raw = await raw_so_far(spectator)
            assert "chat" not in raw and "Good luck" not in raw

    go(play())


def test_who_comes_back_is_told_the_last_thirty_lines(server: Running) -> None:
    async def play() -> None:
        tokens = server.make()
        home, away = await seated(server, tokens, "home", "away")
        await away.leave()
        for number in range(chat.MOST_LINES + 3):
            await say(home, f"line {number}")
            await asyncio.sleep(0.002)
        back = await Client(server.host, tokens["away"]).sit()
        lines = said(await back.until("chat"))
        assert len(lines) == chat.MOST_LINES == 30
        assert (lines[0], lines[-1]) == (("home", "line 3"), ("home", "line 32"))

    go(play())


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("  a\n\tb \u202ec\x00\u200b ", "a b c"),
        ("x" * 120 + "   ", "x" * 120),
        ("Bien joué 🏈 <b>", "Bien joué 🏈 <b>"),
    ],
)
def test_a_message_is_one_line_of_visible_text(server: Running, text: str, told: str) -> None:
    async def play() -> None:
        (home,) = await seated(server, server.make(), "home")
        assert said(await say(home, text)) == [("home", told)]

    go(play())


@pytest.mark.parametrize(
    ("text", "why"),
    [("", "empty"), (" \n\u202e\x07 ", "empty"), ("x" * 121, "120 letters")],
)
def test_what_is_no_message_is_refused_in_a_sentence(server: Running, text: str, why: str) -> None:
    async def play() -> None:
        (home,) = await seated(server, server.make(), "home")
        refused = await say(home, text)
        assert refused["type"] == "error" and why in refused["sentence"]
        assert said(await say(home, "Hello")) == [("home", "Hello")], "nothing of it was kept"

    go(play())


def test_a_seat_says_one_thing_every_two_seconds_whatever_the_other_says(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat, "PAUSE", 2)

    async def play() -> None:
        tokens = server.make()
        home, second, away = await seated(server, tokens, "home", "home", "away")
        await say(home, "one")
        assert "every 2 seconds" in (await say(home, "two"))["sentence"]
        await second.until("chat")
        await away.until("chat")
        assert "every 2 seconds" in (await say(second, "two"))["sentence"], "another window is the same seat"
        assert said(await say(away, "three"))[-1] == ("away", "three")
        await asyncio.sleep(2.05)
        await home.until("chat")
        assert said(await say(home, "four")) == [("home", "one"), ("away", "three"), ("home", "four")]

    go(play())


@pytest.mark.parametrize(("mode", "role"), [("practice", "home"), ("hotseat", "table"), ("watch", "watch")])
def test_only_two_people_by_link_can_talk(server: Running, mode: str, role: str) -> None:
    async def play() -> None:
        (one,) = await seated(server, server.make(mode), role)
        assert "nobody to talk to" in (await say(one, "Hello"))["sentence"]

    go(play())


def test_talking_is_no_part_of_the_game_and_goes_on_after_it(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    word = "Zyzzyva"
    app = create_app(Settings(db=str(tmp_path / "games.db"), log="debug"), games=names, find=find)

    async def play(server: Running) -> dict[str, str]:
        tokens = server.make()
        home, away = await seated(server, tokens, "home", "away")
        given = await home.answer("high")
        state = await home.settled(given["seq"])
        await say(home, word)
        assert (await home.answer("nothing"))["type"] == "refused"
        assert home.state["seq"] == state["seq"] and home.state["can_take_back"]
        await away.send(type="resign")
        await away.until("ended")
        assert said(await say(away, f"Good game, {word}!"))[-1][1] == f"Good game, {word}!"
        return tokens

    with Running(app) as server:
        tokens = go(play(server))
        assert server.post("/api/match/verify", tokens["home"]).json()["ok"]
        for path in ("/api/match/record", "/api/match/history", "/api/match"):
            assert word not in server.get(path, tokens["home"]).text
        kept = server.http.post("/api/export", json={"links": [tokens["home"]]})
        with zipfile.ZipFile(io.BytesIO(kept.content)) as folder:
            assert folder.namelist() and all(
                word not in folder.read(name).decode() for name in folder.namelist()
            )
    assert all(word.encode() not in file.read_bytes() for file in tmp_path.rglob("*") if file.is_file())
    assert word not in "".join(capfd.readouterr())


def test_seats_at_different_workers_talk_and_a_third_worker_learns_it(postgres: Postgres) -> None:
    settings = Settings(db=postgres.database(), creates_per_minute=0, answers_per_second=0, log="error")
    long = ["\U0001f3c8" * 119 + chr(ord("a") + number) for number in range(9)]

    async def play(one: Running, two: Running, three: Running) -> None:
        tokens = one.make()
        home = await Client(one.host, tokens["home"]).sit()
        away = await Client(two.host, tokens["away"]).sit()
        assert said(await say(home, "Hello")) == said(await away.until("chat"))
        for text in long:
            await say(home, text)
            await asyncio.sleep(0.002)
        late = await Client(three.host, tokens["away"]).sit()
        watch = await Client(three.host, tokens["watch"]).sit()
        lines: list[tuple[str, str]] = []
        while len(lines) < 1 + len(long):
            lines = said(await late.until("chat"))
        assert lines == [("home", "Hello"), *(("home", text) for text in long)], "each once, in its order"
        assert all(json.loads(text)["type"] != "chat" for text in (await raw_so_far(watch)).splitlines())

    apps = [create_app(settings, games=names, find=find) for _ in range(3)]
    with Running(apps[0]) as one, Running(apps[1]) as two, Running(apps[2]) as three:
        go(play(one, two, three))
