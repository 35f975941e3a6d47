"""Every body of the REST interface about the games themselves, as types."""

from __future__ import annotations

from typing import Literal

from snapcount.server.wire.fields import Out, Value, message


@message
class GameOption(Out):
    name: str
    default: Value
    choices: list[Value]
    rule: str
    text: str


@message
class GameLength(Out):
    name: str
    text: str
    options: dict[str, Value]


@message
class GameCoach(Out):
    level: str
    name: str
    text: str
    elo: int | None


@message
class GameInfo(Out):
    id: str
    title: str
    summary: str
    prefix: str
    options: list[GameOption]
    lengths: list[GameLength]
    coaches: list[GameCoach]


@message
class Games(Out):
    games: list[GameInfo]


@message
class RuleTable(Out):
    """A chart of the game, as texts."""

    title: str
    head: list[str]
    rows: list[list[str]]


@message
class Rule(Out):
    """A rule as people read it."""

    id: str
    tag: Literal["printed", "ruling", "reconstructed", ""]
    title: str
    text: str
    chapter: str
    tables: list[RuleTable]
    inner: bool
    """For those who write or test the game: found by its number alone."""


@message
class Word(Out):
    """A word of football or of the game, and what it means."""

    word: str
    means: str


@message
class Rules(Out):
    how_to_play: str
    """The game on one page, in Markdown; rules are named by their ids."""
    glossary: list[Word]
    rules: list[Rule]


@message
class RulePlace(Out):
    """One place of a rule: a function, a table, a test, a worked example."""

    kind: Literal["code", "table", "test", "page test", "example"]
    file: str
    line: int
    name: str


@message
class RulePlaces(Out):
    """Where a rule is found, and a sentence where there is no code or no test."""

    places: list[RulePlace]
    elsewhere: str
    untested: str


@message
class FileChecked(Out):
    """A file that somebody brings for an option: its value for a new match, or what is wrong with it."""

    title: str
    value: str
    problems: list[str]
