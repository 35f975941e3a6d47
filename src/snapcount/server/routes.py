"""The REST interface: making, fetching, verifying."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from snapcount.core.ledger import entries
from snapcount.core.plain import canonical, to_plain
from snapcount.core.record import dump
from snapcount.core.verify import verdict
from snapcount.server import branching
from snapcount.server import messages as said
from snapcount.server.lobby import Lobby
from snapcount.server.match_info import match_info, stats_of
from snapcount.server.replays import read_record, replay_of
from snapcount.server.rooms import Room
from snapcount.server.seeing import ROLES, sees
from snapcount.server.wrong import Wrong, no_such_link, too_fast

PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": said.ErrorBody, "description": text}
    for status, text in {
        400: "Not JSON.",
        403: "Not with this link, or not from this page.",
        404: "There is no such game, or no match behind this link.",
        409: "Not now.",
        413: "Too large.",
        422: "Not understood, or against the rules.",
        429: "Too much at once.",
    }.items()
}
MOST_PROBLEMS = 50
BYTES: dict[str, Any] = {
    "requestBody": {
        "required": True,
        "content": {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}},
    }
}
rest = APIRouter(prefix="/api", responses=PROBLEMS)
bearer = HTTPBearer(auto_error=False, description="The link of a seat: the part after `#`.")


def lobby_of(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


async def not_too_often(request: Request, lobby: Annotated[Lobby, Depends(lobby_of)]) -> None:
    address = request.client.host if request.client else ""
    if not request.app.state.creates.take(address):
        raise too_fast()


async def entered(
    lobby: Annotated[Lobby, Depends(lobby_of)],
    link: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)],
) -> tuple[Room, str]:
    if link is None:
        raise no_such_link()
    return await lobby.enter(link.credentials)


Hall = Annotated[Lobby, Depends(lobby_of)]
Entered = Annotated[tuple[Room, str], Depends(entered)]
Sparingly = [Depends(not_too_often)]


def as_json(text: str) -> Response:
    return Response(text, media_type="application/json")


@rest.get("/games", response_model=said.Games)
async def games(lobby: Hall) -> Any:
    """The games that can be played."""
    found = [lobby.find(game) for game in lobby.games()]
    return {
        "games": [
            {
                "id": book.id,
                "title": book.title,
                "summary": book.summary,
                "prefix": book.prefix,
                "options": [to_plain(option) for option in book.options],
                "lengths": [to_plain(length) for length in book.lengths],
                "coaches": [
                    {"level": coach.level, "name": coach.name, "text": coach.text} for coach in book.coaches
                ],
            }
            for book in found
        ]
    }


@rest.get("/games/{game}/rules", response_model=said.Rules)
async def rules(lobby: Hall, game: str) -> Any:
    """The rules of a game by id, each with its tag: printed, our ruling, or reconstructed."""
    if game not in lobby.games():
        raise Wrong(404, "no_such_game", "There is no such game.")
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


@rest.post(
    "/games/{game}/files",
    response_model=said.FileChecked,
    dependencies=Sparingly,
    openapi_extra=BYTES,
)
async def check_file(lobby: Hall, game: str, request: Request) -> Any:
    """A file for an option (a team), checked: the option's value, or every problem in plain words. Nothing is kept."""
    if game not in lobby.games():
        raise Wrong(404, "no_such_game", "There is no such game.")
    try:
        text = (await request.body()).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Wrong(422, "not_text", "This is not a text file in UTF-8.") from None
    read = await asyncio.to_thread(lobby.find(game).read_file, text)
    return {"title": read.title, "value": read.value, "problems": read.problems[:MOST_PROBLEMS]}


@rest.post(
    "/matches",
    response_model=said.Made,
    response_model_exclude_none=True,
    status_code=201,
    dependencies=Sparingly,
)
async def make(lobby: Hall, wanted: said.NewMatch) -> Any:
    """A new match. The answer holds its links; they are shown this once."""
    return await lobby.make(wanted)


@rest.get("/match", response_model=said.Match)
async def match(inside: Entered) -> Any:
    room, role = inside
    async with room.lock:
        await room.ready()
        return match_info(room, role)


@rest.get("/match/history", response_model=said.History)
async def history(inside: Entered) -> Response:
    """Every moment before an answer, and the last, as this link may see it."""
    room, role = inside
    async with room.lock:
        await room.ready()
        game = room.kept.game

        def walk() -> str:
            room.trail.walk(game)
            return room.trail.frames(role, game.events)

        return as_json(f'{{"frames":{await asyncio.to_thread(walk)}}}')


