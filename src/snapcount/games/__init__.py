"""The games of Snapcount. A game is imported only when somebody asks for it."""

from __future__ import annotations

import copyreg
import sys
from importlib import import_module
from types import ModuleType
from typing import Any, NamedTuple

from snapcount.core.rulebook import Rulebook
from snapcount.core.table import Refusal

GAMES: tuple[str, ...] = ("dice_football", "canadian_pro", "card_bowl", "out_of_sight", "scrimmage")
"""Those that can be played from the first whistle to the last."""


def find(game: str) -> Rulebook:
    """The rulebook of a game by its id."""
    if game not in GAMES:
        raise Refusal("games", f"There is no game {game!r}: expected one of {', '.join(GAMES)}.")
    rulebook: Rulebook = import_module(f"snapcount.games.{game}").RULEBOOK
    return rulebook


class About(NamedTuple):
    """What there is to choose from in a game."""

    id: str
    title: str
    summary: str
    lengths: dict[str, str]
    """`new(id, length=…)` and what it means."""
    options: dict[str, tuple[bool | int | str, ...]]
    """Every option with the values that it may have; none where any text will do."""
    coaches: tuple[str, ...]
    """The levels, weakest first."""


def about(rulebook: Rulebook) -> About:
    """A game in short."""
    return About(
        rulebook.id,
        rulebook.face.title,
        rulebook.face.summary,
        {length.name: length.text for length in rulebook.face.lengths},
        {option.name: option.choices for option in rulebook.rules.options},
        tuple(coach.level for coach in rulebook.coaches.levels),
    )


def listed() -> tuple[About, ...]:
    """What there is to play, with its lengths, options and coaches.

    >>> [game.id for game in snapcount.games()]
    ['dice_football', 'canadian_pro', 'card_bowl', 'out_of_sight', 'scrimmage']
    >>> snapcount.games()[0].options["overtime"]
    (True, False)
    """
    return tuple(about(find(game)) for game in GAMES)


class Called(ModuleType):
    """`snapcount.games` is this folder, and `snapcount.games()` lists what is in it."""

    def __call__(self) -> tuple[About, ...]:
        return listed()


sys.modules[__name__].__class__ = Called


def pickled(rulebook: Rulebook) -> Any:
    """A game that is pickled, or copied deeply, names its rulebook; one that is no game of ours is taken apart."""
    ours = rulebook.id in GAMES and find(rulebook.id) is rulebook
    return (find, (rulebook.id,)) if ours else rulebook.__reduce_ex__(2)


copyreg.pickle(Rulebook, pickled)
