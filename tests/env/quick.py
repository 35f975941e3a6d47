"""Short games for the environments' tests, and ids played at random."""

from __future__ import annotations

from random import Random
from typing import Any

from snapcount.core.rulebook import Value
from snapcount.core.table import Seat
from snapcount.env.match import Match, new_match

SHORT: dict[str, dict[str, Any]] = {
    "dice_football": {"plays_per_quarter": 12},
    "canadian_pro": {"minutes": 5},
    "card_bowl": {"intervals_per_quarter": 12},
    "scrimmage": {"scenario": "single", "turn_limit": 10},
    "out_of_sight": {"plays": 5},
}
GAMES = tuple(SHORT)


def match(game: str, seed: int = 1, **options: Value) -> Match:
    return new_match(game, options or SHORT[game], "quick", seed)


def any_id(at: Match, seat: Seat, random: Random) -> int:
    return random.choice(list(at.legal(seat)))


def play(at: Match, random: Random, most: int = 100_000) -> list[tuple[Seat, int]]:
    """Any legal ids until the game is over, or so many."""
    played: list[tuple[Seat, int]] = []
    while at.seat is not None and len(played) < most:
        seat = at.seat
        number = any_id(at, seat, random)
        at.play(seat, number)
        played.append((seat, number))
    return played


def feed(at: Match, answers: list[Any]) -> None:
    """Recorded answers, each spelled in ids."""
    for given in answers:
        if given.kind == "answer":
            for number in at.codec.spell(at.steps.waiting[given.seat], given.value):
                at.play(given.seat, number)
