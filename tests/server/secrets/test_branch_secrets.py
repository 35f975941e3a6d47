"""Try it from here while the game goes on: a branch holds what its seat may see, and a watcher must wait."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from snapcount.core.data.typed import from_plain
from snapcount.core.table import Seat
from snapcount.games import GAMES
from snapcount.server.app import create_app
from snapcount.server.lobby import Lobby
from snapcount.server.rooms.room import Room
from snapcount.server.settings import Settings
from tests.server.table import Client, Running, go

pytestmark = pytest.mark.web


def room_of(server: Running, token: str) -> Room:
    lobby: Lobby = server.app.state.lobby
    return lobby.rooms[server.get("/api/match", token).json()["match"]]


def given_up(server: Running, token: str, seat: str | None = None) -> str:
    """Everything a branch can tell: its socket, its moments, and the record when somebody has given up."""

    async def resign() -> list[str]:
        me = await Client(server.host, token).sit()
        await me.send(type="resign", **({"seat": seat} if seat else {}))
        await me.until("ended")
        return me.raw

    raw = go(resign())
    return "\n".join(
        [*raw, *(server.get(f"/api/match/{what}", token).text for what in ("history", "record"))]
    )


def cards_of(room: Room) -> tuple[set[str], set[str]]:
    """The cards that were ever dealt to home and away."""
    dealt = [event for event in room.saved.game.events if event.what == "dealt"]
    home, away = ({event.facts["card"] for event in dealt if event.to is seat} for seat in Seat)
    return home, away


@pytest.mark.parametrize("against", ["hotseat", "rookie"])
def test_a_practice_player_gets_neither_the_coachs_call_nor_its_card(server: Running, against: str) -> None:
    tokens = server.make("practice", "hands", options={"rounds": 12})

    async def play() -> None:
        me = await Client(server.host, tokens["home"]).sit()
        random = Random(3)
        for _ in range(7):
            await me.until_state(lambda state: state["waiting"] == ["home"])
            asked = me.asked()
            assert asked is not None
            heard = await me.answer(random.choice(asked["options"])["value"])
            await me.settled(heard["seq"])
        await me.until_state(lambda state: state["waiting"] == ["home"])

    go(play())
    room = room_of(server, tokens["home"])
    mine, theirs = cards_of(room)
    frames = server.get("/api/match/history", tokens["home"]).json()["frames"]
    for frame in frames:
        made = server.post("/api/match/branch", tokens["home"], {"at": frame["at"], "against": against})
        assert made.status_code == 201, made.text
        link = made.json()["tokens"].get("table") or made.json()["tokens"]["home"]
        branch = room_of(server, link).saved.game
        sealed = {
            given.value
            for given in branch.inputs
            if given.seat is Seat.AWAY and given.question == "SecretCall"
        }
        assert against == "rookie" or not sealed
        told = given_up(server, link, "home" if against == "hotseat" else None)
        dealt_here = set().union(*cards_of(room_of(server, link)))
        held = {branch.started_from.home, branch.started_from.away}
        for card in theirs - mine - dealt_here - held:
            assert card not in told, "a card of the coach that nobody showed"


def test_two_at_one_screen_do_not_open_a_sealed_call(server: Running) -> None:
    tokens = server.make("hotseat", "hands")

    async def call() -> None:
        table = await Client(server.host, tokens["table"]).sit()
        heard = await table.answer("SECRETCALLF", seat="home")
        await table.settled(heard["seq"])

    go(call())
    at = server.get("/api/match/history", tokens["table"]).json()["frames"][-1]["at"]
    made = server.post("/api/match/branch", tokens["table"], {"at": at, "against": "hotseat"}).json()
    game = room_of(server, made["tokens"]["table"]).saved.game
    assert game.waiting.keys() == set(Seat), "both call anew"
    given_up(server, made["tokens"]["table"], "home")
    assert "SECRETCALLF" not in server.get("/api/match/record", made["tokens"]["table"]).text


@pytest.mark.parametrize("mode", ["hotseat", "practice", "watch"])
def test_a_link_that_watches_tries_things_out_when_the_game_is_over(server: Running, mode: str) -> None:
    tokens = server.make(mode, "hands", options={"rounds": 12})
    for against in ("hotseat", "rookie"):
        refused = server.post("/api/match/branch", tokens["watch"], {"at": 2, "against": against})
        assert refused.status_code == 409
        assert (
            refused.json()["error"]["sentence"]
            == "A link that watches tries things out when the game is over."
        )
    if mode == "watch":
        return
    given_up(server, tokens.get("table") or tokens["home"], "home")
    made = server.post("/api/match/branch", tokens["watch"], {"at": 2, "against": "hotseat"})
    assert made.status_code == 201, "then nothing is secret any more"


# The five games


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    file = tmp_path_factory.mktemp("real") / "games.db"
    settings = Settings(db=str(file), creates_per_minute=0, answers_per_second=0, log="error")
    with Running(create_app(settings)) as running:
        yield running


async def answered(me: Client, random: Random, most: int) -> None:
    for _ in range(most):
        await me.until_state(lambda state: bool(state["questions"]) or state["over"])
        asked = me.asked()
        if asked is None:
            return
        heard = await me.answer(random.choice(asked["options"])["value"], seat=asked["seat"])
        await me.settled(heard["seq"])
    await me.until_state(lambda state: bool(state["questions"]) or state["over"])


@pytest.mark.parametrize("game", GAMES)
def test_a_branch_of_a_running_game_holds_what_its_seat_saw(real: Running, game: str) -> None:
    """The same sight byte for byte, no history from before, and no answer of the coach that was still closed."""
    tokens = real.make("practice", game)
    random = Random(game)

    async def play() -> None:
        await answered(await Client(real.host, tokens["home"]).sit(), random, 25)

    go(play())
    room = room_of(real, tokens["home"])
    history = real.get("/api/match/history", tokens["home"]).json()
    frames = [{**frame, "view": {**history["same"], **frame["view"]}} for frame in history["frames"]]
    rules = room.writer.rulebook.rules
    for frame in [*random.sample(frames, 5), frames[-1]]:
        made = real.post("/api/match/branch", tokens["home"], {"at": frame["at"], "against": "hotseat"})
        assert made.status_code in (201, 409), made.text
        if made.status_code == 409:
            assert made.json()["error"]["code"] == "covered"
            continue
        token = made.json()["tokens"]["table"]
        branch = room_of(real, token).saved.game
        sight = room.writer.sight(rules.view(branch.started_from, Seat.HOME), branch.names)
        assert json.loads("{" + sight + "}")["view"] == frame["view"]
        record = given_up(real, token, "home")
        header: dict[str, Any] = json.loads(real.get("/api/match/record", token).text.split("\n")[0])
        assert from_plain(rules.state, header["start"]) == branch.started_from
        assert room.match.seed.hex() not in record
