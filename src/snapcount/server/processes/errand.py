"""One errand in a process of its own: a hostile record stops nobody but itself."""

from __future__ import annotations

import json
import logging
from multiprocessing.connection import Connection
from typing import Any

from snapcount.server.errors import ApiError
from snapcount.server.processes.starting import XCPU, confine, context, end, end_with_parent, refusal
from snapcount.server.rooms.apart import UNREAD, Bounds, Work, damaged, too_long, too_much, too_slow

log = logging.getLogger(__name__)


def attend(bounds: Bounds, work: Work, given: tuple[Any, ...]) -> str:
    """Start a process, hear its answer, and end it whatever it does."""
    started = context()
    ours, theirs = started.Pipe(duplex=False)
    process = started.Process(target=answer, args=(theirs, bounds, work, given), daemon=True)
    process.start()
    theirs.close()
    try:
        if not ours.poll(bounds.seconds):
            raise too_slow()
        kind, told = json.loads(ours.recv_bytes(2 * bounds.largest_answer))
    except (EOFError, OSError):
        process.join(1)
        log.warning("a record ended its process", extra={"code": process.exitcode})
        raise too_slow() if process.exitcode == -XCPU else too_much() from None
    finally:
        end(process)
        ours.close()
    if kind == "told":
        return str(told)
    raise ApiError(*told)


# Inside it


def answer(theirs: Connection, bounds: Bounds, work: Work, given: tuple[Any, ...]) -> None:
    end_with_parent()
    confine(bounds)
    try:
        said: tuple[str, Any] = "told", work(*given)
        if len(said[1]) > bounds.largest_answer:
            raise too_long()
    except ApiError as refused:
        said = refusal(refused)
    except MemoryError:
        said = refusal(too_much())
    except Exception:
        log.exception("a record could not be read")
        said = refusal(damaged(UNREAD))
    theirs.send_bytes(json.dumps(said).encode())
