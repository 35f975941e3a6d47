"""A small league of very short games, and what one does with it on a server."""

from __future__ import annotations

import json
from random import Random
from time import monotonic, sleep
from typing import Any

from tests.seasons.small import plain
from tests.server.table import Client, Running, bearer, play_out

CLUBS = {"RED": "Red Kites", "BLU": "Blue Herons", "GRN": "Green Finches", "GLD": "Gold Orioles"}
COLOURS = {"RED": "#a8291f", "BLU": "#1d4f91", "GRN": "#1d6b3c", "GLD": "#8a6d00"}
LEAGUE = plain(
    name="Pocket League",
    clubs=[{"id": id, "name": name, "coach": "rookie", "colour": COLOURS[id]} for id, name in CLUBS.items()],
)


def new_season(server: Running, **more: Any) -> str:
    """The link of its commissioner."""
    body = {"file": json.dumps(LEAGUE), "club": "RED", "name": "Ada", **more}
    response = server.http.post("/api/seasons", json=body)
    assert response.status_code == 201, response.text
    token: str = response.json()["token"]
    return token


def look(server: Running, token: str) -> dict[str, Any]:
    response = server.get("/api/season", token)
    assert response.status_code == 200, response.text
    found: dict[str, Any] = response.json()
    return found


def simulate(server: Running, token: str, **more: Any) -> dict[str, Any]:
    """Let the computer play until it has nothing left to do."""
    assert server.post("/api/season/simulate", token, more).status_code == 200
    until = monotonic() + 120
    while (season := look(server, token))["simulating"]:
        assert monotonic() < until, "the computer plays on and on"
        sleep(0.05)
    return season


def next_match(server: Running, token: str) -> dict[str, str]:
    """The links of this link's next game."""
    response = server.http.post("/api/season/play", headers=bearer(token))
    assert response.status_code == 201, response.text
    tokens: dict[str, str] = response.json()["tokens"]
    return tokens


def seat_in(tokens: dict[str, str]) -> str:
    return tokens.get("home") or tokens["away"]


async def play_through(server: Running, token: str, seed: int = 1) -> list[int]:
    """Play a match from its own seat at random; the score."""
    client = await Client(server.host, token).sit()
    await play_out(client, Random(seed))
    await client.leave()
    score: list[int] = client.state["score"]
    return score


def game_of(season: dict[str, Any], number: int) -> dict[str, Any]:
    found: dict[str, Any] = next(game for game in season["games"] if game["number"] == number)
    return found