@rest.get("/match/advice", response_model=said.AdviceList)
async def advice(inside: Entered, seat: said.SeatName | None = None) -> Any:
    """What can be said of each option of the open question, in games that are no contest."""
    room, role = inside
    if room.match.mode not in ("practice", "hotseat"):
        raise Wrong(409, "no_advice", "Advice is for practice, not for a match.")
    seats = [at for at in ROLES[role] if seat is None or at.name.lower() == seat]
    async with room.lock:
        await room.ready()
        asked = [(at, room.waiting[at]) for at in seats if at in room.waiting]
        if not asked:
            return {"advice": []}
        view = room.kept.game.view(asked[0][0])
    found = await asyncio.to_thread(room.teller.rulebook.advice, view, asked[0][1])
    return {
        "advice": [
            {"option": to_plain(one.option), "text": one.text, "chances": list(one.chances)} for one in found
        ]
    }


@rest.post("/match/aid", response_model=said.AidGiven)
async def aid(inside: Entered, asking: said.AidWanted) -> Any:
    """What a board asks while a player thinks, answered from what this link may see."""
    room, role = inside
    seats = [at for at in ROLES[role] if asking.seat is None or at.name.lower() == asking.seat]
    async with room.lock:
        await room.ready()
        view = room.kept.game.view(seats[0] if seats else None)
    return {"aid": await asyncio.to_thread(room.teller.rulebook.aid, view, asking.wanted)}


@rest.get("/match/stats", response_model=said.Stats)
async def stats(inside: Entered) -> Response:
    """One row per play, the box score and the drives."""
    room, role = inside
    async with room.lock:
        await room.ready()
        game = room.kept.game
        events = [event for event in game.events if sees(role, event)]
        return as_json(canonical(await asyncio.to_thread(stats_of, game, events)))


async def record_text(room: Room) -> str:
    async with room.lock:
        await room.ready()
        if not room.over:
            sentence = "The record holds both seats' secrets: it can be had when the game is over."
            raise Wrong(409, "not_over", sentence)
        return await asyncio.to_thread(dump, room.kept.game)


@rest.get(
    "/match/record",
    response_class=Response,
    responses={200: {"content": {"application/x-ndjson": {"schema": {"type": "string"}}}}},
)
async def record(inside: Entered) -> Response:
    """The saved game, when it is over."""
    room, _ = inside
    text = await record_text(room)
    name = f"{room.match.game}-{room.match.id}.snap"
    return Response(
        text,
        media_type="application/x-ndjson",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@rest.post("/match/verify", response_model=said.Verified)
async def verify_match(lobby: Hall, inside: Entered) -> Any:
    """Compute every die and card again from the seed that was promised before the first."""
    room, _ = inside
    text = await record_text(room)
    found = await asyncio.to_thread(verdict, text.encode(), lobby.find)
    return {"ok": found.lie is None, "sentence": found.sentence}


@rest.post(
    "/match/rematch",
    response_model=said.Made,
    response_model_exclude_none=True,
    status_code=201,
    dependencies=Sparingly,
)
async def rematch(lobby: Hall, inside: Entered) -> Any:
    """The same again with the seats changed over; the other side fetches its own link the same way."""
    return await lobby.rematch(*inside)


@rest.post(
    "/match/branch",
    response_model=said.Made,
    response_model_exclude_none=True,
    status_code=201,
    dependencies=Sparingly,
)
async def branch(lobby: Hall, inside: Entered, wanted: said.Branch) -> Any:
    """A match from an earlier moment of this one, against a coach or at one screen."""
    room, role = inside
    async with room.lock:
        await room.ready()
        return await branching.branch(lobby, room, role, wanted)


@rest.post(
    "/replays",
    response_model=said.Replay,
    dependencies=Sparingly,
    openapi_extra=BYTES,
)
async def replays(lobby: Hall, request: Request) -> Response:
    """A record to look at. Nothing of it is kept."""
    raw = await request.body()
    async with request.app.state.replaying:
        return as_json(await asyncio.to_thread(replay_of, raw, lobby.find, lobby.teller))


@rest.post(
    "/replays/kept",
    response_model=said.Made,
    response_model_exclude_none=True,
    status_code=201,
    dependencies=Sparingly,
    openapi_extra=BYTES,
)
async def keep(lobby: Hall, request: Request) -> Any:
    """A record kept as a match to watch: for links to its moments, and to try it from there."""
    raw = await request.body()
    async with request.app.state.replaying:
        game = await asyncio.to_thread(read_record, raw, lobby.find)
    return await branching.keep(lobby, game)
