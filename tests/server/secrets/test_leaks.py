"""Nobody is sent what he may not know: marked secrets, looked for in the raw bytes of every link."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from snapcount.core.table import Seat
from snapcount.games import GAMES
from snapcount.games import find as find_game
from snapcount.server.app import create_app
from snapcount.server.lobby import Lobby
from snapcount.server.settings import Settings
from tests.server.table import Client, Running, all_of, go, play_out

pytestmark = pytest.mark.web

PLACES = ("/api/match", "/api/match/history", "/api/match/stats", "/api/match/advice")


def everything(server: Running, client: Client) -> str:
    """Every byte that this link can get: the socket so far, and all of REST."""
    fetched = [server.get(place, client.token).text for place in PLACES]
    refused = [server.get("/api/match/record", client.token).text]
    refused.append(server.post("/api/match/verify", client.token).text)
    refused.append(server.post("/api/match/branch", client.token, {"at": 2}).text)
    return "\n".join([*client.raw, *fetched, *refused])


def seed_of(server: Running, client: Client) -> str:
    lobby: Lobby = server.app.state.lobby
    match = server.get("/api/match", client.token).json()["match"]
    return lobby.rooms[match].match.seed.hex()


def test_a_hidden_card_and_a_sealed_call_reach_only_their_seat(server: Running) -> None:
    async def play() -> None:
        tokens = server.make("match", "hands", options={"rounds": 3})
        home, away, watcher = [
            await Client(server.host, tokens[role]).sit() for role in ("home", "away", "watch")
        ]
        seed = seed_of(server, home)
        hidden: dict[Client, set[str]] = {home: set(), away: set(), watcher: set()}
        random = Random(8)
        for _ in range(2):
            cards = {who: who.state["questions"][0]["facts"]["hand"] for who in (home, away)}
            assert all(card.startswith("SECRETCARD") for card in cards.values())
            hidden[home].add(cards[away])
            hidden[away].add(cards[home])
            hidden[watcher] |= set(cards.values())
            call = random.choice(home.state["questions"][0]["options"])["value"]
            told = [len(who.raw) for who in (away, watcher)]
            given = await home.answer(call)
            for who, before in zip((away, watcher), told, strict=True):
                await who.settled(given["seq"])
                news = "\n".join(who.raw[before:])
                options = json.dumps(who.state["questions"])
                assert call not in news.replace(options, "").replace(canon(who.state["questions"]), "")
                assert call not in server.get("/api/match/history", who.token).text
            await away.answer("SECRETCALLH")
            for who in (home, away, watcher):
                await who.settled(given["seq"] + 1)
            winner = home if home.asked() else away
            shown = await winner.answer(False)
            for who in (home, away, watcher):
                await who.settled(shown["seq"])
            for who, secrets in hidden.items():
                seen = everything(server, who)
                secrets -= set(mine(who))
                for secret in secrets:
                    assert secret not in seen, secret
                assert seed not in seen and seed.upper() not in seen
        await home.send(type="resign")
        for who in (home, away, watcher):
            assert (await who.until("ended"))["seed"] == seed, "told when the game is over, and only then"

    go(play())


def canon(plain: Any) -> str:
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":"))


def mine(who: Client) -> list[str]:
    """Cards that were this seat's own in some round: the same card may be dealt to the other later."""
    return [event["facts"]["card"] for event in who.events if event["what"] == "dealt"]


def test_the_two_sides_of_one_screen_are_kept_apart(server: Running) -> None:
    async def look() -> None:
        tokens = server.make("hotseat", "hands")
        table = await Client(server.host, tokens["table"]).sit()
        watcher = await Client(server.host, tokens["watch"]).sit()
        assert "SECRETCARD" not in "".join(watcher.raw)
        assert {event["seat"] for event in table.events} == {"home", "away"}, "each secret says whose it is"
        assert {frame["view"]["mine"] for frame in frames(server, tokens["table"])} == {None}

    go(look())


