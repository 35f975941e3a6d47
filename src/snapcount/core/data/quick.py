"""Named tuples that are copied cheaply, and questions that are made cheaply: a simulated game has thousands of both."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from snapcount.core.data.made import new
from snapcount.core.table import Question

N = TypeVar("N", bound=tuple[Any, ...])


def quick(cls: type[N]) -> type[N]:
    """The same named tuple with a `_replace` that takes half the time."""
    at = {name: place for place, name in enumerate(cls._fields)}  # type: ignore[attr-defined]

    def replace(self: N, /, **changes: Any) -> N:
        parts = list(self)
        for name in changes:
            parts[at[name]] = changes[name]
        return new(cls, parts)

    cls._replace = replace  # type: ignore[attr-defined]
    return cls


def quickly_asked(question: type[Question[Any]]) -> None:
    """A frozen dataclass with slots that is made in half the time: its slots are filled without a detour."""
    names: tuple[str, ...] = question.__match_args__  # type: ignore[attr-defined]
    if not names:
        return
    fill: dict[str, Any] = {f"fill_{name}": getattr(question, name).__set__ for name in names}
    lines = [
        f"def __init__(self, {', '.join(names)}):",
        *[f"    fill_{name}(self, {name})" for name in names],
    ]
    exec("\n".join(lines), fill)
    init: Callable[..., None] = fill["__init__"]
    init.__defaults__ = question.__init__.__defaults__
    question.__init__ = init  # type: ignore[method-assign]
