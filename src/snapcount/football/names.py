"""Names in a sentence: whose something is, and the verb after a plural ("the Lions win", "Montreal wins")."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache
from importlib.resources import files
from typing import Any

from snapcount.core.rulebook import Words
from snapcount.core.table import Event
from snapcount.football.outcomes import Outcome

Names = tuple[str, str]

SINGULAR = frozenset(
    json.loads((files("snapcount.football") / "singular_names.json").read_text(encoding="utf-8"))
)
"""People and towns that end in s. The page has its own helper over the same list (`web/src/text/names.ts`)."""


def possessive(name: str) -> str:
    """Montreal's, the Lions', Dallas': as newspapers write it."""
    return f"{name}'" if name[-1:] in ("s", "S") else f"{name}'s"


@lru_cache(256)
def is_plural(name: str) -> bool:
    """Lions and Reds; not Dallas, Memphis, Angus or Jess."""
    last = name.lower().split()[-1] if name.split() else ""
    return last.endswith("s") and not last.endswith(("ss", "us", "is")) and last not in SINGULAR


IRREGULAR = {"has": "have", "is": "are", "was": "were", "does": "do", "goes": "go"}
NO_VERB = frozenset(("as", "its", "this", "us", "yards", "points", "timeouts"))
ITS = re.compile(r"\bits\b")


def plural_verb(verb: str) -> str:
    """Wins: win. Carries: carry. Passes: pass."""
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    if verb.endswith("ies"):
        return f"{verb[:-3]}y"
    return verb[:-2] if verb.endswith(("sses", "shes", "ches", "xes", "zzes")) else verb[:-1]


@lru_cache(64)
def subject(name: str) -> re.Pattern[str]:
    """The name as the subject of a verb: not behind a preposition or "the", where it is part of a place."""
    return re.compile(
        rf"(?<!\bof )(?<!\bby )(?<!\bto )(?<!\bon )(?<!\bat )(?<!\bfor )(?<!\bfrom )(?<!\bagainst )(?<!\bthe )"
        rf"(?<!\w)({re.escape(name)}) ([a-z]+s)\b([^.:;]*)"
    )


def agreeing(sentence: str, names: Names) -> str:
    """The same with a plural verb after a plural name and "their" for "its"; and Lions' for Lions's."""
    for name in names:
        if name.endswith("s"):
            sentence = sentence.replace(f"{name}'s", possessive(name))
        if is_plural(name) and name in sentence:
            sentence = subject(name).sub(agreed, sentence)
    return sentence


def agreed(found: re.Match[str]) -> str:
    whole, (name, verb, rest) = found[0], found.groups()
    if verb in NO_VERB or verb.endswith("ss"):
        return whole
    return f"{name} {plural_verb(verb)}{ITS.sub('their', rest)}"


def spoken(words: Words) -> Words:
    """The sentences of a game, with verbs that fit the teams' names."""

    def fitting(say: Callable[[Any, Names], str]) -> Callable[[Any, Names], str]:
        return lambda what, names: agreeing(say(what, names), names)

    def outcome(play: Sequence[Event], names: Names) -> Outcome | None:
        came: Outcome | None = words.outcome(play, names)
        return came and came._replace(line=agreeing(came.line, names), next=agreeing(came.next, names))

    return replace(
        words,
        prompt=fitting(words.prompt),
        event=fitting(words.event),
        situation=fitting(words.situation),
        outcome=outcome,
    )
