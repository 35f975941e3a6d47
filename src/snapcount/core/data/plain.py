"""States, questions, answers and views as plain JSON values; `typed` has the way back."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any


def to_plain(value: Any) -> Any:
    """Numbers, texts, lists and objects only. Enums become their value, or their lower-case name if it is a number."""
    return _WRITERS[value.__class__](value)


ATOMS = (int, str, float, bool)
_AS_IS = frozenset((*ATOMS, type(None)))


class _Writers(dict[type, Callable[[Any], Any]]):
    """How values of a class are written, found once for each class."""

    def __missing__(self, kind: type) -> Callable[[Any], Any]:
        writer = self[kind] = _writer(kind)
        return writer


_WRITERS = _Writers()


def _writer(kind: type) -> Callable[[Any], Any]:
    if kind in _AS_IS:
        return lambda value: value
    if issubclass(kind, Enum):
        numbered = issubclass(kind, int)
        return {member: member.name.lower() if numbered else member.value for member in kind}.__getitem__
    if hasattr(kind, "_fields"):
        return _write_tuple(kind._fields)
    if issubclass(kind, tuple | list):
        return _write_list
    if issubclass(kind, frozenset | set):
        return lambda value: sorted((to_plain(part) for part in value), key=canonical)
    if issubclass(kind, Mapping):
        return _write_mapping
    if is_dataclass(kind):
        return _write_record(tuple(field.name for field in fields(kind)))
    raise TypeError(f"{kind.__name__} is not plain data")


# States, views and facts are written all day. With its fields written out a record takes half the time.

_WRITTEN = """
def write(value):
    [{parts}] = value
    return {{{members}}}
"""


def _write_tuple(names: tuple[str, ...]) -> Callable[[Any], Any]:
    parts = [f"part{at}" for at in range(len(names))]
    members = [
        f"{name!r}: {part} if {part}.__class__ in as_is else writers[{part}.__class__]({part})"
        for name, part in zip(names, parts, strict=True)
    ]
    made: dict[str, Any] = {"as_is": _AS_IS, "writers": _WRITERS}
    exec(_WRITTEN.format(parts=", ".join(parts), members=", ".join(members)), made)
    write: Callable[[Any], Any] = made["write"]
    return write


def _write_list(value: Any) -> Any:
    """Most lists are pairs of numbers: those are copied, which is quicker than looking at each part twice."""
    for part in value:
        if part.__class__ not in _AS_IS:
            return [to_plain(part) for part in value]
    return list(value)


def _write_mapping(value: Any) -> Any:
    """Most mappings are facts: names and plain parts. They are copied, and only the rest is written anew."""
    plain = dict(value)
    for name, part in value.items():
        if name.__class__ is not str:
            return {str(to_plain(name)): to_plain(part) for name, part in value.items()}
        if part.__class__ not in _AS_IS:
            plain[name] = _WRITERS[part.__class__](part)
    return plain


def _write_record(names: tuple[str, ...]) -> Callable[[Any], Any]:
    def write(value: Any) -> Any:
        return {name: to_plain(getattr(value, name)) for name in names}

    return write


_encoder = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))
_make: Any = getattr(json.encoder, "c_make_encoder", None)
_quick: Any = _make and _make(
    None, _encoder.default, json.encoder.encode_basestring, None, ":", ",", False, False, True
)
"""What `_encoder` would make anew for every value; None where Python has no such thing."""


def canonical(plain: Any) -> str:
    """The one way a plain value is written, so that equal values are equal bytes."""
    return _encoder.encode(plain) if _quick is None else "".join(_quick(plain, 0))
