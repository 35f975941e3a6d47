"""Coaches by name: the levels of a game's own rulebook, or a user's own `file.py:Class`."""

from __future__ import annotations

import importlib.util
from pathlib import Path

from snapcount.core.rulebook import Rulebook
from snapcount.core.sampled import Coach, RandomCoach
from snapcount.core.table import Refusal


def find_coach(rulebook: Rulebook, text: str) -> Coach:
    """`rookie`, `veteran`, … of the game, `random`, or `file.py:Class`."""
    if text == "random":
        return RandomCoach()
    if ":" in text:
        return own_coach(text)
    return rulebook.coach(text).make()


def own_coach(text: str) -> Coach:
    """A coach that a user wrote: a class with `answer(view, question, random)`."""
    path, _, name = text.rpartition(":")
    if not Path(path).is_file():
        raise Refusal("coach", f"There is no file {path!r}: a coach of your own is given as file.py:Class.")
    spec = importlib.util.spec_from_file_location("snapcount_own_coach", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as problem:
        raise Refusal("coach", f"{path} doesn't run: {type(problem).__name__}: {problem}.") from None
    made = getattr(module, name, None)
    if made is None:
        raise Refusal("coach", f"{path} has no class {name!r}.")
    coach: Coach = made()
    if not callable(getattr(coach, "answer", None)):
        raise Refusal(
            "coach", f"{name} in {path} is no coach: it needs a method answer(view, question, random)."
        )
    return coach
