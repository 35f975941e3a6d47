"""A record that somebody brings is read in a process of its own, and within bounds."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from snapcount.server.errors import ApiError
from snapcount.server.processes import Processes
from snapcount.server.rooms.apart import Bounds, Work
from snapcount.server.rooms.past.reader import BOUNDS, Reader
from tests.server import works
from tests.server.records.test_verifying import record as record
from tests.server.table import Running

NARROW = replace(BOUNDS, processor_seconds=2, megabytes=64)


def outcome(work: Work, bounds: Bounds = NARROW, raw: bytes = b"hello") -> str:
    apart = Processes()
    reader = Reader(apart, bounds)
    try:
        return asyncio.run(reader.read("me", work, raw))
    except ApiError as refused:
        return refused.code
    finally:
        apart.close()


def test_what_is_made_of_a_record_comes_back() -> None:
    assert outcome(works.repeat) == "hello"


@pytest.mark.parametrize(
    ("work", "code"),
    [
        (works.spin, "too_slow"),
        (works.hog, "too_much"),
        (works.shout, "too_large"),
        (works.stumble, "bad_record"),
        (works.vanish, "too_much"),
    ],
)
def test_a_hostile_record_ends_with_a_sentence(work: Work, code: str) -> None:
    assert outcome(work) == code


def test_who_does_nothing_at_all_is_not_waited_for() -> None:
    assert outcome(works.sleep, replace(NARROW, seconds=1.0)) == "too_slow"


def test_no_file_is_written_by_a_record(tmp_path: Path) -> None:
    path = tmp_path / "scribbled"
    assert outcome(works.scribble, raw=str(path).encode()) != "written"
    assert not path.exists() or path.stat().st_size == 0


def test_two_hostile_records_do_not_stop_a_third_persons_replay() -> None:
    async def together() -> tuple[str, list[object]]:
        apart = Processes()
        reader = Reader(apart, replace(NARROW, at_once=3, each=2))
        hostile = [asyncio.ensure_future(reader.read("mallory", works.sleep, b"")) for _ in range(4)]
        await asyncio.sleep(0)
        told = await reader.read("alice", works.repeat, b"my game")
        still = [task for task in hostile if not task.done()]
        for task in hostile:
            task.cancel()
        await asyncio.gather(*hostile, return_exceptions=True)
        apart.close()
        return told, [*still]

    told, still = asyncio.run(together())
    assert told == "my game"
    assert len(still) == 4, "hers came before theirs were given up"


def test_who_brings_too_many_at_once_is_told_to_wait() -> None:
    async def crowd() -> list[str]:
        apart = Processes()
        reader = Reader(apart, replace(NARROW, seconds=1.0, waiting=6))
        codes: list[str] = []

        async def bring(who: str) -> None:
            try:
                await reader.read(who, works.sleep, b"")
            except ApiError as refused:
                codes.append(refused.code)

        await asyncio.gather(*(bring("mallory") for _ in range(5)))
        assert not reader.here and not reader.turns
        apart.close()
        return codes

    codes = asyncio.run(crowd())
    assert sorted(codes) == ["busy", "busy", "too_slow", "too_slow", "too_slow"]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (b'"home":"Home"', b'"home":"' + b"x" * 41 + b'"'),
        (b'"home":"Home"', b'"home":""'),
        (b'"home":"Home"', '"home":"Ho\u202eme"'.encode()),
        (b'"contributions":["",""]', b'"contributions":["' + b"x" * 101 + b'",""]'),
    ],
)
def test_names_and_texts_of_a_record_are_held_to_what_can_be_entered(
    server: Running, record: bytes, before: bytes, after: bytes
) -> None:
    changed = record.replace(before, after)
    assert changed != record
    for way in ("", "/kept"):
        refused = server.http.post(f"/api/replays{way}", content=changed)
        assert refused.status_code == 422 and refused.json()["error"]["code"] == "bad_record"
    assert server.http.post("/api/replays/verify", content=changed).json()["ok"] is False
