"""Matches that earlier versions of the program stored open, stand where they stood, and go on.

`stored/rules_1.db.gz` was written by the server of rules version 1: for every game a match of coaches to its end and
one in the middle, one of random answers whose dice have parts of both seats, one with take-backs. Beside each stands
what was true of it then, and whether that version itself could open it again: it lost its way where one answer passed
several checkpoints.
"""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from snapcount.games import find
from snapcount.server.app import create_app
from snapcount.server.rooms.saved import SavedGame, new_rows, rebuild
from snapcount.server.settings import Settings
from snapcount.server.store import Store, open_store
from tests.server.table import Running

STORED = Path(__file__).parent / "stored"
MATCHES: dict[str, Any] = json.loads((STORED / "rules_1.json").read_text())


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("before") / "games.db"
    file.write_bytes(gzip.decompress((STORED / "rules_1.db.gz").read_bytes()))
    return str(file)


def with_store(address: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = open_store(address)
        await store.open(lambda news: None)
        await work(store)
        await store.close()

    asyncio.run(run())


def told(saved: SavedGame) -> dict[str, Any]:
    game = saved.game
    return {
        "inputs": len(game.inputs),
        "score": list(game.score),
        "over": game.is_over,
        "waiting": {seat.name.lower(): type(asked).__name__ for seat, asked in sorted(game.waiting.items())},
    }


def test_some_of_them_could_not_be_opened_by_the_version_that_wrote_them() -> None:
    lost = {name.split("-")[0] for name, then in MATCHES.items() if not then["opened_then"]}
    assert lost == {"canadian_pro", "card_bowl", "out_of_sight", "scrimmage"}


@pytest.mark.parametrize("match", MATCHES)
def test_a_match_stored_before_stands_where_it_stood_and_goes_on(database: str, match: str) -> None:
    async def play_on(store: Store) -> None:
        stored = await store.match(match)
        assert stored is not None
        rows = await store.rows(match)
        saved = rebuild(stored, rows, find)
        assert {**told(saved), "opened_then": MATCHES[match]["opened_then"]} == MATCHES[match]
        game, random = saved.game, Random(1)
        for _ in range(30):
            if game.is_over:
                break
            seat = random.choice(sorted(game.waiting))
            game.answer(game.waiting[seat].sample(random), seat)
            rows += new_rows(match, saved)
        again = rebuild(stored, rows, find).game
        assert again.state == game.state and again.waiting == game.waiting and again.events == game.events
        assert again.dice.counter == game.dice.counter

    with_store(database, play_on)


def test_their_links_still_open_them(database: str) -> None:
    with Running(create_app(Settings(db=database, log="error"))) as server:
        for match, then in MATCHES.items():
            opened = server.get("/api/match", f"token of {match}")
            assert opened.status_code == 200, (match, opened.text)
            assert (opened.json()["score"], opened.json()["over"]) == (then["score"], then["over"])
            if then["over"]:
                assert server.post("/api/match/verify", f"token of {match}").json()["ok"]
