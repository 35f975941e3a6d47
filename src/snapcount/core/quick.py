"""Named tuples that are copied cheaply: a simulated game replaces parts of its states thousands of times."""

from __future__ import annotations

from typing import Any, TypeVar

N = TypeVar("N", bound=tuple[Any, ...])


def quick(cls: type[N]) -> type[N]:
    """The same named tuple with a `_replace` that takes half the time."""
    at = {name: place for place, name in enumerate(cls._fields)}  # type: ignore[attr-defined]
    new = tuple.__new__

    def replace(self: N, /, **changes: Any) -> N:
        parts = list(self)
        for name in changes:
            parts[at[name]] = changes[name]
        return new(cls, parts)

    cls._replace = replace  # type: ignore[attr-defined]
    return cls
