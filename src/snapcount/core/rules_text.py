"""The rules as people read them: the sentence without the ledger's notes on sources, files and tests.

Terminal and page show these texts; the ledger itself stays as it is, in `games/<game>/rules.md`. Where its sentence is
for those who write the game, `games/<game>/show/rules.toml` has one for those who play it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from snapcount.core.ledger import Entry, entries
from snapcount.core.rulebook import Rulebook
from snapcount.core.rules_tables import RuleTable, tables_of

FILE = r"`[\w./*]+\.(?:json|md)`"
SOURCE = re.compile(r"^(?:←|\()[^\n]*?(?=\[(?:printed|ruling|reconstructed)\b)")
"""What Scrimmage's ledger says first: section and lines of the book, or that it is silent."""
TAG = re.compile(r"\s*\[(?:printed|ruling|reconstructed)\b(?:[^\[\]]|\[[^\[\]]*\])*\]")
LINES = re.compile(r"\s*\((?:[a-z ,]* )?lines?\s\d(?:[^()]|\([^()]*\))*\)|\s*\(—\)")
NOTES: tuple[tuple[re.Pattern[str], str], ...] = (
    (SOURCE, ""),
    (TAG, ""),
    (LINES, ""),
    (re.compile(r"\s*\((?:[^()]*[:;,]? )?(?:ruling|reconstructed)\b[^()]*\)"), ""),
    (re.compile(r"\s*\(DP-\d+[^()]*\)"), ""),
    (re.compile(rf"\s*→\s*{FILE}"), ""),
    (re.compile(rf"\s*\({FILE}(?:(?:,| and)\s+{FILE})*\)"), ""),
    (re.compile(rf"(?<=\(){FILE}[;:,]\s*"), ""),
    (re.compile(rf",?\s*{FILE}(?=\))"), ""),
    (re.compile(rf":\s*{FILE}"), ""),
    (re.compile(rf"(?<=[.!?]) {FILE}\.(?=\s|$)"), ""),
    (re.compile(rf"(?:^|(?<=[.!?] )){FILE}"), "The table"),
    (re.compile(FILE), "the table"),
    (re.compile(r" +([.,;:])(?=\s|$)"), r"\1"),
    (re.compile(r"\(\s*\)"), ""),
    (re.compile(r"(?<=\S)[ \t]{2,}"), " "),
)
TITLE = re.compile(r"^\*([^*\n]{2,60}?)\.?\*\s*")
FIRST_SENTENCE = re.compile(r"^(.{3,60}?)(?:[.:;](?:\s|$)| \()", re.DOTALL)
CHAPTER = re.compile(r"^(?:[A-Z]{2}-)?(\d+|Appendix \w)\.?\s+")
INNER = re.compile(
    r"notation|test vectors|worked examples|printed examples|decision|what the player needs|chance events"
    r"|derived numbers|settled|card forge|motor noise|field generator|hidden information",
    re.IGNORECASE,
)
"""Chapters for those who write or test the game: they stay in the ledger, and are found by number only."""
NOT_INNER = re.compile(r"components", re.IGNORECASE)


@dataclass(frozen=True)
class Rule:
    """One rule for people: its sentence, whether the book prints it, its tables."""

    id: str
    title: str
    tag: str
    chapter: str
    text: str
    tables: tuple[RuleTable, ...]
    inner: bool
    """For those who write the game: not in lists or searches by word."""


def rules_for_people(rulebook: Rulebook) -> dict[str, Rule]:
    """All rules of a game by id, in the order of the ledger."""
    return _read(rulebook.id, tuple(entries(rulebook).values()))


@cache
def _read(game: str, found: tuple[Entry, ...]) -> dict[str, Rule]:
    return {entry.id: rule_of(game, entry) for entry in found}


@cache
def for_players(game: str) -> Mapping[str, Any]:
    """A game's own sentences and words for players; nothing where the ledger's do."""
    path = files("snapcount.games") / game / "show" / "rules.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def spoken(game: str, text: str) -> str:
    """The ledger's short forms in words: "O returns" is "The offence returns"."""
    words: Mapping[str, str] = for_players(game).get("words", {})
    if not words:
        return text
    short = "|".join(sorted(map(re.escape, words), key=len, reverse=True))

    def said(found: re.Match[str]) -> str:
        word = words[found[2]]
        return found[1] + (word[:1].upper() + word[1:] if found[1] != "" or found.start() == 0 else word)

    return re.sub(rf"((?<=[.!?])\s+|)(?<![\w-])({short})(?![\w-])", said, text)


def rule_of(game: str, entry: Entry) -> Rule:
    own: Mapping[str, Any] = for_players(game)
    text = own.get("rules", {}).get(entry.id, "").strip() or spoken(game, plain(entry.text))
    named = TITLE.match(text)
    title = named[1] if named else first_words(text)
    inner = bool(INNER.search(entry.chapter)) and not NOT_INNER.search(entry.chapter)
    inner = inner or entry.id in own.get("inner", ())
    tables = tables_of(game, entry.id)
    return Rule(
        entry.id,
        title,
        entry.tag,
        chapter(entry.chapter),
        text[named.end() :].lstrip(" :") if named else after_title(title, text),
        tables,
        inner,
    )


def plain(text: str) -> str:
    """A rule's text without line numbers, files, section numbers and tags."""
    for pattern, instead in NOTES:
        text = pattern.sub(instead, text)
    text = text.strip()
    return text if text[:1] not in ".;:," else text[1:].strip()


def chapter(heading: str) -> str:
    """`SC-10 Contact results (`tables/x.json`)` is "10. Contact results"."""
    return CHAPTER.sub(r"\1. ", plain(heading))


def first_words(text: str) -> str:
    """What stands for a rule that has no title: its first words."""
    words = re.sub(r"[*`]", "", " ".join(text.split("\n\n")[0].split()))
    found = FIRST_SENTENCE.match(words)
    if found:
        return found[1]
    return words if len(words) <= 60 else words[:59].rsplit(" ", 1)[0] + "…"


def after_title(title: str, text: str) -> str:
    """ "Coin toss: the visitors call" under the title "Coin toss" is "The visitors call"."""
    rest = text.removeprefix(f"{title}: ")
    return text if rest == text else rest[:1].upper() + rest[1:]


def search(rules: dict[str, Rule], wanted: str) -> list[Rule]:
    """The rule with that number first, then titles, then texts that hold every word; inner rules by number only."""
    words = wanted.lower().split()
    ranked = [(rank(rule, wanted.strip().lower(), words), rule) for rule in rules.values()]
    return [rule for place, rule in sorted(ranked, key=lambda pair: pair[0]) if place < NOWHERE]


NOWHERE = 5


def rank(rule: Rule, wanted: str, words: list[str]) -> int:
    id, title = rule.id.lower(), rule.title.lower()
    if id == wanted:
        return 0
    if id.startswith(wanted) and "-" in wanted:
        return 1
    if rule.inner or not words:
        return NOWHERE
    if all(word in title for word in words):
        return 2
    body = f"{title} {rule.text}".lower()
    if all(word in body for word in words):
        return 3
    return 4 if all(word in f"{body} {rule.chapter}".lower() for word in words) else NOWHERE


def how_to_play(rulebook: Rulebook) -> str:
    """The game on one page, for people; "" where nobody has written it."""
    page = files("snapcount.games") / rulebook.id / "how_to_play.md"
    return page.read_text(encoding="utf-8") if page.is_file() else ""
