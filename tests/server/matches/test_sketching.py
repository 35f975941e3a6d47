"""OS-2.13, OS-2.14: the defence watches a line grow, and nobody learns anything else by it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from snapcount.server.app import create_app
from snapcount.server.rooms.pen import PER_SECOND
from snapcount.server.settings import Settings
from tests.server.postgres import Postgres
from tests.server.table import Client, Running, go
from tests.server.toys import find, names

pytestmark = pytest.mark.web

LINE = [[35.0, 0.0], [36.5, 0.25]]


@pytest.fixture
def game(tmp_path: Path) -> Iterator[Running]:
    app = create_app(Settings(db=str(tmp_path / "games.sqlite")))
    with Running(app) as running:
        yield running


async def kicking(game: Running, other: Running | None = None) -> tuple[dict[str, str], dict[str, Client]]:
    """A match as far as the kickoff, and who sits where: the kicker, the receiver, and a spectator."""
    tokens = game.make("match", "out_of_sight")
    hosts = {"home": game.host, "away": (other or game).host, "watch": (other or game).host}
    return tokens, await seated_at_kickoff(tokens, hosts)


async def seated_at_kickoff(tokens: dict[str, str], hosts: dict[str, str]) -> dict[str, Client]:
    seated = {role: await Client(host, tokens[role]).sit() for role, host in hosts.items()}
    for _ in range(3):
        for player in (seated["home"], seated["away"]):
            await player.until_state(lambda state: bool(state["waiting"]))
            asked = player.asked()
            if asked is not None and asked["name"] != "KickOff":
                heard = await player.answer(asked["options"][0]["value"])
                for each in seated.values():
                    await each.settled(heard["seq"])
    kicker = "home" if seated["home"].asked() else "away"
    return {
        "kicker": seated[kicker],
        "receiver": seated["away" if kicker == "home" else "home"],
        "watch": seated["watch"],
    }


def pen(client: Client, **more: Any) -> dict[str, Any]:
    asked = client.asked()
    assert asked is not None
    return {
        "type": "pen",
        "seat": asked["seat"],
        "seq": client.state["seq"],
        "start": 0,
        "points": LINE,
    } | more


async def heard_so_far(client: Client) -> list[str]:
    """The kinds of all messages up to the answer to a ping."""
    await client.send(type="ping")
    await client.until("pong")
    return [json.loads(text)["type"] for text in client.raw]


def test_os_2_14_the_other_seat_alone_watches_the_line_grow(game: Running) -> None:
    async def play() -> None:
        tokens, seated = await kicking(game)
        kicker, receiver, watch = seated["kicker"], seated["receiver"], seated["watch"]
        asked = kicker.asked()
        assert asked is not None and asked["name"] == "KickOff"
        second = await Client(game.host, tokens[asked["seat"]]).sit()
        await kicker.send(**pen(kicker))
        await kicker.send(**pen(kicker, start=2, points=[[38.0, 0.5]]))
        first, then = await receiver.until("pen"), await receiver.until("pen")
        assert first == {"type": "pen", "seat": asked["seat"], "start": 0, "points": LINE}
        assert (then["start"], then["points"]) == (2, [[38.0, 0.5]])
        for other in (kicker, second, watch):
            assert "pen" not in await heard_so_far(other), "whoever draws must not see it on any screen"
        assert not any("36.5" in text for text in kicker.raw + second.raw + watch.raw)

    go(play())


def test_a_line_is_passed_on_only_from_the_seat_that_draws_and_while_it_draws(game: Running) -> None:
    async def play() -> None:
        _, seated = await kicking(game)
        kicker, receiver = seated["kicker"], seated["receiver"]
        drawn = pen(kicker)
        await receiver.send(**drawn)
        assert "doesn't play that seat" in (await receiver.until("error"))["sentence"]
        await receiver.send(**drawn | {"seat": "away" if drawn["seat"] == "home" else "home"})
        await kicker.send(**drawn | {"seq": 0})
        assert "pen" not in await heard_so_far(kicker)
        assert "pen" not in await heard_so_far(receiver)
        for wrong in ({"points": LINE * 51}, {"points": [[1e9, 0]]}, {"points": [["NaN", 0]]}, {"start": -1}):
            await kicker.send(**drawn | wrong)
            assert (await kicker.until("error"))["code"] == "malformed"

    go(play())


def test_a_line_drawn_too_fast_is_thinned_and_the_answer_still_counts(game: Running) -> None:
    async def play() -> None:
        _, seated = await kicking(game)
        kicker, receiver = seated["kicker"], seated["receiver"]
        for start in range(3 * PER_SECOND):
            await kicker.send(**pen(kicker, start=start, points=[[40.0, start]]))
        asked = kicker.asked()
        assert asked is not None
        assert (await kicker.answer(asked["options"][1]["value"]))["type"] == "accepted"
        await receiver.until_state(lambda state: state["waiting"] != [asked["seat"]])
        told = (await heard_so_far(receiver)).count("pen")
        assert PER_SECOND <= told <= PER_SECOND + 5

    go(play())


def test_os_2_13_the_number_of_refused_strokes_is_shown(game: Running) -> None:
    async def play() -> None:
        tokens, seated = await kicking(game)
        kicker, receiver = seated["kicker"], seated["receiver"]
        asked = kicker.asked()
        assert asked is not None
        seat = asked["seat"]
        bad = {"segments": [{"pen": "down", "pts": [[35.0, 0.0]], "hang_ms": None, "air_yd": None}]}
        assert (await kicker.answer(bad))["rule"] == "OS-2.4"
        assert (await receiver.until("redrawn"))[seat] == 1
        await kicker.send(**pen(kicker, points=[], broken=True))
        assert (await receiver.until("redrawn"))[seat] == 2
        await kicker.answer(bad, seq=0)
        late = await Client(game.host, tokens["watch"]).sit()
        assert (await late.until("redrawn"))[seat] == 2, "an answer to an older question is no stroke"
        assert (await kicker.answer(asked["options"][1]["value"]))["type"] == "accepted"

    go(play())


def test_other_games_have_nothing_to_watch(tmp_path: Path) -> None:
    app = create_app(Settings(db=str(tmp_path / "toys.sqlite")), games=names, find=find)

    async def play(server: Running) -> None:
        tokens = server.make("match", "hands", options={"rounds": 1})
        home = await Client(server.host, tokens["home"]).sit()
        away = await Client(server.host, tokens["away"]).sit()
        await home.send(**pen(home))
        await home.answer("no such answer")
        assert not {"pen", "redrawn"} & {*await heard_so_far(home), *await heard_so_far(away)}

    with Running(app) as server:
        go(play(server))


def test_a_line_reaches_the_other_seat_at_another_worker_and_no_spectator(postgres: Postgres) -> None:
    settings = Settings(db=postgres.database(), creates_per_minute=0, answers_per_second=0, log="error")

    async def play(one: Running, two: Running) -> None:
        _, seated = await kicking(one, two)
        kicker, receiver = seated["kicker"], seated["receiver"]
        seat = pen(kicker)["seat"]
        await kicker.send(**pen(kicker))
        assert (await receiver.until("pen"))["points"] == LINE
        await kicker.send(**pen(kicker, points=[], broken=True))
        for each in (receiver, seated["watch"]):
            assert (await each.until("redrawn"))[seat] == 1
        assert "pen" not in {*await heard_so_far(kicker), *await heard_so_far(seated["watch"])}

    with Running(create_app(settings)) as one, Running(create_app(settings)) as two:
        go(play(one, two))
