"""The games of Snapcount. A game is imported only when somebody asks for it."""

from __future__ import annotations

import copyreg
from importlib import import_module
from typing import Any

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


def pickled(rulebook: Rulebook) -> Any:
    """A game that is pickled, or copied deeply, names its rulebook; one that is no game of ours is taken apart."""
    ours = rulebook.id in GAMES and find(rulebook.id) is rulebook
    return (find, (rulebook.id,)) if ours else rulebook.__reduce_ex__(2)


copyreg.pickle(Rulebook, pickled)
