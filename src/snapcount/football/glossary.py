"""Words that a newcomer may not know, each with a sentence: football's own, and those of a game."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from snapcount.core.rulebook import Rulebook


@cache
def football_words() -> dict[str, str]:
    """What every game of football says."""
    return tomllib.loads((files("snapcount.football") / "glossary.toml").read_text(encoding="utf-8"))


def words_of(rulebook: Rulebook) -> dict[str, str]:
    """A game's own words; none where nobody has written any."""
    page = files("snapcount.games") / rulebook.id / "show" / "glossary.toml"
    return tomllib.loads(page.read_text(encoding="utf-8")) if page.is_file() else {}


def glossary(rulebook: Rulebook) -> dict[str, str]:
    """The words of football and of the game, which has the last word, by the alphabet."""
    return dict(sorted((football_words() | words_of(rulebook)).items(), key=lambda one: one[0].casefold()))
