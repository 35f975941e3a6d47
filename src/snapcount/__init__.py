"""Five classic tabletop football games, refereed, explained and recorded."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from snapcount.core.table import Refusal, Seat

if TYPE_CHECKING:
    from snapcount.core.game import Game

__all__ = ["AWAY", "HOME", "Refusal", "Seat", "load", "new"]

HOME = Seat.HOME
AWAY = Seat.AWAY


def new(
    game: str,
    *,
    seed: int | str | None = None,
    names: tuple[str, str] = ("Home", "Away"),
    **options: bool | int | str,
) -> Game:
    """A new game: `snapcount.new("dice_football", overtime=False, seed=7)`. Without a seed the dice are secret."""
    from snapcount.core.game import Game
    from snapcount.games import find

    return Game(find(game), options, seed=seed, names=names)


def load(path: str | Path) -> Game:
    """A saved game, ready to go on."""
    from snapcount.core.record import load as load_record
    from snapcount.games import find

    return load_record(Path(path), find)
