"""The library explains itself: what `snapcount` exports has a docstring with an example that runs."""

from __future__ import annotations

import doctest
import inspect
import pydoc
import re
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

import pytest

import snapcount

SCREEN = 40
"""Lines of a terminal that is not small."""
OF_TUPLE_AND_ERROR = {*dir(tuple), *dir(ValueError), *dir(int)}


INNER = {
    "Game": {"advance", "contribute", "cut", "forget", "nothing_asked"},
    "PlayedOut": set[str](),
    "Season": {
        *(
            "arrange_playoffs",
            "between",
            "carried",
            "fresh",
            "keep",
            "keep_played",
            "lots",
            "rulebook",
            "weather",
        ),
        *("set_plan", "told", "winner", "work", "game"),
    },
}
"""For who builds on a class (the server, a season's games): they say what they do, and need no example."""


def public() -> Iterator[tuple[str, Any]]:
    """What `snapcount` exports, and what the classes among it offer, whoever they have it from."""
    for name in snapcount.__all__:
        found = getattr(snapcount, name)
        if name.startswith("__") or isinstance(found, snapcount.Seat):
            continue
        yield name, found
        for part in dir(found) if inspect.isclass(found) else ():
            inner = inspect.getattr_static(found, part)
            offered = inspect.isfunction(inner) or isinstance(
                inner, property | cached_property | classmethod | staticmethod
            )
            if offered and not part.startswith("_") and part not in OF_TUPLE_AND_ERROR:
                yield f"{name}.{part}", inner


PUBLIC = dict(public())


def text_of(found: Any) -> str:
    found = getattr(found, "func", found)  # a cached property
    text = found.listed.__doc__ if inspect.ismodule(found) else inspect.getdoc(found)
    return str(text or "")


def examples(name: str) -> str:
    """Its own, and what its class shows of it."""
    text = text_of(PUBLIC[name])
    of_class, _, part = name.partition(".")
    shown = [line for line in text_of(PUBLIC[of_class]).splitlines() if ">>> " in line or "... " in line]
    return text + "\n".join(line for line in shown if part and re.search(rf"\.{part}\b", line))


@pytest.mark.parametrize("name", PUBLIC)
def test_a_public_name_has_a_docstring_with_an_example(name: str) -> None:
    text = text_of(PUBLIC[name])
    assert text and not text.startswith("Create and return"), f"{name} has no docstring"
    of_class, _, part = name.partition(".")
    assert part in INNER.get(of_class, ()) or ">>> " in examples(name), f"{name} has no example"


@pytest.mark.parametrize("name", PUBLIC)
def test_the_example_runs(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    example = doctest.DocTestParser().get_doctest(
        text_of(PUBLIC[name]), {"snapcount": snapcount}, name, None, None
    )
    said: list[str] = []
    failed, _ = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example, out=said.append)
    assert not failed, "".join(said)


def test_help_tells_a_newcomer_the_whole_story_in_a_screen() -> None:
    shown = pydoc.plain(pydoc.render_doc(snapcount.Game)).splitlines()[:SCREEN]
    story = "\n".join(shown)
    for told in (
        "snapcount.new(",
        "options",
        "waiting",
        "answer(",
        "events",
        "say(",
        "save(",
        "is_over",
        "score",
        "at(n)",
    ):
        assert told in story, told
