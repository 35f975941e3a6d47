"""A record that somebody brings is checked: whole and honest, lying, damaged, or not over yet."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from snapcount.core.game import Game
from snapcount.core.record.file import dump
from tests.server.table import Running
from tests.server.toys import find


@pytest.fixture(scope="module")
def record() -> bytes:
    game = Game(find("hands"), {"rounds": 3})
    random = Random(4)
    while not game.is_over:
        seat, question = next(iter(game.waiting.items()))
        game.answer(question.sample(random), seat)
    return dump(game).encode()


def verified(server: Running, record: bytes) -> dict[str, Any]:
    answer = server.http.post("/api/replays/verify", content=record)
    assert answer.status_code == 200
    found: dict[str, Any] = answer.json()
    return found


def test_an_honest_record_is_said_to_be_one_with_what_was_counted(server: Running, record: bytes) -> None:
    kinds = [json.loads(line).get("kind") for line in record.splitlines()]
    chance = kinds.count("roll") + kinds.count("draw")
    told = verified(server, record)
    assert told["ok"] is True
    assert f"All {len(kinds)} lines" in told["sentence"] and f"({chance} computed again)" in told["sentence"]
    assert server.http.post("/api/replays", content=record).json()["contributions"] == {
        "home": "",
        "away": "",
    }


def test_a_lying_record_opens_but_its_line_is_named(server: Running, record: bytes) -> None:
    forged = record.replace(b'"contributions":["",""]', b'"contributions":["x",""]')
    assert server.http.post("/api/replays", content=forged).status_code == 200
    told = verified(server, forged)
    assert told["ok"] is False and "lies: the seed gives" in told["sentence"]


def test_a_damaged_record_is_refused_with_its_line(server: Running, record: bytes) -> None:
    lines = record.splitlines(keepends=True)
    at = next(at for at, line in enumerate(lines) if b'"checkpoint"' in line)
    lines[at] = lines[at].replace(b'"hash":"', b'"hash":"0')
    told = verified(server, b"".join(lines))
    assert told["ok"] is False and f"line {at + 1}:" in told["sentence"]
    refused = server.http.post("/api/replays", content=b"".join(lines))
    assert refused.status_code == 422 and refused.json()["error"]["sentence"] == told["sentence"]
    assert verified(server, b"not a record")["ok"] is False


def test_of_an_unfinished_record_nothing_can_be_said(server: Running, record: bytes) -> None:
    unfinished = b"".join(record.splitlines(keepends=True)[:-1])
    told = verified(server, unfinished)
    assert told["ok"] is None and "when the game is over" in told["sentence"]


def test_a_record_to_verify_may_be_as_large_as_one_to_open_and_no_larger(server: Running) -> None:
    assert server.http.post("/api/replays/verify", content=b"x" * (5 << 20)).status_code == 413
    assert server.http.post("/api/replays/verify", content=b"{}\n" * 30_000).status_code == 413
    assert verified(server, b"x" * (1 << 20))["ok"] is False
