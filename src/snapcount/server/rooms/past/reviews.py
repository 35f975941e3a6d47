"""Reviews of finished games: made apart, a few at a time, with a count and a way to stop them.

A review is known by its record: who asks for the same again gets the same, at once if it is there.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

from snapcount.core.data.plain import canonical
from snapcount.core.record.file import Find
from snapcount.core.review.plainly import plain
from snapcount.core.review.work import Progress, Stop
from snapcount.core.table import Refusal
from snapcount.server.errors import ApiError
from snapcount.server.rooms.apart import Apart, Bounds, Stage
from snapcount.server.rooms.past.replays import read_record

BOUNDS = Bounds(
    seconds=400.0, processor_seconds=180, megabytes=512, largest_answer=8 << 20, at_once=2, each=2, waiting=12
)
KEPT = 40
"""Finished reviews that are remembered."""

Work = Callable[[bytes, Find, Progress, Stop], str]
"""What makes a review of a record: a function of a module, so that another process finds it."""


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

    def __init__(self, apart: Apart, find: Find, bounds: Bounds = BOUNDS, work: Work | None = None) -> None:
        self.apart = apart
        self.find = find
        self.bounds = bounds
        self.review = work or reviewed
        self.jobs: OrderedDict[str, Job] = OrderedDict()
        self.free = asyncio.Semaphore(bounds.at_once)
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
            async with self.free:
                job.stage, job.told = await self.made(job)
        except ApiError as problem:
            job.problem, job.stage = problem, "failed"
        finally:
            job.raw = b""
            job.ended.set()
            self.forget()

    async def made(self, job: Job) -> tuple[Stage, str]:
        if job.stopping:
            return "stopped", ""
        job.stage = "working"
        return await self.apart.watched(self.bounds, self.review, (job.raw, self.find), job)

    def forget(self) -> None:
        """The longest unused first; never one that is under way."""
        ended = [key for key, job in self.jobs.items() if job.ended.is_set()]
        for key in ended[: max(0, len(ended) - KEPT)]:
            del self.jobs[key]

    def close(self) -> None:
        for job in self.jobs.values():
            job.stopping = True


# Apart


def reviewed(raw: bytes, find: Find, progress: Progress, stop: Stop) -> str:
    """The review of a record as JSON, or why there is none."""
    game = read_record(raw, find)
    try:
        return canonical(plain(game.review(progress, stop)))
    except Refusal as refused:
        raise ApiError(422 if game.ended else 409, "no_review", refused.sentence) from None
