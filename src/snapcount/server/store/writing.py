"""Grouped commits: whatever waits while one commit is under way goes into the next, together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from snapcount.server.store import Row, StoredMatch, StoredToken, Taken, tables

MOST_AT_ONCE = 2000
GATHER = 0.002
"""Seconds that a commit waits for company: less than anybody notices, and a commit costs as much as ten answers."""


@dataclass
class Job:
    """Something to write. `rows` go together with everybody else's; `act` is anything else."""

    rows: Sequence[Row] = ()
    act: Callable[[Connection], Any] | None = None
    news: tuple[str, ...] = ()
    done: Any = field(default=None, compare=False)
    """The future of whoever waits."""


def write(connection: Connection, jobs: Sequence[Job]) -> list[Any]:
    """All jobs in the running transaction; the inputs of all matches in one statement."""
    results = [None if job.act is None else job.act(connection) for job in jobs]
    tables.append(connection, [row for job in jobs for row in job.rows])
    return results


def outcome_of(problem: Exception) -> Exception:
    return Taken() if isinstance(problem, IntegrityError) else problem


def creating(match: StoredMatch, tokens: Sequence[StoredToken], rows: Sequence[Row]) -> Job:
    return Job(act=partial(tables.create, match=match, tokens=tokens, rows=rows))


def settle(jobs: Sequence[Job], results: Sequence[Any]) -> None:
    for job, result in zip(jobs, results, strict=True):
        if job.done.done():
            continue
        if isinstance(result, Exception):
            job.done.set_exception(result)
        else:
            job.done.set_result(result)
