"""Where there is no pydantic messages are read by their marks: what one lets through the other does, no more."""

from __future__ import annotations

import json
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from snapcount.browser.worker import read
from snapcount.server.sockets.reading import read as read_by_pydantic
from snapcount.server.wire import lessons, rest
from snapcount.server.wire.from_page import Malformed
from snapcount.server.wire.reading import Unfit, message_of

SAID: list[dict[str, Any]] = [
    {"type": "hello", "token": "x" * 200, "events": 4},
    {"type": "answer", "id": "1", "seat": "home", "seq": 3, "value": {"a": [1, 2.5, None, "x"]}},
    {"type": "pen", "seat": "away", "seq": 1, "start": 0, "points": [[1, 2.5], [-1000, 1000]]},
    {"type": "chat", "text": "Good\nluck"},
    {"type": "resign", "seat": None},
    {"type": "claim", "what": "go_on"},
    {"type": "pace", "ms": 60_000},
    {"type": "contribute", "seat": "home", "text": "mine"},
]
WRONG: list[Any] = [
    {"type": "hello"},
    {"type": "hello", "token": "x" * 201},
    {"type": "hello", "token": "x", "events": -1},
    {"type": "hello", "token": "x", "events": "one"},
    {"type": "hello", "token": "x", "more": 1},
    {"type": "answer", "id": "", "seat": "home", "seq": 3, "value": 1},
    {"type": "answer", "id": "1", "seat": "north", "seq": 3, "value": 1},
    {"type": "answer", "id": "1", "seat": "home", "seq": 2**31, "value": 1},
    {"type": "pen", "seat": "away", "seq": 1, "start": 0, "points": [[1, 2, 3]]},
    {"type": "pen", "seat": "away", "seq": 1, "start": 0, "points": [[1, 1001]]},
    {"type": "chat", "text": "x" * 1001},
    {"type": "claim", "what": "all"},
    {"type": "contribute", "seat": "home", "text": "two\nlines"},
    {"type": "nothing"},
    [],
    "hello",
]


@pytest.mark.parametrize("said", SAID, ids=lambda said: str(said["type"]))
def test_the_same_message_is_read(said: dict[str, Any]) -> None:
    text = json.dumps(said)
    assert read(text) == read_by_pydantic(text)


@pytest.mark.parametrize("said", WRONG, ids=str)
def test_the_same_is_refused_in_a_sentence(said: Any) -> None:
    text = json.dumps(said)
    for reading in (read, read_by_pydantic):
        with pytest.raises(Malformed, match=r"^This isn't a message"):
            reading(text)


BODIES: list[tuple[type[Any], Any]] = [
    (
        rest.NewMatch,
        {"game": "dice_football", "mode": "practice", "away": {"kind": "coach", "level": "rookie"}},
    ),
    (rest.NewMatch, {"game": "dice football", "mode": "practice"}),
    (rest.NewMatch, {"game": "x", "mode": "match", "clock": {"per": "game", "seconds": 9}}),
    (rest.NewMatch, {"game": "x", "mode": "match", "home": {"name": " Ann"}}),
    (rest.NewMatch, {"game": "x", "mode": "match", "home": {"colour": "#a8291f", "name": "Ann"}}),
    (rest.NewMatch, {"game": "x", "mode": "match", "options": {"a": 1, "b": True, "c": [1]}}),
    (rest.Branch, {"at": 3, "mode": "hotseat"}),
    (rest.Branch, {"at": -3}),
    (lessons.LessonTry, {"path": [1, "run"], "given": {"play": None}}),
    (lessons.LessonTry, {"path": "run", "given": 1}),
]


@pytest.mark.parametrize(("kind", "body"), BODIES, ids=lambda one: str(one)[:60])
def test_the_same_bodies_are_let_through(kind: type[Any], body: Any) -> None:
    def pydantic_reads() -> Any:
        try:
            return TypeAdapter(kind).validate_json(json.dumps(body))
        except ValidationError:
            return None

    def marks_read() -> Any:
        try:
            return message_of(kind, body)
        except Unfit as problem:
            assert str(problem)
            return None

    assert marks_read() == pydantic_reads()
