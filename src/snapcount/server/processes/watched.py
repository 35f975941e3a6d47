"""Long work in a process of its own that says how far it is, and hears when it is to stop."""

from __future__ import annotations

import json
import logging
from multiprocessing.connection import Connection
from time import monotonic
from typing import Any

from snapcount.server.errors import ApiError
from snapcount.server.processes.starting import confine, context, end, end_with_parent, refusal
from snapcount.server.rooms.apart import (
    UNREVIEWED,
    Bounds,
    Stage,
    Watched,
    Work,
    damaged,
    too_long,
    too_much,
    too_slow,
)

log = logging.getLogger(__name__)
TO_STOP = 20.0
"""Seconds in which work that is to stop must have said what it has."""


def attend(bounds: Bounds, work: Work, given: tuple[Any, ...], job: Watched) -> tuple[Stage, str]:
    """Start a process, hear how far it is, hand on the wish to stop, and end it whatever it does."""
    started = context()
    ours, theirs = started.Pipe()
    process = started.Process(target=answer, args=(theirs, bounds, work, given), daemon=True)
    process.start()
    theirs.close()
    try:
        return listen(ours, bounds, job)
    except (EOFError, OSError):
        process.join(1)
        log.warning("a review ended its process", extra={"code": process.exitcode})
        raise too_much() from None
    finally:
        end(process)
        ours.close()


def listen(ours: Connection, bounds: Bounds, job: Watched) -> tuple[Stage, str]:
    until = monotonic() + bounds.seconds
    asked = False
    while monotonic() < until:
        if job.stopping and not asked:
            ours.send_bytes(b"stop")
            asked, until = True, min(until, monotonic() + TO_STOP)
        if not ours.poll(0.2):
            continue
        kind, told = json.loads(ours.recv_bytes(2 * bounds.largest_answer))
        if kind == "progress":
            job.done, job.of = told
        elif kind == "told":
            return ("stopped" if asked else "done"), str(told)
        else:
            raise ApiError(*told)
    raise too_slow()


# Inside it


def answer(theirs: Connection, bounds: Bounds, work: Work, given: tuple[Any, ...]) -> None:
    end_with_parent()
    confine(bounds)

    def say(kind: str, told: Any) -> None:
        theirs.send_bytes(json.dumps((kind, told)).encode())

    try:
        text = work(*given, lambda done, of: say("progress", (done, of)), lambda: theirs.poll(0))
        if len(text) > bounds.largest_answer:
            raise too_long()
        say("told", text)
    except ApiError as refused:
        say(*refusal(refused))
    except MemoryError:
        say(*refusal(too_much()))
    except Exception:
        log.exception("a review could not be made")
        say(*refusal(damaged(UNREVIEWED)))
