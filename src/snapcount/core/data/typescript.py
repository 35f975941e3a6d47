"""What the page may expect: the plain form of a game's view, questions, answers and told records, as TypeScript."""

from __future__ import annotations

import json
import types
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from snapcount.core.data.answers import answer_type
from snapcount.core.data.plain import to_plain
from snapcount.core.rulebook import Rulebook

HEAD = "/** Written by `snapcount types` from the game's view and questions: change those, not this. */\n"
ATOMS = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}
ANYTHING = "unknown"


def typescript(rulebook: Rulebook) -> str:
    """The file `web/src/games/<game>/view.gen.ts`."""
    walk = Walk()
    view = walk.of(get_type_hints(rulebook.rules.view)["return"])
    answers = {kind.__name__: walk.of(answer_type(kind)) for kind in rulebook.rules.questions}
    for kind in rulebook.rules.told:
        walk.of(kind)
    asked = {kind.__name__: walk.of(kind) for kind in rulebook.rules.questions}
    parts = [walk.written[name] for name in sorted(walk.written)]
    if "View" not in walk.written:
        parts.append(f"export type View = {view};\n")
    parts.append(listed("Questions", "What each question shows.", asked))
    parts.append(listed("Answers", "What each question takes for an answer.", answers))
    return HEAD + "\n" + "\n".join(parts)


def listed(name: str, text: str, members: Mapping[str, str]) -> str:
    lines = [f"  {key}: {kind};\n" for key, kind in sorted(members.items())]
    return f"/** {text} */\nexport type {name} = {{\n{''.join(lines)}}};\n"


class Walk:
    """Goes through type hints and writes a type for every class that it meets."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}
        self.classes: dict[str, Any] = {}

    def of(self, kind: Any) -> str:
        if kind is None or kind in ATOMS:
            return ATOMS[type(None) if kind is None else kind]
        if kind in (Any, object) or isinstance(kind, TypeVar):
            return ANYTHING
        origin, args = get_origin(kind), get_args(kind)
        if origin is Literal:
            return " | ".join(json.dumps(value) for value in args)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.of(part) for part in args))
        if origin is tuple and args and args[-1] is not Ellipsis:
            return f"[{', '.join(map(self.of, args))}]"
        if origin in (tuple, list, frozenset) or kind in (tuple, list, frozenset):
            return many(self.of(args[0]) if args else ANYTHING)
        if isinstance(origin, type) and issubclass(origin, Mapping):
            return f"Record<string, {self.of(args[1])}>"
        if isinstance(kind, type) and issubclass(kind, Enum):
            return self.named(kind, kind.__name__)
        if isinstance(kind, type) and (hasattr(kind, "_fields") or is_dataclass(kind)):
            return self.named(kind, kind.__name__)
        if isinstance(origin, type) and hasattr(origin, "_fields"):
            return self.named(kind, origin.__name__)
        raise TypeError(f"no TypeScript for {kind}")

    def named(self, kind: Any, name: str) -> str:
        """The name of a class, written once; two classes of one name would be taken for each other."""
        if name not in self.classes:
            self.classes[name] = kind
            is_enum = isinstance(kind, type) and issubclass(kind, Enum)
            self.written[name] = self.enum(kind, name) if is_enum else self.record(kind, name)
        elif self.classes[name] != kind:
            raise TypeError(f"two types are called {name}: {self.classes[name]} and {kind}")
        return name

    def enum(self, kind: type[Enum], name: str) -> str:
        return f"export type {name} = {' | '.join(json.dumps(to_plain(member)) for member in kind)};\n"

    def record(self, kind: Any, name: str) -> str:
        """A named tuple or dataclass; a generic one with its type variables filled in."""
        plain = get_origin(kind) or kind
        given = dict(zip(getattr(plain, "__parameters__", ()), get_args(kind), strict=False))
        names = getattr(plain, "_fields", None) or tuple(field.name for field in fields(plain))
        hints = get_type_hints(plain)
        lines = [f"  {field}: {self.of(given.get(hints[field], hints[field]))};\n" for field in names]
        body = f"{{\n{''.join(lines)}}}" if lines else "Record<string, never>"
        return f"export type {name} = {body};\n"


def many(part: str) -> str:
    return f"({part})[]" if " | " in part else f"{part}[]"
