"""The games of Snapcount. A game is imported only when somebody asks for it."""

from __future__ import annotations

from importlib import import_module

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
