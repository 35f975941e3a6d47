"""The canonical text of one state after another: parts that an earlier state had too are not written again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from functools import lru_cache
from hashlib import sha256
from itertools import compress
from math import isfinite
from operator import is_not
from typing import Any

from snapcount.core.data.plain import canonical, to_plain

MANY = 4_000
"""So many tuples, and as many words, are remembered."""

Writer = Callable[[Any], str]


class Texts:
    """Writes a value as `canonical(to_plain(value))` does.

    A checkpoint shares most of its tuples with the one before: the very same objects, which never change. They are
    known by identity and not by value, because 1, 1.0 and True are equal and written differently.
    """

    def __init__(self) -> None:
        self.known: dict[int, str] = {}
        self.alive: list[Any] = []
        """What `known` has texts of: as long as it lives, no other object has its identity."""
        self.writers = _Writers(self.writer_for)

    def of(self, value: Any) -> str:
        return self.writers[value.__class__](value)

    def writer_for(self, kind: type) -> Writer:
        if kind in _ATOMS:
            return _ATOMS[kind]
        if issubclass(kind, Enum):
            return {member: canonical(to_plain(member)) for member in kind}.__getitem__
        if issubclass(kind, tuple):
            names = getattr(kind, "_fields", None)
            return self.remembering(self.list_writer() if names is None else self.record_writer(names))
        return lambda value: canonical(to_plain(value))

    def remembering(self, write: Writer) -> Writer:
        known = self.known

        def remembered(value: Any) -> str:
            text = known.get(id(value))
            if text is None:
                if len(known) >= MANY:
                    known.clear()
                    self.alive.clear()
                known[id(value)] = text = write(value)
                self.alive.append(value)
            return text

        return remembered

    def list_writer(self) -> Writer:
        writers, known = self.writers, self.known
        return lambda value: (
            f"[{','.join([known.get(id(part)) or writers[part.__class__](part) for part in value])}]"
        )

    def record_writer(self, names: tuple[str, ...]) -> Writer:
        if not names:
            return lambda value: "{}"
        writers, places = self.writers, range(len(names))
        # One template for a class; a name that holds a percent sign can't be a field.
        template = "{" + ",".join([f"{canonical(name)}:%s" for name in names]) + "}"
        before: Sequence[Any] = [object()] * len(names)
        texts: list[str] = [""] * len(names)

        def write(value: Any) -> str:
            """Parts that the one before of this class had too keep their text."""
            nonlocal before, texts
            parts = texts.copy()  # one of this class may have another of it as a part
            for at in compress(places, map(is_not, value, before)):
                parts[at] = writers[value[at].__class__](value[at])
            before, texts = value, parts
            return template % tuple(parts)

        return write


class _Writers(dict[type, Writer]):
    """How values of each class are written, found when the first of them comes."""

    def __init__(self, writer_for: Callable[[type], Writer]) -> None:
        self.writer_for = writer_for

    def __missing__(self, kind: type) -> Writer:
        self[kind] = writer = self.writer_for(kind)
        return writer


_ATOMS: dict[type, Writer] = {
    str: lru_cache(MANY)(canonical),
    int: int.__repr__,
    float: lambda number: repr(number) if isfinite(number) else canonical(number),
    bool: lambda flag: "true" if flag else "false",
    type(None): lambda nothing: "null",
}


def state_hash(state: Any, texts: Texts | None = None) -> str:
    """Sixteen hex digits that stand for a checkpoint in a record; one `Texts` makes many of a game cheaper."""
    text = canonical(to_plain(state)) if texts is None else texts.of(state)
    return sha256(text.encode()).hexdigest()[:16]
