"""Plain JSON into messages by their types and marks, where there is no pydantic: the same is let through."""

from __future__ import annotations

import math
import re
import types
from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from snapcount.server.wire.fields import Checked, Limits

T = TypeVar("T")
Reader = Callable[[Any], Any]
NAMES: dict[type, str] = {str: "a text", int: "a whole number", float: "a number", bool: "true or false"}


class Unfit(ValueError):
    """A value that the message can't hold; says where and why."""

    def __init__(self, sentence: str, where: str = "") -> None:
        super().__init__(f"{where}: {sentence}" if where else sentence)
        self.sentence = sentence
        self.where = where

    def within(self, part: str) -> Unfit:
        return Unfit(self.sentence, f"{part}.{self.where}" if self.where else part)


def message_of(kind: type[T], plain: Any) -> T:
    """The message of this type, or `Unfit`."""
    wanted: Any = kind
    found: T = reader(wanted)(plain)
    return found


def one_of(kinds: Any) -> dict[str, Reader]:
    """The readers of a union of messages, by their `type`."""
    return {
        get_args(get_type_hints(kind, include_extras=True)["type"])[0]: reader(kind)
        for kind in get_args(kinds)
    }


@cache
def reader(kind: Any) -> Reader:
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return marked(reader(args[0]), args[1:])
    if kind is Any:
        return lambda plain: plain
    if kind is type(None):
        return lambda plain: exactly((None,), plain)
    if origin is Literal:
        return lambda plain: exactly(args, plain)
    if origin in (Union, types.UnionType):
        return either([reader(arg) for arg in args])
    if origin is list:
        return many(reader(args[0]))
    if origin is tuple:
        return several([reader(arg) for arg in args])
    if origin is dict:
        return named(reader(args[0]), reader(args[1]))
    if is_dataclass(kind):
        return record(kind)
    if kind in NAMES:
        return lambda plain: atom(kind, plain)
    raise TypeError(f"no message holds {kind}")


def exactly(allowed: tuple[Any, ...], plain: Any) -> Any:
    if any(plain.__class__ is one.__class__ and plain == one for one in allowed):
        return plain
    raise Unfit(f"expected {' or '.join('nothing' if one is None else repr(one) for one in allowed)}")


def atom(kind: type, plain: Any) -> Any:
    if plain.__class__ is kind or (kind is float and plain.__class__ is int):
        return plain
    raise Unfit(f"expected {NAMES[kind]}")


def either(readers: list[Reader]) -> Reader:
    def read(plain: Any) -> Any:
        problem: Unfit | None = None
        for one in readers:
            try:
                return one(plain)
            except Unfit as unfit:
                problem = unfit if problem is None or unfit.where else problem
        assert problem is not None
        raise problem

    return read


def many(part: Reader) -> Reader:
    def read(plain: Any) -> list[Any]:
        if plain.__class__ is not list:
            raise Unfit("expected a list")
        return [at(str(number), part, one) for number, one in enumerate(plain)]

    return read


def several(parts: list[Reader]) -> Reader:
    def read(plain: Any) -> tuple[Any, ...]:
        if plain.__class__ is not list or len(plain) != len(parts):
            raise Unfit(f"expected a list of {len(parts)}")
        return tuple(at(str(n), part, one) for n, (part, one) in enumerate(zip(parts, plain, strict=True)))

    return read


def named(key: Reader, value: Reader) -> Reader:
    def read(plain: Any) -> dict[Any, Any]:
        if plain.__class__ is not dict:
            raise Unfit("expected an object")
        return {key(name): at(name, value, one) for name, one in plain.items()}

    return read


def record(kind: Any) -> Reader:
    hints = get_type_hints(kind, include_extras=True)
    parts = {field.name: reader(hints[field.name]) for field in fields(kind)}
    needed = {
        field.name for field in fields(kind) if field.default is MISSING and field.default_factory is MISSING
    }

    def read(plain: Any) -> Any:
        if plain.__class__ is not dict:
            raise Unfit("expected an object")
        for name in plain.keys() - parts.keys():
            raise Unfit("is not expected here", name if name.isidentifier() else "")
        for name in sorted(needed - plain.keys()):
            raise Unfit("is missing", name)
        return kind(**{name: at(name, parts[name], value) for name, value in plain.items()})

    return read


def at(place: str, part: Reader, plain: Any) -> Any:
    try:
        return part(plain)
    except Unfit as problem:
        raise problem.within(place if place.isalnum() or place.isidentifier() else "") from None


def marked(part: Reader, marks: tuple[Any, ...]) -> Reader:
    checks = [check for mark in marks if (check := check_of(mark)) is not None]

    def read(plain: Any) -> Any:
        value = part(plain)
        for check in checks:
            check(value)
        return value

    return read


def check_of(mark: Any) -> Callable[[Any], None] | None:
    if isinstance(mark, Limits):
        return lambda value: within(mark.limits, value)
    if isinstance(mark, Checked):

        def check(value: Any) -> None:
            try:
                mark.check(value)
            except ValueError as problem:
                raise Unfit(str(problem)) from None

        return check
    return None


def within(limits: dict[str, Any], value: Any) -> None:
    if "ge" in limits and not (limits["ge"] <= value <= limits["le"] and math.isfinite(value)):
        raise Unfit(f"expected a number from {limits['ge']} to {limits['le']}")
    if "max_length" in limits and not limits.get("min_length", 0) <= len(value) <= limits["max_length"]:
        raise Unfit(f"expected {limits.get('min_length', 0)} to {limits['max_length']} parts or letters")
    if "pattern" in limits and not re.search(limits["pattern"], value):
        raise Unfit("is not of the expected form")
