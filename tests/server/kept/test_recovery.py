"""What doesn't get stored didn't happen; rooms are put away and come back; rules may change under a game."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, NoReturn

import pytest
import websockets

from snapcount.core.rulebook import Rulebook
from snapcount.core.table import Seat, Table
from snapcount.server.app import create_app
from snapcount.server.lobby import Lobby
from snapcount.server.logs import without_values
from snapcount.server.settings import Settings
from snapcount.server.store import Work
from snapcount.server.wire.writer import LONG
from tests.core import toy
from tests.server import toys
from tests.server.table import Client, Running, go, play_out


def with_rules(**other: Any) -> Rulebook:
    return replace(toy.TOY, rules=replace(toy.TOY.rules, **other))


def no_space() -> NoReturn:
    raise OSError("no space left on device")


def test_an_answer_that_can_t_be_stored_changes_nothing(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby: Lobby = server.app.state.lobby
    put = lobby.store.put
    fail = False

    def failing(work: Work) -> None:
        if fail:
            monkeypatch.setattr(work, "rows", no_space)
        put(work)

    monkeypatch.setattr(lobby.store, "put", failing)

    async def play() -> None:
        nonlocal fail
        tokens = server.make("hotseat", options={"rounds": 3})
        table = await Client(server.host, tokens["table"]).sit()
        given = await table.answer("high", seat="home")
        before = await table.settled(given["seq"])
        fail = True
        heard = await table.answer("low", seat="away", id="unlucky")
        assert heard["type"] == "error" and heard["code"] == "internal"
        fail = False
        other = await Client(server.host, tokens["table"]).sit()
        assert other.state == before and not other.events, "nobody saw the dice that were not stored"
        again = await table.answer("low", seat="away", id="unlucky")
        assert again["type"] == "accepted"
        await table.settled(again["seq"])
        await play_out(table, Random(1))
        assert server.post("/api/match/verify", tokens["table"]).json()["ok"]

    go(play())


def test_a_surprise_inside_the_rules_changes_nothing(tmp_path: Path) -> None:
    broken = False

    def sometimes(t: Table, state: toy.State) -> toy.State:
        after = toy.play(t, state)
        if broken:
            raise ZeroDivisionError
        return after

    rulebook = with_rules(play=sometimes)
    app = create_app(
        Settings(db=str(tmp_path / "db"), log="critical"), games=lambda: ["toy"], find=lambda name: rulebook
    )

    async def play(server: Running) -> None:
        nonlocal broken
        table = await Client(server.host, server.make("hotseat")["table"]).sit()
        given = await table.answer("high", seat="home")
        await table.settled(given["seq"])
        given = await table.answer("low", seat="away")
        before = await table.settled(given["seq"])
        broken = True
        assert (await table.answer(False))["code"] == "internal"
        broken = False
        other = await Client(server.host, table.token).sit()
        assert other.state == before
        assert (await table.answer(False))["type"] == "accepted"

    with Running(app) as server:
        go(play(server))


def test_rooms_that_nobody_uses_are_put_away_and_come_back(tmp_path: Path) -> None:
    settings = Settings(db=str(tmp_path / "db"), idle_seconds=0, log="error")
    with Running(create_app(settings, games=toys.names, find=toys.find)) as server:
        tokens = server.make("hotseat", "hands")
        lobby: Lobby = server.app.state.lobby

        async def sit() -> dict[str, Any]:
            table = await Client(server.host, tokens["table"]).sit()
            await asyncio.sleep(1.5)
            assert lobby.rooms, "somebody is here"
            await table.leave()
            return table.state

        before = go(sit())
        for _ in range(100):
            if not lobby.rooms:
                break
            asyncio.run(asyncio.sleep(0.05))
        assert not lobby.rooms
        again = go(Client(server.host, tokens["table"]).sit())
        assert again.state == before


def other_rules(t: Table, state: toy.State) -> toy.State:
    """A later version of the toy: the home seat alone calls."""
    call = t.ask(Seat.HOME, toy.Call(state.rounds))
    (die,) = t.roll(toy.ONE_DIE)
    t.tell("thrown anew", dice=(die,), call=call)
    won = (die > 3) == (call == "high")
    return toy.State(state.rounds - 1, state.home + won, state.away + (not won), state.deck)


def test_a_game_goes_on_under_new_rules(tmp_path: Path) -> None:
    def serve(rulebook: Rulebook, work: Callable[[Running], Any]) -> Any:
        settings = Settings(db=str(tmp_path / "db"), log="critical", answers_per_second=0)
        app = create_app(settings, games=lambda: ["toy"], find=lambda name: rulebook)
        with Running(app) as server:
            return work(server)

    async def half(server: Running, table: Client) -> dict[str, Any]:
        await table.sit()
        random = Random(4)
        while table.state["view"]["rounds"] > 15:
            asked = table.asked()
            assert asked is not None
            given = await table.answer(random.choice(asked["options"])["value"], seat=asked["seat"])
            await table.settled(given["seq"])
        return table.state

    def begin(server: Running) -> tuple[str, dict[str, Any]]:
        token = server.make("hotseat", options={"rounds": 30})["table"]
        return token, go(half(server, Client(server.host, token)))

    token, before = serve(toy.TOY, begin)

    async def end(server: Running) -> None:
        table = await Client(server.host, token).sit()
        assert table.state["view"]["rounds"] == 20, "the last written state"
        assert table.state["seq"] > before["seq"]
        await play_out(table, Random(5))
        assert server.post("/api/match/verify", token).json()["ok"]

    newer = with_rules(version=2, play=other_rules)

    def some(server: Running) -> None:
        async def one() -> None:
            table = await Client(server.host, token).sit()
            given = await table.answer("high", seat="home")
            await table.settled(given["seq"])
            await table.send(type="take_back")
            await table.until("take_back_done")

        go(one())

    serve(newer, some)
    serve(newer, lambda server: go(end(server)))


def test_a_match_that_the_rules_no_longer_lead_through_says_so(tmp_path: Path) -> None:
    """Rules that changed without a new version: nothing can be told of the match, and nothing of it is lost."""

    def served(rulebook: Rulebook) -> Running:
        settings = Settings(db=str(tmp_path / "db"), log="critical")
        return Running(create_app(settings, games=lambda: ["toy"], find=lambda name: rulebook))

    async def begin(server: Running, token: str) -> None:
        table = await Client(server.host, token).sit()
        for seat, call in (("home", "high"), ("away", "low")):
            given = await table.answer(call, seat=seat)
            await table.settled(given["seq"])

    with served(toy.TOY) as server:
        token = server.make("hotseat")["table"]
        go(begin(server, token))
    with served(with_rules(play=other_rules)) as server:
        refused = server.get("/api/match", token)
        assert (
            refused.status_code == 409 and "this version of the rules" in refused.json()["error"]["sentence"]
        )
    with served(toy.TOY) as server:
        assert server.get("/api/match", token).status_code == 200


def test_a_game_that_is_slow_to_draw_holds_up_nobody_else(tmp_path: Path) -> None:
    drawn_in: set[int | None] = set()

    def slow(view: Any, names: Any) -> str:
        drawn_in.add(threading.get_ident())
        return "slowly " * LONG

    rulebook = replace(toy.TOY, face=replace(toy.TOY.face, board=slow))
    app = create_app(
        Settings(db=str(tmp_path / "db"), log="error", answers_per_second=0),
        games=lambda: ["toy"],
        find=lambda name: rulebook,
    )

    async def play(server: Running) -> None:
        tokens = server.make("hotseat", options={"rounds": 3})
        first = await Client(server.host, tokens["table"], board=True).sit()
        await first.leave()
        drawn_in.clear()
        painter = await Client(server.host, tokens["table"], board=True).sit()
        await play_out(painter, Random(1))
        assert drawn_in, "every moment was drawn"
        assert server.thread.ident not in drawn_in, "and never where all rooms are served"

    with Running(app) as server:
        go(play(server))


def test_a_store_that_fails_gives_away_nothing(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def failing(hashed: bytes) -> Any:
        raise OSError("SECRETPLACE")

    tokens = server.make()
    monkeypatch.setattr(server.app.state.lobby.store, "token", failing)
    answer = server.get("/api/match", tokens["home"])
    assert answer.status_code == 500 and "SECRETPLACE" not in answer.text

    async def knock() -> None:
        client = Client(server.host, tokens["home"])
        client.socket = await websockets.connect(f"ws://{server.host}/api/socket", proxy=None)
        await client.send(type="hello", token=client.token, events=0)
        heard = await client.hear()
        assert heard["code"] == "internal" and "SECRETPLACE" not in str(heard)
        with pytest.raises(websockets.ConnectionClosed):
            await client.hear()
        assert client.socket.close_code == 1011

    go(knock())


def test_what_goes_wrong_is_logged_without_the_values_it_went_wrong_with() -> None:
    trace = (
        'Traceback (most recent call last):\n  File "rooms.py", line 1, in commit\n    raise problem\n'
        "sqlalchemy.exc.OperationalError: (sqlite3.OperationalError) SECRET\n[SQL: INSERT]\n[parameters: ('SECRET',)]\n"
        "\nDuring handling of the above exception, another exception occurred:\n\nKeyError: 'SECRET'"
    )
    line = without_values(None, "error", {"event": "x", "exception": trace})
    assert "SECRET" not in line["exception"]
    assert "sqlalchemy.exc.OperationalError" in line["exception"] and "KeyError" in line["exception"]
    assert 'File "rooms.py", line 1' in line["exception"]
