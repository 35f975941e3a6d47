"""Plain JSON values back into states, questions, answers and views, by their type: checked, whoever wrote them."""

from __future__ import annotations

import types
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from itertools import repeat
from typing import Any, ClassVar, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from snapcount.core.data.plain import ATOMS, to_plain

LONGEST_LIST = 20_000
"""A longer list is refused before it is read: no state or answer of a game has one."""
LARGEST = 1_000_000_000
"""A number farther from nought is refused: no state or answer of a game has one."""


class NotPlain(ValueError):
    """A value that doesn't have the expected form; says where and what was expected."""

    def __init__(self, sentence: str, where: str = "") -> None:
        super().__init__(f"{where}: {sentence}" if where else sentence)
        self.sentence = sentence
        self.where = where

    def within(self, part: str) -> NotPlain:
        """The same, seen from the value that holds this one as a part."""
        dot = "." if self.where and not self.where.startswith("[") else ""
        return NotPlain(self.sentence, f"{part}{dot}{self.where}")


def from_plain(kind: Any, plain: Any) -> Any:
    """The value of type `kind` that `to_plain` wrote, or `NotPlain`."""
    return _reader(kind)(plain)


@cache
def _reader(kind: Any) -> Callable[[Any], Any]:
    if kind is Any or kind is object or isinstance(kind, TypeVar):
        return _frozen
    if kind is None or kind is type(None):
        return _exactly((None,), "nothing")
    if kind in ATOMS:
        return _atom(kind)
    origin, args = get_origin(kind), get_args(kind)
    if origin is Literal:
        return _exactly(args, "one of " + ", ".join(map(str, args)))
    if origin in (Union, types.UnionType):
        return _either([_reader(arg) for arg in args])
    if origin in (tuple, frozenset, list) or kind is tuple:
        return _sequence(origin or tuple, args)
    if origin in (dict, Mapping) or (isinstance(origin, type) and issubclass(origin, Mapping)):
        return _mapping(_reader(args[0]), _reader(args[1]))
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _enum(kind)
    if isinstance(kind, type) and (hasattr(kind, "_fields") or is_dataclass(kind)):
        return _record(kind)
    if isinstance(origin, type) and hasattr(origin, "_fields"):
        return _record(origin, dict(zip(getattr(origin, "__parameters__", ()), args, strict=True)))
    raise TypeError(f"no plain form for {kind}")


def _frozen(plain: Any) -> Any:
    if isinstance(plain, list):
        return tuple(_frozen(part) for part in plain)
    return from_plain(float, plain) if plain.__class__ in (int, float) else plain


def _atom(kind: type) -> Callable[[Any], Any]:
    name = {int: "a whole number", str: "a text", float: "a number", bool: "true or false"}[kind]

    def read(plain: Any) -> Any:
        if plain.__class__ is kind or (kind is float and plain.__class__ is int):
            return plain
        raise NotPlain(f"expected {name}, got {_short(plain)}")

    def read_number(plain: Any) -> Any:
        if -LARGEST <= read(plain) <= LARGEST:  # so is no number at all, NaN
            return plain
        raise NotPlain(f"expected a number from -{LARGEST} to {LARGEST}, got {_short(plain)}")

    return read_number if kind in (int, float) else read


def _exactly(allowed: tuple[Any, ...], name: str) -> Callable[[Any], Any]:
    def read(plain: Any) -> Any:
        for value in allowed:
            if value.__class__ is plain.__class__ and value == plain:
                return value
        raise NotPlain(f"expected {name}, got {_short(plain)}")

    return read


def _either(readers: list[Callable[[Any], Any]]) -> Callable[[Any], Any]:
    """The first that can read it; otherwise the reader that came farthest says what is wrong."""

    def read(plain: Any) -> Any:
        farthest: NotPlain | None = None
        for reader in readers:
            try:
                return reader(plain)
            except NotPlain as problem:
                if farthest is None or problem.where or not farthest.where:
                    farthest = problem
        assert farthest is not None, "a union has parts"
        raise farthest

    return read


