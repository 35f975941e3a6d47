"""Reviews of finished games: each in a process of its own, one after the other, with a count and a way to stop it.

A review is known by its record: who asks for the same again gets the same, at once if it is there.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from time import monotonic
from typing import Any, Literal

from snapcount.core.data.plain import canonical
from snapcount.core.record.file import Find
from snapcount.core.review.plainly import plain
from snapcount.core.review.work import Progress, Stop
from snapcount.core.table import Refusal
from snapcount.server.errors import ApiError
from snapcount.server.rooms.past.reader import (
    Bounds,
    confine,
    context,
    end_with_parent,
    refusal,
    too_long,
    too_much,
    too_slow,
)
from snapcount.server.rooms.past.replays import read_record

log = logging.getLogger(__name__)

BOUNDS = Bounds(
    seconds=400.0, processor_seconds=180, megabytes=512, largest_answer=8 << 20, at_once=2, each=2, waiting=12
)
KEPT = 40
"""Finished reviews that are remembered."""
TO_STOP = 20.0
"""Seconds in which a review that is to stop must have said what it has."""

Work = Callable[[bytes, Find, Progress, Stop], str]
"""What makes a review of a record: a function of a module, so that another process finds it."""
Stage = Literal["waiting", "working", "done", "stopped", "failed"]


@dataclass
class Job:
    """A review being made, or made."""

    id: str
    who: str
    raw: bytes
    stage: Stage = "waiting"
    done: int = 0
    of: int = 0
    told: str = ""
    """The review as JSON."""
    problem: ApiError | None = None
    stopping: bool = False
    ended: asyncio.Event = field(default_factory=asyncio.Event)

    def as_json(self) -> str:
        if self.problem is not None:
            raise self.problem
        return (
            f'{{"id":"{self.id}","stage":"{self.stage}","done":{self.done},"of":{self.of},'
            f'"review":{self.told or "null"}}}'
        )


class Reviews:
    """A few at a time; others wait for their turn."""

    def __init__(self, find: Find, bounds: Bounds = BOUNDS, work: Work | None = None) -> None:
        self.find = find
        self.bounds = bounds
        self.review = work or reviewed
        self.jobs: OrderedDict[str, Job] = OrderedDict()
        self.threads = ThreadPoolExecutor(bounds.at_once, "review")
        self.tasks: set[asyncio.Task[None]] = set()

    def begin(self, who: str, raw: bytes) -> Job:
        """The review of a record, begun if nobody has asked for it yet; one that failed is tried again."""
        key = hashlib.sha256(raw).hexdigest()
        known = self.jobs.get(key)
        if known is not None and known.stage not in ("failed", "stopped"):
            self.jobs.move_to_end(key)
            return known
        self.check_room(who)
        job = self.jobs[key] = Job(key, who, raw)
        self.jobs.move_to_end(key)
        task = asyncio.get_running_loop().create_task(self.work(job))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return job

    def told_of(self, raw: bytes) -> str | None:
        """The review of a record as JSON, where it is there."""
        job = self.jobs.get(hashlib.sha256(raw).hexdigest())
        return job.told if job is not None and job.told else None

    def check_room(self, who: str) -> None:
        open_jobs = [job for job in self.jobs.values() if job.stage in ("waiting", "working")]
        mine = sum(job.who == who for job in open_jobs)
        if mine >= self.bounds.each or len(open_jobs) >= self.bounds.waiting:
            raise ApiError(
                429, "busy", "Too many reviews are being made at this moment: please try again later."
            )

    def find_job(self, key: str) -> Job:
        if key not in self.jobs:
            raise ApiError(404, "no_such_review", "There is no such review here: ask for it again.")
        return self.jobs[key]

    def stop(self, key: str) -> Job:
        """What there is will be told; one that has not begun tells nothing."""
        job = self.find_job(key)
        job.stopping = True
        return job

    async def work(self, job: Job) -> None:
        try:
            stage, told = await asyncio.get_running_loop().run_in_executor(
                self.threads, attend, self.bounds, job, self.review, self.find
            )
            job.told, job.stage = told, stage
        except ApiError as problem:
            job.problem, job.stage = problem, "failed"
        finally:
            job.raw = b""
            job.ended.set()
            self.forget()

    def forget(self) -> None:
        """The longest unused first; never one that is under way."""
        ended = [key for key, job in self.jobs.items() if job.ended.is_set()]
        for key in ended[: max(0, len(ended) - KEPT)]:
            del self.jobs[key]

    def close(self) -> None:
        for job in self.jobs.values():
            job.stopping = True
        self.threads.shutdown(wait=False, cancel_futures=True)


# Beside the process


def attend(bounds: Bounds, job: Job, work: Work, find: Find) -> tuple[Stage, str]:
    """Start a process, hear how far it is, hand on the wish to stop, and end it whatever it does."""
    if job.stopping:
        return "stopped", ""
    job.stage = "working"
    started = context()
    ours, theirs = started.Pipe()
    process = started.Process(target=answer, args=(theirs, bounds, work, job.raw, find), daemon=True)
    process.start()
    theirs.close()
    try:
        return listen(ours, bounds, job)
    except (EOFError, OSError):
        process.join(1)
        log.warning("a review ended its process", extra={"code": process.exitcode})
        raise too_much() from None
    finally:
        process.kill()
        process.join()
        ours.close()


def listen(ours: Connection, bounds: Bounds, job: Job) -> tuple[Stage, str]:
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


def answer(theirs: Connection, bounds: Bounds, work: Work, raw: bytes, find: Find) -> None:
    end_with_parent()
    confine(bounds)

    def say(kind: str, told: Any) -> None:
        theirs.send_bytes(json.dumps((kind, told)).encode())

    try:
        text = work(raw, find, lambda done, of: say("progress", (done, of)), lambda: theirs.poll(0))
        if len(text) > bounds.largest_answer:
            raise too_long()
        say("told", text)
    except ApiError as refused:
        say(*refusal(refused))
    except MemoryError:
        say(*refusal(too_much()))
    except Exception:
        log.exception("a review could not be made")
        say(*refusal(ApiError(422, "bad_record", "This game could not be reviewed: its record is damaged.")))


def reviewed(raw: bytes, find: Find, progress: Progress, stop: Stop) -> str:
    """The review of a record as JSON, or why there is none."""
    game = read_record(raw, find)
    try:
        return canonical(plain(game.review(progress, stop)))
    except Refusal as refused:
        raise ApiError(422 if game.ended else 409, "no_review", refused.sentence) from None
