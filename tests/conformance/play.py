"""Random play for every game: a game through its public face, answered by its questions' own samples."""

from __future__ import annotations

from random import Random
from typing import Any

from snapcount.core.game import Game
from snapcount.core.rulebook import Rulebook, Value
from snapcount.games import GAMES, find

LIMIT = 60_000


def shortest(rulebook: Rulebook) -> dict[str, Value]:
    """The options of the shortest length the lobby offers."""
    return dict(rulebook.face.lengths[-1].options)


def play_randomly(
    rulebook: Rulebook, seed: int, options: dict[str, Value] | None = None, limit: int = LIMIT
) -> Game:
    """A whole game (or its first answers) with random legal answers."""
    game = Game(rulebook, options or shortest(rulebook), seed=seed)
    random = Random(seed)
    for _ in range(limit):
        if game.is_over:
            break
        seat = random.choice(sorted(game.waiting))
        game.answer(game.waiting[seat].sample(random), seat)
    return game


_PLAYED: dict[tuple[str, int], Game] = {}


def played(game: str, seed: int = 1) -> Game:
    """A random game, played once and shared by the tests that only look at it."""
    if (game, seed) not in _PLAYED:
        _PLAYED[game, seed] = play_randomly(find(game), seed)
    return _PLAYED[game, seed]


__all__ = ["GAMES", "Any", "find", "play_randomly", "played", "shortest"]