def _sequence(origin: Any, args: tuple[Any, ...]) -> Callable[[Any], Any]:
    if origin is tuple and args and args[-1] is not Ellipsis:
        readers = [_reader(arg) for arg in args]

        def read_fixed(plain: Any) -> Any:
            if not isinstance(plain, list) or len(plain) != len(readers):
                raise NotPlain(f"expected a list of {len(readers)}, got {_short(plain)}")
            return tuple(_parts(readers, plain))

        return read_fixed
    reader = _reader(args[0] if args else Any)

    def read(plain: Any) -> Any:
        if not isinstance(plain, list):
            raise NotPlain(f"expected a list, got {_short(plain)}")
        if len(plain) > LONGEST_LIST:
            raise NotPlain(f"expected at most {LONGEST_LIST} entries, got {len(plain)}")
        return origin(_parts(repeat(reader), plain))

    return read


def _parts(readers: Iterable[Callable[[Any], Any]], plain: list[Any]) -> list[Any]:
    parts: list[Any] = []
    try:
        for reader, part in zip(readers, plain, strict=False):
            parts.append(reader(part))
    except NotPlain as problem:
        raise problem.within(f"[{len(parts)}]") from None
    return parts


def _mapping(key: Callable[[Any], Any], value: Callable[[Any], Any]) -> Callable[[Any], Any]:
    def read(plain: Any) -> Any:
        if not isinstance(plain, dict):
            raise NotPlain(f"expected an object, got {_short(plain)}")
        return {key(name): value(part) for name, part in plain.items()}

    return read


def _enum(kind: type[Enum]) -> Callable[[Any], Any]:
    by_name = {to_plain(member): member for member in kind}

    def read(plain: Any) -> Any:
        if isinstance(plain, str | int) and plain in by_name:
            return by_name[plain]
        raise NotPlain(f"expected one of {', '.join(map(str, by_name))}, got {_short(plain)}")

    return read


def _record(kind: Any, given: Mapping[Any, Any] = types.MappingProxyType({})) -> Callable[[Any], Any]:
    """`given` says what the type variables of a generic one stand for."""
    names = getattr(kind, "_fields", None) or tuple(field.name for field in fields(kind))
    readers: dict[str, Callable[[Any], Any]] = {}

    def read(plain: Any) -> Any:
        if not readers:
            hints = get_type_hints(kind)
            readers.update(
                {name: _reader(_filled(hints[name], given)) for name in names if hints[name] is not ClassVar}
            )
        if not isinstance(plain, dict) or plain.keys() != readers.keys():
            raise _misfit(plain, names)
        parts: dict[str, Any] = {}
        name = ""
        try:
            for name, part in plain.items():
                parts[name] = readers[name](part)
        except NotPlain as problem:
            raise problem.within(name) from None
        return kind(**parts)

    return read


def _misfit(plain: Any, names: tuple[str, ...]) -> NotPlain:
    if not isinstance(plain, dict):
        return NotPlain(f"expected an object with {', '.join(names)}, got {_short(plain)}")
    missing = [name for name in names if name not in plain]
    if missing:
        return NotPlain("is missing", missing[0])
    unknown = next(name for name in plain if name not in names)
    return NotPlain(f"is unknown; expected {', '.join(names)}", f"{unknown:.40}")


def _filled(hint: Any, given: Mapping[Any, Any]) -> Any:
    """A type hint with its type variables filled in."""
    if isinstance(hint, TypeVar):
        return given.get(hint, hint)
    open_ones = getattr(hint, "__parameters__", ())
    return hint[tuple(given.get(each, each) for each in open_ones)] if given and open_ones else hint


def _short(plain: Any) -> str:
    try:
        text = repr(plain)
    except ValueError:  # Python writes no number of more than 4300 digits
        return "a number of thousands of digits"
    return text if len(text) <= 60 else text[:57] + "…"
