"""Lessons and puzzles over the wire. Nothing is kept: who learns sends the right answers so far, and gets the table."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Sequence
from time import time
from typing import Any

from snapcount.core import branching, fair
from snapcount.core.data.plain import to_plain
from snapcount.core.game import Game
from snapcount.core.rulebook import Rulebook
from snapcount.core.table import Seat
from snapcount.lessons.judging import mentions
from snapcount.lessons.learning import Learning, Reply
from snapcount.lessons.lesson import Lesson, Step
from snapcount.lessons.scripted import LEARNER
from snapcount.lessons.shelves import SHELVES
from snapcount.server.errors import ApiError
from snapcount.server.lobby import Lobby
from snapcount.server.rooms.info import game_info, result_of
from snapcount.server.seating import roles_of
from snapcount.server.store import StoredMatch
from snapcount.server.wire.rest import Made
from snapcount.server.wire.writer import NAMES, JsonWriter

Ask = Callable[[dict[str, Any]], dict[str, Any]]
"""How a question of the game is put."""


def listed(book: Rulebook, shelf: str) -> dict[str, Any]:
    """The lessons of a game in their order, or its puzzles."""
    return {"lessons": [described(lesson) for lesson in SHELVES[shelf].of(book.id)]}


def found(book: Rulebook, shelf: str, number: int, path: Sequence[Any]) -> Learning:
    """Taken up after these right answers."""
    return Learning(book, SHELVES[shelf].find(book.id, number), path)


def described(lesson: Lesson) -> dict[str, Any]:
    return {
        "number": lesson.number,
        "title": lesson.title,
        "idea": lesson.idea,
        "remember": lesson.remember,
        "rules": list(lesson.rules),
        "steps": len(lesson.steps),
    }


def opened(book: Rulebook, shelf: str, number: int, path: Sequence[Any]) -> dict[str, Any]:
    """The table as the step after `path` finds it, with its question open."""
    learning = found(book, shelf, number, path)
    asks = None if learning.done or learning.step.kind != "answer" else learning.step
    return {**standing(learning), "reply": None, **table(book, learning.table, asks)}


def standing(learning: Learning) -> dict[str, Any]:
    """The lesson, and the step that is open in it."""
    lesson = described(learning.lesson)
    if learning.done:
        return {"lesson": lesson, "step": None}
    open_step = learning.step
    step = {
        "number": len(learning.answered) + 1,
        "say": open_step.say,
        "point": list(open_step.point),
        "kind": open_step.kind,
        "choices": list(open_step.choices),
        "example": open_step.example if open_step.kind == "answer" else None,
    }
    return {"lesson": lesson, "step": step}


def tried(book: Rulebook, shelf: str, number: int, path: Sequence[Any], given: Any) -> dict[str, Any]:
    """What came of an answer: the reply, and the table afterwards, with nothing asked."""
    learning = found(book, shelf, number, path)
    reply = learning.give(given)
    return {**standing(learning), "reply": replied(reply), **table(book, reply.game, None)}


def replied(reply: Reply) -> dict[str, Any]:
    return {"right": reply.right, "say": reply.say, "point": list(reply.point), "stays": reply.stays}


def aid(
    book: Rulebook, shelf: str, number: int, path: Sequence[Any], wanted: dict[str, Any]
) -> dict[str, Any]:
    """What the board asks while the learner thinks."""
    learning = found(book, shelf, number, path)
    return {"aid": book.face.aid(learning.table.view(LEARNER), wanted)}


async def drive(lobby: Lobby, book: Rulebook, shelf: str, number: int, path: Sequence[Any]) -> Made:
    """The free play of a lesson: a practice match from its position, with real dice."""
    learning = found(book, shelf, number, path)
    free = learning.step.drive
    if free is None:
        raise ApiError(409, "no_drive", "This step of the lesson isn't free play.")
    seed = fair.new_seed()
    game = branching.branch(learning.table, len(learning.table.inputs), seed=seed)
    kinds = ("person", "coach")
    match = StoredMatch(secrets.token_hex(8), book.id, "practice", kinds, ("", free.coach), seed, time())
    return await lobby.open_match(match, game, roles_of("practice", kinds))


def table(book: Rulebook, game: Game, asks: Step | None) -> dict[str, Any]:
    """The table of a lesson; asked is what the step asks."""
    return laid(book, game, LEARNER, None if asks is None else lambda asked: narrowed(asked, asks))


def laid(book: Rulebook, game: Game, learner: Seat, ask: Ask | None) -> dict[str, Any]:
    """A match, its events and its state, in the forms in which a table hears of them; `ask` puts the question."""
    writer = JsonWriter(book)
    seen, view = game.seen(learner), game.view(learner)
    over = game.is_over
    known = {
        "waiting": [NAMES[seat] for seat in sorted(game.waiting)],
        "over": over,
        "result": result_of(game) if over else None,
    }
    questions = []
    if ask is not None and learner in game.waiting:
        sealed = len(game.waiting) == len(Seat)
        asked = json.loads(writer.asked(learner, game.waiting[learner], sealed, game.names))
        questions = [ask(asked)]
    return {
        "match": {**game_info(game), **known, **A_MATCH, **sitting(learner)},
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


def narrowed(asked: dict[str, Any], step: Step) -> dict[str, Any]:
    """A question as its step wants it: less on offer, an answer that lies ready, open eyes."""
    facts = {name: kept(value, step.only) for name, value in asked["facts"].items()}
    options = [one for one in asked["options"] if not step.only or mentions(one["value"], step.only)]
    if step.ready is not None:
        options = [{**options[0], "value": step.ready, "label": "Where they stand now", "explain": ""}]
    return {**asked, "facts": {**facts, "taught": True, "seeing": step.seeing}, "options": options}


def kept(value: Any, only: Sequence[str]) -> Any:
    """Of a list of things on offer those that the step is about; everything else as it is."""
    if not isinstance(value, list):
        return value
    found = [one for one in value if mentions(one, only)]
    return found or value


def sitting(learner: Seat) -> dict[str, Any]:
    kinds = {name: "person" if NAMES.index(name) == learner else "coach" for name in NAMES}
    return {"seats": [NAMES[learner]], "kinds": kinds, "coaches": dict.fromkeys(NAMES, "")}


A_MATCH: dict[str, Any] = {
    "match": "",
    "mode": "practice",
    "taken_back": [],
    "awaited": [],
    "clock": None,
    "sittings": [],
    "links_made": [],
    "want_deleted": [],
    "rematch_by": None,
    "created": "",
    "season": None,
}
"""What a match has beside its game, for a table that is kept nowhere."""
