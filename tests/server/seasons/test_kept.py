"""A season outlives its server: stopped, killed, or killed between a game's end and its entry in the books."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from snapcount.seasons.file.rows import WholeGame
from snapcount.seasons.games.playing import Played
from snapcount.server.rooms.seasons.office import Office
from snapcount.server.store import SeasonLink, SeqTaken, StoredSeason
from snapcount.server.store.sql import SqlStore
from tests.server.kept.test_store import MATCH, with_store
from tests.server.seasons.conftest import serving
from tests.server.seasons.league import LEAGUE, game_of, look, new_season, next_match, play_through, seat_in
from tests.server.stubborn import launched
from tests.server.table import Client, bearer, go, play_out


def test_a_game_that_was_never_written_down_is_when_somebody_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if the server had been killed at the moment between."""
    with monkeypatch.context() as patch, serving(str(tmp_path / "games.db")) as server:
        patch.setattr(Office, "changed", lambda office, room: None)
        token = new_season(server)
        number = look(server, token)["now"]["game"]
        score = go(play_through(server, seat_in(next_match(server, token))))
    with serving(str(tmp_path / "games.db")) as server:
        assert game_of(look(server, token), number)["score"] == score
        assert look(server, token)["played"] == 1
        assert look(server, token)["now"]["game"] != number


@pytest.mark.web
def test_a_killed_server_goes_on_with_the_game_and_counts_it_once(address: str) -> None:
    with launched(address) as launcher:
        asyncio.run(launcher.answering())

        def ask(method: str, path: str, token: str = "", body: Any = None) -> Any:
            headers = bearer(token) if token else {}
            answer = httpx.request(
                method, f"http://{launcher.host}/api{path}", headers=headers, json=body, timeout=60
            )
            assert answer.status_code in (200, 201), answer.text
            return answer.json()

        async def some(link: str, answers: int) -> None:
            client = await Client(launcher.host, link).sit()
            for _ in range(answers):
                await client.until_state(lambda state: bool(state["questions"]))
                options = client.asked()["options"]  # type: ignore[index]
                await client.answer(options[0]["value"])
            await client.leave()

        async def rest(link: str) -> list[int]:
            client = await Client(launcher.host, link).sit()
            await play_out(client, Random(3))
            score: list[int] = client.state["score"]
            return score

        def kill() -> None:
            launcher.kill()
            launcher.start()
            asyncio.run(launcher.answering())

        token = ask("POST", "/seasons", body={"file": json.dumps(LEAGUE), "club": "RED"})["token"]
        number = ask("GET", "/season", token)["now"]["game"]
        link = seat_in(ask("POST", "/season/play", token)["tokens"])
        asyncio.run(some(link, 3))
        kill()
        score = asyncio.run(rest(link))
        kill()
        season = ask("GET", "/season", token)
        assert game_of(season, number)["score"] == score
        assert season["played"] == 1
        kill()
        assert ask("GET", "/season", token)["played"] == 1


def test_a_season_is_kept_by_both_databases(address: str) -> None:
    stored = StoredSeason("s1", 12.5, False)
    link = SeasonLink(b"\x01" * 32, "s1", "commissioner", "RED", 99.0)
    games = [WholeGame(1, 1, "", "RED", "BLU"), WholeGame(2, 1, "", "GRN", "GLD")]
    played = Played(1, (3, 7), b"\x00record\xff", '{"players": []}', ((), ()))

    async def write(store: SqlStore) -> None:
        await store.seasons.create(stored, {"seed": "5", "league": "ü"}, games, [link])
        assert await store.seasons.keep("s1", played, "RED")
        assert not await store.seasons.keep("s1", played._replace(score=(9, 9)), ""), "a game counts once"
        assert await store.seasons.take_club(link._replace(hash=b"", club="RED"), "Ada")
        assert not await store.seasons.take_club(link._replace(hash=b"\x02" * 32, club="RED"), "Bob")
        await store.create(MATCH._replace(season="s1", season_game=2), [], [])

    async def read(store: SqlStore) -> None:
        seasons = store.seasons
        assert await seasons.season("s1") == stored and await seasons.season("s2") is None
        assert await seasons.link(link.hash) == link and await seasons.link(b"\x02" * 32) is None
        assert await seasons.facts("s1") == {"seed": "5", "league": "ü"}
        first, second = await seasons.games("s1")
        assert (first.home_score, first.away_score, first.by) == (3, 7, "RED")
        assert not second.done and second.begun, "it has a match"
        assert await seasons.record("s1", 1) == played.record and await seasons.record("s1", 2) is None
        assert await seasons.boxes("s1", [1, 2]) == {1: played.box}
        assert (await seasons.whole("s1"))[0].digest
        assert await seasons.clubs("s1") == {"RED": "Ada"}
        assert await seasons.match_of("s1", 2) == "m1" and await seasons.match_of("s1", 1) is None
        await seasons.delete("s1")
        assert await seasons.season("s1") is None
        match = await store.match("m1")
        assert match is not None and match.season is None, "its matches stay"

    with_store(address, write)
    with_store(address, read)


def test_a_game_of_a_season_has_one_match(address: str) -> None:
    async def work(store: SqlStore) -> None:
        await store.create(MATCH._replace(season="s1", season_game=2), [], [])
        with pytest.raises(SeqTaken):
            await store.create(MATCH._replace(id="m2", season="s1", season_game=2), [], [])
        await store.create(MATCH._replace(id="m3"), [], [])
        await store.create(MATCH._replace(id="m4"), [], [])

    with_store(address, work)


def test_the_computer_that_was_stopped_by_another_worker_stops(address: str) -> None:
    async def work(store: SqlStore) -> None:
        await store.seasons.create(StoredSeason("s1", 1.0, False), {"seed": "1"}, [], [])
        await store.seasons.set_simulating("s1", 100.0)
        assert await store.seasons.go_on_simulating("s1", 200.0)
        await store.seasons.set_simulating("s1", 0)
        assert not await store.seasons.go_on_simulating("s1", 300.0)

    with_store(address, work)
