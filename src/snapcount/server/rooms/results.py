"""How a game ended, in a sentence, and the seed that its dice came from."""

from __future__ import annotations

from typing import Any

from snapcount.core.data.plain import canonical
from snapcount.core.fair import commitment
from snapcount.core.game import Game
from snapcount.core.table import Seat

NAMES = ("home", "away")


def result_of(game: Game, resigned: Seat | None = None) -> dict[str, Any]:
    if resigned is not None:
        return {"winner": NAMES[resigned.other], "how": f"{game.names[resigned]} resigned."}
    home, away = game.score
    if home == away:
        return {"winner": None, "how": f"A tie: {home}–{away}."}
    winner = Seat.HOME if home > away else Seat.AWAY
    return {
        "winner": NAMES[winner],
        "how": f"{game.names[winner]} won {max(home, away)}–{min(home, away)}.",
    }


def contributions_of(game: Game) -> dict[str, str]:
    return {NAMES[seat]: game.dice.contributions[seat] or "" for seat in Seat}


def ended(game: Game, resigned: Seat | None) -> str:
    """The last message of a match: only now is the seed told."""
    seed = game.dice.server_seed
    return canonical(
        {
            "type": "ended",
            "result": result_of(game, resigned),
            "score": list(game.score),
            "seed": seed.hex(),
            "commitment": commitment(seed),
            "contributions": contributions_of(game),
        }
    )
