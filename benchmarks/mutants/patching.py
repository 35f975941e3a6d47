"""A change put into a running program: the code of the functions that it touches, exchanged where they are."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

from benchmarks.mutants.changes import Change, changed

Where = tuple[str, int]
"""A function's qualified name and first line."""


def compiled(change: Change) -> CodeType:
    return compile(changed(change.path, change.number), str(change.path), "exec", dont_inherit=True)


def functions_in(code: CodeType) -> Iterator[CodeType]:
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield part
            yield from functions_in(part)


def exchange(change: Change) -> list[Where]:
    """Puts the changed code into every function of the module that it differs in; [] where none could be found."""
    new = {(code.co_qualname, code.co_firstlineno): code for code in functions_in(compiled(change))}
    touched: list[Where] = []
    for function in of_module(change.path):
        where = (function.__code__.co_qualname, function.__code__.co_firstlineno)
        if where in new and new[where] != function.__code__:
            function.__code__ = new[where]
            touched.append(where)
    return touched


def of_module(path: Path) -> list[FunctionType]:
    name = str(path)
    return [
        thing
        for thing in gc.get_objects()
        if isinstance(thing, FunctionType) and thing.__code__.co_filename == name
    ]


class Changed(SourceFileLoader):
    """Imports the module with the change in it: for what a module works out while it is imported."""

    change: Change

    def get_code(self, fullname: str) -> CodeType:
        return compiled(self.change)


class Finder(MetaPathFinder):
    """Finds one module changed, and leaves the others to those who come after."""

    def __init__(self, change: Change, source: Path) -> None:
        parts = change.path.relative_to(source).with_suffix("").parts
        self.module = ".".join(parts).removesuffix(".__init__")
        self.loader = Changed(self.module, str(change.path))
        self.loader.change = change

    def find_spec(
        self, fullname: str, path: Any = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = PathFinder.find_spec(fullname, path) if fullname == self.module else None
        if spec is not None:
            spec.loader = self.loader
        return spec