def frames(server: Running, token: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = server.get("/api/match/history", token).json()["frames"]
    return found


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server with the games that ship."""
    file = tmp_path_factory.mktemp("real") / "games.db"
    settings = Settings(
        db=str(file), creates_per_minute=0, answers_per_second=0, looks_per_minute=0, log="error"
    )
    with Running(create_app(settings)) as running:
        yield running


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_is_sent_does_not_depend_on_what_it_may_not_see(real: Running, game: str) -> None:
    """Every state, event and frame sent is what the views and the seat's own questions give, scrambled or not."""

    async def play() -> None:
        tokens = real.make("match", game)
        clients = {role: await Client(real.host, tokens[role]).sit() for role in ("home", "away", "watch")}
        lobby: Lobby = real.app.state.lobby
        match = real.get("/api/match", tokens["home"]).json()["match"]
        room = lobby.rooms[match]
        seed = room.match.seed.hex()
        random = Random(game)
        home, away = clients["home"], clients["away"]
        for _ in range(40):
            if room.over:
                break
            for role, seat in (("home", Seat.HOME), ("away", Seat.AWAY), ("watch", None)):
                state = room.saved.game.state
                other = room.writer.rulebook.rules.scramble(state, seat, random)
                sent = room.match_writer.sight(room.saved.game, seat)
                view = room.writer.rulebook.rules.view(other, seat)
                assert sent == room.writer.sight(view, room.saved.game.names)
                if seat is not None and seat.other in room.waiting and seat not in room.waiting:
                    assert '"questions":[]' in room.state(role)
            who = home if home.asked() else away
            asked = who.asked()
            if asked is None:
                for client in (home, away):
                    await client.until_state(lambda state: state["seq"] >= room.saved.seq)
                continue
            given = await who.answer(random.choice(asked["options"])["value"])
            assert given["type"] == "accepted", given
            for client in clients.values():
                await client.settled(given["seq"])
        for client in clients.values():
            raw = "\n".join(client.raw)
            if not room.over:
                assert seed not in raw
            owners = {
                text.split('"seat":"')[1][:4] for text in raw.split('"prompt"')[:-1] if '"seat":"' in text
            }
            assert owners <= {"home", "away"}
        assert '"prompt"' not in "\n".join(clients["watch"].raw)
        for role, other in (("home", "away"), ("away", "home")):
            for text in clients[role].raw:
                assert all(asked["seat"] != other for asked in json.loads(text).get("questions", []))
        assert all(not event.get("seat") for event in clients["watch"].events)

    go(play())


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_played_against_its_coach_over_the_wire(real: Running, game: str) -> None:
    """Sixty answers, or the whole game if it is shorter; then the person resigns."""

    async def play() -> None:
        tokens = real.make("practice", game, options=shortest(game))
        me = await Client(real.host, tokens["home"]).sit()
        await play_out(me, Random(2), most=60)
        assert real.post("/api/match/verify", tokens["home"]).json()["ok"]
        frames = real.get("/api/match/history", tokens["home"]).json()["frames"]
        assert frames[-1]["events"] == len(me.events) and len(frames) >= 60
        assert real.get("/api/match/stats", tokens["home"]).status_code == 200
        record = real.get("/api/match/record", tokens["home"])
        assert len(real.http.post("/api/replays", content=record.content).json()["frames"]) == len(frames)

    go(play())


def shortest(game: str) -> dict[str, Any]:
    rulebook = find_game(game)
    return dict(rulebook.face.lengths[-1].options) if rulebook.face.lengths else {}


def test_two_people_can_play_all_games_at_once(real: Running) -> None:
    async def play() -> None:
        async def one(game: str) -> None:
            tokens = real.make("hotseat", game, options=shortest(game))
            table = await Client(real.host, tokens["table"]).sit()
            for _ in range(25):
                asked = table.asked()
                if asked is None:
                    break
                heard = await table.answer(asked["options"][0]["value"], seat=asked["seat"])
                await table.settled(heard["seq"])

        await all_of(*(one(game) for game in GAMES))

    go(play())
