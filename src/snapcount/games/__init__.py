"""The games of Snapcount. A game is imported only when somebody asks for it."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from snapcount.core.rulebook import Rulebook
from snapcount.core.table import Refusal

PLANNED = ("dice_football", "card_bowl", "canadian_pro", "scrimmage", "out_of_sight")
GAMES = tuple(game for game in PLANNED if find_spec(f"snapcount.games.{game}") is not None)


def find(game: str) -> Rulebook:
    """The rulebook of a game by its id."""
    if game not in GAMES:
        raise Refusal("games", f"There is no game {game!r}: expected one of {', '.join(GAMES)}.")
    rulebook: Rulebook = import_module(f"snapcount.games.{game}").RULEBOOK
    return rulebook
