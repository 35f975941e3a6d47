"""The fields of a JSON file, each read with a sentence about what was expected and where."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from difflib import get_close_matches
from typing import Any

LONGEST_LIST = 5000
MOST_PROBLEMS = 40


class Fields:
    """A table of a file and where it stands: `clubs[3]`. A wrong field is noted, and reads as its usual value."""

    def __init__(self, plain: Any, place: str = "", problems: list[str] | None = None) -> None:
        self.plain: Any = plain
        self.place = place
        self.problems: list[str] = [] if problems is None else problems

    def at(self, key: str) -> str:
        return f"{self.place}.{key}" if self.place and key else self.place or key

    def wrong(self, key: str, sentence: str) -> None:
        text = f"{self.at(key)}: {sentence}." if self.at(key) else f"{sentence}."
        if text not in self.problems and len(self.problems) < MOST_PROBLEMS:
            self.problems.append(text)

    def is_table(self, key: str) -> bool:
        if isinstance(self.plain, dict):
            return True
        self.wrong(key, "expected a table with names, in braces")
        return False

    def only(self, known: Collection[str]) -> None:
        """Names that nobody reads are mistakes of typing."""
        for name in self.names():
            if name not in known:
                close = get_close_matches(name, list(known), 1)
                meant = f" (did you mean {close[0]}?)" if close else f": expected {', '.join(known)}"
                self.wrong(name[:40], f"there is no such field{meant}")

    def names(self) -> list[str]:
        return [str(name) for name in self.plain] if isinstance(self.plain, dict) else []

    def has(self, key: str) -> bool:
        return isinstance(self.plain, dict) and key in self.plain

    def value(self, key: str) -> Any:
        return self.plain.get(key) if isinstance(self.plain, dict) else None

    def text(self, key: str, usual: str | None = None, *, longest: int = 80) -> str:
        value = self.value(key)
        if value is None and usual is not None:
            return usual
        if not isinstance(value, str) or not (value.strip() or usual == ""):
            self.wrong(key, "a text is missing" if value is None else f"{shown(value)} isn't text")
            return usual or ""
        if len(value) > longest:
            self.wrong(key, f"at most {longest} letters, not {len(value)}")
        if not all(letter.isprintable() or longest > 200 for letter in value):
            self.wrong(key, "the text has letters that can't be printed")
        return value

    def whole(self, key: str, usual: int, *, low: int = 0, high: int = 1 << 31) -> int:
        value = self.value(key)
        if value is None:
            return usual
        if type(value) is not int or not low <= value <= high:
            self.wrong(key, f"{shown(value)} isn't a whole number from {low} to {high}")
            return usual
        return value

    def number(self, key: str, usual: float) -> float:
        value = self.value(key)
        if value is None:
            return usual
        if type(value) not in (int, float) or abs(value) > 1000:
            self.wrong(key, f"{shown(value)} isn't a number from -1000 to 1000")
            return usual
        return float(value) if value != int(value) else int(value)

    def flag(self, key: str, usual: bool) -> bool:
        value = self.value(key)
        if value is None:
            return usual
        if type(value) is not bool:
            self.wrong(key, f"{shown(value)} isn't true or false")
            return usual
        return value

    def one_of(self, key: str, known: Collection[str], usual: str = "") -> str:
        value = self.value(key)
        if value is None and usual:
            return usual
        if not isinstance(value, str) or value not in known:
            found = "it is missing" if value is None else f"{shown(value)} isn't one of them"
            self.wrong(key, f"{found}: expected {', '.join(known)}")
            return usual
        return value

    def listed(self, key: str) -> list[Any]:
        value = self.value(key)
        if value is None:
            return []
        if not isinstance(value, list) or len(value) > LONGEST_LIST:
            self.wrong(key, "expected a list, in brackets")
            return []
        return list(value)

    def texts(self, key: str) -> list[str]:
        found = self.listed(key)
        for at, value in enumerate(found, 1):
            if not isinstance(value, str) or not value.strip():
                self.wrong(f"{key}[{at}]", f"{shown(value)} isn't text")
            if str(value) in map(str, found[: at - 1]):
                self.wrong(f"{key}[{at}]", f"{shown(value)} is there twice")
        return [str(value) for value in found]

    def part(self, key: str) -> Fields:
        """A table inside this one; an empty one where there is none."""
        value = self.value(key)
        inside = Fields({} if value is None else value, self.at(key), self.problems)
        inside.is_table("")
        return inside

    def parts(self, key: str) -> Iterator[Fields]:
        """The tables of a list, counted from one."""
        for at, value in enumerate(self.listed(key), 1):
            inside = Fields(value, self.at(f"{key}[{at}]"), self.problems)
            if inside.is_table(""):
                yield inside


def shown(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:39] + "…"
