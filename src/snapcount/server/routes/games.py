"""The games that can be played: their rules, and files for their options."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter, Request

from snapcount.core.data.plain import to_plain
from snapcount.core.ledger import entries
from snapcount.server.errors import ApiError
from snapcount.server.routes.shared import BYTES, Hall, Sparingly
from snapcount.server.wire import games as rest

MOST_PROBLEMS = 50
routes = APIRouter()


@routes.get("/games", response_model=rest.Games)
async def games(lobby: Hall) -> Any:
    """The games that can be played."""
    found = [lobby.find(game) for game in lobby.games()]
    return {
        "games": [
            {
                "id": book.id,
                "title": book.face.title,
                "summary": book.face.summary,
                "prefix": book.rules.prefix,
                "options": [to_plain(option) for option in book.rules.options],
                "lengths": [to_plain(length) for length in book.face.lengths],
                "coaches": [
                    {"level": coach.level, "name": coach.name, "text": coach.text}
                    for coach in book.coaches.levels
                ],
            }
            for book in found
        ]
    }


@routes.get("/games/{game}/rules", response_model=rest.Rules)
async def rules(lobby: Hall, game: str) -> Any:
    """The rules of a game by id, each with its tag: printed, our ruling, or reconstructed."""
    if game not in lobby.games():
        raise ApiError(404, "no_such_game", "There is no such game.")
    try:
        found = entries(lobby.find(game))
    except (OSError, ImportError):
        found = {}
    return {
        "rules": [
            {
                "id": rule.id,
                "tag": rule.tag,
                "title": title_of(rule.text),
                "text": rule.text,
                "chapter": rule.chapter,
            }
            for rule in found.values()
        ]
    }


def title_of(text: str) -> str:
    """The first words of a rule, for lists."""
    first = " ".join(text.split("]", 1)[-1].split() if text.startswith("[") else text.split())
    return first if len(first) <= 80 else first[:79].rsplit(" ", 1)[0] + "…"


@routes.post(
    "/games/{game}/files",
    response_model=rest.FileChecked,
    dependencies=Sparingly,
    openapi_extra=BYTES,
)
async def check_file(lobby: Hall, game: str, request: Request) -> Any:
    """A file for an option (a team), checked: the option's value, or every problem in plain words. Nothing is kept."""
    if game not in lobby.games():
        raise ApiError(404, "no_such_game", "There is no such game.")
    try:
        text = (await request.body()).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise ApiError(422, "not_text", "This is not a text file in UTF-8.") from None
    read = await asyncio.to_thread(lobby.find(game).face.read_file, text)
    return {"title": read.title, "value": read.value, "problems": read.problems[:MOST_PROBLEMS]}
