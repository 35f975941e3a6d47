"""A coach that a user wrote: a class or object with `answer(view, question, random)`, or such a function."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, cast

from snapcount.core.drivers.checked import Checked, place_of
from snapcount.core.drivers.sampled import Coach
from snapcount.core.table import Question, Refusal

Answering = Callable[[Any, Question[Any], Random], Any]
"""A coach that is nothing but its answer: a function of view, question and a source of chance."""


def own_coach(text: str, *, trusted: bool = False) -> Coach:
    """A new coach of that class. Its answers are checked, unless it is trusted to give none that is illegal."""
    path, _, name = text.rpartition(":")
    if not Path(path).is_file():
        raise Refusal("coach", f"There is no file {path!r}: a coach of your own is given as file.py:Class.")
    file = Path(path).resolve()
    made = getattr(module_of(str(file), file.stat().st_mtime_ns, path), name, None)
    if made is None:
        raise Refusal("coach", f"{path} has no class {name!r}.")
    try:
        coach = coach_of(made)
    except Exception as problem:
        what = f"{type(problem).__name__}: {problem}{place_of(problem)}"
        raise Refusal("coach", f"{text} can't be made with {name}(): {what}.") from None
    if coach is None:
        raise Refusal(
            "coach", f"{name} in {path} isn't a coach: it needs a method answer(view, question, random)."
        )
    return coach if trusted else Checked(coach, text)


def coach_of(made: Any) -> Coach | None:
    """The coach that a class makes, that an object is, or that a function answers for."""
    coach = made() if isinstance(made, type) else made
    if callable(getattr(coach, "answer", None)):
        return cast(Coach, coach)
    return Function(made) if callable(made) and not isinstance(made, type) else None


class Function:
    """A function that plays."""

    def __init__(self, function: Answering) -> None:
        self.function = function

    def answer(self, view: Any, question: Question[Any], random: Random) -> Any:
        return self.function(view, question, random)


@cache
def module_of(file: str, written: int, said: str) -> ModuleType:
    """The module in a file, run once in this process unless it was written anew; it may import what lies beside it."""
    name = f"own coach in {file}, {written}"
    spec = importlib.util.spec_from_file_location(name, file)
    if spec is None or spec.loader is None:
        raise Refusal("coach", f"{said} isn't a Python file: expected file.py:Class.")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    sys.path.append(str(Path(file).parent))
    try:
        spec.loader.exec_module(module)
    except Exception as problem:
        what = f"{type(problem).__name__}: {problem}"
        raise Refusal("coach", f"{said} doesn't run: {what}.") from None
    return module
