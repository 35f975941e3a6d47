"""Long work that is done apart, so that no room waits for it: in processes of a server, in a worker of a browser."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Literal, Protocol, TypeVar

from snapcount.server.errors import ApiError

T = TypeVar("T")
Work = Callable[..., str]
"""A function of a module, so that it is found by its name elsewhere too."""
Stage = Literal["waiting", "working", "done", "stopped", "failed"]


@dataclass(frozen=True)
class Bounds:
    """What reading one record may take. The longest recorded game takes two seconds and 1.7 MB."""

    seconds: float = 30.0
    processor_seconds: int = 10
    megabytes: int = 256
    """Beyond what the program itself takes."""
    largest_answer: int = 8 << 20
    at_once: int = 3
    """Works at the same time."""
    each: int = 2
    """Of these, for one who brings records: somebody else's turn always comes."""
    waiting: int = 12
    """Records that wait, or are being read, all together; and half as many for one."""


class Broken(Exception):
    """What did the work ended before the work was done."""


class Watched(Protocol):
    """Work that is looked at while it is done, and may be stopped."""

    done: int
    of: int
    stopping: bool


class Apart(Protocol):
    def bounded(self, bounds: Bounds, work: Work, given: tuple[Any, ...]) -> Awaitable[str]:
        """What `work` makes of something that a stranger brought, or an `ApiError` that says which bound it broke."""
        ...

    def watched(
        self, bounds: Bounds, work: Work, given: tuple[Any, ...], job: Watched
    ) -> Awaitable[tuple[Stage, str]]:
        """The same for long work: `work` also gets a function for its progress, and one that says stop."""
        ...

    def patient(self, work: Callable[..., T], *given: Any) -> Awaitable[T]:
        """Trusted work, one after another; `Broken` where it came to nothing."""
        ...

    def close(self) -> None: ...


def too_slow() -> ApiError:
    return ApiError(422, "too_slow", "This record takes longer to read than any game does.")


def too_much() -> ApiError:
    return ApiError(422, "too_much", "This record takes more memory to read than any game does.")


def too_long() -> ApiError:
    return ApiError(413, "too_large", "What this record would show is longer than any game is.")


def damaged(what: str) -> ApiError:
    return ApiError(422, "bad_record", what)


UNREAD = "This record could not be read: it is damaged in a way that this program doesn't know."
UNREVIEWED = "This game could not be reviewed: its record is damaged."
