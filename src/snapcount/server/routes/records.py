"""Records: of a match that is over, and those that somebody brings."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from snapcount.server.errors import ApiError
from snapcount.server.rooms import desk
from snapcount.server.rooms.past import exercises
from snapcount.server.rooms.past.export import export, record_name
from snapcount.server.routes.shared import (
    BYTES,
    Entered,
    Hall,
    Seldom,
    Sparingly,
    StepByStep,
    address_of,
    as_json,
)
from snapcount.server.wire import lessons, rest, sights

routes = APIRouter()
Number = Annotated[int, Path(ge=0, le=10_000)]


@routes.get(
    "/match/record",
    response_class=Response,
    dependencies=Seldom,
    responses={200: {"content": {"application/x-ndjson": {"schema": {"type": "string"}}}}},
)
async def record(lobby: Hall, inside: Entered) -> Response:
    """The saved game, when it is over, signed by this server."""
    room, _ = inside
    return as_file(await desk.record(lobby, room), "application/x-ndjson", record_name(room))


@routes.post(
    "/export",
    response_class=Response,
    dependencies=Sparingly,
    responses={200: {"content": {"application/zip": {"schema": {"type": "string", "format": "binary"}}}}},
)
async def export_games(lobby: Hall, wanted: rest.Links) -> Response:
    """All games of these links that are over, with their rematches: one zip of records."""
    return as_file(await export(lobby, wanted.links), "application/zip", "snapcount-games.zip")


def as_file(content: str | bytes, media_type: str, name: str) -> Response:
    return Response(
        content,
        media_type=media_type,
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@routes.get("/key", response_model=rest.PublicKey)
async def key(lobby: Hall) -> Any:
    """The key that games played here are signed with, to compare with the one in a record."""
    if lobby.signer is None:
        raise ApiError(404, "no_key", "This server doesn't sign.")
    return {"server": lobby.signer.server, "key": lobby.signer.key, "algorithm": "Ed25519"}


@routes.post("/match/verify", response_model=sights.Verified, dependencies=Seldom)
async def verify_match(lobby: Hall, inside: Entered) -> Any:
    """Compute every die and card again from the seed that was promised before the first."""
    room, _ = inside
    return await desk.verify(lobby, room)


@routes.post(
    "/replays",
    response_model=sights.Replay,
    dependencies=Sparingly,
    openapi_extra=BYTES,
)
async def replays(lobby: Hall, request: Request) -> Response:
    """A record to look at. Nothing of it is kept."""
    return as_json(await desk.replay(lobby, address_of(request), await request.body()))


@routes.post(
    "/replays/verify",
    response_model=sights.Verified,
    dependencies=Sparingly,
    openapi_extra=BYTES,
)
async def verify_record(lobby: Hall, request: Request) -> Response:
    """Whether a record is whole and its dice are honest; of a damaged one, which line is wrong."""
    return as_json(await desk.verify_record(lobby, address_of(request), await request.body()))


@routes.post(
    "/replays/kept",
    response_model=rest.Made,
    response_model_exclude_none=True,
    status_code=201,
    dependencies=Sparingly,
    openapi_extra=BYTES,
)
async def keep(lobby: Hall, request: Request) -> Any:
    """A record kept as a match to watch: for links to its moments, and to try it from there."""
    return await desk.keep_record(lobby, address_of(request), await request.body())


@routes.post("/match/review", response_model=sights.ReviewMade, dependencies=Seldom)
async def review_match(lobby: Hall, inside: Entered) -> Response:
    """The review of a game that is over, begun or found: ask again, or at its id, until it is done."""
    room, _ = inside
    return as_json(await desk.review(lobby, room))


@routes.post(
    "/replays/review",
    response_model=sights.ReviewMade,
    dependencies=Sparingly,
    openapi_extra=BYTES,
)
async def review_record(lobby: Hall, request: Request) -> Response:
    """The review of a record that somebody brings. Only the review is kept, for a while."""
    return as_json(desk.review_record(lobby, address_of(request), await request.body()))


@routes.get("/reviews/{id}", response_model=sights.ReviewMade)
async def review(lobby: Hall, id: str) -> Response:
    """How far a review is."""
    return as_json(lobby.reviews.find_job(id).as_json())


@routes.post("/reviews/{id}/stop", response_model=sights.ReviewMade)
async def stop_review(lobby: Hall, id: str) -> Response:
    """Stop it after the play at hand; what there is will be told."""
    return as_json(lobby.reviews.stop(id).as_json())


@routes.post("/match/exercises/{number}", response_model=lessons.ExerciseTable, dependencies=StepByStep)
async def exercise(lobby: Hall, inside: Entered, number: Number) -> Any:
    """The table before a decision of the review, by its place in it, with the question open."""
    return await exercises.opened(lobby, inside[0], number)


@routes.post("/match/exercises/{number}/try", response_model=lessons.ExerciseReply, dependencies=StepByStep)
async def try_exercise(lobby: Hall, inside: Entered, number: Number, wanted: lessons.ExerciseTry) -> Any:
    """What the review says to another answer; what would have been best is not told."""
    return await exercises.tried(lobby, inside[0], number, wanted.given)
