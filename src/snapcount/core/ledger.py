"""The rule ledger of a game as entries: what the log, the terminal and the page show for a rule id."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from snapcount.core.rulebook import Rulebook
from snapcount.core.table import Refusal

ENTRY = re.compile(r"^\*\*([A-Z]{2}-[0-9A-Z]+\.[0-9]+[a-z]?)\*\*\s*", re.MULTILINE)
HEADING = re.compile(r"^#{1,4} (.*)$", re.MULTILINE)
TAG = re.compile(r"\[(printed|ruling|reconstructed)\b[^\]]*\]")


@dataclass(frozen=True)
class Entry:
    """One rule of the ledger. `tag` says whether it is printed, our ruling, or reconstructed."""

    id: str
    tag: str
    chapter: str
    text: str


def entries(rulebook: Rulebook) -> dict[str, Entry]:
    """All rules of a game by id, in the order of the ledger."""
    return read_ledger(rulebook.ledger())


@cache
def read_ledger(text: str) -> dict[str, Entry]:
    found: dict[str, Entry] = {}
    marks = sorted([*ENTRY.finditer(text), *HEADING.finditer(text)], key=lambda mark: mark.start())
    chapter = ""
    for mark, following in zip(marks, [*marks[1:], None], strict=True):
        if mark.re is HEADING:
            chapter = mark[1].strip() if mark[0].startswith("## ") else chapter
            continue
        body = text[mark.end() : following.start() if following else len(text)].strip()
        body = re.sub(r"\n+---\s*$", "", body)
        found[mark[1]] = Entry(mark[1], tag_of(body), chapter, body)
    return found


def tag_of(body: str) -> str:
    """The first tag of a rule; where a rule is printed in part, the text says which part is a ruling."""
    tags = TAG.findall(body)
    return tags[0] if tags else "ruling"


def entry(rulebook: Rulebook, number: str) -> Entry:
    """One rule by its id, in any case; a chapter's number gives its first rule."""
    found = entries(rulebook)
    wanted = number.upper() if number.upper() in found else number
    for candidate in (wanted, wanted[:-1].upper() + wanted[-1:].lower()):
        if candidate in found:
            return found[candidate]
    first, last = next(iter(found)), list(found)[-1]
    raise Refusal(
        rulebook.rules.prefix,
        f"{rulebook.face.title} has no rule {number!r}: expected an id from {first} to {last}.",
    )


def chapter_of(rulebook: Rulebook, number: str) -> list[Entry]:
    """Every rule of a chapter: `DF-7`."""
    return [rule for rule in entries(rulebook).values() if rule.id.rpartition(".")[0] == number.upper()]
