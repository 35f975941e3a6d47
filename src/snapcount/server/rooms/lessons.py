"""Lessons over the wire. Nothing is kept: who learns sends what was answered rightly so far, and gets the table."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from time import time
from typing import Any

from snapcount.core import branching, fair
from snapcount.core.data.plain import to_plain
from snapcount.core.game import Game
from snapcount.core.rulebook import Rulebook
from snapcount.core.table import Seat
from snapcount.lessons.learning import Learning, Reply
from snapcount.lessons.lesson import Lesson, find_lesson, lessons_of
from snapcount.lessons.scripted import LEARNER
from snapcount.server.errors import ApiError
from snapcount.server.lobby import Lobby
from snapcount.server.rooms.info import game_info, result_of
from snapcount.server.seating import roles_of
from snapcount.server.store import StoredMatch
from snapcount.server.wire.rest import Made
from snapcount.server.wire.writer import NAMES, JsonWriter


def listed(book: Rulebook) -> dict[str, Any]:
    """The lessons of a game in their order."""
    return {"lessons": [described(lesson) for lesson in lessons_of(book.id)]}


def described(lesson: Lesson) -> dict[str, Any]:
    return {
        "number": lesson.number,
        "title": lesson.title,
        "idea": lesson.idea,
        "remember": lesson.remember,
        "rules": list(lesson.rules),
        "steps": len(lesson.steps),
    }


def opened(book: Rulebook, number: int, path: Sequence[Any]) -> dict[str, Any]:
    """The table as the step after `path` finds it, with its question open."""
    learning = Learning(book, find_lesson(book.id, number), path)
    asks = not learning.done and learning.step.kind == "answer"
    return {**standing(learning), "reply": None, **table(book, learning.table, asks=asks)}


def standing(learning: Learning) -> dict[str, Any]:
    """The lesson, and the step that is open in it."""
    lesson = described(learning.lesson)
    if learning.done:
        return {"lesson": lesson, "step": None}
    say, point, kind, choices = (getattr(learning.step, name) for name in ("say", "point", "kind", "choices"))
    number = len(learning.path) + 1
    step = {"number": number, "say": say, "point": list(point), "kind": kind, "choices": list(choices)}
    return {"lesson": lesson, "step": step}


def tried(book: Rulebook, number: int, path: Sequence[Any], given: Any) -> dict[str, Any]:
    """What came of an answer: the reply, and the table afterwards, with nothing asked."""
    learning = Learning(book, find_lesson(book.id, number), path)
    reply = learning.give(given)
    return {**standing(learning), "reply": replied(reply), **table(book, reply.game, asks=False)}


def replied(reply: Reply) -> dict[str, Any]:
    return {"right": reply.right, "say": reply.say, "point": list(reply.point)}


def aid(book: Rulebook, number: int, path: Sequence[Any], wanted: dict[str, Any]) -> dict[str, Any]:
    """What the board asks while the learner thinks."""
    learning = Learning(book, find_lesson(book.id, number), path)
    return {"aid": book.face.aid(learning.table.view(LEARNER), wanted)}


async def drive(lobby: Lobby, book: Rulebook, number: int, path: Sequence[Any]) -> Made:
    """The free play of a lesson: a practice match from its position, with real dice."""
    learning = Learning(book, find_lesson(book.id, number), path)
    free = learning.step.drive
    if free is None:
        raise ApiError(409, "no_drive", "This step of the lesson is no free play.")
    seed = fair.new_seed()
    game = branching.branch(learning.table, len(learning.table.inputs), seed=seed)
    kinds = ("person", "coach")
    match = StoredMatch(secrets.token_hex(8), book.id, "practice", kinds, ("", free.coach), seed, time())
    return await lobby.open_match(match, game, roles_of("practice", kinds))


def table(book: Rulebook, game: Game, *, asks: bool) -> dict[str, Any]:
    """A match, its events and its state, in the forms in which a table hears of them."""
    writer = JsonWriter(book)
    seen, view = game.seen(LEARNER), game.view(LEARNER)
    over = game.is_over
    known = {
        "waiting": [NAMES[seat] for seat in sorted(game.waiting)],
        "over": over,
        "result": result_of(game) if over else None,
    }
    questions = []
    if asks and LEARNER in game.waiting:
        sealed = len(game.waiting) == len(Seat)
        questions = [json.loads(writer.asked(LEARNER, game.waiting[LEARNER], sealed, game.names))]
    return {
        "match": {**game_info(game), **known, **A_MATCH},
        "events": [writer.event(seen, at, game.names) for at in range(len(seen))],
        "state": {
            "type": "state",
            "seq": len(game.inputs),
            **known,
            "score": list(game.score),
            "can_take_back": False,
            "questions": questions,
            "view": to_plain(view),
            **writer.said_of(view, game.names),
            "board": book.face.board(view, game.names),
        },
    }


A_MATCH = {
    "match": "",
    "mode": "practice",
    "taken_back": [],
    "kinds": {"home": "person", "away": "coach"},
    "seats": ["home"],
    "awaited": [],
    "clock": None,
    "sittings": [],
    "links_made": [],
    "want_deleted": [],
    "rematch_by": None,
    "created": "",
}
"""What a match has beside its game, for a table that is kept nowhere."""
