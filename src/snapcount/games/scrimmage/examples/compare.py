"""What a worked example expects against what the rules give."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def compare(expected: Any, got: Any, where: str) -> str:
    """Everything expected must be there; `violates` lists rules any of which will do; notes are not compared."""
    if isinstance(expected, Mapping) and isinstance(got, Mapping):
        for key, value in expected.items():
            if key == "note":
                continue
            if key not in got:
                return f"{where}: {key!r} was expected, the rules give {sorted(got)}."
            if key == "violates":
                if got[key] not in value:
                    return f"{where}: one of {value} was expected to be broken, it is {got[key]}."
                continue
            problem = compare(value, got[key], f"{where} {key}")
            if problem:
                return problem
        return ""
    if isinstance(expected, list) and isinstance(got, list | tuple):
        if len(expected) != len(got):
            return f"{where}: {expected} was expected, the rules give {list(got)}."
        for at, (value, found) in enumerate(zip(expected, got, strict=True)):
            problem = compare(value, found, f"{where}[{at}]")
            if problem:
                return problem
        return ""
    if type(expected) is type(got) and expected == got:
        return ""
    return f"{where}: {expected!r} was expected, the rules give {got!r}."
